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

ConvAlgorithm nnprim::getRequestedAlgorithm(Operation *op) {
  return parse(op).value_or(ConvAlgorithm());
}

/// Why a convolution of NHWC tensors, or its groups, cannot be computed by
/// tiles, or null.
template <typename OpTy>
static const char *checkTilesOf(OpTy op, ConvAlgorithm algorithm) {
  if (op.hasDynamicShape())
    return "its shapes are not static";
  if (!llvm::all_of(op->getOperandTypes(), [](Type type) {
        return getElementTypeOrSelf(type).isF32();
      }))
    return "its elements are not f32";
  Value input = op.getInputs()[0];
  return checkTiles(getConvGeometry(op, input).getShape(1, 1), algorithm);
}

/// Why a convolution of NHWC tensors cannot be computed so, or null.
static const char *checkDense(linalg::Conv2DNhwcHwcfOp op,
                              ConvAlgorithm algorithm) {
  Value input = op.getInputs()[0];
  if (op.hasDynamicShape())
    return "its shapes are not static";
  switch (algorithm.kind) {
  case AlgorithmKind::Direct:
  case AlgorithmKind::IndirectGemm:
    return nullptr;
  case AlgorithmKind::Winograd:
  case AlgorithmKind::Winograd1D:
  case AlgorithmKind::Fourier:
    return checkTilesOf(op, algorithm);
  case AlgorithmKind::Gemm: {
    ConvGeometry geometry = getConvGeometry(op, input);
    return geometry.isPointwise() || geometry.coversImage()
               ? nullptr
               : "its windows overlap or leave pixels out";
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

/// The same of NCHW tensors.
static const char *checkNchw(linalg::Conv2DNchwFchwOp op,
                             ConvAlgorithm algorithm) {
  if (algorithm.kind == AlgorithmKind::ConvGemm)
    return nullptr;
  if (algorithm.kind != AlgorithmKind::Spmm)
    return "its tensors are NCHW";
  if (op.hasDynamicShape())
    return "its shapes are not static";
  Value input = op.getInputs()[0];
  if (!getConvGeometry(op, input).isPointwise())
    return "its windows overlap or leave pixels out";
  return isConstantLike(op.getInputs()[1])
             ? nullptr
             : "its weights are not known to the compiler";
}

static const char *checkConvolution(Operation *op, ConvAlgorithm algorithm) {
  AlgorithmKind kind = algorithm.kind;
  if (auto conv = dyn_cast<linalg::Conv2DNhwcHwcfOp>(op))
    return checkDense(conv, algorithm);
  if (kind == AlgorithmKind::Direct)
    return nullptr;
  if (auto conv = dyn_cast<linalg::Conv2DNchwFchwOp>(op))
    return checkNchw(conv, algorithm);
  if (isa<linalg::DepthwiseConv2DNchwChwOp>(op))
    return kind == AlgorithmKind::DepthwiseConvNchw ? nullptr
                                                    : "its tensors are NCHW";
  if (isa<linalg::PoolingNchwSumOp, linalg::GenericOp>(op) &&
      kind == AlgorithmKind::PixelSums)
    return isPixelSum(op) ? nullptr : "it does not add up whole images";
  if (isa<linalg::DepthwiseConv2DNhwcHwcOp, linalg::DepthwiseConv2DNhwcHwcmOp>(
          op))
    return kind == AlgorithmKind::DepthwiseConv ? nullptr
                                                : "each channel has its filter";
  if (auto conv = dyn_cast<linalg::Conv2DNhwgcGfhwcOp>(op)) {
    bool isDepthwise =
        cast<ShapedType>(op->getOperand(1).getType()).getDimSize(4) == 1;
    if (!isDepthwise && algorithm.hasTiles())
      return checkTilesOf(conv, algorithm);
    AlgorithmKind only = isDepthwise ? AlgorithmKind::DepthwiseConv
                                     : AlgorithmKind::IndirectGemm;
    return kind == only ? nullptr : "its channels are in groups";
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
  if (const char *reason = checkConvolution(op, *algorithm))
    return op->emitOpError("cannot be computed by ")
           << cast<StringAttr>(attr).getValue() << ": " << reason;
  return success();
}

LogicalResult nnprim::checkMaxError(Operation *op) {
  Attribute attr = op->getAttr(maxErrorAttrName);
  if (!attr)
    return success();
  if (!isa<linalg::ConvolutionOpInterface>(op) || isPooling(op))
    return op->emitOpError("has `")
           << maxErrorAttrName << "`, but is not a convolution";
  auto number = dyn_cast<FloatAttr>(attr);
  if (number && number.getValueAsDouble() > 0)
    return success();
  return op->emitOpError("expected `")
         << maxErrorAttrName << "` to be a positive number, but got " << attr;
}
