//===- FourierProgramsTest.cpp - Fourier transforms against sums ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Generator/FourierPrograms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <random>

using namespace nnprim;

namespace {

using Complex = std::complex<double>;
using Numbers = std::vector<double>;

const double kPi = std::acos(-1.0);

/// Runs phase after phase, in place.
Numbers run(const FourierProgram &program, Numbers line, int maxValues) {
  for (const FourierPhase &phase : program)
    for (const FourierStep &step : phase) {
      EXPECT_LE(int(step.inputs.size()), maxValues);
      EXPECT_LE(int(step.outputs.size()), maxValues);
      // As in the emitted code, no slot is written that is still to be read.
      std::vector<bool> isRead(line.size());
      step.program.stream<double>(
          [&](int i) {
            isRead[step.inputs[i]] = true;
            return line[step.inputs[i]];
          },
          evaluate,
          [&](int i, double value) {
            EXPECT_TRUE(isRead[step.outputs[i]]);
            line[step.outputs[i]] = value;
          });
      EXPECT_LE(step.program.countLiveValues(), 2 * maxValues - 2);
    }
  return line;
}

Numbers getNoise(int count) {
  std::mt19937 engine(count);
  std::normal_distribution<double> gauss;
  Numbers result(count);
  for (double &number : result)
    number = gauss(engine);
  return result;
}

/// Σ_j x[j]·exp(sign·2πi·jk/n).
Complex sum(const std::vector<Complex> &x, int k, int sign) {
  int n = int(x.size());
  Complex result;
  for (int j = 0; j < n; ++j)
    result += x[j] * std::polar(1.0, sign * 2 * kPi * j * k / n);
  return result;
}

std::vector<Complex> unpack(const Numbers &packed) {
  int n = int(packed.size());
  std::vector<Complex> x(n);
  x[0] = packed[getPackedSlot(n, 0)];
  x[n / 2] = packed[getPackedSlot(n, n / 2)];
  for (int k = 1; k < n / 2; ++k) {
    x[k] = {packed[getPackedSlot(n, k)], packed[getPackedSlot(n, k) + 1]};
    x[n - k] = std::conj(x[k]);
  }
  return x;
}

struct FourierTest : testing::TestWithParam<std::tuple<int, int>> {
  int size = std::get<0>(GetParam()), maxValues = std::get<1>(GetParam());
};

TEST_P(FourierTest, TransformsRealNumbers) {
  Numbers x = getNoise(size);
  Numbers packed =
      run(getFourierProgram(FourierKind::Real, size, size, maxValues), x,
          maxValues);
  std::vector<Complex> result = unpack(packed);
  for (int k = 0; k < size; ++k)
    EXPECT_LT(std::abs(result[k] - sum({x.begin(), x.end()}, k, -1)), 1e-13);
}

TEST_P(FourierTest, InvertsRealNumbers) {
  Numbers packed = getNoise(size);
  for (int count = 1; count <= size; ++count) {
    Numbers x =
        run(getFourierProgram(FourierKind::RealInverse, size, count, maxValues),
            packed, maxValues);
    for (int j = 0; j < count; ++j)
      EXPECT_NEAR(x[j], sum(unpack(packed), j, 1).real(), 1e-13);
  }
}

TEST_P(FourierTest, TransformsComplexNumbersBothWays) {
  std::vector<Complex> x;
  for (double number : getNoise(size))
    x.emplace_back(number, number * number);
  for (int sign : {-1, 1})
    for (int count = sign < 0 ? size : 1; count <= size; ++count) {
      FourierKind kind =
          sign < 0 ? FourierKind::Complex : FourierKind::ComplexInverse;
      Numbers line(2 * size);
      for (int j = 0; j < size; ++j) {
        int64_t place = sign < 0 ? j : getComplexPlace(size, j);
        line[2 * place] = x[j].real();
        line[2 * place + 1] = x[j].imag();
      }
      line =
          run(getFourierProgram(kind, size, count, maxValues), line, maxValues);
      for (int k = 0; k < count; ++k) {
        int64_t place =
            sign < 0 ? getComplexPlace(size, k) : getInversePlace(size, k);
        Complex result(line[2 * place], line[2 * place + 1]);
        EXPECT_LT(std::abs(result - sum(x, k, sign)), 1e-12);
      }
    }
}

INSTANTIATE_TEST_SUITE_P(, FourierTest,
                         testing::Combine(testing::Values(8, 16),
                                          testing::Values(8, 16, 64)));

/// The coefficients of n×n numbers agree with their definition.
TEST(Fourier, TransformsInTwoDimensions) {
  for (int n : {8, 16}) {
    Numbers x = getNoise(n * n);
    Numbers packed = transformFourier(x, n);
    auto expected = [&](int k, int l) {
      Complex result;
      for (int a = 0; a < n; ++a)
        for (int b = 0; b < n; ++b)
          result +=
              x[a * n + b] * std::polar(1.0, -2 * kPi * (a * k + b * l) / n);
      return result;
    };
    // The four coefficients that are real.
    for (int column : {0, 1})
      for (int i : {0, 1})
        EXPECT_NEAR(packed[getRealColumnPosition(n, column, i)],
                    expected(i * n / 2, column * n / 2).real(), 1e-12);
    std::vector<bool> isSeen(n * n);
    auto check = [&](int position, Complex value) {
      EXPECT_NEAR(packed[position], value.real(), 1e-12);
      EXPECT_NEAR(packed[position + 1], value.imag(), 1e-12);
      EXPECT_FALSE(isSeen[position]);
      isSeen[position] = isSeen[position + 1] = true;
    };
    for (int column : {0, 1})
      for (int k = 1; k < n / 2; ++k)
        check(int(getRealColumnPosition(n, column, getPackedSlot(n, k))),
              expected(k, column * n / 2));
    for (int l = 1; l < n / 2; ++l)
      for (int k = 0; k < n; ++k)
        check(int(getComplexColumnPosition(n, getPackedSlot(n, l) / 2,
                                           2 * getComplexPlace(n, k))),
              expected(k, l));
    EXPECT_EQ(std::count(isSeen.begin(), isSeen.end(), false),
              kNumRealCoefficients);
  }
}

/// A convolution computes Σ g[k]·d[i + k] from the transforms of d and conj(g).
TEST(Fourier, CorrelatesByProducts) {
  for (int n : {8, 16})
    for (int r = 2; r < n; ++r) {
      int m = n - r + 1;
      Numbers d = getNoise(n * n), g(n * n), taps = getNoise(r * r);
      for (int a = 0; a < r; ++a)
        for (int b = 0; b < r; ++b)
          g[a * n + b] = taps[a * r + b];
      Numbers v = transformFourier(d, n), u = transformFourier(g, n), p(n * n);
      for (int s = 0; s < kNumRealCoefficients; ++s)
        p[s] = v[s] * u[s];
      for (int s = kNumRealCoefficients; s < n * n; s += 2) {
        p[s] = v[s] * u[s] + v[s + 1] * u[s + 1];
        p[s + 1] = v[s + 1] * u[s] - v[s] * u[s + 1];
      }
      Numbers y = invertFourier(p, n, m);
      for (int i = 0; i < m; ++i)
        for (int j = 0; j < m; ++j) {
          double expected = 0;
          for (int a = 0; a < r; ++a)
            for (int b = 0; b < r; ++b)
              expected += taps[a * r + b] * d[(i + a) * n + j + b];
          EXPECT_NEAR(y[i * m + j] / (n * n), expected, 1e-12);
        }
    }
}

/// The error that a user may rely on.
TEST(Fourier, IsCountedWithinItsBudget) { EXPECT_LE(kFourierError, 2e-6); }

/// Dukhan's thesis (2020), table 8: hand-written code, with all outputs of the
/// inverse computed.
TEST(Fourier, NeedsNoMoreThanHandWrittenCode) {
  for (int maxValues : {8, 16, 64}) {
    EXPECT_LE(countFourier(8, maxValues).flops, 912);
    EXPECT_LE(countFourier(16, maxValues).flops, 4056);
    EXPECT_LE(countFourierInverse(8, 8, maxValues).flops, 992);
    EXPECT_LE(countFourierInverse(16, 16, maxValues).flops, 4480);
  }
}

/// The numbers that docs/primitives/fourier_transforms-design.md states.
TEST(Fourier, HasDocumentedCosts) {
  auto expect = [](FourierCost cost, int64_t flops, int64_t instructions) {
    EXPECT_EQ(cost.flops, flops);
    EXPECT_EQ(cost.instructions, instructions);
  };
  expect(countFourier(8, 64), 420, 356);
  expect(countFourier(16, 64), 2884, 2116);
  expect(countFourierInverse(8, 8, 64), 500, 356);
  expect(countFourierInverse(16, 16, 64), 3028, 2116);
  expect(countFourierInverse(8, 4, 64), 288, 228);
  expect(countFourierInverse(16, 12, 64), 2450, 1764);
}

} // namespace
