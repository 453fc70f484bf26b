//===- ThreadsTest.cpp - Loops over threads -------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/threads.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

namespace {

/// Counts how often each iteration ran.
struct Counts {
  explicit Counts(int64_t size) : hits(size) {}
  static void hit(void *data, int64_t index) {
    ++static_cast<Counts *>(data)->hits.at(index);
  }
  bool all(int times) const {
    for (const std::atomic<int> &count : hits)
      if (count != times)
        return false;
    return true;
  }
  std::vector<std::atomic<int>> hits;
};

void runLoop(const nnprim_threads &threads, Counts &counts) {
  threads.parallel_for(threads.context,
                       static_cast<int64_t>(counts.hits.size()), Counts::hit,
                       &counts);
}

TEST(Threads, SerialRunsInOrderInTheCallingThread) {
  nnprim_threads serial = nnprim_threads_serial();
  EXPECT_EQ(serial.num_threads, 1);
  std::vector<int64_t> order;
  serial.parallel_for(
      serial.context, 4,
      [](void *data, int64_t index) {
        static_cast<std::vector<int64_t> *>(data)->push_back(index);
      },
      &order);
  EXPECT_EQ(order, (std::vector<int64_t>{0, 1, 2, 3}));
}

TEST(Threads, PoolRunsEveryIterationOnce) {
  for (int32_t numThreads : {1, 2, 5}) {
    nnprim_thread_pool *pool = nnprim_thread_pool_create(numThreads);
    ASSERT_NE(pool, nullptr);
    nnprim_threads threads = nnprim_thread_pool_threads(pool);
    EXPECT_EQ(threads.num_threads, numThreads);
    for (int64_t size : {0, 1, 2, 7, 1000}) {
      Counts counts(size);
      for (int repeat = 1; repeat <= 50; ++repeat) {
        runLoop(threads, counts);
        // This holds at once, because parallel_for returns when all iterations
        // are done.
        ASSERT_TRUE(counts.all(repeat)) << numThreads << " threads, " << size;
      }
    }
    nnprim_thread_pool_destroy(pool);
  }
}

TEST(Threads, EachThreadBeginsWithTheSamePartOfEveryLoop) {
  nnprim_thread_pool *pool = nnprim_thread_pool_create(3);
  nnprim_threads threads = nnprim_thread_pool_threads(pool);
  struct Loop {
    std::atomic<int> begun = 0;
    std::thread::id runs[3];
  };
  std::thread::id first[3];
  for (int repeat = 0; repeat < 100; ++repeat) {
    Loop loop;
    // No iteration ends before all have begun, each in another thread.
    threads.parallel_for(
        threads.context, 3,
        [](void *data, int64_t index) {
          auto *loop = static_cast<Loop *>(data);
          loop->runs[index] = std::this_thread::get_id();
          ++loop->begun;
          while (loop->begun < 3)
            std::this_thread::yield();
        },
        &loop);
    for (int i = 0; i < 3; ++i) {
      if (repeat == 0)
        first[i] = loop.runs[i];
      ASSERT_EQ(loop.runs[i], first[i]) << "iteration " << i;
    }
  }
  EXPECT_EQ(first[0], std::this_thread::get_id());
  nnprim_thread_pool_destroy(pool);
}

TEST(Threads, CallersThatShareAPoolTakeTurns) {
  nnprim_thread_pool *pool = nnprim_thread_pool_create(3);
  nnprim_threads threads = nnprim_thread_pool_threads(pool);
  std::vector<std::thread> callers;
  callers.reserve(4);
  std::atomic<int> wrong = 0;
  for (int caller = 0; caller < 4; ++caller)
    callers.emplace_back([&] {
      Counts counts(33);
      for (int repeat = 1; repeat <= 100; ++repeat) {
        runLoop(threads, counts);
        wrong += !counts.all(repeat);
      }
    });
  for (std::thread &caller : callers)
    caller.join();
  EXPECT_EQ(wrong, 0);
  nnprim_thread_pool_destroy(pool);
}

TEST(Threads, ZeroMeansOneAProcessor) {
  EXPECT_GE(nnprim_num_processors(), 1);
  nnprim_thread_pool *pool = nnprim_thread_pool_create(0);
  ASSERT_NE(pool, nullptr);
  EXPECT_EQ(nnprim_thread_pool_threads(pool).num_threads,
            nnprim_num_processors());
  nnprim_thread_pool_destroy(pool);
}

TEST(Threads, NegativeCountsAreRefused) {
  EXPECT_EQ(nnprim_thread_pool_create(-1), nullptr);
  nnprim_thread_pool_destroy(nullptr);
}

} // namespace
