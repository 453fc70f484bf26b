//===- Rational.h - Exact rational numbers --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_GENERATOR_RATIONAL_H
#define NNPRIM_GENERATOR_RATIONAL_H

#include <cstdint>
#include <numeric>
#include <vector>

namespace nnprim {

/// A rational number in lowest terms with a positive denominator. 64 bits
/// suffice for the transforms of small tiles.
class Rational {
public:
  Rational(int64_t numerator = 0, int64_t denominator = 1)
      : num(numerator), den(denominator) {
    int64_t divisor = std::gcd(num, den);
    if (den < 0)
      divisor = -divisor;
    num /= divisor;
    den /= divisor;
  }

  int64_t getNumerator() const { return num; }
  int64_t getDenominator() const { return den; }
  double toDouble() const { return double(num) / double(den); }
  bool isZero() const { return num == 0; }

  Rational operator-() const { return {-num, den}; }
  Rational operator*(Rational rhs) const {
    Rational a(num, rhs.den), b(rhs.num, den); // Cancel before multiplying.
    return {a.num * b.num, a.den * b.den};
  }
  Rational operator/(Rational rhs) const {
    return *this * Rational(rhs.den, rhs.num);
  }
  Rational operator+(Rational rhs) const {
    int64_t common = std::lcm(den, rhs.den);
    return {num * (common / den) + rhs.num * (common / rhs.den), common};
  }
  Rational operator-(Rational rhs) const { return *this + -rhs; }
  bool operator==(Rational rhs) const {
    return num == rhs.num && den == rhs.den;
  }
  bool operator!=(Rational rhs) const { return !(*this == rhs); }
  /// Arbitrary total order, for keys of maps.
  bool operator<(Rational rhs) const {
    return num != rhs.num ? num < rhs.num : den < rhs.den;
  }

private:
  int64_t num, den;
};

using RationalMatrix = std::vector<std::vector<Rational>>;

} // namespace nnprim

#endif // NNPRIM_GENERATOR_RATIONAL_H
