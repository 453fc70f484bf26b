//===- FourierTerms.h - Fourier transforms of scaled terms ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_GENERATOR_FOURIERTERMS_H
#define NNPRIM_LIB_GENERATOR_FOURIERTERMS_H

#include "ScaledTerms.h"

#include <utility>
#include <vector>

namespace nnprim {

using Reals = std::vector<ScaledTerm>;
struct ComplexTerm {
  ScaledTerm re, im;
};
using Complexes = std::vector<ComplexTerm>;

/// Fourier transform algorithms on terms; `sign` is the sign of the exponent.
class FourierBuilder : public ScaledTermBuilder {
public:
  FourierBuilder(int numInputs, int sign)
      : ScaledTermBuilder(numInputs), sign(sign) {}

  /// x·exp(sign·2πi·k/n).
  ComplexTerm twiddle(ComplexTerm x, int k, int n);
  /// Transform of complex numbers by decimation in time.
  Complexes transform(const Complexes &x);
  /// Computes the coefficients 0, …, n/2 of real numbers.
  Complexes transformReal(const Reals &x);
  /// Inverts transformReal by decimation in frequency.
  Reals invertReal(const Complexes &x);

  /// One step of transformReal: combines coefficient k of the even and of the
  /// odd of n numbers into the coefficients k and n/2 − k of all n numbers.
  std::pair<ComplexTerm, ComplexTerm> combine(ComplexTerm even, ComplexTerm odd,
                                              int k, int n);
  /// Two times the inverse of `combine`.
  std::pair<ComplexTerm, ComplexTerm> split(ComplexTerm first,
                                            ComplexTerm second, int k, int n);

private:
  ComplexTerm add(ComplexTerm a, ComplexTerm b) {
    return {ScaledTermBuilder::add(a.re, b.re),
            ScaledTermBuilder::add(a.im, b.im)};
  }
  ComplexTerm sub(ComplexTerm a, ComplexTerm b) {
    return add(a, {-b.re, -b.im});
  }

  int sign;
};

} // namespace nnprim

#endif // NNPRIM_LIB_GENERATOR_FOURIERTERMS_H
