//===- Interpolation.cpp - Which elements a resized dimension reads -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Interpolation.h"

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
  // The specification means the product, not its floor, which is the extent.
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

/// Taps at floor(x) + firstTap, … with the weights that `getWeights` gives for
/// the fraction of x; positions outside repeat the border or drop out.
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

Taps getLinearTaps(const ResizedDimension &dim, bool excludeOutside) {
  auto weights = [](double ratio, MutableArrayRef<double> w) {
    w[0] = 1 - ratio;
    w[1] = ratio;
  };
  return getTaps(dim, 2, 0, excludeOutside, weights);
}

Taps getCubicTaps(const ResizedDimension &dim, double a, bool excludeOutside) {
  auto weights = [=](double r, MutableArrayRef<double> w) {
    auto outer = [=](double d) {
      return ((a * d - 5 * a) * d + 8 * a) * d - 4 * a;
    };
    auto inner = [=](double d) { return ((a + 2) * d - (a + 3)) * d * d + 1; };
    w[0] = outer(r + 1);
    w[1] = inner(r);
    w[2] = inner(1 - r);
    w[3] = outer(2 - r);
  };
  return getTaps(dim, 4, -1, excludeOutside, weights);
}

} // namespace nnprim::frontend
