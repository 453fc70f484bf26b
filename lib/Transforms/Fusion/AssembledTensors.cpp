//===- AssembledTensors.cpp - Tensors whose parts primitives compute ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssembledTensors.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

using namespace mlir;
using namespace nnprim;

/// Whether `value` is used only as the destination of `next` and of primitives
/// that write slices of it, so that nothing reads its contents before `next`.
static bool isOnlyDestination(Value value, tensor::InsertSliceOp next) {
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    if (use == next.getDestMutable())
      return true;
    auto slice = dyn_cast<tensor::ExtractSliceOp>(use.getOwner());
    return slice && llvm::all_of(slice->getUses(), [](OpOperand &inner) {
             auto op = dyn_cast<EpilogueOpInterface>(inner.getOwner());
             return op && op.getInitOperand() == inner;
           });
  });
}

bool nnprim::isPrimitivesResult(Value value) {
  if (!value.hasOneUse())
    return false;
  if (auto expand = value.getDefiningOp<tensor::ExpandShapeOp>())
    return isPrimitivesResult(expand.getSrc());
  return value.getDefiningOp<EpilogueOpInterface>() != nullptr;
}

SmallVector<tensor::InsertSliceOp> nnprim::matchInsertions(Value value) {
  SmallVector<tensor::InsertSliceOp> insertions;
  while (auto insert = value.getDefiningOp<tensor::InsertSliceOp>()) {
    if (insert.getSourceType().getRank() != insert.getDestType().getRank() ||
        ShapedType::isDynamicShape(insert.getStaticOffsets()) ||
        !insert.getSourceType().hasStaticShape() || !insert.hasUnitStride() ||
        !isPrimitivesResult(insert.getSource()))
      return {};
    if (!insertions.empty() && !isOnlyDestination(value, insertions.back()))
      return {};
    insertions.push_back(insert);
    value = insert.getDest();
  }
  if (!value.getDefiningOp<tensor::EmptyOp>())
    return {};
  std::reverse(insertions.begin(), insertions.end());
  return insertions;
}

Value nnprim::sliceOperand(OpBuilder &builder, Location loc, Value value,
                           AffineMap map, ArrayRef<int64_t> begin,
                           ArrayRef<int64_t> extents) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> offsets, sizes, strides(type.getRank(), 1);
  for (AffineExpr expr : map.getResults()) {
    unsigned dim = cast<AffineDimExpr>(expr).getPosition();
    offsets.push_back(begin[dim]);
    sizes.push_back(extents[dim]);
  }
  if (ArrayRef(sizes) == type.getShape())
    return value;
  MLIRContext *context = builder.getContext();
  return tensor::ExtractSliceOp::create(
      builder, loc, value, getAsIndexOpFoldResult(context, offsets),
      getAsIndexOpFoldResult(context, sizes),
      getAsIndexOpFoldResult(context, strides));
}

Value nnprim::cloneOnPart(PatternRewriter &rewriter, linalg::GenericOp op,
                          ValueRange inputs, ArrayRef<int64_t> extents) {
  Type element = getElementTypeOrSelf(op->getResult(0));
  Value init = tensor::EmptyOp::create(rewriter, op.getLoc(), extents, element);
  auto part = linalg::GenericOp::create(
      rewriter, op.getLoc(), RankedTensorType::get(extents, element), inputs,
      init, op.getIndexingMapsArray(), op.getIteratorTypesArray());
  rewriter.cloneRegionBefore(op.getRegion(), part.getRegion(),
                             part.getRegion().end());
  return part.getResult(0);
}
