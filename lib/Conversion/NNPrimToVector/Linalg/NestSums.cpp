//===- NestSums.cpp - The sums of a nest ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Extremum.h"
#include "NestEmitter.h"
#include "Shuffles.h"
#include "VectorBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace nnprim;

/// Operations up to which the loops over the terms of a sum are unrolled, and
/// terms.
static constexpr int64_t kMaxUnrolledOps = 192, kMaxUnrolledTerms = 32;

/// What a memref's elements are in vectors.
static Type getLaneType(Value memref) {
  Type element = getElementTypeOrSelf(memref);
  return isa<FlyteType>(element) ? Float32Type::get(memref.getContext())
                                 : element;
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

Value NestEmitter::extendStart(Value start) {
  if (!isa<FlyteType>(start.getType()))
    return start;
  return ExtendFlyteOp::create(b, b.getF32Type(), start);
}

SmallVector<Value> NestEmitter::loadSums(const Position &position,
                                         ArrayRef<Slot> slots) {
  SmallVector<Value> sums;
  for (const Slot &slot : slots) {
    Position own = moveTo(position, slot);
    for (unsigned result = 0; result < nest.getNumResults(); ++result) {
      unsigned access = nest.getNumInputs() + result;
      bool isRead = !nest.getArgument(access).use_empty();
      int64_t stride = nest.accesses[access].strides[laneDim];
      Value start = starts[result];
      if (!isRead)
        sums.push_back({});
      else if (start)
        sums.push_back(broadcastElement(b, extendStart(start), slot.width));
      else
        sums.push_back(loadLanes(b, memrefs[access], own.addresses[access],
                                 stride, slot.width)
                           .vector);
    }
  }
  return sums;
}

bool NestEmitter::isUnrolled(ArrayRef<unsigned> dims,
                             ArrayRef<Slot> slots) const {
  int64_t terms = 1;
  for (unsigned dim : dims)
    terms *= nest.dims[dim].extent;
  int64_t ops = countBodyOps(nest) * int64_t(slots.size());
  return terms <= kMaxUnrolledTerms && terms * ops <= kMaxUnrolledOps;
}

SmallVector<Value> NestEmitter::reduce(ArrayRef<unsigned> dims,
                                       const Position &position,
                                       ArrayRef<Slot> slots, ValueRange sums) {
  if (dims.empty())
    return isReductionMode() ? addVectors(position, sums)
                             : addTerms(position, slots, sums);
  unsigned dim = dims.front();
  int64_t extent = nest.dims[dim].extent;
  auto visit = [&](Value iv, ValueRange carried) {
    return reduce(dims.drop_front(), advance(position, dim, iv), slots,
                  carried);
  };
  if (isReductionMode())
    return b.loop(0, extent, 1, fillSums(sums), visit);
  if (!isUnrolled(dims, slots)) {
    int64_t chains = countChains(dims, slots);
    return chains > 1 ? reduceInChains(dim, position, slots, sums, chains)
                      : b.loop(0, extent, 1, sums, visit);
  }
  if (areExtrema())
    return addExtrema(dims, position, slots, sums);
  SmallVector<Value> results(sums);
  for (int64_t i = 0; i < extent; ++i)
    results = visit(b.index(i), results);
  return results;
}

int64_t NestEmitter::countChains(ArrayRef<unsigned> dims,
                                 ArrayRef<Slot> slots) const {
  // Loops that are shorter do not pay for adding up the chains, and those with
  // more operations wait less for the sum before.
  constexpr int64_t minTurns = 8, maxOps = 4;
  if (dims.size() != 1 || countBodyOps(nest) > maxOps)
    return 1;
  for (unsigned i = 0; i < nest.getNumResults(); ++i)
    if (!getCombiner(nest, i))
      return 1;
  int64_t chains = b.getTarget().numVectorRegisters / 4 /
                   (int64_t(slots.size()) * nest.getNumResults());
  return std::min(chains, nest.dims[dims.front()].extent / minTurns);
}

SmallVector<Value> NestEmitter::reduceInChains(unsigned dim,
                                               const Position &position,
                                               ArrayRef<Slot> slots,
                                               ValueRange sums,
                                               int64_t chains) {
  unsigned numResults = nest.getNumResults();
  int64_t extent = nest.dims[dim].extent, size = sums.size();
  int64_t whole = extent / chains * chains;
  SmallVector<Value> all(sums);
  for (int64_t i = size; i < chains * size; ++i)
    all.push_back(
        makeNeutral(i % numResults, slots[i % size / numResults].width));
  SmallVector<Value> results =
      b.loop(0, whole, chains, all, [&](Value iv, ValueRange carried) {
        SmallVector<Value> next;
        Position first = advance(position, dim, iv);
        for (int64_t chain = 0; chain < chains; ++chain)
          llvm::append_range(next, addTerms(advance(first, dim, b.index(chain)),
                                            slots,
                                            carried.slice(chain * size, size)));
        return next;
      });
  for (int64_t i = size; i < chains * size; ++i)
    results[i % size] = combine(i % numResults, results[i % size], results[i]);
  results.truncate(size);
  for (int64_t i = whole; i < extent; ++i)
    results = addTerms(advance(position, dim, b.index(i)), slots, results);
  return results;
}

bool NestEmitter::areExtrema() const {
  for (unsigned i = 0; i < nest.getNumResults(); ++i)
    if (!isa_and_nonnull<arith::MaximumFOp, arith::MinimumFOp>(
            getCombiner(nest, i)))
      return false;
  return !b.getTarget().hasPropagatingMax;
}

void NestEmitter::forEachTerm(ArrayRef<unsigned> dims, const Position &position,
                              llvm::function_ref<void(const Position &)> body) {
  if (dims.empty())
    return body(position);
  for (int64_t i = 0, e = nest.dims[dims.front()].extent; i < e; ++i)
    forEachTerm(dims.drop_front(), advance(position, dims.front(), b.index(i)),
                body);
}

Extremum NestEmitter::makeExtremum(unsigned result) const {
  return Extremum(isa<arith::MaximumFOp>(getCombiner(nest, result)));
}

/// Whether the combination of a sum's start with a term is the term: of two
/// zeros of different sign either may be the result.
bool NestEmitter::isNeutralStart(unsigned result) const {
  Operation *combiner = getCombiner(nest, result);
  Attribute start;
  if (!starts[result] || !matchPattern(starts[result], m_Constant(&start)))
    return false;
  return start == *arith::getNeutralElement(combiner) ||
         (isa<arith::AddFOp>(combiner) &&
          matchPattern(starts[result], m_AnyZeroFloat()));
}

SmallVector<Value> NestEmitter::addExtrema(ArrayRef<unsigned> dims,
                                           const Position &position,
                                           ArrayRef<Slot> slots,
                                           ValueRange sums) {
  SmallVector<Extremum> extrema;
  for (auto [number, sum] : llvm::enumerate(sums)) {
    unsigned result = number % nest.getNumResults();
    extrema.push_back(makeExtremum(result));
    if (!isNeutralStart(result) || !isFirstTerm(dims))
      extrema.back().add(b, sum);
  }
  forEachTerm(dims, position, [&](const Position &at) {
    SmallVector<Value> terms = addTerms(at, slots, sums, /*termsOnly=*/true);
    for (auto [extremum, term] : llvm::zip_equal(extrema, terms))
      extremum.add(b, term);
  });
  SmallVector<Value> results;
  for (Extremum &extremum : extrema)
    results.push_back(extremum.finish(b));
  return results;
}

SmallVector<Value> NestEmitter::loadSquare(unsigned access,
                                           const Position &position,
                                           ArrayRef<Slot> slots) {
  if (!isSquare(access))
    return {};
  int64_t stride = nest.accesses[access].strides[vectors.vectorDim];
  int64_t lanes = vectors.lanes;
  int64_t count = slots.size(), width = slots.front().width;
  auto loadRow = [&](int64_t i) -> Value {
    // Rows behind the last are transposed into lanes that are dropped.
    Value at =
        b.add(position.addresses[access], std::min(i, width - 1) * stride);
    Value row = loadLanes(b, memrefs[access], at, 1, count).vector;
    return b.widen(asBits(b, row), lanes);
  };
  SmallVector<Value> rows;
  for (int64_t i = 0; i < lanes; ++i) {
    rows.push_back(loadRow(i));
    // Rows of squares that lie side by side are parts of one vector.
    if (width > lanes)
      rows.back() = vector::ShuffleOp::create(
          b, rows.back(), loadRow(lanes + i),
          llvm::to_vector(llvm::seq<int64_t>(2 * lanes)));
  }
  SmallVector<Value> results;
  Type element = getLaneType(memrefs[access]);
  rows = transpose(b, rows);
  for (Value vector : ArrayRef(rows).take_front(count))
    results.push_back(fromBits(b, b.head(vector, width), element));
  return results;
}

SmallVector<Value> NestEmitter::addTerms(const Position &position,
                                         ArrayRef<Slot> slots, ValueRange sums,
                                         bool termsOnly) {
  unsigned numResults = nest.getNumResults();
  SmallVector<SmallVector<Value>> squares;
  for (unsigned access = 0; access < nest.getNumInputs(); ++access)
    squares.push_back(loadSquare(access, position, slots));
  SmallVector<Value> results;
  for (auto [number, slot] : llvm::enumerate(slots)) {
    Position own = moveTo(position, slot);
    auto loadArgument = [&, number = number,
                         width = slot.width](unsigned access) -> LaneValue {
      if (access >= nest.getNumInputs())
        return {
            sums[number * numResults + access - nest.getNumInputs()], {}, 0};
      if (!squares[access].empty())
        return {squares[access][number], {}, 0};
      if (!uniforms.empty() && uniforms[access])
        return LaneValue::uniform(uniforms[access]);
      int64_t stride = nest.accesses[access].strides[laneDim];
      return loadLanes(b, memrefs[access], own.addresses[access],
                       stride / vectors.groupSize, width);
    };
    own.ranges[laneDim].high += slot.width - 1;
    llvm::append_range(results,
                       evaluateBody(b, nest,
                                    {laneDim, slot.width, own.ivs, own.ranges,
                                     loadArgument, termsOnly}));
  }
  return results;
}

void NestEmitter::storeLanes(unsigned result, const Position &position,
                             Value vector) {
  unsigned access = nest.getNumInputs() + result;
  int64_t stride = nest.accesses[access].strides[laneDim];
  Value at = position.addresses[access], memref = memrefs[access];
  if (stride == 1)
    return b.store(vector, memref, at);
  Type element = getElementTypeOrSelf(memref);
  Value bits = asBits(b, vector);
  int64_t width = cast<VectorType>(vector.getType()).getNumElements();
  for (int64_t i = 0; i < width; ++i) {
    if (isa<FlyteType>(element)) {
      Value lane = vector::ExtractStridedSliceOp::create(
          b, vector, ArrayRef<int64_t>{i}, ArrayRef<int64_t>{1},
          ArrayRef<int64_t>{1});
      b.store(lane, memref, b.add(at, i * stride));
      continue;
    }
    Value lane = vector::ExtractOp::create(b, bits, i);
    if (lane.getType() != element)
      lane = arith::BitcastOp::create(b, element, lane);
    memref::StoreOp::create(b, lane, memref, b.add(at, i * stride));
  }
}

/// The finishing op has the one result of the nest as its last argument.
Value NestEmitter::finishSum(const Position &position, const Slot &slot,
                             const LaneValue &sum) {
  LoopNest finish;
  finish.op = nest.finish;
  unsigned first = nest.getNumInputs() + nest.getNumResults();
  auto loadArgument = [&](unsigned number) {
    if (number == finish.getNumInputs())
      return sum;
    unsigned access = first + number;
    return loadLanes(b, memrefs[access], position.addresses[access],
                     nest.accesses[access].strides[laneDim], slot.width);
  };
  return evaluateBody(
             b, finish,
             {laneDim, slot.width, position.ivs, position.ranges, loadArgument})
      .front();
}

void NestEmitter::storeSums(const Position &position, ArrayRef<Slot> slots,
                            ValueRange sums) {
  unsigned numResults = nest.getNumResults();
  for (auto [number, slot] : llvm::enumerate(slots)) {
    Position own = moveTo(position, slot);
    for (unsigned result = 0; result < numResults; ++result) {
      Value sum = sums[number * numResults + result];
      if (nest.finish)
        sum = finishSum(own, slot, {sum, {}, 0});
      storeLanes(result, own, sum);
    }
  }
}

void NestEmitter::storeInterleaved(const Position &position,
                                   ArrayRef<Slot> slots, ValueRange sums) {
  unsigned numResults = nest.getNumResults();
  size_t others = countBetween(nest, vectors);
  for (unsigned result = 0; result < numResults; ++result) {
    unsigned access = nest.getNumInputs() + result;
    Type element = getLaneType(memrefs[access]);
    for (size_t first = 0; first < slots.size(); first += others) {
      SmallVector<Value> parts;
      for (size_t i = 0; i < others; ++i)
        parts.push_back(asBits(b, sums[(first + i) * numResults + result]));
      Value at = moveTo(position, slots[first]).addresses[access];
      for (auto [i, part] :
           llvm::enumerate(interleaveLanes(b, parts, vectors.groupSize)))
        b.store(fromBits(b, part, element), memrefs[access],
                b.add(at, i * slots[first].width));
    }
  }
}

Value NestEmitter::combine(unsigned result, Value x, Value y) {
  Operation *combiner = getCombiner(nest, result);
  OperationState state(combiner->getLoc(), combiner->getName());
  state.operands = {x, y};
  state.types = {x.getType()};
  state.attributes = combiner->getAttrDictionary().getValue();
  Operation *combined = b.create(state);
  ignoreSignOfZero(combined);
  return combined->getResult(0);
}
