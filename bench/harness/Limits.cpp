//===- Limits.cpp - The machine's own limits ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Limits.h"
#include "Threads.h"

#include <algorithm>

using namespace nnprim::bench;

namespace {
typedef float Vector256 __attribute__((vector_size(32)));
typedef float Vector512 __attribute__((vector_size(64)));
} // namespace

// More chains than the latency of four cycles on two ports needs, and few
// enough for 16 registers.
constexpr int kChains = 12;

/// Steps of one run of `peak`: with threads, so many that the time to wake them
/// is negligible.
static int64_t peakSteps(int threads) {
  return threads == 1 ? 1 << 14 : 1 << 19;
}

template <typename Vector>
[[gnu::always_inline]] static inline void chains(int64_t steps) {
  Vector sums[kChains] = {};
  volatile float factor = 0.5f, term = 1.0f; // Unknown to the compiler.
  Vector a = factor + Vector{}, b = term + Vector{};
  for (int64_t step = 0; step < steps; ++step)
    for (Vector &sum : sums)
      sum = __builtin_elementwise_fma(sum, a, b);
  volatile float sink = 0; // Keeps the chains alive.
  for (Vector &sum : sums)
    sink = sink + sum[0];
}

[[gnu::target("avx512f")]] static void chainsAvx512(int64_t steps) {
  chains<Vector512>(steps);
}

[[gnu::target("avx2,fma")]] static void chainsAvx2(int64_t steps) {
  chains<Vector256>(steps);
}

Isa nnprim::bench::hostIsa() {
  return __builtin_cpu_supports("avx512f") ? Isa::Avx512 : Isa::Avx2;
}

double nnprim::bench::multiplyAdd(Isa isa, int64_t steps) {
  const int lanes = isa == Isa::Avx512 ? 16 : 8;
  (isa == Isa::Avx512 ? chainsAvx512 : chainsAvx2)(steps);
  return 2.0 * lanes * kChains * double(steps);
}

double nnprim::bench::peakFlops(Isa isa, int threads) {
  const int lanes = isa == Isa::Avx512 ? 16 : 8;
  return 2.0 * lanes * kChains * double(peakSteps(threads)) * threads;
}

template <typename Vector>
[[gnu::always_inline]] static inline void
streamPages(const float *source, int64_t sourceSize, float *destination,
            int64_t destinationSize) {
  constexpr int64_t lanes = sizeof(Vector) / sizeof(float), page = 1024;
  const int64_t numPages = std::max<int64_t>(
      1, (std::max(sourceSize, destinationSize) + page - 1) / page);
  Vector sums[4] = {}, value = {};
  auto begin = [&](int64_t i, int64_t size) {
    return size * i / numPages / (4 * lanes) * (4 * lanes);
  };
  for (int64_t i = 0; i < numPages; ++i) {
    for (int64_t j = begin(i, sourceSize); j < begin(i + 1, sourceSize);
         j += 4 * lanes)
      for (int64_t v = 0; v < 4; ++v)
        sums[v] += *reinterpret_cast<const Vector *>(source + j + v * lanes);
    for (int64_t j = begin(i, destinationSize);
         j < begin(i + 1, destinationSize); j += 4 * lanes)
      for (int64_t v = 0; v < 4; ++v)
        *reinterpret_cast<Vector *>(destination + j + v * lanes) = value;
    asm volatile("" ::: "memory"); // Every page is written.
  }
  volatile float sink = sums[0][0] + sums[1][0] + sums[2][0] + sums[3][0];
  (void)sink;
}

[[gnu::target("avx512f")]] static void streamAvx512(const float *source,
                                                    int64_t sourceSize,
                                                    float *destination,
                                                    int64_t destinationSize) {
  streamPages<Vector512>(source, sourceSize, destination, destinationSize);
}

[[gnu::target("avx2")]] static void streamAvx2(const float *source,
                                               int64_t sourceSize,
                                               float *destination,
                                               int64_t destinationSize) {
  streamPages<Vector256>(source, sourceSize, destination, destinationSize);
}

void nnprim::bench::stream(Isa isa, const Buffer &source,
                           const Buffer &destination) {
  (isa == Isa::Avx512 ? streamAvx512 : streamAvx2)(
      source.data(), source.size(), destination.data(), destination.size());
}

namespace {
class Peak : public Contestant {
public:
  Peak(Isa isa, int count)
      : isa(isa), count(count), threads(threadsFor(count)) {}

  void run() override {
    if (!threads)
      return runSteps();
    threads->parallel_for(
        threads->context, count,
        [](void *self, int64_t) { static_cast<Peak *>(self)->runSteps(); },
        this);
  }
  const float *output() override { return nullptr; }

private:
  void runSteps() { multiplyAdd(isa, peakSteps(count)); }

  const Isa isa;
  const int count;
  const nnprim_threads *threads;
};

class Traffic : public Contestant {
public:
  Traffic(Isa isa, const Layer &layer)
      : isa(isa), source(layer.inputSize() + layer.filterSize()),
        destination(layer.outputSize()) {}

  void run() override { stream(isa, source, destination); }
  const float *output() override { return nullptr; }

private:
  const Isa isa;
  Buffer source, destination;
};
} // namespace

std::unique_ptr<Contestant> nnprim::bench::makePeak(Isa isa, int threads) {
  return std::make_unique<Peak>(isa, threads);
}

std::unique_ptr<Contestant> nnprim::bench::makeTraffic(Isa isa,
                                                       const Layer &layer) {
  return std::make_unique<Traffic>(isa, layer);
}
