//===- SoftmaxPairs.cpp - Rows of bf16, two vectors at a time -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The order of elements in vectors does not matter to a softmax without regions
// that have inputs of their own. Two vectors of neighbours are taken from one
// vector of words, the elements at even positions from the lower halves and
// those at odd ones from the upper halves: a shift and a mask for both, where
// elements in order would have to be spread over two vectors first, and brought
// together again, across halves of a register.
//

#include "SoftmaxRow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

static Value emitWord(KernelBuilder &b, uint32_t value, int64_t width) {
  auto type = VectorType::get(width, b.getI32Type());
  return arith::ConstantOp::create(
      b, type,
      DenseElementsAttr::get(type, b.getI32IntegerAttr(int32_t(value))));
}

static bool isBF16(Value memref) {
  return cast<MemRefType>(memref.getType()).getElementType().isBF16();
}

bool SoftmaxRow::isPaired() const {
  return !rows && isBF16(operands.input) && isBF16(operands.init) &&
         operands.producer.isIdentity() && operands.epilogue.isIdentity();
}

bool SoftmaxRow::isPaired(const Block &block, int64_t i) const {
  int64_t second = i | 1;
  return isPaired() && second < block.count &&
         getWidth(block, second) == b.getLanes();
}

Value SoftmaxRow::loadOfPair(const Block &block, int64_t i) {
  int64_t lanes = b.getLanes();
  Value pair = vector::LoadOp::create(
      b, VectorType::get(2 * lanes, b.getBF16Type()), operands.input,
      getIndices(getPosition(block, i & ~1)));
  Value words = vector::BitCastOp::create(
      b, VectorType::get(lanes, b.getI32Type()), pair);
  if (i & 1)
    words = arith::AndIOp::create(b, words, emitWord(b, 0xffff0000, lanes));
  else
    words = arith::ShLIOp::create(b, words, emitWord(b, 16, lanes));
  // LLVM would select the greater of two words instead, by a comparison and a
  // blend in place of one maximum of floats.
  return b.fence(arith::BitcastOp::create(b, b.getVectorType(lanes), words));
}

/// The value of bf16 nearest to each element, ties to even, in the upper half
/// of a word; the lower one is undefined.
static Value emitRounded(KernelBuilder &b, Value value, bool isProbability) {
  int64_t width = cast<VectorType>(value.getType()).getNumElements();
  auto type = VectorType::get(width, b.getI32Type());
  Value bits = arith::BitcastOp::create(b, type, value);
  Value nan = emitWord(b, 0x7fc00000, width);
  // A probability has no sign: what is not less than NaN, as an unsigned
  // integer, is NaN.
  if (isProbability)
    bits = arith::MinUIOp::create(b, bits, nan);
  Value odd = arith::AndIOp::create(
      b, arith::ShRUIOp::create(b, bits, emitWord(b, 16, width)),
      emitWord(b, 1, width));
  Value rounded = arith::AddIOp::create(
      b, arith::AddIOp::create(b, bits, emitWord(b, 0x7fff, width)), odd);
  if (isProbability)
    return rounded;
  Value isNaN =
      arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, value, value);
  return arith::SelectOp::create(b, isNaN, nan, rounded);
}

void SoftmaxRow::storePair(Value even, Value odd, Value position,
                           bool streaming) {
  int64_t lanes = b.getLanes();
  Value low = arith::ShRUIOp::create(b, emitRounded(b, even, !operands.isLog),
                                     emitWord(b, 16, lanes));
  Value high = arith::AndIOp::create(b, emitRounded(b, odd, !operands.isLog),
                                     emitWord(b, 0xffff0000, lanes));
  Value words = arith::OrIOp::create(b, low, high);
  Value pair = vector::BitCastOp::create(
      b, VectorType::get(2 * lanes, b.getBF16Type()), words);
  // Streamed pairs are aligned to their size.
  llvm::MaybeAlign alignment(streaming ? 4 * lanes : 2);
  vector::StoreOp::create(b, pair, operands.init, getIndices(position),
                          /*nontemporal=*/streaming, alignment);
}
