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

double nnprim::getMaxError(Operation *op, double modelsError) {
  auto own = op->getAttrOfType<FloatAttr>(maxErrorAttrName);
  return own && own.getValueAsDouble() > 0 ? own.getValueAsDouble()
                                           : modelsError;
}

bool nnprim::isPooling(Operation *op) {
  return op->getName().getStringRef().starts_with("linalg.pooling_");
}

bool nnprim::staysNchw(Operation *op) {
  auto name = op->getAttrOfType<StringAttr>(algorithmAttrName);
  return isa<linalg::Conv2DNchwFchwOp>(op) && name &&
         name.getValue() == getAlgorithmName(AlgorithmKind::ConvGemm);
}

bool nnprim::isConstantLike(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (matchPattern(op, m_Constant()))
    return true;
  if (isa<tensor::EmptyOp>(op))
    return true;
  return isa<linalg::LinalgOp, tensor::CollapseShapeOp, tensor::ExpandShapeOp,
             tensor::ExtractSliceOp, PackOp, FilterTransformOp>(op) &&
         llvm::all_of(op->getOperands(), isConstantLike);
}
