//===- WinogradMatrices.cpp - The matrices of F(m, r) ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Generator/WinogradMatrices.h"

#include "NNPrim/Generator/StraightLineProgram.h"

#include <cassert>
#include <cstddef>

using namespace nnprim;

namespace {

/// Coefficients by rising power.
using Polynomial = std::vector<Rational>;

} // namespace

/// The finite points for so many of them. Powers of small size err least, and
/// pairs ±a share their even and odd parts. A number of points with a line of
/// its own has the best of all pairs of fractions with small terms, by the
/// measured error: 0, ±⅔ and ±1½ err a quarter as much as 0, ±1 and ±2, and
/// eight or nine, for lines, a tenth of what the usual ones do.
static std::vector<Rational> getPoints(int64_t count) {
  static const std::vector<Rational> usual = {
      0, 1, -1, 2, -2, {1, 2}, {-1, 2}, 4, -4, {1, 4}, {-1, 4}};
  static const std::vector<Rational> four = {0, {3, 2}, {-3, 2}, {1, 2}};
  static const std::vector<Rational> five = {
      0, {2, 3}, {-2, 3}, {3, 2}, {-3, 2}};
  static const std::vector<Rational> nine = {
      0, {1, 2}, {-1, 2}, {3, 4}, {-3, 4}, {4, 3}, {-4, 3}, 2, -2};
  assert(count <= int64_t(usual.size()) && "not enough points");
  if (count == int64_t(four.size()))
    return four;
  if (count == int64_t(five.size()))
    return five;
  if (count == int64_t(nine.size()) || count == int64_t(nine.size()) - 1)
    return std::vector<Rational>(nine.begin(), nine.begin() + count);
  return std::vector<Rational>(usual.begin(), usual.begin() + count);
}

/// Π (x − point) over all points but the one at `skipped`.
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
  // By α, on which the points depend.
  switch (m + r - 1) {
  case 3:
  case 4:
    return 3.2e-6;
  case 5:
  case 6:
    return r == 2 ? 1.3e-5 : 1e-5;
  case 7:
  case 8:
    return 6.4e-5;
  default:
    return std::nullopt;
  }
}

std::optional<double> nnprim::getWinogradLineError(int64_t m, int64_t r) {
  if (!hasWinogradMatrices(m, r))
    return std::nullopt;
  switch (m + r - 1) {
  case 3:
  case 4:
  case 5:
  case 6:
    return 9e-6;
  case 7:
  case 8:
    return 2.2e-5;
  case 9:
  case 10:
    return 7e-5;
  default:
    return std::nullopt;
  }
}

ExactWinogradMatrices nnprim::getExactWinogradMatrices(int64_t m, int64_t r) {
  assert(hasWinogradMatrices(m, r) && "F(m, r) can not be generated");
  int64_t alpha = m + r - 1, finite = alpha - 1;
  std::vector<Rational> points = getPoints(finite);
  ExactWinogradMatrices result;
  result.at.assign(m, std::vector<Rational>(alpha));
  result.g.assign(alpha, std::vector<Rational>(r));
  result.bt.assign(alpha, std::vector<Rational>(alpha));

  // Lagrange: a product s(x) of degree α − 1 is the sum of
  // s(a_j)·M_j(x)/M_j(a_j) over the finite points a_j and s(∞)·M(x). Bᵀ takes
  // M_j, whose leading coefficient is one, which saves multiplications; G the
  // values at a_j with the rest of the factor.
  for (int64_t j = 0; j < finite; ++j) {
    Polynomial basis = getMasterPolynomial(points, j);
    Rational atPoint = 0;
    for (std::size_t i = 0; i < basis.size(); ++i)
      atPoint = atPoint + basis[i] * power(points[j], i);
    // Keeps signs out of G, as is usual.
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

/// Of L·X·Lᵀ with L of p × q: q columns, then p rows.
static int64_t countFlops(const RationalMatrix &l) {
  int64_t once = StraightLineProgram::fromMatrix(l).countFlops();
  return once * int64_t(l.size() + l.front().size());
}

WinogradFlops nnprim::countWinogradLineFlops(int64_t m, int64_t r) {
  ExactWinogradMatrices exact = getExactWinogradMatrices(m, r);
  auto count = [](const RationalMatrix &l) {
    return StraightLineProgram::fromMatrix(l).countFlops();
  };
  return {count(exact.bt), count(exact.g), count(exact.at)};
}

WinogradFlops nnprim::countWinogradFlops(int64_t m, int64_t r) {
  ExactWinogradMatrices exact = getExactWinogradMatrices(m, r);
  return {countFlops(exact.bt), countFlops(exact.g), countFlops(exact.at)};
}
