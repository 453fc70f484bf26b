//===- PlanStage.h - A stage of the plan in a pipeline ----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_PIPELINES_PLANSTAGE_H
#define NNPRIM_LIB_PIPELINES_PLANSTAGE_H

#include "NNPrim/Pipelines/Pipelines.h"
#include "NNPrim/Planning/Passes.h"

#include "mlir/Pass/PassManager.h"

#include "llvm/ADT/StringSwitch.h"

namespace nnprim {

/// Whether weights of f32 may become factors of integers: those that are to be
/// stored in another type may not.
inline bool mayRoundWeights(const PipelineOptions &options) {
  return llvm::StringSwitch<bool>(options.weights)
      .Cases({"", "streamed", "auto", "fixed16"}, true)
      .Default(false);
}

/// Decides one stage of the plan.
inline void addPlan(mlir::OpPassManager &passes, const PipelineOptions &options,
                    llvm::StringRef stage) {
  PlanPassOptions plan;
  plan.stages.push_back(stage.str());
  plan.maxError = options.maxError;
  plan.roundWeights = mayRoundWeights(options);
  plan.numThreads = options.numThreads;
  plan.otherWeightBytes = options.otherWeightBytes;
  plan.tuningRecord = options.tuningRecord;
  plan.directOnly = options.reference;
  plan.minThreadCycles = options.minThreadCycles;
  plan.sharedPanels = options.sharedPanels;
  passes.addPass(createPlanPass(plan));
}

} // namespace nnprim

#endif // NNPRIM_LIB_PIPELINES_PLANSTAGE_H
