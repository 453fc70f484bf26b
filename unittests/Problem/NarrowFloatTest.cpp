//===- NarrowFloatTest.cpp - All codes of all narrow floats ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/NarrowFloat.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"

#include "gtest/gtest.h"

#include <cmath>
#include <limits>

using namespace nnprim;
using llvm::bit_cast;

static constexpr ElementType kTypes[] = {
    ElementType::BF16, ElementType::F16, ElementType::Flyte24,
    ElementType::Flyte16, ElementType::Flyte8};
static constexpr Rounding kRoundings[] = {Rounding::NearestEven,
                                          Rounding::Truncate};

static uint32_t countCodes(ElementType type) {
  return uint32_t(1) << 8 * getBytes(type);
}

static uint32_t getSign(ElementType type) { return countCodes(type) / 2; }

/// Whether the code is one that a NaN has when it is not quiet.
static bool isSignalling(uint32_t code, ElementType type) {
  float value = decodeFloat(code, type);
  return std::isnan(value) && !(bit_cast<uint32_t>(value) & 0x400000);
}

/// Every code is what its value is encoded as, but for signalling NaNs, which
/// become quiet.
TEST(NarrowFloat, CodesSurvive) {
  for (ElementType type : kTypes)
    for (Rounding rounding : kRoundings)
      for (uint32_t code = 0; code < countCodes(type); ++code) {
        float value = decodeFloat(code, type);
        uint32_t again = encodeFloat(value, type, rounding);
        if (isSignalling(code, type))
          ASSERT_TRUE(std::isnan(decodeFloat(again, type))) << code;
        else
          ASSERT_EQ(code, again) << getNarrowFloatName(type).str();
      }
}

/// Between two neighbouring finite codes the middle decides, and a tie goes to
/// the even code; cutting gives the lower one.
TEST(NarrowFloat, NeighboursAreDividedInTheMiddle) {
  for (ElementType type : kTypes)
    for (uint32_t sign : {uint32_t(0), getSign(type)})
      for (uint32_t code = 0; code + 1 < getSign(type); ++code) {
        float low = decodeFloat(sign | code, type);
        float high = decodeFloat(sign | (code + 1), type);
        if (!std::isfinite(low) || !std::isfinite(high))
          continue;
        auto middle = float((double(low) + double(high)) / 2);
        // Beside the subnormals of f32 the middle may not be representable.
        if (double(middle) != (double(low) + double(high)) / 2)
          continue;
        uint32_t even = sign | (code + code % 2);
        ASSERT_EQ(even, encodeFloat(middle, type, Rounding::NearestEven));
        ASSERT_EQ(sign | code, encodeFloat(std::nextafter(middle, low), type,
                                           Rounding::NearestEven));
        ASSERT_EQ(sign | (code + 1), encodeFloat(std::nextafter(middle, high),
                                                 type, Rounding::NearestEven));
        ASSERT_EQ(sign | code, encodeFloat(std::nextafter(high, low), type,
                                           Rounding::Truncate));
      }
}

/// Conversions agree with LLVM's, over the exponents of f32 and the bits that
/// decide.
TEST(NarrowFloat, RoundsAsLLVM) {
  std::pair<ElementType, const llvm::fltSemantics *> types[] = {
      {ElementType::BF16, &llvm::APFloat::BFloat()},
      {ElementType::F16, &llvm::APFloat::IEEEhalf()}};
  for (auto [type, semantics] : types)
    for (uint64_t bits = 0; bits < uint64_t(1) << 32; bits += 40503)
      for (auto [rounding, mode] :
           {std::pair(Rounding::NearestEven,
                      llvm::APFloat::rmNearestTiesToEven),
            std::pair(Rounding::Truncate, llvm::APFloat::rmTowardZero)}) {
        auto value = bit_cast<float>(uint32_t(bits));
        if (std::isnan(value))
          continue;
        llvm::APFloat expected(value);
        bool losesInfo;
        expected.convert(*semantics, mode, &losesInfo);
        ASSERT_EQ(expected.bitcastToAPInt().getZExtValue(),
                  encodeFloat(value, type, rounding))
            << bits;
      }
}

TEST(NarrowFloat, SpecialValues) {
  constexpr float infinity = std::numeric_limits<float>::infinity();
  for (ElementType type : kTypes)
    for (Rounding rounding : kRoundings) {
      auto convert = [&](float value) {
        return decodeFloat(encodeFloat(value, type, rounding), type);
      };
      EXPECT_EQ(0u, encodeFloat(0.0f, type, rounding));
      EXPECT_EQ(getSign(type), encodeFloat(-0.0f, type, rounding));
      if (type == ElementType::Flyte8) {
        for (float value : {infinity, std::nanf("")})
          EXPECT_EQ(0x1p127f, convert(value));
        EXPECT_EQ(-0x1p127f, convert(-infinity));
        continue;
      }
      EXPECT_EQ(infinity, convert(infinity));
      EXPECT_EQ(-infinity, convert(-infinity));
      // A payload in the lowest bit only.
      EXPECT_TRUE(std::isnan(convert(bit_cast<float>(0x7f800001))));
      EXPECT_TRUE(std::isnan(convert(bit_cast<float>(0xff800001))));
      EXPECT_TRUE(std::isnan(convert(bit_cast<float>(0x7fffffff))));
      float largest = std::numeric_limits<float>::max();
      EXPECT_EQ(rounding == Rounding::NearestEven,
                std::isinf(convert(largest)));
    }
}

TEST(NarrowFloat, WritesWithoutGaps) {
  float values[] = {1.0f, -2.5f, 0x1.234568p3f};
  char codes[10];
  codes[9] = 42;
  encodeFloats(values, ElementType::Flyte24, Rounding::Truncate, codes);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(decodeFloat(encodeFloat(values[i], ElementType::Flyte24,
                                      Rounding::Truncate),
                          ElementType::Flyte24),
              decodeFloatAt(codes, i, ElementType::Flyte24));
  EXPECT_EQ(42, codes[9]);
}

TEST(NarrowFloat, ManyAreAsEachOfThem) {
  // All exponents, ties and their neighbours, NaN with payloads in either half;
  // a number that no vector divides.
  std::vector<float> values;
  for (uint32_t upper = 0; upper < 0x10000; upper += 0x3f)
    for (uint32_t lower : {0u, 1u, 0x7fu, 0x80u, 0x81u, 0x180u, 0x7fffu,
                           0x8000u, 0x8001u, 0xff80u, 0xffffu})
      values.push_back(bit_cast<float>(upper << 16 | lower));
  for (uint32_t bits : {0x7f7fffffu, 0x7f800000u, 0x7f800001u, 0xff800080u,
                        0x7fffffffu, 0xffffffffu})
    values.push_back(bit_cast<float>(bits));
  for (ElementType type : kTypes)
    for (Rounding rounding : kRoundings) {
      std::vector<char> codes(values.size() * getBytes(type));
      std::vector<float> rounded(values.size());
      encodeFloats(values, type, rounding, codes.data());
      roundFloats(values, type, rounding, rounded.data());
      for (size_t i = 0; i < values.size(); ++i) {
        auto expected = bit_cast<uint32_t>(
            decodeFloat(encodeFloat(values[i], type, rounding), type));
        EXPECT_EQ(expected, bit_cast<uint32_t>(rounded[i]));
        EXPECT_EQ(expected, bit_cast<uint32_t>(
                                decodeFloatAt(codes.data(), int64_t(i), type)));
      }
    }
}

TEST(NarrowFloat, Names) {
  for (ElementType type : kTypes)
    EXPECT_EQ(type, parseNarrowFloat(getNarrowFloatName(type)));
  EXPECT_FALSE(parseNarrowFloat("flyte32"));
}
