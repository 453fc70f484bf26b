//===- ConvertLayout.cpp - Conversion of a graph to NHWC ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/Passes.h"
#include "NNPrim/Transforms/Patterns.h"
#include "TransposePatterns.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_CONVERTLAYOUTPASS
#define GEN_PASS_DEF_PROPAGATETRANSPOSESPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Applies `patterns` in `root` top down, so that a transpose moves past all of
/// its users before any op below them is visited.
static LogicalResult applyTopDown(Operation *root,
                                  RewritePatternSet &&patterns) {
  GreedyRewriteConfig config;
  config.setUseTopDownTraversal(true)
      .setMaxIterations(GreedyRewriteConfig::kNoLimit)
      .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  return applyPatternsGreedily(root, std::move(patterns), config);
}

/// Sinks the transposes of `function` as far as possible, then hoists them
/// where that is free, and turns those that move no data into reshapes.
static LogicalResult propagateTransposes(func::FuncOp function) {
  MLIRContext *context = function.getContext();
  RewritePatternSet sink(context), hoist(context), reshape(context);
  populateSinkTransposePatterns(sink);
  populateHoistTransposePatterns(hoist);
  populateTransposeToReshapePatterns(reshape);
  if (failed(applyTopDown(function, std::move(sink))) ||
      failed(applyTopDown(function, std::move(hoist))) ||
      failed(applyTopDown(function, std::move(reshape))))
    return function.emitError("moving transposes did not come to an end");
  return success();
}

static int64_t countTransposes(func::FuncOp function) {
  int64_t count = 0;
  function.walk([&](linalg::TransposeOp) { ++count; });
  return count;
}

namespace {

struct ConvertLayout
    : public nnprim::impl::ConvertLayoutPassBase<ConvertLayout> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateConvertLayoutPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    if (failed(propagateTransposes(getOperation())))
      return signalPassFailure();
    // Where no convolution became of use to a pooling, NCHW is as good for it.
    RewritePatternSet restore(&getContext());
    populateRestorePoolingPatterns(restore);
    walkAndApplyPatterns(getOperation(), std::move(restore));
    if (failed(propagateTransposes(getOperation())))
      return signalPassFailure();
    numTransposesLeft += countTransposes(getOperation());
  }
};

struct PropagateTransposes
    : public nnprim::impl::PropagateTransposesPassBase<PropagateTransposes> {
  void runOnOperation() override {
    if (failed(propagateTransposes(getOperation())))
      return signalPassFailure();
    numTransposesLeft += countTransposes(getOperation());
  }
};

} // namespace
