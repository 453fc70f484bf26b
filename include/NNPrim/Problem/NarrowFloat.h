//===- NarrowFloat.h - Floats of fewer than 32 bits, without MLIR ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_NARROWFLOAT_H
#define NNPRIM_PROBLEM_NARROWFLOAT_H

#include "NNPrim/Problem/ElementType.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

namespace nnprim {

/// How the bits that a narrower type does not have are rounded away.
enum class Rounding {
  /// The nearest value; of two, the one whose code is even.
  NearestEven,
  /// Bits are cut off, which rounds towards zero.
  Truncate
};

/// The code of `value` in a narrow type, in the low bits.
///
/// NaN stays NaN, with as much of its payload as fits. Infinities stay, and
/// NearestEven makes an infinity of what lies beyond the largest value by half
/// a unit in its last place or more. Subnormals of BF16, Flyte16 and Flyte24
/// are those of F32 with fewer bits; F16 has its own, below 2⁻¹⁴.
///
/// Flyte8 has a sign and seven of the eight bits of the exponent: its values
/// are 0 and ±2ᵏ for odd k from −125 to 127. Infinities and NaN become the
/// largest, 2¹²⁷. NearestEven compares values, not codes: what lies between 2ᵏ
/// and 4·2ᵏ is divided at 2.5·2ᵏ.
uint32_t encodeFloat(float value, ElementType type, Rounding rounding);

/// The value of a code, which is exact in F32.
float decodeFloat(uint32_t code, ElementType type);

/// Writes the codes of `values` to `codes`, little-endian and without gaps.
void encodeFloats(llvm::ArrayRef<float> values, ElementType type,
                  Rounding rounding, char *codes);

/// Writes to `rounded` what the codes of `values` decode to.
void roundFloats(llvm::ArrayRef<float> values, ElementType type,
                 Rounding rounding, float *rounded);

/// The value number `index` of codes as encodeFloats() writes them.
float decodeFloatAt(const char *codes, int64_t index, ElementType type);

/// The type of this name, as in `--weights=`: bf16, f16, flyte24, flyte16 or
/// flyte8.
std::optional<ElementType> parseNarrowFloat(llvm::StringRef name);

/// The name that parseNarrowFloat() takes.
llvm::StringRef getNarrowFloatName(ElementType type);

} // namespace nnprim

#endif // NNPRIM_PROBLEM_NARROWFLOAT_H
