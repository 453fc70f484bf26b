//===- ConvertLayoutPatterns.cpp - NCHW to NHWC ops -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"
#include "NNPrim/Transforms/Patterns.h"
#include "TransposeUtils.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace nnprim;

namespace {

/// Permutations from the operands of one named op to those of another:
/// dimension i of the new operand is dimension perm[i] of the old one.
struct LayoutChange {
  SmallVector<int64_t> input;
  SmallVector<int64_t> filter;
  SmallVector<int64_t> output;
};

/// Converts a convolution or pooling `From` to the layout of `To`, which has
/// the same operands and attributes.
template <typename From, typename To>
struct ConvertLayout : public OpRewritePattern<From> {
  ConvertLayout(MLIRContext *context, PatternBenefit benefit,
                LayoutChange change)
      : OpRewritePattern<From>(context, benefit), change(std::move(change)) {}

  LogicalResult matchAndRewrite(From op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "expected tensor semantics");
    if (staysNchw(op))
      return rewriter.notifyMatchFailure(op, "requested on NCHW tensors");
    Location loc = op.getLoc();
    Value input =
        createTranspose(rewriter, loc, op.getInputs()[0], change.input);
    Value filter =
        createTranspose(rewriter, loc, op.getInputs()[1], change.filter);
    Value init =
        createTranspose(rewriter, loc, op.getOutputs()[0], change.output);
    // Zero points follow.
    SmallVector<Value> inputs(op.getInputs());
    inputs[0] = input;
    inputs[1] = filter;
    auto converted =
        To::create(rewriter, loc, TypeRange{init.getType()}, inputs,
                   ValueRange{init}, op.getStrides(), op.getDilations());
    // Keep what the user has requested, such as `nnprim.algorithm`.
    for (NamedAttribute attr : op->getDiscardableAttrs())
      if (attr.getName().strref().starts_with("nnprim."))
        converted->setDiscardableAttr(attr.getName(), attr.getValue());
    rewriter.replaceOp(op,
                       createTranspose(rewriter, loc, converted->getResult(0),
                                       invertPermutationVector(change.output)));
    return success();
  }

private:
  LayoutChange change;
};

} // namespace

void nnprim::populateConvertLayoutPatterns(RewritePatternSet &patterns,
                                           PatternBenefit benefit) {
  MLIRContext *context = patterns.getContext();
  SmallVector<int64_t> nchwToNhwc{0, 2, 3, 1}, window{0, 1};
  SmallVector<int64_t> fchwToHwcf{2, 3, 1, 0}, fhwcToHwcf{1, 2, 3, 0};
  patterns
      .add<ConvertLayout<linalg::Conv2DNchwFchwOp, linalg::Conv2DNhwcHwcfOp>>(
          context, benefit, LayoutChange{nchwToNhwc, fchwToHwcf, nchwToNhwc});
  patterns
      .add<ConvertLayout<linalg::Conv2DNhwcFhwcOp, linalg::Conv2DNhwcHwcfOp>>(
          context, benefit,
          LayoutChange{{0, 1, 2, 3}, fhwcToHwcf, {0, 1, 2, 3}});
  patterns
      .add<ConvertLayout<linalg::Conv2DNchwFchwQOp, linalg::Conv2DNhwcHwcfQOp>>(
          context, benefit, LayoutChange{nchwToNhwc, fchwToHwcf, nchwToNhwc});
  patterns
      .add<ConvertLayout<linalg::Conv2DNhwcFhwcQOp, linalg::Conv2DNhwcHwcfQOp>>(
          context, benefit,
          LayoutChange{{0, 1, 2, 3}, fhwcToHwcf, {0, 1, 2, 3}});
  patterns.add<ConvertLayout<linalg::DepthwiseConv2DNchwChwOp,
                             linalg::DepthwiseConv2DNhwcHwcOp>>(
      context, benefit, LayoutChange{nchwToNhwc, {1, 2, 0}, nchwToNhwc});

  // Groups stay a separate dimension, next to the channels of a group.
  SmallVector<int64_t> ngchwToNhwgc{0, 3, 4, 1, 2};
  patterns.add<
      ConvertLayout<linalg::Conv2DNgchwGfchwOp, linalg::Conv2DNhwgcGfhwcOp>>(
      context, benefit,
      LayoutChange{ngchwToNhwgc, {0, 1, 3, 4, 2}, ngchwToNhwgc});
  patterns.add<
      ConvertLayout<linalg::Conv2DNgchwGfchwQOp, linalg::Conv2DNhwgcGfhwcQOp>>(
      context, benefit,
      LayoutChange{ngchwToNhwgc, {0, 1, 3, 4, 2}, ngchwToNhwgc});
  patterns.add<
      ConvertLayout<linalg::Conv2DNgchwFgchwOp, linalg::Conv2DNhwgcGfhwcOp>>(
      context, benefit,
      LayoutChange{ngchwToNhwgc, {1, 0, 3, 4, 2}, ngchwToNhwgc});

  LayoutChange pooling{nchwToNhwc, window, nchwToNhwc};
  patterns
      .add<ConvertLayout<linalg::PoolingNchwMaxOp, linalg::PoolingNhwcMaxOp>,
           ConvertLayout<linalg::PoolingNchwSumOp, linalg::PoolingNhwcSumOp>>(
          context, benefit, pooling);
}
