//===- TransposeShapeOps.cpp - Transposes through shape ops ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TransposePatterns.h"
#include "TransposeUtils.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Transforms/Patterns.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace nnprim;

Value nnprim::padPermuted(RewriterBase &rewriter, tensor::PadOp op,
                          Value source, ArrayRef<int64_t> permutation) {
  auto type = RankedTensorType::get(
      applyPermutation(op.getResultType().getShape(), permutation),
      op.getResultType().getElementType());
  return tensor::PadOp::create(
      rewriter, op.getLoc(), type, source,
      applyPermutation(op.getMixedLowPad(), permutation),
      applyPermutation(op.getMixedHighPad(), permutation),
      op.getConstantPaddingValue(), op.getNofold());
}

/// Concatenates the operands of `op` permuted by `permutation`.
static Value concatPermuted(PatternRewriter &rewriter, tensor::ConcatOp op,
                            ArrayRef<int64_t> permutation) {
  SmallVector<Value> inputs;
  for (Value input : op.getInputs())
    inputs.push_back(
        createTranspose(rewriter, op.getLoc(), input, permutation));
  int64_t dim = invertPermutationVector(permutation)[op.getDim()];
  return tensor::ConcatOp::create(rewriter, op.getLoc(), dim, inputs);
}

/// Extracts the slice from `source`, the source of `op` permuted by
/// `permutation`. Source and result of `op` have the same rank.
static Value slicePermuted(PatternRewriter &rewriter, tensor::ExtractSliceOp op,
                           Value source, ArrayRef<int64_t> permutation) {
  return tensor::ExtractSliceOp::create(
      rewriter, op.getLoc(), source,
      applyPermutation(op.getMixedOffsets(), permutation),
      applyPermutation(op.getMixedSizes(), permutation),
      applyPermutation(op.getMixedStrides(), permutation));
}

/// Inserts into operands of `op` permuted by `permutation`. Source and
/// destination of `op` have the same rank.
static Value insertPermuted(PatternRewriter &rewriter, tensor::InsertSliceOp op,
                            ArrayRef<int64_t> permutation) {
  Location loc = op.getLoc();
  return tensor::InsertSliceOp::create(
      rewriter, loc,
      createTranspose(rewriter, loc, op.getSource(), permutation),
      createTranspose(rewriter, loc, op.getDest(), permutation),
      applyPermutation(op.getMixedOffsets(), permutation),
      applyPermutation(op.getMixedSizes(), permutation),
      applyPermutation(op.getMixedStrides(), permutation));
}

namespace {

struct SinkThroughPad : public OpRewritePattern<tensor::PadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::PadOp op,
                                PatternRewriter &rewriter) const override {
    linalg::TransposeOp transpose = getTensorTranspose(op.getSource());
    if (!transpose || !op.getConstantPaddingValue())
      return rewriter.notifyMatchFailure(
          op, "no transposed source padded by one value");
    ArrayRef<int64_t> permutation = transpose.getPermutation();
    Value padded = padPermuted(rewriter, op, transpose.getInput(),
                               invertPermutationVector(permutation));
    rewriter.replaceOp(
        op, createTranspose(rewriter, op.getLoc(), padded, permutation));
    return success();
  }
};

struct SinkThroughExtractSlice
    : public OpRewritePattern<tensor::ExtractSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp op,
                                PatternRewriter &rewriter) const override {
    linalg::TransposeOp transpose = getTensorTranspose(op.getSource());
    if (!transpose || !op.getType().hasStaticShape())
      return rewriter.notifyMatchFailure(op, "no static transposed source");
    ArrayRef<int64_t> permutation = transpose.getPermutation();
    Value slice = slicePermuted(rewriter, op, transpose.getInput(),
                                invertPermutationVector(permutation));
    Value result = createTranspose(rewriter, op.getLoc(), slice, permutation);
    rewriter.replaceOp(op, createUnitDimReshape(rewriter, op.getLoc(), result,
                                                op.getType().getShape()));
    return success();
  }
};

/// Sinks the transpose of the destination or, without one, of the source.
struct SinkThroughInsertSlice : public OpRewritePattern<tensor::InsertSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getSourceType().getRank() != op.getDestType().getRank())
      return rewriter.notifyMatchFailure(op, "reduces rank");
    linalg::TransposeOp transpose = getTensorTranspose(op.getDest());
    if (!transpose)
      transpose = getTensorTranspose(op.getSource());
    if (!transpose)
      return rewriter.notifyMatchFailure(op, "no operand is transposed");
    ArrayRef<int64_t> permutation = transpose.getPermutation();
    Value inserted =
        insertPermuted(rewriter, op, invertPermutationVector(permutation));
    rewriter.replaceOp(
        op, createTranspose(rewriter, op.getLoc(), inserted, permutation));
    return success();
  }
};

/// Sinks a transpose unless that increases the number of transposed operands.
/// If half of the operands are transposed before and after, only the direction
/// towards NHWC is taken.
struct SinkThroughConcat : public OpRewritePattern<tensor::ConcatOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ConcatOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<linalg::TransposeOp> transposes;
    for (Value input : op.getInputs())
      if (linalg::TransposeOp transpose = getTensorTranspose(input))
        transposes.push_back(transpose);
    if (transposes.empty())
      return rewriter.notifyMatchFailure(op, "no operand is transposed");
    ArrayRef<int64_t> permutation = transposes.front().getPermutation();
    size_t alike = llvm::count_if(transposes, [&](linalg::TransposeOp other) {
      return other.getPermutation() == permutation;
    });
    SmallVector<int64_t> inverse = invertPermutationVector(permutation);
    bool wins = 2 * alike > op.getInputs().size() ||
                (2 * alike == op.getInputs().size() &&
                 ArrayRef<int64_t>(inverse) < permutation);
    if (!wins)
      return rewriter.notifyMatchFailure(op, "few operands are transposed");
    Value joined = concatPermuted(rewriter, op, inverse);
    rewriter.replaceOp(
        op, createTranspose(rewriter, op.getLoc(), joined, permutation));
    return success();
  }
};

static bool hasRegions(linalg::SoftmaxOp) { return false; }

static bool hasRegions(TwoPassSoftmaxOp op) {
  return !op.getProducer().empty() || !op.getEpilogue().empty();
}

static Value createSoftmax(PatternRewriter &rewriter, linalg::SoftmaxOp op,
                           Value input, Value init, int64_t dimension) {
  return linalg::SoftmaxOp::create(rewriter, op.getLoc(),
                                   TypeRange{init.getType()}, input, init,
                                   static_cast<uint64_t>(dimension))
      ->getResult(0);
}

static Value createSoftmax(PatternRewriter &rewriter, TwoPassSoftmaxOp op,
                           Value input, Value init, int64_t dimension) {
  return TwoPassSoftmaxOp::create(rewriter, op.getLoc(),
                                  TypeRange{init.getType()}, input, init,
                                  dimension, op.getLog(), op.getAlgorithm())
      ->getResult(0);
}

template <typename OpTy> struct SinkThroughSoftmax : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    linalg::TransposeOp transpose = getTensorTranspose(op.getInput());
    if (!transpose || op->getNumResults() != 1)
      return rewriter.notifyMatchFailure(op, "no operand is transposed");
    if (hasRegions(op))
      return rewriter.notifyMatchFailure(op, "inputs of regions would have to "
                                             "be transposed, too");
    ArrayRef<int64_t> permutation = transpose.getPermutation();
    Value init =
        createTranspose(rewriter, op.getLoc(), op.getDpsInits().front(),
                        invertPermutationVector(permutation));
    Value softmax = createSoftmax(rewriter, op, transpose.getInput(), init,
                                  permutation[op.getDimension()]);
    rewriter.replaceOp(
        op, createTranspose(rewriter, op.getLoc(), softmax, permutation));
    return success();
  }
};

/// Rebuilds transposes that createTranspose simplifies: compositions, and
/// transposes of empty and uniform tensors.
struct SimplifyTranspose : public OpRewritePattern<linalg::TransposeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    Value input = op.getInput();
    SplatElementsAttr splat;
    bool simple =
        isIdentityPermutation(op.getPermutation()) ||
        matchPattern(input, m_Constant(&splat)) ||
        isa_and_nonnull<linalg::TransposeOp, tensor::EmptyOp, linalg::FillOp>(
            input.getDefiningOp());
    if (!op.hasPureTensorSemantics() || !simple)
      return rewriter.notifyMatchFailure(op, "input cannot be permuted");
    rewriter.replaceOp(
        op, createTranspose(rewriter, op.getLoc(), input, op.getPermutation()));
    return success();
  }
};

/// Transposes the source of a pad, which is smaller than the result.
/// Transposing a shared pad duplicates it, but every convolution needs its own
/// pad anyway.
struct HoistThroughPad : public OpRewritePattern<linalg::TransposeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto pad = op.getInput().getDefiningOp<tensor::PadOp>();
    if (!pad || !pad.getConstantPaddingValue())
      return rewriter.notifyMatchFailure(op, "not of a pad by one value");
    Value source = createTranspose(rewriter, op.getLoc(), pad.getSource(),
                                   op.getPermutation());
    rewriter.replaceOp(op,
                       padPermuted(rewriter, pad, source, op.getPermutation()));
    return success();
  }
};

/// Assembles a tensor from insertions in the transposed order.
struct HoistThroughInsertSlice : public OpRewritePattern<linalg::TransposeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto insert = op.getInput().getDefiningOp<tensor::InsertSliceOp>();
    if (!insert || !insert->hasOneUse())
      return rewriter.notifyMatchFailure(op, "not of an insertion of one use");
    if (insert.getSourceType().getRank() != insert.getDestType().getRank())
      return rewriter.notifyMatchFailure(op, "the insertion reduces rank");
    rewriter.replaceOp(op,
                       insertPermuted(rewriter, insert, op.getPermutation()));
    return success();
  }
};

/// Transposes a tensor whose slices, as of the groups of a convolution, are all
/// transposed in the same way.
struct HoistThroughExtractSlice : public OpRewritePattern<linalg::TransposeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto slice = op.getInput().getDefiningOp<tensor::ExtractSliceOp>();
    if (!slice)
      return rewriter.notifyMatchFailure(op, "not of a slice");
    Value source = slice.getSource();
    SmallVector<linalg::TransposeOp> transposes;
    int64_t elements = 0;
    for (Operation *user : source.getUsers()) {
      linalg::TransposeOp transpose = getTransposeOfSlice(user);
      if (!transpose || transpose.getPermutation() != op.getPermutation())
        return rewriter.notifyMatchFailure(op, "the tensor has other users");
      elements += transpose.getInput().getType().getNumElements();
      transposes.push_back(transpose);
    }
    // No more than the slices is to be transposed.
    if (elements < slice.getSourceType().getNumElements())
      return rewriter.notifyMatchFailure(op, "parts of the tensor are unused");
    rewriter.setInsertionPointAfterValue(source);
    Value transposed =
        createTranspose(rewriter, op.getLoc(), source, op.getPermutation());
    for (linalg::TransposeOp transpose : transposes) {
      rewriter.setInsertionPoint(transpose);
      auto part = transpose.getInput().getDefiningOp<tensor::ExtractSliceOp>();
      rewriter.replaceOp(transpose, slicePermuted(rewriter, part, transposed,
                                                  op.getPermutation()));
    }
    return success();
  }

private:
  /// The transpose that alone uses `user`, a slice of the same rank as its
  /// source and of static shape.
  static linalg::TransposeOp getTransposeOfSlice(Operation *user) {
    auto slice = dyn_cast<tensor::ExtractSliceOp>(user);
    if (!slice || !slice->hasOneUse() || !slice.getType().hasStaticShape() ||
        !slice.getSourceType().hasStaticShape() ||
        slice.getType().getRank() != slice.getSourceType().getRank())
      return nullptr;
    auto transpose = dyn_cast<linalg::TransposeOp>(*slice->user_begin());
    return transpose && transpose.hasPureTensorSemantics() ? transpose
                                                           : nullptr;
  }
};

struct HoistThroughConcat : public OpRewritePattern<linalg::TransposeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto concat = op.getInput().getDefiningOp<tensor::ConcatOp>();
    if (!concat || !concat->hasOneUse())
      return rewriter.notifyMatchFailure(op,
                                         "not of a concatenation of one use");
    rewriter.replaceOp(op,
                       concatPermuted(rewriter, concat, op.getPermutation()));
    return success();
  }
};

} // namespace

void nnprim::populateSinkTransposePatterns(RewritePatternSet &patterns,
                                           PatternBenefit benefit) {
  patterns.add<SimplifyTranspose, SinkThroughPad, SinkThroughExtractSlice,
               SinkThroughInsertSlice, SinkThroughConcat,
               SinkThroughSoftmax<linalg::SoftmaxOp>,
               SinkThroughSoftmax<TwoPassSoftmaxOp>>(patterns.getContext(),
                                                     benefit);
  populateSinkTransposeLoopPatterns(patterns, benefit);
  populateSinkTransposeReshapePatterns(patterns, benefit);
}

void nnprim::populateHoistTransposePatterns(RewritePatternSet &patterns,
                                            PatternBenefit benefit) {
  patterns.add<SimplifyTranspose, HoistThroughPad, HoistThroughInsertSlice,
               HoistThroughExtractSlice, HoistThroughConcat>(
      patterns.getContext(), benefit);
  populateHoistTransposeLoopPatterns(patterns, benefit);
}
