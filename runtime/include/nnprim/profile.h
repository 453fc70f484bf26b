//===- profile.h - Times and contents of a model's steps ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A shared library that nnprim-compile --profile writes contains an array with
// an `nnprim_profile` for each variant of the model's descriptor, in the same
// order, under the symbol `<name>_profile`, and the alias `nnprim_profile` for
// dlsym; nnprim_library_profile (nnprim/library.h) finds it. A library compiled
// without --profile has nothing of this.
//
// A profiled model keeps state: each run adds to the counters. Two runs at the
// same time, even with arenas of their own, lose counts; their results are
// still right.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROFILE_H
#define NNPRIM_PROFILE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Version of the layout below. A reader rejects a profile with another one.
#define NNPRIM_PROFILE_VERSION 2u

/// One step of a model: a kernel, which computes one or several nodes of the
/// source model. Strings are UTF-8 and never null, but may be empty.
typedef struct nnprim_profile_step {
  const char *const *names; ///< Names of the nodes, in the order of fusion.
  int32_t num_names;        ///< At least 1.
  int32_t reserved;         ///< 0
  const char *op;           ///< The compiler's operation, "nnprim.gemm".
  const char *algorithm;    ///< In a few words: "winograd2d F(4, 3)".
  const char *plan;         ///< Tiles and the like; empty if there are none.
  const char *layout;       ///< Dimensions in memory, "NHWC", if fixed by `op`.
  const char *kernel;       ///< The function; several steps may share one.
  const char *result;       ///< Shape and type: "1x56x56x64xf32".
  /// Type of sums, "f32"; "f32 by int16" for products of f32 by integers of 16
  /// bits that share scales.
  const char *arithmetic;
  /// Operations on scalars, a multiply-add counted as two, without those of a
  /// fused epilogue. A fast convolution has those of a direct one. −1 if
  /// unknown.
  int64_t flops;
  /// Operations that `algorithm` does, without transforms of tiles: fewer for a
  /// fast convolution. −1 if unknown.
  int64_t executed_flops;
  /// Bytes of all distinct elements read, of the constants among them, and of
  /// those written: the traffic with infinite caches.
  int64_t read_bytes, constant_bytes, written_bytes;
} nnprim_profile_step;

/// A buffer in the arena. It lives from step `first` to step `last`, both
/// included, and may share its bytes with others before and after.
typedef struct nnprim_profile_buffer {
  const char *name; ///< The node that writes it first.
  int64_t offset;   ///< In bytes from the arena's start.
  int64_t bytes;
  int32_t first, last;
} nnprim_profile_buffer;

/// The profile of one variant of a model. A program that links an object with
/// profiles declares `extern const nnprim_profile <name>_profile[];`. All data
/// live as long as the library is loaded. The functions are code of the
/// variant: only a processor that runs the variant runs them.
typedef struct nnprim_profile {
  uint32_t version; ///< NNPRIM_PROFILE_VERSION
  int32_t num_steps;
  int32_t num_buffers;
  int32_t vector_bytes; ///< Width of the vectors of the instruction set.
  const nnprim_profile_step *steps;     ///< In the order in which they run.
  const nnprim_profile_buffer *buffers; ///< By their first step.

  /// One counter a step. A run of the model adds the time that each step took
  /// its caller, in ticks of `read_timer`. A reader may set them to 0 between
  /// runs.
  uint64_t *ticks;

  /// The timer that the model reads. It has a constant rate, which the reader
  /// finds by comparison with a clock.
  uint64_t (*read_timer)(void);

  /// Runs `iterations` of a loop of independent multiply-adds of f32 vectors,
  /// in the instructions of the model, and returns the number of operations,
  /// two a multiply-add: the peak of arithmetic. `values` are a factor and a
  /// summand, and receive a sum.
  uint64_t (*run_multiply_adds)(uint64_t iterations, float values[2]);

  /// The same for products of f32 by integers of 16 bits: products of pairs of
  /// integers, whose sums of two are converted and added to sums of f32. Eight
  /// operations a lane are those of the four multiply-adds in their place. Does
  /// nothing and returns 0 if the instruction set has no such products.
  uint64_t (*run_scaled_products)(uint64_t iterations, float values[2]);

  /// Reads `bytes` bytes at `data`, a multiple of 8 · vector_bytes at such an
  /// alignment, `passes` times, and returns a word made of all: the peak of a
  /// cache or memory.
  uint64_t (*run_loads)(const void *data, uint64_t bytes, uint64_t passes);
} nnprim_profile;

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_PROFILE_H
