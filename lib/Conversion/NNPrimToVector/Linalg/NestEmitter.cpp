//===- NestEmitter.cpp - Vector loops of a nest ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestEmitter.h"
#include "VectorBody.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace nnprim;

/// Iterations of marked loops beyond which the loops inside need no mark.
static constexpr int64_t kEnoughTrips = 256;

//===----------------------------------------------------------------------===//
// Loops over results
//===----------------------------------------------------------------------===//

NestEmitter::NestEmitter(const LoopNest &nest, const LoopVectors &vectors,
                         const TargetDesc &target, ArrayRef<Value> starts)
    : b(nest.op, target), nest(nest), vectors(vectors), starts(starts),
      laneDim(vectors.vectorDim) {
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
  SmallVector<unsigned> others(vectors.tileDims.begin(),
                               vectors.tileDims.end());
  llvm::append_range(others, vectors.between);
  for (unsigned dim : llvm::reverse(others)) {
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
  if (vectors.rowDim == dim)
    return forEachBlock(dim, vectors.numRows, trips,
                        [&](Value iv, int64_t size) {
                          emitRows(advance(position, dim, iv), dim, size);
                        });
  bool isShared = vectors.sharing && vectors.sharing->resultDim == dim;
  int64_t block = isShared ? vectors.sharing->numResults : 1;
  forEachBlock(dim, block, trips, [&](Value iv, int64_t size) {
    Position next = advance(position, dim, iv);
    if (isShared)
      next.numResults = size;
    emitParallel(dims.drop_front(), next,
                 trips * llvm::divideCeil(extent, block));
  });
}

/// Iterations of a part at the border: whole vectors, of which a load and a
/// shuffle make what the bounds leave, where rows that are read have as many
/// elements.
int64_t NestEmitter::countBorderLanes(unsigned dim) const {
  if (dim != vectors.vectorDim || vectors.mode != VectorMode::Interleaved ||
      vectors.groupDim)
    return 1;
  for (auto load : nest.getArgument(0).getOwner()->getOps<memref::LoadOp>())
    if (load.getMemRefType().getShape().back() < vectors.lanes)
      return 1;
  return vectors.lanes;
}

/// Runs each part of a loop in blocks and, for what is left, once more; all are
/// marked if the marked loops outside have few iterations.
void NestEmitter::forEachBlock(
    unsigned dim, int64_t block, int64_t trips,
    llvm::function_ref<void(Value iv, int64_t size)> body) {
  SmallVector<LoopPart> parts{{0, nest.dims[dim].extent}};
  SmallVector<unsigned> unrolled(vectors.tileDims.begin(),
                                 vectors.tileDims.end());
  llvm::append_range(unrolled, vectors.between);
  if (nest.dims[dim].isIndexed)
    parts = findParts(nest, dim, unrolled, countBorderLanes(dim));
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

/// Whether the results are sums that nothing in memory takes part in, so that
/// one may be computed twice.
bool NestEmitter::isFresh() const {
  return vectors.mode == VectorMode::Parallel && !reductionDims.empty() &&
         llvm::all_of(starts, [](Value start) { return !!start; });
}

SmallVector<Slot> NestEmitter::makeSlots(int64_t extent) {
  int64_t others = countTileVectors(nest, vectors);
  SmallVector<Slot> slots;
  int64_t offset = 0;
  if (vectors.areJoined)
    for (int64_t count = vectors.numVectors; count > 1; count /= 2)
      if (extent - offset >= count * vectors.lanes) {
        slots.push_back({offset, count * vectors.lanes});
        offset += count * vectors.lanes;
      }
  // The rest of a sum that starts from a constant is a whole vector that
  // overlaps the one before: of columns that are computed already, and instead
  // of a vector that is put together from parts.
  bool isWhole = vectors.columns ||
                 (isFresh() && !llvm::isPowerOf2_64(extent % vectors.lanes));
  if (isWhole && starts.front() && extent > vectors.lanes) {
    for (; offset < extent; offset += vectors.lanes)
      slots.push_back(
          {std::min(offset, extent - vectors.lanes), vectors.lanes});
    return slots;
  }
  for (int64_t width : getVectorWidths(extent - offset, vectors.lanes)) {
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

bool NestEmitter::isSquare(unsigned access) const {
  ArrayRef<int64_t> strides = nest.accesses[access].strides;
  int64_t stride = strides[vectors.vectorDim];
  return vectors.mode == VectorMode::Transposed && stride != 0 && stride != 1 &&
         strides[vectors.otherDim] == 1;
}

/// Four squares make a larger one if that has more of a cache line, so that the
/// line is read, and written, at once: columns of lines do not fit in the cache
/// together if they are a power of two apart. Squares side by side are four
/// below each other: all of a line is read at once, and half of one written,
/// the other half of which the next ones write. Of other squares the two lines
/// that processors fetch together are read one after the other, in a loop, if
/// that leaves no line over, whose code would be there once more.
void NestEmitter::emitSquares(const Position &position, int64_t trips) {
  unsigned dim = vectors.vectorDim, other = vectors.otherDim;
  int64_t lineElements = 8 * kLineBytes / getWidestElement(nest);
  int64_t line = std::clamp(lineElements, vectors.lanes, 2 * vectors.lanes);
  int64_t width = vectors.lanes * vectors.numVectors;
  int64_t height = vectors.numVectors > 1 ? lineElements : line;
  int64_t extent = nest.dims[other].extent;
  bool arePairs = vectors.numVectors == 1 && extent % (2 * height) == 0;
  int64_t block = arePairs ? 2 * height : height;
  int64_t outer = llvm::divideCeil(extent, block);
  forEachBlock(other, block, trips, [&](Value iv, int64_t count) {
    Position rows = advance(position, other, iv);
    forEachBlock(dim, line, trips * outer, [&](Value iv, int64_t size) {
      Position corner = advance(rows, dim, iv);
      forEachBlock(LoopPart{0, count}, height, /*isMarked=*/false,
                   [&](Value iv, int64_t count) {
                     emitSquares(advance(corner, other, iv), width, size,
                                 count);
                   });
    });
  });
}

/// The squares of `size` neighbours in the results and `count` in the inputs.
void NestEmitter::emitSquares(const Position &corner, int64_t width,
                              int64_t size, int64_t count) {
  for (int64_t x = 0; x < size; x += width)
    for (int64_t y = 0; y < count; y += vectors.lanes) {
      Position at = advance(advance(corner, vectors.vectorDim, b.index(x)),
                            vectors.otherDim, b.index(y));
      SmallVector<Slot> slots;
      for (int64_t i = y; i < std::min(count, y + vectors.lanes); ++i)
        slots.push_back({0, std::min(size - x, width), i - y});
      emitTile(at, slots);
    }
}

void NestEmitter::emitTile(const Position &position, ArrayRef<Slot> slots) {
  if (vectors.sharing)
    return emitWindows(position, slots);
  if (vectors.columns)
    return emitColumns(position, slots);
  SmallVector<Value> sums = loadSums(position, slots);
  sums = reduce(reductionDims, position, slots, sums);
  if (vectors.mode == VectorMode::Interleaved)
    storeInterleaved(position, slots, sums);
  else
    storeSums(position, slots, sums);
}

Position NestEmitter::getStart() {
  Position start;
  start.addresses.assign(nest.accesses.size(), b.index(0));
  start.ivs.assign(nest.dims.size(), b.index(0));
  start.ranges.assign(nest.dims.size(), {0, 0});
  return start;
}

void NestEmitter::emit() {
  Position start = getStart();
  if (isReductionMode() && parallelDims.empty())
    return emitSum(start);
  emitParallel(parallelDims, start, 1);
}
