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
// Where sixteen products are added as integers, the sum of squares of
// as many values is found beside the magnitudes: the upper half of a group is
// added to the lower one until one number is left. Groups of four vectors are
// added up together, two vectors for half as much of both at a time.
//

#include "Kernels.h"
#include "TargetHooks.h"

#include "NNPrim/Problem/ScaledPairs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/ADT/bit.h"

#include <limits>

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
        factors(op.getFactors()), terms(op.getScaledTerms()),
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
  bool hasNorms() const { return limitsNorms(terms); }
  /// Vectors that are searched together: whole groups.
  int64_t getStepVectors() const {
    return std::max(kChains, terms / b.getLanes());
  }
  /// Whether registers hold a row, beside those of four chains, of two
  /// constants and of two vectors that are in work.
  bool fitsRegisters() const {
    int64_t vectors = llvm::divideCeil(depth, b.getLanes());
    return vectors + 8 <= b.getTarget().numVectorRegisters;
  }
  /// The vectors of a row.
  SmallVector<Value> loadAll(Value row);
  /// The greatest of `values`, which are no floats below zero, as bits.
  Value reduce(ArrayRef<Value> values);
  /// `greatest` or the magnitudes of `values`, whichever are greater.
  void update(Value &greatest, Value values);
  /// One vector whose elements are the sums of as many neighbours of `vectors`
  /// as a group has.
  Value sumGroups(SmallVector<Value> vectors);
  /// The greater of `most` and the sums of squares of groups of `vectors`.
  Value updateSquares(Value most, ArrayRef<Value> vectors);
  /// What is searched for in a row.
  struct Found {
    /// Greatest magnitudes, in each element of some vectors.
    SmallVector<Value> chains;
    /// Greatest sums of squares, if norms are limited.
    Value squares;
  };
  Found start(int64_t chains);
  /// Searches so many `vectors`.
  Found update(Found found, ArrayRef<Value> vectors);
  Found search(Value row);
  Found search(ArrayRef<Value> vectors);
  /// The greatest magnitude, or a greater number if a norm asks for it.
  Value getGreatest(const Found &found);
  /// `values` rounded to the nearest integers.
  Value round(Value values, Value inverse);
  /// Stores `width` integers from `k` on, as pairs.
  void storePairs(Value row, Value k, int64_t width, Value integers);
  /// The same for those of two vectors.
  void storePairs(Value row, Value k, Value first, Value second);
  /// Stores all pairs of a row. `vectors` are the row, if registers hold it.
  void storeRow(Value row, ArrayRef<Value> vectors, Value inverse);
  void storeAll(Value row, ArrayRef<Value> vectors, Value inverse);
  Value computeScale(Value greatest);
  void storeScale(Value row, Value scale);

  KernelBuilder &b;
  Value input, init, factors;
  /// Values of a group, whose norm is limited if they are more than four.
  int64_t terms;
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

Value RowScaler::reduce(ArrayRef<Value> values) {
  Value all = values.front();
  for (Value other : values.drop_front())
    all = arith::MaxSIOp::create(b, all, other);
  return vector::ReductionOp::create(b, vector::CombiningKind::MAXSI, all);
}

/// Elements of two vectors of `lanes` for one shuffle: the lower or upper
/// halves of all groups of `width`. Those of up to four stay in their four
/// lanes, where shuffles of x86 are of both vectors in turns.
static SmallVector<int64_t> getHalves(int64_t lanes, int64_t width,
                                      bool isUpper) {
  int64_t half = width / 2, block = std::max<int64_t>(width, 4);
  SmallVector<int64_t> elements;
  for (int64_t i = 0; i < 2 * lanes / block; ++i) {
    int64_t first = width > 4 ? i * block : i % 2 * lanes + i / 2 * block;
    for (int64_t group = first; group < first + block; group += width)
      for (int64_t j = 0; j < half; ++j)
        elements.push_back(group + (isUpper ? half : 0) + j);
  }
  return elements;
}

Value RowScaler::sumGroups(SmallVector<Value> vectors) {
  int64_t lanes = b.getLanes(), width = terms;
  // Groups of several vectors: upper halves of these.
  for (; width > lanes; width /= 2) {
    size_t perGroup = width / lanes, half = perGroup / 2;
    SmallVector<Value> sums;
    for (size_t first = 0; first < vectors.size(); first += perGroup)
      for (size_t i = first; i < first + half; ++i)
        sums.push_back(arith::AddFOp::create(b, vectors[i], vectors[i + half]));
    vectors = sums;
  }
  for (; width > 1; width /= 2) {
    SmallVector<int64_t> lower = getHalves(lanes, width, /*isUpper=*/false);
    SmallVector<int64_t> upper = getHalves(lanes, width, /*isUpper=*/true);
    SmallVector<Value> sums;
    for (size_t i = 0; i < vectors.size(); i += 2) {
      Value first = vectors[i];
      Value second = vectors[std::min(i + 1, vectors.size() - 1)];
      sums.push_back(arith::AddFOp::create(
          b, vector::ShuffleOp::create(b, first, second, lower),
          vector::ShuffleOp::create(b, first, second, upper)));
    }
    vectors = sums;
  }
  assert(vectors.size() == 1 && "more vectors than a group has values");
  return vectors.front();
}

Value RowScaler::updateSquares(Value most, ArrayRef<Value> vectors) {
  int64_t perGroup = std::max<int64_t>(1, terms / b.getLanes());
  SmallVector<Value> squares;
  for (Value values : vectors) {
    // Squares are rounded before they are added to others: of two vectors, or
    // of halves that LLVM makes of one.
    squares.push_back(b.fence(arith::MulFOp::create(b, values, values)));
  }
  while (squares.size() % perGroup != 0)
    squares.push_back(b.zeros(b.getF32Type(), b.getLanes()));
  Value sums = b.bitcast(sumGroups(squares), b.getI32Type());
  return arith::MaxSIOp::create(b, most, sums);
}

RowScaler::Found RowScaler::start(int64_t chains) {
  int64_t lanes = b.getLanes();
  Value least = integers(llvm::bit_cast<int32_t>(kLeastGreatest), lanes);
  return {SmallVector<Value>(chains, least),
          hasNorms() ? b.zeros(b.getI32Type(), lanes) : Value()};
}

RowScaler::Found RowScaler::update(Found found, ArrayRef<Value> vectors) {
  for (auto [i, values] : llvm::enumerate(vectors))
    update(found.chains[i % found.chains.size()], values);
  if (hasNorms())
    found.squares = updateSquares(found.squares, vectors);
  return found;
}

RowScaler::Found RowScaler::search(Value row) {
  int64_t lanes = b.getLanes(), whole = depth / lanes;
  int64_t chains = std::clamp<int64_t>(whole, 1, getStepVectors());
  int64_t step = chains * lanes, unrolled = depth / step * step;
  Found first = start(chains);
  SmallVector<Value> starts = first.chains;
  if (hasNorms())
    starts.push_back(first.squares);
  auto split = [&](ValueRange carried) {
    return Found{SmallVector<Value>(carried.take_front(chains)),
                 hasNorms() ? carried.back() : Value()};
  };
  auto loadAt = [&](Value k, int64_t i, int64_t width) {
    return load(row, b.add(k, i * lanes), width);
  };
  Found found =
      split(b.loop(0, unrolled, step, starts, [&](Value k, ValueRange carried) {
        SmallVector<Value> vectors;
        for (int64_t i = 0; i < chains; ++i)
          vectors.push_back(loadAt(k, i, lanes));
        Found next = update(split(carried), vectors);
        SmallVector<Value> results = next.chains;
        if (hasNorms())
          results.push_back(next.squares);
        return results;
      }));
  SmallVector<Value> rest;
  for (int64_t k = unrolled; k < depth; k += lanes)
    rest.push_back(loadAt(b.index(k), 0, std::min(lanes, depth - k)));
  return rest.empty() ? found : update(found, rest);
}

RowScaler::Found RowScaler::search(ArrayRef<Value> vectors) {
  int64_t step = getStepVectors();
  Found found = start(std::min<int64_t>(vectors.size(), kChains));
  for (ArrayRef<Value> rest = vectors; !rest.empty();
       rest = rest.drop_front(std::min<int64_t>(step, rest.size())))
    found = update(found, rest.take_front(step));
  return found;
}

Value RowScaler::getGreatest(const Found &found) {
  auto toFloat = [&](Value bits) -> Value {
    return arith::BitcastOp::create(b, b.getF32Type(), bits);
  };
  Value greatest = toFloat(reduce(found.chains));
  if (!hasNorms())
    return greatest;
  Value squares = toFloat(reduce(found.squares));
  auto compare = [&](arith::CmpFPredicate predicate, Value value, float bound) {
    return arith::CmpFOp::create(b, predicate, value, b.constant(bound));
  };
  constexpr float infinity = std::numeric_limits<float>::infinity();
  Value isKnown = arith::AndIOp::create(
      b, compare(arith::CmpFPredicate::OGE, greatest, kLeastSquared),
      compare(arith::CmpFPredicate::OLT, squares, infinity));
  Value known = arith::MulFOp::create(b, math::SqrtOp::create(b, squares),
                                      b.constant(kNormWeight));
  Value unknown =
      arith::MulFOp::create(b, greatest, b.constant(getLargestNorm(terms)));
  Value norm = arith::SelectOp::create(b, isKnown, known, unknown);
  Value isLarger =
      arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, norm, greatest);
  return arith::SelectOp::create(b, isLarger, norm, greatest);
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

void RowScaler::storeRow(Value row, ArrayRef<Value> vectors, Value inverse) {
  inverse = b.broadcast(inverse, b.getLanes());
  if (!vectors.empty()) {
    storeAll(row, vectors, inverse);
    return;
  }
  int64_t lanes = b.getLanes(), k = 0;
  auto run = [&](int64_t step, function_ref<void(Value first)> store) {
    int64_t end = k + (depth - k) / step * step;
    b.loop(k, end, step, {}, [&](Value first, ValueRange) {
      store(first);
      return SmallVector<Value>();
    });
    k = end;
  };
  auto roundVector = [&](Value first) {
    return round(load(row, first, lanes), inverse);
  };
  if (hasNorms())
    run(2 * lanes, [&](Value first) {
      storePairs(row, first, roundVector(first),
                 roundVector(b.add(first, lanes)));
    });
  run(lanes,
      [&](Value first) { storePairs(row, first, lanes, roundVector(first)); });
  if (k != depth)
    storePairs(row, b.index(k), depth - k,
               round(load(row, b.index(k), depth - k), inverse));
}

Value RowScaler::computeScale(Value greatest) {
  // That of an infinity, too, is NaN.
  Value scale =
      arith::MulFOp::create(b, greatest, b.constant(1.0f / kMaxScaled));
  return arith::AddFOp::create(b, scale,
                               arith::SubFOp::create(b, greatest, greatest));
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
  Value greatest = getGreatest(vectors.empty() ? search(row) : search(vectors));
  Value inverse = arith::DivFOp::create(b, b.constant(kMaxScaled), greatest);
  storeRow(row, vectors, inverse);
  storeScale(row, computeScale(greatest));
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
