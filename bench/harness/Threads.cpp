//===- Threads.cpp - The pool that compiled layers run on -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Threads.h"
#include "Environment.h"

#include <memory>

using namespace nnprim::bench;

/// Creates the pool and binds its threads to cores.
static nnprim_threads startThreads(int count) {
  static std::unique_ptr<nnprim_thread_pool,
                         decltype(&nnprim_thread_pool_destroy)>
      pool(nnprim_thread_pool_create(count), &nnprim_thread_pool_destroy);
  if (!pool)
    return nnprim_threads_serial();
  nnprim_threads threads = nnprim_thread_pool_threads(pool.get());
  bindThreads([&](llvm::function_ref<void()> task) {
    threads.parallel_for(
        threads.context, count,
        [](void *task, int64_t) {
          (*static_cast<llvm::function_ref<void()> *>(task))();
        },
        &task);
  });
  return threads;
}

const nnprim_threads *nnprim::bench::threadsFor(int count) {
  if (count == 1)
    return nullptr;
  static const nnprim_threads threads = startThreads(count);
  return &threads;
}
