//===- Threads.h - The threads lent to a model ------------------*- C++ -*-===//
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
#include <string>

/// The calling thread alone, pthreadpool's threads, or the runtime's own where
/// pthreadpool is not installed.
class Threads {
public:
  /// `count` 0 means one a processor. `note` is set if a pool had to stand in
  /// for another; on failure, `error`.
  bool start(int32_t count, std::string &note, std::string &error);

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
