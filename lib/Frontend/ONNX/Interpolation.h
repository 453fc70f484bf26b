//===- Interpolation.h - Which elements a resized dimension reads ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_INTERPOLATION_H
#define NNPRIM_LIB_FRONTEND_ONNX_INTERPOLATION_H

#include "Tensor.h"

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
  /// The region of TfCropAndResize, in units of the input.
  double roiStart = 0, roiEnd = 1;
};

/// The input coordinate of output position `o`.
double getCoordinate(const ResizedDimension &dim, int64_t o);
/// The input position nearest to it.
int64_t getNearest(const ResizedDimension &dim, int64_t o, Rounding rounding);

/// y[o] = Σ_t weights[t][o] · x[positions[t][o]], or an extrapolated value
/// where `outside[o]`.
struct Taps {
  llvm::SmallVector<Shape> positions;
  llvm::SmallVector<llvm::SmallVector<double>> weights;
  llvm::SmallVector<bool> outside;
};

struct TapOptions {
  /// Taps outside the input drop out instead of repeating the border.
  bool excludeOutside = false;
  /// Shrinking averages over all pixels that come to lie on one.
  bool antialias = false;
};

/// Taps that antialiasing takes with a kernel of `radius`.
int64_t getNumTaps(const ResizedDimension &dim, double radius);

Taps getLinearTaps(const ResizedDimension &dim, const TapOptions &options);
/// Keys' cubic convolution with coefficient `a`.
Taps getCubicTaps(const ResizedDimension &dim, double a,
                  const TapOptions &options);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_INTERPOLATION_H
