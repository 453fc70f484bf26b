//===- FoldConstants.cpp - Evaluation of ops on constant tensors ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantTable.h"
#include "ResourceUses.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace nnprim {
#define GEN_PASS_DEF_FOLDCONSTANTSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {

struct FoldConstants
    : public nnprim::impl::FoldConstantsPassBase<FoldConstants> {
  void runOnOperation() override {
    ResourceUses uses(getOperation());
    resources = &uses;
    getOperation().walk(
        [&](func::FuncOp function) { runOnFunction(function); });
    resources = nullptr;
  }

private:
  void runOnFunction(func::FuncOp function) {
    ConstantTable views;
    erased.clear();
    SmallVector<Operation *> ops;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      // Regions of loops on tensors contain scalars only.
      ops.push_back(op);
      return isa<linalg::LinalgOp, EpilogueOpInterface>(op)
                 ? WalkResult::skip()
                 : WalkResult::advance();
    });
    // Results that nothing reads are not worth computing.
    for (Operation *op : llvm::reverse(ops))
      if (isOpTriviallyDead(op))
        erase(op, views);
    for (Operation *op : ops)
      if (!erased.contains(op) && op->getNumResults() == 1 &&
          isa<RankedTensorType>(op->getResult(0).getType()) &&
          !views.addView(op))
        if (ElementsAttr folded = views.evaluate(op))
          replace(op, folded, views);
    // Readers that are not constant need the views as tensors.
    while (Operation *op = views.takeUnresolvedView())
      if (op->use_empty())
        eraseIfUnused(op, views);
      else
        replace(op, views.materialize(op->getResult(0)), views);
  }

  void replace(Operation *op, ElementsAttr folded, ConstantTable &views) {
    OpBuilder builder(op);
    auto constant = arith::ConstantOp::create(builder, op->getLoc(),
                                              cast<TypedAttr>(folded));
    resources->add(constant, 1);
    views.addView(constant);
    op->getResult(0).replaceAllUsesWith(constant);
    ++numFolded;
    eraseIfUnused(op, views);
  }

  /// Erases `op` as soon as it is unused, and its producers that become unused:
  /// large weights do not fit in memory several times.
  void eraseIfUnused(Operation *op, ConstantTable &views) {
    if (!isOpTriviallyDead(op))
      return;
    SmallVector<Operation *> producers;
    for (Value operand : op->getOperands())
      if (Operation *producer = operand.getDefiningOp())
        if (!llvm::is_contained(producers, producer))
          producers.push_back(producer);
    erase(op, views);
    for (Operation *producer : producers)
      if (isa<arith::ConstantOp>(producer) || views.isView(producer) ||
          isa<tensor::EmptyOp>(producer))
        eraseIfUnused(producer, views);
  }

  /// Erases `op` and all ops in its regions.
  void erase(Operation *op, ConstantTable &views) {
    op->walk([&](Operation *nested) {
      for (Value result : nested->getResults())
        views.forget(result);
      resources->release(nested);
      erased.insert(nested);
    });
    op->erase();
  }

  ResourceUses *resources = nullptr;
  /// The original ops of the function that have been erased.
  DenseSet<Operation *> erased;
};

} // namespace
