//===- SeparateFills.cpp - Each reduction starts from its own fill --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

namespace nnprim {
#define GEN_PASS_DEF_SEPARATEFILLSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

/// Gives each op that `fill` is the destination of a fill of its own.
static void separate(linalg::FillOp fill) {
  auto empty = fill.getOutputs().front().getDefiningOp<tensor::EmptyOp>();
  if (!empty || fill->getNumResults() != 1)
    return;
  SmallVector<OpOperand *> destinations;
  for (OpOperand &use : fill.getResult(0).getUses()) {
    auto user = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
    if (user && user.isDpsInit(&use))
      destinations.push_back(&use);
  }
  if (destinations.empty() || fill.getResult(0).hasOneUse())
    return;
  for (OpOperand *use : destinations) {
    OpBuilder b(use->getOwner());
    Value memory = b.clone(*empty)->getResult(0);
    IRMapping mapping;
    mapping.map(empty.getResult(), memory);
    use->set(b.clone(*fill, mapping)->getResult(0));
  }
  if (fill.getResult(0).use_empty())
    fill.erase();
}

namespace {
struct SeparateFills : nnprim::impl::SeparateFillsPassBase<SeparateFills> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<linalg::FillOp> fills;
    getOperation().walk([&](linalg::FillOp op) {
      if (op.hasPureTensorSemantics())
        fills.push_back(op);
    });
    for (linalg::FillOp fill : fills)
      separate(fill);
  }
};
} // namespace
