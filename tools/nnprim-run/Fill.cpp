//===- Fill.cpp - Default input values ------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fill.h"

#include "nnprim/tensor.h"

#include <cstring>

namespace {

class SplitMix64 {
public:
  explicit SplitMix64(uint64_t seed) : state(seed) {}
  uint64_t next() {
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

private:
  uint64_t state;
};

/// A multiple of 2^-(bits-1) in [-1, 1), which a format with a significand of
/// `bits` bits represents exactly.
double uniform(SplitMix64 &random, int bits) {
  uint64_t integer = random.next() >> (64 - bits);
  uint64_t half = uint64_t(1) << (bits - 1);
  return static_cast<double>(static_cast<int64_t>(integer - half)) /
         static_cast<double>(half);
}

/// The encoding of a value that binary16 represents exactly.
uint16_t encodeFloat16(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof(bits));
  uint16_t sign = static_cast<uint16_t>(bits >> 48 & 0x8000);
  int exponent = static_cast<int>(bits >> 52 & 0x7ff) - 1023;
  uint16_t mantissa = static_cast<uint16_t>(bits >> 42 & 0x3ff);
  if (value == 0) // The only value of `uniform` below binary16's normal range.
    return 0;
  return sign | static_cast<uint16_t>((exponent + 15) << 10) | mantissa;
}

/// flyte24 is the upper three bytes of a binary32.
void putFlyte24(void *data, uint64_t index, double value) {
  float narrow = static_cast<float>(value);
  uint32_t bits;
  memcpy(&bits, &narrow, sizeof(bits));
  auto *bytes = static_cast<unsigned char *>(data) + 3 * index;
  for (int i = 0; i < 3; ++i)
    bytes[i] = static_cast<unsigned char>(bits >> 8 * (i + 1));
}

/// bfloat16 is the upper half of a binary32.
uint16_t encodeBFloat16(double value) {
  float narrow = static_cast<float>(value);
  uint32_t bits;
  memcpy(&bits, &narrow, sizeof(bits));
  return static_cast<uint16_t>(bits >> 16);
}

template <typename T> void put(void *data, uint64_t index, T value) {
  memcpy(static_cast<char *>(data) + index * sizeof(T), &value, sizeof(T));
}

void putInteger(void *data, uint64_t index, uint64_t size, uint64_t value) {
  char bytes[8] = {static_cast<char>(value)};
  memcpy(static_cast<char *>(data) + index * size, bytes, size);
}

} // namespace

void fillFromSeed(const nnprim_tensor &tensor, int32_t index, void *data) {
  SplitMix64 random((static_cast<uint64_t>(index) << 32) + 1);
  uint64_t count = 0;
  if (nnprim_tensor_count(&tensor, &count) != 0)
    return;
  for (uint64_t i = 0; i < count; ++i) {
    switch (tensor.type) {
    case NNPRIM_FLOAT32:
      put(data, i, static_cast<float>(uniform(random, 24)));
      break;
    case NNPRIM_FLOAT64:
      put(data, i, uniform(random, 53));
      break;
    case NNPRIM_FLOAT16:
      put(data, i, encodeFloat16(uniform(random, 11)));
      break;
    case NNPRIM_BFLOAT16:
      put(data, i, encodeBFloat16(uniform(random, 8)));
      break;
    case NNPRIM_FLYTE24:
      putFlyte24(data, i, uniform(random, 16));
      break;
    case NNPRIM_BOOL:
    case NNPRIM_INT2:
      putInteger(data, i, 1, random.next() >> 63);
      break;
    default:
      putInteger(data, i, nnprim_type_size(tensor.type), random.next() >> 62);
    }
  }
}
