//===- SplitStrides.cpp - Strided convolutions on phases ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Planning/OpPlanSpace.h"
#include "NNPrim/Planning/Passes.h"
#include "NNPrim/Problem/StridePhases.h"
#include "NNPrim/Support/CheckResult.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

namespace nnprim {
#define GEN_PASS_DEF_SPLITSTRIDESPASS
#include "NNPrim/Planning/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
/// A convolution and its phases.
struct StridedConv {
  linalg::Conv2DNhwcHwcfOp op;
  /// The image without its padding.
  Value image;
  ConvShape shape;
  PhaseDim rows, columns;
};

/// Emits the ops on phases.
class PhaseBuilder {
public:
  explicit PhaseBuilder(StridedConv &conv)
      : conv(conv), b(conv.op.getLoc(), conv.op.getContext()) {
    b.setInsertionPoint(conv.op);
    findSource();
  }

  Value build();

private:
  /// Where pixels and channels of the image come from: the NCHW tensor that it
  /// is the transpose of, or the image itself.
  void findSource();
  /// Cuts off or adds zeros behind dimension `dim`, so that it has `extent`.
  Value resize(Value value, int64_t dim, int64_t extent);
  Value pad(Value value, ArrayRef<int64_t> low, ArrayRef<int64_t> high);
  Value transpose(Value value, ArrayRef<int64_t> permutation);
  Value expand(Value value, ArrayRef<int64_t> shape,
               ArrayRef<ReassociationIndices> groups);
  Value collapse(Value value, ArrayRef<ReassociationIndices> groups);

  Value buildImage();
  Value buildFilter();

  StridedConv &conv;
  ImplicitLocOpBuilder b;
  Value source;
  bool isNchw = false;
};
} // namespace

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

static RankedTensorType withShape(Value value, ArrayRef<int64_t> shape) {
  return cast<RankedTensorType>(value.getType()).clone(shape);
}

Value PhaseBuilder::pad(Value value, ArrayRef<int64_t> low,
                        ArrayRef<int64_t> high) {
  SmallVector<int64_t> shape(getShape(value));
  for (auto [extent, before, behind] : llvm::zip_equal(shape, low, high))
    extent += before + behind;
  if (getShape(value) == ArrayRef(shape))
    return value;
  RankedTensorType type = withShape(value, shape);
  Value zero =
      arith::ConstantOp::create(b, b.getZeroAttr(type.getElementType()));
  return tensor::PadOp::create(
      b, type, value, getAsIndexOpFoldResult(b.getContext(), low),
      getAsIndexOpFoldResult(b.getContext(), high), zero);
}

Value PhaseBuilder::resize(Value value, int64_t dim, int64_t extent) {
  SmallVector<int64_t> shape(getShape(value));
  SmallVector<int64_t> zeros(shape.size(), 0), ones(shape.size(), 1);
  int64_t missing = extent - shape[dim];
  if (missing > 0) {
    SmallVector<int64_t> high = zeros;
    high[dim] = missing;
    return pad(value, zeros, high);
  }
  if (missing == 0)
    return value;
  shape[dim] = extent;
  return tensor::ExtractSliceOp::create(
      b, value, getAsIndexOpFoldResult(b.getContext(), zeros),
      getAsIndexOpFoldResult(b.getContext(), shape),
      getAsIndexOpFoldResult(b.getContext(), ones));
}

Value PhaseBuilder::transpose(Value value, ArrayRef<int64_t> permutation) {
  SmallVector<int64_t> shape = applyPermutation(getShape(value), permutation);
  Value init = tensor::EmptyOp::create(
      b, shape, cast<RankedTensorType>(value.getType()).getElementType());
  return linalg::TransposeOp::create(b, value, init, permutation)->getResult(0);
}

Value PhaseBuilder::expand(Value value, ArrayRef<int64_t> shape,
                           ArrayRef<ReassociationIndices> groups) {
  return tensor::ExpandShapeOp::create(b, withShape(value, shape), value,
                                       groups);
}

Value PhaseBuilder::collapse(Value value,
                             ArrayRef<ReassociationIndices> groups) {
  return tensor::CollapseShapeOp::create(b, value, groups);
}

//===----------------------------------------------------------------------===//
// Image and filter
//===----------------------------------------------------------------------===//

void PhaseBuilder::findSource() {
  source = conv.image;
  auto op = source.getDefiningOp<linalg::TransposeOp>();
  isNchw = op && op.hasPureTensorSemantics() &&
           op.getPermutation() == ArrayRef<int64_t>{0, 2, 3, 1};
  if (isNchw)
    source = op.getInput();
}

/// The phases of the image as channels: N×h×w×(s·s·C), and C×s×s where the
/// image is NCHW, whose neighbours in a row then stay neighbours.
Value PhaseBuilder::buildImage() {
  const PhaseDim &rows = conv.rows, &columns = conv.columns;
  int64_t height = isNchw ? 2 : 1;
  Value image = resize(source, height, rows.inputs * rows.stride);
  image = resize(image, height + 1, columns.inputs * columns.stride);
  int64_t batch = conv.shape.batch, channels = conv.shape.channels;
  if (isNchw) {
    image = expand(image,
                   {batch, channels, rows.inputs, rows.stride, columns.inputs,
                    columns.stride},
                   {{0}, {1}, {2, 3}, {4, 5}});
    image = transpose(image, {0, 2, 4, 1, 3, 5});
  } else {
    image = expand(image,
                   {batch, rows.inputs, rows.stride, columns.inputs,
                    columns.stride, channels},
                   {{0}, {1, 2}, {3, 4}, {5}});
    image = transpose(image, {0, 1, 3, 2, 4, 5});
  }
  image = collapse(image, {{0}, {1}, {2}, {3, 4, 5}});
  return pad(image, {0, rows.padLow, columns.padLow, 0},
             {0, rows.padHigh, columns.padHigh, 0});
}

Value PhaseBuilder::buildFilter() {
  const PhaseDim &rows = conv.rows, &columns = conv.columns;
  Value filter =
      pad(conv.op.getInputs()[1], {rows.zerosLow, columns.zerosLow, 0, 0},
          {rows.zerosHigh, columns.zerosHigh, 0, 0});
  filter = expand(filter,
                  {rows.taps, rows.stride, columns.taps, columns.stride,
                   conv.shape.channels, conv.shape.filters},
                  {{0, 1}, {2, 3}, {4}, {5}});
  filter = isNchw ? transpose(filter, {0, 2, 4, 1, 3, 5})
                  : transpose(filter, {0, 2, 1, 3, 4, 5});
  return collapse(filter, {{0}, {1}, {2, 3, 4}, {5}});
}

Value PhaseBuilder::build() {
  Value image = buildImage(), filter = buildFilter();
  auto ones = b.getI64VectorAttr({1, 1});
  auto result = linalg::Conv2DNhwcHwcfOp::create(
      b, conv.op.getResultTypes(), ValueRange{image, filter},
      conv.op.getOutputs(), ones, ones);
  for (NamedAttribute attr : conv.op->getDiscardableAttrs())
    if (attr.getName().strref().starts_with("nnprim."))
      result->setDiscardableAttr(attr.getName(), attr.getValue());
  return result->getResult(0);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Fills in `conv` if the op may be computed on phases.
static CheckResult match(linalg::Conv2DNhwcHwcfOp op, StridedConv &conv) {
  if (op->hasAttr(algorithmAttrName))
    return "an algorithm is requested";
  if (!op.hasPureTensorSemantics() || op.hasDynamicShape() ||
      llvm::any_of(op->getOperandTypes(), [](Type type) {
        auto shaped = cast<ShapedType>(type);
        return !shaped.getElementType().isF32() || shaped.getNumElements() == 0;
      }))
    return "it is not a convolution of f32 of static shape";
  if (!isConstantLike(op.getInputs()[1]))
    return "its filter is not constant";
  conv.op = op;
  conv.image = op.getInputs()[0];
  ArrayRef<int64_t> filter = getShape(op.getInputs()[1]);
  conv.shape = getConvGeometry(op, conv.image).getShape(filter[2], filter[3]);
  if (!getPhaseShape(conv.shape))
    return "its strides are 1, or a dilation is not";
  conv.rows = getPhaseDim(conv.shape.rows);
  conv.columns = getPhaseDim(conv.shape.columns);
  return success();
}

namespace {
struct SplitStrides : nnprim::impl::SplitStridesPassBase<SplitStrides> {
  using Base::Base;

  void runOnOperation() override {
    if (!getTarget(getOperation()))
      return signalPassFailure();
    AlgorithmEstimates estimates(
        getPlanningMachine(getOperation(), numThreads, otherWeightBytes));
    SmallVector<linalg::Conv2DNhwcHwcfOp> ops;
    getOperation().walk(
        [&](linalg::Conv2DNhwcHwcfOp op) { ops.push_back(op); });
    for (linalg::Conv2DNhwcHwcfOp op : ops) {
      StridedConv conv;
      if (failed(match(op, conv)) || !isFaster(conv, estimates))
        continue;
      op->getResult(0).replaceAllUsesWith(PhaseBuilder(conv).build());
      op.erase();
      ++numSplit;
    }
  }

private:
  /// Compares the estimates, and says what was decided.
  bool isFaster(StridedConv &conv, AlgorithmEstimates &estimates) {
    double error = getMaxError(conv.op, maxError);
    AlgorithmEstimate whole = getFastest(estimates.get(conv.shape), error);
    std::optional<AlgorithmEstimate> phases =
        estimates.getPhases(conv.shape, error);
    if (!phases || phases->cycles >= whole.cycles)
      return false;
    remark::passed(
        conv.op.getLoc(),
        remark::RemarkOpts::name("Phases").category("nnprim-algorithm"))
        << llvm::formatv("{0} on the {1} phases of the image: an estimated "
                         "{2:e2} cycles, "
                         "{3:e2} for {4} with its strides",
                         describeAlgorithm(
                             phases->algorithm,
                             getTransformedSize(*getPhaseShape(conv.shape))),
                         conv.rows.stride * conv.columns.stride, phases->cycles,
                         whole.cycles,
                         describeAlgorithm(whole.algorithm,
                                           getTransformedSize(conv.shape)))
               .str();
    return true;
  }
};
} // namespace
