//===- ConvGeometry.cpp - Convolutions of linalg --------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Problem/ConvAlgorithm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace nnprim;

static bool allOnes(ArrayRef<int64_t> values) {
  return llvm::all_of(values, [](int64_t value) { return value == 1; });
}

static bool allZeros(ArrayRef<int64_t> values) {
  return llvm::all_of(values, [](int64_t value) { return value == 0; });
}

bool ConvGeometry::isPointwise() const {
  return allOnes(kernelSize) && allOnes(strides) && allZeros(pads) &&
         ArrayRef(outputSize) == ArrayRef(inputSize).drop_front();
}

bool ConvGeometry::readsSomePixels() const {
  return allOnes(kernelSize) && !allOnes(strides) && allZeros(pads) &&
         (outputSize[0] - 1) * strides[0] < inputSize[1] &&
         (outputSize[1] - 1) * strides[1] < inputSize[2];
}

bool ConvGeometry::coversImage() const {
  return allOnes(outputSize) && allOnes(dilations) && allZeros(pads) &&
         ArrayRef(kernelSize) == ArrayRef(inputSize).drop_front();
}

ConvShape ConvGeometry::getShape(int64_t channels, int64_t filters) const {
  auto getDim = [&](unsigned dim) {
    return ConvDim{inputSize[dim + 1], outputSize[dim], kernelSize[dim],
                   strides[dim],       dilations[dim],  pads[dim]};
  };
  return {inputSize[0], channels, filters, getDim(0), getDim(1)};
}

/// Takes the source of `input` in its place if it is a pad of H and W by
/// zeros, and the pad's leading extents as the convolution's.
static void absorbPad(Value &input, ConvGeometry &geometry, int64_t height) {
  tensor::PadOp pad = getImagePad(input, height);
  if (!pad)
    return;
  ArrayRef<int64_t> low = pad.getStaticLow();
  ArrayRef<int64_t> source = pad.getSourceType().getShape();
  geometry.pads = {low[height], low[height + 1]};
  geometry.inputSize = {source[0], source[height], source[height + 1]};
  input = pad.getSource();
}

/// A pair of numbers that all convolutions of linalg have.
static SmallVector<int64_t> getNumbers(Operation *op, StringRef name) {
  auto numbers = op->getAttrOfType<DenseIntElementsAttr>(name);
  return numbers ? to_vector(numbers.getValues<int64_t>())
                 : SmallVector<int64_t>{1, 1};
}

ConvGeometry nnprim::getConvGeometry(linalg::LinalgOp op, Value &input,
                                     ArrayRef<int64_t> kernelSize,
                                     int64_t height) {
  ConvGeometry geometry;
  ArrayRef<int64_t> in = cast<RankedTensorType>(input.getType()).getShape();
  ArrayRef<int64_t> out =
      cast<RankedTensorType>(op->getResultTypes()[0]).getShape();
  geometry.inputSize = {in[0], in[height], in[height + 1]};
  geometry.outputSize = to_vector(out.slice(height, 2));
  geometry.kernelSize = to_vector(kernelSize);
  geometry.strides = getNumbers(op, "strides");
  geometry.dilations = getNumbers(op, "dilations");
  geometry.pads = {0, 0};
  absorbPad(input, geometry, height);
  return geometry;
}

static ArrayRef<int64_t> getFilterShape(linalg::LinalgOp op) {
  return cast<ShapedType>(op->getOperand(1).getType()).getShape();
}

ConvGeometry nnprim::getConvGeometry(linalg::Conv2DNhwcHwcfOp op,
                                     Value &input) {
  return getConvGeometry(op, input, getFilterShape(op).take_front(2),
                         /*height=*/1);
}

ConvGeometry nnprim::getConvGeometry(linalg::Conv2DNchwFchwOp op,
                                     Value &input) {
  return getConvGeometry(op, input, getFilterShape(op).take_back(2),
                         /*height=*/2);
}

ConvGeometry nnprim::getConvGeometry(linalg::Conv2DNhwgcGfhwcOp op,
                                     Value &input) {
  auto expand = input.getDefiningOp<tensor::ExpandShapeOp>();
  if (expand && expand.getSrcType().getRank() == 4 &&
      expand.getReassociationIndices().back().size() == 2)
    input = expand.getSrc();
  return getConvGeometry(op, input, getFilterShape(op).slice(2, 2),
                         /*height=*/1);
}

double nnprim::getMaxError(Operation *op, double modelsError) {
  auto own = op->getAttrOfType<FloatAttr>(maxErrorAttrName);
  return own ? own.getValueAsDouble() : modelsError;
}

bool nnprim::isPooling(Operation *op) {
  return op->getName().getStringRef().starts_with("linalg.pooling_");
}

static bool poolsWholeImage(linalg::PoolingNchwSumOp op) {
  auto getShape = [](Value value) {
    return cast<ShapedType>(value.getType()).getShape();
  };
  ArrayRef<int64_t> image = getShape(op.getInputs()[0]).drop_front(2);
  return !op.hasDynamicShape() && image == getShape(op.getInputs()[1]) &&
         allOnes(getShape(op.getOutputs()[0]).drop_front(2)) &&
         allOnes(getNumbers(op, "dilations"));
}

/// Whether the loop's body adds its input to the sum.
static bool isSum(linalg::GenericOp op) {
  Block &body = *op.getBody();
  auto sum = body.getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  return sum && llvm::is_contained(sum->getOperands(), body.getArgument(0)) &&
         llvm::is_contained(sum->getOperands(), body.getArgument(1));
}

/// Whether the loop adds up height and width of a tensor in this order.
static bool sumsPixels(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      op.getNumLoops() != 4 || op.hasDynamicShape() || !isSum(op))
    return false;
  using utils::IteratorType;
  IteratorType expected[] = {IteratorType::parallel, IteratorType::parallel,
                             IteratorType::reduction, IteratorType::reduction};
  auto isOutput = [](AffineMap map) {
    if (map.getNumResults() != 2 && map.getNumResults() != 4)
      return false;
    auto rest = map.getResults().drop_front(2);
    return map.getResult(0) == getAffineDimExpr(0, map.getContext()) &&
           map.getResult(1) == getAffineDimExpr(1, map.getContext()) &&
           llvm::all_of(rest, [](AffineExpr expr) {
             return expr == getAffineConstantExpr(0, expr.getContext());
           });
  };
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  return op.getIteratorTypesArray() == ArrayRef(expected) &&
         maps[0].isIdentity() && isOutput(maps[1]);
}

bool nnprim::isPixelSum(Operation *op) {
  if (auto pool = dyn_cast<linalg::PoolingNchwSumOp>(op))
    return poolsWholeImage(pool);
  auto loop = dyn_cast<linalg::GenericOp>(op);
  return loop && sumsPixels(loop);
}

bool nnprim::staysNchw(Operation *op) {
  auto name = op->getAttrOfType<StringAttr>(algorithmAttrName);
  auto algorithm = name ? parseAlgorithm(name.getValue()) : std::nullopt;
  auto is = [&](AlgorithmKind kind) {
    return algorithm && algorithm->kind == kind;
  };
  if (isa<linalg::DepthwiseConv2DNchwChwOp>(op))
    return is(AlgorithmKind::DepthwiseConvNchw);
  if (isa<linalg::PoolingNchwSumOp, linalg::GenericOp>(op))
    return is(AlgorithmKind::PixelSums);
  return isa<linalg::Conv2DNchwFchwOp>(op) &&
         (is(AlgorithmKind::ConvGemm) || is(AlgorithmKind::Spmm));
}

bool nnprim::isNhwcArgument(Value value) {
  auto transpose = value.getDefiningOp<linalg::TransposeOp>();
  return transpose && isa<BlockArgument>(transpose.getInput()) &&
         transpose.getPermutation() == ArrayRef<int64_t>{0, 3, 1, 2};
}

bool nnprim::isConstantLike(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (matchPattern(op, m_Constant()))
    return true;
  if (isa<tensor::EmptyOp>(op))
    return true;
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    return pad.getConstantPaddingValue() &&
           pad.getSourceType().hasStaticShape() &&
           pad.getResultType().hasStaticShape() &&
           isConstantLike(pad.getSource());
  return isa<linalg::LinalgOp, tensor::CollapseShapeOp, tensor::ExpandShapeOp,
             tensor::ExtractSliceOp, PackOp, FilterTransformOp>(op) &&
         llvm::all_of(op->getOperands(), isConstantLike);
}
