//===- ConvGeometry.h - Convolutions of linalg ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_CONVGEOMETRY_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_CONVGEOMETRY_H

#include "NNPrim/Problem/ConvShape.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace nnprim {

/// A two-dimensional convolution but for its channels.
struct ConvGeometry {
  llvm::SmallVector<int64_t> inputSize;  ///< N, H, W
  llvm::SmallVector<int64_t> outputSize; ///< OH, OW
  llvm::SmallVector<int64_t> kernelSize; ///< KH, KW
  llvm::SmallVector<int64_t> strides, dilations;
  llvm::SmallVector<int64_t> pads; ///< top, left

  int64_t getNumTaps() const { return kernelSize[0] * kernelSize[1]; }
  int64_t getNumOutputPixels() const {
    return inputSize[0] * outputSize[0] * outputSize[1];
  }
  /// With its channels.
  ConvShape getShape(int64_t channels, int64_t filters) const;
  /// Output pixel i depends on input pixel i and no other.
  bool isPointwise() const;
  /// Each output pixel depends on one input pixel, with others between them.
  bool readsSomePixels() const;
  /// The one output pixel of an image depends on all pixels in their order.
  bool coversImage() const;
};

/// The geometry of a convolution on static tensors `input` and its result,
/// whose dimensions `height` and the next are H and W. `input` is replaced by
/// the source of a pad that the convolution can take over.
ConvGeometry getConvGeometry(mlir::linalg::LinalgOp op, mlir::Value &input,
                             llvm::ArrayRef<int64_t> kernelSize,
                             int64_t height);
/// The geometry of an NHWC and of an NCHW convolution. `input` becomes the
/// image without its padding.
ConvGeometry getConvGeometry(mlir::linalg::Conv2DNhwcHwcfOp op,
                             mlir::Value &input);
ConvGeometry getConvGeometry(mlir::linalg::Conv2DNchwFchwOp op,
                             mlir::Value &input);
/// The geometry of each group of a convolution. Where N×H×W×G×C is an expanded
/// N×H×W×(G·C), `input` becomes the latter.
ConvGeometry getConvGeometry(mlir::linalg::Conv2DNhwgcGfhwcOp op,
                             mlir::Value &input);

/// The error that `op` may have: its own or, if it has none, the model's. What
/// is no positive number is none; the conversion to primitives refuses it.
double getMaxError(mlir::Operation *op, double modelsError);

/// Poolings share the interface of convolutions.
bool isPooling(mlir::Operation *op);

/// Whether `op` is a pooling or loop whose outputs are the sums of all pixels
/// of a channel of an NCHW tensor, with or without dimensions of one pixel.
bool isPixelSum(mlir::Operation *op);

/// Whether `op` is to be computed by a primitive on NCHW tensors.
bool staysNchw(mlir::Operation *op);

/// Whether `value`, an NCHW tensor, is the transpose of an argument in NHWC,
/// which a convolution with packed filters reads in place.
bool isNhwcArgument(mlir::Value value);

/// Whether the compiler knows `value`: it is computed from constants alone.
bool isConstantLike(mlir::Value value);

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_CONVGEOMETRY_H
