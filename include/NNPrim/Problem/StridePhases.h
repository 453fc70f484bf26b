//===- StridePhases.h - Strided convolutions as ones of stride 1 ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The phases of an image for stride s are its s·s subsamples: phase (a, b) has
// the pixels (s·i + a, s·j + b). A convolution of stride s is the sum of
// convolutions of stride 1 over the phases, each by the taps of the kernel that
// meet it: one convolution whose channels are those of all phases and whose
// kernel has ⌈(k + z) / s⌉ taps in each direction, where z zeros in front of
// the kernel make its first tap meet phase 0.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_STRIDEPHASES_H
#define NNPRIM_PROBLEM_STRIDEPHASES_H

#include "NNPrim/Problem/ConvShape.h"

#include <optional>

namespace nnprim {

/// One dimension of a convolution on phases.
struct PhaseDim {
  int64_t stride;
  /// Zeros in front of the kernel and behind it, which then has `taps` · stride
  /// elements.
  int64_t zerosLow, zerosHigh, taps;
  /// Elements of a phase, those behind the image included, and zeros around
  /// them.
  int64_t inputs, padLow, padHigh;
};

PhaseDim getPhaseDim(const ConvDim &dim);

/// The convolution on phases that computes `shape`, or none if its strides are
/// 1, or a dilation is not.
std::optional<ConvShape> getPhaseShape(const ConvShape &shape);

} // namespace nnprim

#endif // NNPRIM_PROBLEM_STRIDEPHASES_H
