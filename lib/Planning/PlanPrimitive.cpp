//===- PlanPrimitive.cpp - The plan of each primitive ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

static ShapedType getShaped(Value value) {
  return cast<ShapedType>(value.getType());
}

/// An estimate with the words of all remarks.
static std::string describeEstimate(double cycles) {
  return llvm::formatv("the least of the estimates, {0:e2} cycles", cycles);
}

/// The panel width of a right-hand side, or nothing if it is not packed.
static std::optional<int64_t> getPanelWidth(ShapedType rhs) {
  return rhs.getRank() >= 3 ? std::optional(rhs.getDimSize(2)) : std::nullopt;
}

/// Whether a workspace is there that is too small for a plan.
static bool hasSmallWorkspace(Value workspace, int64_t parts,
                              int64_t elements) {
  if (!workspace)
    return false;
  ShapedType type = getShaped(workspace);
  return type.getDimSize(0) < parts || type.getDimSize(1) < elements;
}

static PlannedPrimitive planProduct(const MachineDesc &machine,
                                    MLIRContext *context,
                                    const GemmShape &shape,
                                    std::optional<int64_t> panelWidth) {
  GemmPlan plan = panelWidth
                      ? planGemmWithPanelWidth(machine, shape, *panelWidth)
                      : planGemm(machine, shape);
  return {GemmPlanAttr::get(context, plan),
          llvm::formatv("{0}x{1}x{2}, {3}", shape.m, shape.n, shape.k,
                        describeEstimate(plan.cycles))};
}

static PlannedPrimitive plan(GemmOp op, const MachineDesc &machine) {
  ShapedType lhs = getShaped(op.getLhs()), out = getShaped(op.getInit());
  GemmShape shape{out.getDimSize(0), out.getDimSize(1), lhs.getDimSize(1)};
  shape.types = *getProductTypes(op, op.getLhs(), op.getRhs());
  return planProduct(machine, op.getContext(), shape,
                     getPanelWidth(getShaped(op.getRhs())));
}

/// The window of an op whose input has its shape.
static std::optional<ConvShape> getWindowShape(IndirectGemmOp op) {
  ShapedType input = getShaped(op.getInput());
  std::optional<WindowAttr> window = op.getWindow();
  if (!window || input.getRank() != 4 ||
      input.getShape().drop_back() != window->getInputSize())
    return std::nullopt;
  return ConvShape{window->getInputSize()[0], input.getDimSize(3),
                   getShaped(op.getInit()).getShape().back(),
                   getConvDim(*window, 0), getConvDim(*window, 1)};
}

static std::string describeConv(const DirectConvPlan &plan) {
  return "addressed in place, " + describeEstimate(plan.cycles);
}

static PlannedPrimitive plan(IndirectGemmOp op, const MachineDesc &machine) {
  MLIRContext *context = op.getContext();
  std::optional<int64_t> panelWidth = getPanelWidth(getShaped(op.getRhs()));
  ArrayRef<int64_t> out = getShaped(op.getInit()).getShape();
  GemmShape gathered;
  gathered.n = out.back();
  gathered.taps = getShaped(op.getIndices()).getDimSize(1);
  gathered.k = gathered.taps * getShaped(op.getInput()).getShape().back();
  gathered.m = ShapedType::getNumElements(out.drop_back());
  gathered.types = *getProductTypes(op, op.getInput(), op.getRhs());
  std::optional<ConvShape> shape = getWindowShape(op);
  if (!shape)
    return planProduct(machine, context, gathered, panelWidth);
  shape->types = gathered.types;
  DirectConvPlan direct =
      panelWidth ? planDirectConvWithPanelWidth(machine, *shape, *panelWidth)
                 : planDirectConv(machine, *shape);
  if (countWindowKernels(*shape, direct) <= kMaxWindowKernels)
    return {DirectConvPlanAttr::get(context, direct), describeConv(direct)};
  PlannedPrimitive planned = planProduct(machine, context, gathered, direct.nr);
  planned.reason = "gathered through its indices: there are too many kinds of "
                   "tiles, by their padding; " +
                   planned.reason;
  return planned;
}

static PlannedPrimitive plan(ConvGemmOp op, const MachineDesc &machine) {
  MLIRContext *context = op.getContext();
  std::optional<ConvShape> shape = getConvShape(op);
  if (!shape)
    return {{}, "it is a part of a convolution"};
  ConvShape channelsFirst = *shape;
  channelsFirst.channelsFirst = true;
  if (op.isPacked()) {
    DirectConvPlan direct = planDirectConvWithPanelWidth(
        machine, channelsFirst, getShaped(op.getFilter()).getDimSize(2));
    return {DirectConvPlanAttr::get(context, direct), describeConv(direct)};
  }
  // Only filters that the compiler knows are packed beforehand.
  bool areKnown = isa<TensorType>(getShaped(op.getFilter())) &&
                  isConstantLike(op.getFilter());
  ConvGemmChoice choice = chooseConvGemm(machine, *shape, areKnown);
  if (choice.filterPlan && isNhwcArgument(op.getInput()))
    return {DirectConvPlanAttr::get(context, *choice.filterPlan),
            llvm::formatv("its result is NCHW; its filters are packed and its "
                          "image is read in place, in NHWC, an estimated "
                          "{0:e2} cycles",
                          choice.filterPlan->cycles)};
  if (choice.packsFilters())
    return {DirectConvPlanAttr::get(context, *choice.filterPlan),
            llvm::formatv("its tensors stay NCHW; its filters are packed and "
                          "its image is read in place, an estimated {0:e2} "
                          "cycles, {1:e2} if pixels were packed",
                          choice.filterPlan->cycles, choice.pixelCycles)};
  std::string reason = llvm::formatv(
      "its tensors stay NCHW; its pixels are packed as it runs, an estimated "
      "{0:e2} cycles, ",
      choice.pixelCycles);
  reason += choice.filterPlan ? llvm::formatv("{0:e2} if filters were packed",
                                              choice.filterPlan->cycles)
                                    .str()
                              : "since its filters cannot be";
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
  ArrayRef<int64_t> out = getShaped(op.getInit()).getShape();
  ArrayRef<int64_t> filter = getShaped(op.getFilter()).getShape();
  DepthwiseShape shape{out[1],
                       {out[2], out[3]},
                       {filter[1], filter[2]},
                       {op.getStrides()[0], op.getStrides()[1]},
                       {op.getDilations()[0], op.getDilations()[1]}};
  std::optional<DepthwiseNchwPlan> plan =
      planDepthwiseNchw(machine, shape, getShaped(op.getInput()).getDimSize(3));
  if (!plan)
    return {{},
            "there is no kernel for its stride of columns, or for so "
            "large a filter"};
  plan->cycles *= out[0];
  return {DepthwiseNchwPlanAttr::get(op.getContext(), *plan),
          describeEstimate(plan->cycles)};
}

static PlannedPrimitive plan(DepthwiseConvOp op, const MachineDesc &machine) {
  // Which taps are padding must be known when the code is emitted.
  if (!op.getOrigin().empty())
    return {{}, "it is a part of a padded convolution"};
  ArrayRef<int64_t> out = getShaped(op.getInit()).getShape();
  ArrayRef<int64_t> filter = getShaped(op.getFilter()).getShape();
  DepthwiseShape shape{out[3],
                       {out[1], out[2]},
                       {filter[0], filter[1]},
                       {op.getStrides()[0], op.getStrides()[1]},
                       {op.getDilations()[0], op.getDilations()[1]}};
  DepthwisePlan plan = planDepthwise(machine, shape);
  return {DepthwisePlanAttr::get(op.getContext(), plan),
          plan.loopOverTaps ? "the filter is too large for straight-line code"
                            : "the least of the estimates"};
}

/// What the attribute says; nothing for `auto`.
static std::optional<SoftmaxPasses> getRequestedPasses(TwoPassSoftmaxOp op) {
  switch (op.getAlgorithm()) {
  case SoftmaxAlgorithm::Auto:
    return std::nullopt;
  case SoftmaxAlgorithm::TwoPass:
    return SoftmaxPasses::TwoPass;
  case SoftmaxAlgorithm::ThreePassRecompute:
    return SoftmaxPasses::ThreePassRecompute;
  case SoftmaxAlgorithm::ThreePassReload:
    return SoftmaxPasses::ThreePassReload;
  }
  llvm_unreachable("all are above");
}

static PlannedPrimitive plan(TwoPassSoftmaxOp op, const MachineDesc &machine) {
  ShapedType type = getShaped(op.getInit());
  SoftmaxShape shape;
  shape.length = type.getDimSize(op.getDimension());
  shape.rows = type.getNumElements() / shape.length;
  shape.elementBytes = llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  shape.canReload = type.getElementType().isF32() && !op.getLog();
  // Dimensions of one element behind that of the softmax are dropped.
  shape.isContiguous =
      llvm::all_of(type.getShape().drop_front(op.getDimension() + 1),
                   [](int64_t extent) { return extent == 1; });
  std::optional<SoftmaxPasses> requested = getRequestedPasses(op);
  SoftmaxPlan plan = planSoftmax(machine, shape, requested);
  return {SoftmaxPlanAttr::get(op.getContext(), plan),
          llvm::formatv("{0} rows of {1}, {2}", shape.rows, shape.length,
                        requested ? "passes as requested"
                                  : describeEstimate(plan.cycles))};
}

static PlannedPrimitive plan(TupleGemmOp op, const MachineDesc &machine) {
  ArrayRef<int64_t> out = getShaped(op.getInit()).getShape();
  auto rhs = dyn_cast<MemRefType>(op.getRhs().getType());
  GemmShape shape{out[1], out[2], getShaped(op.getRhs()).getDimSize(1)};
  // Rows of a packed panel are as wide as the panel.
  int64_t width = out[2];
  SmallVector<int64_t> strides;
  int64_t offset;
  if (rhs && succeeded(rhs.getStridesAndOffset(strides, offset)) &&
      !ShapedType::isDynamic(strides[1]))
    width = strides[1];
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

/// Whether the entries of an spmm can be sorted: they are constants, on
/// tensors, and not yet divided into slabs.
static bool areEntriesKnown(SpmmOp op) {
  auto isKnown = [](Value value) {
    return isa<TensorType>(value.getType()) && isConstantLike(value);
  };
  return isKnown(op.getValues()) && isKnown(op.getColumns()) &&
         isKnown(op.getRowPointers()) && op.getColumnStride() == 1 &&
         getShaped(op.getRowPointers()).getRank() == 1;
}

static PlannedPrimitive plan(SpmmOp op, const MachineDesc &machine) {
  ShapedType input = getShaped(op.getInput()), out = getShaped(op.getInit());
  SpmmShape shape;
  shape.filters = out.getDimSize(0);
  shape.channels = input.getDimSize(0);
  shape.pixels = shape.rowStride = out.getDimSize(1);
  shape.block = op.getBlockRows();
  shape.entries = getShaped(op.getColumns()).getDimSize(0);
  shape.values = *getElementType(op.getValues().getType());
  shape.areEntriesKnown = areEntriesKnown(op);
  SmallVector<int64_t> strides;
  int64_t offset;
  if (auto memref = dyn_cast<MemRefType>(input);
      memref && succeeded(memref.getStridesAndOffset(strides, offset)) &&
      !ShapedType::isDynamic(strides[0]))
    shape.rowStride = strides[0];
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

/// Whether there is a micro-kernel for the types of a product.
static bool hasKernel(EpilogueOpInterface op, Value lhs, Value rhs,
                      const MachineDesc &machine) {
  std::optional<ProductTypes> types = getProductTypes(op, lhs, rhs);
  bool isStored = getElementTypeOrSelf(op.getInitOperand().get()).isF32() ||
                  op.getAccumulatorType().isInteger();
  return types && isStored && !getKernels(machine, *types).empty();
}

/// Whether there is a kernel for the element types of a primitive.
static bool hasKernel(PlannedOpInterface op, const MachineDesc &machine) {
  if (auto gemm = dyn_cast<GemmOp>(op.getOperation()))
    return hasKernel(gemm, gemm.getLhs(), gemm.getRhs(), machine);
  if (auto gemm = dyn_cast<IndirectGemmOp>(op.getOperation()))
    return hasKernel(gemm, gemm.getInput(), gemm.getRhs(), machine);
  if (auto conv = dyn_cast<DepthwiseConvOp>(op.getOperation()))
    if (conv.getAccumulatorType().isInteger())
      return !conv.getRhsUnsigned();
  if (auto spmm = dyn_cast<SpmmOp>(op.getOperation()))
    return getElementTypeOrSelf(spmm.getInit()).isF32() &&
           getElementType(spmm.getValues().getType());
  bool takesBF16 = isa<TwoPassSoftmaxOp>(op);
  auto epilogue = dyn_cast<EpilogueOpInterface>(op.getOperation());
  if (epilogue && epilogue.getAccumulatorType().isInteger())
    return false;
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    Type element = getElementTypeOrSelf(operand);
    if (epilogue && llvm::is_contained(epilogue.getEpilogueOperands(), operand))
      return true;
    return !isa<FloatType>(element) || element.isF32() ||
           (takesBF16 && element.isBF16());
  });
}

/// The values of K that kernels of the op's types want together.
static int64_t getInterleave(PlannedOpInterface op,
                             const MachineDesc &machine) {
  std::optional<ProductTypes> types;
  if (auto gemm = dyn_cast<GemmOp>(op.getOperation()))
    types = getProductTypes(gemm, gemm.getLhs(), gemm.getRhs());
  if (auto gemm = dyn_cast<IndirectGemmOp>(op.getOperation()))
    types = getProductTypes(gemm, gemm.getInput(), gemm.getRhs());
  return types ? getKernels(machine, *types).front().kr : 1;
}

/// Why no primitive of these operands has a kernel, or null.
static const char *whyNoKernel(PlannedOpInterface op,
                               const MachineDesc &machine) {
  for (Value operand : op->getOperands())
    if (auto type = dyn_cast<ShapedType>(operand.getType());
        type && !type.hasStaticShape())
      return "an operand has no static shape";
  if (!hasKernel(op, machine))
    return "there is no kernel for its element types";
  Value rhs = getPackedOperand(op);
  if (!rhs)
    return nullptr;
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
  return nullptr;
}

PlannedPrimitive nnprim::planPrimitive(PlannedOpInterface op,
                                       const MachineDesc &machine) {
  if (const char *reason = whyNoKernel(op, machine))
    return {{}, reason};
  // A sparse matrix may have no entries.
  SmallVector<Value> operands(op->getOperands());
  if (auto spmm = dyn_cast<SpmmOp>(op.getOperation()))
    operands.assign({spmm.getInput(), spmm.getInit()});
  for (Value operand : operands)
    if (auto type = dyn_cast<ShapedType>(operand.getType());
        type && type.getNumElements() == 0)
      return {};
  return llvm::TypeSwitch<Operation *, PlannedPrimitive>(op)
      .Case<GemmOp, IndirectGemmOp, ConvGemmOp, DepthwiseConvOp,
            DepthwiseConvNchwOp, SpmmOp, TwoPassSoftmaxOp, TupleGemmOp,
            InputTransformOp, OutputTransformOp, FastConvOp>(
          [&](auto primitive) { return plan(primitive, machine); })
      .Default([](Operation *) { return PlannedPrimitive(); });
}
