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
// A model owns only constants, and one word in which it remembers what this
// processor can run. It allocates no memory, keeps nothing else between calls
// and starts no threads, so one model may run in several threads at once, each
// with its own arena. The descriptor and all data it points to live as long as
// the library is loaded.
//
// A call reports what is wrong with its arguments or with the processor as an
// nnprim_status before it touches any memory; nnprim/invoke.h puts it in words.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_MODEL_H
#define NNPRIM_MODEL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Version of the layout below. A reader rejects a model with another version:
/// version 1 had no errors, no variants and no arena_bytes argument of
/// `invoke`.
#define NNPRIM_ABI_VERSION 2u

/// Minimum alignment, in bytes, of an arena and of every tensor in it.
#define NNPRIM_ALIGNMENT 64u

/// Element types; the numbers are those of ONNX's TensorProto.DataType, up to 26.
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
  NNPRIM_BFLOAT16 = 16,
  // One byte for each element, also of those of fewer bits: numbers of integers
  // are extended, and the bits of a float are the lowest ones.
  NNPRIM_FLOAT8E4M3FN = 17,
  NNPRIM_FLOAT8E4M3FNUZ = 18,
  NNPRIM_FLOAT8E5M2 = 19,
  NNPRIM_FLOAT8E5M2FNUZ = 20,
  NNPRIM_UINT4 = 21,
  NNPRIM_INT4 = 22,
  NNPRIM_FLOAT4E2M1 = 23,
  NNPRIM_FLOAT8E8M0 = 24,
  NNPRIM_UINT2 = 25,
  NNPRIM_INT2 = 26,
  /// The upper three bytes of a float32, little-endian, without gaps.
  NNPRIM_FLYTE24 = 124
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

/// The result of a call. The low eight bits are one of the codes below; the
/// bits above are the position of the tensor that the code is about, counted
/// from 0.
typedef int32_t nnprim_status;
enum {
  NNPRIM_OK = 0,
  /// The processor or its operating system lacks instructions of every variant,
  /// or of the one that was called.
  NNPRIM_ERROR_PROCESSOR = 1,
  NNPRIM_ERROR_NULL_INPUTS = 2,     ///< The array of inputs is null.
  NNPRIM_ERROR_NULL_OUTPUTS = 3,    ///< The array of outputs is null.
  NNPRIM_ERROR_NULL_INPUT = 4,      ///< An input is null; see the position.
  NNPRIM_ERROR_NULL_OUTPUT = 5,     ///< An output is null; see the position.
  NNPRIM_ERROR_NULL_ARENA = 6,      ///< The arena is null.
  NNPRIM_ERROR_ARENA_BYTES = 7,     ///< The arena is too small.
  NNPRIM_ERROR_ARENA_ALIGNMENT = 8, ///< The arena is misaligned.
  NNPRIM_ERROR_NUM_THREADS = 9,     ///< Not from 1 to NNPRIM_MAX_THREADS.
  NNPRIM_ERROR_NULL_PARALLEL_FOR = 10,
  NNPRIM_ERROR_NULL_MODEL = 11,  ///< From nnprim_invoke only.
  NNPRIM_ERROR_ABI_VERSION = 12, ///< From nnprim_invoke only.
  /// From calls of models with symbols; the position is that of the symbol.
  NNPRIM_ERROR_NULL_EXTENTS = 13, ///< The array of extents is null.
  NNPRIM_ERROR_EXTENT = 14        ///< The symbol cannot have this value.
};
#define NNPRIM_STATUS_CODE(status) ((status) & 0xff)
#define NNPRIM_STATUS_POSITION(status) ((status) >> 8)

/// Largest number of threads that a model takes.
#define NNPRIM_MAX_THREADS 65536

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

/// Runs a model once.
///
/// inputs[i] and outputs[i] point to the elements of the i-th tensor; only the
/// pointer to a tensor without elements may be null. They belong to the caller
/// and need only the alignment of their element type; the runtime aligns them
/// to NNPRIM_ALIGNMENT, which is faster. No output may overlap another tensor
/// or the arena; inputs are not written. `arena` has `arena_bytes` bytes, at
/// least as many as the model or variant says, aligned to the model's
/// arena_alignment; it may be null if the model needs none. Its contents before
/// and after the call are meaningless. If `threads` is null, the model runs in
/// the calling thread. The number of threads does not change the bits of the
/// result.
///
/// Returns NNPRIM_OK, or the first error among the processor, inputs, outputs,
/// arena and threads, in which case nothing was written. Otherwise the call
/// cannot fail: shapes were checked when the model was compiled, and the model
/// acquires no resources at run time.
typedef nnprim_status (*nnprim_invoke_function)(const void *const *inputs,
                                                void *const *outputs,
                                                void *arena,
                                                uint64_t arena_bytes,
                                                const nnprim_threads *threads);

/// The model's code in one instruction set.
typedef struct nnprim_variant {
  const char *target; ///< For example "x86-64-avx512".
  /// The instruction-set extensions that the code needs beyond the
  /// architecture's baseline, by LLVM's names: "avx2,fma,…". May be empty.
  const char *features;
  uint64_t arena_bytes; ///< Of this variant; may be 0.
  /// Runs this variant, or returns NNPRIM_ERROR_PROCESSOR.
  nnprim_invoke_function invoke;
} nnprim_variant;

/// An extent that is chosen when the model runs, such as the number of images.
typedef struct nnprim_symbol {
  const char *name; ///< As in the option --input-shape of nnprim-compile.
  /// The values that the model is compiled for, increasing; the last one is the
  /// largest that it takes.
  const int64_t *values;
  int32_t num_values;
  /// Not 0 if the symbol may have any value from 1 to the last one: the model
  /// then runs for several of `values` after another, on consecutive items.
  int32_t is_composed;
} nnprim_symbol;

/// The tensors of a model for one combination of values.
typedef struct nnprim_size {
  const int64_t *extents; ///< A value for each symbol.
  const nnprim_tensor *inputs;
  const nnprim_tensor *outputs;
  uint64_t arena_bytes; ///< Of the variant that needs most.
} nnprim_size;

/// Runs a model with a value for each of its symbols; all else is as with an
/// nnprim_invoke_function. `arena_bytes` is at least that of the model,
/// whatever the extents.
typedef nnprim_status (*nnprim_invoke_sized_function)(
    const int64_t *extents, const void *const *inputs, void *const *outputs,
    void *arena, uint64_t arena_bytes, const nnprim_threads *threads);

/// A compiled model. Where it has symbols, `inputs`, `outputs`, `invoke` and
/// the variants are those of the largest extents.
typedef struct nnprim_model {
  uint32_t abi_version; ///< NNPRIM_ABI_VERSION
  int32_t num_inputs;
  int32_t num_outputs;
  uint32_t flags;     ///< A set of nnprim_model_flags.
  const char *name;   ///< C identifier that prefixes the model's symbols.
  const char *target; ///< The targets of the variants, separated by commas.
  const nnprim_tensor *inputs;
  const nnprim_tensor *outputs;
  /// Scratch memory that one invocation needs, in bytes; may be 0. The largest
  /// of the variants'.
  uint64_t arena_bytes;
  /// Alignment of the arena in bytes, a power of two.
  uint64_t arena_alignment;
  /// Size of the weights in the read-only data, in bytes, after packing.
  uint64_t weight_bytes;
  /// Runs the first variant whose code this processor runs.
  nnprim_invoke_function invoke;

  /// At least one; `invoke` prefers those that come first.
  const nnprim_variant *variants;
  int32_t num_variants;
  /// The position of the variant that `invoke` runs here, or -1 if the
  /// processor runs none. The processor is asked once.
  int32_t (*select_variant)(void);

  int32_t num_symbols; ///< 0 if all shapes are fixed.
  /// Of all combinations of the symbols' values; those of the first symbol
  /// change last. nnprim/tensor.h computes shapes for values between them.
  int32_t num_sizes;
  const nnprim_symbol *symbols;
  const nnprim_size *sizes;
  nnprim_invoke_sized_function invoke_sized; ///< Null without symbols.
} nnprim_model;

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_MODEL_H
