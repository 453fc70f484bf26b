//===- ImageMatrix.cpp - Images as filters-by-pixels matrices -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ImageMatrix.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

/// Views `value`, which `map` indexes, for one image: keeps the dimensions
/// `dims` of `outs` and collapses those of pixels (2 and 3) into one.
/// `matrixMap` maps (filter, pixel), or (block, pixel, filter in block), to the
/// view. Returns null if the pixels are not evenly spaced in memory.
static Value getImageMatrix(ImplicitLocOpBuilder &b, Value value,
                            ArrayRef<unsigned> dims, MemRefType outType,
                            AffineMap map, OpFoldResult image,
                            AffineMap &matrixMap) {
  // Dimensions that are not kept have one element in the view.
  SmallVector<OpFoldResult> offsets;
  SmallVector<int64_t> sizes, kept;
  SmallVector<OpFoldResult> sizeAttrs, strides;
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    bool isImage = dim && dim.getPosition() == 0;
    bool isKept = dim && llvm::is_contained(dims, dim.getPosition());
    int64_t size = isKept ? outType.getDimSize(dim.getPosition()) : 1;
    offsets.push_back(isImage ? image : b.getIndexAttr(0));
    sizeAttrs.push_back(b.getIndexAttr(size));
    strides.push_back(b.getIndexAttr(1));
    if (isKept)
      kept.push_back(size);
  }
  auto type = cast<MemRefType>(value.getType());
  if (type.getRank() != 0) {
    auto reduced =
        cast<MemRefType>(memref::SubViewOp::inferRankReducedResultType(
            kept, type, offsets, sizeAttrs, strides));
    value = memref::SubViewOp::create(b, reduced, value, offsets, sizeAttrs,
                                      strides);
  }
  // The pixels become one dimension.
  SmallVector<ReassociationIndices> groups;
  SmallVector<AffineExpr> exprs;
  for (auto [position, dim] : llvm::enumerate(dims)) {
    if (dim == 3 && position > 0 && dims[position - 1] == 2) {
      groups.back().push_back(position);
      continue;
    }
    groups.push_back({static_cast<int64_t>(position)});
    exprs.push_back(b.getAffineDimExpr(dim == 1 ? 0 : dim == 4 ? 2 : 1));
  }
  matrixMap = AffineMap::get(outType.getRank() - 2, 0, exprs, b.getContext());
  if (groups.size() == dims.size())
    return value;
  auto viewType = cast<MemRefType>(value.getType());
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(viewType, groups))
    return {};
  return memref::CollapseShapeOp::create(b, value, groups);
}

/// Finds the dimensions of an epilogue input that distinguish elements of an
/// image. Returns the reason if they do not form a filters × pixels matrix.
static CheckResult getMatrixDims(AffineMap map, MemRefType outType,
                                 SmallVectorImpl<unsigned> &dims) {
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || dim.getPosition() == 0 ||
        outType.getDimSize(dim.getPosition()) == 1)
      continue;
    if (!dims.empty() && dims.back() >= dim.getPosition())
      return "an epilogue input is transposed";
    dims.push_back(dim.getPosition());
  }
  bool byRow = llvm::is_contained(dims, 2u) || outType.getDimSize(2) == 1;
  bool byColumn = llvm::is_contained(dims, 3u) || outType.getDimSize(3) == 1;
  bool byPixel = llvm::is_contained(dims, 2u) || llvm::is_contained(dims, 3u);
  if (byPixel && !(byRow && byColumn))
    return "an epilogue input is indexed by rows or columns of pixels only";
  return success();
}

CheckResult nnprim::getImage(ImplicitLocOpBuilder &b, ConvGemmOp op,
                             OpFoldResult image, Value &init,
                             EpilogueOperands &epilogue) {
  auto outType = cast<MemRefType>(op.getInit().getType());
  AffineMap identity = b.getMultiDimIdentityMap(outType.getRank()), map;
  SmallVector<unsigned> all{1, 2, 3};
  if (outType.getRank() == 5)
    all.push_back(4);
  init = getImageMatrix(b, op.getInit(), all, outType, identity, image, map);
  if (!init)
    return "rows of the result are not evenly spaced in memory";
  for (auto [value, inputMap] :
       llvm::zip(op.getEpilogueOperands(), op.getEpilogueIndexingMaps())) {
    SmallVector<unsigned> dims;
    if (CheckResult result = getMatrixDims(inputMap, outType, dims);
        failed(result))
      return result;
    Value matrix =
        getImageMatrix(b, value, dims, outType, inputMap, image, map);
    if (!matrix)
      return "rows of an epilogue input are not evenly spaced in memory";
    epilogue.values.push_back(matrix);
    epilogue.maps.push_back(map);
  }
  return success();
}
