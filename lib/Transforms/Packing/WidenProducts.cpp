//===- WidenProducts.cpp - Products of bytes as products of words ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExactPairs.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {
#define GEN_PASS_DEF_WIDENPRODUCTSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// The elements of a tensor as words.
static Value widen(ImplicitLocOpBuilder &b, Value value, bool isUnsigned) {
  auto type = cast<RankedTensorType>(value.getType());
  Type words = b.getI16Type();
  Value init = tensor::EmptyOp::create(b, type.getShape(), words);
  AffineMap identity = b.getMultiDimIdentityMap(type.getRank());
  return linalg::GenericOp::create(
             b, init.getType(), value, init, {identity, identity},
             SmallVector<utils::IteratorType>(type.getRank(),
                                              utils::IteratorType::parallel),
             [&](OpBuilder &nested, Location loc, ValueRange args) {
               Value wide =
                   isUnsigned
                       ? arith::ExtUIOp::create(nested, loc, words, args[0])
                             .getResult()
                       : arith::ExtSIOp::create(nested, loc, words, args[0])
                             .getResult();
               linalg::YieldOp::create(nested, loc, wide);
             })
      .getResult(0);
}

/// Whether a product would take its bytes apart as it runs.
static bool takesBytesApart(Value lhs, Value rhs) {
  auto type = dyn_cast<RankedTensorType>(rhs.getType());
  if (!isa<TensorType>(lhs.getType()) || !type || type.getRank() != 2)
    return false;
  ArrayRef<char> bytes = getConstantBytes(rhs);
  return !bytes.empty() && !doPairsFit(bytes, type.getDimSize(1));
}

namespace {
struct WidenProducts : nnprim::impl::WidenProductsPassBase<WidenProducts> {
  using Base::Base;

  void runOnOperation() override {
    TargetAttr target = getTargetAttr(getOperation());
    if (!target || !target.getTarget().hasUnsignedBytes ||
        target.getTarget().hasVnni)
      return;
    getOperation().walk([&](GemmOp op) { widen(op, op.getLhsMutable()); });
    getOperation().walk(
        [&](IndirectGemmOp op) { widen(op, op.getInputMutable()); });
  }

  template <typename OpTy> void widen(OpTy op, OpOperand &lhs) {
    if (op.getRhsUnsigned() || !takesBytesApart(lhs.get(), op.getRhs()))
      return;
    ImplicitLocOpBuilder b(op.getLoc(), op);
    lhs.set(::widen(b, lhs.get(), op.getLhsUnsigned()));
    op.getRhsMutable().assign(::widen(b, op.getRhs(), /*isUnsigned=*/false));
    op.setLhsUnsigned(false);
    ++numWidened;
  }
};
} // namespace
