//===- ConvShapes.h - Convolutions as the cost model sees them ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_CONVSHAPES_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_CONVSHAPES_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Problem/ConvShape.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

namespace nnprim {

/// Height (0) or width (1) of a window.
inline ConvDim getConvDim(WindowAttr window, unsigned dim) {
  return {window.getInputSize()[dim + 1], window.getOutputSize()[dim],
          window.getKernelSize()[dim],    window.getStrides()[dim],
          window.getDilations()[dim],     window.getPads()[dim]};
}

/// Whether images have blocks of channels: N×C/b×H×W×b.
inline bool isBlocked(ConvGemmOp op) {
  return llvm::cast<mlir::ShapedType>(op.getInput().getType()).getRank() == 5;
}

/// The extents of a whole convolution of static shape that is not empty;
/// nothing for others and for a tile.
inline std::optional<ConvShape> getConvShape(ConvGemmOp op) {
  auto input = llvm::cast<mlir::ShapedType>(op.getInput().getType());
  auto filter = llvm::cast<mlir::ShapedType>(op.getFilter().getType());
  auto outs = llvm::cast<mlir::ShapedType>(op.getInit().getType());
  for (mlir::ShapedType type : {input, filter, outs})
    if (!type.hasStaticShape() || type.getNumElements() == 0)
      return std::nullopt;
  if (!op.getOrigin().empty())
    return std::nullopt;
  auto getDim = [&](unsigned d) {
    return ConvDim{input.getDimSize(d + 2), outs.getDimSize(d + 2),
                   op.getTaps()[d],         op.getStrides()[d],
                   op.getDilations()[d],    op.getPads()[d]};
  };
  ConvShape shape{input.getDimSize(0), input.getDimSize(1), outs.getDimSize(1),
                  getDim(0), getDim(1)};
  if (!isBlocked(op))
    return shape;
  // A single block is all channels.
  shape.channelBlock = shape.channels == 1 ? 0 : input.getDimSize(4);
  shape.filterBlock = shape.filters == 1 ? 0 : outs.getDimSize(4);
  shape.channels *= input.getDimSize(4);
  shape.filters *= outs.getDimSize(4);
  return shape;
}

/// The pad that makes `input`, if it is one of H and W by zeros, all of which
/// are known, so that a convolution can have its source in its place; or null.
/// H is dimension `height`, W the next.
inline mlir::tensor::PadOp getImagePad(mlir::Value input, int64_t height) {
  auto pad = input.getDefiningOp<mlir::tensor::PadOp>();
  if (!pad || !pad.getSourceType().hasStaticShape() || pad.getNofold())
    return nullptr;
  mlir::Value padding = pad.getConstantPaddingValue();
  if (!padding || !(mlir::matchPattern(padding, mlir::m_AnyZeroFloat()) ||
                    mlir::matchPattern(padding, mlir::m_Zero())))
    return nullptr;
  llvm::ArrayRef<int64_t> low = pad.getStaticLow(), high = pad.getStaticHigh();
  int64_t channel = height == 1 ? 3 : 1;
  if (mlir::ShapedType::isDynamicShape(low) ||
      mlir::ShapedType::isDynamicShape(high) ||
      low[0] + high[0] + low[channel] + high[channel] != 0)
    return nullptr;
  return pad;
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_CONVSHAPES_H
