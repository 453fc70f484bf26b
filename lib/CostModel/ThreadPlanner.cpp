//===- ThreadPlanner.cpp - How many threads a kernel is worth -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/ThreadPlanner.h"

using namespace nnprim;

int64_t nnprim::getThreadWork(const MachineDesc &machine, int64_t minCycles) {
  if (minCycles < 0)
    minCycles = machine.minThreadCycles;
  return minCycles * machine.getLanes() * machine.fmaPerCycle;
}
