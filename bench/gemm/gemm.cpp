//===- gemm.cpp - A compiled matrix product in percent of the FMA peak ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: gemm [ROUNDS]
//
// Links one object of nnprim-compile (make-gemm.py wrote its source). The peak
// is that of independent fused multiply-adds in registers, measured in
// alternation with the product because the clock moves by some percent.
//
//===----------------------------------------------------------------------===//

#include "gemm.h"

#include "nnprim/model.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#if defined(__AVX512F__)
constexpr int kLanes = 16;
#elif defined(__AVX2__)
constexpr int kLanes = 8;
#else
constexpr int kLanes = 4;
#endif
typedef float Vector __attribute__((vector_size(4 * kLanes)));

/// Seconds this thread has run: unlike the clock on the wall, it does not count
/// what other programs take from the core.
static double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec + 1e-9 * time.tv_nsec;
}

/// Operations per second of twelve chains of multiply-adds: more than the
/// latency of four cycles on two ports needs, and few enough for 16 registers.
static double measurePeak(double seconds) {
  constexpr int numChains = 12, numSteps = 1 << 14;
  Vector chains[numChains] = {};
  volatile float factor = 0.5f, term = 1.0f; // Unknown to the compiler.
  Vector a = factor + Vector{}, b = term + Vector{};
  double operations = 0, begin = now(), end = begin;
  do {
    for (int step = 0; step < numSteps; ++step)
      for (int i = 0; i < numChains; ++i)
        chains[i] = chains[i] * a + b;
    operations += 2.0 * kLanes * numChains * numSteps;
    end = now();
  } while (end - begin < seconds);
  volatile float sink = 0; // The chains are used.
  for (Vector chain : chains)
    sink = sink + chain[0];
  return operations / (end - begin);
}

namespace {
/// The compiled product and its operands.
class Product {
public:
  Product()
      : m(gemm_model.inputs[0].shape[0]), k(gemm_model.inputs[0].shape[1]),
        n(gemm_model.outputs[0].shape[1]), a(allocate(4 * m * k)),
        c(allocate(4 * m * n)), arena(allocate(gemm_model.arena_bytes)) {
    for (int64_t i = 0; i < m * k; ++i)
      a[i] = float(i % 13 - 6) / 8;
  }

  void run() {
    const void *inputs[] = {a};
    void *outputs[] = {c};
    gemm_model.invoke(inputs, outputs, arena, nullptr);
  }

  double measure(double seconds) {
    double operations = 0, begin = now(), end = begin;
    do {
      run();
      operations += 2.0 * m * n * k;
      end = now();
    } while (end - begin < seconds);
    return operations / (end - begin);
  }

  /// The largest difference to a plain loop in double precision.
  double error() {
    run();
    double worst = 0;
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = 0; j < n; ++j) {
        double sum = 0;
        for (int64_t p = 0; p < k; ++p)
          sum += double(a[i * k + p]) * (((7 * p + 3 * j) % 11 - 5) / 8.0);
        worst = std::max(worst, std::abs(sum - c[i * n + j]));
      }
    return worst;
  }

  const int64_t m, k, n;

private:
  static float *allocate(size_t bytes) {
    size_t alignment = gemm_model.arena_alignment;
    void *data =
        std::aligned_alloc(alignment, (bytes / alignment + 1) * alignment);
    if (!data)
      std::abort();
    return static_cast<float *>(data);
  }

  float *a, *c;
  void *arena;
};
} // namespace

static double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + values.size() / 2,
                   values.end());
  return values[values.size() / 2];
}

int main(int argc, char **argv) {
  const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 101;
  Product product;
  if (double error = product.error(); error > 1e-3) {
    std::fprintf(stderr, "gemm: wrong result, off by %g\n", error);
    return 1;
  }
  std::vector<double> peaks, speeds, shares;
  for (int round = 0; round < rounds; ++round) {
    peaks.push_back(measurePeak(0.005));
    speeds.push_back(product.measure(0.005));
    shares.push_back(speeds.back() / peaks.back());
  }
  std::sort(shares.begin(), shares.end());
  std::printf("gemm %lldx%lldx%lld, %s: %.1f GFLOP/s of %.1f, %.1f %% of peak "
              "(%.1f to %.1f, 10th to 90th percentile of %d rounds)\n",
              (long long)product.m, (long long)product.n, (long long)product.k,
              gemm_model.target, median(speeds) / 1e9, median(peaks) / 1e9,
              100 * shares[rounds / 2], 100 * shares[rounds / 10],
              100 * shares[rounds * 9 / 10], rounds);
  return 0;
}
