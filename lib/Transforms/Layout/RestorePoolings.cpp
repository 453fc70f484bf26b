//===- RestorePoolings.cpp - Poolings that are better left NCHW -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TransposePatterns.h"
#include "TransposeUtils.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace nnprim;

static constexpr int64_t kNhwcToNchw[] = {0, 3, 1, 2};
static constexpr int64_t kNchwToNhwc[] = {0, 2, 3, 1};

/// Whether a value is of use in NHWC to `transpose` alone.
static bool isOnlyTranspose(linalg::TransposeOp transpose) {
  if (!transpose->hasOneUse())
    return false;
  return llvm::none_of(transpose.getInput().getUsers(), [&](Operation *user) {
    auto other = dyn_cast<linalg::TransposeOp>(user);
    return other && other != transpose &&
           other.getPermutation() == transpose.getPermutation();
  });
}

/// Whether `value` is the NHWC result of an elementwise loop that reads NCHW
/// tensors and is of use to one op: a transpose that became a part of the loop.
static bool isTransposedByLoop(Value value) {
  auto loop = value.getDefiningOp<linalg::GenericOp>();
  if (!loop || !loop.hasPureTensorSemantics() || !loop->hasOneUse() ||
      loop->getNumResults() != 1 || loop.getNumLoops() != 4 ||
      !loop.getIndexingMapsArray().back().isIdentity())
    return false;
  auto nchw = AffineMap::getPermutationMap(ArrayRef<int64_t>(kNhwcToNchw),
                                           loop.getContext());
  int64_t images = 0;
  for (OpOperand *input : loop.getDpsInputOperands()) {
    AffineMap map = loop.getMatchingIndexingMap(input);
    if (map.isPermutation() && map != nchw)
      return false;
    images += map == nchw;
  }
  return images != 0;
}

/// The NCHW tensor of which `value` is the transpose, for one op alone. Where a
/// loop transposes, it is a transpose of the result, which
/// `nnprim-propagate-transposes` makes a part of the loop. Null if there is
/// none.
static Value getNchw(RewriterBase &rewriter, Value value) {
  if (linalg::TransposeOp transpose = getTensorTranspose(value)) {
    bool isWanted =
        transpose.getPermutation() == ArrayRef<int64_t>(kNchwToNhwc) &&
        isOnlyTranspose(transpose);
    return isWanted ? transpose.getInput() : Value();
  }
  if (!isTransposedByLoop(value))
    return {};
  return createTranspose(rewriter, value.getLoc(), value, kNhwcToNchw);
}

/// Elements that are still transposed behind a pooling of NCHW tensors.
static int64_t countTransposed(Value result) {
  auto type = cast<RankedTensorType>(result.getType());
  bool areUndone = llvm::all_of(result.getUsers(), [](Operation *user) {
    auto transpose = dyn_cast<linalg::TransposeOp>(user);
    return transpose &&
           transpose.getPermutation() == ArrayRef<int64_t>(kNhwcToNchw);
  });
  if (areUndone || movesOnlyUnitDims(type.getShape(), kNhwcToNchw))
    return 0;
  return type.getNumElements();
}

namespace {

/// A pooling of NHWC tensors whose input is transposed for it. On NCHW tensors
/// its result may have to be transposed instead, which pays if that is much
/// smaller.
template <typename From, typename To>
struct RestorePooling : public OpRewritePattern<From> {
  using OpRewritePattern<From>::OpRewritePattern;

  LogicalResult matchAndRewrite(From op,
                                PatternRewriter &rewriter) const override {
    auto pad = op.getInputs()[0].template getDefiningOp<tensor::PadOp>();
    if (pad && !pad->hasOneUse())
      return rewriter.notifyMatchFailure(op, "what is padded has other uses");
    if (!op.hasPureTensorSemantics() || op.hasDynamicShape() ||
        (pad && !pad.getConstantPaddingValue()))
      return rewriter.notifyMatchFailure(op, "it cannot be changed");
    Value image = pad ? pad.getSource() : op.getInputs()[0];
    constexpr int64_t muchSmaller = 2;
    if (muchSmaller * countTransposed(op->getResult(0)) >
        cast<RankedTensorType>(image.getType()).getNumElements())
      return rewriter.notifyMatchFailure(op, "its result is better NHWC");
    Value input = getNchw(rewriter, image);
    if (!input)
      return rewriter.notifyMatchFailure(op, "its input is not transposed");
    Location loc = op.getLoc();
    if (pad)
      input = padPermuted(rewriter, pad, input, kNhwcToNchw);
    Value init =
        createTranspose(rewriter, loc, op.getOutputs()[0], kNhwcToNchw);
    auto restored =
        To::create(rewriter, loc, TypeRange{init.getType()},
                   ValueRange{input, op.getInputs()[1]}, ValueRange{init},
                   op.getStrides(), op.getDilations());
    rewriter.replaceOp(
        op,
        createTranspose(rewriter, loc, restored->getResult(0), kNchwToNhwc));
    return success();
  }
};

} // namespace

void nnprim::populateRestorePoolingPatterns(RewritePatternSet &patterns,
                                            PatternBenefit benefit) {
  patterns
      .add<RestorePooling<linalg::PoolingNhwcMaxOp, linalg::PoolingNchwMaxOp>,
           RestorePooling<linalg::PoolingNhwcSumOp, linalg::PoolingNchwSumOp>>(
          patterns.getContext(), benefit);
}
