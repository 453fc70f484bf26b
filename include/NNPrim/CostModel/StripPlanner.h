//===- StripPlanner.h - Strips of a depthwise convolution -------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_STRIPPLANNER_H
#define NNPRIM_COSTMODEL_STRIPPLANNER_H

#include "NNPrim/Problem/StripGeometry.h"
#include "NNPrim/Target/MachineDesc.h"

#include <optional>

namespace nnprim {

/// Strips of images that are smaller, relative to L2, gained no time on a
/// Zen 3: a fast last-level cache delivers them while products are computed
/// (docs/decisions/0036). Where that cache is slow, less is worth strips.
inline constexpr int64_t kMinStripImage = 4;

/// Whether the last-level cache delivers 16 bytes a cycle or more. One of 9.5
/// (Emerald Rapids) takes longer than a product by sparse weights.
inline bool isLlcFast(const MachineDesc &machine) {
  return machine.llcBandwidth >= 16;
}

/// A product, a depthwise convolution of the image that it makes, and perhaps a
/// product of the result, in f32.
struct StripShape {
  StripProblem problem = {};
  int64_t imageWidth = 0, resultWidth = 0;
  /// Channels of what the first product reads, of the convolution, and of what
  /// the last product writes: 0 without one.
  int64_t inputs = 0, channels = 0, outputs = 0;

  int64_t getInputBytes() const {
    return 4 * problem.inputs * imageWidth * inputs;
  }
  int64_t getImageBytes() const { return problem.inputs * getImageRowBytes(); }
  int64_t getImageRowBytes() const { return 4 * imageWidth * channels; }
  int64_t getResultRowBytes() const { return 4 * resultWidth * channels; }
};

/// Strips of so many rows of the result, in so many parts that may run at the
/// same time.
struct StripPlan {
  int64_t rows, parts;
  /// Bytes of the image that are kept at a time, by all parts.
  int64_t windowBytes;
  /// Estimated cycles that transfers take without strips, and how many of them
  /// strips save.
  double cycles, saved;
};

/// Strips whose image and result stay in L2, for `threads` threads, or nothing
/// if they would not gain.
std::optional<StripPlan> planStrips(const MachineDesc &machine, int64_t threads,
                                    const StripShape &shape);

/// A depthwise convolution on NCHW tensors and the product by sparse weights
/// that makes its image, in f32.
struct ChannelStripShape {
  int64_t channels = 0;
  /// Adjacent channels that the product's weights are stored for together.
  int64_t block = 1;
  /// Bytes that the product reads, and those of a channel of the image and of
  /// the result.
  int64_t inputBytes = 0, imageRowBytes = 0, resultRowBytes = 0;

  int64_t getImageBytes() const { return channels * imageRowBytes; }
};

/// Strips of channels, or nothing if the image is better made whole.
std::optional<StripPlan> planStrips(const MachineDesc &machine, int64_t threads,
                                    const ChannelStripShape &shape);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_STRIPPLANNER_H
