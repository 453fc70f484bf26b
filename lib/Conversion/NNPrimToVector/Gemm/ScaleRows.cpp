//===- ScaleRows.cpp - Rows of f32 as integers that share a scale ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Each row is read twice: for its greatest magnitude, then to be rounded, when
// L1 has it. A short row stays in registers meanwhile. Magnitudes are compared
// as integers, which orders them like floats and puts infinities and NaNs above
// all others.
//

#include "Kernels.h"
#include "TargetHooks.h"

#include "NNPrim/Problem/ScaledPairs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace nnprim;

/// Chains of maxima: an instruction a cycle, whatever the latency of two.
static constexpr int64_t kChains = 4;

namespace {
/// Emits the loops for one op.
class RowScaler {
public:
  RowScaler(KernelBuilder &b, ScaleRowsOp op)
      : b(b), input(op.getInput()), init(op.getInit()),
        factors(op.getFactors()),
        depth(cast<MemRefType>(input.getType()).getDimSize(1)) {}

  void scaleRow(Value row);

private:
  Value integers(int64_t value, int64_t width) {
    auto type = VectorType::get(width, b.getI32Type());
    return arith::ConstantOp::create(
        b, type, DenseElementsAttr::get(type, b.getI32IntegerAttr(value)));
  }
  /// `width` values from `k` on, and zeros behind them in a whole vector.
  Value load(Value row, Value k, int64_t width) {
    Value values = b.loadF32(input, {row, k}, width);
    if (factors)
      values = arith::MulFOp::create(b, values, b.loadF32(factors, k, width));
    return b.widen(values, b.getLanes());
  }
  /// Whether registers hold a row, beside those of four chains, of two
  /// constants and of two vectors that are in work.
  bool fitsRegisters() const {
    int64_t vectors = llvm::divideCeil(depth, b.getLanes());
    return vectors + 8 <= b.getTarget().numVectorRegisters;
  }
  /// The vectors of a row.
  SmallVector<Value> loadAll(Value row);
  /// The greatest of magnitudes, as bits.
  Value reduce(ArrayRef<Value> chains);
  /// `greatest` or the magnitudes of `values`, whichever are greater.
  void update(Value &greatest, Value values);
  /// The bits of the greatest magnitude.
  Value findGreatest(Value row);
  Value findGreatest(ArrayRef<Value> vectors);
  /// `values` rounded to the nearest integers.
  Value round(Value values, Value inverse);
  /// Stores `width` integers from `k` on, as pairs.
  void storePairs(Value row, Value k, int64_t width, Value integers);
  /// The same for those of two vectors.
  void storePairs(Value row, Value k, Value first, Value second);
  void storeAll(Value row, ArrayRef<Value> vectors, Value inverse);
  void storeScale(Value row, Value greatest);

  KernelBuilder &b;
  Value input, init, factors;
  int64_t depth;
};
} // namespace

SmallVector<Value> RowScaler::loadAll(Value row) {
  SmallVector<Value> vectors;
  for (int64_t k = 0; k < depth; k += b.getLanes())
    vectors.push_back(load(row, b.index(k), std::min(b.getLanes(), depth - k)));
  return vectors;
}

void RowScaler::update(Value &greatest, Value values) {
  Value bits = b.bitcast(values, b.getI32Type());
  Value magnitudes =
      arith::AndIOp::create(b, bits, integers(0x7fffffff, b.getLanes()));
  greatest = arith::MaxSIOp::create(b, greatest, magnitudes);
}

Value RowScaler::reduce(ArrayRef<Value> chains) {
  Value all = chains.front();
  for (Value other : chains.drop_front())
    all = arith::MaxSIOp::create(b, all, other);
  return vector::ReductionOp::create(b, vector::CombiningKind::MAXSI, all);
}

Value RowScaler::findGreatest(Value row) {
  int64_t lanes = b.getLanes(), whole = depth / lanes * lanes;
  int64_t chains = std::clamp<int64_t>(whole / lanes, 1, kChains);
  int64_t step = chains * lanes, unrolled = whole / step * step;
  SmallVector<Value> starts(
      chains, integers(llvm::bit_cast<int32_t>(kLeastGreatest), lanes));
  SmallVector<Value> found =
      b.loop(0, unrolled, step, starts, [&](Value k, ValueRange carried) {
        SmallVector<Value> next(carried);
        for (auto [i, greatest] : llvm::enumerate(next))
          update(greatest, load(row, b.add(k, int64_t(i) * lanes), lanes));
        return next;
      });
  for (int64_t k = unrolled; k < depth; k += lanes)
    update(found[(k - unrolled) / lanes % chains],
           load(row, b.index(k), std::min(lanes, depth - k)));
  return reduce(found);
}

Value RowScaler::findGreatest(ArrayRef<Value> vectors) {
  SmallVector<Value> chains(
      std::min<int64_t>(vectors.size(), kChains),
      integers(llvm::bit_cast<int32_t>(kLeastGreatest), b.getLanes()));
  for (auto [i, values] : llvm::enumerate(vectors))
    update(chains[i % chains.size()], values);
  return reduce(chains);
}

Value RowScaler::round(Value values, Value inverse) {
  Value scaled = arith::MulFOp::create(b, values, inverse);
  Value integers = emitRoundToInteger(b, scaled);
  if (!integers)
    integers = arith::FPToSIOp::create(
        b, VectorType::get(b.getLanes(), b.getI32Type()),
        math::RoundEvenOp::create(b, scaled));
  return integers;
}

void RowScaler::storePairs(Value row, Value k, int64_t width, Value integers) {
  auto words = VectorType::get(b.getLanes(), b.getI16Type());
  Value pairs =
      b.bitcast(arith::TruncIOp::create(b, words, integers), b.getI32Type());
  int64_t count = llvm::alignTo(width, kScaledTerms) / 2;
  Value place = arith::DivUIOp::create(b, k, b.index(2));
  vector::StoreOp::create(b, b.head(pairs, count), init,
                          ValueRange{row, place});
}

void RowScaler::storePairs(Value row, Value k, Value first, Value second) {
  // The lower halves of both vectors: one shuffle where an instruction takes
  // words of two registers.
  SmallVector<int64_t> halves;
  for (int64_t i = 0; i < 2 * b.getLanes(); ++i)
    halves.push_back(2 * i);
  Value words =
      vector::ShuffleOp::create(b, b.bitcast(first, b.getI16Type()),
                                b.bitcast(second, b.getI16Type()), halves);
  Value place = arith::DivUIOp::create(b, k, b.index(2));
  vector::StoreOp::create(b, b.bitcast(words, b.getI32Type()), init,
                          ValueRange{row, place});
}

void RowScaler::storeAll(Value row, ArrayRef<Value> vectors, Value inverse) {
  int64_t lanes = b.getLanes(), k = 0;
  for (; k + 2 * lanes <= depth; k += 2 * lanes)
    storePairs(row, b.index(k), round(vectors[k / lanes], inverse),
               round(vectors[k / lanes + 1], inverse));
  for (; k < depth; k += lanes)
    storePairs(row, b.index(k), std::min(lanes, depth - k),
               round(vectors[k / lanes], inverse));
}

void RowScaler::storeScale(Value row, Value greatest) {
  // That of an infinity, too, is NaN.
  Value scale =
      arith::MulFOp::create(b, greatest, b.constant(1.0f / kMaxScaled));
  scale = arith::AddFOp::create(b, scale,
                                arith::SubFOp::create(b, greatest, greatest));
  memref::StoreOp::create(b, arith::BitcastOp::create(b, b.getI32Type(), scale),
                          init,
                          ValueRange{row, b.index(getScaledDepth(depth) - 1)});
}

void RowScaler::scaleRow(Value row) {
  SmallVector<Value> vectors;
  if (fitsRegisters())
    vectors = loadAll(row);
  Value bits = vectors.empty() ? findGreatest(row) : findGreatest(vectors);
  Value greatest = arith::BitcastOp::create(b, b.getF32Type(), bits);
  Value inverse = arith::DivFOp::create(b, b.constant(kMaxScaled), greatest);
  inverse = b.broadcast(inverse, b.getLanes());
  if (!vectors.empty()) {
    storeAll(row, vectors, inverse);
    return storeScale(row, greatest);
  }
  int64_t lanes = b.getLanes(), whole = depth / lanes * lanes;
  b.loop(0, whole, lanes, {}, [&](Value k, ValueRange) {
    storePairs(row, k, lanes, round(load(row, k, lanes), inverse));
    return SmallVector<Value>();
  });
  if (whole < depth) {
    Value rest = load(row, b.index(whole), depth - whole);
    storePairs(row, b.index(whole), depth - whole, round(rest, inverse));
  }
  storeScale(row, greatest);
}

CheckResult nnprim::emitScaleRows(ScaleRowsOp op, const TargetDesc &target) {
  auto inputType = dyn_cast<MemRefType>(op.getInput().getType());
  auto initType = dyn_cast<MemRefType>(op.getInit().getType());
  if (!inputType || !initType || !inputType.hasStaticShape() ||
      !initType.hasStaticShape())
    return "an operand is not a memref of static shape";
  if (!hasUnitInnerStride(op.getInput()) || !hasUnitInnerStride(op.getInit()) ||
      (op.getFactors() && !hasUnitInnerStride(op.getFactors())))
    return "the innermost dimension is not contiguous";
  KernelBuilder b(op, target);
  RowScaler scaler(b, op);
  b.parallelLoop(0, inputType.getDimSize(0), 1,
                 [&](Value row) { scaler.scaleRow(row); });
  return success();
}
