//===- ConvPatterns.cpp - Convolutions to primitives ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckAlgorithm.h"
#include "NNPrim/Conversion/LinalgToNNPrim/LinalgToNNPrim.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace nnprim;

namespace {

struct ConvertConv : public OpRewritePattern<linalg::Conv2DNhwcHwcfOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::Conv2DNhwcHwcfOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkFloatOperands(rewriter, op)))
      return failure();
    Value input = op.getInputs()[0], filter = op.getInputs()[1];
    ConvGeometry geometry = getConvGeometry(op, input);
    PrimitiveBuilder builder(op.getLoc(), rewriter);
    Value addend = getAddend(op.getOutputs()[0]);
    ConvAlgorithm algorithm = getAlgorithm(op);
    if (algorithm.kind == AlgorithmKind::SplitProducts)
      builder.setBF16Terms(kBF16Terms);
    builder.requestAlgorithm(algorithm);
    rewriter.replaceOp(
        op, algorithm.hasTiles()
                ? builder.fastConv(input, filter, geometry, algorithm, addend)
                : builder.conv(input, filter, geometry, addend,
                               /*init=*/nullptr, algorithm.kind));
    return success();
  }
};

/// A convolution that nnprim-convert-layout left on NCHW tensors, since that
/// was planned or requested.
struct ConvertNchwConv : public OpRewritePattern<linalg::Conv2DNchwFchwOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::Conv2DNchwFchwOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkFloatOperands(rewriter, op)))
      return failure();
    Value input = op.getInputs()[0], filter = op.getInputs()[1];
    ConvGeometry geometry = getConvGeometry(op, input);
    PrimitiveBuilder builder(op.getLoc(), rewriter);
    Value addend = getAddend(op.getOutputs()[0]);
    ConvAlgorithm algorithm = getAlgorithm(op);
    rewriter.replaceOp(
        op, algorithm.kind == AlgorithmKind::Spmm
                ? builder.sparseConv(input, filter, geometry, algorithm, addend)
                : builder.convGemm(input, filter, geometry, addend));
    return success();
  }
};

/// Left on NCHW tensors, too.
struct ConvertNchwDepthwiseConv
    : public OpRewritePattern<linalg::DepthwiseConv2DNchwChwOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::DepthwiseConv2DNchwChwOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkFloatOperands(rewriter, op)))
      return failure();
    Value input = op.getInputs()[0], filter = op.getInputs()[1];
    ConvGeometry geometry = getConvGeometry(
        op, input, cast<ShapedType>(filter.getType()).getShape().drop_front(),
        /*height=*/2);
    PrimitiveBuilder builder(op.getLoc(), rewriter);
    rewriter.replaceOp(
        op, builder.depthwiseConvNchw(input, filter, geometry,
                                      getAddend(op.getOutputs()[0])));
    return success();
  }
};

struct ConvertDepthwiseConv
    : public OpRewritePattern<linalg::DepthwiseConv2DNhwcHwcOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::DepthwiseConv2DNhwcHwcOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkFloatOperands(rewriter, op)))
      return failure();
    Value input = op.getInputs()[0], filter = op.getInputs()[1];
    ConvGeometry geometry = getConvGeometry(
        op, input, cast<ShapedType>(filter.getType()).getShape().take_front(2),
        /*height=*/1);
    PrimitiveBuilder builder(op.getLoc(), rewriter);
    rewriter.replaceOp(op,
                       builder.depthwiseConv(input, filter, geometry,
                                             getAddend(op.getOutputs()[0])));
    return success();
  }
};

/// A global pooling that is left on NCHW tensors.
template <typename OpTy>
struct ConvertNchwGlobalPool : public OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (getAlgorithm(op).kind != AlgorithmKind::PixelSums ||
        failed(checkFloatOperands(rewriter, op)))
      return failure();
    PrimitiveBuilder builder(op.getLoc(), rewriter);
    rewriter.replaceOp(
        op, builder.pixelSums(op.getInputs()[0], op.getOutputs()[0]));
    return success();
  }
};

/// `input` N×H×W×C with every channel `count` times in a row.
Value repeatChannels(PrimitiveBuilder &builder, Value input, int64_t count) {
  auto type = cast<RankedTensorType>(input.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.push_back(count);
  Value init = builder.empty(shape, type.getElementType());
  AffineMap outputMap = builder.getMultiDimIdentityMap(5);
  Value repeated =
      linalg::GenericOp::create(
          builder, init.getType(), input, init,
          {outputMap.dropResult(4), outputMap},
          SmallVector<utils::IteratorType>(5, utils::IteratorType::parallel),
          [](OpBuilder &nested, Location loc, ValueRange args) {
            linalg::YieldOp::create(nested, loc, args[0]);
          })
          .getResult(0);
  return builder.collapse(repeated, {{0}, {1}, {2}, {3, 4}});
}

/// Several filters for each channel: a depthwise convolution on repeated
/// channels.
struct ConvertDepthwiseMultiplierConv
    : public OpRewritePattern<linalg::DepthwiseConv2DNhwcHwcmOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::DepthwiseConv2DNhwcHwcmOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkFloatOperands(rewriter, op)))
      return failure();
    Value input = op.getInputs()[0], filter = op.getInputs()[1];
    ArrayRef<int64_t> filterShape =
        cast<ShapedType>(filter.getType()).getShape();
    ArrayRef<int64_t> outputShape =
        cast<ShapedType>(op.getResultTypes()[0]).getShape();
    ConvGeometry geometry =
        getConvGeometry(op, input, filterShape.take_front(2), /*height=*/1);

    PrimitiveBuilder builder(op.getLoc(), rewriter);
    if (filterShape[3] != 1)
      input = repeatChannels(builder, input, filterShape[3]);
    SmallVector<ReassociationIndices> channels{{0}, {1}, {2}, {3, 4}};
    Value addend = getAddend(op.getOutputs()[0]);
    Value result = builder.depthwiseConv(
        input, builder.collapse(filter, {{0}, {1}, {2, 3}}), geometry,
        addend ? builder.collapse(addend, channels) : Value());
    rewriter.replaceOp(op, builder.expand(result, outputShape, channels));
    return success();
  }
};

/// Groups: each reads its channels of the input and writes its channels of the
/// result, in place.
struct ConvertGroupedConv
    : public OpRewritePattern<linalg::Conv2DNhwgcGfhwcOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::Conv2DNhwgcGfhwcOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkFloatOperands(rewriter, op)))
      return failure();
    PrimitiveBuilder builder(op.getLoc(), rewriter);
    SmallVector<ReassociationIndices> channels{{0}, {1}, {2}, {3, 4}};
    Value input = op.getInputs()[0], filter = op.getInputs()[1];
    auto filterType = cast<RankedTensorType>(filter.getType());
    ArrayRef<int64_t> outputShape =
        cast<ShapedType>(op.getResultTypes()[0]).getShape();
    ConvGeometry geometry = getConvGeometry(op, input);
    if (cast<ShapedType>(input.getType()).getRank() == 5)
      input = builder.collapse(input, channels);
    Value addend = getAddend(op.getOutputs()[0]);
    if (addend)
      addend = builder.collapse(addend, channels);

    ConvAlgorithm algorithm = getAlgorithm(op);
    if (algorithm.kind == AlgorithmKind::SplitProducts)
      builder.setBF16Terms(kBF16Terms);
    builder.requestAlgorithm(algorithm);
    Value result;
    if (filterType.getDimSize(4) == 1)
      result = convertChannels(builder, input, filter, geometry, addend);
    else if (geometry.isPointwise() &&
             algorithm.kind != AlgorithmKind::IndirectGemm)
      result = convertPixels(builder, input, filter, addend);
    else
      result =
          convertGroups(builder, input, filter, geometry, addend, algorithm);
    rewriter.replaceOp(op, builder.expand(result, outputShape, channels));
    return success();
  }

private:
  /// One channel a group: filter G×F×KH×KW×1 becomes KH×KW×(G·F).
  static Value convertChannels(PrimitiveBuilder &builder, Value input,
                               Value filter, const ConvGeometry &geometry,
                               Value addend) {
    int64_t multiplier = cast<RankedTensorType>(filter.getType()).getDimSize(1);
    if (multiplier != 1)
      input = repeatChannels(builder, input, multiplier);
    filter = builder.transpose(builder.collapse(filter, {{0, 1}, {2}, {3, 4}}),
                               {1, 2, 0});
    return builder.depthwiseConv(input, filter, geometry, addend);
  }

  /// The `count` last-dimension elements of `value` from `offset` on.
  static std::array<SmallVector<OpFoldResult>, 3>
  getChannelSlice(OpBuilder &builder, ArrayRef<int64_t> shape, int64_t offset,
                  int64_t count) {
    SmallVector<int64_t> offsets(shape.size()), sizes(shape);
    offsets.back() = offset;
    sizes.back() = count;
    return {getAsIndexOpFoldResult(builder.getContext(), offsets),
            getAsIndexOpFoldResult(builder.getContext(), sizes),
            SmallVector<OpFoldResult>(shape.size(), builder.getIndexAttr(1))};
  }

  static Value extractChannels(PrimitiveBuilder &builder, Value value,
                               int64_t offset, int64_t count) {
    auto [offsets, sizes, strides] = getChannelSlice(
        builder, cast<RankedTensorType>(value.getType()).getShape(), offset,
        count);
    return tensor::ExtractSliceOp::create(builder, value, offsets, sizes,
                                          strides);
  }

  /// Filter `group` of G×F×KH×KW×C as KH×KW×C×F.
  static Value extractFilter(PrimitiveBuilder &builder, Value filter,
                             int64_t group) {
    auto type = cast<RankedTensorType>(filter.getType());
    SmallVector<int64_t> offsets(5), sizes(type.getShape());
    offsets[0] = group;
    sizes[0] = 1;
    auto reduced = RankedTensorType::get(type.getShape().drop_front(),
                                         type.getElementType());
    MLIRContext *context = builder.getContext();
    Value slice = tensor::ExtractSliceOp::create(
        builder, reduced, filter, getAsIndexOpFoldResult(context, offsets),
        getAsIndexOpFoldResult(context, sizes),
        SmallVector<OpFoldResult>(5, builder.getIndexAttr(1)));
    return builder.transpose(slice, {1, 2, 3, 0});
  }

  /// Each output depends on one pixel: products of columns of the matrix of all
  /// pixels, whose tiles cross the ends of rows of the image.
  static Value convertPixels(PrimitiveBuilder &builder, Value input,
                             Value filter, Value addend) {
    SmallVector<ReassociationIndices> pixels{{0, 1, 2}, {3}};
    auto type = cast<RankedTensorType>(filter.getType());
    int64_t groups = type.getDimSize(0), filters = type.getDimSize(1);
    int64_t channels = type.getDimSize(4);
    SmallVector<int64_t> image(
        cast<RankedTensorType>(input.getType()).getShape());
    image.back() = groups * filters;
    input = builder.collapse(input, pixels);
    if (addend)
      addend = builder.collapse(addend, pixels);
    SmallVector<int64_t> shape{
        cast<RankedTensorType>(input.getType()).getDimSize(0), image.back()};
    Value result = builder.empty(shape, type.getElementType());
    builder.remarkAlgorithm("gemm",
                            "each output of a group reads one pixel, in order");
    for (int64_t group = 0; group < groups; ++group) {
      int64_t first = group * filters;
      Value weights = builder.collapse(extractFilter(builder, filter, group),
                                       {{0, 1, 2}, {3}});
      Value part = builder.gemm(
          extractChannels(builder, input, group * channels, channels), weights,
          addend ? extractChannels(builder, addend, first, filters) : Value(),
          extractChannels(builder, result, first, filters));
      auto [offsets, sizes, strides] =
          getChannelSlice(builder, shape, first, filters);
      result = tensor::InsertSliceOp::create(builder, part, result, offsets,
                                             sizes, strides);
    }
    return builder.expand(result, image, pixels);
  }

  static Value convertGroups(PrimitiveBuilder &builder, Value input,
                             Value filter, const ConvGeometry &geometry,
                             Value addend, const ConvAlgorithm &algorithm) {
    auto type = cast<RankedTensorType>(filter.getType());
    int64_t groups = type.getDimSize(0), filters = type.getDimSize(1);
    int64_t channels = type.getDimSize(4);
    SmallVector<int64_t> shape{geometry.inputSize[0], geometry.outputSize[0],
                               geometry.outputSize[1], groups * filters};
    Value result = builder.empty(shape, type.getElementType());
    for (int64_t group = 0; group < groups; ++group) {
      int64_t first = group * filters;
      Value image = extractChannels(builder, input, group * channels, channels);
      Value weights = extractFilter(builder, filter, group);
      Value sums =
          addend ? extractChannels(builder, addend, first, filters) : Value();
      Value init = extractChannels(builder, result, first, filters);
      Value part = algorithm.hasTiles()
                       ? builder.fastConv(image, weights, geometry, algorithm,
                                          sums, init)
                       : builder.conv(image, weights, geometry, sums, init);
      auto [offsets, sizes, strides] =
          getChannelSlice(builder, shape, first, filters);
      result = tensor::InsertSliceOp::create(builder, part, result, offsets,
                                             sizes, strides);
    }
    return result;
  }
};

} // namespace

void nnprim::populateConvToNNPrimPatterns(RewritePatternSet &patterns,
                                          PatternBenefit benefit) {
  patterns.add<ConvertConv, ConvertNchwConv, ConvertDepthwiseConv,
               ConvertNchwDepthwiseConv,
               ConvertNchwGlobalPool<linalg::PoolingNchwSumOp>,
               ConvertNchwGlobalPool<linalg::GenericOp>,
               ConvertDepthwiseMultiplierConv, ConvertGroupedConv>(
      patterns.getContext(), benefit);
}
