//===- Interpolation.cpp - Elements that a resized dimension reads --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Sampling/Interpolation.h"

#include "llvm/ADT/StringSwitch.h"

#include <algorithm>
#include <cmath>

using namespace llvm;

namespace nnprim::frontend {

std::optional<Coordinates> parseCoordinates(StringRef name) {
  return StringSwitch<std::optional<Coordinates>>(name)
      .Case("half_pixel", Coordinates::HalfPixel)
      .Case("half_pixel_symmetric", Coordinates::HalfPixelSymmetric)
      .Case("pytorch_half_pixel", Coordinates::PytorchHalfPixel)
      .Case("tf_half_pixel_for_nn", Coordinates::TfHalfPixelForNN)
      .Case("align_corners", Coordinates::AlignCorners)
      .Case("asymmetric", Coordinates::Asymmetric)
      .Case("tf_crop_and_resize", Coordinates::TfCropAndResize)
      .Default(std::nullopt);
}

std::optional<Rounding> parseRounding(StringRef name) {
  return StringSwitch<std::optional<Rounding>>(name)
      .Case("round_prefer_floor", Rounding::PreferFloor)
      .Case("round_prefer_ceil", Rounding::PreferCeil)
      .Case("floor", Rounding::Floor)
      .Case("ceil", Rounding::Ceil)
      .Default(std::nullopt);
}

double getCoordinate(const ResizedDimension &dim, int64_t o) {
  double halfPixel = (o + 0.5) / dim.scale - 0.5;
  // The specification means the product, not its floor, which is the output
  // extent.
  double width = dim.scale * dim.input;
  double last = dim.input - 1;
  switch (dim.coordinates) {
  case Coordinates::HalfPixel:
    return halfPixel;
  case Coordinates::HalfPixelSymmetric:
    return dim.input / 2.0 * (1 - dim.output / width) + halfPixel;
  case Coordinates::PytorchHalfPixel:
    return dim.output > 1 ? halfPixel : 0;
  case Coordinates::TfHalfPixelForNN:
    return (o + 0.5) / dim.scale;
  case Coordinates::AlignCorners:
    return width == 1 ? 0 : o * last / (width - 1);
  case Coordinates::Asymmetric:
    return o / dim.scale;
  case Coordinates::TfCropAndResize:
    if (dim.output <= 1)
      return 0.5 * (dim.roiStart + dim.roiEnd) * last;
    return dim.roiStart * last +
           o * (dim.roiEnd - dim.roiStart) * last / (width - 1);
  }
  llvm_unreachable("unknown coordinates");
}

static double roundCoordinate(double x, Rounding rounding) {
  switch (rounding) {
  case Rounding::PreferFloor:
    return std::ceil(x - 0.5);
  case Rounding::PreferCeil:
    return std::floor(x + 0.5);
  case Rounding::Floor:
    return std::floor(x);
  case Rounding::Ceil:
    return std::ceil(x);
  }
  llvm_unreachable("unknown rounding");
}

int64_t getNearest(const ResizedDimension &dim, int64_t o, Rounding rounding) {
  double position = roundCoordinate(getCoordinate(dim, o), rounding);
  return int64_t(std::clamp<double>(position, 0, dim.input - 1));
}

/// Taps at floor(x) + firstTap, … with the weights that `getWeights` computes
/// from the fraction of x. Positions outside the input repeat the border or
/// drop out.
static Taps
getTaps(const ResizedDimension &dim, int64_t count, int64_t firstTap,
        bool excludeOutside,
        function_ref<void(double, MutableArrayRef<double>)> getWeights) {
  Taps taps;
  taps.positions.assign(count, Shape(dim.output));
  taps.weights.assign(count, SmallVector<double>(dim.output));
  taps.outside.assign(dim.output, false);
  SmallVector<double> weights(count);
  for (int64_t o = 0; o < dim.output; ++o) {
    double x = getCoordinate(dim, o);
    taps.outside[o] = dim.coordinates == Coordinates::TfCropAndResize &&
                      (x < 0 || x > dim.input - 1);
    x = std::clamp<double>(x, -2.0 * count, dim.input + 2.0 * count);
    int64_t base = int64_t(std::floor(x));
    getWeights(x - base, weights);
    double sum = 0;
    for (int64_t t = 0; t < count; ++t) {
      int64_t position = base + firstTap + t;
      if (excludeOutside && (position < 0 || position >= dim.input))
        weights[t] = 0;
      sum += weights[t];
      taps.positions[t][o] = std::clamp<int64_t>(position, 0, dim.input - 1);
    }
    for (int64_t t = 0; t < count; ++t)
      taps.weights[t][o] =
          excludeOutside && sum != 0 ? weights[t] / sum : weights[t];
  }
  return taps;
}

namespace {
/// An interpolation kernel: a function of the distance, zero from `radius` on.
struct Kernel {
  double radius;
  llvm::function_ref<double(double)> evaluate;
};
} // namespace

/// Without antialiasing the taps are the pixels within the kernel's radius.
/// With antialiasing, a shrinking dimension stretches the kernel over all input
/// pixels that map to one output pixel.
static Taps getKernelTaps(const ResizedDimension &dim, const Kernel &kernel,
                          const TapOptions &options) {
  double stretch = options.antialias ? std::min(dim.scale, 1.0) : 1.0;
  int64_t first = int64_t(std::floor(-kernel.radius / stretch)) + 1;
  auto weights = [&](double ratio, MutableArrayRef<double> w) {
    double sum = 0;
    for (auto [t, weight] : llvm::enumerate(w)) {
      weight = kernel.evaluate(std::fabs(first + int64_t(t) - ratio) * stretch);
      sum += weight;
    }
    if (stretch != 1)
      for (double &weight : w)
        weight /= sum;
  };
  return getTaps(dim, 2 - 2 * first, first, options.excludeOutside, weights);
}

int64_t getNumTaps(const ResizedDimension &dim, double radius) {
  double stretch = std::min(dim.scale, 1.0);
  // As many as no tensor has are as good as more.
  return 2 * int64_t(std::ceil(std::min(radius / stretch, 0x1p40)));
}

Taps getLinearTaps(const ResizedDimension &dim, const TapOptions &options) {
  auto triangle = [](double d) { return std::max(1 - d, 0.0); };
  return getKernelTaps(dim, {1, triangle}, options);
}

Taps getCubicTaps(const ResizedDimension &dim, double a,
                  const TapOptions &options) {
  auto cubic = [=](double d) {
    if (d <= 1)
      return ((a + 2) * d - (a + 3)) * d * d + 1;
    return d < 2 ? ((a * d - 5 * a) * d + 8 * a) * d - 4 * a : 0;
  };
  return getKernelTaps(dim, {2, cubic}, options);
}

} // namespace nnprim::frontend
