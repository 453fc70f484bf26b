//===- FusableOperand.cpp - Loop operands as inputs of regions ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusableOperand.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace nnprim;

/// Drops the unit dimensions of `value`.
static Value squeeze(OpBuilder &builder, Location loc, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices leading;
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    if (size != 1) {
      groups.push_back(std::exchange(leading, {}));
      shape.push_back(size);
    }
    (groups.empty() ? leading : groups.back()).push_back(dim);
  }
  if (groups.size() == type.getShape().size())
    return value;
  return tensor::CollapseShapeOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), value,
      groups);
}

/// The loop dimensions that index the non-unit dimensions of `type`, or nullopt
/// if one of those is not indexed by a plain dimension.
static std::optional<SmallVector<int64_t>> getReadDims(RankedTensorType type,
                                                       AffineMap map) {
  SmallVector<int64_t> dims;
  for (auto [size, expr] : llvm::zip_equal(type.getShape(), map.getResults())) {
    if (size == 1)
      continue;
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      return std::nullopt;
    dims.push_back(dim.getPosition());
  }
  return dims;
}

/// Covers `dims` by whole groups of `expansion` in order, ignoring unit
/// dimensions of the loop. Returns the numbers of the groups, and in `joined`
/// how many of `dims` each group takes.
static std::optional<SmallVector<int64_t>>
coverByGroups(ArrayRef<int64_t> dims, ArrayRef<ReassociationIndices> expansion,
              ArrayRef<int64_t> loopSizes, SmallVectorImpl<int64_t> &joined) {
  SmallVector<int64_t> groups;
  for (auto [number, group] : llvm::enumerate(expansion)) {
    SmallVector<int64_t> members;
    llvm::copy_if(group, std::back_inserter(members),
                  [&](int64_t dim) { return loopSizes[dim] != 1; });
    if (members.empty() || dims.empty() || dims.front() != members.front())
      continue;
    if (dims.take_front(members.size()) != ArrayRef<int64_t>(members))
      return std::nullopt;
    dims = dims.drop_front(members.size());
    groups.push_back(number);
    joined.push_back(members.size());
  }
  if (!dims.empty())
    return std::nullopt;
  return groups;
}

EpilogueInput FusableOperand::create(OpBuilder &builder, Location loc) const {
  Value result = squeezed ? squeeze(builder, loc, value) : value;
  if (!joined.empty())
    result = tensor::CollapseShapeOp::create(builder, loc, result, joined);
  return {result, map};
}

std::optional<FusableOperand> nnprim::planInput(
    Value value, AffineMap map, ArrayRef<int64_t> loopSizes,
    const std::optional<SmallVector<ReassociationIndices>> &expansion) {
  MLIRContext *context = value.getContext();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  FusableOperand plan{value, map, false, {}};
  auto setTargets = [&](int64_t numDims, ArrayRef<int64_t> targets) {
    plan.map = AffineMap::getMultiDimMapWithTargets(
        numDims, SmallVector<unsigned>(targets.begin(), targets.end()),
        context);
  };
  bool hasUnitDims = llvm::is_contained(type.getShape(), 1);
  if (!expansion &&
      (map.isIdentity() || (!hasUnitDims && map.isProjectedPermutation())))
    return plan;
  if (expansion && map.isIdentity()) {
    plan.joined = *expansion;
    plan.map = AffineMap::getMultiDimIdentityMap(plan.joined.size(), context);
    return plan;
  }

  std::optional<SmallVector<int64_t>> dims = getReadDims(type, map);
  if (!dims)
    return std::nullopt;
  plan.squeezed = true;
  if (!expansion) {
    setTargets(loopSizes.size(), *dims);
    return plan;
  }
  SmallVector<int64_t> counts;
  std::optional<SmallVector<int64_t>> groups =
      coverByGroups(*dims, *expansion, loopSizes, counts);
  if (!groups)
    return std::nullopt;
  setTargets(expansion->size(), *groups);
  if (counts.size() == dims->size())
    return plan;
  int64_t next = 0;
  for (int64_t count : counts) {
    ReassociationIndices &indices = plan.joined.emplace_back();
    while (count--)
      indices.push_back(next++);
  }
  return plan;
}
