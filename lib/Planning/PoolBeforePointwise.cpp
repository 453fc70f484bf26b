//===- PoolBeforePointwise.cpp - Fewer pixels for pointwise products ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Planning/Passes.h"
#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Target/MachineDesc.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_POOLBEFOREPOINTWISEPASS
#include "NNPrim/Planning/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

static RankedTensorType getType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static bool isZero(Value value) {
  if (auto fill = value.getDefiningOp<linalg::FillOp>())
    return matchPattern(fill.getInputs().front(), m_AnyZeroFloat());
  return matchPattern(value, m_AnyZeroFloat());
}

static bool allOnes(DenseIntElementsAttr numbers) {
  return llvm::all_of(numbers, [](const APInt &n) { return n.isOne(); });
}

/// Checks that `conv`, whose image has its pixels in dimension `height` and the
/// next, and its kernel's in `tap` and the next, is a product for each pixel
/// that starts from zero and nothing but a pooling reads.
template <typename ConvOp>
static CheckResult checkPointwise(ConvOp conv, int64_t height, int64_t tap) {
  if (!conv || !conv.hasPureTensorSemantics() || conv.hasDynamicShape())
    return "it does not read a convolution of static shape";
  if (!conv->hasOneUse())
    return "the convolution has other readers";
  ArrayRef<int64_t> kernel = getType(conv.getInputs()[1]).getShape();
  ArrayRef<int64_t> in = getType(conv.getInputs()[0]).getShape();
  ArrayRef<int64_t> out = getType(conv->getResult(0)).getShape();
  if (kernel[tap] != 1 || kernel[tap + 1] != 1 || !allOnes(conv.getStrides()) ||
      in.slice(height, 2) != out.slice(height, 2))
    return "the convolution is not pointwise";
  if (!getType(conv->getResult(0)).getElementType().isF32())
    return "the convolution is not one of f32";
  if (!isZero(conv.getOutputs().front()))
    return "the convolution does not start from zero";
  return success();
}

/// Whether products for the pixels that a pooling leaves, and sums of the
/// image's channels, are estimated faster than products for all pixels.
static bool isFaster(double productsPerAddition, int64_t channels,
                     RankedTensorType products, RankedTensorType pooled,
                     RankedTensorType pooledImage, RankedTensorType window) {
  auto estimate = [&](RankedTensorType dots, RankedTensorType sums) {
    return double(dots.getNumElements()) * channels +
           productsPerAddition * window.getNumElements() *
               double(sums.getNumElements());
  };
  return estimate(pooled, pooledImage) < estimate(products, pooled);
}

namespace {

/// Σ over a window of W·x is W·Σ x.
template <typename PoolOp, typename ConvOp>
struct PoolBeforePointwise : OpRewritePattern<PoolOp> {
  PoolBeforePointwise(MLIRContext *context, double productsPerAddition,
                      int64_t channel, int64_t height, int64_t tap)
      : OpRewritePattern<PoolOp>(context),
        productsPerAddition(productsPerAddition), channel(channel),
        height(height), tap(tap) {}

  LogicalResult matchAndRewrite(PoolOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics() || op.hasDynamicShape())
      return rewriter.notifyMatchFailure(op, "its shape is dynamic");
    auto conv = op.getInputs()[0].template getDefiningOp<ConvOp>();
    if (CheckResult result = checkPointwise(conv, height, tap); failed(result))
      return rewriter.notifyMatchFailure(op, result.getReason());
    Value image = conv.getInputs()[0], window = op.getInputs()[1];
    RankedTensorType pooled = getType(op->getResult(0));
    int64_t channels = getType(image).getDimSize(channel);
    SmallVector<int64_t> shape(pooled.getShape());
    shape[channel] = channels;
    RankedTensorType pooledImage = pooled.clone(shape);
    if (!isFaster(productsPerAddition, channels, getType(conv->getResult(0)),
                  pooled, pooledImage, getType(window)))
      return rewriter.notifyMatchFailure(op, "it leaves too many pixels");
    Location loc = op.getLoc();
    Value zero = arith::ConstantOp::create(
        rewriter, loc, rewriter.getZeroAttr(pooled.getElementType()));
    Value empty =
        tensor::EmptyOp::create(rewriter, loc, shape, pooled.getElementType());
    Value start =
        linalg::FillOp::create(rewriter, loc, zero, empty).getResult(0);
    auto sums = PoolOp::create(rewriter, loc, TypeRange{pooledImage},
                               ValueRange{image, window}, ValueRange{start},
                               op.getStridesAttr(), op.getDilationsAttr());
    auto products = ConvOp::create(
        rewriter, conv.getLoc(), TypeRange{pooled},
        ValueRange{sums->getResult(0), conv.getInputs()[1]}, op.getOutputs(),
        conv.getStridesAttr(), conv.getDilationsAttr());
    for (NamedAttribute attr : conv->getDiscardableAttrs())
      if (attr.getName().strref().starts_with("nnprim."))
        products->setDiscardableAttr(attr.getName(), attr.getValue());
    rewriter.replaceOp(op, products);
    rewriter.eraseOp(conv);
    return success();
  }

private:
  double productsPerAddition;
  int64_t channel, height, tap;
};

struct PoolBeforePointwisePass
    : nnprim::impl::PoolBeforePointwisePassBase<PoolBeforePointwisePass> {
  using Base::Base;

  void runOnOperation() override {
    if (!getTarget(getOperation()))
      return signalPassFailure();
    double productsPerAddition =
        getTargetAttr(getOperation()).getMachineDesc().poolAdditionProducts;
    RewritePatternSet patterns(&getContext());
    patterns.add<PoolBeforePointwise<linalg::PoolingNchwSumOp,
                                     linalg::Conv2DNchwFchwOp>>(
        &getContext(), productsPerAddition, /*channel=*/1, /*height=*/2,
        /*tap=*/2);
    patterns.add<PoolBeforePointwise<linalg::PoolingNhwcSumOp,
                                     linalg::Conv2DNhwcHwcfOp>>(
        &getContext(), productsPerAddition, /*channel=*/3, /*height=*/1,
        /*tap=*/0);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace
