//===- ConvPatterns.cpp - Convolutions to primitives ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckAlgorithm.h"
#include "ChooseAlgorithm.h"
#include "NNPrim/Conversion/LinalgToNNPrim/LinalgToNNPrim.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace nnprim;

/// Takes the source of `input` in its place if it is a pad of H and W by
/// zeros, and the pad's leading extents as the convolution's.
static void absorbPad(Value &input, ConvGeometry &geometry, int64_t height) {
  tensor::PadOp pad = getImagePad(input, height);
  if (!pad)
    return;
  ArrayRef<int64_t> low = pad.getStaticLow();
  ArrayRef<int64_t> source = pad.getSourceType().getShape();
  geometry.pads = {low[height], low[height + 1]};
  geometry.inputSize = {source[0], source[height], source[height + 1]};
  input = pad.getSource();
}

/// What `op`, on tensors `input` and `output` whose dimensions `height` and the
/// next are H and W, computes. `input` is replaced if it is padded.
template <typename ConvOp>
static ConvGeometry
getGeometry(ConvOp op, Value &input, ArrayRef<int64_t> outputShape,
            ArrayRef<int64_t> kernelSize, int64_t height = 1) {
  ConvGeometry geometry;
  ArrayRef<int64_t> inputShape =
      cast<RankedTensorType>(input.getType()).getShape();
  geometry.inputSize = {inputShape[0], inputShape[height],
                        inputShape[height + 1]};
  geometry.outputSize = to_vector(outputShape.slice(height, 2));
  geometry.kernelSize = to_vector(kernelSize);
  geometry.strides = to_vector(op.getStrides().template getValues<int64_t>());
  geometry.dilations =
      to_vector(op.getDilations().template getValues<int64_t>());
  geometry.pads = {0, 0};
  absorbPad(input, geometry, height);
  return geometry;
}

ConvGeometry nnprim::getGeometry(linalg::Conv2DNhwcHwcfOp op, Value &input) {
  return ::getGeometry(
      op, input, cast<ShapedType>(op.getResultTypes()[0]).getShape(),
      cast<ShapedType>(op.getInputs()[1].getType()).getShape().take_front(2));
}

namespace {

template <typename ConvOp>
struct ConvPattern : public OpRewritePattern<ConvOp> {
  ConvPattern(MLIRContext *context, const TargetDesc &target,
              PatternBenefit benefit)
      : OpRewritePattern<ConvOp>(context, benefit), target(target) {}

protected:
  const TargetDesc &target;
};

struct ConvertConv : public ConvPattern<linalg::Conv2DNhwcHwcfOp> {
  ConvertConv(MLIRContext *context, const TargetDesc &target,
              const ConvChoice &choice, PatternBenefit benefit)
      : ConvPattern(context, target, benefit), choice(choice) {}

  LogicalResult matchAndRewrite(linalg::Conv2DNhwcHwcfOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkFloatOperands(rewriter, op)))
      return failure();
    Value input = op.getInputs()[0], filter = op.getInputs()[1];
    ConvGeometry geometry = getGeometry(op, input);
    PrimitiveBuilder builder(op.getLoc(), rewriter, target);
    Value addend = getAddend(op.getOutputs()[0]);
    ConvAlgorithm algorithm = getAskedAlgorithm(op);
    if (!choice.directOnly && !op->hasAttr(algorithmAttrName))
      algorithm = chooseTiles(op, filter, geometry, target, choice);
    else if (!choice.directOnly)
      remarkAsked(op, filter, geometry, target, choice, algorithm);
    rewriter.replaceOp(
        op,
        algorithm.hasTiles() && !choice.directOnly
            ? builder.winogradConv(input, filter, geometry, algorithm, addend)
            : builder.conv(input, filter, geometry, addend,
                           /*init=*/nullptr, algorithm.kind));
    return success();
  }

private:
  ConvChoice choice;
};

/// Left on NCHW tensors by nnprim-convert-layout, which chose or was asked.
struct ConvertNchwConv : public ConvPattern<linalg::Conv2DNchwFchwOp> {
  using ConvPattern::ConvPattern;

  LogicalResult matchAndRewrite(linalg::Conv2DNchwFchwOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkFloatOperands(rewriter, op)))
      return failure();
    Value input = op.getInputs()[0], filter = op.getInputs()[1];
    ConvGeometry geometry = ::getGeometry(
        op, input, cast<ShapedType>(op.getResultTypes()[0]).getShape(),
        cast<ShapedType>(filter.getType()).getShape().take_back(2),
        /*height=*/2);
    PrimitiveBuilder builder(op.getLoc(), rewriter, target);
    rewriter.replaceOp(op, builder.convGemm(input, filter, geometry,
                                            getAddend(op.getOutputs()[0])));
    return success();
  }
};

struct ConvertDepthwiseConv
    : public ConvPattern<linalg::DepthwiseConv2DNhwcHwcOp> {
  using ConvPattern::ConvPattern;

  LogicalResult matchAndRewrite(linalg::DepthwiseConv2DNhwcHwcOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkFloatOperands(rewriter, op)))
      return failure();
    Value input = op.getInputs()[0], filter = op.getInputs()[1];
    ConvGeometry geometry = ::getGeometry(
        op, input, cast<ShapedType>(op.getResultTypes()[0]).getShape(),
        cast<ShapedType>(filter.getType()).getShape().take_front(2));
    PrimitiveBuilder builder(op.getLoc(), rewriter, target);
    rewriter.replaceOp(op,
                       builder.depthwiseConv(input, filter, geometry,
                                             getAddend(op.getOutputs()[0])));
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
    : public ConvPattern<linalg::DepthwiseConv2DNhwcHwcmOp> {
  using ConvPattern::ConvPattern;

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
        ::getGeometry(op, input, outputShape, filterShape.take_front(2));

    PrimitiveBuilder builder(op.getLoc(), rewriter, target);
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
struct ConvertGroupedConv : public ConvPattern<linalg::Conv2DNhwgcGfhwcOp> {
  using ConvPattern::ConvPattern;

  LogicalResult matchAndRewrite(linalg::Conv2DNhwgcGfhwcOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkFloatOperands(rewriter, op)))
      return failure();
    PrimitiveBuilder builder(op.getLoc(), rewriter, target);
    SmallVector<ReassociationIndices> channels{{0}, {1}, {2}, {3, 4}};
    Value input = joinGroups(builder, op.getInputs()[0]);
    Value filter = op.getInputs()[1];
    auto filterType = cast<RankedTensorType>(filter.getType());
    ArrayRef<int64_t> outputShape =
        cast<ShapedType>(op.getResultTypes()[0]).getShape();
    ConvGeometry geometry = ::getGeometry(op, input, outputShape,
                                          filterType.getShape().slice(2, 2));
    Value addend = getAddend(op.getOutputs()[0]);
    if (addend)
      addend = builder.collapse(addend, channels);

    Value result =
        filterType.getDimSize(4) == 1
            ? convertChannels(builder, input, filter, geometry, addend)
            : convertGroups(builder, input, filter, geometry, addend);
    rewriter.replaceOp(op, builder.expand(result, outputShape, channels));
    return success();
  }

private:
  /// `input` N×H×W×G×C as N×H×W×(G·C), which it mostly was before.
  static Value joinGroups(PrimitiveBuilder &builder, Value input) {
    auto expand = input.getDefiningOp<tensor::ExpandShapeOp>();
    if (expand && expand.getSrcType().getRank() == 4 &&
        expand.getReassociationIndices().back().size() == 2)
      return expand.getSrc();
    return builder.collapse(input, {{0}, {1}, {2}, {3, 4}});
  }

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

  static Value convertGroups(PrimitiveBuilder &builder, Value input,
                             Value filter, const ConvGeometry &geometry,
                             Value addend) {
    auto type = cast<RankedTensorType>(filter.getType());
    int64_t groups = type.getDimSize(0), filters = type.getDimSize(1);
    int64_t channels = type.getDimSize(4);
    SmallVector<int64_t> shape{geometry.inputSize[0], geometry.outputSize[0],
                               geometry.outputSize[1], groups * filters};
    Value result = builder.empty(shape, type.getElementType());
    for (int64_t group = 0; group < groups; ++group) {
      int64_t first = group * filters;
      Value part = builder.conv(
          extractChannels(builder, input, group * channels, channels),
          extractFilter(builder, filter, group), geometry,
          addend ? extractChannels(builder, addend, first, filters) : Value(),
          extractChannels(builder, result, first, filters));
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
                                          const TargetDesc &target,
                                          const ConvChoice &choice,
                                          PatternBenefit benefit) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ConvertConv>(context, target, choice, benefit);
  patterns.add<ConvertNchwConv, ConvertDepthwiseConv,
               ConvertDepthwiseMultiplierConv, ConvertGroupedConv>(
      context, target, benefit);
}
