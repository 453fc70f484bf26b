//===- TransposeUtils.cpp - Creation of transposes ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TransposeUtils.h"

#include "NNPrim/Problem/ConvAlgorithm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

#include <utility>

using namespace mlir;

linalg::TransposeOp nnprim::getTensorTranspose(Value value) {
  auto op = value.getDefiningOp<linalg::TransposeOp>();
  return op && op.hasPureTensorSemantics() ? op : nullptr;
}

/// An empty tensor with the shape of the transposed `value`.
static Value createTransposedEmpty(OpBuilder &builder, Location loc,
                                   Value value, ArrayRef<int64_t> permutation) {
  SmallVector<OpFoldResult> sizes =
      applyPermutation(tensor::getMixedSizes(builder, loc, value), permutation);
  auto type = cast<RankedTensorType>(value.getType());
  return tensor::EmptyOp::create(builder, loc, sizes, type.getElementType());
}

Value nnprim::createTranspose(OpBuilder &builder, Location loc, Value value,
                              ArrayRef<int64_t> permutation) {
  if (isIdentityPermutation(permutation))
    return value;
  if (linalg::TransposeOp inner = getTensorTranspose(value))
    return createTranspose(
        builder, loc, inner.getInput(),
        applyPermutation(inner.getPermutation(), permutation));
  if (value.getDefiningOp<tensor::EmptyOp>())
    return createTransposedEmpty(builder, loc, value, permutation);
  if (auto fill = value.getDefiningOp<linalg::FillOp>()) {
    Value init =
        createTransposedEmpty(builder, loc, fill.getOutputs()[0], permutation);
    return linalg::FillOp::create(builder, loc, fill.getInputs(), init)
        .getResult(0);
  }
  SplatElementsAttr splat;
  if (matchPattern(value, m_Constant(&splat))) {
    auto shape = applyPermutation(splat.getType().getShape(), permutation);
    return arith::ConstantOp::create(builder, loc,
                                     splat.resizeSplat(RankedTensorType::get(
                                         shape, splat.getElementType())));
  }
  Value init = createTransposedEmpty(builder, loc, value, permutation);
  return linalg::TransposeOp::create(builder, loc, value, init, permutation)
      ->getResult(0);
}

bool nnprim::movesOnlyUnitDims(ArrayRef<int64_t> shape,
                               ArrayRef<int64_t> permutation) {
  int64_t last = -1;
  for (int64_t dim : permutation) {
    if (shape[dim] == 1)
      continue;
    if (dim < last)
      return false;
    last = dim;
  }
  return true;
}

/// Groups consecutive dimensions of `shape`, one group for each non-unit
/// dimension; unit dimensions join a neighbour.
static SmallVector<ReassociationIndices>
groupUnitDims(ArrayRef<int64_t> shape) {
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices leading;
  for (auto [dim, size] : llvm::enumerate(shape)) {
    if (size != 1)
      groups.push_back(std::exchange(leading, {}));
    (groups.empty() ? leading : groups.back()).push_back(dim);
  }
  return groups;
}

Value nnprim::createUnitDimReshape(OpBuilder &builder, Location loc,
                                   Value value, ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getShape() == shape)
    return value;
  SmallVector<int64_t> squeezed;
  llvm::copy_if(shape, std::back_inserter(squeezed),
                [](int64_t size) { return size != 1; });
  if (type.getRank() != static_cast<int64_t>(squeezed.size()))
    value = tensor::CollapseShapeOp::create(
        builder, loc, RankedTensorType::get(squeezed, type.getElementType()),
        value, groupUnitDims(type.getShape()));
  if (shape.size() == squeezed.size())
    return value;
  return tensor::ExpandShapeOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), value,
      groupUnitDims(shape));
}
