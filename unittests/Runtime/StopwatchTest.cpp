//===- StopwatchTest.cpp - Runs that were interrupted ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stopwatch.h"

#include <gtest/gtest.h>

#include <unistd.h>

namespace {

/// Leaves the core.
void sleep() { usleep(2000); }

/// A thread that slept was taken off its core; one of many short looks at the
/// clock was not.
TEST(Stopwatch, KnowsOfInterrupts) {
  Stopwatch watch(1);
  sleep();
  EXPECT_TRUE(watch.wasInterrupted());
  bool wasWhole = false;
  for (int i = 0; i < 1000 && !wasWhole; ++i)
    wasWhole = !Stopwatch(1).wasInterrupted();
  EXPECT_TRUE(wasWhole);
}

/// The CPU clock stands still while a thread sleeps.
TEST(Stopwatch, CountsTheThreadsOwnTime) {
  Stopwatch own(1), wall(2);
  sleep();
  EXPECT_GE(wall.getSeconds(), 2e-3);
  EXPECT_LT(own.getSeconds(), wall.getSeconds());
}

/// The wall clock of several threads is right about those that wait, too.
TEST(Stopwatch, TrustsTheWallClock) {
  Stopwatch watch(2);
  sleep();
  EXPECT_FALSE(watch.wasInterrupted());
}

} // namespace
