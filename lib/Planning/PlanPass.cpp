//===- PlanPass.cpp - Decide how each primitive runs ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "NNPrim/CostModel/ThreadPlanner.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Planning/OpPlanSpace.h"
#include "NNPrim/Planning/Passes.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <memory>

namespace nnprim {
#define GEN_PASS_DEF_PLANPASS
#include "NNPrim/Planning/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
constexpr StringRef allStages[] = {"layout", "algorithm", "kernel", "loops"};

struct Plan : nnprim::impl::PlanPassBase<Plan> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) override {
    for (StringRef stage : stages)
      if (!llvm::is_contained(allStages, stage))
        return emitError(UnknownLoc::get(context))
               << "unknown stage '" << stage << "'; known are "
               << llvm::join(ArrayRef(allStages), ", ");
    return tuningRecord.empty() ? success() : readRecord(context);
  }

  void runOnOperation() override {
    FailureOr<PlanningContext> context = getPlanningContext();
    if (failed(context))
      return signalPassFailure();
    warnOfOtherMachines(*context);
    if (isWanted("layout"))
      planLayouts(*context);
    if (isWanted("algorithm"))
      planAlgorithms(*context);
    if (isWanted("kernel") && failed(planKernels(*context)))
      return signalPassFailure();
    if (isWanted("loops"))
      planLoops(*context);
    setThreadWork(context->machine);
  }

private:
  /// Copies of the pass share it.
  std::shared_ptr<const TuningRecord> record;

  bool isWanted(StringRef stage) const {
    return stages.empty() || llvm::is_contained(stages, stage);
  }

  LogicalResult readRecord(MLIRContext *context) {
    std::vector<RecordProblem> problems;
    llvm::Expected<TuningRecord> read =
        TuningRecord::read(tuningRecord, problems);
    if (!read)
      return emitError(UnknownLoc::get(context))
             << llvm::toString(read.takeError());
    record = std::make_shared<TuningRecord>(std::move(*read));
    warnOfProblems(context, problems);
    return success();
  }

  /// Lines that are passed over, by the stage that would have used them. A file
  /// that is something else altogether does not get a line for each of its own.
  void warnOfProblems(MLIRContext *context,
                      ArrayRef<RecordProblem> problems) const {
    constexpr size_t maxShown = 10;
    size_t count = 0;
    for (const RecordProblem &problem : problems)
      if (isWanted(problem.isPlan ? "kernel" : "algorithm") &&
          ++count <= maxShown)
        emitWarning(FileLineColLoc::get(context, tuningRecord, problem.line, 1))
            << "this line of the tuning record is passed over: "
            << problem.message;
    if (count > maxShown)
      emitWarning(FileLineColLoc::get(context, tuningRecord, 1, 1))
          << count - maxShown
          << " more lines of the tuning record are passed over";
  }

  /// A record that was made for something else only is probably a mistake.
  void warnOfOtherMachines(const PlanningContext &context) {
    if (!record)
      return;
    auto warn = [&](StringRef what, const std::set<TunedMachine> &machines) {
      TunedMachine wanted(context.machine.getTargetName(), context.numThreads);
      if (machines.empty() || machines.count(wanted))
        return;
      std::vector<std::string> known;
      for (const auto &[target, threads] : machines)
        known.push_back(
            llvm::formatv("{0}, {1} thread(s)", target, threads).str());
      emitWarning(FileLineColLoc::get(&getContext(), tuningRecord, 1, 1))
          << "the tuning record has no " << what << " for " << wanted.first
          << ", " << wanted.second << " thread(s), but for "
          << llvm::join(known, "; ");
    };
    if (isWanted("algorithm"))
      warn("algorithms", record->getMachines());
    if (isWanted("kernel"))
      warn("plans", record->plans.getMachines());
  }

  FailureOr<PlanningContext> getPlanningContext() {
    ModuleOp module = getOperation();
    if (!getTarget(module))
      return failure();
    if (numThreads < 1)
      return module.emitError("expected `num-threads` to be positive, but got ")
             << int64_t(numThreads);
    if (!(maxError > 0))
      return module.emitError(
                 "expected `max-error` to be a positive number, but got ")
             << llvm::formatv("{0}", double(maxError)).str();
    MachineDesc machine =
        getPlanningMachine(module, numThreads, otherWeightBytes);
    PlanningContext context(machine, roundWeights);
    context.maxError = maxError;
    context.numThreads = numThreads;
    context.directOnly = directOnly;
    context.sharesPanels = sharedPanels;
    context.record = record.get();
    context.recordPath = tuningRecord;
    return context;
  }

  void planLayouts(const PlanningContext &context) {
    ModuleOp module = getOperation();
    if (!directOnly)
      module.walk([&](func::FuncOp function) {
        numNchw += planSparseLayout(function, context);
      });
    module.walk([&](linalg::Conv2DNchwFchwOp op) {
      numNchw += planLayout(op, context);
    });
  }

  void planAlgorithms(PlanningContext &context) {
    ModuleOp module = getOperation();
    context.leastTileGain = planTileRegisters(module, context);
    // Where nothing is to be chosen, nothing is said of others either.
    if (!directOnly)
      module.walk([&](Operation *op) { remarkGroups(op, maxError); });
    module.walk(
        [&](linalg::Conv2DNhwcHwcfOp op) { planAlgorithm(op, context); });
    module.walk(
        [&](linalg::Conv2DNhwgcGfhwcOp op) { planAlgorithm(op, context); });
    module.walk([&](linalg::MatmulOp op) { planAlgorithm(op, context); });
    if (!directOnly)
      module.walk([&](linalg::BatchMatmulOp op) {
        numStripped += planAttention(op, context);
      });
  }

  LogicalResult planKernels(const PlanningContext &context) {
    WalkResult result = getOperation().walk([&](PlannedOpInterface op) {
      FailureOr<bool> hasPlan = planKernel(op, context);
      if (failed(hasPlan))
        return WalkResult::interrupt();
      ++(*hasPlan ? numPlanned : numUnplanned);
      return WalkResult::advance();
    });
    if (!directOnly) {
      getOperation().walk(
          [&](DepthwiseConvOp op) { numStripped += planStrips(op, context); });
      getOperation().walk([&](func::FuncOp function) {
        numStripped += planSparseStrips(function, context);
      });
    }
    return failure(result.wasInterrupted());
  }

  void planLoops(const PlanningContext &context) {
    getOperation().walk([&](func::FuncOp function) {
      numInterchanged += planGroups(function, context);
    });
    if (!directOnly)
      getOperation().walk([&](func::FuncOp function) {
        numStripped += planReductions(function, context);
      });
  }

  void setThreadWork(const MachineDesc &machine) {
    NNPrimDialect::ThreadWorkAttrHelper helper(&getContext());
    if (minThreadCycles < 0 && helper.isAttrPresent(getOperation()))
      return;
    int64_t work = getThreadWork(machine, minThreadCycles);
    helper.setAttr(getOperation(),
                   Builder(&getContext()).getI64IntegerAttr(work));
  }
};
} // namespace
