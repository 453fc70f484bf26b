//===- DecomposeAggregates.cpp - Decomposition of aggregate ops -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_DECOMPOSEAGGREGATESPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

namespace {

struct DecomposeAggregate
    : OpInterfaceRewritePattern<linalg::AggregatedOpInterface> {
  using Base::Base;

  LogicalResult matchAndRewrite(linalg::AggregatedOpInterface op,
                                PatternRewriter &rewriter) const override {
    FailureOr<SmallVector<Value>> results = op.decomposeOperation(rewriter);
    if (failed(results))
      return rewriter.notifyMatchFailure(op, "has no decomposition");
    rewriter.replaceOp(op, *results);
    return success();
  }
};

/// Pads by a constant: the source and a filled slice for each side of each
/// dimension are parts of an empty tensor, so that whoever makes the source may
/// write it there, and nothing is written twice. Slices of a dimension extend
/// over the dimensions before it only where the source is.
struct DecomposePad : OpRewritePattern<tensor::PadOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(tensor::PadOp op,
                                PatternRewriter &rewriter) const override {
    Value padding = op.getConstantPaddingValue();
    RankedTensorType source = op.getSourceType(), type = op.getResultType();
    if (!padding || !source.hasStaticShape() || !type.hasStaticShape() ||
        !op.getLow().empty() || !op.getHigh().empty())
      return rewriter.notifyMatchFailure(op, "not constant padding");
    Location loc = op.getLoc();
    int64_t rank = type.getRank();
    Value result = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                           type.getElementType());
    auto insert = [&](Value part, ArrayRef<int64_t> offsets) {
      SmallVector<int64_t> ones(rank, 1);
      result = tensor::InsertSliceOp::create(
          rewriter, loc, part, result, ValueRange(), ValueRange(), ValueRange(),
          offsets, cast<RankedTensorType>(part.getType()).getShape(), ones);
    };
    SmallVector<int64_t> offsets(rank, 0), sizes(type.getShape());
    auto fill = [&](int64_t dim, int64_t begin, int64_t size) {
      if (size == 0)
        return;
      SmallVector<int64_t> at(offsets), shape(sizes);
      at[dim] = begin;
      shape[dim] = size;
      Value empty =
          tensor::EmptyOp::create(rewriter, loc, shape, type.getElementType());
      insert(linalg::FillOp::create(rewriter, loc, padding, empty).getResult(0),
             at);
    };
    for (int64_t dim = 0; dim < rank; ++dim) {
      int64_t low = op.getStaticLow()[dim], extent = source.getDimSize(dim);
      fill(dim, 0, low);
      fill(dim, low + extent, op.getStaticHigh()[dim]);
      offsets[dim] = low;
      sizes[dim] = extent;
    }
    insert(op.getSource(), offsets);
    rewriter.replaceOp(op, result);
    return success();
  }
};

struct DecomposeAggregates
    : nnprim::impl::DecomposeAggregatesPassBase<DecomposeAggregates> {
  using Base::Base;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<DecomposeAggregate, DecomposePad>(&getContext());
    tensor::populateDecomposeTensorConcatPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace
