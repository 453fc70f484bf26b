//===- PackedRow.cpp - A row of pixels with its padding -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/PackedRow.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;

/// Planes begin at lines of the cache, and are whole vectors on every target.
static constexpr int64_t kLineFloats = 16;

static int64_t getPlace(const ConvDim &columns, int64_t pixel) {
  return llvm::divideFloorSigned(pixel, columns.stride);
}

static int64_t getPlane(const ConvDim &columns, int64_t pixel) {
  return pixel - getPlace(columns, pixel) * columns.stride;
}

int64_t PackedRow::getFirstPlace() const {
  return std::min<int64_t>(0, getPlace(columns, columns.getInput(0, 0)));
}

int64_t PackedRow::getPlaneElements() const {
  int64_t pixels = llvm::divideCeil(columns.inputs, columns.stride);
  int64_t last = getPlace(columns, columns.getInput(0, columns.taps - 1));
  return llvm::alignTo(std::max(pixels, last + end) - getFirstPlace(),
                       kLineFloats);
}

int64_t PackedRow::getPosition(int64_t pixel) const {
  return getPlane(columns, pixel) * getPlaneElements() +
         getPlace(columns, pixel) - getFirstPlace();
}

bool PackedRow::isRead(int64_t pixel) const {
  for (int64_t tap = 0; tap < columns.taps; ++tap)
    if (getPlane(columns, columns.getInput(0, tap)) == getPlane(columns, pixel))
      return true;
  return false;
}
