//===- PrimitiveShapes.cpp - Shapes of primitives for planners ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PrimitiveShapes.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace nnprim;

std::optional<int64_t> nnprim::getPanelWidth(ShapedType rhs) {
  return rhs.getRank() >= 3 ? std::optional(rhs.getDimSize(2)) : std::nullopt;
}

int64_t nnprim::getPanelColumns(TupleGemmOp op) {
  if (op.getBf16Terms() != 0)
    return getShaped(op.getRhs()).getDimSize(2);
  auto rhs = dyn_cast<MemRefType>(op.getRhs().getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (rhs && succeeded(rhs.getStridesAndOffset(strides, offset)) &&
      !ShapedType::isDynamic(strides[1]))
    return strides[1];
  return getShaped(op.getInit()).getDimSize(2);
}

GemmShape nnprim::getGemmShape(GemmOp op) {
  ShapedType lhs = getShaped(op.getLhs()), out = getShaped(op.getInit());
  GemmShape shape{out.getDimSize(0), out.getDimSize(1), lhs.getDimSize(1)};
  shape.types = *getProductTypes(op, op.getLhs(), op.getRhs());
  shape.splitsRows = preparesRows(op, op.getLhs(), op.getRhs());
  if (shape.splitsRows)
    shape.k = getPreparedDepth(op.getRhs(), shape.k);
  return shape;
}

/// Rows of the right-hand side for each tap.
static int64_t getPixelDepth(IndirectGemmOp op) {
  int64_t channels = getShaped(op.getInput()).getShape().back();
  return scalesRows(op.getInput(), op.getRhs()) ? getScaledDepth(channels)
                                                : channels;
}

GemmShape nnprim::getGemmShape(IndirectGemmOp op) {
  ArrayRef<int64_t> out = getShaped(op.getInit()).getShape();
  GemmShape gathered;
  gathered.n = out.back();
  gathered.taps = getShaped(op.getIndices()).getDimSize(1);
  gathered.k = gathered.taps * getPixelDepth(op);
  gathered.m = ShapedType::getNumElements(out.drop_back());
  gathered.types = *getProductTypes(op, op.getInput(), op.getRhs());
  return gathered;
}

std::optional<ConvShape> nnprim::getWindowShape(IndirectGemmOp op) {
  ShapedType input = getShaped(op.getInput());
  std::optional<WindowAttr> window = op.getWindow();
  if (!window || input.getRank() != 4 ||
      input.getShape().drop_back() != window->getInputSize())
    return std::nullopt;
  ConvShape shape{window->getInputSize()[0], getPixelDepth(op),
                  getShaped(op.getInit()).getShape().back(),
                  getConvDim(*window, 0), getConvDim(*window, 1)};
  shape.types = *getProductTypes(op, op.getInput(), op.getRhs());
  shape.hasSparePixels = op.getSparePixels();
  if (scalesRows(op.getInput(), op.getRhs()))
    shape.roundedChannels = input.getDimSize(3);
  return shape;
}

static DepthwiseShape::Epilogue getEpilogueKind(EpilogueOpInterface op) {
  Region &region = op.getEpilogueRegion();
  if (region.empty())
    return DepthwiseShape::Epilogue::None;
  bool isSimple = llvm::all_of(
      region.front().without_terminator(), [](Operation &scalarOp) {
        return isa<arith::AddFOp, arith::MaximumFOp, arith::MinimumFOp,
                   arith::MaxNumFOp, arith::MinNumFOp>(scalarOp) ||
               scalarOp.hasTrait<OpTrait::ConstantLike>();
      });
  return isSimple ? DepthwiseShape::Epilogue::Simple
                  : DepthwiseShape::Epilogue::Other;
}

DepthwiseShape nnprim::getDepthwiseShape(DepthwiseConvOp op) {
  ArrayRef<int64_t> out = getShaped(op.getInit()).getShape();
  ArrayRef<int64_t> filter = getShaped(op.getFilter()).getShape();
  return {out[3],
          {out[1], out[2]},
          {filter[0], filter[1]},
          {op.getStrides()[0], op.getStrides()[1]},
          {op.getDilations()[0], op.getDilations()[1]},
          getProductTypes(op, op.getInput(), op.getFilter())
              .value_or(ProductTypes()),
          getEpilogueKind(op),
          getShaped(op.getInput()).getDimSize(2)};
}

DepthwiseShape nnprim::getDepthwiseShape(DepthwiseConvNchwOp op) {
  ArrayRef<int64_t> out = getShaped(op.getInit()).getShape();
  ArrayRef<int64_t> filter = getShaped(op.getFilter()).getShape();
  return {out[1],
          {out[2], out[3]},
          {filter[1], filter[2]},
          {op.getStrides()[0], op.getStrides()[1]},
          {op.getDilations()[0], op.getDilations()[1]}};
}

SoftmaxShape nnprim::getSoftmaxShape(TwoPassSoftmaxOp op) {
  ShapedType type = getShaped(op.getInit());
  SoftmaxShape shape;
  shape.length = type.getDimSize(op.getDimension());
  shape.rows = type.getNumElements() / shape.length;
  shape.elementBytes = getStorageBytes(type.getElementType());
  shape.canReload = type.getElementType().isF32() && !op.getLog();
  // Dimensions of one element behind that of the softmax are dropped.
  shape.isContiguous =
      llvm::all_of(type.getShape().drop_front(op.getDimension() + 1),
                   [](int64_t extent) { return extent == 1; });
  return shape;
}

std::optional<SoftmaxPasses> nnprim::getRequestedPasses(TwoPassSoftmaxOp op) {
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

/// Whether the entries of an spmm can be sorted: they are constants, on
/// tensors, and not yet divided into slabs.
static bool areEntriesKnown(SpmmOp op) {
  auto isKnown = [](Value value) {
    return isa<TensorType>(value.getType()) && isConstantLike(value);
  };
  return isKnown(op.getValues()) && isKnown(op.getColumns()) &&
         isKnown(op.getRowPointers()) && op.getColumnStride() == 1 &&
         !op.getBlockOrder() && getShaped(op.getRowPointers()).getRank() == 1;
}

/// Whether threads divide the op that makes the matrix of pixels `value` by
/// channels: a depthwise convolution, or a loop behind one.
static bool isDividedByChannels(Value value) {
  while (Operation *reshape = value.getDefiningOp()) {
    if (!isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(reshape))
      break;
    value = reshape->getOperand(0);
  }
  return isa_and_nonnull<DepthwiseConvNchwOp, linalg::GenericOp>(
      value.getDefiningOp());
}

SpmmShape nnprim::getSpmmShape(SpmmOp op) {
  ShapedType input = getShaped(op.getInput()), out = getShaped(op.getInit());
  SpmmShape shape;
  shape.filters = out.getDimSize(0);
  shape.channels = input.getDimSize(0);
  shape.pixels = shape.rowStride = out.getDimSize(1);
  shape.block = op.getBlockRows();
  shape.entries = getShaped(op.getColumns()).getDimSize(0);
  shape.values = *getElementType(op.getValues().getType());
  shape.areEntriesKnown = areEntriesKnown(op);
  shape.mayBeInPlace = op.mayBeInPlace();
  // Sums of parts are added as they are stored.
  shape.isInputByChannels =
      getElementTypeOrSelf(op.getInit()) == op.getAccumulatorType() &&
      !op.getAccumulate() && isDividedByChannels(op.getInput());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (auto memref = dyn_cast<MemRefType>(input);
      memref && succeeded(memref.getStridesAndOffset(strides, offset)) &&
      !ShapedType::isDynamic(strides[0]))
    shape.rowStride = strides[0];
  return shape;
}
