//===- FuseElementwise.cpp - Fusion of elementwise loops ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/Passes.h"
#include "NNPrim/Transforms/Patterns.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_FUSEELEMENTWISEPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Whether `op` only moves values, so that computing it again costs nothing.
static bool isCopy(linalg::GenericOp op) {
  return llvm::hasSingleElement(*op.getBody());
}

/// Whether fusing the producer of `operand` into the loop that reads it does
/// not increase how often the producer is computed.
static bool isWorthFusing(OpOperand *operand) {
  auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  if (!producer || !consumer || producer->getNumResults() != 1)
    return false;
  if (isCopy(producer))
    return true;
  if (!producer->hasOneUse())
    return false;
  AffineMap map = consumer.getMatchingIndexingMap(operand);
  return map.isPermutation();
}

namespace {

struct FuseElementwise
    : public nnprim::impl::FuseElementwisePassBase<FuseElementwise> {
  void runOnOperation() override {
    int64_t before = countLoops();
    RewritePatternSet patterns(&getContext());
    populateFuseElementwisePatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns)))) {
      getOperation().emitError("fusing loops did not come to an end");
      return signalPassFailure();
    }
    numLoopsFused += before - countLoops();
  }

private:
  int64_t countLoops() {
    int64_t count = 0;
    getOperation().walk([&](linalg::GenericOp) { ++count; });
    return count;
  }
};

} // namespace

void nnprim::populateFuseElementwisePatterns(RewritePatternSet &patterns) {
  linalg::populateElementwiseOpsFusionPatterns(patterns, isWorthFusing);
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  linalg::GenericOp::getCanonicalizationPatterns(patterns,
                                                 patterns.getContext());
}
