//===- model.h - Interface of a compiled model ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every object or shared library that nnprim-compile writes contains one
// constant `nnprim_model` under the symbol `<name>_model`; a shared library
// also has the alias `nnprim_model` for dlsym. A program that links the object
// knows its shapes and calls `<name>_run` of the generated header. The
// descriptor serves programs that load a model unknown to them.
//
// A model owns only constants. It allocates no memory, keeps no state and
// starts no threads, so one model may run in several threads at once, each with
// its own arena. The descriptor and all data it points to live as long as the
// library is loaded.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_MODEL_H
#define NNPRIM_MODEL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Version of the layout below. A reader rejects a model with another version.
#define NNPRIM_ABI_VERSION 1u

/// Minimum alignment, in bytes, of an arena and of every tensor in it.
#define NNPRIM_ALIGNMENT 64u

/// Element types; the numbers are those of ONNX's TensorProto.DataType.
enum nnprim_type {
  NNPRIM_FLOAT32 = 1,
  NNPRIM_UINT8 = 2,
  NNPRIM_INT8 = 3,
  NNPRIM_UINT16 = 4,
  NNPRIM_INT16 = 5,
  NNPRIM_INT32 = 6,
  NNPRIM_INT64 = 7,
  NNPRIM_BOOL = 9, ///< One byte, 0 or 1.
  NNPRIM_FLOAT16 = 10,
  NNPRIM_FLOAT64 = 11,
  NNPRIM_UINT32 = 12,
  NNPRIM_UINT64 = 13,
  NNPRIM_BFLOAT16 = 16
};

/// One input or output. Elements are dense and row-major (the last dimension is
/// contiguous), in the byte order of the target. Extents are numbers of
/// elements, and dimensions have their meaning in the source model: an image of
/// an ONNX model is N×C×H×W.
typedef struct nnprim_tensor {
  const char *name;     ///< The name in the source model, UTF-8, never null.
  int32_t type;         ///< One of enum nnprim_type.
  int32_t rank;         ///< 0 for a scalar.
  const int64_t *shape; ///< `rank` extents; may be null when rank is 0.
} nnprim_tensor;

/// Runs the iterations of a loop; supplied by the caller.
///
/// `parallel_for` calls task(data, i) once for every i in [0, count), in any
/// order and from any thread, and returns when all calls have returned. Tasks
/// must not call parallel_for. nnprim/threads.h lists implementations.
typedef struct nnprim_threads {
  void *context;
  int32_t num_threads; ///< At least 1; maximum number of work shares.
  void (*parallel_for)(void *context, int64_t count,
                       void (*task)(void *data, int64_t index), void *data);
} nnprim_threads;

/// Bits of nnprim_model.flags. Readers must ignore unknown bits.
enum nnprim_model_flags {
  /// `invoke` divides its work among the given threads. Without this bit it
  /// runs in the calling thread and ignores them.
  NNPRIM_MODEL_USES_THREADS = 1
};

/// A compiled model.
typedef struct nnprim_model {
  uint32_t abi_version; ///< NNPRIM_ABI_VERSION
  int32_t num_inputs;
  int32_t num_outputs;
  uint32_t flags;     ///< A set of nnprim_model_flags.
  const char *name;   ///< C identifier that prefixes the model's symbols.
  const char *target; ///< For example "x86-64-avx512".
  const nnprim_tensor *inputs;
  const nnprim_tensor *outputs;
  /// Scratch memory that one invocation needs, in bytes; may be 0.
  uint64_t arena_bytes;
  /// Alignment of the arena in bytes, a power of two.
  uint64_t arena_alignment;
  /// Size of the weights in the read-only data, in bytes, after packing.
  uint64_t weight_bytes;

  /// Runs the model once.
  ///
  /// inputs[i] and outputs[i] point to the elements of the i-th tensor. They
  /// belong to the caller and need only the alignment of their element type;
  /// the runtime aligns them to NNPRIM_ALIGNMENT, which is faster. No output
  /// may overlap another tensor or the arena; inputs are not written. `arena`
  /// has arena_bytes bytes aligned to arena_alignment; its contents before and
  /// after the call are meaningless. If `threads` is null, the model runs in
  /// the calling thread. The number of threads does not change the bits of the
  /// result.
  ///
  /// `invoke` cannot fail: shapes were checked when the model was compiled, and
  /// the model acquires no resources at run time.
  void (*invoke)(const void *const *inputs, void *const *outputs, void *arena,
                 const nnprim_threads *threads);
} nnprim_model;

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_MODEL_H
