//===- PthreadpoolTest.cpp - Loops over pthreadpool's threads -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/pthreadpool.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstring>
#include <vector>

namespace {

void hit(void *data, int64_t index) {
  ++static_cast<std::vector<std::atomic<int>> *>(data)->at(index);
}

TEST(Pthreadpool, RunsEveryIterationOnce) {
  char error[256] = "";
  for (int32_t numThreads : {1, 2, 5}) {
    nnprim_pthreadpool *pool =
        nnprim_pthreadpool_create(numThreads, error, sizeof(error));
    if (!pool)
      GTEST_SKIP() << error;
    nnprim_threads threads = nnprim_pthreadpool_threads(pool);
    EXPECT_EQ(threads.num_threads, numThreads);
    for (int64_t size : {0, 1, 2, 7, 1000}) {
      std::vector<std::atomic<int>> counts(size);
      for (int repeat = 1; repeat <= 5; ++repeat) {
        threads.parallel_for(threads.context, size, hit, &counts);
        for (const std::atomic<int> &count : counts)
          ASSERT_EQ(count, repeat) << numThreads << " threads, " << size;
      }
    }
    nnprim_pthreadpool_destroy(pool);
  }
}

TEST(Pthreadpool, RefusesInOneLine) {
  char error[256] = "";
  EXPECT_EQ(nnprim_pthreadpool_create(-1, error, sizeof(error)), nullptr);
  EXPECT_STREQ(error, "the number of threads is negative");
  EXPECT_EQ(strchr(error, '\n'), nullptr);
  nnprim_pthreadpool_destroy(nullptr);
}

} // namespace
