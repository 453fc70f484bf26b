//===- ExpandExtrema.cpp - Maxima and minima as instructions --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_EXPANDEXTREMAPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Whether `value` is known to have no NaN.
static bool isNumber(Value value) {
  if (auto broadcast = value.getDefiningOp<vector::BroadcastOp>())
    return isNumber(broadcast.getSource());
  APFloat constant(0.0);
  return matchPattern(value, m_ConstantFloat(&constant)) && !constant.isNaN();
}

/// A NaN all of whose bits are ones, so that selecting it is an OR.
static Value createNaN(ImplicitLocOpBuilder &b, Type type) {
  auto element = cast<FloatType>(getElementTypeOrSelf(type));
  TypedAttr nan = b.getFloatAttr(
      element, APFloat::getAllOnesValue(element.getFloatSemantics()));
  if (auto vector = dyn_cast<VectorType>(type))
    nan = SplatElementsAttr::get(vector, nan);
  return arith::ConstantOp::create(b, nan);
}

namespace {
/// An extremum as `WholeOp`, or by comparing its operands.
template <typename OpTy, typename WholeOp, arith::CmpFPredicate better>
struct ExpandExtremum : OpRewritePattern<OpTy> {
  ExpandExtremum(MLIRContext *context, bool hasInstruction)
      : OpRewritePattern<OpTy>(context), hasInstruction(hasInstruction) {}

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    Type element = getElementTypeOrSelf(op.getType());
    auto vector = dyn_cast<VectorType>(op.getType());
    if ((!element.isF32() && !element.isF64()) ||
        (vector && (vector.getRank() != 1 || vector.isScalable())))
      return rewriter.notifyMatchFailure(op, "no type of an instruction");
    if (hasInstruction) {
      rewriter.replaceOpWithNewOp<WholeOp>(op, op.getType(), op.getLhs(),
                                           op.getRhs());
      return success();
    }
    // x86 returns the second operand if one is NaN.
    Value first = op.getLhs(), second = op.getRhs();
    if (isNumber(second))
      std::swap(first, second);
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value isFirst = arith::CmpFOp::create(b, better, first, second);
    Value best = arith::SelectOp::create(b, isFirst, first, second);
    if (!isNumber(first)) {
      Value isNaN =
          arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, first, first);
      best =
          arith::SelectOp::create(b, isNaN, createNaN(b, op.getType()), best);
    }
    rewriter.replaceOp(op, best);
    return success();
  }

  bool hasInstruction;
};

struct ExpandExtrema : nnprim::impl::ExpandExtremaPassBase<ExpandExtrema> {
  using Base::Base;

  void runOnOperation() override {
    TargetAttr target = getTargetAttr(getOperation());
    if (!target)
      return;
    RewritePatternSet patterns(&getContext());
    patterns.add<ExpandExtremum<arith::MaximumFOp, LLVM::MaximumOp,
                                arith::CmpFPredicate::OGT>,
                 ExpandExtremum<arith::MinimumFOp, LLVM::MinimumOp,
                                arith::CmpFPredicate::OLT>>(
        &getContext(), target.getTarget().hasPropagatingMax);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
