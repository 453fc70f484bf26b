//===- sparse_layout.cpp - NCHW against panels of pixels, by hand ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The gain of a product by sparse weights if its activations were not NCHW but
// panels of 112 pixels, each with all channels (rows of images grouped:
// 1 of 112, 2 of 56, 4 of 28). The kernel is the one that the compiler emits for
// such tiles. docs/decisions/0021 quotes what it prints.
//
//===----------------------------------------------------------------------===//

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <random>
#include <vector>

namespace {
constexpr int64_t kLanes = 16, kVectors = 7, kPixels = kVectors * kLanes;
using Vector = float __attribute__((vector_size(64), aligned(4)));

struct Layer {
  int64_t channels, filters, pixels;
};

/// Compressed sparse rows at random positions.
struct Weights {
  std::vector<int32_t> rows, columns;
  std::vector<float> values;

  Weights(const Layer &layer, double density) {
    std::mt19937 generator(1);
    std::bernoulli_distribution isStored(density);
    rows.push_back(0);
    for (int64_t f = 0; f < layer.filters; ++f) {
      for (int64_t c = 0; c < layer.channels; ++c)
        if (isStored(generator)) {
          columns.push_back(int32_t(c));
          values.push_back(float(c % 7) - 3);
        }
      rows.push_back(int32_t(columns.size()));
    }
  }
};

/// Channels are `inputStride` floats apart, filters `outputStride`.
__attribute__((target("avx512f"))) void
multiplyTile(const Weights &weights, const float *input, int64_t inputStride,
             float *output, int64_t outputStride) {
  for (size_t f = 0; f + 1 < weights.rows.size(); ++f) {
    Vector sums[kVectors] = {};
    for (int32_t i = weights.rows[f]; i < weights.rows[f + 1]; ++i) {
      const float *pixels = input + weights.columns[i] * inputStride;
      for (int64_t j = 0; j < kVectors; ++j)
        sums[j] += weights.values[i] *
                   *reinterpret_cast<const Vector *>(pixels + j * kLanes);
    }
    for (int64_t j = 0; j < kVectors; ++j)
      *reinterpret_cast<Vector *>(output + f * outputStride + j * kLanes) =
          sums[j];
  }
}

void multiply(const Weights &weights, const Layer &layer, bool inPanels,
              const float *input, float *output) {
  int64_t inputStride = inPanels ? kPixels : layer.pixels;
  int64_t inputStep = inPanels ? layer.channels * kPixels : kPixels;
  int64_t outputStep = inPanels ? layer.filters * kPixels : kPixels;
  for (int64_t tile = 0; tile < layer.pixels / kPixels; ++tile)
    multiplyTile(weights, input + tile * inputStep, inputStride,
                 output + tile * outputStep, inputStride);
}

/// The least microseconds of a product in either layout, in turns.
void measure(const Layer &layer, double density) {
  Weights weights(layer, density);
  std::vector<float> input(layer.channels * layer.pixels, 1.0f),
      output(layer.filters * layer.pixels);
  double best[2] = {1e30, 1e30};
  for (int round = 0; round < 25; ++round)
    for (bool inPanels : {false, true}) {
      multiply(weights, layer, inPanels, input.data(), output.data());
      auto begin = std::chrono::steady_clock::now();
      for (int i = 0; i < 5; ++i)
        multiply(weights, layer, inPanels, input.data(), output.data());
      std::chrono::duration<double, std::micro> time =
          std::chrono::steady_clock::now() - begin;
      best[inPanels] = std::min(best[inPanels], time.count() / 5);
    }
  std::printf("%4d %4d %6d pixels, %2.0f %% zero: NCHW %6.1f us, panels %6.1f "
              "us, %.2f\n",
              int(layer.channels), int(layer.filters), int(layer.pixels),
              100 * (1 - density), best[0], best[1], best[0] / best[1]);
}
} // namespace

int main() {
  if (!__builtin_cpu_supports("avx512f")) {
    std::fputs("error: this machine has no AVX-512\n", stderr);
    return 1;
  }
  for (double density : {0.1, 0.05})
    for (const Layer &layer : {Layer{32, 64, 12544}, Layer{64, 128, 3136},
                               Layer{128, 128, 3136}, Layer{128, 256, 784},
                               Layer{256, 256, 784}})
      measure(layer, density);
  return 0;
}
