//===- Interpolations.cpp - Interpolations of an image --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Interpolations.h"
#include "SliceLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// An op that computes weighted sums of elements of `source` from positions
/// along one dimension, where weights and positions are from tables.
struct Interpolation {
  linalg::GenericOp op;
  Value source;
  std::optional<unsigned> dim;
};
} // namespace

/// Whether the load reads the iteration's element of the source, but for one
/// dimension, in which its position is that of a table.
static bool matchLoad(memref::LoadOp load, Interpolation &interpolation) {
  if (interpolation.source && interpolation.source != load.getMemRef())
    return false;
  interpolation.source = load.getMemRef();
  ArrayRef<int64_t> shape = load.getMemRefType().getShape();
  if (shape.size() != interpolation.op.getNumLoops())
    return false;
  for (auto [number, position] : llvm::enumerate(load.getIndices())) {
    auto index = position.getDefiningOp<linalg::IndexOp>();
    bool isSame = (index && index.getDim() == number) ||
                  (shape[number] == 1 && isConstantIntValue(position, 0));
    if (isSame)
      continue;
    auto cast = position.getDefiningOp<arith::IndexCastOp>();
    if (!cast || !isa<BlockArgument>(cast.getIn()) ||
        interpolation.dim.value_or(number) != number)
      return false;
    interpolation.dim = number;
  }
  return true;
}

/// Whether the body is a sum of products of loaded elements with what tables
/// have.
static bool isWeightedSum(Block &body) {
  llvm::SmallPtrSet<Value, 16> sums;
  for (Operation &op : body.without_terminator()) {
    if (isa<linalg::IndexOp, arith::IndexCastOp>(op))
      continue;
    if (!isa<memref::LoadOp, arith::MulFOp, arith::AddFOp>(op))
      return false;
    if (!isa<memref::LoadOp>(op)) {
      bool isLeft = sums.contains(op.getOperand(0));
      bool isRight = sums.contains(op.getOperand(1));
      if (isa<arith::AddFOp>(op) ? !isLeft || !isRight : isLeft == isRight)
        return false;
    }
    sums.insert(op.getResult(0));
  }
  return sums.contains(body.getTerminator()->getOperand(0));
}

static std::optional<Interpolation> matchInterpolation(linalg::GenericOp op) {
  if (!isParallelNest(op) || !op.getIndexingMapsArray().back().isIdentity() ||
      !op.getBody()->getArguments().back().use_empty() ||
      !isWeightedSum(*op.getBody()))
    return std::nullopt;
  Interpolation result{op, Value(), std::nullopt};
  for (auto load : op.getBody()->getOps<memref::LoadOp>())
    if (!matchLoad(load, result))
      return std::nullopt;
  if (!result.dim)
    return std::nullopt;
  AffineExpr dim = getAffineDimExpr(*result.dim, op.getContext());
  for (OpOperand *table : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(table);
    if (map.getNumResults() != 1 || map.getResult(0) != dim)
      return std::nullopt;
  }
  return result;
}

namespace {
/// An interpolation of what another one computes, along another dimension.
struct InterpolationPair {
  Interpolation first, second;
  Value buffer;
};
} // namespace

/// The op and the one behind it as a pair.
static std::optional<InterpolationPair> matchPair(linalg::GenericOp first) {
  linalg::GenericOp second = getNextLoops(first);
  if (!second)
    return std::nullopt;
  std::optional<Interpolation> one = matchInterpolation(first);
  std::optional<Interpolation> other = matchInterpolation(second);
  Value buffer = first.getDpsInits().front();
  if (!one || !other || other->source != buffer ||
      !buffer.getDefiningOp<memref::AllocOp>() ||
      !isBetween(buffer, first, second) || *one->dim == *other->dim)
    return std::nullopt;
  return InterpolationPair{*one, *other, buffer};
}

/// A copy of the op that reads and writes other buffers.
static linalg::GenericOp copyBetween(OpBuilder &b, linalg::GenericOp op,
                                     Value source, Value result) {
  auto copy = cast<linalg::GenericOp>(b.clone(*op.getOperation()));
  copy.setDpsInitOperand(0, result);
  for (auto load : copy.getBody()->getOps<memref::LoadOp>())
    load.getMemrefMutable().assign(source);
  return copy;
}

linalg::GenericOp nnprim::swapInterpolations(linalg::GenericOp first) {
  std::optional<InterpolationPair> pair = matchPair(first);
  if (!pair || *pair->first.dim < *pair->second.dim ||
      *pair->first.dim + 1 == first.getNumLoops())
    return nullptr;
  linalg::GenericOp second = pair->second.op;
  unsigned outer = *pair->second.dim;
  Value result = second.getDpsInits().front();
  auto type = cast<MemRefType>(pair->buffer.getType());
  auto sourceType = cast<MemRefType>(pair->first.source.getType());
  SmallVector<int64_t> shape(sourceType.getShape());
  shape[outer] = cast<MemRefType>(result.getType()).getDimSize(outer);
  auto swapped = MemRefType::get(shape, type.getElementType());
  if (swapped.getNumElements() > type.getNumElements())
    return nullptr;
  ImplicitLocOpBuilder b(second.getLoc(), second);
  Value between = memref::AllocOp::create(b, swapped);
  linalg::GenericOp copy = copyBetween(b, second, pair->first.source, between);
  copyBetween(b, first, between, result);
  second.erase();
  first.erase();
  pair->buffer.getDefiningOp()->erase();
  return copy;
}

/// The element that `op` computes at `indices`; `mapping` has what its tables
/// are, and positions in them.
static Value emitElement(ImplicitLocOpBuilder &b, linalg::GenericOp op,
                         ValueRange indices, IRMapping mapping) {
  for (Operation &inner : op.getBody()->without_terminator()) {
    if (auto index = dyn_cast<linalg::IndexOp>(inner))
      mapping.map(index.getResult(), indices[index.getDim()]);
    else if (!isa<arith::IndexCastOp>(inner))
      b.clone(inner, mapping);
  }
  return mapping.lookup(op.getBody()->getTerminator()->getOperand(0));
}

std::optional<InterpolationDims>
nnprim::findInterpolations(linalg::GenericOp first) {
  std::optional<InterpolationPair> pair = matchPair(first);
  if (!pair)
    return std::nullopt;
  // With more taps, neighbours share too little.
  constexpr int64_t mostTaps = 2;
  for (linalg::GenericOp op : {pair->first.op, pair->second.op})
    if (llvm::range_size(op.getBody()->getOps<memref::LoadOp>()) > mostTaps)
      return std::nullopt;
  return InterpolationDims{*pair->first.dim, *pair->second.dim};
}

linalg::GenericOp nnprim::fuseInterpolations(linalg::GenericOp first) {
  std::optional<InterpolationPair> pair = matchPair(first);
  linalg::GenericOp second = pair->second.op;
  ImplicitLocOpBuilder b(second.getLoc(), second);
  SmallVector<Value> inputs(second.getDpsInputs());
  llvm::append_range(inputs, first.getDpsInputs());
  SmallVector<AffineMap> maps(second.getIndexingMapsArray());
  AffineMap resultMap = maps.pop_back_val();
  llvm::append_range(maps, first.getIndexingMapsArray());
  maps.back() = resultMap;
  unsigned numOwn = second.getNumDpsInputs();
  auto fused = linalg::GenericOp::create(
      b, TypeRange(), inputs, second.getDpsInits(), maps,
      second.getIteratorTypesArray(),
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        ImplicitLocOpBuilder inner(loc, nested);
        ValueRange tables = arguments.drop_front(numOwn).drop_back();
        IRMapping ofFirst, mapping;
        ofFirst.map(first.getBody()->getArguments().drop_back(), tables);
        for (auto cast : first.getBody()->getOps<arith::IndexCastOp>())
          inner.clone(*cast, ofFirst);
        mapping.map(second.getBody()->getArguments().drop_back(),
                    arguments.take_front(numOwn));
        for (Operation &op : *second.getBody()) {
          auto load = dyn_cast<memref::LoadOp>(op);
          if (!load) {
            inner.clone(op, mapping);
            continue;
          }
          SmallVector<Value> indices;
          for (Value index : load.getIndices())
            indices.push_back(mapping.lookupOrDefault(index));
          mapping.map(load.getResult(),
                      emitElement(inner, first, indices, ofFirst));
        }
      });
  // Each op had an index in place of the position that the other one gives.
  for (auto index :
       llvm::make_early_inc_range(fused.getBody()->getOps<linalg::IndexOp>()))
    if (index->use_empty())
      index.erase();
  second.erase();
  first.erase();
  pair->buffer.getDefiningOp()->erase();
  return fused;
}
