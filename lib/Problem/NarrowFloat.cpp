//===- NarrowFloat.cpp - Floats of fewer than 32 bits, without MLIR -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/NarrowFloat.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <utility>

using namespace nnprim;

static constexpr uint32_t kSign = 0x80000000, kInfinity = 0x7f800000,
                          kQuiet = 0x00400000;

//===----------------------------------------------------------------------===//
// The upper bits of an f32
//===----------------------------------------------------------------------===//

/// `bits` without the lowest `dropped`, 8 or 16 of them. There is no branch, so
/// that loops over many values are vectors.
static inline uint32_t cut(uint32_t bits, unsigned dropped, Rounding rounding) {
  uint32_t half = (uint32_t(1) << (dropped - 1)) - 1 + (bits >> dropped & 1);
  uint32_t rounded = rounding == Rounding::NearestEven ? bits + half : bits;
  // A NaN whose payload is cut off would be an infinity.
  bool isNaN = (bits & ~kSign) > kInfinity;
  return (isNaN ? bits | kQuiet : rounded) >> dropped;
}

static uint32_t encodeFlyte8(uint32_t bits, Rounding rounding) {
  constexpr uint32_t step = 1 << 24;
  uint32_t sign = bits & kSign, magnitude = bits & ~kSign;
  if (rounding == Rounding::Truncate || magnitude >= kInfinity)
    return (sign | std::min(magnitude, kInfinity)) >> 24;
  // Up to the first code values are as far apart as their bits: half of it is
  // in the middle. From 2ᵏ to 4·2ᵏ, 2.5·2ᵏ is.
  uint32_t half = magnitude < step ? 0x800000 : 0xa00000;
  uint32_t isOdd = magnitude >> 24 & 1;
  magnitude += step - half - 1 + isOdd;
  return (sign | magnitude) >> 24;
}

//===----------------------------------------------------------------------===//
// f16
//===----------------------------------------------------------------------===//

static uint32_t encodeF16(uint32_t bits, Rounding rounding) {
  constexpr uint32_t smallestNormal = 113u << 23, beyond = 143u << 23;
  uint32_t sign = (bits & kSign) >> 16, magnitude = bits & ~kSign;
  bool rounds = rounding == Rounding::NearestEven;
  if (magnitude > kInfinity)
    return sign | 0x7e00 | (magnitude >> 13 & 0x3ff);
  if (magnitude == kInfinity || (rounds && magnitude >= beyond))
    return sign | 0x7c00;
  if (magnitude >= beyond)
    return sign | 0x7bff;
  if (magnitude >= smallestNormal) {
    magnitude -= 112u << 23;
    if (rounds)
      magnitude += 0xfff + (magnitude >> 13 & 1);
    return sign | magnitude >> 13;
  }
  // In units of the smallest subnormal, which are exact in f32.
  float units = llvm::bit_cast<float>(magnitude) * 0x1p24f;
  auto whole = uint32_t(units);
  float rest = units - float(whole);
  if (rounds && (rest > 0.5f || (rest == 0.5f && whole % 2 != 0)))
    ++whole;
  return sign | whole;
}

static float decodeF16(uint32_t code) {
  uint32_t sign = (code & 0x8000) << 16, magnitude = code & 0x7fff;
  if (magnitude >= 0x7c00)
    return llvm::bit_cast<float>(sign | kInfinity | (magnitude & 0x3ff) << 13);
  if (magnitude >= 0x400)
    return llvm::bit_cast<float>(sign | ((magnitude << 13) + (112u << 23)));
  float value = float(magnitude) * 0x1p-24f;
  return sign ? -value : value;
}

//===----------------------------------------------------------------------===//
// All types
//===----------------------------------------------------------------------===//

uint32_t nnprim::encodeFloat(float value, ElementType type, Rounding rounding) {
  auto bits = llvm::bit_cast<uint32_t>(value);
  switch (type) {
  case ElementType::BF16:
  case ElementType::Flyte16:
    return cut(bits, 16, rounding);
  case ElementType::Flyte24:
    return cut(bits, 8, rounding);
  case ElementType::Flyte8:
    return encodeFlyte8(bits, rounding);
  case ElementType::F16:
    return encodeF16(bits, rounding);
  default:
    llvm_unreachable("not a narrow float");
  }
}

float nnprim::decodeFloat(uint32_t code, ElementType type) {
  if (type == ElementType::F16)
    return decodeF16(code);
  return llvm::bit_cast<float>(code << (32 - 8 * getBytes(type)));
}

/// Writes the upper `bytes` bytes of each value, 2 or 3 of them.
template <int64_t bytes>
static void cutFloats(llvm::ArrayRef<float> values, Rounding rounding,
                      char *codes) {
  for (size_t i = 0; i < values.size(); ++i) {
    uint32_t code =
        cut(llvm::bit_cast<uint32_t>(values[i]), 32 - 8 * bytes, rounding);
    for (int64_t byte = 0; byte < bytes; ++byte)
      codes[i * bytes + byte] = char(code >> 8 * byte);
  }
}

void nnprim::encodeFloats(llvm::ArrayRef<float> values, ElementType type,
                          Rounding rounding, char *codes) {
  switch (type) {
  case ElementType::BF16:
  case ElementType::Flyte16:
    return cutFloats<2>(values, rounding, codes);
  case ElementType::Flyte24:
    return cutFloats<3>(values, rounding, codes);
  default:
    break;
  }
  int64_t bytes = getBytes(type);
  for (float value : values) {
    uint32_t code = encodeFloat(value, type, rounding);
    for (int64_t i = 0; i < bytes; ++i)
      *codes++ = char(code >> 8 * i);
  }
}

template <unsigned dropped>
static void roundUpperBits(llvm::ArrayRef<float> values, Rounding rounding,
                           float *rounded) {
  for (size_t i = 0; i < values.size(); ++i)
    rounded[i] = llvm::bit_cast<float>(
        cut(llvm::bit_cast<uint32_t>(values[i]), dropped, rounding) << dropped);
}

void nnprim::roundFloats(llvm::ArrayRef<float> values, ElementType type,
                         Rounding rounding, float *rounded) {
  switch (type) {
  case ElementType::BF16:
  case ElementType::Flyte16:
    return roundUpperBits<16>(values, rounding, rounded);
  case ElementType::Flyte24:
    return roundUpperBits<8>(values, rounding, rounded);
  default:
    for (size_t i = 0; i < values.size(); ++i)
      rounded[i] = decodeFloat(encodeFloat(values[i], type, rounding), type);
  }
}

float nnprim::decodeFloatAt(const char *codes, int64_t index,
                            ElementType type) {
  int64_t bytes = getBytes(type);
  uint32_t code = 0;
  for (int64_t i = 0; i < bytes; ++i)
    code |= uint32_t(uint8_t(codes[index * bytes + i])) << 8 * i;
  return decodeFloat(code, type);
}

static constexpr std::pair<llvm::StringLiteral, ElementType> kNames[] = {
    {"bf16", ElementType::BF16},
    {"f16", ElementType::F16},
    {"flyte24", ElementType::Flyte24},
    {"flyte16", ElementType::Flyte16},
    {"flyte8", ElementType::Flyte8}};

std::optional<ElementType> nnprim::parseNarrowFloat(llvm::StringRef name) {
  for (auto [known, type] : kNames)
    if (known == name)
      return type;
  return std::nullopt;
}

llvm::StringRef nnprim::getNarrowFloatName(ElementType type) {
  for (auto [name, known] : kNames)
    if (known == type)
      return name;
  llvm_unreachable("not a narrow float");
}
