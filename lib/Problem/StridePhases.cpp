//===- StridePhases.cpp - Strided convolutions as ones of stride 1 --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/StridePhases.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;

PhaseDim nnprim::getPhaseDim(const ConvDim &dim) {
  PhaseDim phase;
  int64_t s = phase.stride = dim.stride;
  phase.padLow = llvm::divideCeil(dim.pad, s);
  phase.zerosLow = s * phase.padLow - dim.pad;
  phase.taps = llvm::divideCeil(phase.zerosLow + dim.taps, s);
  phase.zerosHigh = s * phase.taps - phase.zerosLow - dim.taps;
  // What the last window reads; of the image there may be more or less.
  int64_t read = dim.outputs - 1 + phase.taps - phase.padLow;
  phase.inputs = std::clamp<int64_t>(llvm::divideCeil(dim.inputs, s), 1,
                                     std::max<int64_t>(read, 1));
  phase.padHigh = std::max<int64_t>(read - phase.inputs, 0);
  return phase;
}

std::optional<ConvShape> nnprim::getPhaseShape(const ConvShape &shape) {
  if ((shape.rows.stride == 1 && shape.columns.stride == 1) ||
      shape.rows.dilation != 1 || shape.columns.dilation != 1)
    return std::nullopt;
  ConvShape result = shape;
  auto convert = [&](ConvDim &dim) {
    PhaseDim phase = getPhaseDim(dim);
    result.channels *= phase.stride;
    dim = {phase.inputs, dim.outputs, phase.taps, 1, 1, phase.padLow};
  };
  convert(result.rows);
  convert(result.columns);
  return result;
}
