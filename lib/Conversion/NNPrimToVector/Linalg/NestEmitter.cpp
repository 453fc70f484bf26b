//===- NestEmitter.cpp - Vector loops of a nest ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestEmitter.h"
#include "Extremum.h"
#include "Shuffles.h"
#include "VectorBody.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace nnprim;

/// Iterations of marked loops beyond which the loops inside need no mark.
static constexpr int64_t kEnoughTrips = 256;

/// Operations up to which the loops over the terms of a sum are unrolled, and
/// terms.
static constexpr int64_t kMaxUnrolledOps = 192, kMaxUnrolledTerms = 32;

namespace {
/// One vector of a tile: `width` elements from iteration `vectorOffset` of the
/// vector loop on, at iteration `other` of the other loops.
struct Slot {
  int64_t vectorOffset, width, other = 0;
};

/// Where the loops are: the address that each access has there, in elements of
/// its memref, and the index of each loop, with its range.
struct Position {
  SmallVector<Value> addresses, ivs;
  SmallVector<IndexRange> ranges;
};

class NestEmitter {
public:
  NestEmitter(const LoopNest &nest, const LoopVectors &vectors,
              const TargetDesc &target, ArrayRef<Value> starts);

  void emit();

private:
  bool isReductionMode() const { return vectors.mode == VectorMode::Reduction; }
  /// Whether no loop is emitted for `dim` outside of a tile.
  bool isPartOfTile(unsigned dim) const {
    return dim == vectors.vectorDim || vectors.groupDim == dim ||
           llvm::is_contained(vectors.between, dim) ||
           (vectors.mode == VectorMode::Transposed && dim == vectors.otherDim);
  }
  Position advance(const Position &position, unsigned dim, Value iv);
  Position moveTo(const Position &position, const Slot &slot);

  // Loops over results.
  void emitParallel(ArrayRef<unsigned> dims, const Position &position,
                    int64_t trips);
  void forEachBlock(unsigned dim, int64_t block, int64_t trips,
                    llvm::function_ref<void(Value iv, int64_t size)> body);
  void forEachBlock(LoopPart part, int64_t block, bool isMarked,
                    llvm::function_ref<void(Value iv, int64_t size)> body);
  void emitVectors(const Position &position, int64_t trips);
  void emitSquares(const Position &position, int64_t trips);
  void emitTile(const Position &position, ArrayRef<Slot> slots);
  SmallVector<Slot> makeSlots(int64_t extent);

  // Sums. Values are those of the first slot, one for each result, then those
  // of the second.
  SmallVector<Value> loadSums(const Position &position, ArrayRef<Slot> slots);
  SmallVector<Value> reduce(ArrayRef<unsigned> dims, const Position &position,
                            ArrayRef<Slot> slots, ValueRange sums);
  SmallVector<Value> addTerms(const Position &position, ArrayRef<Slot> slots,
                              ValueRange sums, bool termsOnly = false);
  /// Whether the results are maxima or minima that the target has no single
  /// instruction for.
  bool areExtrema() const;
  SmallVector<Value> addExtrema(ArrayRef<unsigned> dims,
                                const Position &position, ArrayRef<Slot> slots,
                                ValueRange sums);
  void forEachTerm(ArrayRef<unsigned> dims, const Position &position,
                   llvm::function_ref<void(const Position &)> body);
  bool isUnrolled(ArrayRef<unsigned> dims, ArrayRef<Slot> slots) const;
  /// Whether loops over terms outside of `dims` do not exist, so that sums are
  /// what they start from.
  bool isFirstTerm(ArrayRef<unsigned> dims) const {
    return dims.size() == reductionDims.size();
  }
  void storeSums(const Position &position, ArrayRef<Slot> slots,
                 ValueRange sums);
  void storeInterleaved(const Position &position, ArrayRef<Slot> slots,
                        ValueRange sums);
  void storeLanes(unsigned result, const Position &position, Value vector);

  // Sums whose terms lie along vectors.
  void emitSum(const Position &position);
  SmallVector<Value> addVectors(const Position &position, ValueRange sums);
  Value combine(unsigned result, Value a, Value b);
  Value combineLanes(unsigned result, Value vector);

  /// The transposed vectors of one access, or none.
  SmallVector<Value> loadSquare(unsigned access, const Position &position,
                                ArrayRef<Slot> slots);

  KernelBuilder b;
  const LoopNest &nest;
  const LoopVectors &vectors;
  ArrayRef<Value> starts;
  SmallVector<Value> memrefs;
  SmallVector<unsigned> parallelDims, reductionDims;
};
} // namespace

/// What a memref's elements are in vectors.
static Type getLaneType(Value memref) {
  Type element = getElementTypeOrSelf(memref);
  return isa<FlyteType>(element) ? Float32Type::get(memref.getContext())
                                 : element;
}

//===----------------------------------------------------------------------===//
// Loops over results
//===----------------------------------------------------------------------===//

NestEmitter::NestEmitter(const LoopNest &nest, const LoopVectors &vectors,
                         const TargetDesc &target, ArrayRef<Value> starts)
    : b(nest.op, target), nest(nest), vectors(vectors), starts(starts) {
  for (const Access &access : nest.accesses)
    memrefs.push_back(flatten(b, access.memref));
  for (auto [dim, loop] : llvm::enumerate(nest.dims)) {
    if (isPartOfTile(dim))
      continue;
    (loop.isReduction ? reductionDims : parallelDims).push_back(dim);
  }
  // Loops with large steps are outside.
  auto sortBy = [&](SmallVector<unsigned> &dims, const Access &access) {
    llvm::stable_sort(dims, [&](unsigned a, unsigned b) {
      return access.strides[a] > access.strides[b];
    });
  };
  sortBy(parallelDims, nest.getResults().front());
  sortBy(reductionDims, nest.accesses.front());
}

/// The range of a constant or of a loop's index.
static IndexRange getLoopRange(Value iv) {
  if (std::optional<int64_t> constant = getConstantIntValue(iv))
    return {*constant, *constant};
  auto loop =
      cast<scf::ForOp>(cast<BlockArgument>(iv).getOwner()->getParentOp());
  int64_t begin = *getConstantIntValue(loop.getLowerBound());
  int64_t end = *getConstantIntValue(loop.getUpperBound());
  int64_t step = *getConstantIntValue(loop.getStep());
  return {begin, begin + (end - 1 - begin) / step * step};
}

Position NestEmitter::advance(const Position &position, unsigned dim,
                              Value iv) {
  Position result = position;
  std::optional<int64_t> known = getConstantIntValue(iv);
  for (auto [address, access] :
       llvm::zip_equal(result.addresses, nest.accesses)) {
    int64_t stride = access.strides[dim];
    if (known)
      address = b.add(address, *known * stride);
    else if (stride == 1)
      address = b.add(address, iv);
    else if (stride != 0)
      address = b.add(address, arith::MulIOp::create(b, iv, b.index(stride)));
  }
  if (nest.dims[dim].isIndexed) {
    result.ivs[dim] = b.add(result.ivs[dim], iv);
    IndexRange range = getLoopRange(iv);
    result.ranges[dim].low += range.low;
    result.ranges[dim].high += range.high;
  }
  return result;
}

Position NestEmitter::moveTo(const Position &position, const Slot &slot) {
  Position result = position;
  if (slot.vectorOffset != 0)
    result = advance(result, vectors.vectorDim, b.index(slot.vectorOffset));
  if (vectors.mode == VectorMode::Transposed && slot.other != 0)
    result = advance(result, vectors.otherDim, b.index(slot.other));
  int64_t rest = slot.other;
  for (unsigned dim : llvm::reverse(vectors.between)) {
    int64_t extent = nest.dims[dim].extent;
    result = advance(result, dim, b.index(rest % extent));
    rest /= extent;
  }
  return result;
}

void NestEmitter::emitParallel(ArrayRef<unsigned> dims,
                               const Position &position, int64_t trips) {
  if (dims.empty()) {
    switch (vectors.mode) {
    case VectorMode::Reduction:
      return emitSum(position);
    case VectorMode::Transposed:
      return emitSquares(position, trips);
    default:
      return emitVectors(position, trips);
    }
  }
  unsigned dim = dims.front();
  int64_t extent = nest.dims[dim].extent;
  forEachBlock(dim, 1, trips, [&](Value iv, int64_t) {
    emitParallel(dims.drop_front(), advance(position, dim, iv), trips * extent);
  });
}

/// Runs each part of a loop in blocks and, for what is left, once more; all are
/// marked if the marked loops outside have few iterations.
void NestEmitter::forEachBlock(
    unsigned dim, int64_t block, int64_t trips,
    llvm::function_ref<void(Value iv, int64_t size)> body) {
  SmallVector<LoopPart> parts{{0, nest.dims[dim].extent}};
  if (nest.dims[dim].isIndexed)
    parts = findParts(nest, dim);
  for (LoopPart part : parts)
    forEachBlock(part, block, trips < kEnoughTrips, body);
}

void NestEmitter::forEachBlock(
    LoopPart part, int64_t block, bool isMarked,
    llvm::function_ref<void(Value iv, int64_t size)> body) {
  int64_t whole = part.end - (part.end - part.begin) % block;
  if (isMarked)
    b.parallelLoop(part.begin, whole, block,
                   [&](Value iv) { body(iv, block); });
  else
    b.loop(part.begin, whole, block, {}, [&](Value iv, ValueRange) {
      body(iv, block);
      return SmallVector<Value>();
    });
  if (whole == part.end)
    return;
  auto emitRest = [&] { body(b.index(whole), part.end - whole); };
  if (isMarked)
    createParallelRegion(b, b.getLoc(), emitRest);
  else
    emitRest();
}

SmallVector<Slot> NestEmitter::makeSlots(int64_t extent) {
  int64_t others = countBetween(nest, vectors);
  SmallVector<Slot> slots;
  int64_t offset = 0;
  for (int64_t width : getVectorWidths(extent, vectors.lanes)) {
    for (int64_t other = 0; other < others; ++other)
      slots.push_back({offset, width * vectors.groupSize, other});
    offset += width;
  }
  return slots;
}

void NestEmitter::emitVectors(const Position &position, int64_t trips) {
  unsigned dim = vectors.vectorDim;
  forEachBlock(dim, vectors.lanes * vectors.numVectors, trips,
               [&](Value iv, int64_t size) {
                 emitTile(advance(position, dim, iv), makeSlots(size));
               });
}

void NestEmitter::emitSquares(const Position &position, int64_t trips) {
  unsigned dim = vectors.vectorDim, other = vectors.otherDim;
  int64_t outer = llvm::divideCeil(nest.dims[other].extent, vectors.lanes);
  forEachBlock(other, vectors.lanes, trips, [&](Value iv, int64_t count) {
    Position row = advance(position, other, iv);
    forEachBlock(dim, vectors.lanes, trips * outer,
                 [&](Value iv, int64_t size) {
                   SmallVector<Slot> slots;
                   for (int64_t i = 0; i < count; ++i)
                     slots.push_back({0, size, i});
                   emitTile(advance(row, dim, iv), slots);
                 });
  });
}

void NestEmitter::emitTile(const Position &position, ArrayRef<Slot> slots) {
  SmallVector<Value> sums = loadSums(position, slots);
  sums = reduce(reductionDims, position, slots, sums);
  if (vectors.mode == VectorMode::Interleaved)
    storeInterleaved(position, slots, sums);
  else
    storeSums(position, slots, sums);
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

SmallVector<Value> NestEmitter::loadSums(const Position &position,
                                         ArrayRef<Slot> slots) {
  SmallVector<Value> sums;
  for (const Slot &slot : slots) {
    Position own = moveTo(position, slot);
    for (unsigned result = 0; result < nest.getNumResults(); ++result) {
      unsigned access = nest.getNumInputs() + result;
      bool isRead = !nest.getArgument(access).use_empty();
      int64_t stride = nest.accesses[access].strides[vectors.vectorDim];
      Value start = starts[result];
      if (!isRead)
        sums.push_back({});
      else if (start)
        sums.push_back(broadcastElement(b, start, slot.width));
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
  if (isReductionMode() || !isUnrolled(dims, slots))
    return b.loop(0, extent, 1, sums, visit);
  if (areExtrema())
    return addExtrema(dims, position, slots, sums);
  SmallVector<Value> results(sums);
  for (int64_t i = 0; i < extent; ++i)
    results = visit(b.index(i), results);
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

SmallVector<Value> NestEmitter::addExtrema(ArrayRef<unsigned> dims,
                                           const Position &position,
                                           ArrayRef<Slot> slots,
                                           ValueRange sums) {
  SmallVector<Extremum> extrema;
  for (auto [number, sum] : llvm::enumerate(sums)) {
    unsigned result = number % nest.getNumResults();
    Operation *combiner = getCombiner(nest, result);
    extrema.emplace_back(isa<arith::MaximumFOp>(combiner));
    // A neutral element that an extremum starts from need not be compared.
    std::optional<TypedAttr> neutral = arith::getNeutralElement(combiner);
    Attribute start;
    bool isNeutral = starts[result] &&
                     matchPattern(starts[result], m_Constant(&start)) &&
                     start == *neutral && isFirstTerm(dims);
    if (!isNeutral)
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
  ArrayRef<int64_t> strides = nest.accesses[access].strides;
  int64_t stride = strides[vectors.vectorDim], lanes = vectors.lanes;
  if (vectors.mode != VectorMode::Transposed || stride == 0 || stride == 1 ||
      strides[vectors.otherDim] != 1)
    return {};
  int64_t count = slots.size(), width = slots.front().width;
  SmallVector<Value> rows;
  for (int64_t i = 0; i < lanes; ++i) {
    // Rows behind the last are transposed into lanes that are dropped.
    Value at =
        b.add(position.addresses[access], std::min(i, width - 1) * stride);
    Value row = loadLanes(b, memrefs[access], at, 1, count).vector;
    rows.push_back(b.widen(asBits(b, row), lanes));
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
      int64_t stride = nest.accesses[access].strides[vectors.vectorDim];
      return loadLanes(b, memrefs[access], own.addresses[access],
                       stride / vectors.groupSize, width);
    };
    own.ranges[vectors.vectorDim].high += slot.width - 1;
    llvm::append_range(results,
                       evaluateBody(b, nest,
                                    {vectors.vectorDim, slot.width, own.ivs,
                                     own.ranges, loadArgument, termsOnly}));
  }
  return results;
}

void NestEmitter::storeLanes(unsigned result, const Position &position,
                             Value vector) {
  unsigned access = nest.getNumInputs() + result;
  int64_t stride = nest.accesses[access].strides[vectors.vectorDim];
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

void NestEmitter::storeSums(const Position &position, ArrayRef<Slot> slots,
                            ValueRange sums) {
  unsigned numResults = nest.getNumResults();
  for (auto [number, slot] : llvm::enumerate(slots)) {
    Position own = moveTo(position, slot);
    for (unsigned result = 0; result < numResults; ++result)
      storeLanes(result, own, sums[number * numResults + result]);
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

//===----------------------------------------------------------------------===//
// Sums whose terms lie along vectors
//===----------------------------------------------------------------------===//

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

/// Adds the upper half of a vector to its lower half until one lane is left.
Value NestEmitter::combineLanes(unsigned result, Value vector) {
  int64_t width = cast<VectorType>(vector.getType()).getNumElements();
  for (; width > 1; width /= 2) {
    auto half = [&](int64_t begin) -> Value {
      return vector::ExtractStridedSliceOp::create(
          b, vector, ArrayRef<int64_t>{begin}, ArrayRef<int64_t>{width / 2},
          ArrayRef<int64_t>{1});
    };
    vector = combine(result, half(0), half(width / 2));
  }
  return vector::ExtractOp::create(b, vector, 0);
}

/// Adds the terms of the vector loop, whole blocks and the rest.
SmallVector<Value> NestEmitter::addVectors(const Position &position,
                                           ValueRange sums) {
  unsigned dim = vectors.vectorDim, numResults = nest.getNumResults();
  int64_t extent = nest.dims[dim].extent;
  int64_t block = vectors.lanes * vectors.numVectors;
  int64_t whole = extent / block * block;
  auto addBlock = [&](Value iv, ValueRange carried) {
    return addTerms(advance(position, dim, iv), makeSlots(block), carried);
  };
  constexpr int64_t maxUnrolledBlocks = 4;
  SmallVector<Value> results(sums);
  if (whole > maxUnrolledBlocks * block)
    results = b.loop(0, whole, block, sums, addBlock);
  else
    for (int64_t at = 0; at < whole; at += block)
      results = addBlock(b.index(at), results);
  SmallVector<Slot> rest = makeSlots(extent - whole);
  if (rest.empty())
    return results;
  SmallVector<Value> heads;
  for (auto [number, slot] : llvm::enumerate(rest))
    for (unsigned result = 0; result < numResults; ++result)
      heads.push_back(
          b.head(results[number * numResults + result], slot.width));
  SmallVector<Value> added =
      addTerms(advance(position, dim, b.index(whole)), rest, heads);
  for (auto [sum, head] : llvm::zip(results, added)) {
    if (head.getType() == sum.getType())
      sum = head;
    else
      sum = vector::InsertStridedSliceOp::create(
          b, head, sum, ArrayRef<int64_t>{0}, ArrayRef<int64_t>{1});
  }
  return results;
}

void NestEmitter::emitSum(const Position &position) {
  unsigned numResults = nest.getNumResults();
  SmallVector<Value> sums;
  for (int64_t i = 0; i < vectors.numVectors; ++i)
    for (unsigned result = 0; result < numResults; ++result) {
      Operation *combiner = getCombiner(nest, result);
      TypedAttr neutral = *arith::getNeutralElement(combiner);
      sums.push_back(broadcastElement(b, arith::ConstantOp::create(b, neutral),
                                      vectors.lanes));
    }
  sums = reduce(reductionDims, position, {}, sums);
  for (unsigned result = 0; result < numResults; ++result) {
    unsigned access = nest.getNumInputs() + result;
    SmallVector<Value> parts;
    for (size_t i = result; i < sums.size(); i += numResults)
      parts.push_back(sums[i]);
    while (parts.size() > 1) {
      SmallVector<Value> halves;
      for (size_t i = 0; i + 1 < parts.size(); i += 2)
        halves.push_back(combine(result, parts[i], parts[i + 1]));
      if (parts.size() % 2)
        halves.push_back(parts.back());
      parts = halves;
    }
    Value sum = combineLanes(result, parts.front());
    Value at = position.addresses[access];
    Value start = starts[result];
    if (!start)
      start = memref::LoadOp::create(b, memrefs[access], at);
    memref::StoreOp::create(b, combine(result, sum, start), memrefs[access],
                            at);
  }
}

void NestEmitter::emit() {
  Position start;
  start.addresses.assign(nest.accesses.size(), b.index(0));
  start.ivs.assign(nest.dims.size(), b.index(0));
  start.ranges.assign(nest.dims.size(), {0, 0});
  if (isReductionMode() && parallelDims.empty())
    return emitSum(start);
  emitParallel(parallelDims, start, 1);
}

void nnprim::emitVectorNest(const LoopNest &nest, const LoopVectors &vectors,
                            const TargetDesc &target, ArrayRef<Value> starts) {
  NestEmitter(nest, vectors, target, starts).emit();
}
