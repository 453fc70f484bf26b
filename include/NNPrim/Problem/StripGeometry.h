//===- StripGeometry.h - Rows that strips of a convolution read -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_STRIPGEOMETRY_H
#define NNPRIM_PROBLEM_STRIPGEOMETRY_H

#include "NNPrim/Support/CheckResult.h"

#include <cstdint>

namespace nnprim {

/// The rows of a convolution in one of the image's two dimensions.
struct StripProblem {
  int64_t inputs, outputs, taps, stride, dilation, paddingTop;

  /// Rows of the image from the first to the last tap.
  int64_t getExtent() const { return (taps - 1) * dilation + 1; }
};

/// What a strip of a convolution's rows reads, in a window that begins where
/// its first tap does.
struct StripRows {
  /// Rows of the result.
  int64_t count;
  /// Rows of the window above the image, and those of the image.
  int64_t padding, imageRows;
  /// The first rows of the window that the strip before has read too.
  int64_t kept;
};

/// Strips of `rows` rows of a convolution's result, the last of which may be
/// lower. Strips whose window is not all inside of the image, and the first
/// one, are the head and the tail.
struct StripGeometry {
  StripProblem problem = {};
  int64_t rows = 0, parts = 1;
  int64_t numStrips = 0, numHead = 0, numTail = 0;
  /// Rows of the largest window.
  int64_t windowRows = 0;

  /// Sets everything, or says why there are no such strips. Unless rows that
  /// adjacent windows share are kept, each strip may be of any height.
  CheckResult set(const StripProblem &problem, int64_t rows, int64_t parts,
                  bool keepsShared = true);

  /// Rows of the image from the window of a strip to that of the next one.
  int64_t getStep() const { return rows * problem.stride; }
  /// Rows that adjacent windows share.
  int64_t getShared() const { return problem.getExtent() - problem.stride; }
  StripRows getRows(int64_t number) const;
  /// Of strips between head and tail.
  StripRows getInside() const {
    return {rows, /*padding=*/0, windowRows, getShared()};
  }
};

} // namespace nnprim

#endif // NNPRIM_PROBLEM_STRIPGEOMETRY_H
