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
// Discrete Fourier transforms of n real or complex numbers, n a power of two,
// by Cooley and Tukey's algorithm, and of n×n real numbers, made of these. Real
// input has coefficients X[n − k] = conj(X[k]); only one of each pair is kept,
// in the n numbers
//
//     Re X[0], Re X[n/2], Re X[1], Im X[1], …, Re X[n/2 − 1], Im X[n/2 − 1]
//
// (Intel MKL's PERM format; Dukhan's thesis, 2020, section 3.2.1).
//

/// Part of a transform whose numbers fit the registers: those at the slots
/// `inputs` of its source through `program` to the slots `outputs`.
struct FourierStep {
  std::vector<int> inputs;
  BasicProgram<double> program;
  std::vector<int> outputs;
};

/// Steps that do not read what others write.
using FourierPhase = std::vector<FourierStep>;

/// A transform in one phase or two; between them are as many slots as in the
/// source. Slots are those of the packed format above; those of n complex
/// numbers are real and imaginary part of one after the other.
using FourierProgram = std::vector<FourierPhase>;

/// Directions and kinds of the one-dimensional transforms.
enum class FourierKind {
  Real,        ///< n real numbers to their packed coefficients
  Complex,     ///< n complex numbers to their coefficients
  RealInverse, ///< n times what `Real` is the transform of
  ComplexInverse,
};

/// The transform of `size` points. Inverse ones compute the first `numOutputs`
/// numbers only. No step reads or writes more than `maxValues` numbers, which
/// is 8 or more.
FourierProgram getFourierProgram(FourierKind kind, int size, int numOutputs,
                                 int maxValues);

/// Whether the code below has transforms of n×n numbers: n is 8 or 16.
bool hasFourierTransform(int64_t n);

/// Where a coefficient of n×n real numbers is among the n²: columns 0 and 1 of
/// the packed rows are transforms of real numbers, of which the packed ones
/// numbered `i` follow each other; the four that are real (i < 2) come first.
inline int64_t getRealColumnPosition(int64_t n, int64_t column, int64_t i) {
  return i < 2 ? 2 * column + i : 4 + column * (n - 2) + (i - 2);
}
/// And of the transforms of complex columns, real and imaginary part number `k`
/// of 1, …, n/2 − 1, where slots follow each other.
inline int64_t getComplexColumnPosition(int64_t n, int64_t k, int64_t slot) {
  return 2 * n * k + slot;
}
/// How many of the coefficients are real.
inline constexpr int64_t kNumRealCoefficients = 4;

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
