//===- threads.h - Ways to run a model's loops ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A model does not start threads; its caller provides them as the struct
// nnprim_threads of nnprim/model.h. There are four choices:
//
//  * none: pass null to `invoke`;
//  * the pool below;
//  * pthreadpool's (nnprim/pthreadpool.h);
//  * the application's own pool, by filling in the struct. Its parallel_for
//    only has to call task(data, i) for 0 <= i < count and then return.
//
// The number of threads and the assignment of work to them never change a
// result: a model divides its outputs, not its sums.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_THREADS_H
#define NNPRIM_THREADS_H

#include "nnprim/model.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Number of processors on which this process may run; at least 1.
int32_t nnprim_num_processors(void);

/// Runs loops in the calling thread.
nnprim_threads nnprim_threads_serial(void);

/// A fixed set of POSIX threads. After a loop they spin for a millisecond, so
/// that the next loop starts at once, and then sleep.
typedef struct nnprim_thread_pool nnprim_thread_pool;

/// Starts `num_threads - 1` threads; the thread that calls parallel_for is the
/// last one. 0 means nnprim_num_processors(). Returns null and leaves no thread
/// running if `num_threads` is negative or the system refuses.
nnprim_thread_pool *nnprim_thread_pool_create(int32_t num_threads);

/// The pool in the form that `invoke` takes; valid until the pool is destroyed.
/// Loops run one at a time: two threads that share a pool take turns.
nnprim_threads nnprim_thread_pool_threads(nnprim_thread_pool *pool);

/// Stops the threads and frees the pool, which may be null. No loop may be
/// running.
void nnprim_thread_pool_destroy(nnprim_thread_pool *pool);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_THREADS_H
