//===- exponential.cpp - exp of every float -------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: nnprim-bench-exponential LIBRARY ELEMENTS
//
// Runs the exponential that softmax.py --exponential compiled on all 2^32
// floats, compares with double precision and prints the largest error in ULP.
// Fails above 2 ULP, and where infinities or NaN differ. Some minutes.
//
//===----------------------------------------------------------------------===//

#include "peers/Softmax.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <limits>

using namespace nnprim::bench;

/// |actual - expected| in units of the last place of the nearest float, those
/// of subnormals being that of the least normal one; infinite where one of them
/// is finite or a number and the other is not.
static double errorInUlps(float actual, double expected) {
  float nearest = float(expected);
  if (std::isnan(nearest) || std::isinf(nearest))
    return std::isnan(nearest) == std::isnan(actual) &&
                   (std::isnan(nearest) || actual == nearest)
               ? 0
               : std::numeric_limits<double>::infinity();
  int exponent = std::max(std::ilogb(nearest), -126);
  return std::abs(actual - expected) * std::ldexp(1.0, 23 - exponent);
}

int main(int argc, char **argv) {
  if (argc != 3) {
    llvm::errs() << "usage: " << argv[0] << " LIBRARY ELEMENTS\n";
    return 2;
  }
  const int64_t size = std::atoll(argv[2]);
  Row row{Buffer(size), Buffer(size), /*threads=*/1};
  llvm::ExitOnError exitOnError("error: ");
  auto exponential = exitOnError(makeCompiledRow(row, argv[1]));
  double worst = 0;
  float worstInput = 0;
  for (uint64_t begin = 0; begin < uint64_t(1) << 32; begin += size) {
    for (int64_t i = 0; i < size; ++i)
      row.input.data()[i] = llvm::bit_cast<float>(uint32_t(begin + i));
    exponential->run();
    for (int64_t i = 0; i < size; ++i) {
      float x = row.input.data()[i];
      double error = errorInUlps(row.output.data()[i], std::exp(double(x)));
      if (error > worst) {
        worst = error;
        worstInput = x;
      }
    }
  }
  llvm::outs() << llvm::formatv("exp of 2^32 floats: {0:f3} ULP at {1:e8}\n",
                                worst, worstInput);
  return worst <= 2 ? 0 : 1;
}
