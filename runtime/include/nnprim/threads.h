//===- threads.h - Ways to run a model's loops --------------------*- C -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A model does not start threads; its caller lends it some, as the struct
// nnprim_threads of nnprim/model.h. Four ways to come by one:
//
//  * none: pass null to `invoke`;
//  * the pool below;
//  * pthreadpool's (nnprim/pthreadpool.h);
//  * the application's own pool, by filling the struct. Its parallel_for
//    needs no more than "call task(data, i) for 0 <= i < count, then return".
//
// How many threads run, and which runs what, never changes a result: a model
// divides its outputs, not its sums.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_THREADS_H
#define NNPRIM_THREADS_H

#include "nnprim/model.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Processors that this process may run on; at least 1.
int32_t nnprim_num_processors(void);

/// The loop run in the calling thread.
nnprim_threads nnprim_threads_serial(void);

/// A fixed set of POSIX threads. Between loops they look for the next one for a
/// millisecond, so that it starts at once, and then sleep.
typedef struct nnprim_thread_pool nnprim_thread_pool;

/// Starts `num_threads - 1` threads; the thread that calls parallel_for is the
/// last one. 0 means nnprim_num_processors(). Returns null when `num_threads`
/// is negative or the system refuses; nothing is left running then.
nnprim_thread_pool *nnprim_thread_pool_create(int32_t num_threads);

/// The pool as `invoke` wants it. Valid until the pool is destroyed. One loop
/// runs at a time: two threads that share a pool take turns.
nnprim_threads nnprim_thread_pool_threads(nnprim_thread_pool *pool);

/// Stops the threads and frees the pool; null is allowed. No loop may be
/// running.
void nnprim_thread_pool_destroy(nnprim_thread_pool *pool);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_THREADS_H
