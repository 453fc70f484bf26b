//===- Threads.cpp - The threads that run a model -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Threads.h"

static void runReversed(void *, int64_t count, void (*task)(void *, int64_t),
                        void *data) {
  while (count-- > 0)
    task(data, count);
}

void Threads::startReversed(int32_t count) {
  threads = {nullptr, count == 0 ? nnprim_num_processors() : count,
             runReversed};
}

bool Threads::start(int32_t count, std::optional<bool> useOwn,
                    std::string &note, std::string &error) {
  if (count == 0)
    count = nnprim_num_processors();
  if (count == 1)
    return true;
  // Threads of pthreadpool wait for each other for milliseconds in loops that
  // keep their processor; the runtime's pool runs what has not been taken.
  if (!useOwn.value_or(count > nnprim_num_processors())) {
    char reason[512];
    preferred.reset(nnprim_pthreadpool_create(count, reason, sizeof(reason)));
    if (preferred) {
      threads = nnprim_pthreadpool_threads(preferred.get());
      return true;
    }
    note = std::string(reason) + "; using the runtime's own threads";
  }
  own.reset(nnprim_thread_pool_create(count));
  if (!own) {
    error = "cannot start " + std::to_string(count) + " threads";
    return false;
  }
  threads = nnprim_thread_pool_threads(own.get());
  return true;
}
