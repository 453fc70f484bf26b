//===- WinogradMatrices.cpp - The matrices of F(m, r) ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/WinogradMatrices.h"

#include <cassert>
#include <cstddef>
#include <numeric>

using namespace nnprim;

namespace {

/// A rational number in lowest terms. 64 bits are plenty for α ≤ 12.
class Fraction {
public:
  Fraction(int64_t numerator = 0, int64_t denominator = 1)
      : num(numerator), den(denominator) {
    int64_t divisor = std::gcd(num, den);
    if (den < 0)
      divisor = -divisor;
    num /= divisor;
    den /= divisor;
  }

  Fraction operator*(Fraction rhs) const {
    Fraction a(num, rhs.den), b(rhs.num, den); // Cancel before multiplying.
    return {a.num * b.num, a.den * b.den};
  }
  Fraction operator/(Fraction rhs) const {
    return *this * Fraction(rhs.den, rhs.num);
  }
  Fraction operator+(Fraction rhs) const {
    int64_t common = std::lcm(den, rhs.den);
    return {num * (common / den) + rhs.num * (common / rhs.den), common};
  }
  Fraction operator-(Fraction rhs) const { return *this + Fraction(-1) * rhs; }

  double toDouble() const { return double(num) / double(den); }

  int64_t num, den;
};

/// Coefficients by rising power.
using Polynomial = std::vector<Fraction>;

} // namespace

/// Points whose powers are small and few: rounding grows with both.
static std::vector<Fraction> getPoints(int64_t count) {
  static const Fraction points[] = {0,       1, -1, 2,      -2,     {1, 2},
                                    {-1, 2}, 4, -4, {1, 4}, {-1, 4}};
  assert(count <= int64_t(std::size(points)) && "not enough points");
  return std::vector<Fraction>(points, points + count);
}

/// Π (x − point) over all points but the one at `skipped`.
static Polynomial getMasterPolynomial(const std::vector<Fraction> &points,
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

static Fraction power(Fraction base, int64_t exponent) {
  Fraction result = 1;
  for (int64_t i = 0; i < exponent; ++i)
    result = result * base;
  return result;
}

/// What makes the coefficients whole numbers.
static Fraction getDenominator(const Polynomial &polynomial) {
  int64_t common = 1;
  for (const Fraction &coefficient : polynomial)
    common = std::lcm(common, coefficient.den);
  return common;
}

bool nnprim::hasWinogradMatrices(int64_t m, int64_t r) {
  return m >= 2 && r >= 2 && m <= kMaxWinogradAlpha && r <= kMaxWinogradAlpha &&
         m + r - 1 <= kMaxWinogradAlpha;
}

WinogradMatrices nnprim::getWinogradMatrices(int64_t m, int64_t r) {
  assert(hasWinogradMatrices(m, r) && "F(m, r) can not be generated");
  int64_t alpha = m + r - 1, finite = alpha - 1;
  std::vector<Fraction> points = getPoints(finite);
  WinogradMatrices result;
  result.at.assign(m, std::vector<double>(alpha, 0));
  result.g.assign(alpha, std::vector<double>(r, 0));
  result.bt.assign(alpha, std::vector<double>(alpha, 0));

  // Lagrange: a product s(x) of degree α − 1 is the sum of
  // s(a_j)·M_j(x)/M_j(a_j) over the finite points a_j and s(∞)·M(x). Bᵀ takes
  // M_j, scaled to whole numbers; G the values at a_j with the rest of the
  // factor.
  for (int64_t j = 0; j < finite; ++j) {
    Polynomial basis = getMasterPolynomial(points, j);
    Fraction atPoint = 0;
    for (std::size_t i = 0; i < basis.size(); ++i)
      atPoint = atPoint + basis[i] * power(points[j], i);
    Fraction scale = getDenominator(basis);
    if (atPoint.num < 0)
      scale = Fraction(-1) * scale; // Keeps signs out of G, as is usual.
    for (std::size_t i = 0; i < basis.size(); ++i)
      result.bt[j][i] = (scale * basis[i]).toDouble();
    for (int64_t k = 0; k < r; ++k)
      result.g[j][k] = (power(points[j], k) / (atPoint * scale)).toDouble();
    for (int64_t i = 0; i < m; ++i)
      result.at[i][j] = power(points[j], i).toDouble();
  }

  Polynomial all = getMasterPolynomial(points, /*skipped=*/-1);
  Fraction scale = getDenominator(all);
  for (std::size_t i = 0; i < all.size(); ++i)
    result.bt[finite][i] = (scale * all[i]).toDouble();
  result.g[finite][r - 1] = (Fraction(1) / scale).toDouble();
  result.at[m - 1][finite] = 1;
  return result;
}
