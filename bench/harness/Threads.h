//===- Threads.h - The pool that compiled layers run on ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_THREADS_H
#define NNPRIM_BENCH_THREADS_H

#include "nnprim/threads.h"

namespace nnprim::bench {

/// The runtime's pool of `count` threads, or null for one thread. The program
/// has one pool, so that after the first count above one no other may be
/// requested. Its threads sleep between loops, so that they do not disturb
/// other contestants.
const nnprim_threads *threadsFor(int count);

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_THREADS_H
