//===- WinogradMatrices.h - The matrices of F(m, r) -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_GENERATOR_WINOGRADMATRICES_H
#define NNPRIM_GENERATOR_WINOGRADMATRICES_H

#include "NNPrim/Generator/Rational.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace nnprim {

/// The transforms of the minimal filtering algorithm F(m, r), which computes m
/// outputs of a correlation with r taps by α = m + r − 1 products:
///
///     y = Aᵀ [(G g) ⊙ (Bᵀ d)],   y[i] = Σ_k g[k]·d[i + k]
///
/// This is the transposed Toom-Cook algorithm, which evaluates polynomials at
/// α − 1 finite points and at infinity (Winograd 1980; Lavin and Gray 2016;
/// Barabasz et al. 2020 for the choice of points).
struct WinogradMatrices {
  using Matrix = std::vector<std::vector<double>>;

  Matrix at; ///< m × α
  Matrix g;  ///< α × r
  Matrix bt; ///< α × α
};

/// The largest α for which interpolation points are tabulated.
constexpr int64_t kMaxWinogradAlpha = 12;

/// True if F(m, r) can be generated: 2 ≤ m, 2 ≤ r, α ≤ `kMaxWinogradAlpha`.
bool hasWinogradMatrices(int64_t m, int64_t r);

/// Bound on max|y − y64| / max|y64| of a convolution by F(m×m, r×r) in single
/// precision against one in double, on Gaussian inputs: at least 1.2 times the
/// largest observed error for 32 to 1024 channels (`bench/accuracy.py --sweep`,
/// docs/results/accuracy.md). std::nullopt for sizes that were not measured.
std::optional<double> getWinogradError(int64_t m, int64_t r);

/// What products of split factors (three of bf16) add to that bound: that of
/// each product is enlarged by the transform of results. For sizes of
/// `getWinogradError`.
double getSplitWinogradError(int64_t m, int64_t r);

/// What rounding one factor of the products of F(m×m, r×r) to integers that
/// share scales (NNPrim/Problem/ScaledPairs.h) adds: the root of the mean
/// square of errors over that of results, of Gaussian images and filters. The
/// scale of a row of so many channels is its largest number.
double getScaledWinogradLoss(int64_t m, int64_t r, int64_t channels);

/// The largest of many errors of such products, relative to the largest result,
/// over the ratio of the roots of their mean squares: up to 1.17 was seen.
inline constexpr double kLargestScaledError = 1.25;

/// What rounding both factors adds to `getWinogradError`: 1.07 times the
/// largest that was observed, and more.
double getScaledWinogradError(int64_t m, int64_t r, int64_t channels);

/// The corresponding bound for a sum of 1-D Winograd F(m, r) convolutions.
std::optional<double> getWinograd1DError(int64_t m, int64_t r);

/// The matrices as exact numbers.
struct ExactWinogradMatrices {
  RationalMatrix at, g, bt;
};

/// The matrices of F(m, r).
ExactWinogradMatrices getExactWinogradMatrices(int64_t m, int64_t r);
WinogradMatrices getWinogradMatrices(int64_t m, int64_t r);

/// Operation counts of the generated code (see StraightLineProgram.h) for one
/// tile of F(m×m, r×r).
struct WinogradFlops {
  int64_t input, filter, output;
};
WinogradFlops countWinogradFlops(int64_t m, int64_t r);
/// Operation counts for one tile of 1-D Winograd F(m, r).
WinogradFlops countWinograd1DFlops(int64_t m, int64_t r);

} // namespace nnprim

#endif // NNPRIM_GENERATOR_WINOGRADMATRICES_H
