//===- EpilogueTiling.cpp - Tiling of epilogue operands -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EpilogueTiling.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

Value nnprim::createSubview(ImplicitLocOpBuilder &b, Value source,
                            ArrayRef<OpFoldResult> offsets,
                            ArrayRef<int64_t> sizes) {
  return createSubview(b, source, offsets,
                       getAsIndexOpFoldResult(b.getContext(), sizes));
}

Value nnprim::createSubview(ImplicitLocOpBuilder &b, Value source,
                            ArrayRef<OpFoldResult> offsets,
                            ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> strides(sizes.size(), b.getIndexAttr(1));
  return memref::SubViewOp::create(b, source, offsets, sizes, strides);
}

Value nnprim::collapseToRows(ImplicitLocOpBuilder &b, Value source) {
  auto type = cast<MemRefType>(source.getType());
  int64_t rank = type.getRank();
  if (rank == 2)
    return source;
  SmallVector<ReassociationIndices> groups(2);
  for (int64_t dim = 0; dim < rank - 1; ++dim)
    groups[0].push_back(dim);
  groups[1].push_back(rank - 1);
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(type, groups))
    return {};
  return memref::CollapseShapeOp::create(b, source, groups);
}

/// Collapses an input to (rows) or (rows, columns) if it is indexed by all
/// leading dimensions of `outs` in order, and possibly by the last one.
static LogicalResult collapseRowInput(ImplicitLocOpBuilder &b, Value value,
                                      AffineMap map, MemRefType outType,
                                      EpilogueOperands &result) {
  int64_t outRank = map.getNumDims();
  MLIRContext *context = b.getContext();
  AffineExpr row = b.getAffineDimExpr(0), column = b.getAffineDimExpr(1);
  auto isDim = [&](AffineExpr expr, int64_t dim) {
    if (isa<AffineConstantExpr>(expr))
      return outType.getDimSize(dim) == 1;
    return cast<AffineDimExpr>(expr).getPosition() == dim;
  };
  for (int64_t dim = 0; dim < outRank - 1; ++dim)
    if (int64_t(map.getNumResults()) <= dim || !isDim(map.getResult(dim), dim))
      return failure();
  int64_t rest = map.getNumResults() - (outRank - 1);
  if (rest == 1) {
    Value rows = collapseToRows(b, value);
    if (!rows)
      return failure();
    AffineExpr last = map.getResult(outRank - 1);
    bool byColumn = isDim(last, outRank - 1);
    result.values.push_back(rows);
    result.maps.push_back(AffineMap::get(
        2, 0, {row, byColumn ? column : b.getAffineConstantExpr(0)}, context));
    return success();
  }
  if (rest != 0)
    return failure();
  SmallVector<ReassociationIndices> groups(1);
  for (int64_t dim = 0; dim < outRank - 1; ++dim)
    groups[0].push_back(dim);
  auto type = cast<MemRefType>(value.getType());
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(type, groups))
    return failure();
  result.values.push_back(memref::CollapseShapeOp::create(b, value, groups));
  result.maps.push_back(AffineMap::get(2, 0, {row}, context));
  return success();
}

LogicalResult nnprim::collapseEpilogue(ImplicitLocOpBuilder &b,
                                       EpilogueOpInterface op,
                                       EpilogueOperands &operands) {
  auto outType = cast<MemRefType>(op.getInitOperand().get().getType());
  int64_t outRank = outType.getRank();
  for (auto [value, map] :
       llvm::zip(op.getEpilogueOperands(), op.getEpilogueIndexingMaps())) {
    // Unit dimensions are indexed by 0.
    bool byRow = false;
    SmallVector<AffineExpr> exprs;
    for (AffineExpr expr : map.getResults()) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim || outType.getDimSize(dim.getPosition()) == 1) {
        exprs.push_back(b.getAffineConstantExpr(0));
      } else if (int64_t(dim.getPosition()) == outRank - 1) {
        exprs.push_back(b.getAffineDimExpr(1));
      } else {
        byRow = true;
        break;
      }
    }
    if (byRow) {
      if (failed(collapseRowInput(b, value, map, outType, operands)))
        return failure();
      continue;
    }
    // A map on two dimensions has at most two results.
    if (exprs.size() > 2) {
      value = collapseToRows(b, value);
      if (!value)
        return failure();
      AffineExpr last = exprs.pop_back_val(), first = exprs.front();
      for (AffineExpr expr : exprs)
        if (isa<AffineDimExpr>(expr))
          first = expr;
      exprs = {first, last};
    }
    operands.values.push_back(value);
    operands.maps.push_back(AffineMap::get(2, 0, exprs, b.getContext()));
  }
  return success();
}

EpilogueOperands nnprim::sliceEpilogue(ImplicitLocOpBuilder &b,
                                       const EpilogueOperands &operands,
                                       ArrayRef<OpFoldResult> offsets,
                                       ArrayRef<int64_t> sizes) {
  EpilogueOperands result;
  result.maps = operands.maps;
  for (auto [value, map] : llvm::zip(operands.values, operands.maps)) {
    if (map.getNumResults() == 0) {
      result.values.push_back(value);
      continue;
    }
    SmallVector<OpFoldResult> sliceOffsets;
    SmallVector<int64_t> sliceSizes;
    for (AffineExpr expr : map.getResults()) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      sliceOffsets.push_back(dim ? offsets[dim.getPosition()]
                                 : OpFoldResult(b.getIndexAttr(0)));
      sliceSizes.push_back(dim ? sizes[dim.getPosition()] : 1);
    }
    result.values.push_back(createSubview(b, value, sliceOffsets, sliceSizes));
  }
  return result;
}
