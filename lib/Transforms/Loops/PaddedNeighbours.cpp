//===- PaddedNeighbours.cpp - Loops over slices of a padded tensor --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PaddedNeighbours.h"

#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Target/TargetDesc.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// A loop whose iteration r along `dim` reads elements r + offset of a tensor
/// that is padded by `low` elements before it along `dim`.
struct Neighbours {
  tensor::PadOp pad;
  int64_t dim = 0, low = 0;
  /// The iterations along `dim` whose elements fill a cache line. Parts of the
  /// loop begin at multiples of it, so that none of them has a rest that is
  /// narrower than a vector but the last.
  int64_t step = 1;
  /// Of each input, or none if the input is not the padded tensor.
  SmallVector<std::optional<int64_t>> offsets;
  int64_t first = 0, last = 0;

  int64_t getSourceExtent() { return pad.getSourceType().getDimSize(dim); }
};
} // namespace

/// Finds the one dimension that `pad` pads.
static CheckResult matchPadding(Neighbours &neighbours) {
  tensor::PadOp pad = neighbours.pad;
  ArrayRef<int64_t> low = pad.getStaticLow(), high = pad.getStaticHigh();
  if (!pad.getConstantPaddingValue() || !pad.getSourceType().hasStaticShape() ||
      llvm::is_contained(low, ShapedType::kDynamic) ||
      llvm::is_contained(high, ShapedType::kDynamic))
    return "the padding is no constant, or a shape is dynamic";
  auto argument = dyn_cast<BlockArgument>(pad.getSource());
  if (!argument || !isa<func::FuncOp>(argument.getOwner()->getParentOp()))
    return "what is padded can be written into the padded tensor";
  SmallVector<int64_t> padded;
  for (auto [dim, before, behind] : llvm::enumerate(low, high))
    if (before || behind)
      padded.push_back(dim);
  if (padded.size() != 1)
    return "it is not padded in one dimension";
  neighbours.dim = padded.front();
  neighbours.low = low[neighbours.dim];
  Type element = pad.getSourceType().getElementType();
  if (!element.isIntOrFloat())
    return "an element has no width";
  int64_t bits = element.getIntOrFloatBitWidth();
  for (int64_t extent :
       pad.getSourceType().getShape().drop_front(neighbours.dim + 1))
    bits *= extent;
  if (bits == 0)
    return "the tensor is empty";
  neighbours.step = llvm::divideCeil(8 * kLineBytes, bits);
  return success();
}

/// The offset of a slice that moves along `dim` only.
static std::optional<int64_t> getOffset(tensor::ExtractSliceOp slice,
                                        int64_t dim) {
  if (slice.getType().getRank() != slice.getSourceType().getRank() ||
      llvm::any_of(slice.getStaticStrides(),
                   [](int64_t stride) { return stride != 1; }))
    return std::nullopt;
  for (auto [d, offset] : llvm::enumerate(slice.getStaticOffsets()))
    if (ShapedType::isDynamic(offset) || (int64_t(d) != dim && offset != 0))
      return std::nullopt;
  return slice.getStaticOffsets()[dim];
}

static CheckResult matchNeighbours(linalg::GenericOp op,
                                   Neighbours &neighbours) {
  if (!op.hasPureTensorSemantics() || op->getNumResults() != 1 ||
      op.hasDynamicShape() || op.hasIndexSemantics() ||
      op.getNumParallelLoops() != op.getNumLoops() ||
      op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)) ||
      !llvm::all_of(op.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isIdentity(); }))
    return "not elementwise";
  for (Value input : op.getDpsInputs())
    if (auto slice = input.getDefiningOp<tensor::ExtractSliceOp>())
      if (auto pad = slice.getSource().getDefiningOp<tensor::PadOp>())
        neighbours.pad = pad;
  if (!neighbours.pad)
    return "no input is a slice of a padded tensor";
  for (Operation *user : neighbours.pad->getUsers())
    if (!isa<tensor::ExtractSliceOp>(user) ||
        !llvm::all_of(user->getUsers(),
                      [&](Operation *next) { return next == op; }))
      return "other ops read the padded tensor";
  if (CheckResult result = matchPadding(neighbours); failed(result))
    return result;
  SmallVector<int64_t> known;
  for (Value input : op.getDpsInputs()) {
    auto slice = input.getDefiningOp<tensor::ExtractSliceOp>();
    std::optional<int64_t> &offset = neighbours.offsets.emplace_back();
    if (!slice || slice.getSource() != neighbours.pad.getResult())
      continue;
    offset = getOffset(slice, neighbours.dim);
    if (!offset)
      return "a slice has a stride, or moves in another dimension";
    known.push_back(*offset);
  }
  neighbours.first = *llvm::min_element(known);
  neighbours.last = *llvm::max_element(known);
  return success();
}

/// Elements [begin, begin + size) of `tensor` along `dim`.
static Value takeSlab(OpBuilder &b, Location loc, Value tensor, int64_t dim,
                      int64_t begin, int64_t size) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0)),
      strides(type.getRank(), b.getIndexAttr(1)),
      sizes = getAsIndexOpFoldResult(b.getContext(), type.getShape());
  offsets[dim] = b.getIndexAttr(begin);
  sizes[dim] = b.getIndexAttr(size);
  return tensor::ExtractSliceOp::create(b, loc, tensor, offsets, sizes,
                                        strides);
}

/// What iterations [begin, end) read of the padded tensor, of which only that
/// is padded.
static Value takePadded(OpBuilder &b, Location loc, Neighbours &neighbours,
                        int64_t begin, int64_t end) {
  int64_t dim = neighbours.dim, extent = neighbours.getSourceExtent();
  int64_t from = begin + neighbours.first - neighbours.low;
  int64_t to = end + neighbours.last - neighbours.low;
  int64_t inFrom = std::clamp<int64_t>(from, 0, extent);
  int64_t inTo = std::clamp<int64_t>(to, inFrom, extent);
  Value slab =
      takeSlab(b, loc, neighbours.pad.getSource(), dim, inFrom, inTo - inFrom);
  if (inFrom == from && inTo == to)
    return slab;
  auto type = cast<RankedTensorType>(slab.getType());
  SmallVector<OpFoldResult> low(type.getRank(), b.getIndexAttr(0)), high = low;
  low[dim] = b.getIndexAttr(inFrom - from);
  high[dim] = b.getIndexAttr(to - inTo);
  return tensor::PadOp::create(b, loc, /*resultType=*/Type(), slab, low, high,
                               neighbours.pad.getConstantPaddingValue());
}

/// Iterations [begin, end) as a loop of their own.
static Value emitPart(OpBuilder &b, linalg::GenericOp op,
                      Neighbours &neighbours, int64_t begin, int64_t end) {
  Location loc = op.getLoc();
  int64_t dim = neighbours.dim;
  Value padded = takePadded(b, loc, neighbours, begin, end);
  SmallVector<Value> operands;
  for (auto [input, offset] :
       llvm::zip_equal(op.getDpsInputs(), neighbours.offsets))
    operands.push_back(offset
                           ? takeSlab(b, loc, padded, dim,
                                      *offset - neighbours.first, end - begin)
                           : takeSlab(b, loc, input, dim, begin, end - begin));
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = end - begin;
  operands.push_back(
      tensor::EmptyOp::create(b, loc, shape, type.getElementType()));
  return clone(b, op, type.clone(shape), operands)->getResult(0);
}

namespace {

struct SplitPaddedNeighbours : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    Neighbours neighbours;
    if (CheckResult result = matchNeighbours(op, neighbours); failed(result))
      return rewriter.notifyMatchFailure(op, result.getReason());
    int64_t extent = cast<RankedTensorType>(op->getResult(0).getType())
                         .getDimSize(neighbours.dim);
    int64_t inside =
        std::clamp<int64_t>(neighbours.low - neighbours.first, 0, extent);
    int64_t outside = std::clamp<int64_t>(
        neighbours.low + neighbours.getSourceExtent() - neighbours.last, 0,
        extent);
    int64_t begin = llvm::alignTo(inside, neighbours.step);
    int64_t end =
        outside == extent ? extent : llvm::alignDown(outside, neighbours.step);
    // The borders cost two more loops.
    if (extent == 0 || 2 * (end - begin) < extent)
      return rewriter.notifyMatchFailure(op, "most of it is at the border");
    SmallVector<Value> parts;
    int64_t bounds[] = {0, begin, end, extent};
    for (unsigned i = 0; i < 3; ++i)
      if (bounds[i] < bounds[i + 1])
        parts.push_back(
            emitPart(rewriter, op, neighbours, bounds[i], bounds[i + 1]));
    rewriter.replaceOpWithNewOp<tensor::ConcatOp>(op, neighbours.dim, parts);
    return success();
  }
};

} // namespace

void nnprim::populateSplitPaddedNeighbours(RewritePatternSet &patterns) {
  patterns.add<SplitPaddedNeighbours>(patterns.getContext());
}
