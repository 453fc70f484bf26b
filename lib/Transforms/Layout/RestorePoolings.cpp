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
    linalg::TransposeOp transpose =
        getTensorTranspose(pad ? pad.getSource() : op.getInputs()[0]);
    if (!op.hasPureTensorSemantics() || !transpose ||
        transpose.getPermutation() != ArrayRef<int64_t>(kNchwToNhwc) ||
        !isOnlyTranspose(transpose) || op.hasDynamicShape() ||
        (pad && !pad.getConstantPaddingValue()))
      return rewriter.notifyMatchFailure(op, "its input is not transposed");
    constexpr int64_t muchSmaller = 2;
    Value input = transpose.getInput(), result = op->getResult(0);
    if (muchSmaller * countTransposed(result) >
        cast<RankedTensorType>(input.getType()).getNumElements())
      return rewriter.notifyMatchFailure(op, "its result is better NHWC");
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
