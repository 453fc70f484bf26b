//===- GeneralizeElementwise.cpp - Named ops to linalg.generic ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/Passes.h"
#include "NNPrim/Transforms/Patterns.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_GENERALIZEELEMENTWISEPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {

/// Whether `op` treats every element alike and has no structure that a later
/// conversion matches by the op's name.
bool isElementwiseLike(linalg::LinalgOp op) {
  if (isa<linalg::GenericOp, linalg::TransposeOp, linalg::FillOp,
          linalg::CopyOp>(op))
    return false;
  if (isa<linalg::ReduceOp, linalg::BroadcastOp, linalg::MapOp>(op))
    return true;
  return linalg::isElementwise(op);
}

struct GeneralizeOp : public OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (!isElementwiseLike(op))
      return rewriter.notifyMatchFailure(op, "not elementwise");
    return linalg::generalizeNamedOp(rewriter, op);
  }
};

struct GeneralizeElementwise
    : public nnprim::impl::GeneralizeElementwisePassBase<
          GeneralizeElementwise> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateGeneralizeElementwisePatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace

void nnprim::populateGeneralizeElementwisePatterns(RewritePatternSet &patterns,
                                                   PatternBenefit benefit) {
  patterns.add<GeneralizeOp>(patterns.getContext(), benefit);
}
