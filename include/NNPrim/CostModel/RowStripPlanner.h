//===- RowStripPlanner.h - Sparse blocks by strips of rows ------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_ROWSTRIPPLANNER_H
#define NNPRIM_COSTMODEL_ROWSTRIPPLANNER_H

#include "NNPrim/CostModel/DepthwisePlanner.h"
#include "NNPrim/CostModel/SpmmPlanner.h"
#include "NNPrim/Problem/StripGeometry.h"

#include <optional>

namespace nnprim {

/// A product by sparse weights as it is planned when it runs by itself.
struct WholeProduct {
  SpmmShape shape;
  SpmmPlan plan;
  /// The time of what is run in place of `plan` over that of `plan`, where both
  /// have been measured.
  double measuredShare = 1;
};

/// A depthwise convolution on NCHW tensors, with a product by sparse weights
/// that makes its image, one that reads its result, or both, in f32.
struct RowStripShape {
  StripProblem problem = {};
  int64_t imageWidth = 0, resultWidth = 0;
  DepthwiseShape depthwise = {};
  DepthwiseNchwPlan depthwisePlan;
  std::optional<WholeProduct> expand, project;

  int64_t getImageRowBytes() const {
    return 4 * imageWidth * depthwise.channels;
  }
  int64_t getResultRowBytes() const {
    return 4 * resultWidth * depthwise.channels;
  }
};

/// Strips of so many rows of the result, computed so many channels at a time.
struct RowStripPlan {
  int64_t rows = 0, channels = 0;
  /// How many strips may run at the same time.
  int64_t slots = 0;
  /// Bytes of the image that are kept for a strip.
  int64_t windowBytes = 0;
  /// Estimated cycles of the ops by themselves, and how many of them strips
  /// save.
  double cycles = 0, saved = 0;
  SpmmPlan expand, project;
  DepthwiseNchwPlan depthwise;
};

/// The fastest strips for `threads` threads, or nothing if the ops are faster
/// by themselves.
std::optional<RowStripPlan> planRowStrips(const MachineDesc &machine,
                                          int64_t threads,
                                          const RowStripShape &shape);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_ROWSTRIPPLANNER_H
