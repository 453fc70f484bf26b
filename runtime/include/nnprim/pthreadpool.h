//===- pthreadpool.h - Threads from pthreadpool ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Wraps the thread pool of https://github.com/Maratyszcza/pthreadpool, which
// XNNPACK also uses, as an nnprim_threads. Its threads spin for a while after a
// loop, so that the next loop starts within one or two microseconds. The
// library is loaded when the pool is created: neither this runtime nor a
// compiled model needs it to link or to start.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PTHREADPOOL_H
#define NNPRIM_PTHREADPOOL_H

#include "nnprim/model.h"

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct nnprim_pthreadpool nnprim_pthreadpool;

/// Loads libpthreadpool and starts `num_threads - 1` threads; the thread that
/// calls parallel_for is the last one. 0 means nnprim_num_processors(). Returns
/// null if the library is missing, the number is negative or the system
/// refuses, and writes the reason as one line to the `error_size` bytes at
/// `error`.
nnprim_pthreadpool *nnprim_pthreadpool_create(int32_t num_threads, char *error,
                                              size_t error_size);

/// The pool in the form that `invoke` takes; valid until the pool is destroyed.
/// Loops run one at a time: two threads that share a pool take turns.
nnprim_threads nnprim_pthreadpool_threads(nnprim_pthreadpool *pool);

/// Stops the threads and frees the pool, which may be null. No loop may be
/// running.
void nnprim_pthreadpool_destroy(nnprim_pthreadpool *pool);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_PTHREADPOOL_H
