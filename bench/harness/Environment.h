//===- Environment.h - Cores and libraries' settings ---------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_ENVIRONMENT_H
#define NNPRIM_BENCH_ENVIRONMENT_H

#include "Limits.h"

namespace nnprim::bench {

/// Libraries read their settings from the environment when they are loaded,
/// before main: sets what is best for them and starts the program again, once.
void settleEnvironment(char **argv, Isa isa, int threads);

/// Binds the process, and the threads it starts later, to the last `threads`
/// cores that it may run on.
void pinToCores(int threads);

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_ENVIRONMENT_H
