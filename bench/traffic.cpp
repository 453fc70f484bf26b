//===- traffic.cpp - How long reading and writing take at least -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each argument READ:WRITTEN, in bytes, prints the microseconds in which
// one thread reads and writes as many, by loads and stores of whole vectors:
// the bound of a loop that does no more. The least of many runs in memory that
// is allocated anew several times, since which sets of a cache the pages of
// physical memory fall into is luck. A first argument `avx2` limits the
// vectors.
//
//===----------------------------------------------------------------------===//

#include "harness/Limits.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <vector>

using namespace nnprim::bench;

/// Seconds of a run, at least.
static double measure(Isa isa, int64_t read, int64_t written) {
  constexpr int kAllocations = 6, kRuns = 40;
  double least = std::numeric_limits<double>::infinity();
  // Kept until the end, so that each allocation has other pages.
  std::vector<Buffer> buffers;
  for (int i = 0; i < kAllocations; ++i) {
    Buffer source((read + 3) / 4, /*offset=*/0), destination((written + 3) / 4);
    for (int run = 0; run < kRuns; ++run) {
      auto begin = std::chrono::steady_clock::now();
      stream(isa, source, destination);
      std::chrono::duration<double> time =
          std::chrono::steady_clock::now() - begin;
      least = std::min(least, time.count());
    }
    buffers.push_back(std::move(source));
    buffers.push_back(std::move(destination));
  }
  return least;
}

int main(int argc, char **argv) {
  Isa isa = hostIsa();
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "avx2") == 0) {
      isa = Isa::Avx2;
      continue;
    }
    char *end;
    int64_t read = std::strtoll(argv[i], &end, 10);
    if (read < 0 || *end != ':')
      return 1;
    int64_t written = std::strtoll(end + 1, &end, 10);
    if (written < 0 || *end)
      return 1;
    std::printf("%.3f\n", measure(isa, read, written) * 1e6);
  }
  return 0;
}
