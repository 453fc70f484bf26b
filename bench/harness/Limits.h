//===- Limits.h - The machine's own limits ----------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_LIMITS_H
#define NNPRIM_BENCH_LIMITS_H

#include "Contestant.h"

namespace nnprim::bench {

/// Vectors that the limits are measured with.
enum class Isa { Avx2, Avx512 };

/// The widest vectors that this processor has.
Isa hostIsa();

/// Runs independent fused multiply-adds in registers, on all threads, and
/// returns how many floating-point operations that were.
double multiplyAdd(Isa isa, int64_t steps);

/// Reads all of `source` and writes all of `destination`, a page of each in
/// turn.
void stream(Isa isa, const Buffer &source, const Buffer &destination);

/// Limits take part in the rounds as contestants do, so that they run at the
/// same clock frequency. `peak` is multiplyAdd on each thread. `traffic`, on
/// one thread, reads as many bytes as the layer's input and weights have, and
/// writes as many as its output has.
std::unique_ptr<Contestant> makePeak(Isa isa, int threads);
std::unique_ptr<Contestant> makeTraffic(Isa isa, const Layer &layer);

/// Operations of one run of `peak`.
double peakFlops(Isa isa, int threads);

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_LIMITS_H
