//===- TwoPassSoftmax.cpp - Vector loops of twopass_softmax ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Pass one reads the row and sums exp(x) as (m, n) pairs, each lane its own;
// pass two reads it again and writes exp(x) / sum (Dukhan and Ablavatski 2020,
// algorithm 3). Along a contiguous dimension the vectors lie in the row;
// otherwise each lane has a row of its own.
//
//===----------------------------------------------------------------------===//

#include "Exponential.h"
#include "Kernels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

namespace {
struct Rows {
  Value input, init;
  ArrayRef<int64_t> shape;
  int64_t dimension;
};
} // namespace

/// sum + x for pairs, elementwise.
static ScaledValue addPairs(KernelBuilder &b, ScaledValue sum, ScaledValue x) {
  Value n = emitMax(b, sum.exponent, x.exponent);
  Value sumScaled =
      emitScaleDown(b, sum.mantissa, arith::SubFOp::create(b, sum.exponent, n));
  Value xScaled =
      emitScaleDown(b, x.mantissa, arith::SubFOp::create(b, x.exponent, n));
  return {arith::AddFOp::create(b, sumScaled, xScaled), n};
}

/// The neutral element of addPairs.
static ScaledValue getZeroPair(KernelBuilder &b, int64_t width) {
  // Below every exponent that emitExtendedExp gives, and far from overflow.
  return {b.splat(0.0f, width), b.splat(-0x1p22f, width)};
}

/// exp(x) / sum for sums as a vector of pairs.
static Value normalise(KernelBuilder &b, Value x, ScaledValue inverseSum) {
  ScaledValue e = emitExtendedExp(b, x);
  Value scaled = arith::MulFOp::create(b, e.mantissa, inverseSum.mantissa);
  return emitScaleDown(
      b, scaled, arith::SubFOp::create(b, e.exponent, inverseSum.exponent));
}

static ScaledValue invert(KernelBuilder &b, ScaledValue sum) {
  int64_t width = cast<VectorType>(sum.mantissa.getType()).getNumElements();
  return {arith::DivFOp::create(b, b.splat(1.0f, width), sum.mantissa),
          sum.exponent};
}

/// The sum of all lanes of a vector of pairs, in every lane.
static ScaledValue reduceLanes(KernelBuilder &b, ScaledValue sum) {
  int64_t width = cast<VectorType>(sum.mantissa.getType()).getNumElements();
  Value n = vector::ReductionOp::create(b, vector::CombiningKind::MAXNUMF,
                                        sum.exponent);
  Value nVector = b.broadcast(n, width);
  Value scaled = emitScaleDown(b, sum.mantissa,
                               arith::SubFOp::create(b, sum.exponent, nVector));
  Value m = vector::ReductionOp::create(b, vector::CombiningKind::ADD, scaled);
  return {b.broadcast(m, width), nVector};
}

/// `width` elements as a whole vector; the lanes behind repeat no data and get
/// a mantissa of zero by `getLaneMask`.
static Value loadPadded(KernelBuilder &b, Value memref, ValueRange indices,
                        int64_t width) {
  Value vector = b.load(memref, indices, width);
  if (width == b.getLanes())
    return vector;
  return vector::InsertStridedSliceOp::create(
      b, vector, b.splat(0.0f, b.getLanes()), ArrayRef<int64_t>{0},
      ArrayRef<int64_t>{1});
}

/// exp of the last `width` elements of a row, the lanes behind being zero
/// pairs.
static ScaledValue emitTailExp(KernelBuilder &b, Value x, int64_t width) {
  ScaledValue e = emitExtendedExp(b, x);
  if (width == b.getLanes())
    return e;
  SmallVector<bool> lanes(b.getLanes(), false);
  std::fill_n(lanes.begin(), width, true);
  auto maskType = VectorType::get(b.getLanes(), b.getI1Type());
  Value mask = arith::ConstantOp::create(
      b, maskType, DenseElementsAttr::get(maskType, lanes));
  ScaledValue zero = getZeroPair(b, b.getLanes());
  return {arith::SelectOp::create(b, mask, e.mantissa, zero.mantissa),
          arith::SelectOp::create(b, mask, e.exponent, zero.exponent)};
}

/// Index list of the element `i` along the softmax dimension.
static SmallVector<Value> withPosition(ArrayRef<Value> outer, int64_t dimension,
                                       Value i) {
  SmallVector<Value> indices(outer);
  indices[dimension] = i;
  return indices;
}

/// A row along the contiguous last dimension.
static void emitContiguousRow(KernelBuilder &b, const Rows &rows,
                              ArrayRef<Value> outer) {
  int64_t length = rows.shape[rows.dimension], lanes = b.getLanes();
  // Enough independent sums to hide the latency of one.
  constexpr int64_t unroll = 4;
  int64_t block = unroll * lanes;
  int64_t blocked = length / block * block;
  SmallVector<Value> state;
  for (int64_t u = 0; u < unroll; ++u) {
    ScaledValue zero = getZeroPair(b, lanes);
    state.append({zero.mantissa, zero.exponent});
  }
  state = b.loop(0, blocked, block, state, [&](Value i, ValueRange carried) {
    SmallVector<Value> next;
    for (int64_t u = 0; u < unroll; ++u) {
      Value x = b.load(rows.input,
                       withPosition(outer, rows.dimension, b.add(i, u * lanes)),
                       lanes);
      ScaledValue sum = addPairs(b, {carried[2 * u], carried[2 * u + 1]},
                                 emitExtendedExp(b, x));
      next.append({sum.mantissa, sum.exponent});
    }
    return next;
  });
  auto getTail = [&](auto body) {
    for (int64_t i = blocked; i < length; i += lanes)
      body(withPosition(outer, rows.dimension, b.index(i)),
           std::min(lanes, length - i));
  };
  ScaledValue sum{state[0], state[1]};
  for (int64_t u = 1; u < unroll; ++u)
    sum = addPairs(b, sum, {state[2 * u], state[2 * u + 1]});
  getTail([&](ArrayRef<Value> indices, int64_t width) {
    Value x = loadPadded(b, rows.input, indices, width);
    sum = addPairs(b, sum, emitTailExp(b, x, width));
  });
  ScaledValue inverse = invert(b, reduceLanes(b, sum));

  b.loop(0, blocked, block, {}, [&](Value i, ValueRange) {
    for (int64_t u = 0; u < unroll; ++u) {
      SmallVector<Value> indices =
          withPosition(outer, rows.dimension, b.add(i, u * lanes));
      Value x = b.load(rows.input, indices, lanes);
      b.store(normalise(b, x, inverse), rows.init, indices);
    }
    return SmallVector<Value>();
  });
  getTail([&](ArrayRef<Value> indices, int64_t width) {
    Value x = loadPadded(b, rows.input, indices, width);
    b.store(b.head(normalise(b, x, inverse), width), rows.init, indices);
  });
}

/// `width` adjacent rows, one a lane, along a dimension that is not the last.
static void emitParallelRows(KernelBuilder &b, const Rows &rows,
                             ArrayRef<Value> outer, int64_t width) {
  int64_t length = rows.shape[rows.dimension];
  ScaledValue zero = getZeroPair(b, b.getLanes());
  SmallVector<Value> state =
      b.loop(0, length, 1, {zero.mantissa, zero.exponent},
             [&](Value i, ValueRange carried) {
               Value x =
                   loadPadded(b, rows.input,
                              withPosition(outer, rows.dimension, i), width);
               ScaledValue sum =
                   addPairs(b, {carried[0], carried[1]}, emitExtendedExp(b, x));
               return SmallVector<Value>{sum.mantissa, sum.exponent};
             });
  ScaledValue inverse = invert(b, {state[0], state[1]});
  b.loop(0, length, 1, {}, [&](Value i, ValueRange) {
    SmallVector<Value> indices = withPosition(outer, rows.dimension, i);
    Value x = loadPadded(b, rows.input, indices, width);
    b.store(b.head(normalise(b, x, inverse), width), rows.init, indices);
    return SmallVector<Value>();
  });
}

/// Loops over the dimensions but the softmax's, the last in vectors.
static void emitOuterLoops(KernelBuilder &b, const Rows &rows,
                           SmallVector<Value> &outer) {
  int64_t dim = outer.size(), rank = rows.shape.size();
  if (dim == rank) {
    emitContiguousRow(b, rows, outer);
    return;
  }
  if (dim == rows.dimension) {
    outer.push_back(Value());
    emitOuterLoops(b, rows, outer);
    outer.pop_back();
    return;
  }
  bool inVectors = dim == rank - 1;
  int64_t extent = rows.shape[dim];
  int64_t step = inVectors ? b.getLanes() : 1;
  int64_t full = extent / step * step;
  auto visit = [&](Value i, int64_t width) {
    outer.push_back(i);
    if (inVectors)
      emitParallelRows(b, rows, outer, width);
    else
      emitOuterLoops(b, rows, outer);
    outer.pop_back();
  };
  b.parallelLoop(0, full, step, [&](Value i) { visit(i, step); });
  b.parallelLoop(full, extent, step, [&](Value i) { visit(i, extent - full); });
}

/// Drops dimensions of extent one behind the softmax's.
static Value dropTrailingUnitDims(KernelBuilder &b, Value memref,
                                  int64_t dimension) {
  auto type = cast<MemRefType>(memref.getType());
  int64_t rank = type.getRank();
  if (dimension == rank - 1 ||
      llvm::any_of(type.getShape().drop_front(dimension + 1),
                   [](int64_t extent) { return extent != 1; }))
    return memref;
  SmallVector<ReassociationIndices> groups;
  for (int64_t dim = 0; dim < dimension; ++dim)
    groups.push_back({dim});
  groups.emplace_back();
  for (int64_t dim = dimension; dim < rank; ++dim)
    groups.back().push_back(dim);
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(type, groups))
    return memref;
  return memref::CollapseShapeOp::create(b, memref, groups);
}

const char *nnprim::emitTwoPassSoftmax(TwoPassSoftmaxOp op,
                                       const TargetDesc &target) {
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (!type || !type.hasStaticShape())
      return "an operand is not a memref of static shape";
    if (!type.getElementType().isF32())
      return "the element type is not f32";
    if (!hasUnitInnerStride(operand))
      return "the innermost dimension is not contiguous";
  }
  KernelBuilder b(op, target);
  int64_t dimension = op.getDimension();
  Rows rows{dropTrailingUnitDims(b, op.getInput(), dimension),
            dropTrailingUnitDims(b, op.getInit(), dimension),
            {},
            dimension};
  auto inputType = cast<MemRefType>(rows.input.getType());
  if (inputType.getRank() != cast<MemRefType>(rows.init.getType()).getRank() ||
      !hasUnitInnerStride(rows.input) || !hasUnitInnerStride(rows.init))
    return "trailing dimensions of extent one can not be dropped";
  rows.shape = inputType.getShape();
  if (inputType.getNumElements() == 0)
    return nullptr;
  SmallVector<Value> outer;
  emitOuterLoops(b, rows, outer);
  return nullptr;
}
