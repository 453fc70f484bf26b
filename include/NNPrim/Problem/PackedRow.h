//===- PackedRow.h - A row of pixels with its padding -----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_PACKEDROW_H
#define NNPRIM_PROBLEM_PACKEDROW_H

#include "NNPrim/Problem/WindowTiles.h"

namespace nnprim {

/// What packed images may take of the stack of a thread of the caller.
inline constexpr int64_t kMaxPackedBytes = 1 << 16;

/// Where the pixels of a row are in memory in which whatever a tap meets at
/// adjacent outputs is adjacent: a plane for each remainder of positions by the
/// stride, with the padding of both ends.
struct PackedRow {
  ConvDim columns;
  /// Outputs that are read for: some more than there are, if the last vector
  /// has lanes to spare.
  int64_t end;

  /// Position `pixel` of the image's row, which may be padding.
  int64_t getPosition(int64_t pixel) const;
  /// What tap `tap` meets at output 0.
  int64_t getTapPosition(int64_t tap) const {
    return getPosition(columns.getInput(0, tap));
  }
  /// Whether some tap meets pixels with the same remainder as `pixel`.
  bool isRead(int64_t pixel) const;

  int64_t getPlaneElements() const;
  int64_t getElements() const { return columns.stride * getPlaneElements(); }

private:
  /// The least place in a plane; pixels begin at place 0.
  int64_t getFirstPlace() const;
};

} // namespace nnprim

#endif // NNPRIM_PROBLEM_PACKEDROW_H
