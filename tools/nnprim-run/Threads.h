//===- Threads.h - The threads that run a model -----------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_NNPRIM_RUN_THREADS_H
#define NNPRIM_TOOLS_NNPRIM_RUN_THREADS_H

#include "nnprim/pthreadpool.h"
#include "nnprim/threads.h"

#include <memory>
#include <optional>
#include <string>

/// The calling thread only, the threads of pthreadpool, or the runtime's own
/// threads, on request or if pthreadpool is not installed or would have too few
/// processors.
class Threads {
public:
  /// Starts `count` threads; 0 means one per processor. Sets `note` if the
  /// runtime's pool replaces pthreadpool for want of that, and `error` on
  /// failure. Without `useOwn`, more threads than processors are the runtime's.
  bool start(int32_t count, std::optional<bool> useOwn, std::string &note,
             std::string &error);

  /// Runs `count` shares of each loop, 0 meaning one per processor, in the
  /// calling thread, the last share first.
  void startReversed(int32_t count);

  const nnprim_threads &get() const { return threads; }

private:
  struct Destroy {
    void operator()(nnprim_pthreadpool *pool) const {
      nnprim_pthreadpool_destroy(pool);
    }
    void operator()(nnprim_thread_pool *pool) const {
      nnprim_thread_pool_destroy(pool);
    }
  };
  std::unique_ptr<nnprim_pthreadpool, Destroy> preferred;
  std::unique_ptr<nnprim_thread_pool, Destroy> own;
  nnprim_threads threads = nnprim_threads_serial();
};

#endif // NNPRIM_TOOLS_NNPRIM_RUN_THREADS_H
