//===- PlanTuner.h - Searches the plans of each primitive ----- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_PLANTUNER_H
#define NNPRIM_TOOLS_TUNE_PLANTUNER_H

#include "Candidates.h"
#include "Primitives.h"
#include "Runner.h"
#include "SearchLog.h"

#include "NNPrim/Planning/OpPlanSpace.h"
#include "NNPrim/Search/Search.h"
#include "NNPrim/Target/MachineDesc.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"

#include <functional>
#include <map>
#include <string>

struct PlanTunerOptions {
  const nnprim::MachineDesc *machine;
  int32_t numThreads;
  nnprim::TraversalKind traversal;
  uint64_t seed;
  /// The budget of one primitive.
  nnprim::SearchBudget budget;
  /// Seconds for all primitives, which share them in proportion to what the
  /// model spends in each; the rest is shared by those that are left.
  double totalSeconds;
  /// Bytes of other layers' weights between two runs; negative for the
  /// model's.
  int64_t between = -1;
  /// Costs of candidates are appended to it and read from it; may be empty.
  std::string log;
  /// Layouts of images and outputs that no neighbour fixes are searched, too.
  bool freeLayouts = false;
  /// The error that layers may have, which decides about algorithms.
  double maxError = 0;
};

/// Counts over all primitives.
struct PlanTunerCounts {
  size_t candidates = 0, failed = 0, wrong = 0;
  /// Primitives.
  size_t recorded = 0;
  double compileSeconds = 0, runSeconds = 0;
};

/// Searches the plan of each primitive of a model. A cost is the time of a plan
/// over that of the cost model's, which takes part in each race.
class PlanTuner {
public:
  using Record = std::function<mlir::LogicalResult(
      const nnprim::PrimitiveKey &key, const nnprim::TunedPlan &plan)>;

  PlanTuner(const PlanTunerOptions &options,
            const mlir::DialectRegistry &registry, mlir::MLIRContext &context,
            const Runner &runner)
      : options(options), registry(registry), context(context), runner(runner),
        log(options.log,
            {options.machine->getTargetName(), int64_t(options.numThreads)}) {}

  /// Calls `record` with the best plan of each primitive as soon as it is
  /// known. An interrupt ends the search; what was found until then is
  /// recorded.
  mlir::LogicalResult run(mlir::ModuleOp primitives, const Record &record);

  const PlanTunerCounts &getCounts() const { return counts; }

private:
  struct Job;
  int64_t getOtherWeightBytes(const Primitive &primitive) const;
  double estimate(const Primitive &primitive);
  mlir::LogicalResult tune(const Primitive &primitive, double seconds,
                           const Record &record);
  mlir::LogicalResult tuneBlock(const Primitive &primitive,
                                const Record &record);
  int64_t getBetween(int64_t otherBytes) const;
  std::vector<double> measure(Job &job, llvm::ArrayRef<nnprim::Path> paths);
  std::vector<double> measure(Job &job, llvm::ArrayRef<LayerPlan> plans);
  std::vector<double> race(Job &job, llvm::ArrayRef<LayerPlan> plans);
  void measureAgain(Job &job, llvm::ArrayRef<LayerPlan> plans,
                    std::vector<double> &costs);
  void raceModelPlans(Job &job, nnprim::Traversal &traversal);
  mlir::LogicalResult decide(Job &job, const nnprim::SearchOutcome &outcome,
                             const Record &record);
  mlir::FailureOr<std::optional<LayerPlan>>
  decideForm(Job &job, size_t form, const nnprim::SearchOutcome &outcome,
             const Record &record);
  void compareLayouts(Job &job, llvm::ArrayRef<LayerPlan> plans);
  std::map<std::vector<int64_t>, double> readLog(Job &job);
  mlir::InFlightDiagnostic error() {
    return mlir::emitError(mlir::UnknownLoc::get(&context));
  }

  const PlanTunerOptions &options;
  const mlir::DialectRegistry &registry;
  mlir::MLIRContext &context;
  const Runner &runner;
  SearchLog log;
  /// The machine as the model finds it.
  nnprim::MachineDesc machine;
  PlanTunerCounts counts;
};

#endif // NNPRIM_TOOLS_TUNE_PLANTUNER_H
