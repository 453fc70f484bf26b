//===- GraphMaxPool.cpp - Maximum pooling with positions ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace nnprim::frontend {

/// Position strides of each dimension.
static Shape getPositionStrides(ArrayRef<int64_t> shape, bool columnMajor) {
  Shape strides = getStrides(shape);
  if (!columnMajor)
    return strides;
  int64_t stride = 1;
  for (size_t d = 2; d < shape.size(); ++d) {
    strides[d] = stride;
    stride *= shape[d];
  }
  return strides;
}

namespace {
/// The input element that an iteration reads: its position in the unpadded
/// input, and whether it lies inside that input.
struct Visit {
  Value position, isInside;
};
} // namespace

/// The loops are n, c, the outputs, then the taps.
static Visit emitVisit(OpBuilder &b, Location loc, const Window &window,
                       ArrayRef<int64_t> inputShape,
                       ArrayRef<int64_t> strides) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, loc, value);
  };
  auto scaled = [&](int64_t loop, int64_t factor) -> Value {
    Value index = linalg::IndexOp::create(b, loc, loop);
    return arith::MulIOp::create(b, loc, index, constant(factor));
  };
  int64_t rank = window.getRank();
  Value position = arith::AddIOp::create(b, loc, scaled(0, strides[0]),
                                         scaled(1, strides[1]));
  Value isInside = arith::ConstantOp::create(b, loc, b.getBoolAttr(true));
  for (int64_t d = 0; d < rank; ++d) {
    Value at = arith::AddIOp::create(b, loc, scaled(2 + d, window.strides[d]),
                                     scaled(2 + rank + d, window.dilations[d]));
    at = arith::SubIOp::create(b, loc, at, constant(window.padLow[d]));
    // In unsigned arithmetic, positions before the input exceed its extent.
    Value here = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, at,
                                       constant(inputShape[2 + d]));
    isInside = arith::AndIOp::create(b, loc, isInside, here);
    at = arith::MulIOp::create(b, loc, at, constant(strides[2 + d]));
    position = arith::AddIOp::create(b, loc, position, at);
  }
  return {arith::IndexCastOp::create(b, loc, b.getI64Type(), position),
          isInside};
}

/// Indexing maps of the padded input, the kernel's shape, and both results.
static SmallVector<AffineMap> getMaps(OpBuilder &b, const Window &window) {
  int64_t rank = window.getRank(), loops = 2 + 2 * rank;
  SmallVector<AffineExpr> input, taps, output;
  for (int64_t d = 0; d < 2; ++d)
    input.push_back(b.getAffineDimExpr(d));
  output = input;
  for (int64_t d = 0; d < rank; ++d) {
    AffineExpr at = b.getAffineDimExpr(2 + d);
    AffineExpr tap = b.getAffineDimExpr(2 + rank + d);
    input.push_back(at * window.strides[d] + tap * window.dilations[d]);
    taps.push_back(tap);
    output.push_back(at);
  }
  MLIRContext *context = b.getContext();
  AffineMap result = AffineMap::get(loops, 0, output, context);
  return {AffineMap::get(loops, 0, input, context),
          AffineMap::get(loops, 0, taps, context), result, result};
}

std::pair<Tensor, Tensor>
GraphBuilder::maxPoolWithIndices(const Tensor &padded, const Window &window,
                                 ArrayRef<int64_t> inputShape,
                                 bool columnMajor) {
  DataType type = getComputeType(padded.type);
  if (type != padded.type) {
    auto [maxima, indices] =
        maxPoolWithIndices(cast(padded, type), window, inputShape, columnMajor);
    return {cast(maxima, padded.type), indices};
  }
  int64_t rank = window.getRank();
  Shape shape = {inputShape[0], inputShape[1]};
  for (int64_t d = 0; d < rank; ++d)
    shape.push_back(
        (padded.shape[2 + d] - window.getExtent(d)) / window.strides[d] + 1);
  SmallVector<utils::IteratorType> iterators(2 + rank,
                                             utils::IteratorType::parallel);
  iterators.append(rank, utils::IteratorType::reduction);
  Shape strides = getPositionStrides(inputShape, columnMajor);
  auto emitBody = [&](OpBuilder &b, Location loc, ValueRange arguments) {
    Value best = arguments[2], bestPosition = arguments[3];
    Visit visit = emitVisit(b, loc, window, inputShape, strides);
    Scalar element{type, &b, loc, arguments[0]};
    Scalar isGreater = Scalar{type, &b, loc, best} < element;
    // The first element is always taken, even if it is the type's lowest.
    Value zero = arith::ConstantOp::create(b, loc, b.getI64IntegerAttr(0));
    Value isFirst = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                          bestPosition, zero);
    Value isBetter = arith::OrIOp::create(b, loc, isFirst, isGreater.value);
    Value takes = arith::AndIOp::create(b, loc, visit.isInside, isBetter);
    linalg::YieldOp::create(
        b, loc,
        ValueRange{arith::SelectOp::create(b, loc, takes, element.value, best),
                   arith::SelectOp::create(b, loc, takes, visit.position,
                                           bestPosition)});
  };
  Value maxima =
      filledTensor(type, shape, getNeutralElement(Reduction::Max, type));
  Value positions = filledTensor(DataType::Int64, shape, -1);
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{maxima.getType(), positions.getType()},
      ValueRange{getValue(padded), emptyTensor(type, window.kernel)},
      ValueRange{maxima, positions}, getMaps(builder, window), iterators,
      emitBody);
  return {wrap(type, shape, generic.getResult(0)),
          wrap(DataType::Int64, shape, generic.getResult(1))};
}

} // namespace nnprim::frontend
