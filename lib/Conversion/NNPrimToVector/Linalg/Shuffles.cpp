//===- Shuffles.cpp - Rearranging lanes of several vectors ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shuffles.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

static int64_t getWidth(Value vector) {
  return cast<VectorType>(vector.getType()).getNumElements();
}

static Value shuffle(KernelBuilder &b, Value first, Value second,
                     ArrayRef<int64_t> mask) {
  return vector::ShuffleOp::create(b, first, second, mask);
}

//===----------------------------------------------------------------------===//
// Strided loads
//===----------------------------------------------------------------------===//

/// Loads elements [0, count) in vectors of `width`; the last one overlaps the
/// one before, so that nothing behind the last element is read.
static SmallVector<Piece> loadPieces(KernelBuilder &b, Value memref, Value at,
                                     int64_t count, int64_t width) {
  Type element = cast<MemRefType>(memref.getType()).getElementType();
  width = std::min(width, count);
  SmallVector<Piece> pieces;
  for (int64_t begin = 0; begin < count; begin += width) {
    int64_t start = std::min(begin, count - width);
    Value vector = vector::LoadOp::create(b, VectorType::get(width, element),
                                          memref, b.add(at, start));
    pieces.push_back({vector, start});
  }
  return pieces;
}

Value nnprim::takeStrided(KernelBuilder &b, ArrayRef<Piece> pieces,
                          int64_t first, int64_t stride, int64_t width) {
  int64_t lanes = getWidth(pieces.front().vector);
  /// Lanes that this piece and those before it have.
  auto countUntil = [&](const Piece &piece) {
    int64_t behind = std::max<int64_t>(piece.begin + lanes - first, 0);
    return std::min<int64_t>(llvm::divideCeil(behind, stride), width);
  };
  while (countUntil(pieces.front()) == 0)
    pieces = pieces.drop_front();
  // The lanes found so far; each step adds those of one more piece.
  Value result = pieces.front().vector;
  int64_t found = countUntil(pieces.front()), offset = pieces.front().begin;
  SmallVector<int64_t> mask(width, 0);
  for (int64_t i = 0; i < found; ++i)
    mask[i] = first + i * stride - offset;
  for (const Piece &piece : pieces.drop_front()) {
    int64_t end = countUntil(piece);
    if (end == found)
      continue;
    for (int64_t i = found; i < end; ++i)
      mask[i] = getWidth(result) + first + i * stride - piece.begin;
    result = shuffle(b, result, piece.vector, mask);
    found = end;
    for (int64_t i = 0; i < width; ++i)
      mask[i] = i < found ? i : 0;
  }
  bool isIdentity = getWidth(result) == width;
  for (int64_t i = 0; i < width; ++i)
    isIdentity &= mask[i] == i;
  return isIdentity ? result : shuffle(b, result, result, mask);
}

Value nnprim::loadStrided(KernelBuilder &b, Value memref, Value at,
                          int64_t stride, int64_t width) {
  return takeStrided(b,
                     loadPieces(b, memref, at, (width - 1) * stride + 1, width),
                     0, stride, width);
}

//===----------------------------------------------------------------------===//
// Interleaving
//===----------------------------------------------------------------------===//

/// Shuffles groups of elements as `mask` says for elements.
static Value shuffleGroups(KernelBuilder &b, Value first, Value second,
                           ArrayRef<int64_t> mask, int64_t group) {
  SmallVector<int64_t> lanes;
  for (int64_t from : mask)
    for (int64_t lane = 0; lane < group; ++lane)
      lanes.push_back(from * group + lane);
  return shuffle(b, first, second, lanes);
}

/// Vectors whose concatenation has the lanes of `first` and `second` in turn.
static std::pair<Value, Value> interleavePair(KernelBuilder &b, Value first,
                                              Value second, int64_t group) {
  int64_t width = getWidth(first) / group;
  SmallVector<int64_t> low, high;
  for (int64_t i = 0; i < width; ++i) {
    low.push_back(i / 2 + i % 2 * width);
    high.push_back((i + width) / 2 + (i + width) % 2 * width);
  }
  return {shuffleGroups(b, first, second, low, group),
          shuffleGroups(b, first, second, high, group)};
}

/// Collects each vector of the result from one source after the other.
static SmallVector<Value>
interleaveAny(KernelBuilder &b, ArrayRef<Value> vectors, int64_t group) {
  int64_t width = getWidth(vectors.front()) / group, count = vectors.size();
  SmallVector<Value> results;
  for (int64_t part = 0; part < count; ++part) {
    Value result = vectors.front();
    for (int64_t source = 1; source < count; ++source) {
      SmallVector<int64_t> mask;
      for (int64_t lane = 0; lane < width; ++lane) {
        int64_t flat = part * width + lane, from = flat % count;
        int64_t position = flat / count;
        if (from == source)
          mask.push_back(width + position);
        else if (source == 1)
          mask.push_back(position);
        else
          mask.push_back(lane);
      }
      result = shuffleGroups(b, result, vectors[source], mask, group);
    }
    results.push_back(result);
  }
  return results;
}

SmallVector<Value> nnprim::interleaveLanes(KernelBuilder &b,
                                           ArrayRef<Value> vectors,
                                           int64_t group) {
  size_t count = vectors.size();
  if (count == 1)
    return SmallVector<Value>(vectors);
  if (count % 2)
    return interleaveAny(b, vectors, group);
  // Even vectors and odd ones, each interleaved, are interleaved in turn.
  SmallVector<Value> even, odd, results;
  for (size_t i = 0; i < count; i += 2) {
    even.push_back(vectors[i]);
    odd.push_back(vectors[i + 1]);
  }
  even = interleaveLanes(b, even, group);
  odd = interleaveLanes(b, odd, group);
  for (auto [first, second] : llvm::zip_equal(even, odd)) {
    auto [low, high] = interleavePair(b, first, second, group);
    results.append({low, high});
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Transposition
//===----------------------------------------------------------------------===//

/// Interleaves the low or high halves of each group of `group` lanes, as
/// instructions on 128-bit groups do.
static Value unpack(KernelBuilder &b, Value first, Value second, int64_t group,
                    bool high) {
  int64_t width = getWidth(first);
  SmallVector<int64_t> mask;
  for (int64_t i = 0; i < width; ++i) {
    int64_t lane = i % group;
    mask.push_back(i / group * group + lane / 2 + (high ? group / 2 : 0) +
                   lane % 2 * width);
  }
  return shuffle(b, first, second, mask);
}

/// Takes every other block of `block` lanes of `first`, from number `begin` on,
/// and then of `second`.
static Value takeBlocks(KernelBuilder &b, Value first, Value second,
                        int64_t block, int64_t begin) {
  int64_t width = getWidth(first);
  SmallVector<int64_t> mask;
  for (int64_t at = begin * block; at < 2 * width; at += 2 * block)
    for (int64_t lane = 0; lane < block; ++lane)
      mask.push_back(at + lane);
  return shuffle(b, first, second, mask);
}

/// Moves block g of vector q to block q of vector g.
static SmallVector<Value>
transposeBlocks(KernelBuilder &b, ArrayRef<Value> vectors, int64_t block) {
  if (vectors.size() == 1)
    return {vectors.front()};
  SmallVector<Value> halves[2], results;
  for (int64_t begin = 0; begin < 2; ++begin)
    for (size_t i = 0; i < vectors.size(); i += 2)
      halves[begin].push_back(
          takeBlocks(b, vectors[i], vectors[i + 1], block, begin));
  SmallVector<Value> even = transposeBlocks(b, halves[0], block);
  SmallVector<Value> odd = transposeBlocks(b, halves[1], block);
  for (auto [first, second] : llvm::zip_equal(even, odd))
    results.append({first, second});
  return results;
}

SmallVector<Value> nnprim::transpose(KernelBuilder &b, ArrayRef<Value> rows) {
  int64_t width = rows.size();
  Type element = cast<VectorType>(rows.front().getType()).getElementType();
  int64_t group =
      std::min<int64_t>(width, 128 / element.getIntOrFloatBitWidth());
  // Squares of `group` rows within each group of lanes, by interleaving rows
  // half a square apart log2(group) times.
  SmallVector<Value> squares(rows);
  for (int64_t first = 0; first < width; first += group)
    for (int64_t stage = 1; stage < group; stage *= 2) {
      SmallVector<Value> next;
      for (int64_t i = 0; i < group / 2; ++i)
        for (bool high : {false, true})
          next.push_back(unpack(b, squares[first + i],
                                squares[first + i + group / 2], group, high));
      llvm::copy(next, squares.begin() + first);
    }
  // Row first + i now holds, in each group g, column g·group + i of its square.
  SmallVector<Value> results(width);
  for (int64_t i = 0; i < group; ++i) {
    SmallVector<Value> column;
    for (int64_t first = 0; first < width; first += group)
      // Without a fence LLVM merges shuffles into ones that need constants.
      column.push_back(width > group && isa<FloatType>(element)
                           ? b.fence(squares[first + i])
                           : squares[first + i]);
    for (auto [g, vector] : llvm::enumerate(transposeBlocks(b, column, group)))
      results[g * group + i] = vector;
  }
  return results;
}
