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

/// Whether `product` is one of bytes on tensors that are not packed.
static bool isOfPlainBytes(Value lhs, Value rhs) {
  auto type = dyn_cast<RankedTensorType>(rhs.getType());
  return isa<TensorType>(lhs.getType()) && type && type.getRank() == 2 &&
         getElementTypeOrSelf(lhs).isInteger(8) &&
         type.getElementType().isInteger(8);
}

/// Whether a product with signed weights would take its bytes apart as it runs.
static bool takesBytesApart(Value rhs, const TargetDesc &target) {
  if (!target.hasUnsignedBytes || target.hasVnni)
    return false;
  ArrayRef<char> bytes = getConstantBytes(rhs);
  return !bytes.empty() &&
         !doPairsFit(bytes, cast<ShapedType>(rhs.getType()).getDimSize(1));
}

/// Whether no instruction multiplies bytes of these signs, of which one or both
/// are unsigned.
static bool lacksUnsigned(bool isLhsUnsigned, bool isRhsUnsigned,
                          const TargetDesc &target) {
  if (!isRhsUnsigned)
    return !target.hasUnsignedBytes && !target.hasMatrixProduct;
  return isLhsUnsigned || !(target.hasVnni || target.hasMatrixProduct);
}

namespace {
struct WidenProducts : nnprim::impl::WidenProductsPassBase<WidenProducts> {
  using Base::Base;

  void runOnOperation() override {
    TargetAttr target = getTargetAttr(getOperation());
    if (!target)
      return;
    const TargetDesc &desc = target.getTarget();
    getOperation().walk(
        [&](GemmOp op) { widen(op, op.getLhsMutable(), desc); });
    getOperation().walk(
        [&](IndirectGemmOp op) { widen(op, op.getInputMutable(), desc); });
  }

  template <typename OpTy>
  void widen(OpTy op, OpOperand &lhs, const TargetDesc &target) {
    if (!isOfPlainBytes(lhs.get(), op.getRhs()))
      return;
    bool isLhs = op.getLhsUnsigned(), isRhs = op.getRhsUnsigned();
    bool lacks = (isLhs || isRhs) && lacksUnsigned(isLhs, isRhs, target);
    if (!lacks && (isRhs || !takesBytesApart(op.getRhs(), target)))
      return;
    ImplicitLocOpBuilder b(op.getLoc(), op);
    lhs.set(::widen(b, lhs.get(), isLhs));
    op.getRhsMutable().assign(::widen(b, op.getRhs(), isRhs));
    op.setLhsUnsigned(false);
    op.setRhsUnsigned(false);
    ++numWidened;
  }
};
} // namespace
