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
// Where eight products are added as integers, the sum of squares of each eight
// integers is found as they are stored, and a row for which one is too large is
// rounded again. Of Gaussian values a half of the rows are, of those that ReLU
// leaves few.
//

#include "DotProduct.h"
#include "Kernels.h"
#include "TargetHooks.h"

#include "NNPrim/Problem/ScaledPairs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
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
        limitsNorms(op.getScaledTerms() == kMostScaledTerms),
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
  /// Stores `width` integers from `k` on, as pairs, and returns these.
  Value storePairs(Value row, Value k, int64_t width, Value integers);
  /// The same for those of two vectors.
  Value storePairs(Value row, Value k, Value first, Value second);
  /// The greater of `squares` and the sums of squares of the groups of `pairs`,
  /// in all elements of a group.
  Value updateSquares(Value squares, Value pairs);
  /// Stores all pairs of a row, and returns the greatest sum of squares if
  /// norms are limited. `vectors` are the row, if registers hold it.
  Value storeRow(Value row, ArrayRef<Value> vectors, Value inverse);
  Value storeAll(Value row, ArrayRef<Value> vectors, Value inverse);
  /// Rounds a row again whose sum of squares is too large, and returns its
  /// scale.
  Value limitNorms(Value row, ArrayRef<Value> vectors, Value squares,
                   Value inverse, Value scale);
  Value computeScale(Value greatest);
  void storeScale(Value row, Value scale);

  KernelBuilder &b;
  Value input, init, factors;
  /// Whether sums of squares of groups are limited.
  bool limitsNorms;
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

Value RowScaler::storePairs(Value row, Value k, int64_t width, Value integers) {
  auto words = VectorType::get(b.getLanes(), b.getI16Type());
  Value pairs =
      b.bitcast(arith::TruncIOp::create(b, words, integers), b.getI32Type());
  int64_t count = llvm::alignTo(width, kScaledTerms) / 2;
  Value place = arith::DivUIOp::create(b, k, b.index(2));
  vector::StoreOp::create(b, b.head(pairs, count), init,
                          ValueRange{row, place});
  return pairs;
}

Value RowScaler::storePairs(Value row, Value k, Value first, Value second) {
  // The lower halves of both vectors: one shuffle where an instruction takes
  // words of two registers.
  SmallVector<int64_t> halves;
  for (int64_t i = 0; i < 2 * b.getLanes(); ++i)
    halves.push_back(2 * i);
  Value words =
      vector::ShuffleOp::create(b, b.bitcast(first, b.getI16Type()),
                                b.bitcast(second, b.getI16Type()), halves);
  Value place = arith::DivUIOp::create(b, k, b.index(2));
  Value pairs = b.bitcast(words, b.getI32Type());
  vector::StoreOp::create(b, pairs, init, ValueRange{row, place});
  return pairs;
}

Value RowScaler::updateSquares(Value squares, Value pairs) {
  if (!limitsNorms)
    return squares;
  int64_t count = cast<VectorType>(pairs.getType()).getNumElements();
  Value zero = b.zeros(b.getI32Type(), count);
  constexpr ProductTypes types = {ElementType::I16, ElementType::I16,
                                  ElementType::I32};
  Value words = b.bitcast(pairs, b.getI16Type());
  Value sums = emitDotProduct(
      b, {types, /*kr=*/2, /*pairsFit=*/false, words, words, zero});
  sums = arith::ShRUIOp::create(b, sums, integers(2, count));
  // Sums of the four pairs of a group.
  for (int64_t distance : {1, 2}) {
    SmallVector<int64_t> others;
    for (int64_t i = 0; i < count; ++i)
      others.push_back(i ^ distance);
    sums = arith::AddIOp::create(
        b, sums, vector::ShuffleOp::create(b, sums, sums, others));
  }
  return arith::MaxSIOp::create(b, squares,
                                b.widen(sums, std::max(count, b.getLanes())));
}

Value RowScaler::storeAll(Value row, ArrayRef<Value> vectors, Value inverse) {
  int64_t lanes = b.getLanes(), k = 0;
  Value squares = b.zeros(b.getI32Type(), lanes);
  for (; k + 2 * lanes <= depth; k += 2 * lanes)
    squares = updateSquares(
        squares, storePairs(row, b.index(k), round(vectors[k / lanes], inverse),
                            round(vectors[k / lanes + 1], inverse)));
  for (; k < depth; k += lanes)
    squares = updateSquares(
        squares, storePairs(row, b.index(k), std::min(lanes, depth - k),
                            round(vectors[k / lanes], inverse)));
  return squares;
}

Value RowScaler::storeRow(Value row, ArrayRef<Value> vectors, Value inverse) {
  inverse = b.broadcast(inverse, b.getLanes());
  if (!vectors.empty())
    return storeAll(row, vectors, inverse);
  int64_t lanes = b.getLanes(), k = 0;
  Value squares = b.zeros(b.getI32Type(), lanes);
  auto run = [&](int64_t step, function_ref<Value(Value first)> store) {
    int64_t end = k + (depth - k) / step * step;
    SmallVector<Value> starts(limitsNorms ? 1 : 0, squares);
    SmallVector<Value> found =
        b.loop(k, end, step, starts, [&](Value first, ValueRange carried) {
          SmallVector<Value> next(carried);
          Value pairs = store(first);
          for (Value &most : next)
            most = updateSquares(most, pairs);
          return next;
        });
    for (Value most : found)
      squares = most;
    k = end;
  };
  auto roundVector = [&](Value first) {
    return round(load(row, first, lanes), inverse);
  };
  if (limitsNorms)
    run(2 * lanes, [&](Value first) {
      return storePairs(row, first, roundVector(first),
                        roundVector(b.add(first, lanes)));
    });
  run(lanes, [&](Value first) {
    return storePairs(row, first, lanes, roundVector(first));
  });
  if (k == depth)
    return squares;
  Value rest = round(load(row, b.index(k), depth - k), inverse);
  return updateSquares(squares, storePairs(row, b.index(k), depth - k, rest));
}

Value RowScaler::computeScale(Value greatest) {
  // That of an infinity, too, is NaN.
  Value scale =
      arith::MulFOp::create(b, greatest, b.constant(1.0f / kMaxScaled));
  return arith::AddFOp::create(b, scale,
                               arith::SubFOp::create(b, greatest, greatest));
}

Value RowScaler::limitNorms(Value row, ArrayRef<Value> vectors, Value squares,
                            Value inverse, Value scale) {
  Value most =
      vector::ReductionOp::create(b, vector::CombiningKind::MAXSI, squares);
  Value limit = arith::ConstantIntOp::create(b, kMaxQuarterSquares, 32);
  Value isLarge =
      arith::CmpIOp::create(b, arith::CmpIPredicate::sgt, most, limit);
  auto ifLarge = scf::IfOp::create(b, scale.getType(), isLarge,
                                   /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(ifLarge.elseBlock());
  scf::YieldOp::create(b, scale);
  b.setInsertionPointToStart(ifLarge.thenBlock());
  Value ratio =
      arith::DivFOp::create(b, b.constant(float(kMaxQuarterSquares)),
                            arith::SIToFPOp::create(b, b.getF32Type(), most));
  Value factor = math::SqrtOp::create(b, ratio);
  storeRow(row, vectors, arith::MulFOp::create(b, inverse, factor));
  scf::YieldOp::create(b, ValueRange{arith::DivFOp::create(b, scale, factor)});
  return ifLarge.getResult(0);
}

void RowScaler::storeScale(Value row, Value scale) {
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
  Value squares = storeRow(row, vectors, inverse);
  Value scale = computeScale(greatest);
  if (limitsNorms)
    scale = limitNorms(row, vectors, squares, inverse, scale);
  storeScale(row, scale);
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
