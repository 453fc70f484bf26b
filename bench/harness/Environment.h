//===- Environment.h - Cores and libraries' settings ------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_ENVIRONMENT_H
#define NNPRIM_BENCH_ENVIRONMENT_H

#include "Limits.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace nnprim::bench {

/// Chooses the last `threads` cores that the process may run on, sets the
/// environment variables that are best for the libraries, and starts the
/// program again, once, because libraries read their settings when they are
/// loaded, before main. The calling thread is then bound to the first of the
/// cores.
void settleEnvironment(char **argv, Isa isa, int threads);

/// Binds the threads of a pool to the cores, one each: the scheduler may wake a
/// helper on the core of the thread that waits for it, and leave it there.
/// `runOnAll` calls its argument once on each thread, the calling one included.
void bindThreads(
    llvm::function_ref<void(llvm::function_ref<void()> task)> runOnAll);

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_ENVIRONMENT_H
