//===- PlanPrimitive.cpp - The plan of each primitive ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExtensionChoice.h"
#include "PrimitiveShapes.h"
#include "Stages.h"

#include "NNPrim/CostModel/ConvGemmPlanner.h"
#include "NNPrim/CostModel/DepthwisePlanner.h"
#include "NNPrim/CostModel/DirectConvPlanner.h"
#include "NNPrim/CostModel/FastConvPlanner.h"
#include "NNPrim/CostModel/GemmPlanner.h"
#include "NNPrim/CostModel/SoftmaxPlanner.h"
#include "NNPrim/CostModel/SpmmPlanner.h"
#include "NNPrim/CostModel/TransformPlanner.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/FastConvShape.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Plan/PlanLimits.h"
#include "NNPrim/Problem/ScaledPairs.h"
#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Target/TileTypes.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace nnprim;

/// An estimate with the words of all remarks.
static std::string describeEstimate(double cycles) {
  return llvm::formatv("the least of the estimates, {0:e2} cycles", cycles);
}

/// Whether a workspace is there that is too small for a plan.
static bool hasSmallWorkspace(Value workspace, int64_t parts,
                              int64_t elements) {
  if (!workspace)
    return false;
  ShapedType type = getShaped(workspace);
  return type.getDimSize(0) < parts || type.getDimSize(1) < elements;
}

/// The types of products of split factors.
static constexpr ProductTypes kSplitTypes = {
    ElementType::BF16x2, ElementType::BF16x2, ElementType::F32};

/// The values of K that kernels of the op's types want together. Where the
/// channels of a tap are no multiple of four, pairs of bf16 are multiplied.
static int64_t getInterleave(Operation *op, const MachineDesc &machine) {
  std::optional<ProductTypes> types;
  int64_t channels = 0;
  if (auto gemm = dyn_cast<GemmOp>(op)) {
    types = getProductTypes(gemm, gemm.getLhs(), gemm.getRhs());
    ShapedType rhs = getShaped(gemm.getRhs());
    if (types && rhs.getRank() == 4 && areWords(*types, rhs.getDimSize(3)))
      return rhs.getDimSize(3);
  }
  if (auto gemm = dyn_cast<IndirectGemmOp>(op)) {
    types = getProductTypes(gemm, gemm.getInput(), gemm.getRhs());
    channels = getShaped(gemm.getInput()).getShape().back();
  }
  if (auto conv = dyn_cast<FastConvOp>(op); conv && conv.isSplit())
    types = kSplitTypes;
  if (!types)
    return 1;
  int64_t interleave = getKernels(machine, *types).front().kr;
  bool hasPairs = types->lhs == ElementType::BF16 && machine.target->hasBF16Dot;
  return hasPairs && channels % interleave != 0 ? 2 : interleave;
}

/// The machine as a product finds it: a right-hand side that the model computes
/// is in the caches, whatever weights pass through them.
static MachineDesc getMachineFor(Value rhs, MachineDesc machine) {
  if (!isConstantLike(rhs))
    machine.modelWeightBytes = 0;
  return machine;
}

static PlannedPrimitive planProduct(Operation *op, const MachineDesc &machine,
                                    const GemmShape &shape,
                                    std::optional<int64_t> panelWidth) {
  int64_t kr = getInterleave(op, machine);
  GemmPlan plan = panelWidth
                      ? planGemmWithPanelWidth(machine, shape, *panelWidth, kr)
                      : planGemm(machine, shape);
  if (!areWords(shape.types, kr))
    plan = chooseInputExtension(
        op, plan, planGemmOfExtendedInput(machine, shape, panelWidth));
  plan.kr = kr;
  return {GemmPlanAttr::get(op->getContext(), plan),
          llvm::formatv("{0}x{1}x{2}, {3}{4}{5}", shape.m, shape.n, shape.k,
                        describeEstimate(plan.cycles),
                        describeExtension(machine, shape.types, plan),
                        describeInputExtension(plan))};
}

/// Whether a right-hand side is packed by the compiler, in any way.
static bool isPackedBeforehand(Value rhs) {
  return isa<RankedTensorType>(rhs.getType()) &&
         getShaped(rhs).getRank() == 2 && isConstantLike(rhs);
}

static std::string describePairwise(int64_t columns, double cycles) {
  return llvm::formatv("vectors lie along K, since they would not be full of "
                       "{0} columns, {1}",
                       columns, describeEstimate(cycles));
}

static PlannedPrimitive planAlongK(GemmOp op, const MachineDesc &machine) {
  GemmShape shape = getGemmShape(op);
  std::optional<GemmPlan> pairwise = planPairwiseGemm(machine, shape);
  if (!isPairwiseBetter(pairwise, planGemm(machine, shape)))
    return {};
  return {GemmPlanAttr::get(op.getContext(), *pairwise),
          describePairwise(shape.n, pairwise->cycles)};
}

static PlannedPrimitive planAlongK(IndirectGemmOp op,
                                   const MachineDesc &machine) {
  std::optional<ConvShape> shape = getWindowShape(op);
  if (!shape)
    return {};
  std::optional<DirectConvPlan> pairwise = planPairwiseConv(machine, *shape);
  if (!isPairwiseBetter(pairwise, planDirectConv(machine, *shape)) ||
      countWindowKernels(*shape, *pairwise) > kMaxWindowKernels)
    return {};
  return {DirectConvPlanAttr::get(op.getContext(), *pairwise),
          describePairwise(shape->filters, pairwise->cycles)};
}

/// A plan with vectors along K if that is faster; without an attribute if not.
static PlannedPrimitive planAlongK(PlannedOpInterface op,
                                   const MachineDesc &machine) {
  return llvm::TypeSwitch<Operation *, PlannedPrimitive>(op)
      .Case<GemmOp, IndirectGemmOp>([&](auto product) {
        return isPackedBeforehand(product.getRhs())
                   ? planAlongK(product, machine)
                   : PlannedPrimitive();
      })
      .Default([](Operation *) { return PlannedPrimitive(); });
}

/// A plan with panels of words if that is faster; without an attribute if not.
static PlannedPrimitive planWords(PlannedOpInterface op,
                                  const MachineDesc &machine) {
  auto gemm = dyn_cast<GemmOp>(op.getOperation());
  if (!gemm || !isPackedBeforehand(gemm.getRhs()))
    return {};
  GemmShape shape = getGemmShape(gemm);
  std::optional<GemmPlan> words = planGemmOfWords(machine, shape);
  if (!words || words->cycles >= planGemm(machine, shape).cycles)
    return {};
  return {GemmPlanAttr::get(op.getContext(), *words),
          llvm::formatv("{0}x{1}x{2}, {3}; {4} weights together are extended "
                        "in registers",
                        shape.m, shape.n, shape.k,
                        describeEstimate(words->cycles), words->kr)};
}

static PlannedPrimitive plan(GemmOp op, const MachineDesc &machine) {
  return planProduct(op, getMachineFor(op.getRhs(), machine), getGemmShape(op),
                     getPanelWidth(getShaped(op.getRhs())));
}

static std::string describeConv(const MachineDesc &machine,
                                const ConvShape &shape,
                                const DirectConvPlan &plan) {
  return "addressed in place, " + describeEstimate(plan.cycles) +
         describeExtension(machine, shape.types, plan) +
         describeInputExtension(plan);
}

static PlannedPrimitive plan(IndirectGemmOp op, const MachineDesc &machine) {
  MLIRContext *context = op.getContext();
  std::optional<int64_t> panelWidth = getPanelWidth(getShaped(op.getRhs()));
  GemmShape gathered = getGemmShape(op);
  std::optional<ConvShape> shape = getWindowShape(op);
  if (!shape)
    return planProduct(op, machine, gathered, panelWidth);
  DirectConvPlan direct =
      panelWidth ? planDirectConvWithPanelWidth(machine, *shape, *panelWidth)
                 : planDirectConv(machine, *shape);
  direct = chooseInputExtension(
      op, direct, planDirectConvOfExtendedInput(machine, *shape, panelWidth));
  direct.kr = getInterleave(op, machine);
  if (countWindowKernels(*shape, direct) <= kMaxWindowKernels)
    return {DirectConvPlanAttr::get(context, direct),
            describeConv(machine, *shape, direct)};
  PlannedPrimitive planned = planProduct(op, machine, gathered, direct.nr);
  planned.reason = "gathered through its indices: there are too many kinds of "
                   "tiles, by their padding; " +
                   planned.reason;
  return planned;
}

static bool areAllF32(ValueRange values) {
  return llvm::all_of(
      values, [](Value value) { return getElementTypeOrSelf(value).isF32(); });
}

/// The estimate of the other way to pack, for a remark.
static std::string describePackedFilters(const ConvGemmChoice &choice) {
  if (!choice.filterPlan)
    return "";
  return llvm::formatv(", {0:e2} if filters were", choice.filterPlan->cycles);
}

/// The plan of a convolution whose channels are in blocks.
static PlannedPrimitive planBlocks(ConvGemmOp op, const MachineDesc &machine,
                                   const ConvShape &shape) {
  if (!areAllF32({op.getInput(), op.getFilter(), op.getInit()}))
    return {{}, "kernels of images in blocks of channels are for f32"};
  if (!op.isPacked() && !(isa<TensorType>(getShaped(op.getFilter())) &&
                          isConstantLike(op.getFilter())))
    return {{}, "filters of blocks of channels can only be packed beforehand"};
  std::optional<int64_t> panelWidth;
  if (op.isPacked())
    panelWidth = getShaped(op.getFilter()).getDimSize(2);
  if (panelWidth && shape.filterBlock % *panelWidth != 0)
    return {{}, "its panels of filters are no parts of their blocks"};
  DirectConvPlan direct =
      panelWidth ? planDirectConvWithPanelWidth(machine, shape, *panelWidth)
                 : planDirectConv(machine, shape);
  if (CheckResult fits = checkLimits(direct, *machine.target, shape.types);
      failed(fits))
    return {{}, ("blocks of its result take " + fits.getReason()).str()};
  if (countWindowKernels(shape, direct) > kMaxWindowKernels)
    return {{}, "there are too many kinds of tiles, by their padding"};
  std::string reason = llvm::formatv(
      "its channels are in {0} and {1} blocks; {2}", shape.getChannelBlocks(),
      shape.filterBlock == 0 ? 1 : shape.filters / shape.filterBlock,
      describeConv(machine, shape, direct));
  return {DirectConvPlanAttr::get(op.getContext(), direct), reason};
}

static PlannedPrimitive plan(ConvGemmOp op, const MachineDesc &machine) {
  MLIRContext *context = op.getContext();
  std::optional<ConvShape> shape = getConvShape(op);
  if (!shape)
    return {{}, "it is a part of a convolution"};
  shape->types = *getProductTypes(op, op.getInput(), op.getFilter());
  if (isBlocked(op))
    return planBlocks(op, machine, *shape);
  ConvShape channelsFirst = *shape;
  channelsFirst.channelsFirst = true;
  if (op.isPacked()) {
    DirectConvPlan direct = planDirectConvWithPanelWidth(
        machine, channelsFirst, getShaped(op.getFilter()).getDimSize(2));
    return {DirectConvPlanAttr::get(context, direct),
            describeConv(machine, *shape, direct)};
  }
  // Only filters that the compiler knows are packed beforehand.
  bool areKnown = isa<TensorType>(getShaped(op.getFilter())) &&
                  isConstantLike(op.getFilter());
  bool isNarrow = !getElementTypeOrSelf(op.getFilter()).isF32();
  ConvGemmChoice choice = chooseConvGemm(machine, *shape, areKnown);
  if (!areAllF32({op.getInput(), op.getFilter(), op.getInit()}))
    choice.outerPlan.reset();
  if (isNarrow && !choice.filterPlan)
    return {{}, "filters of fewer bits can only be packed beforehand"};
  if (choice.filterPlan && isNhwcArgument(op.getInput()))
    return {DirectConvPlanAttr::get(context, *choice.filterPlan),
            llvm::formatv(
                "its result is NCHW; its filters are packed and its "
                "image is read in place, in NHWC, an estimated "
                "{0:e2} cycles{1}",
                choice.filterPlan->cycles,
                describeExtension(machine, shape->types, *choice.filterPlan))};
  if (choice.isOuter())
    return {OuterConvPlanAttr::get(context, *choice.outerPlan),
            llvm::formatv("its tensors stay NCHW; nothing is packed, for an "
                          "outer product of pixels and weights, an estimated "
                          "{0:e2} cycles, {1:e2} if pixels were packed{2}",
                          choice.outerPlan->cycles, choice.pixelCycles,
                          describePackedFilters(choice))};
  if (choice.packsFilters() || isNarrow)
    return {DirectConvPlanAttr::get(context, *choice.filterPlan),
            llvm::formatv(
                "its tensors stay NCHW; its filters are packed and "
                "its image is read in place, an estimated {0:e2} "
                "cycles, {1:e2} if pixels were packed{2}",
                choice.filterPlan->cycles, choice.pixelCycles,
                describeExtension(machine, shape->types, *choice.filterPlan))};
  std::string reason = llvm::formatv(
      "its tensors stay NCHW; its pixels are packed as it runs, an estimated "
      "{0:e2} cycles, ",
      choice.pixelCycles);
  reason += choice.filterPlan ? llvm::formatv("{0:e2} if filters were packed",
                                              choice.filterPlan->cycles)
                                    .str()
                              : "since its filters cannot be";
  if (choice.outerPlan)
    reason +=
        llvm::formatv(", {0:e2} if nothing were", choice.outerPlan->cycles);
  ConvGemmPlan plan = planConvGemm(machine, *shape);
  if (hasSmallWorkspace(op.getWorkspace(), plan.parts, plan.getPartElements()))
    return {{}, "its workspace is too small"};
  return {ConvGemmPlanAttr::get(context, plan), reason};
}

static PlannedPrimitive plan(DepthwiseConvNchwOp op,
                             const MachineDesc &machine) {
  // Which taps are padding must be known when the code is emitted.
  if (!op.getOrigin().empty())
    return {{}, "it is a part of a padded convolution"};
  std::optional<DepthwiseNchwPlan> plan = planDepthwiseNchw(
      machine, getDepthwiseShape(op), getShaped(op.getInput()).getDimSize(3));
  if (!plan)
    return {{},
            "there is no kernel for its stride of columns, or for so "
            "large a filter"};
  plan->cycles *= getShaped(op.getInit()).getDimSize(0);
  return {DepthwiseNchwPlanAttr::get(op.getContext(), *plan),
          describeEstimate(plan->cycles)};
}

static PlannedPrimitive plan(DepthwiseConvOp op, const MachineDesc &machine) {
  // Which taps are padding must be known when the code is emitted.
  if (!op.getOrigin().empty())
    return {{}, "it is a part of a padded convolution"};
  DepthwisePlan plan = planDepthwise(machine, getDepthwiseShape(op));
  return {DepthwisePlanAttr::get(op.getContext(), plan),
          plan.loopOverTaps ? "the filter is too large for straight-line code"
                            : "the least of the estimates"};
}

static PlannedPrimitive plan(TwoPassSoftmaxOp op, const MachineDesc &machine) {
  SoftmaxShape shape = getSoftmaxShape(op);
  std::optional<SoftmaxPasses> requested = getRequestedPasses(op);
  SoftmaxPlan plan = planSoftmax(machine, shape, requested);
  return {SoftmaxPlanAttr::get(op.getContext(), plan),
          llvm::formatv("{0} rows of {1}, {2}", shape.rows, shape.length,
                        requested ? "passes as requested"
                                  : describeEstimate(plan.cycles))};
}

static PlannedPrimitive plan(TupleGemmOp op, const MachineDesc &machine) {
  ArrayRef<int64_t> out = getShaped(op.getInit()).getShape();
  GemmShape shape{out[1], out[2], getShaped(op.getLhs()).getDimSize(2)};
  if (op.getBf16Terms() != 0)
    shape.types = kSplitTypes;
  int64_t width = getPanelColumns(op);
  TupleGemmPlan plan;
  plan.maxRows = getMaxGemmRows(machine, shape, width);
  plan.maxComplexRows = getMaxComplexRows(*machine.target, width);
  return {TupleGemmPlanAttr::get(op.getContext(), plan),
          "as many rows as registers and L1 hold"};
}

static PlannedPrimitive planTransformOp(PlannedOpInterface op, Value image,
                                        Value coefficients, int64_t tilePixels,
                                        bool isInput, bool isOneDimensional,
                                        const MachineDesc &machine) {
  ArrayRef<int64_t> shape = getShaped(coefficients).getShape();
  TransformShape transform{shape[0],
                           shape[1],
                           shape[2],
                           tilePixels,
                           getShaped(image).getNumElements(),
                           isInput,
                           isOneDimensional};
  return {TransformPlanAttr::get(op.getContext(),
                                 planTransform(machine, transform)),
          "by where image and coefficients fit"};
}

static PlannedPrimitive plan(InputTransformOp op, const MachineDesc &machine) {
  int64_t alpha = op.getAlgorithm().getAlpha();
  return planTransformOp(
      op, op.getInput(), op.getInit(), alpha * alpha,
      /*isInput=*/true,
      /*isOneDimensional=*/op.getAlgorithm().isOneDimensional(), machine);
}

static PlannedPrimitive plan(OutputTransformOp op, const MachineDesc &machine) {
  int64_t alpha = op.getAlgorithm().getAlpha();
  return planTransformOp(op, op.getInit(), op.getInput(), alpha * alpha,
                         /*isInput=*/false,
                         /*isOneDimensional=*/op.getRowTile().has_value(),
                         machine);
}

static PlannedPrimitive plan(FastConvOp op, const MachineDesc &machine) {
  FastConvShape shape = getFastConvShape(op);
  std::optional<int64_t> panelWidth = getPanelWidth(getShaped(op.getRhs()));
  FastConvPlan plan =
      panelWidth ? planFastConvWithPanelWidth(machine, shape, *panelWidth)
                 : planFastConv(machine, shape);
  if (hasSmallWorkspace(op.getWorkspace(), plan.parts, plan.partElements))
    return {{}, "its workspace is too small"};
  return {FastConvPlanAttr::get(op.getContext(), plan),
          llvm::formatv("{0} tiles in a workspace of {1} KiB a thread, {2}",
                        shape.getNumTiles(plan.tileRows),
                        4 * plan.partElements / 1024,
                        describeEstimate(plan.cycles))};
}

static PlannedPrimitive plan(SpmmOp op, const MachineDesc &machine) {
  SpmmShape shape = getSpmmShape(op);
  SpmmPlan plan = planSpmm(machine, shape);
  double share = double(shape.entries) * shape.block /
                 std::max<double>(1, double(shape.filters) * shape.channels);
  return {SpmmPlanAttr::get(op.getContext(), plan),
          llvm::formatv("{0:P1} of the weights are stored, {1}", share,
                        describeEstimate(plan.cycles))};
}

/// The right-hand side of an op that can only run if it is packed, which is
/// done on tensors; null for others.
static Value getPackedOperand(Operation *op) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<GemmOp, IndirectGemmOp, FastConvOp>(
          [](auto product) { return product.getRhs(); })
      .Default([](Operation *) { return Value(); });
}

/// Whether `operand` are weights, which a primitive extends as it loads them,
/// or further ones that it prefetches.
static bool areWeights(Operation *op, Value operand) {
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case<DepthwiseConvNchwOp, FilterTransformOp>(
          [&](auto filtered) { return operand == filtered.getFilter(); })
      .Case([&](TupleGemmOp product) {
        return operand == product.getRhs() || operand == product.getNext();
      })
      .Default([](Operation *) { return false; });
}

/// Whether there is a micro-kernel for the types of a product.
static bool hasKernel(EpilogueOpInterface op, Value lhs, Value rhs,
                      const MachineDesc &machine) {
  std::optional<ProductTypes> types = getProductTypes(op, lhs, rhs);
  Type stored = getElementTypeOrSelf(op.getInitOperand().get());
  bool isStored = isStoredF32(stored) || op.getAccumulatorType().isInteger();
  return types && isStored && !getKernels(machine, *types).empty();
}

/// Whether kernels of the op load or store `operand`, of floats, as `element`.
static bool takesFloats(PlannedOpInterface op, Value operand, Type element) {
  if (element.isF32())
    return true;
  if (!isStoredF32(element))
    return false;
  if (auto softmax = dyn_cast<TwoPassSoftmaxOp>(op.getOperation()))
    return element.isBF16() ||
           (softmax.getProducer().empty() && softmax.getEpilogue().empty());
  return areWeights(op, operand) ||
         isa<ConvGemmOp, DepthwiseConvOp, DepthwiseConvNchwOp, FastConvOp,
             InputTransformOp, OutputTransformOp>(op);
}

/// Whether there is a kernel for the element types of a primitive.
static bool hasKernel(PlannedOpInterface op, const MachineDesc &machine) {
  auto tuples = dyn_cast<TupleGemmOp>(op.getOperation());
  auto fast = dyn_cast<FastConvOp>(op.getOperation());
  bool isSplit =
      (tuples && tuples.getBf16Terms() != 0) || (fast && fast.isSplit());
  if (isSplit && getKernels(machine, kSplitTypes).empty())
    return false;
  if (tuples && isSplit)
    return true;
  if (fast && fast.isScaled() && getKernels(machine, kScaledTypes).empty())
    return false;
  if (auto gemm = dyn_cast<GemmOp>(op.getOperation()))
    return hasKernel(gemm, gemm.getLhs(), gemm.getRhs(), machine);
  if (auto gemm = dyn_cast<IndirectGemmOp>(op.getOperation()))
    return hasKernel(gemm, gemm.getInput(), gemm.getRhs(), machine);
  if (auto conv = dyn_cast<DepthwiseConvOp>(op.getOperation()))
    if (conv.getAccumulatorType().isInteger())
      return !conv.getRhsUnsigned();
  if (auto spmm = dyn_cast<SpmmOp>(op.getOperation()))
    return llvm::all_of(
        ValueRange{spmm.getValues(), spmm.getInput(), spmm.getInit()},
        [](Value value) { return isStoredF32(getElementTypeOrSelf(value)); });
  if (auto conv = dyn_cast<ConvGemmOp>(op.getOperation()))
    if (!getElementTypeOrSelf(conv.getFilter()).isF32())
      return hasKernel(conv, conv.getInput(), conv.getFilter(), machine);
  auto epilogue = dyn_cast<EpilogueOpInterface>(op.getOperation());
  if (epilogue && epilogue.getAccumulatorType().isInteger())
    return false;
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    Type element = getElementTypeOrSelf(operand);
    if (epilogue && llvm::is_contained(epilogue.getEpilogueOperands(), operand))
      return true;
    return !isa<FloatType, FlyteType>(element) ||
           takesFloats(op, operand, element);
  });
}

/// The element types of an op, and those that kernels have.
static std::string describeTypes(PlannedOpInterface op) {
  SmallVector<Type> types;
  for (Value operand : op->getOperands())
    if (Type element = getElementTypeOrSelf(operand);
        !llvm::is_contained(types, element))
      types.push_back(element);
  std::string text = "there is no kernel for its element types ";
  llvm::raw_string_ostream stream(text);
  llvm::interleaveComma(types, stream);
  stream << "; kernels add f32, bf16, f16 and flytes in f32, and products of "
            "integers of 8 and 16 bits in i32";
  return text;
}

/// Checks that there is a kernel for a primitive of these operands.
static CheckResult checkKernel(PlannedOpInterface op,
                               const MachineDesc &machine) {
  for (Value operand : op->getOperands())
    if (auto type = dyn_cast<ShapedType>(operand.getType());
        type && !type.hasStaticShape())
      return "an operand has no static shape";
  if (!hasKernel(op, machine))
    return describeTypes(op);
  Value rhs = getPackedOperand(op);
  if (!rhs)
    return success();
  if (isa<MemRefType>(rhs.getType()) && getShaped(rhs).getRank() < 3)
    return "the right-hand side is not packed";
  int64_t interleave =
      getShaped(rhs).getRank() == 4 ? getShaped(rhs).getDimSize(3) : 1;
  if (getShaped(rhs).getRank() >= 3 && interleave != getInterleave(op, machine))
    return "there is no kernel for its interleaved panels";
  auto gathered = dyn_cast<IndirectGemmOp>(op.getOperation());
  if (gathered && getShaped(gathered.getInput()).getShape().back() %
                          getInterleave(op, machine) !=
                      0)
    return "the channels of a tap are not a multiple of KR";
  return success();
}

PlannedPrimitive nnprim::planPrimitive(PlannedOpInterface op,
                                       const MachineDesc &machine,
                                       bool sharesPanels) {
  if (CheckResult result = checkKernel(op, machine); failed(result))
    return {{}, result.getReason().str()};
  // A sparse matrix may have no entries.
  SmallVector<Value> operands(op->getOperands());
  if (auto spmm = dyn_cast<SpmmOp>(op.getOperation()))
    operands.assign({spmm.getInput(), spmm.getInit()});
  for (Value operand : operands)
    if (auto type = dyn_cast<ShapedType>(operand.getType());
        type && type.getNumElements() == 0)
      return {};
  if (!sharesPanels) {
    if (PlannedPrimitive planned = planAlongK(op, machine); planned.plan)
      return planned;
    if (PlannedPrimitive planned = planWords(op, machine); planned.plan)
      return planned;
  }
  return llvm::TypeSwitch<Operation *, PlannedPrimitive>(op)
      .Case<GemmOp, IndirectGemmOp, ConvGemmOp, DepthwiseConvOp,
            DepthwiseConvNchwOp, SpmmOp, TwoPassSoftmaxOp, TupleGemmOp,
            InputTransformOp, OutputTransformOp, FastConvOp>(
          [&](auto primitive) { return plan(primitive, machine); })
      .Default([](Operation *) { return PlannedPrimitive(); });
}
