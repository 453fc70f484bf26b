//===- Problem.cpp - A layer with its data --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Problem.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>

using namespace nnprim::bench;

constexpr size_t kReadable = 256;

Buffer::Buffer(int64_t size, int64_t offset, Pages pages)
    : count(size), offset(offset) {
  const size_t pageBytes = pages == Large ? 2 << 20 : 4096;
  size_t length = offset + size * sizeof(float) + kReadable;
  length = (length + pageBytes - 1) / pageBytes * pageBytes;
  bytes.reset(static_cast<char *>(std::aligned_alloc(pageBytes, length)));
  madvise(bytes.get(), length,
          pages == Large ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
  std::memset(bytes.get(), 0, length);
}

/// The i-th weight, which forms.py compiles into our library: a multiple of
/// 1/512 in [-1/4, 1/4). Bits are mixed as by the end of MurmurHash3, so that
/// neighbours do not depend on each other and sums do not cancel.
static float weight(uint32_t i) {
  i = (i ^ (i >> 16)) * 0x85ebca6bu;
  i = (i ^ (i >> 13)) * 0xc2b2ae35u;
  return float(int32_t((i ^ (i >> 16)) >> 24) - 128) / 512;
}

Problem::Problem(const Layer &layer, int threads)
    : layer(layer), threads(threads), input(layer.inputSize(), /*offset=*/0),
      filter(layer.filterSize(), /*offset=*/1024) {
  for (int64_t i = 0; i < filter.size(); ++i)
    filter.data()[i] = weight(uint32_t(i));
  // Another stride, so that no channel of the image repeats a filter.
  for (int64_t i = 0; i < input.size(); ++i)
    input.data()[i] = weight(uint32_t(i) * 40503u + 12345u);
}

double Problem::expected(int64_t row, int64_t column, int64_t channel) const {
  const Layer &l = layer;
  double sum = 0;
  for (int64_t r = 0; r < l.r; ++r)
    for (int64_t s = 0; s < l.s; ++s) {
      int64_t y = row * l.stride + r * l.dilation - l.padTop;
      int64_t x = column * l.stride + s * l.dilation - l.padLeft;
      if (y < 0 || y >= l.h || x < 0 || x >= l.w)
        continue;
      const float *pixel = input.data() + (y * l.w + x) * l.c;
      const float *tap = filter.data() + (r * l.s + s) * (l.c / l.groups) * l.k;
      if (l.isDepthwise()) {
        sum += double(pixel[channel]) * tap[channel];
        continue;
      }
      for (int64_t c = 0; c < l.c; ++c)
        sum += double(pixel[c]) * tap[c * l.k + channel];
    }
  return sum;
}

Buffer Problem::patches() const {
  Buffer result(layer.patchesSize());
  gatherPatches(result.data());
  return result;
}

void Problem::gatherPatches(float *to) const {
  const Layer &l = layer;
  for (int64_t row = 0; row < l.outputHeight(); ++row)
    for (int64_t column = 0; column < l.outputWidth(); ++column)
      for (int64_t tap = 0; tap < l.r * l.s; ++tap, to += l.c) {
        int64_t y = row * l.stride + tap / l.s * l.dilation - l.padTop;
        int64_t x = column * l.stride + tap % l.s * l.dilation - l.padLeft;
        if (y >= 0 && y < l.h && x >= 0 && x < l.w)
          std::memcpy(to, input.data() + (y * l.w + x) * l.c,
                      l.c * sizeof(float));
        else
          std::fill_n(to, l.c, 0.0f);
      }
}

Buffer nnprim::bench::transpose(const Buffer &matrix, int64_t rows,
                                int64_t columns) {
  Buffer result(rows * columns);
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t column = 0; column < columns; ++column)
      result.data()[column * rows + row] =
          matrix.data()[row * columns + column];
  return result;
}
