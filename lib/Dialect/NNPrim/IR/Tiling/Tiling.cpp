//===- Tiling.cpp - Utilities for the tiling of ops -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tiling/Tiling.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace nnprim;

//===----------------------------------------------------------------------===//
// Tiler
//===----------------------------------------------------------------------===//

OpFoldResult Tiler::apply(AffineExpr expr, ArrayRef<OpFoldResult> operands) {
  AffineMap map = AffineMap::get(operands.size(), 0, expr);
  return affine::makeComposedFoldedAffineApply(b, loc, map, operands);
}

OpFoldResult Tiler::add(OpFoldResult lhs, OpFoldResult rhs) {
  return apply(b.getAffineDimExpr(0) + b.getAffineDimExpr(1), {lhs, rhs});
}

OpFoldResult Tiler::mul(OpFoldResult lhs, OpFoldResult rhs) {
  // The second factor may be dynamic, so it has to be a symbol.
  AffineMap map =
      AffineMap::get(1, 1, b.getAffineDimExpr(0) * b.getAffineSymbolExpr(0));
  return affine::makeComposedFoldedAffineApply(b, loc, map, {lhs, rhs});
}

OpFoldResult Tiler::dim(Value value, int64_t position) {
  auto type = cast<ShapedType>(value.getType());
  if (!type.isDynamicDim(position))
    return index(type.getDimSize(position));
  if (isa<TensorType>(type))
    return b.createOrFold<tensor::DimOp>(loc, value, position);
  return b.createOrFold<memref::DimOp>(loc, value, position);
}

Tile Tiler::all(Value value) {
  Tile tile;
  for (int64_t d = 0, e = cast<ShapedType>(value.getType()).getRank(); d < e;
       ++d)
    appendAll(tile, value, d);
  return tile;
}

static bool isStaticallyAll(ShapedType type, const Tile &tile) {
  for (auto [extent, offset, size] :
       llvm::zip_equal(type.getShape(), tile.offsets, tile.sizes))
    if (ShapedType::isDynamic(extent) || !isConstantIntValue(offset, 0) ||
        !isConstantIntValue(size, extent))
      return false;
  return true;
}

Value Tiler::slice(Value value, const Tile &tile) {
  if (isStaticallyAll(cast<ShapedType>(value.getType()), tile))
    return value;
  SmallVector<OpFoldResult> strides(tile.sizes.size(), index(1));
  Operation *sliceOp;
  if (isa<TensorType>(value.getType()))
    sliceOp = tensor::ExtractSliceOp::create(b, loc, value, tile.offsets,
                                             tile.sizes, strides);
  else
    sliceOp = memref::SubViewOp::create(b, loc, value, tile.offsets, tile.sizes,
                                        strides);
  slices.push_back(sliceOp);
  return sliceOp->getResult(0);
}

void Tiler::sliceInputs(const ScalarRegion &scalar, const Tile &outsTile,
                        SmallVectorImpl<Value> &operands) {
  for (auto [input, map] : llvm::zip_equal(scalar.inputs, scalar.maps)) {
    Tile tile;
    for (AffineExpr expr : map.getResults()) {
      if (auto dimExpr = dyn_cast<AffineDimExpr>(expr))
        tile.append(outsTile, dimExpr.getPosition());
      else
        tile.append(index(0), index(1));
    }
    operands.push_back(slice(input, tile));
  }
}

TilingResult Tiler::clone(ArrayRef<Value> operands, int64_t initPosition) {
  SmallVector<Type> resultTypes;
  if (op->getNumResults() == 1)
    resultTypes.push_back(operands[initPosition].getType());
  // mlir::clone does not support an empty epilogue region.
  Operation *tiledOp = cloneWithoutRegions(b, op, resultTypes, operands);
  // The plan is the whole op's.
  if (auto planned = dyn_cast<PlannedOpInterface>(tiledOp))
    planned.setPlanAttribute({});
  for (auto [from, to] : llvm::zip(op->getRegions(), tiledOp->getRegions())) {
    IRMapping mapping;
    from.cloneInto(&to, mapping);
  }
  return finish(tiledOp);
}

TilingResult Tiler::finish(Operation *tiledOp) {
  return {{tiledOp},
          llvm::to_vector_of<Value>(tiledOp->getResults()),
          std::move(slices)};
}

SmallVector<Range> nnprim::getDomainOf(OpBuilder &b, Operation *op,
                                       Value value) {
  Tile tile = Tiler(b, op).all(value);
  SmallVector<Range> domain;
  for (auto [offset, size] : llvm::zip_equal(tile.offsets, tile.sizes))
    domain.push_back({offset, size, b.getIndexAttr(1)});
  return domain;
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

using Variable = ValueBoundsConstraintSet::Variable;

static bool areKnownEqual(const Variable &lhs, const Variable &rhs) {
  FailureOr<bool> equal = ValueBoundsConstraintSet::areEqual(lhs, rhs);
  return succeeded(equal) && *equal;
}

bool nnprim::isWholeDim(OpFoldResult offset, OpFoldResult size, Value value,
                        int64_t dim) {
  return isConstantIntValue(offset, 0) &&
         areKnownEqual(Variable(size), Variable(value, dim));
}

static bool isMultipleOf(OpFoldResult value, int64_t unit);

/// The induction variable of a loop is a multiple of `unit` if the lower bound
/// and the step are.
static bool isMultipleInLoop(BlockArgument argument, int64_t unit) {
  auto loop = dyn_cast<LoopLikeOpInterface>(argument.getOwner()->getParentOp());
  if (!loop)
    return false;
  auto ivs = loop.getLoopInductionVars();
  auto lowerBounds = loop.getLoopLowerBounds();
  auto steps = loop.getLoopSteps();
  if (!ivs || !lowerBounds || !steps)
    return false;
  for (auto [iv, lowerBound, step] :
       llvm::zip_equal(*ivs, *lowerBounds, *steps))
    if (iv == argument)
      return isMultipleOf(lowerBound, unit) && isMultipleOf(step, unit);
  return false;
}

static bool isMultipleOf(AffineExpr expr, AffineMap map, ValueRange operands,
                         int64_t unit) {
  if (expr.isMultipleOf(unit))
    return true;
  if (auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
      sum && sum.getKind() == AffineExprKind::Add)
    return isMultipleOf(sum.getLHS(), map, operands, unit) &&
           isMultipleOf(sum.getRHS(), map, operands, unit);
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return isMultipleOf(operands[dim.getPosition()], unit);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return isMultipleOf(operands[map.getNumDims() + symbol.getPosition()],
                        unit);
  return false;
}

static bool isMultipleOf(OpFoldResult value, int64_t unit) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return *constant % unit == 0;
  Value ssaValue = cast<Value>(value);
  if (auto argument = dyn_cast<BlockArgument>(ssaValue))
    return isMultipleInLoop(argument, unit);
  if (auto apply = ssaValue.getDefiningOp<affine::AffineApplyOp>())
    return isMultipleOf(apply.getAffineMap().getResult(0), apply.getAffineMap(),
                        apply.getMapOperands(), unit);
  return false;
}

/// Whether offset + `sizeMap`(`operands`) is known to be the end of `dim`.
static bool endsAt(OpFoldResult offset, AffineMap sizeMap, ValueRange operands,
                   Value value, int64_t dim) {
  SmallVector<Variable> variables;
  for (Value operand : operands)
    variables.push_back(Variable(operand));
  AffineExpr end = sizeMap.getResult(0);
  unsigned numDims = sizeMap.getNumDims(), numSymbols = sizeMap.getNumSymbols();
  if (std::optional<int64_t> constant = getConstantIntValue(offset)) {
    end = end + *constant;
  } else {
    end = end + getAffineSymbolExpr(numSymbols++, end.getContext());
    variables.push_back(Variable(offset));
  }
  AffineMap endMap = AffineMap::get(numDims, numSymbols, end);
  return areKnownEqual(Variable(endMap, variables), Variable(value, dim));
}

bool nnprim::isAlignedRange(OpFoldResult offset, OpFoldResult size,
                            int64_t unit, Value value, int64_t dim) {
  if (isWholeDim(offset, size, value, dim))
    return true;
  if (!isMultipleOf(offset, unit))
    return false;
  if (isMultipleOf(size, unit))
    return true;

  // The size of a border tile is min(tile size, remaining size).
  AffineMap map = AffineMap::getMultiDimIdentityMap(1, offset.getContext());
  SmallVector<Value> operands;
  if (auto constant = getConstantIntValue(size)) {
    map = AffineMap::getConstantMap(*constant, offset.getContext());
  } else if (auto min =
                 cast<Value>(size).getDefiningOp<affine::AffineMinOp>()) {
    map = min.getAffineMap();
    operands = llvm::to_vector(min.getOperands());
  } else {
    operands = {cast<Value>(size)};
  }
  return llvm::all_of(map.getResults(), [&](AffineExpr expr) {
    AffineMap part =
        AffineMap::get(map.getNumDims(), map.getNumSymbols(), expr);
    return isMultipleOf(expr, part, operands, unit) ||
           endsAt(offset, part, operands, value, dim);
  });
}

FailureOr<Tile> nnprim::getPanelTile(Tiler &tiler, StringRef name, Value packed,
                                     Value outs, int64_t dim,
                                     OpFoldResult offset, OpFoldResult size) {
  if (isWholeDim(offset, size, outs, dim))
    return tiler.all(packed);
  int64_t width = cast<ShapedType>(packed.getType()).getDimSize(2);
  if (ShapedType::isDynamic(width) ||
      !isAlignedRange(offset, size, width, outs, dim))
    return tiler.op->emitOpError()
           << "cannot be tiled: expected the tile of dimension " << dim
           << " to consist of whole panels of `" << name
           << "`, but could not prove it";
  Tile tile;
  AffineExpr columns = tiler.b.getAffineDimExpr(0);
  tile.append(tiler.apply(columns.floorDiv(width), {offset}),
              tiler.apply(columns.ceilDiv(width), {size}));
  for (int64_t d = 1; d < cast<ShapedType>(packed.getType()).getRank(); ++d)
    tiler.appendAll(tile, packed, d);
  return tile;
}

FailureOr<Tile> nnprim::getRhsTile(Tiler &tiler, Value rhs, Value outs,
                                   OpFoldResult offset, OpFoldResult size) {
  if (cast<ShapedType>(rhs.getType()).getRank() >= 3)
    return getPanelTile(tiler, "rhs", rhs, outs,
                        cast<ShapedType>(outs.getType()).getRank() - 1, offset,
                        size);
  Tile tile;
  tiler.appendAll(tile, rhs, 0);
  tile.append(offset, size);
  return tile;
}
