//===- CheckAlgorithm.cpp - Checks of requested algorithms ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckAlgorithm.h"

#include "NNPrim/Problem/FastConvolution.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace nnprim;

/// Nothing if the attribute is no algorithm's name.
static std::optional<ConvAlgorithm> parse(Operation *op) {
  auto name = op->getAttrOfType<StringAttr>(algorithmAttrName);
  return name ? parseAlgorithm(name.getValue()) : std::nullopt;
}

ConvAlgorithm nnprim::getAlgorithm(Operation *op) {
  return parse(op).value_or(ConvAlgorithm());
}

/// Checks that tiles can compute a convolution of NHWC tensors, or its groups.
template <typename OpTy>
static CheckResult checkTilesOf(OpTy op, ConvAlgorithm algorithm) {
  if (op.hasDynamicShape())
    return "its shapes are not static";
  if (!llvm::all_of(op->getOperandTypes(), [](Type type) {
        return getElementTypeOrSelf(type).isF32();
      }))
    return "its elements are not f32";
  Value input = op.getInputs()[0];
  return checkTiles(getConvGeometry(op, input).getShape(1, 1), algorithm);
}

/// Checks that both factors can be split beforehand.
static CheckResult checkSplit(linalg::LinalgOp op) {
  if (!llvm::all_of(op->getOperandTypes(), [](Type type) {
        return getElementTypeOrSelf(type).isF32();
      }))
    return "its elements are not f32";
  return CheckResult::require(isConstantLike(op->getOperand(1)),
                              "its weights are not known to the compiler");
}

/// Checks that `algorithm` can compute a convolution of NHWC tensors.
static CheckResult checkDense(linalg::Conv2DNhwcHwcfOp op,
                              ConvAlgorithm algorithm) {
  Value input = op.getInputs()[0];
  if (op.hasDynamicShape())
    return "its shapes are not static";
  switch (algorithm.kind) {
  case AlgorithmKind::Direct:
  case AlgorithmKind::IndirectGemm:
    return success();
  case AlgorithmKind::SplitProducts:
  case AlgorithmKind::ScaledProducts:
    return checkSplit(op);
  case AlgorithmKind::Winograd:
  case AlgorithmKind::Winograd1D:
  case AlgorithmKind::Fourier:
    if (algorithm.isSplit || algorithm.isScaled)
      if (CheckResult result = checkSplit(op); failed(result))
        return result;
    return checkTilesOf(op, algorithm);
  case AlgorithmKind::Gemm: {
    ConvGeometry geometry = getConvGeometry(op, input);
    return CheckResult::require(geometry.isPointwise() ||
                                    geometry.coversImage(),
                                "its windows overlap or leave pixels out");
  }
  case AlgorithmKind::ConvGemm:
  case AlgorithmKind::Spmm:
    return "its tensors are NHWC";
  case AlgorithmKind::DepthwiseConv:
  case AlgorithmKind::DepthwiseConvNchw:
  case AlgorithmKind::PixelSums:
    return "its filters read more than one channel";
  }
  llvm_unreachable("not an algorithm");
}

/// Checks that `algorithm` can compute a convolution of NCHW tensors.
static CheckResult checkNchw(linalg::Conv2DNchwFchwOp op,
                             ConvAlgorithm algorithm) {
  if (algorithm.kind == AlgorithmKind::ConvGemm)
    return success();
  if (algorithm.kind != AlgorithmKind::Spmm)
    return "its tensors are NCHW";
  if (op.hasDynamicShape())
    return "its shapes are not static";
  Value input = op.getInputs()[0];
  if (!getConvGeometry(op, input).isPointwise())
    return "its windows overlap or leave pixels out";
  return CheckResult::require(isConstantLike(op.getInputs()[1]),
                              "its weights are not known to the compiler");
}

static CheckResult checkConvolution(Operation *op, ConvAlgorithm algorithm) {
  AlgorithmKind kind = algorithm.kind;
  if (auto conv = dyn_cast<linalg::Conv2DNhwcHwcfOp>(op))
    return checkDense(conv, algorithm);
  if (kind == AlgorithmKind::Direct)
    return success();
  if (auto product = dyn_cast<linalg::MatmulOp>(op);
      product && (kind == AlgorithmKind::SplitProducts ||
                  kind == AlgorithmKind::ScaledProducts))
    return checkSplit(product);
  if (auto conv = dyn_cast<linalg::Conv2DNchwFchwOp>(op))
    return checkNchw(conv, algorithm);
  if (isa<linalg::DepthwiseConv2DNchwChwOp>(op))
    return CheckResult::require(kind == AlgorithmKind::DepthwiseConvNchw,
                                "its tensors are NCHW");
  if (isa<linalg::PoolingNchwSumOp, linalg::GenericOp>(op) &&
      kind == AlgorithmKind::PixelSums)
    return CheckResult::require(isPixelSum(op),
                                "it does not add up whole images");
  if (isa<linalg::DepthwiseConv2DNhwcHwcOp, linalg::DepthwiseConv2DNhwcHwcmOp>(
          op))
    return CheckResult::require(kind == AlgorithmKind::DepthwiseConv,
                                "each channel has its filter");
  if (auto conv = dyn_cast<linalg::Conv2DNhwgcGfhwcOp>(op)) {
    bool isDepthwise =
        cast<ShapedType>(op->getOperand(1).getType()).getDimSize(4) == 1;
    if (!isDepthwise && algorithm.isScaled)
      return "its channels are in groups";
    if (!isDepthwise && algorithm.hasTiles())
      return checkTilesOf(conv, algorithm);
    if (!isDepthwise &&
        (kind == AlgorithmKind::Gemm || kind == AlgorithmKind::SplitProducts ||
         kind == AlgorithmKind::ScaledProducts)) {
      Value input = conv.getInputs()[0];
      if (!getConvGeometry(conv, input).isPointwise())
        return "its windows overlap or leave pixels out";
      return kind == AlgorithmKind::Gemm ? CheckResult(success())
                                         : checkSplit(conv);
    }
    AlgorithmKind only = isDepthwise ? AlgorithmKind::DepthwiseConv
                                     : AlgorithmKind::IndirectGemm;
    return CheckResult::require(kind == only, "its channels are in groups");
  }
  return "it is not a convolution that has primitives";
}

LogicalResult nnprim::checkAlgorithm(Operation *op) {
  Attribute attr = op->getAttr(algorithmAttrName);
  if (!attr)
    return success();
  std::optional<ConvAlgorithm> algorithm = parse(op);
  if (!algorithm)
    return op->emitOpError("expected `")
           << algorithmAttrName << "` to be one of " << listAlgorithms()
           << ", but got " << attr;
  if (CheckResult result = checkConvolution(op, *algorithm); failed(result))
    return op->emitOpError("cannot be computed by ")
           << cast<StringAttr>(attr).getValue() << ": " << result.getReason();
  return success();
}

LogicalResult nnprim::checkMaxError(Operation *op) {
  bool isConvolution =
      isa<linalg::ConvolutionOpInterface>(op) && !isPooling(op);
  if (!op->hasAttr(maxErrorAttrName) || isConvolution)
    return success();
  return op->emitOpError("has `")
         << maxErrorAttrName << "`, but is not a convolution";
}
