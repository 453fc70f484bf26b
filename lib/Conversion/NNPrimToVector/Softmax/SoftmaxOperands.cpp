//===- SoftmaxOperands.cpp - Collapse dimensions of a softmax -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SoftmaxOperands.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// The stride of an operand, in elements, along each dimension of `outs`;
/// nullopt for dimensions that the operand does not vary along.
using DimStrides = SmallVector<std::optional<int64_t>>;

/// Finds dimensions that can be collapsed in memory.
class DimJoiner {
public:
  DimJoiner(MemRefType outs) : shape(outs.getShape()) {}

  void addOperand(Value value, AffineMap map) {
    operands.push_back(getStrides(value, map));
  }
  /// Appends dimensions [begin, end) in groups that can be collapsed.
  void joinRange(int64_t begin, int64_t end,
                 SmallVectorImpl<ReassociationIndices> &groups) const;
  DimStrides getStrides(Value value, AffineMap map) const;

private:
  bool isOne(int64_t dim, int64_t next) const;

  ArrayRef<int64_t> shape;
  SmallVector<DimStrides> operands;
};
} // namespace

DimStrides DimJoiner::getStrides(Value value, AffineMap map) const {
  DimStrides result(shape.size());
  SmallVector<int64_t> strides;
  int64_t offset;
  bool isStrided = succeeded(
      cast<MemRefType>(value.getType()).getStridesAndOffset(strides, offset));
  for (auto [number, expr] : llvm::enumerate(map.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      if (shape[dim.getPosition()] != 1)
        result[dim.getPosition()] =
            isStrided ? strides[number] : ShapedType::kDynamic;
  return result;
}

bool DimJoiner::isOne(int64_t dim, int64_t next) const {
  return llvm::all_of(operands, [&](const DimStrides &strides) {
    if (!strides[dim] || !strides[next])
      return !strides[dim] && !strides[next];
    return !ShapedType::isDynamic(*strides[dim]) &&
           !ShapedType::isDynamic(*strides[next]) &&
           *strides[dim] == *strides[next] * shape[next];
  });
}

void DimJoiner::joinRange(int64_t begin, int64_t end,
                          SmallVectorImpl<ReassociationIndices> &groups) const {
  // The last dimension so far with more than one element.
  std::optional<int64_t> last;
  for (int64_t dim = begin; dim < end; ++dim) {
    bool isUnit = shape[dim] == 1;
    if (dim == begin || (!isUnit && last && !isOne(*last, dim)))
      groups.push_back({dim});
    else
      groups.back().push_back(dim);
    if (!isUnit)
      last = dim;
  }
}

/// Rewrites an input of a region, and its map, for groups of dimensions of
/// `outs`.
static void joinInputDims(KernelBuilder &b, const DimJoiner &joiner,
                          ArrayRef<ReassociationIndices> groups,
                          ArrayRef<int64_t> shape, Value &input,
                          AffineMap &map) {
  DimStrides strides = joiner.getStrides(input, map);
  SmallVector<AffineExpr> exprs;
  SmallVector<OpFoldResult> viewSizes, viewStrides;
  auto metadata = memref::ExtractStridedMetadataOp::create(b, input);
  for (auto [number, group] : llvm::enumerate(groups)) {
    int64_t size = 1;
    std::optional<int64_t> stride;
    for (int64_t dim : group) {
      size *= shape[dim];
      if (strides[dim])
        stride = strides[dim];
    }
    if (!stride)
      continue;
    exprs.push_back(b.getAffineDimExpr(number));
    viewSizes.push_back(b.getIndexAttr(size));
    viewStrides.push_back(b.getIndexAttr(*stride));
  }
  map = AffineMap::get(groups.size(), 0, exprs, b.getContext());
  input = memref::ReinterpretCastOp::create(
      b, input, metadata.getConstifiedMixedOffset(), viewSizes, viewStrides);
}

static void joinInputDims(KernelBuilder &b, const DimJoiner &joiner,
                          ArrayRef<ReassociationIndices> groups,
                          ArrayRef<int64_t> shape, ScalarRegion &scalar) {
  for (auto [input, map] : llvm::zip(scalar.inputs, scalar.maps))
    joinInputDims(b, joiner, groups, shape, input, map);
}

void nnprim::joinSoftmaxDims(KernelBuilder &b, SoftmaxRow::Operands &operands) {
  auto inputType = cast<MemRefType>(operands.input.getType());
  auto initType = cast<MemRefType>(operands.init.getType());
  int64_t rank = initType.getRank(), dimension = operands.dimension;
  auto identity = AffineMap::getMultiDimIdentityMap(rank, b.getContext());
  DimJoiner joiner(initType);
  joiner.addOperand(operands.input, identity);
  joiner.addOperand(operands.init, identity);
  for (const ScalarRegion *scalar : {&operands.producer, &operands.epilogue})
    for (auto [input, map] : llvm::zip(scalar->inputs, scalar->maps))
      joiner.addOperand(input, map);

  bool isInnermost = llvm::all_of(initType.getShape().drop_front(dimension + 1),
                                  [](int64_t extent) { return extent == 1; });
  SmallVector<ReassociationIndices> groups;
  joiner.joinRange(0, dimension, groups);
  operands.dimension = groups.size();
  joiner.joinRange(dimension, isInnermost ? rank : dimension + 1, groups);
  if (!isInnermost)
    joiner.joinRange(dimension + 1, rank, groups);
  if (groups.size() == static_cast<size_t>(rank) ||
      !memref::CollapseShapeOp::isGuaranteedCollapsible(inputType, groups) ||
      !memref::CollapseShapeOp::isGuaranteedCollapsible(initType, groups)) {
    operands.dimension = dimension;
    return;
  }
  joinInputDims(b, joiner, groups, initType.getShape(), operands.producer);
  joinInputDims(b, joiner, groups, initType.getShape(), operands.epilogue);
  operands.input = memref::CollapseShapeOp::create(b, operands.input, groups);
  operands.init = memref::CollapseShapeOp::create(b, operands.init, groups);
}
