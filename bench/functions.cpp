//===- functions.cpp - Elementwise functions of every float ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: nnprim-bench-functions FUNCTION LIBRARY ELEMENTS STRIDE BOUND [ROUNDS]
//
// Runs the function that functions.py compiled on every STRIDE-th of the 2^32
// floats, compares it with double precision, and prints the largest error.
// Fails if that is above BOUND or if infinities or NaN differ. Then times the
// function on values from -8 to 8, ROUNDS times.
//
//===----------------------------------------------------------------------===//

#include "Rounds.h"
#include "peers/Softmax.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <limits>

using namespace nnprim::bench;

namespace {
/// The unit of an error: ULP of the nearest float; ULP of x, for products of x
/// with a number that is rounded near 1; or the bound that the documentation of
/// nnprim.twopass_softmax allows.
enum class Unit { Ulp, UlpOfX, SoftmaxBound };

struct Function {
  llvm::StringLiteral name;
  double (*value)(double x);
  Unit unit;
  /// Results below 2^-126 may be 0.
  bool flushes = false;
};
} // namespace

static double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

/// The first element of the softmax of a row of x and 0; a row with an infinite
/// element is NaN.
static double softmax(double x) {
  return x == std::numeric_limits<double>::infinity() ? NAN : sigmoid(x);
}

static double hardSwish(double x) {
  return x * std::fmin(std::fmax(x * (1.0 / 6) + 0.5, 0.0), 1.0);
}

static llvm::StringRef getName(Unit unit) {
  switch (unit) {
  case Unit::Ulp:
    return "ULP";
  case Unit::UlpOfX:
    return "ULP of x";
  case Unit::SoftmaxBound:
    return "of the bound";
  }
  llvm_unreachable("all are above");
}

static const Function functions[] = {
    {"exp", [](double x) { return std::exp(x); }, Unit::Ulp},
    {"sigmoid", sigmoid, Unit::Ulp, /*flushes=*/true},
    {"softmax", softmax, Unit::SoftmaxBound, /*flushes=*/true},
    {"tanh", [](double x) { return std::tanh(x); }, Unit::Ulp},
    {"erf", [](double x) { return std::erf(x); }, Unit::Ulp},
    {"swish", [](double x) { return x * sigmoid(x); }, Unit::UlpOfX},
    {"gelu",
     [](double x) { return x / 2 * std::erfc(x * -0.70710678118654752440); },
     Unit::UlpOfX},
    {"hard_swish", hardSwish, Unit::UlpOfX},
    {"hard_swish_quotient", hardSwish, Unit::UlpOfX},
};

/// Number of ULPs of `value` in 1: 2^(23 - exponent). It is computed from the
/// bits, since there are four thousand million calls.
static double getUnitsInOne(float value) {
  constexpr uint64_t floatBias = 127, doubleBias = 1023;
  uint64_t exponent = llvm::bit_cast<uint32_t>(value) >> 23 & 0xff;
  exponent = std::max<uint64_t>(exponent, 1);
  return llvm::bit_cast<double>((doubleBias + 23 + floatBias - exponent) << 52);
}

/// |actual - expected| in units; infinite where one of them is finite or a
/// number and the other is not. The units of subnormals are those of the least
/// normal float.
static double measureError(const Function &function, float x, float actual,
                           double expected) {
  float nearest = float(expected);
  if (!std::isfinite(nearest) || !std::isfinite(actual))
    return actual == nearest || (std::isnan(actual) && std::isnan(nearest))
               ? 0
               : std::numeric_limits<double>::infinity();
  if (function.flushes && actual == 0 && std::abs(nearest) < 0x1p-126f)
    return 0;
  double error = std::abs(actual - expected);
  if (function.unit == Unit::SoftmaxBound)
    return error / (expected * (5 + std::max(-x, 0.0f)) * 0x1p-23 + 0x1p-126);
  return error * getUnitsInOne(function.unit == Unit::Ulp ? nearest : x);
}

static void findWorst(const Function &function, Row &row, Contestant &compiled,
                      uint64_t stride, double &worst, float &worstInput) {
  const int64_t size = row.input.size();
  const uint64_t count = uint64_t(1) << 32;
  for (uint64_t begin = 0; begin < count; begin += size * stride) {
    for (int64_t i = 0; i < size; ++i)
      row.input.data()[i] = llvm::bit_cast<float>(
          uint32_t(std::min(begin + i * stride, count - 1)));
    compiled.run();
    for (int64_t i = 0; i < size; ++i) {
      float x = row.input.data()[i];
      double error = measureError(function, x, row.output.data()[i],
                                  function.value(double(x)));
      if (error > worst) {
        worst = error;
        worstInput = x;
      }
    }
  }
}

static double timeInNanoseconds(Row &row, Contestant &compiled, int rounds) {
  const int64_t size = row.input.size();
  for (int64_t i = 0; i < size; ++i)
    row.input.data()[i] = -8 + 16.0f * i / size;
  Timing timing;
  timing.rounds = rounds;
  timing.secondsPerRound = 1e-3;
  return 1e9 * median(measure({&compiled}, timing).front()) / size;
}

int main(int argc, char **argv) {
  const auto *function = llvm::find_if(functions, [&](const Function &f) {
    return argc > 1 && f.name == argv[1];
  });
  if (argc < 6 || argc > 7 || function == std::end(functions)) {
    llvm::errs() << "usage: " << argv[0]
                 << " FUNCTION LIBRARY ELEMENTS STRIDE BOUND [ROUNDS]\n";
    return 2;
  }
  const int64_t size = std::atoll(argv[3]);
  const double bound = std::atof(argv[5]);
  Row row{Buffer(size, /*offset=*/0), Buffer(size), /*threads=*/1};
  llvm::ExitOnError exitOnError("error: ");
  auto compiled = exitOnError(makeCompiledRow(row, argv[2]));
  double worst = 0;
  float worstInput = 0;
  findWorst(*function, row, *compiled, std::atoll(argv[4]), worst, worstInput);
  llvm::outs() << llvm::formatv("{0,-12} at most {1:f3} {2} at {3:e8}",
                                function->name, worst, getName(function->unit),
                                worstInput);
  int rounds = argc == 7 ? std::atoi(argv[6]) : 0;
  if (rounds > 0)
    llvm::outs() << llvm::formatv(", {0:f4} ns an element",
                                  timeInNanoseconds(row, *compiled, rounds));
  llvm::outs() << '\n';
  return worst <= bound ? 0 : 1;
}
