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
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/SetVector.h"

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

/// Whether computing `op` again costs less than storing its result: at most two
/// simple operations on one tensor of the result's size and on others that are
/// much smaller, as the mean of each row.
static bool isCheap(linalg::GenericOp op) {
  constexpr int64_t maxOps = 2, muchSmaller = 8;
  if (op->getNumResults() != 1 || !op.hasPureTensorSemantics() ||
      op.hasDynamicShape() || op.getNumParallelLoops() != op.getNumLoops())
    return false;
  int64_t numOps = 0;
  for (Operation &inner : op.getBody()->without_terminator()) {
    if (!isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::MaximumFOp,
             arith::MinimumFOp>(inner))
      return false;
    ++numOps;
  }
  auto count = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type ? type.getNumElements() : 1;
  };
  int64_t elements = count(op->getResult(0)), numWhole = 0;
  for (OpOperand *input : op.getDpsInputOperands()) {
    bool isWhole = op.getMatchingIndexingMap(input).isPermutation();
    if (!isWhole && count(input->get()) * muchSmaller > elements)
      return false;
    numWhole += isWhole;
  }
  return numOps <= maxOps && numWhole == 1 &&
         !op.payloadUsesValueFromOperand(op.getDpsInitOperand(0));
}

/// Gives each of several loops that read a cheap producer, and each loop alone,
/// a producer of its own to be fused with.
static void duplicateCheapProducers(Operation *root) {
  SmallVector<linalg::GenericOp> producers;
  root->walk([&](linalg::GenericOp op) {
    bool areLoops =
        op->getNumResults() == 1 &&
        llvm::all_of(op->getUses(), [](OpOperand &use) {
          auto user = dyn_cast<linalg::GenericOp>(use.getOwner());
          return user && user.hasPureTensorSemantics() &&
                 user.isDpsInput(&use) &&
                 user.getMatchingIndexingMap(&use).isPermutation();
        });
    if (areLoops && !op->hasOneUse() && isCheap(op))
      producers.push_back(op);
  });
  for (linalg::GenericOp producer : producers) {
    OpBuilder builder(producer);
    // A loop that reads it twice has one of its own, too.
    llvm::SmallSetVector<Operation *, 4> users(producer->user_begin(),
                                               producer->user_end());
    for (Operation *user : llvm::drop_begin(users)) {
      Operation *copy = builder.clone(*producer);
      user->replaceUsesOfWith(producer->getResult(0), copy->getResult(0));
    }
  }
}

namespace {

struct FuseElementwise
    : public nnprim::impl::FuseElementwisePassBase<FuseElementwise> {
  void runOnOperation() override {
    int64_t before = countLoops();
    duplicateCheapProducers(getOperation());
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
