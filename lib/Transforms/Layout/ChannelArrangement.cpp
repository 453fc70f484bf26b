//===- ChannelArrangement.cpp - Where the channels of a tensor are --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChannelArrangement.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace nnprim;

static RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

int64_t nnprim::getNumChannels(Value tensor) {
  return getTensorType(tensor).getShape().back();
}

bool nnprim::isOfLastDim(ArrayRef<ReassociationIndices> groups) {
  return llvm::all_of(groups.drop_back(), [](const ReassociationIndices &g) {
    return g.size() == 1;
  });
}

std::optional<ChannelShuffle> nnprim::matchShuffle(Operation *op) {
  auto collapse = dyn_cast_or_null<tensor::CollapseShapeOp>(op);
  if (!collapse || !collapse.getResultType().hasStaticShape())
    return std::nullopt;
  auto transpose = collapse.getSrc().getDefiningOp<linalg::TransposeOp>();
  if (!transpose || !transpose->hasOneUse())
    return std::nullopt;
  auto expand = transpose.getInput().getDefiningOp<tensor::ExpandShapeOp>();
  if (!expand || !expand->hasOneUse() ||
      !expand.getResultType().hasStaticShape())
    return std::nullopt;
  SmallVector<ReassociationIndices> groups = expand.getReassociationIndices();
  if (groups.empty() || !isOfLastDim(groups) ||
      groups != collapse.getReassociationIndices())
    return std::nullopt;
  int64_t first = groups.back().front();
  ArrayRef<int64_t> permutation = transpose.getPermutation();
  for (int64_t dim = 0; dim < first; ++dim)
    if (permutation[dim] != dim)
      return std::nullopt;

  ChannelShuffle shuffle{expand.getSrc(), {}};
  ArrayRef<int64_t> shape = expand.getResultType().getShape();
  SmallVector<int64_t> strides = computeSuffixProduct(shape.drop_front(first));
  SmallVector<int64_t> moved, movedStrides;
  for (int64_t dim : permutation.drop_front(first)) {
    moved.push_back(shape[dim]);
    movedStrides.push_back(strides[dim - first]);
  }
  SmallVector<int64_t> basis = computeSuffixProduct(moved);
  for (int64_t c = 0, e = computeProduct(moved); c < e; ++c)
    shuffle.sources.push_back(linearize(delinearize(c, basis), movedStrides));
  return shuffle;
}

bool nnprim::isChannelSlice(tensor::ExtractSliceOp op) {
  RankedTensorType source = op.getSourceType(), type = op.getResultType();
  if (!source.hasStaticShape() || !type.hasStaticShape() ||
      source.getRank() != type.getRank() || type.getRank() == 0 ||
      !op.hasUnitStride() ||
      ShapedType::isDynamic(op.getStaticOffsets().back()))
    return false;
  return source.getShape().drop_back() == type.getShape().drop_back();
}

bool nnprim::isChannelConcat(tensor::ConcatOp op) {
  RankedTensorType type = op.getResultType();
  return type.hasStaticShape() &&
         static_cast<int64_t>(op.getDim()) == type.getRank() - 1;
}

bool nnprim::keepsChannels(Operation *op) {
  SmallVector<ReassociationIndices> groups;
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op))
    groups = collapse.getReassociationIndices();
  else if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    groups = expand.getReassociationIndices();
  return !groups.empty() && groups.back().size() == 1 &&
         llvm::all_of(op->getOperands().take_front(), [](Value value) {
           return getTensorType(value).hasStaticShape();
         });
}

bool nnprim::isFromConstants(Value value) {
  SmallVector<Value> worklist{value};
  DenseSet<Operation *> seen;
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val().getDefiningOp();
    if (!op)
      return false;
    if (op->hasTrait<OpTrait::ConstantLike>() || !seen.insert(op).second)
      continue;
    if (!isMemoryEffectFree(op))
      return false;
    llvm::append_range(worklist, op->getOperands());
    SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    llvm::append_range(worklist, captured);
  }
  return true;
}

/// `count` elements of dimension `dim`, from `offset` on, `stride` apart.
static Value takeRange(OpBuilder &builder, Location loc, Value value,
                       int64_t dim, int64_t offset, int64_t count,
                       int64_t stride) {
  ArrayRef<int64_t> shape = getTensorType(value).getShape();
  if (offset == 0 && stride == 1 && count == shape[dim])
    return value;
  SmallVector<int64_t> offsets(shape.size(), 0), sizes(shape),
      strides(shape.size(), 1);
  offsets[dim] = offset;
  sizes[dim] = count;
  strides[dim] = stride;
  MLIRContext *context = builder.getContext();
  return tensor::ExtractSliceOp::create(
      builder, loc, value, getAsIndexOpFoldResult(context, offsets),
      getAsIndexOpFoldResult(context, sizes),
      getAsIndexOpFoldResult(context, strides));
}

Value nnprim::takeElements(OpBuilder &builder, Location loc, Value value,
                           int64_t dim, ArrayRef<int64_t> positions) {
  SmallVector<Value> parts;
  for (size_t begin = 0, end; begin < positions.size(); begin = end) {
    end = begin + 1;
    int64_t stride = 1;
    if (end < positions.size() && positions[end] > positions[begin])
      stride = positions[end] - positions[begin];
    while (end < positions.size() &&
           positions[end] - positions[end - 1] == stride)
      ++end;
    parts.push_back(takeRange(builder, loc, value, dim, positions[begin],
                              end - begin, stride));
  }
  if (parts.size() == 1)
    return parts.front();
  return tensor::ConcatOp::create(builder, loc, dim, parts);
}

Value nnprim::takeChannels(OpBuilder &builder, Location loc,
                           const ChannelSlice &slice) {
  return takeRange(builder, loc, slice.tensor,
                   getTensorType(slice.tensor).getRank() - 1, slice.offset,
                   slice.size, /*stride=*/1);
}

ArrayRef<Channel> ChannelArrangement::get(Value tensor) {
  if (auto it = known.find(tensor); it != known.end())
    return *it->second;
  auto channels = std::make_unique<SmallVector<Channel>>(compute(tensor));
  ArrayRef<Channel> result = *channels;
  known[tensor] = std::move(channels);
  return result;
}

void ChannelArrangement::reorder(Value tensor, ArrayRef<int64_t> positions) {
  auto channels = std::make_unique<SmallVector<Channel>>();
  for (int64_t position : positions)
    channels->push_back({tensor, position});
  known[tensor] = std::move(channels);
}

SmallVector<Channel> ChannelArrangement::compute(Value tensor) {
  SmallVector<Channel> channels;
  Operation *op = tensor.getDefiningOp();
  std::optional<ChannelShuffle> shuffle = matchShuffle(op);
  if (shuffle && isAbsorbed(op)) {
    ArrayRef<Channel> input = get(shuffle->input);
    for (int64_t source : shuffle->sources)
      channels.push_back(input[source]);
    return channels;
  }
  if (auto slice = dyn_cast_or_null<tensor::ExtractSliceOp>(op);
      slice && isChannelSlice(slice)) {
    llvm::append_range(channels, get(slice.getSource())
                                     .slice(slice.getStaticOffsets().back(),
                                            getNumChannels(tensor)));
    return channels;
  }
  if (auto concat = dyn_cast_or_null<tensor::ConcatOp>(op);
      concat && isChannelConcat(concat)) {
    for (Value input : concat.getInputs())
      llvm::append_range(channels, get(input));
    return channels;
  }
  for (int64_t c = 0, e = getNumChannels(tensor); c < e; ++c)
    channels.push_back({tensor, c});
  return channels;
}
