//===- StripAttributes.h - Strips of a depthwise convolution ----*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes of an nnprim.depthwise_conv or nnprim.depthwise_conv_nchw that
// nnprim-plan sets and nnprim-strip-depthwise reads: nnprim.strip_rows, the
// rows of its result, on NCHW tensors the channels, that are computed at a
// time, and nnprim.strip_parts, the parts into which strips are divided, 1
// unless given. With nnprim.strip_channels, strips on NCHW tensors are of rows,
// too: so many channels of them are computed at a time, and nnprim.strip_parts
// strips may run at the same time. The plan marks products by sparse weights
// between two convolutions, which both could take: nnprim.strip_channels is on
// one for the convolution behind it, so many channels at a time, and
// nnprim.strip_rows on one for the convolution before it, so many rows at a
// time.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_STRIPATTRIBUTES_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_STRIPATTRIBUTES_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Problem/StripGeometry.h"

#include "mlir/IR/Builders.h"

#include <optional>

namespace nnprim {

inline constexpr llvm::StringLiteral stripRowsAttrName =
    NNPrimDialect::StripRowsAttrHelper::getNameStr();
inline constexpr llvm::StringLiteral stripPartsAttrName =
    NNPrimDialect::StripPartsAttrHelper::getNameStr();

inline constexpr llvm::StringLiteral stripChannelsAttrName =
    NNPrimDialect::StripChannelsAttrHelper::getNameStr();

inline std::optional<int64_t> getStripRows(mlir::Operation *op) {
  if (auto rows = op->getAttrOfType<mlir::IntegerAttr>(stripRowsAttrName))
    return rows.getInt();
  return std::nullopt;
}

inline int64_t getStripParts(mlir::Operation *op) {
  auto parts = op->getAttrOfType<mlir::IntegerAttr>(stripPartsAttrName);
  return parts ? parts.getInt() : 1;
}

inline std::optional<int64_t> getStripChannels(mlir::Operation *op) {
  auto channels = op->getAttrOfType<mlir::IntegerAttr>(stripChannelsAttrName);
  if (channels)
    return channels.getInt();
  return std::nullopt;
}

/// `channels` is 0 for strips of channels.
inline void setStrips(mlir::Operation *op, int64_t rows, int64_t parts,
                      int64_t channels = 0) {
  mlir::Builder b(op->getContext());
  if (channels != 0)
    op->setAttr(stripChannelsAttrName, b.getI64IntegerAttr(channels));
  op->setAttr(stripRowsAttrName, b.getI64IntegerAttr(rows));
  if (parts != 1)
    op->setAttr(stripPartsAttrName, b.getI64IntegerAttr(parts));
}

inline void removeStrips(mlir::Operation *op) {
  op->removeAttr(stripRowsAttrName);
  op->removeAttr(stripPartsAttrName);
  op->removeAttr(stripChannelsAttrName);
}

/// The rows of a convolution of static shape.
inline StripProblem getStripProblem(DepthwiseConvOp op) {
  auto extent = [](mlir::Value value, int64_t dim) {
    return mlir::cast<mlir::ShapedType>(value.getType()).getDimSize(dim);
  };
  return {extent(op.getInput(), 1),  extent(op.getInit(), 1),
          extent(op.getFilter(), 0), op.getStrides()[0],
          op.getDilations()[0],      op.getPads()[0]};
}
inline StripProblem getStripProblem(DepthwiseConvNchwOp op) {
  auto extent = [](mlir::Value value, int64_t dim) {
    return mlir::cast<mlir::ShapedType>(value.getType()).getDimSize(dim);
  };
  return {extent(op.getInput(), 2),  extent(op.getInit(), 2),
          extent(op.getFilter(), 1), op.getStrides()[0],
          op.getDilations()[0],      op.getPads()[0]};
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_STRIPATTRIBUTES_H
