//===- FourierPrograms.h - Small Fourier transforms as programs -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_GENERATOR_FOURIERPROGRAMS_H
#define NNPRIM_GENERATOR_FOURIERPROGRAMS_H

#include "NNPrim/Generator/StraightLineProgram.h"

#include <cstdint>
#include <vector>

namespace nnprim {

//
// Discrete Fourier transforms of n real or complex numbers, n = 8 or 16, by the
// Cooley-Tukey algorithm, and of n×n real numbers, composed of these. The
// coefficients of real input satisfy X[n − k] = conj(X[k]); only one of each
// pair is kept, which makes n numbers (Intel MKL's PERM format; Dukhan's
// thesis, 2020, section 3.2.1). All transforms are done in place, so the
// coefficients stay in the order in which the algorithm leaves them. Input and
// filters share this order, so it does not affect products of coefficients.
//

/// A part of a transform whose values fit the registers: reads the slots
/// `inputs` of a vector, runs `program`, and writes the slots `outputs`, a
/// subset of `inputs`.
struct FourierStep {
  std::vector<int> inputs;
  BasicProgram<double> program;
  std::vector<int> outputs;
};

/// Steps whose slots are disjoint.
using FourierPhase = std::vector<FourierStep>;

/// A transform in one phase or two, over a vector of n or 2·n numbers. Before a
/// forward transform the numbers are in natural order, with the real and
/// imaginary part of a complex number side by side.
using FourierProgram = std::vector<FourierPhase>;

/// Directions and kinds of the one-dimensional transforms.
enum class FourierKind {
  Real,        ///< n real numbers to their coefficients
  Complex,     ///< n complex numbers to their coefficients
  RealInverse, ///< n times the inverse of `Real`
  ComplexInverse,
};

/// The transform of `size` points. Inverse transforms compute only the first
/// `numOutputs` numbers. No step reads or writes more than `maxValues` numbers,
/// which must be at least 8.
FourierProgram getFourierProgram(FourierKind kind, int size, int numOutputs,
                                 int maxValues);

/// Slot of Re X[k] of real numbers, k ≤ n/2; Im X[k] follows it unless k is 0
/// or n/2. X[0] and X[n/2] are at 0 and 1, X[n/4] at 2, followed by X[k] and
/// X[n/2 − k] for k = 1, 2, ….
int64_t getPackedSlot(int64_t n, int64_t k);
/// Position of coefficient `i` of n complex numbers: i mod 4 varies slowest.
inline int64_t getComplexPlace(int64_t n, int64_t i) {
  return i % 4 * (n / 4) + i / 4;
}
/// Position of number `i` after the inverse transform of complex numbers.
inline int64_t getInversePlace(int64_t n, int64_t i) {
  return getComplexPlace(n, getComplexPlace(n, i));
}

/// True if transforms of n numbers exist: n is 8 or 16.
bool hasFourierTransform(int64_t n);
/// True if the transforms can compute m outputs of a correlation with r taps at
/// a time: m and r are at least 2, and m + r − 1 is 8 or 16.
bool hasFourierTransform(int64_t m, int64_t r);

/// Position among n² of the coefficients of n×n real numbers. Slots 0 and 1 of
/// the transformed rows form two real columns; this is the position of their
/// coefficient in `slot`. The four real coefficients come first.
inline int64_t getRealColumnPosition(int64_t n, int64_t column, int64_t slot) {
  return slot < 2 ? 2 * column + slot : 4 + column * (n - 2) + (slot - 2);
}
/// Slots 2·column and 2·column + 1 form the complex columns 1, …, n/2 − 1, each
/// of 2·n numbers.
inline int64_t getComplexColumnPosition(int64_t n, int64_t column,
                                        int64_t slot) {
  return 2 * n * column + slot;
}
/// Number of real coefficients.
inline constexpr int64_t kNumRealCoefficients = 4;

/// Bound on max|y − y64| / max|y64| of a convolution by these transforms in
/// single precision against one in double, on Gaussian inputs: 1.8 times the
/// largest observed error, over 32 to 1024 channels and filters of 2×2 to 11×11
/// (`bench/accuracy.py --sweep`, docs/results/accuracy.md).
inline constexpr double kFourierError = 1.8e-6;

/// Transforms n×n numbers, row-major, to their n² packed coefficients in double
/// precision.
std::vector<double> transformFourier(const std::vector<double> &samples,
                                     int64_t n);
/// The first m×m numbers of n² times the inverse transform.
std::vector<double> invertFourier(const std::vector<double> &coefficients,
                                  int64_t n, int64_t m);

/// Operation counts of the generated code for n×n numbers: `flops` counts a
/// fused multiply-add as two, `instructions` as one.
struct FourierCost {
  int64_t flops, instructions;
};
FourierCost countFourier(int64_t n, int maxValues);
FourierCost countFourierInverse(int64_t n, int64_t m, int maxValues);

} // namespace nnprim

#endif // NNPRIM_GENERATOR_FOURIERPROGRAMS_H
