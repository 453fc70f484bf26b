//===- tile_clock.cpp - The clock after products in tile registers --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Runs products in tile registers and a chain of integer multiplications in
// turns, and prints how much longer the chain takes than without products, for
// some numbers of products and lengths of the chain. The chain takes a fixed
// number of cycles, so that this is the ratio of the clocks. `--zeros` has
// factors of zero, which cost little power.

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <vector>

#include <sys/syscall.h>
#include <unistd.h>

using namespace llvm;

static cl::opt<bool> zeros("zeros", cl::desc("Multiply zeros"));
static cl::opt<double> milliseconds("ms", cl::desc("For each figure"),
                                    cl::init(200));

static double now() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

/// Whether there are tile registers and Linux lets the process use them.
static bool areTilesAllowed() {
  constexpr long requestPermission = 0x1023, tileData = 18;
  return __builtin_cpu_supports("amx-bf16") &&
         syscall(SYS_arch_prctl, requestPermission, tileData) == 0;
}

/// Four sums take a product each in turn, so that none waits.
[[gnu::target("amx-tile,amx-bf16")]] static void
multiplyTiles(const uint16_t *factors, int64_t products) {
  struct {
    uint8_t palette = 1, startRow = 0, reserved[14] = {};
    uint16_t rowBytes[16] = {64, 64, 64, 64, 64, 64};
    uint8_t rows[16] = {16, 16, 16, 16, 16, 16};
  } shapes;
  __builtin_ia32_tile_loadconfig(&shapes);
  asm volatile("tileloadd (%0, %1), %%tmm4\n\ttileloadd (%0, %1), %%tmm5"
               :
               : "r"(factors), "r"(int64_t(64))
               : "memory");
  for (int64_t i = 0; i < products; i += 4)
    asm volatile("tdpbf16ps %tmm5, %tmm4, %tmm0\n\t"
                 "tdpbf16ps %tmm5, %tmm4, %tmm1\n\t"
                 "tdpbf16ps %tmm5, %tmm4, %tmm2\n\t"
                 "tdpbf16ps %tmm5, %tmm4, %tmm3");
  __builtin_ia32_tilerelease();
}

static uint64_t multiplyIntegers(uint64_t value, int64_t steps) {
  for (int64_t i = 0; i < steps; ++i) {
    value = value * 6364136223846793005U + 1442695040888963407U;
    asm volatile("" : "+r"(value));
  }
  return value;
}

namespace {
/// Median times in seconds.
struct Times {
  double products, chain;
};
} // namespace

static double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + values.size() / 2,
                   values.end());
  return values[values.size() / 2];
}

static Times measure(const uint16_t *factors, int64_t products, int64_t steps) {
  std::vector<double> productTimes, chainTimes;
  uint64_t value = 1;
  for (double start = now(), begin = start;
       begin < start + 1e-3 * milliseconds;) {
    if (products > 0)
      multiplyTiles(factors, products);
    double middle = now();
    value = multiplyIntegers(value, steps);
    double end = now();
    productTimes.push_back(middle - begin);
    chainTimes.push_back(end - middle);
    begin = end;
  }
  return {median(productTimes), median(chainTimes)};
}

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv, "The clock after tile products\n");
  if (!areTilesAllowed()) {
    errs() << "this processor has no tile registers for bf16\n";
    return 1;
  }
  alignas(64) uint16_t factors[16 * 32];
  for (size_t i = 0; i < std::size(factors); ++i)
    factors[i] = zeros ? 0 : uint16_t(0x3f80 + 37 * i % 128);
  for (int64_t steps : {4000, 16000, 64000, 128000, 256000, 512000}) {
    Times alone = measure(factors, 0, steps);
    for (int64_t products : {200, 400, 1600, 6400}) {
      Times both = measure(factors, products, steps);
      outs() << format("%5d products in %6.1f us, then a chain of %6.1f us: "
                       "%.3f\n",
                       int(products), 1e6 * both.products, 1e6 * alone.chain,
                       both.chain / alone.chain);
    }
  }
  return 0;
}
