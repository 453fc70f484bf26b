//===- OpPlanSpace.cpp - The plans that an op may have --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Planning/OpPlanSpace.h"

#include "PrimitiveShapes.h"
#include "Stages.h"

#include "NNPrim/CostModel/DirectConvPlanner.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/FastConvShape.h"
#include "NNPrim/Search/PlanSpaces.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace nnprim;

//===----------------------------------------------------------------------===//
// Strategies as one space
//===----------------------------------------------------------------------===//

/// Levels above the parameters of a strategy.
static constexpr size_t kStrategyLevels = 2;

OpPlanSpace::OpPlanSpace(std::vector<Strategy> all)
    : strategies(std::move(all)) {
  size_t levels = 0;
  for (const Strategy &strategy : strategies)
    levels = std::max<size_t>(levels, strategy.space->getNumLevels());
  addParameter("layout", [this](ArrayRef<int64_t>) { return getLayouts(); });
  addParameter("strategy", [this](ArrayRef<int64_t> above) {
    return getStrategies(above.front());
  });
  for (size_t level = 0; level < levels; ++level)
    addParameter(
        "parameter " + std::to_string(level),
        [this](ArrayRef<int64_t> above) { return getParameterChoices(above); });
  setKindLevel(kStrategyLevels - 1);
}

Choices OpPlanSpace::getLayouts() const {
  Choices choices;
  for (const Strategy &strategy : strategies)
    if (choices.empty() || choices.back().value != strategy.layout)
      choices.push_back({strategy.layout});
  return choices;
}

Choices OpPlanSpace::getStrategies(int64_t layout) const {
  Choices choices;
  for (size_t i = 0; i < strategies.size(); ++i)
    if (strategies[i].layout == layout)
      choices.push_back({int64_t(i)});
  return choices;
}

std::pair<const Strategy *, ArrayRef<int64_t>>
OpPlanSpace::split(ArrayRef<int64_t> path) const {
  const Strategy &strategy = strategies[path[kStrategyLevels - 1]];
  size_t levels = strategy.space->getNumLevels();
  return {&strategy, path.drop_front(kStrategyLevels).take_front(levels)};
}

Choices OpPlanSpace::getParameterChoices(ArrayRef<int64_t> above) const {
  auto [strategy, own] = split(above);
  if (above.size() >= kStrategyLevels + strategy->space->getNumLevels())
    return {{0}};
  return strategy->space->getChoices(own);
}

Attribute OpPlanSpace::getPlan(ArrayRef<int64_t> path) const {
  auto [strategy, own] = split(path);
  return strategy->getPlan(own);
}

double OpPlanSpace::estimate(ArrayRef<int64_t> path) const {
  auto [strategy, own] = split(path);
  return strategy->estimate(own);
}

std::optional<Path> OpPlanSpace::getPath(Attribute plan, int64_t layout) const {
  for (size_t i = 0; i < strategies.size(); ++i) {
    if (strategies[i].layout != layout)
      continue;
    std::optional<Path> own = strategies[i].getPath(plan);
    if (!own)
      continue;
    Path path{layout, int64_t(i)};
    path.append(*own);
    path.resize(getNumLevels());
    return path;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Strategies of ops
//===----------------------------------------------------------------------===//

/// The strategy of plans of the attribute `PlanAttr`, or none if there is no
/// space.
template <typename PlanAttr, typename Plan>
static void add(std::vector<Strategy> &strategies, MLIRContext *context,
                std::unique_ptr<PlanSpace<Plan>> space) {
  if (!space || space->getChoices({}).empty())
    return;
  const PlanSpace<Plan> *plans = space.get();
  strategies.push_back({Plan::mnemonic.str(), /*layout=*/0, std::move(space),
                        [=](ArrayRef<int64_t> path) -> Attribute {
                          return PlanAttr::get(context, plans->getPlan(path));
                        },
                        [=](Attribute plan) -> std::optional<Path> {
                          auto own = dyn_cast<PlanAttr>(plan);
                          return own ? plans->getPath(own.getPlan())
                                     : std::nullopt;
                        },
                        [=](ArrayRef<int64_t> path) {
                          return plans->estimate(plans->getPlan(path));
                        }});
}

static bool storesF32(EpilogueOpInterface op) {
  return getElementTypeOrSelf(op.getInitOperand().get()).isF32();
}

static void addStrategies(GemmOp op, const MachineDesc &machine,
                          std::vector<Strategy> &strategies) {
  add<GemmPlanAttr>(strategies, op.getContext(),
                    createGemmSpace(machine, getGemmShape(op), storesF32(op)));
}

/// Rows that are gathered have an index for each pixel and tap, which an im2col
/// matrix has all channels for. Where rows can be addressed directly, it is to
/// take 4 % of that matrix at most.
static bool isIndexSmall(IndirectGemmOp op, const ConvShape &shape) {
  constexpr int64_t minShare = 25, indexBytes = 4;
  return shape.channels *
             getStorageBytes(getElementTypeOrSelf(op.getInput())) >=
         minShare * indexBytes;
}

static void addStrategies(IndirectGemmOp op, const MachineDesc &machine,
                          std::vector<Strategy> &strategies) {
  std::optional<ConvShape> shape = getWindowShape(op);
  if (shape)
    add<DirectConvPlanAttr>(strategies, op.getContext(),
                            createDirectConvSpace(machine, *shape));
  if (shape && !isIndexSmall(op, *shape) &&
      !isa<GemmPlanAttr>(getModelPlan(op, machine)))
    return;
  add<GemmPlanAttr>(strategies, op.getContext(),
                    createGemmSpace(machine, getGemmShape(op)));
}

static void addStrategies(ConvGemmOp op, const MachineDesc &machine,
                          std::vector<Strategy> &strategies) {
  std::optional<ConvShape> shape = getConvShape(op);
  if (!shape)
    return;
  if (isBlocked(op))
    return add<DirectConvPlanAttr>(strategies, op.getContext(),
                                   createDirectConvSpace(machine, *shape));
  add<ConvGemmPlanAttr>(strategies, op.getContext(),
                        createConvGemmSpace(machine, *shape, storesF32(op)));
  bool isF32 = llvm::all_of(
      ValueRange{op.getInput(), op.getFilter(), op.getInit()},
      [](Value value) { return getElementTypeOrSelf(value).isF32(); });
  if (isF32)
    add<OuterConvPlanAttr>(strategies, op.getContext(),
                           createOuterConvSpace(machine, *shape));
  if (!isConstantLike(op.getFilter()))
    return;
  shape->channelsFirst = true;
  if (countWindowKernels(*shape, planDirectConv(machine, *shape)) <=
      kMaxWindowKernels)
    add<DirectConvPlanAttr>(strategies, op.getContext(),
                            createDirectConvSpace(machine, *shape));
}

static void addStrategies(DepthwiseConvOp op, const MachineDesc &machine,
                          std::vector<Strategy> &strategies) {
  add<DepthwisePlanAttr>(strategies, op.getContext(),
                         createDepthwiseSpace(machine, getDepthwiseShape(op)));
}

static void addStrategies(DepthwiseConvNchwOp op, const MachineDesc &machine,
                          std::vector<Strategy> &strategies) {
  add<DepthwiseNchwPlanAttr>(
      strategies, op.getContext(),
      createDepthwiseNchwSpace(machine, getDepthwiseShape(op),
                               getShaped(op.getInput()).getDimSize(3)));
}

static void addStrategies(TwoPassSoftmaxOp op, const MachineDesc &machine,
                          std::vector<Strategy> &strategies) {
  add<SoftmaxPlanAttr>(
      strategies, op.getContext(),
      createSoftmaxSpace(machine, getSoftmaxShape(op), getRequestedPasses(op)));
}

static void addStrategies(FastConvOp op, const MachineDesc &machine,
                          std::vector<Strategy> &strategies) {
  add<FastConvPlanAttr>(strategies, op.getContext(),
                        createFastConvSpace(machine, getFastConvShape(op)));
}

static void addStrategies(SpmmOp op, const MachineDesc &machine,
                          std::vector<Strategy> &strategies) {
  add<SpmmPlanAttr>(strategies, op.getContext(),
                    createSpmmSpace(machine, getSpmmShape(op)));
}

std::optional<ConvShape> nnprim::getConvolution(PlannedOpInterface op) {
  std::optional<ConvShape> shape;
  Value filter;
  if (auto indirect = dyn_cast<IndirectGemmOp>(op.getOperation())) {
    shape = getWindowShape(indirect);
    filter = indirect.getRhs();
  } else if (auto conv = dyn_cast<ConvGemmOp>(op.getOperation())) {
    shape = getConvShape(conv);
    filter = conv.getFilter();
    if (shape)
      shape->channelsFirst = !isBlocked(conv);
  }
  auto isF32 = [](Value value) {
    return !isa<ShapedType>(value.getType()) ||
           getElementTypeOrSelf(value).isF32() ||
           getElementTypeOrSelf(value).isInteger(32);
  };
  if (!shape || !(shape->types == ProductTypes()) ||
      !llvm::all_of(op->getOperands(), isF32) || !isConstantLike(filter))
    return std::nullopt;
  return shape;
}

/// Appends the strategies of an op, if the cost model has a plan for it.
static void addStrategies(PlannedOpInterface op, const MachineDesc &machine,
                          int64_t layout, std::vector<Strategy> &strategies) {
  if (!getModelPlan(op, machine))
    return;
  size_t first = strategies.size();
  llvm::TypeSwitch<Operation *>(op)
      .Case<GemmOp, IndirectGemmOp, ConvGemmOp, DepthwiseConvOp,
            DepthwiseConvNchwOp, TwoPassSoftmaxOp, FastConvOp, SpmmOp>(
          [&](auto primitive) {
            addStrategies(primitive, machine, strategies);
          });
  for (size_t i = first; i < strategies.size(); ++i)
    strategies[i].layout = layout;
}

std::unique_ptr<OpPlanSpace>
nnprim::createPlanSpace(ArrayRef<PlannedOpInterface> layouts,
                        const MachineDesc &machine) {
  std::vector<Strategy> strategies;
  for (auto [layout, op] : llvm::enumerate(layouts))
    addStrategies(op, machine, int64_t(layout), strategies);
  if (strategies.empty())
    return nullptr;
  return std::make_unique<OpPlanSpace>(std::move(strategies));
}

Attribute nnprim::getModelPlan(PlannedOpInterface op,
                               const MachineDesc &machine) {
  return planPrimitive(op, machine).plan;
}
