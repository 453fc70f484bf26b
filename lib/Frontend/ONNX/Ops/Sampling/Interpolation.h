//===- Interpolation.h - Elements that a resized dimension reads ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_SAMPLING_INTERPOLATION_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_SAMPLING_INTERPOLATION_H

#include "Builder/Tensor.h"

#include <optional>

namespace nnprim::frontend {

/// How Resize maps output positions to input coordinates.
enum class Coordinates {
  HalfPixel,
  HalfPixelSymmetric,
  PytorchHalfPixel,
  TfHalfPixelForNN,
  AlignCorners,
  Asymmetric,
  TfCropAndResize,
};

enum class Rounding { PreferFloor, PreferCeil, Floor, Ceil };

std::optional<Coordinates> parseCoordinates(llvm::StringRef name);
std::optional<Rounding> parseRounding(llvm::StringRef name);

/// One dimension of a Resize.
struct ResizedDimension {
  int64_t input, output;
  double scale;
  Coordinates coordinates = Coordinates::HalfPixel;
  /// Region of TfCropAndResize, normalized to the input's extent.
  double roiStart = 0, roiEnd = 1;
};

/// The input coordinate of output position `o`.
double getCoordinate(const ResizedDimension &dim, int64_t o);
/// Input position nearest to the coordinate of output position `o`.
int64_t getNearest(const ResizedDimension &dim, int64_t o, Rounding rounding);

/// y[o] = Σ_t weights[t][o] · x[positions[t][o]], or the extrapolation value
/// where `outside[o]`.
struct Taps {
  llvm::SmallVector<Shape> positions;
  llvm::SmallVector<llvm::SmallVector<double>> weights;
  llvm::SmallVector<bool> outside;
};

struct TapOptions {
  /// Drop taps outside the input instead of repeating the border.
  bool excludeOutside = false;
  /// When shrinking, average over all input pixels of an output pixel.
  bool antialias = false;
};

/// Number of taps per output with antialiasing and a kernel of `radius`.
int64_t getNumTaps(const ResizedDimension &dim, double radius);

Taps getLinearTaps(const ResizedDimension &dim, const TapOptions &options);
/// Keys' cubic convolution with coefficient `a`.
Taps getCubicTaps(const ResizedDimension &dim, double a,
                  const TapOptions &options);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_SAMPLING_INTERPOLATION_H
