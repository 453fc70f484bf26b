//===- ThreadPlanner.h - How many threads a kernel is worth ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_THREADPLANNER_H
#define NNPRIM_COSTMODEL_THREADPLANNER_H

#include "NNPrim/Target/MachineDesc.h"

namespace nnprim {

/// Scalar operations of a kernel that are worth a thread: those of `minCycles`,
/// or of machine.minThreadCycles if that is negative. 0 is for those who want
/// every kernel divided, however small.
int64_t getThreadWork(const MachineDesc &machine, int64_t minCycles = -1);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_THREADPLANNER_H
