//===- MeasureMachine.h - Measures what the cost model needs -- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_MEASUREMACHINE_H
#define NNPRIM_TOOLS_TUNE_MEASUREMACHINE_H

#include "NNPrim/Target/MachineDesc.h"

#include <string>

/// `generic` with what was measured on this machine, in some seconds: rates and
/// latencies of multiply-adds and loads of the target's vectors, instructions a
/// cycle, the bandwidth of each level for one core and of memory for two, and
/// how much of L2 and the last-level cache is read at that bandwidth, of the
/// sizes that the system knows. A cycle is that of a chain of
/// additions of integers. All is measured several times, until that finds no
/// higher rates, since other programs lower them for a while
/// (NNPrim/Target/MachineRates.h). Other numbers are those of `generic`.
nnprim::MachineDesc measureMachine(const nnprim::MachineDesc &generic);

#endif // NNPRIM_TOOLS_TUNE_MEASUREMACHINE_H
