//===- ExtendBF16.cpp - bf16 as f32, by one shuffle of bytes --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A value of bf16 is the upper half of an f32. Extending words (vpmovzxwd) and
// shifting them are two to three operations on the pipes of FMAs and shuffles,
// since words cross the middle of the vector. A load that writes its 16 bytes
// to both halves (vbroadcasti128) takes none of them, and one shuffle of bytes
// within halves (vpshufb) does the rest. In vectors of 512 bits one shuffle of
// bytes (vpermb) does all, where a target has it.
//

#include "ExtendBF16.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <numeric>

using namespace mlir;
using namespace nnprim;

static constexpr int64_t codeBytes = 2, valueBytes = 4;

/// 16 values: 32 bytes with zeros behind them, which a load leaves in a
/// register. LLVM, if it knew them, would take them from another register by a
/// shuffle of two.
static Value loadPermuted(KernelBuilder &b, Value memref, ValueRange indices) {
  constexpr int64_t values = 16;
  Value codes = b.bitcast(
      vector::LoadOp::create(b, VectorType::get(values, b.getBF16Type()),
                             memref, indices),
      b.getF32Type());
  Value known = b.bitcast(b.fence(b.widen(codes, values)), b.getI8Type());
  SmallVector<int64_t> bytes(values * valueBytes, values * valueBytes - 1);
  for (int64_t value = 0; value < values; ++value)
    for (int64_t byte = 0; byte < codeBytes; ++byte)
      bytes[valueBytes * value + codeBytes + byte] = codeBytes * value + byte;
  return b.bitcast(vector::ShuffleOp::create(b, known, known, bytes),
                   b.getF32Type());
}

Value nnprim::x86::emitLoadBF16(KernelBuilder &b, Value memref,
                                ValueRange indices, int64_t width) {
  constexpr int64_t values = 8, halfBytes = values * codeBytes;
  const TargetDesc &target = b.getTarget();
  if (target.hasBytePermute && !target.isEmittedInOtherIsa && width == 16)
    return loadPermuted(b, memref, indices);
  if (!target.hasHalves || width != values)
    return {};
  Value codes = b.bitcast(
      vector::LoadOp::create(b, VectorType::get(values, b.getBF16Type()),
                             memref, indices),
      b.getI8Type());
  SmallVector<int64_t> twice(2 * halfBytes);
  std::iota(twice.begin(), twice.begin() + halfBytes, 0);
  std::iota(twice.begin() + halfBytes, twice.end(), 0);
  Value halves = vector::ShuffleOp::create(b, codes, codes, twice);
  // Bytes of zeros are those of the second vector.
  SmallVector<int64_t> bytes(values * valueBytes, 2 * halfBytes);
  for (int64_t value = 0; value < values; ++value)
    for (int64_t byte = 0; byte < codeBytes; ++byte)
      bytes[valueBytes * value + codeBytes + byte] =
          (value < values / 2 ? 0 : halfBytes) + codeBytes * value + byte;
  Value bits = vector::ShuffleOp::create(
      b, halves, b.zeros(b.getI8Type(), 2 * halfBytes), bytes);
  return b.bitcast(bits, b.getF32Type());
}
