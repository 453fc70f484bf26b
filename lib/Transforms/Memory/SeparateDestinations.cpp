//===- SeparateDestinations.cpp - A destination for every op --------------===//
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

namespace nnprim {
#define GEN_PASS_DEF_SEPARATEDESTINATIONSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

/// Whether nothing is known of the elements.
static bool isUndefined(Value value) {
  Operation *op = value.getDefiningOp();
  if (isa_and_nonnull<tensor::EmptyOp>(op))
    return true;
  return isa_and_nonnull<tensor::ExtractSliceOp, tensor::ExpandShapeOp,
                         tensor::CollapseShapeOp>(op) &&
         isUndefined(op->getOperand(0));
}

/// A tensor without other users that can stand for `value`, or null.
static Value createOwn(OpBuilder &b, Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape())
    return {};
  if (isUndefined(value))
    return tensor::EmptyOp::create(b, value.getLoc(), type.getShape(),
                                   type.getElementType(), type.getEncoding());
  auto fill = value.getDefiningOp<linalg::FillOp>();
  if (!fill || !isUndefined(fill.getOutputs()[0]))
    return {};
  Value init = createOwn(b, fill.getOutputs()[0]);
  return linalg::FillOp::create(b, fill.getLoc(), fill.getInputs(), init)
      .getResult(0);
}

namespace {

struct SeparateDestinations
    : nnprim::impl::SeparateDestinationsPassBase<SeparateDestinations> {
  using Base::Base;

  void runOnOperation() override {
    getOperation().walk([&](Operation *op) {
      if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
        separate(insert.getDestMutable());
      auto dps = dyn_cast<DestinationStyleOpInterface>(op);
      // The destination of a fill is that of its user.
      if (dps && !isa<linalg::FillOp, tensor::InsertSliceOp>(op))
        for (OpOperand &init : dps.getDpsInitsMutable())
          separate(init);
    });
  }

private:
  void separate(OpOperand &destination) {
    OpBuilder b(destination.getOwner());
    if (Value own = createOwn(b, destination.get()))
      destination.set(own);
  }
};

} // namespace
