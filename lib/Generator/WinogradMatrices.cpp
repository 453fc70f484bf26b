//===- WinogradMatrices.cpp - The matrices of F(m, r) ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Generator/WinogradMatrices.h"

#include "Memo.h"

#include "NNPrim/Generator/StraightLineProgram.h"

#include <cassert>
#include <cmath>
#include <cstddef>
#include <map>

using namespace nnprim;

namespace {

/// Coefficients by increasing power.
using Polynomial = std::vector<Rational>;

/// Data of F(m, r) with m + r − 1 = α: the α − 1 finite points, and the error
/// bounds of F(m×m, r×r), of F(m×m, 2×2), and of sums of 1-D F(m, r). Bounds of
/// unmeasured sizes are std::nullopt.
struct WinogradSize {
  std::vector<Rational> points;
  std::optional<double> error, twoTapsError, lineError;
};

} // namespace

/// A new α needs one row here and a larger `kMaxWinogradAlpha`. Points whose
/// powers are small have small errors, and pairs ±a share their even and odd
/// parts. For four, five, eight and nine points, the table has those with the
/// least measured error of all pairs of fractions with small terms: the error
/// of 0, ±⅔ and ±1½ is a quarter of that of 0, ±1 and ±2, and the error of the
/// eight or nine points a tenth of that of the usual ones.
static const WinogradSize &getSize(int64_t alpha) {
  using Points = std::vector<Rational>;
  constexpr auto none = std::nullopt;
  static const std::map<int64_t, WinogradSize> sizes = {
      {3, {Points{0, 1}, 3.2e-6, 3.2e-6, 9e-6}},
      {4, {Points{0, 1, -1}, 3.2e-6, 3.2e-6, 9e-6}},
      {5, {Points{0, {3, 2}, {-3, 2}, {1, 2}}, 1e-5, 1.3e-5, 9e-6}},
      {6, {Points{0, {2, 3}, {-2, 3}, {3, 2}, {-3, 2}}, 1e-5, 1.3e-5, 9e-6}},
      {7, {Points{0, 1, -1, 2, -2, {1, 2}}, 6.4e-5, 6.4e-5, 2.2e-5}},
      {8, {Points{0, 1, -1, 2, -2, {1, 2}, {-1, 2}}, 6.4e-5, 6.4e-5, 2.2e-5}},
      {9,
       {Points{0, {1, 2}, {-1, 2}, {3, 4}, {-3, 4}, {4, 3}, {-4, 3}, 2}, none,
        none, 7e-5}},
      {10,
       {Points{0, {1, 2}, {-1, 2}, {3, 4}, {-3, 4}, {4, 3}, {-4, 3}, 2, -2},
        none, none, 7e-5}},
      {11,
       {Points{0, 1, -1, 2, -2, {1, 2}, {-1, 2}, 4, -4, {1, 4}}, none, none,
        none}},
      {12,
       {Points{0, 1, -1, 2, -2, {1, 2}, {-1, 2}, 4, -4, {1, 4}, {-1, 4}}, none,
        none, none}},
  };
  auto size = sizes.find(alpha);
  assert(size != sizes.end() && "no points for so many products");
  return size->second;
}

/// Π (x − point) over all points except the one at `skipped`.
static Polynomial getMasterPolynomial(const std::vector<Rational> &points,
                                      int64_t skipped) {
  Polynomial product = {1};
  for (int64_t l = 0, e = points.size(); l < e; ++l) {
    if (l == skipped)
      continue;
    Polynomial next(product.size() + 1);
    for (std::size_t i = 0; i < product.size(); ++i) {
      next[i + 1] = next[i + 1] + product[i];
      next[i] = next[i] - points[l] * product[i];
    }
    product = next;
  }
  return product;
}

static Rational power(Rational base, int64_t exponent) {
  Rational result = 1;
  for (int64_t i = 0; i < exponent; ++i)
    result = result * base;
  return result;
}

bool nnprim::hasWinogradMatrices(int64_t m, int64_t r) {
  return m >= 2 && r >= 2 && m <= kMaxWinogradAlpha && r <= kMaxWinogradAlpha &&
         m + r - 1 <= kMaxWinogradAlpha;
}

std::optional<double> nnprim::getWinogradError(int64_t m, int64_t r) {
  if (!hasWinogradMatrices(m, r))
    return std::nullopt;
  const WinogradSize &size = getSize(m + r - 1);
  return r == 2 ? size.twoTapsError : size.error;
}

double nnprim::getSplitWinogradError(int64_t m, int64_t r) {
  // At least 1.2 times the largest of 1.3e-5, 4.9e-5 and 2.6e-4 that were
  // observed.
  int64_t alpha = m + r - 1;
  return alpha <= 4 ? 1.6e-5 : alpha <= 6 ? 6e-5 : 3.2e-4;
}

/// By how much F(m, r) enlarges the mean square of errors that are a fixed
/// share of each coefficient of a Gaussian input or filter:
/// max_p Σ_j Aᵀ[p, j]²·‖Bᵀ[j]‖²·‖G[j]‖² / r.
static double getSpread(int64_t m, int64_t r) {
  WinogradMatrices matrices = getWinogradMatrices(m, r);
  auto square = [](const std::vector<double> &row) {
    double sum = 0;
    for (double value : row)
      sum += value * value;
    return sum;
  };
  double most = 0;
  for (const std::vector<double> &row : matrices.at) {
    double sum = 0;
    for (std::size_t j = 0; j < row.size(); ++j)
      sum += row[j] * row[j] * square(matrices.bt[j]) * square(matrices.g[j]);
    most = std::max(most, sum / double(r));
  }
  return most;
}

double nnprim::getScaledWinogradLoss(int64_t m, int64_t r, int64_t channels) {
  // The largest of a row of Gaussian numbers grows like this, and where norms
  // of sixteen are limited, few channels have a larger scale. Two dimensions
  // enlarge the mean square twice, the error itself once.
  constexpr int64_t fewest = 32;
  return 1.27e-5 * getSpread(m, r) *
         std::sqrt(std::log(double(std::max(channels, fewest))));
}

double nnprim::getScaledWinogradError(int64_t m, int64_t r, int64_t channels) {
  return kLargestScaledError * std::sqrt(2.0) *
         getScaledWinogradLoss(m, r, channels);
}

std::optional<double> nnprim::getWinograd1DError(int64_t m, int64_t r) {
  if (!hasWinogradMatrices(m, r))
    return std::nullopt;
  return getSize(m + r - 1).lineError;
}

ExactWinogradMatrices nnprim::getExactWinogradMatrices(int64_t m, int64_t r) {
  assert(hasWinogradMatrices(m, r) && "F(m, r) cannot be generated");
  int64_t alpha = m + r - 1, finite = alpha - 1;
  const std::vector<Rational> &points = getSize(alpha).points;
  ExactWinogradMatrices result;
  result.at.assign(m, std::vector<Rational>(alpha));
  result.g.assign(alpha, std::vector<Rational>(r));
  result.bt.assign(alpha, std::vector<Rational>(alpha));

  // Lagrange: a product s(x) of degree α − 1 is the sum of
  // s(a_j)·M_j(x)/M_j(a_j) over the finite points a_j and s(∞)·M(x). Bᵀ holds
  // M_j, whose leading coefficient is one, which saves multiplications; G holds
  // the powers of a_j divided by the remaining factor M_j(a_j).
  for (int64_t j = 0; j < finite; ++j) {
    Polynomial basis = getMasterPolynomial(points, j);
    Rational atPoint = 0;
    for (std::size_t i = 0; i < basis.size(); ++i)
      atPoint = atPoint + basis[i] * power(points[j], i);
    // Keep signs out of G, as is usual.
    Rational sign = atPoint.getNumerator() < 0 ? -1 : 1;
    for (std::size_t i = 0; i < basis.size(); ++i)
      result.bt[j][i] = sign * basis[i];
    for (int64_t k = 0; k < r; ++k)
      result.g[j][k] = power(points[j], k) / (sign * atPoint);
    for (int64_t i = 0; i < m; ++i)
      result.at[i][j] = power(points[j], i);
  }

  Polynomial all = getMasterPolynomial(points, /*skipped=*/-1);
  for (std::size_t i = 0; i < all.size(); ++i)
    result.bt[finite][i] = all[i];
  result.g[finite][r - 1] = 1;
  result.at[m - 1][finite] = 1;
  return result;
}

static WinogradMatrices::Matrix toDouble(const RationalMatrix &exact) {
  WinogradMatrices::Matrix result;
  for (const std::vector<Rational> &row : exact) {
    result.emplace_back();
    for (Rational element : row)
      result.back().push_back(element.toDouble());
  }
  return result;
}

WinogradMatrices nnprim::getWinogradMatrices(int64_t m, int64_t r) {
  ExactWinogradMatrices exact = getExactWinogradMatrices(m, r);
  return {toDouble(exact.at), toDouble(exact.g), toDouble(exact.bt)};
}

/// Operations of one product with each matrix.
static WinogradFlops countProducts(int64_t m, int64_t r) {
  static Memo<std::pair<int64_t, int64_t>, WinogradFlops> memo;
  return memo.get({m, r}, [&]() -> WinogradFlops {
    ExactWinogradMatrices exact = getExactWinogradMatrices(m, r);
    auto count = [](const RationalMatrix &l) {
      return StraightLineProgram::fromMatrix(l).countFlops();
    };
    return {count(exact.bt), count(exact.g), count(exact.at)};
  });
}

WinogradFlops nnprim::countWinograd1DFlops(int64_t m, int64_t r) {
  return countProducts(m, r);
}

WinogradFlops nnprim::countWinogradFlops(int64_t m, int64_t r) {
  WinogradFlops once = countProducts(m, r);
  int64_t alpha = m + r - 1;
  // A matrix is applied to its columns and to the rows of the result.
  return {once.input * (alpha + alpha), once.filter * (alpha + r),
          once.output * (m + alpha)};
}
