//===- TransposeLoops.cpp - Transposes through linalg.generic -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/Patterns.h"
#include "TransposePatterns.h"
#include "TransposeUtils.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace nnprim;

/// The map that reads from the input of a transpose the elements that `map`
/// reads from its result.
static AffineMap composeWithTranspose(AffineMap map,
                                      ArrayRef<int64_t> permutation) {
  SmallVector<AffineExpr> results(map.getResults());
  return AffineMap::get(
      map.getNumDims(), 0,
      applyPermutation(results, invertPermutationVector(permutation)),
      map.getContext());
}

/// The loops in the order of the results of `map`, or nullopt if `map` is not a
/// permutation.
static std::optional<SmallVector<int64_t>> getLoopOrder(AffineMap map) {
  if (!map.isPermutation())
    return std::nullopt;
  SmallVector<int64_t> order;
  for (AffineExpr expr : map.getResults())
    order.push_back(cast<AffineDimExpr>(expr).getPosition());
  return order;
}

/// The permutation that sorts the results of `map` by their loops, or nullopt
/// if the results are not distinct loops.
static std::optional<SmallVector<int64_t>> getResultOrder(AffineMap map) {
  if (!map.isProjectedPermutation())
    return std::nullopt;
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, map.getNumResults()));
  llvm::sort(order, [&](int64_t a, int64_t b) {
    return map.getDimPosition(a) < map.getDimPosition(b);
  });
  return order;
}

void nnprim::reorderLoopsAndResults(RewriterBase &rewriter,
                                    linalg::GenericOp op,
                                    ArrayRef<int64_t> loopOrder) {
  rewriter.setInsertionPoint(op);
  if (!isIdentityPermutation(loopOrder)) {
    SmallVector<unsigned> interchange(loopOrder.begin(), loopOrder.end());
    op = *linalg::interchangeGenericOp(rewriter, op, interchange);
  }
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<SmallVector<int64_t>> orders;
  for (OpOperand &init : op.getDpsInitsMutable()) {
    AffineMap &map = maps[init.getOperandNumber()];
    std::optional<SmallVector<int64_t>> order = getResultOrder(map);
    if (!order)
      order = llvm::to_vector(llvm::seq<int64_t>(0, map.getNumResults()));
    map = composeWithTranspose(map, invertPermutationVector(*order));
    orders.push_back(std::move(*order));
  }
  if (llvm::all_of(orders,
                   [](auto &order) { return isIdentityPermutation(order); }))
    return;

  SmallVector<Value> inits, results;
  for (auto [init, order] : llvm::zip_equal(op.getOutputs(), orders))
    inits.push_back(createTranspose(rewriter, op.getLoc(), init, order));
  auto reordered = linalg::GenericOp::create(
      rewriter, op.getLoc(), ValueRange(inits).getTypes(), op.getInputs(),
      inits, maps, op.getIteratorTypesArray());
  rewriter.inlineRegionBefore(op.getRegion(), reordered.getRegion(),
                              reordered.getRegion().end());
  for (auto [result, order] : llvm::zip_equal(reordered.getResults(), orders))
    results.push_back(createTranspose(rewriter, op.getLoc(), result,
                                      invertPermutationVector(order)));
  rewriter.replaceOp(op, results);
}

namespace {

/// Lets a loop nest read the input of a transpose instead of its result. If one
/// of its operands spans all loops, the loops and the results adopt that
/// operand's order, and the transposes of the results move below the nest.
struct SinkThroughLoops : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "expected tensor semantics");
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    SmallVector<Value> inputs(op.getInputs());
    std::optional<SmallVector<int64_t>> loopOrder;
    bool changed = false;
    for (auto [input, map] : llvm::zip(inputs, maps)) {
      linalg::TransposeOp transpose = getTensorTranspose(input);
      if (!transpose)
        continue;
      input = transpose.getInput();
      map = composeWithTranspose(map, transpose.getPermutation());
      if (!loopOrder)
        loopOrder = getLoopOrder(map);
      changed = true;
    }
    if (!changed)
      return rewriter.notifyMatchFailure(op, "no operand is transposed");

    rewriter.modifyOpInPlace(op, [&] {
      op.getInputsMutable().assign(inputs);
      op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
    });
    if (loopOrder)
      reorderLoopsAndResults(rewriter, op, *loopOrder);
    return success();
  }
};

/// Sinks the transpose of a tensor from which the body of a loop nest gathers,
/// which is how resizing reads its input, once for all elements that it
/// gathers.
struct SinkThroughGather : public OpRewritePattern<tensor::ExtractOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractOp op,
                                PatternRewriter &rewriter) const override {
    linalg::TransposeOp transpose = getTensorTranspose(op.getTensor());
    auto generic = op->getParentOfType<linalg::GenericOp>();
    if (!transpose || !generic || !generic.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "not a gather from a transpose");
    SmallVector<int64_t> inverse =
        invertPermutationVector(transpose.getPermutation());
    Value tensor = op.getTensor();
    generic.getBody()->walk([&](tensor::ExtractOp gather) {
      if (gather.getTensor() != tensor)
        return;
      SmallVector<Value> indices(gather.getIndices());
      rewriter.modifyOpInPlace(gather, [&] {
        gather.getTensorMutable().assign(transpose.getInput());
        gather.getIndicesMutable().assign(applyPermutation(indices, inverse));
      });
    });
    // If there is one loop for each dimension, as in resizing, interchange the
    // loops to the order of the dimensions.
    bool sameRank = generic.getNumLoops() == inverse.size() &&
                    generic.getNumParallelLoops() == inverse.size();
    if (sameRank && generic.getNumDpsInits() == 1 &&
        generic.getIndexingMapsArray().back().isIdentity()) {
      reorderLoopsAndResults(rewriter, generic, inverse);
    }
    return success();
  }
};

/// Lets a loop nest with a single result write the transposed result directly.
struct HoistIntoLoops : public OpRewritePattern<linalg::TransposeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto generic = op.getInput().getDefiningOp<linalg::GenericOp>();
    if (!op.hasPureTensorSemantics() || !generic ||
        !generic.hasPureTensorSemantics() || generic->getNumResults() != 1 ||
        !generic->hasOneUse())
      return rewriter.notifyMatchFailure(op, "no loop to become a part of");
    AffineMap map = generic.getIndexingMapsArray().back();
    if (!map.isPermutation())
      return rewriter.notifyMatchFailure(op, "result does not span the loops");
    reorderLoopsAndResults(
        rewriter, generic,
        *getLoopOrder(composeWithTranspose(
            map, invertPermutationVector(op.getPermutation()))));
    return success();
  }
};

} // namespace

void nnprim::populateSinkTransposeLoopPatterns(RewritePatternSet &patterns,
                                               PatternBenefit benefit) {
  patterns.add<SinkThroughLoops, SinkThroughGather>(patterns.getContext(),
                                                    benefit);
}

void nnprim::populateHoistTransposeLoopPatterns(RewritePatternSet &patterns,
                                                PatternBenefit benefit) {
  patterns.add<HoistIntoLoops>(patterns.getContext(), benefit);
}
