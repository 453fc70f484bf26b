//===- OpPlanSpace.h - The plans that an op may have ---------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLANNING_OPPLANSPACE_H
#define NNPRIM_PLANNING_OPPLANSPACE_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Problem/ConvShape.h"
#include "NNPrim/Search/SearchSpace.h"
#include "NNPrim/Target/MachineDesc.h"

#include "mlir/IR/BuiltinOps.h"

#include <memory>
#include <optional>

namespace nnprim {

/// A kind of plan that an op may have, with the space of such plans.
struct Strategy {
  std::string name;
  /// The layout of image and output that the op has: its place in the list of
  /// `createPlanSpace`.
  int64_t layout = 0;
  std::unique_ptr<SearchSpace> space;
  std::function<mlir::Attribute(llvm::ArrayRef<int64_t> path)> getPlan;
  std::function<std::optional<Path>(mlir::Attribute plan)> getPath;
  /// In cycles.
  std::function<double(llvm::ArrayRef<int64_t> path)> estimate;
};

/// The space of all plans of a layer: the first level is the layout of its
/// image and output, the second the strategy, the others are its parameters. A
/// strategy of fewer parameters than another ends in levels of one choice.
class OpPlanSpace : public SearchSpace {
public:
  explicit OpPlanSpace(std::vector<Strategy> strategies);
  OpPlanSpace(const OpPlanSpace &) = delete;
  OpPlanSpace &operator=(const OpPlanSpace &) = delete;

  int64_t getLayout(llvm::ArrayRef<int64_t> path) const { return path.front(); }
  mlir::Attribute getPlan(llvm::ArrayRef<int64_t> path) const;
  /// Nothing if the space does not have the plan.
  std::optional<Path> getPath(mlir::Attribute plan, int64_t layout = 0) const;
  double estimate(llvm::ArrayRef<int64_t> path) const;

private:
  Choices getLayouts() const;
  Choices getStrategies(int64_t layout) const;
  Choices getParameterChoices(llvm::ArrayRef<int64_t> above) const;
  /// The strategy of a path, and its part of it.
  std::pair<const Strategy *, llvm::ArrayRef<int64_t>>
  split(llvm::ArrayRef<int64_t> path) const;

  std::vector<Strategy> strategies;
};

/// The convolution of f32 by constant filters that an op computes, in its
/// layout; nothing if it is another op.
std::optional<ConvShape> getConvolution(PlannedOpInterface op);

/// The machine as one of `numThreads` threads finds it that run this model,
/// which reads `otherWeightBytes` beside its own weights between two runs. The
/// module says what it is compiled for.
MachineDesc getPlanningMachine(mlir::ModuleOp module, int64_t numThreads,
                               int64_t otherWeightBytes);

/// The plans of a primitive on tensors, before its operands are packed, or null
/// if it has no space: there is no kernel, or the op has no search space. The
/// plans are possible on the machine's target. `machine` lives as long as the
/// space. Several ops are the same layer with other layouts of its image and
/// output, of which the search takes one.
std::unique_ptr<OpPlanSpace>
createPlanSpace(llvm::ArrayRef<PlannedOpInterface> layouts,
                const MachineDesc &machine);

/// The plan that the cost model chooses; null if there is no kernel.
mlir::Attribute getModelPlan(PlannedOpInterface op, const MachineDesc &machine);

} // namespace nnprim

#endif // NNPRIM_PLANNING_OPPLANSPACE_H
