//===- RowSums.cpp - Sums whose terms lie along vectors -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestEmitter.h"
#include "VectorBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace nnprim;

/// Bits within which shuffles of two vectors are cheapest.
static constexpr int64_t kSegmentBits = 128;

//===----------------------------------------------------------------------===//
// The terms of one row
//===----------------------------------------------------------------------===//

Value NestEmitter::makeNeutral(unsigned result, int64_t width) {
  TypedAttr neutral = *arith::getNeutralElement(getCombiner(nest, result));
  return broadcastElement(b, arith::ConstantOp::create(b, neutral), width);
}

SmallVector<Value> NestEmitter::fillSums(ValueRange sums) {
  SmallVector<Value> results(sums);
  for (auto [number, sum] : llvm::enumerate(results))
    if (!sum)
      sum = makeNeutral(number % nest.getNumResults(), vectors.lanes);
  return results;
}

/// Whether a term may be added twice.
static bool isIdempotent(Operation *combiner) {
  return isa<arith::MaximumFOp, arith::MinimumFOp, arith::MaxNumFOp,
             arith::MinNumFOp, arith::MaxSIOp, arith::MaxUIOp, arith::MinSIOp,
             arith::MinUIOp, arith::AndIOp, arith::OrIOp>(combiner);
}

/// Terms of a vector that overlaps the one before: its last `count` lanes are
/// new, the others become neutral where a term may not be added twice.
Value NestEmitter::keepLast(unsigned result, Value terms, int64_t count) {
  int64_t width = cast<VectorType>(terms.getType()).getNumElements();
  if (count == width || isIdempotent(getCombiner(nest, result)))
    return terms;
  SmallVector<bool> isNew(width, false);
  std::fill(isNew.end() - count, isNew.end(), true);
  Value mask = arith::ConstantOp::create(
      b, DenseElementsAttr::get(VectorType::get(width, b.getI1Type()), isNew));
  return arith::SelectOp::create(b, mask, terms, makeNeutral(result, width));
}

/// Adds the terms of `slots` to the sums, of which there are
/// `vectors.numVectors` for each result, in turn.
SmallVector<Value> NestEmitter::addSlots(const Position &position,
                                         ArrayRef<Slot> slots, ValueRange sums,
                                         int64_t lastCount) {
  unsigned numResults = nest.getNumResults();
  SmallVector<Value> none(slots.size() * numResults), results(sums);
  SmallVector<Value> terms =
      addTerms(position, slots, none, /*termsOnly=*/true);
  SmallVector<Extremum> extrema;
  // A chain of terms is as good as several for the one row that is unrolled.
  bool isOne = llvm::none_of(sums, [](Value sum) { return !!sum; });
  if (areExtrema())
    for (size_t i = 0; i < sums.size(); ++i) {
      extrema.push_back(makeExtremum(i % numResults));
      if (sums[i])
        extrema.back().add(b, sums[i]);
    }
  for (size_t number = 0; number < terms.size(); ++number) {
    unsigned result = number % numResults;
    Value term = terms[number];
    if (number / numResults + 1 == slots.size())
      term = keepLast(result, term, lastCount);
    size_t to = areExtrema() && isOne ? result : number % sums.size();
    if (areExtrema())
      extrema[to].add(b, term);
    else
      results[to] = results[to] ? combine(result, results[to], term) : term;
  }
  for (auto [sum, extremum] : llvm::zip(results, extrema))
    sum = extremum.isEmpty() ? Value() : extremum.finish(b);
  return results;
}

/// Adds the terms of the vector loop, whole blocks and the rest.
SmallVector<Value> NestEmitter::addVectors(const Position &position,
                                           ValueRange sums) {
  unsigned dim = vectors.vectorDim;
  int64_t extent = nest.dims[dim].extent, lanes = vectors.lanes;
  // Two terms of an extremum are looked at for NaN together.
  int64_t block = lanes * vectors.numVectors * (areExtrema() ? 2 : 1);
  constexpr int64_t maxUnrolledVectors = 16;
  SmallVector<Value> results(sums);
  int64_t whole = 0;
  if (extent > maxUnrolledVectors * lanes) {
    whole = extent / block * block;
    results = b.loop(0, whole, block, fillSums(sums),
                     [&](Value iv, ValueRange carried) {
                       return addSlots(advance(position, dim, iv),
                                       makeSlots(block), carried, lanes);
                     });
  }
  int64_t rest = extent - whole;
  if (rest == 0)
    return results;
  SmallVector<Slot> slots;
  for (int64_t offset = 0; offset < rest; offset += lanes)
    slots.push_back({offset, std::min(lanes, rest - offset)});
  Position at = advance(position, dim, b.index(whole));
  int64_t lastCount = slots.back().width;
  if (extent >= lanes) {
    slots.back() = {rest - lanes, lanes};
    return addSlots(at, slots, results, lastCount);
  }
  // Rows shorter than a vector: the other lanes are neutral.
  unsigned numResults = nest.getNumResults();
  SmallVector<Value> none(numResults);
  SmallVector<Value> heads = addSlots(at, slots, none, lastCount);
  for (unsigned result = 0; result < numResults; ++result) {
    Value sum = vector::InsertStridedSliceOp::create(
        b, heads[result], makeNeutral(result, lanes), ArrayRef<int64_t>{0},
        ArrayRef<int64_t>{1});
    Value &total = results[result];
    total = total ? combine(result, total, sum) : sum;
  }
  return results;
}

/// Each result's sum of the row, as a vector of partial sums.
SmallVector<Value> NestEmitter::sumRow(const Position &position) {
  SmallVector<Value> none(vectors.numVectors * nest.getNumResults());
  return joinSums(reduce(reductionDims, position, {}, none));
}

SmallVector<Value> NestEmitter::joinSums(ValueRange sums) {
  unsigned numResults = nest.getNumResults();
  SmallVector<Value> results;
  for (unsigned result = 0; result < numResults; ++result) {
    SmallVector<Value> parts;
    for (size_t i = result; i < sums.size(); i += numResults)
      if (sums[i])
        parts.push_back(sums[i]);
    if (areExtrema() && parts.size() > 1) {
      Extremum extremum = makeExtremum(result);
      for (Value part : parts)
        extremum.add(b, part);
      parts = {extremum.finish(b)};
    }
    while (parts.size() > 1) {
      SmallVector<Value> halves;
      for (size_t i = 0; i + 1 < parts.size(); i += 2)
        halves.push_back(combine(result, parts[i], parts[i + 1]));
      if (parts.size() % 2)
        halves.push_back(parts.back());
      parts = halves;
    }
    results.push_back(parts.front());
  }
  return results;
}

//===----------------------------------------------------------------------===//
// One row
//===----------------------------------------------------------------------===//

/// Adds the upper half of a vector to its lower half until `width` lanes are
/// left.
Value NestEmitter::combineHalves(unsigned result, Value vector, int64_t width) {
  int64_t lanes = cast<VectorType>(vector.getType()).getNumElements();
  for (; lanes > width; lanes /= 2) {
    auto half = [&](int64_t begin) -> Value {
      return vector::ExtractStridedSliceOp::create(
          b, vector, ArrayRef<int64_t>{begin}, ArrayRef<int64_t>{lanes / 2},
          ArrayRef<int64_t>{1});
    };
    vector = combine(result, half(0), half(lanes / 2));
  }
  return vector;
}

Value NestEmitter::combineLanes(unsigned result, Value vector) {
  // With VNNI, LLVM 22 takes halves of eight products of bytes and a constant
  // that are added for one vpdpbusd and leaves one of its two lanes out. It
  // knows its own reduction.
  if (isa<arith::AddIOp>(getCombiner(nest, result)))
    return vector::ReductionOp::create(b, vector::CombiningKind::ADD, vector);
  return vector::ExtractOp::create(b, combineHalves(result, vector, 1), 0);
}

void NestEmitter::emitSum(const Position &position) {
  storeRow(position, sumRow(position));
}

void NestEmitter::storeRow(const Position &position, ValueRange sums) {
  for (auto [result, vector] : llvm::enumerate(sums)) {
    unsigned access = nest.getNumInputs() + result;
    Value sum = combineLanes(result, vector);
    Value at = position.addresses[access];
    Value start = starts[result]
                      ? extendStart(starts[result])
                      : loadLanes(b, memrefs[access], at, 0, 1).scalar;
    Value combined = combine(result, sum, start);
    if (nest.finish)
      combined = vector::ExtractOp::create(
          b, finishSum(position, {0, 1}, LaneValue::uniform(combined)), 0);
    if (isa<FlyteType>(getElementTypeOrSelf(memrefs[access])))
      b.store(b.broadcast(combined, 1), memrefs[access], at);
    else
      memref::StoreOp::create(b, combined, memrefs[access], at);
  }
}

//===----------------------------------------------------------------------===//
// Several rows
//===----------------------------------------------------------------------===//

/// Combines the lanes of each of two vectors that have the partial sums of
/// `size` rows, so that the result has those of twice as many. Lanes of a
/// vector are those rows, in order, again and again within 128 bits, and within
/// wider vectors their order is that of the steps before.
Value NestEmitter::mergeRows(Value x, Value y, int64_t size) {
  auto type = cast<VectorType>(x.getType());
  int64_t lanes = type.getNumElements();
  int64_t segment =
      std::min(lanes, kSegmentBits / type.getElementTypeBitWidth());
  SmallVector<int64_t> low, high;
  auto addLanes = [&](int64_t begin, int64_t count) {
    for (int64_t lane = begin; lane < begin + count; ++lane)
      (low.size() < size_t(lanes) ? low : high).push_back(lane);
  };
  if (size < segment) {
    // Groups of the lower half of each 128 bits in turn, then of the upper.
    for (int64_t half : {0, 1})
      for (int64_t base = 0; base < lanes; base += segment)
        for (int64_t at = 0; at < segment / 2; at += size) {
          int64_t begin = base + half * segment / 2 + at;
          addLanes(begin, size);
          addLanes(lanes + begin, size);
        }
  } else if (size * 4 == lanes) {
    // The first step with four segments keeps neighbours together, which is
    // one shuffle for each operand.
    for (int64_t half : {0, 1})
      for (int64_t vector : {0, 1})
        addLanes(vector * lanes + half * lanes / 2, lanes / 2);
  } else if (lanes == 4 * segment) {
    for (int64_t half : {0, 1})
      for (int64_t vector : {0, 1})
        for (int64_t pair : {0, 1})
          addLanes(vector * lanes + (2 * pair + half) * segment, segment);
  } else {
    for (int64_t half : {0, 1})
      for (int64_t vector : {0, 1})
        addLanes(vector * lanes + half * segment, segment);
  }
  return combine(0, vector::ShuffleOp::create(b, x, y, low),
                 vector::ShuffleOp::create(b, x, y, high));
}

/// The sums of `count` rows, one a lane, of the vectors that `getRow` makes:
/// each is made right before it is used, so that few are there at a time.
Value NestEmitter::mergeRows(int64_t first, int64_t size,
                             llvm::function_ref<Value(int64_t)> getRow) {
  if (size == 1)
    return getRow(first);
  Value x = mergeRows(first, size / 2, getRow);
  Value y = mergeRows(first + size / 2, size / 2, getRow);
  return mergeRows(x, y, size / 2);
}

/// Whether the rows of a block are there without a loop.
bool NestEmitter::areRowsUnrolled() const {
  constexpr int64_t maxVectors = 64;
  int64_t perRow =
      llvm::divideCeil(nest.dims[vectors.vectorDim].extent, vectors.lanes);
  return reductionDims.empty() && vectors.numRows * perRow <= maxVectors;
}

/// Sums `count` rows along `dim`, and stores their results together. Rows that
/// are too long to be unrolled leave vectors of partial sums in memory.
void NestEmitter::emitRows(const Position &position, unsigned dim,
                           int64_t count) {
  if (count == 1)
    return emitSum(position);
  int64_t lanes = vectors.lanes;
  int64_t size = llvm::PowerOf2Ceil(count);
  auto sumOne = [&](Value iv) {
    Value sum = sumRow(advance(position, dim, iv)).front();
    int64_t bits = getElementTypeOrSelf(sum).getIntOrFloatBitWidth();
    return combineHalves(0, sum,
                         std::max(size, std::min(lanes, kSegmentBits / bits)));
  };
  Value sums;
  if (areRowsUnrolled()) {
    SmallVector<Value> rows;
    sums = mergeRows(0, size, [&](int64_t row) {
      if (row < count)
        rows.push_back(sumOne(b.index(row)));
      return rows.back();
    });
  } else {
    Type element = arith::getNeutralElement(getCombiner(nest, 0))->getType();
    Value scratch = b.getSharedScratch(vectors.numRows * lanes, element);
    int64_t width = lanes;
    b.loop(0, count, 1, {}, [&](Value iv, ValueRange) {
      Value sum = sumOne(iv);
      width = cast<VectorType>(sum.getType()).getNumElements();
      b.store(sum, scratch,
              arith::MulIOp::create(b, iv, b.index(lanes)).getResult());
      return SmallVector<Value>();
    });
    sums = mergeRows(0, size, [&](int64_t row) -> Value {
      int64_t at = std::min(row, count - 1) * lanes;
      return vector::LoadOp::create(b, VectorType::get(width, element), scratch,
                                    ValueRange{b.index(at)});
    });
  }
  sums = b.head(combineHalves(0, sums, size), count);
  llvm::SaveAndRestore<unsigned> alongRows(laneDim, dim);
  Slot slot{0, count};
  if (!isNeutralStart(0))
    sums = combine(0, sums, loadSums(position, slot).front());
  storeSums(position, slot, sums);
}
