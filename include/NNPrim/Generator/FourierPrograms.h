//===- FourierPrograms.h - Small Fourier transforms as code ---------------===//
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
// Discrete Fourier transforms of n real or complex numbers, n = 8 or 16, by
// Cooley and Tukey's algorithm, and of n×n real numbers, made of these. Real
// input has coefficients X[n − k] = conj(X[k]); only one of each pair is kept,
// which makes n numbers (Intel MKL's PERM format; Dukhan's thesis, 2020,
// section 3.2.1). All transforms are done in place, wherefore coefficients lie
// in the order that the algorithm leaves them in; since input and filters share
// it, a product of coefficients does not mind.
//

/// Part of a transform whose numbers fit the registers: what is in `inputs` of
/// a line through `program` to the slots `outputs`, which are among these.
struct FourierStep {
  std::vector<int> inputs;
  BasicProgram<double> program;
  std::vector<int> outputs;
};

/// Steps that have no slot in common.
using FourierPhase = std::vector<FourierStep>;

/// A transform in one phase or two. A line is n or 2·n numbers; before a
/// forward transform they are in natural order, real and imaginary parts of
/// complex numbers side by side.
using FourierProgram = std::vector<FourierPhase>;

/// Directions and kinds of the one-dimensional transforms.
enum class FourierKind {
  Real,        ///< n real numbers to their coefficients
  Complex,     ///< n complex numbers to their coefficients
  RealInverse, ///< n times what `Real` is the transform of
  ComplexInverse,
};

/// The transform of `size` points. Inverse ones compute the first `numOutputs`
/// numbers only. No step reads or writes more than `maxValues` numbers, which
/// is 8 or more.
FourierProgram getFourierProgram(FourierKind kind, int size, int numOutputs,
                                 int maxValues);

/// Where Re X[k] of real numbers is, k ≤ n/2; where k is neither 0 nor n/2,
/// Im X[k] follows it. X[0] and X[n/2] are at 0 and 1, X[n/4] at 2, then come
/// X[k] and X[n/2 − k] for k = 1, 2, ….
int64_t getPackedSlot(int64_t n, int64_t k);
/// The place of coefficient `i` of n complex numbers: i mod 4 varies slowest.
inline int64_t getComplexPlace(int64_t n, int64_t i) {
  return i % 4 * (n / 4) + i / 4;
}
/// The place of number `i` after the inverse transform of complex numbers.
inline int64_t getInversePlace(int64_t n, int64_t i) {
  return getComplexPlace(n, getComplexPlace(n, i));
}

/// Whether there are transforms of n numbers: n is 8 or 16.
bool hasFourierTransform(int64_t n);
/// Whether they compute m outputs of a correlation with r taps at a time: m and
/// r are from 2, and m + r − 1 is such an n.
bool hasFourierTransform(int64_t m, int64_t r);

/// Where coefficients of n×n real numbers are among n². Slots 0 and 1 of the
/// transformed rows make real columns, of which the coefficient in `slot` is
/// here; the four that are real come first of all.
inline int64_t getRealColumnPosition(int64_t n, int64_t column, int64_t slot) {
  return slot < 2 ? 2 * column + slot : 4 + column * (n - 2) + (slot - 2);
}
/// Slots 2·column and 2·column + 1 make complex columns 1, …, n/2 − 1, each of
/// 2·n numbers.
inline int64_t getComplexColumnPosition(int64_t n, int64_t column,
                                        int64_t slot) {
  return 2 * n * column + slot;
}
/// How many of the coefficients are real.
inline constexpr int64_t kNumRealCoefficients = 4;

/// A bound on max|y − y64| / max|y64| of a convolution by these transforms in
/// single precision against one in double, on Gaussian inputs: 1.8 times the
/// largest seen, over 32 to 1024 channels and filters of 2×2 to 11×11
/// (`bench/accuracy.py --sweep`, docs/accuracy.md).
inline constexpr double kFourierError = 1.8e-6;

/// Row by row n×n numbers to the n² of their packed coefficients, in double
/// precision.
std::vector<double> transformFourier(const std::vector<double> &samples,
                                     int64_t n);
/// The first m×m of n² times what has these coefficients.
std::vector<double> invertFourier(const std::vector<double> &coefficients,
                                  int64_t n, int64_t m);

/// Operations of the generated code for n×n numbers, a fused one counted as two
/// or as one.
struct FourierCost {
  int64_t flops, instructions;
};
FourierCost countFourier(int64_t n, int maxValues);
FourierCost countFourierInverse(int64_t n, int64_t m, int maxValues);

} // namespace nnprim

#endif // NNPRIM_GENERATOR_FOURIERPROGRAMS_H
