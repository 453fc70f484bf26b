//===- FourierTerms.cpp - Fourier transforms of scaled terms --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FourierTerms.h"

#include <cmath>
#include <cstddef>
#include <tuple>

using namespace nnprim;

static ComplexTerm conjugate(ComplexTerm x) { return {x.re, -x.im}; }

/// cos(2πk/n), exact where it is 0 or ±1.
static double getCosine(int k, int n) {
  if (4 * k % n == 0) {
    static const double quarters[] = {1, 0, -1, 0};
    return quarters[4 * k / n % 4];
  }
  return std::cos(2 * std::acos(-1.0) * k / n);
}

/// sin(2πk/n) = cos(2π(k/n + ¾)).
static double getSine(int k, int n) { return getCosine(4 * k + 3 * n, 4 * n); }

static ScaledTerm scale(ScaledTerm x, double factor) {
  return {x.value, x.factor * factor};
}

ComplexTerm FourierBuilder::twiddle(ComplexTerm x, int k, int n) {
  double c = getCosine(k, n), s = sign * getSine(k, n);
  return {ScaledTermBuilder::sub(scale(x.re, c), scale(x.im, s)),
          ScaledTermBuilder::add(scale(x.im, c), scale(x.re, s))};
}

/// Every second element, starting at `first`.
template <typename T>
static std::vector<T> takeSecond(const std::vector<T> &x, int first) {
  std::vector<T> result;
  for (std::size_t i = first; i < x.size(); i += 2)
    result.push_back(x[i]);
  return result;
}

Complexes FourierBuilder::transform(const Complexes &x) {
  int n = int(x.size());
  if (n == 1)
    return x;
  Complexes even = transform(takeSecond(x, 0));
  Complexes odd = transform(takeSecond(x, 1));
  Complexes result(n);
  for (int k = 0; k < n / 2; ++k) {
    ComplexTerm turned = twiddle(odd[k], k, n);
    result[k] = add(even[k], turned);
    result[k + n / 2] = sub(even[k], turned);
  }
  return result;
}

/// Uses X[n/2 − k] = conj(X[n/2 + k]).
std::pair<ComplexTerm, ComplexTerm>
FourierBuilder::combine(ComplexTerm even, ComplexTerm odd, int k, int n) {
  ComplexTerm turned = twiddle(odd, k, n);
  return {add(even, turned), conjugate(sub(even, turned))};
}

Complexes FourierBuilder::transformReal(const Reals &x) {
  int n = int(x.size());
  if (n == 1)
    return {{x.front(), {}}};
  Complexes even = transformReal(takeSecond(x, 0));
  Complexes odd = transformReal(takeSecond(x, 1));
  Complexes result(n / 2 + 1);
  for (int k = 0; k <= n / 4; ++k)
    std::tie(result[k], result[n / 2 - k]) = combine(even[k], odd[k], k, n);
  return result;
}

std::pair<ComplexTerm, ComplexTerm>
FourierBuilder::split(ComplexTerm first, ComplexTerm second, int k, int n) {
  ComplexTerm other = conjugate(second);
  return {add(first, other), twiddle(sub(first, other), k, n)};
}

Reals FourierBuilder::invertReal(const Complexes &x) {
  int n = 2 * (int(x.size()) - 1);
  if (n == 0)
    return {x.front().re};
  Complexes even(n / 4 + 1), odd(n / 4 + 1);
  for (int k = 0; k <= n / 4; ++k)
    std::tie(even[k], odd[k]) = split(x[k], x[n / 2 - k], k, n);
  Reals evens = invertReal(even), odds = invertReal(odd), result;
  for (std::size_t i = 0; i < evens.size(); ++i) {
    result.push_back(evens[i]);
    result.push_back(odds[i]);
  }
  return result;
}
