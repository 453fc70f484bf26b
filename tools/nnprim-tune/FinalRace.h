//===- FinalRace.h - Whether a plan is worth recording ----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_FINALRACE_H
#define NNPRIM_TOOLS_TUNE_FINALRACE_H

#include "Candidates.h"

/// Times of a plan and of the cost model's plan in the races between the two:
/// of the model's plan the median over all rounds of the fastest run of a turn,
/// and the median ratio times that.
struct FinalTimes {
  double model, plan;
  /// Whether the plan is faster by nnprim::isFaster.
  bool isFaster;
};

/// Races a plan against the cost model's alone. That it was the fastest of many
/// before counts for nothing here: the fastest of many equal ones always seems
/// faster than it is.
FinalTimes runFinalRaces(Candidates &candidates, const LayerPlan &modelPlan,
                         const LayerPlan &plan, const RaceSizes &sizes);

#endif // NNPRIM_TOOLS_TUNE_FINALRACE_H
