//===- model.h - What a compiled model offers ---------------------*- C -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every object or shared library that nnprim-compile writes carries one
// constant `nnprim_model`, under the symbol `<name>_model`; a shared library
// has the alias `nnprim_model` besides, for dlsym. A program that links the
// object knows its shapes and calls `<name>_run` of the generated header; this
// descriptor serves programs that load a model they have not seen before.
//
// A model owns nothing but constants. It allocates nothing, keeps no state and
// starts nothing, so that one model may run in several threads at once, each
// with an arena of its own. The descriptor and all it points to live as long as
// the library is loaded.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_MODEL_H
#define NNPRIM_MODEL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The layout below. A reader refuses a model with another number.
#define NNPRIM_ABI_VERSION 1u

/// The least alignment, in bytes, of an arena and of every tensor in it.
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

/// One input or output. Elements are dense and row-major (the last dimension
/// is contiguous), in the byte order of the target. Dimensions are counted in
/// elements and mean what they mean in the source model: an image of an ONNX
/// model is N×C×H×W.
typedef struct nnprim_tensor {
  const char *name;     ///< The name in the source model, UTF-8, never null.
  int32_t type;         ///< One of enum nnprim_type.
  int32_t rank;         ///< 0 for a scalar.
  const int64_t *shape; ///< `rank` extents; may be null when rank is 0.
} nnprim_tensor;

/// A way to run the iterations of a loop, supplied by the caller.
///
/// `parallel_for` calls task(data, i) once for every i in [0, count), in any
/// order and from any thread, and returns when all calls have returned. Tasks
/// do not call parallel_for. Implementations: nnprim/threads.h.
typedef struct nnprim_threads {
  void *context;
  int32_t num_threads; ///< At least 1; work is divided in at most as many.
  void (*parallel_for)(void *context, int64_t count,
                       void (*task)(void *data, int64_t index), void *data);
} nnprim_threads;

/// Bits of nnprim_model.flags. Unknown bits are to be ignored.
enum nnprim_model_flags {
  /// `invoke` divides its work over the given threads; without this bit it
  /// runs in the calling thread whatever it is given.
  NNPRIM_MODEL_USES_THREADS = 1
};

/// A compiled model.
typedef struct nnprim_model {
  uint32_t abi_version; ///< NNPRIM_ABI_VERSION
  int32_t num_inputs;
  int32_t num_outputs;
  uint32_t flags;     ///< A set of nnprim_model_flags.
  const char *name;   ///< The C identifier that prefixes its symbols.
  const char *target; ///< For instance "x86-64-avx512".
  const nnprim_tensor *inputs;
  const nnprim_tensor *outputs;
  /// Bytes of scratch memory that one invocation needs; may be 0.
  uint64_t arena_bytes;
  /// Alignment of the arena in bytes, a power of two.
  uint64_t arena_alignment;
  /// Bytes of weights in the read-only data, after packing.
  uint64_t weight_bytes;

  /// Runs the model once.
  ///
  /// inputs[i] and outputs[i] point to the elements of the i-th tensor. They
  /// need no alignment beyond that of their element type (the runtime aligns
  /// to NNPRIM_ALIGNMENT all the same, which is faster), and belong to the
  /// caller. No output may overlap another tensor or the arena; inputs are
  /// not written. `arena` has arena_bytes bytes at arena_alignment; its
  /// contents before and after mean nothing. `threads` may be null: then the
  /// model runs in the calling thread. The same bits come out whatever the
  /// number of threads.
  ///
  /// There is no error to return: shapes were checked when the model was
  /// compiled, and it acquires nothing at run time.
  void (*invoke)(const void *const *inputs, void *const *outputs, void *arena,
                 const nnprim_threads *threads);
} nnprim_model;

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_MODEL_H
