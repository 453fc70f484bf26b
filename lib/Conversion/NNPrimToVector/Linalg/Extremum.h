//===- Extremum.h - Maxima of many vectors that may hold NaN -- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_EXTREMUM_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_EXTREMUM_H

#include "../KernelBuilder.h"

namespace nnprim {

/// The maximum or minimum of many float vectors, NaN if one of them is NaN.
///
/// x86 has instructions for `x > y ? x : y`, which forgets NaN; one such
/// maximum with NaN is three instructions. With y the extremum so far, a NaN of
/// the first vector stays; of the others NaN is looked for in pairs, which
/// costs a comparison for two of them and an OR for each pair.
class Extremum {
public:
  explicit Extremum(bool isMaximum) : isMaximum(isMaximum) {}

  bool isEmpty() const { return !best; }
  void add(KernelBuilder &b, mlir::Value vector);
  mlir::Value finish(KernelBuilder &b);

private:
  void checkPair(KernelBuilder &b, mlir::Value x, mlir::Value y);

  bool isMaximum;
  /// The extremum of what is no NaN, or NaN where the first vector is, a vector
  /// that is still to be looked at, and the lanes where one of those was NaN.
  mlir::Value best, unchecked, isNaN;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_EXTREMUM_H
