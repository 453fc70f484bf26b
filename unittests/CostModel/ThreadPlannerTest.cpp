//===- ThreadPlannerTest.cpp - Threads of a kernel ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/ThreadPlanner.h"

#include "llvm/ADT/iterator.h"

#include <gtest/gtest.h>

using namespace nnprim;

namespace {

auto eachMachine() { return llvm::make_pointee_range(getMachines()); }

TEST(ThreadPlan, ThreadsAreWorthTheirStart) {
  for (const MachineDesc &machine : eachMachine()) {
    int64_t ops =
        machine.minThreadCycles * machine.getLanes() * machine.fmaPerCycle;
    EXPECT_EQ(getThreadWork(machine), ops);
    // The caller's own bound, and none.
    EXPECT_EQ(getThreadWork(machine, machine.minThreadCycles / 2), ops / 2);
    EXPECT_EQ(getThreadWork(machine, /*minCycles=*/0), 0);
  }
}

} // namespace
