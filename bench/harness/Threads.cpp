//===- Threads.cpp - The pool that compiled layers run on -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Threads.h"

#include <memory>

const nnprim_threads *nnprim::bench::threadsFor(int count) {
  if (count == 1)
    return nullptr;
  static std::unique_ptr<nnprim_thread_pool,
                         decltype(&nnprim_thread_pool_destroy)>
      pool(nnprim_thread_pool_create(count), &nnprim_thread_pool_destroy);
  if (!pool)
    return nullptr;
  static const nnprim_threads threads = nnprim_thread_pool_threads(pool.get());
  return &threads;
}
