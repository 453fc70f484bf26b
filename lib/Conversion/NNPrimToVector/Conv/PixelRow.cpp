//===- PixelRow.cpp - Vectors of pixels along an image row ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PixelRow.h"

#include "NNPrim/Plan/KernelResources.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

static SmallVector<TapGroup> groupTaps(int64_t taps, int64_t size) {
  SmallVector<TapGroup> groups;
  for (int64_t tap = 0; tap < taps; tap += size)
    groups.push_back({tap, std::min(size, taps - tap)});
  return groups;
}

SmallVector<TapGroup> nnprim::getTapGroups(const ConvDim &columns) {
  // Only with neighbouring taps are even and odd pixels those of one pair of
  // loads.
  return groupTaps(columns.taps,
                   columns.stride == 2 && columns.dilation == 1 ? 2 : 1);
}

SmallVector<TapGroup> nnprim::getTapGroups(const ConvDim &columns,
                                           const TargetDesc &target) {
  return groupTaps(columns.taps,
                   countSharedColumns(target, columns.taps, columns.stride,
                                      columns.dilation, columns.outputs));
}

SmallVector<TapGroup> nnprim::getSingleTaps(const ConvDim &columns) {
  return groupTaps(columns.taps, 1);
}

/// Lanes of 128 bits, inside of which every target shuffles two vectors in one
/// instruction.
static constexpr int64_t kPartLanes = 4;

/// Whether all that a vector of outputs from `output` on loads is in the row.
static bool loadsInside(const ConvDim &columns, int64_t output, int64_t lanes) {
  int64_t first = columns.getInput(output, 0);
  int64_t last = columns.getInput(output, columns.taps - 1);
  return first >= 0 && last + columns.stride * lanes <= columns.inputs;
}

/// Appends a vector, to the last run if it is as that.
static void append(SmallVector<PixelRun> &runs, const PixelRun &vector) {
  if (vector.isInside && !runs.empty() && runs.back().isInside &&
      runs.back().pixels == vector.pixels &&
      runs.back().getEnd() == vector.begin)
    ++runs.back().count;
  else
    runs.push_back(vector);
}

SmallVector<PixelRun> nnprim::getPackedRuns(const ConvDim &columns,
                                            int64_t vectorPixels,
                                            bool masksTails) {
  SmallVector<PixelRun> runs;
  int64_t last = columns.outputs - vectorPixels;
  for (int64_t begin = 0; begin < columns.outputs; begin += vectorPixels) {
    int64_t first = masksTails ? begin : std::min(begin, last);
    int64_t pixels = std::min(vectorPixels, columns.outputs - first);
    int64_t lanes = llvm::PowerOf2Ceil(pixels);
    append(runs, {first, 1, pixels, lanes, /*isInside=*/true});
  }
  return runs;
}

SmallVector<PixelRun> nnprim::getPixelRuns(const ConvDim &columns,
                                           int64_t vectorPixels,
                                           bool masksTails) {
  SmallVector<PixelRun> runs;
  for (int64_t begin = 0; begin < columns.outputs; begin += vectorPixels) {
    int64_t pixels = std::min(vectorPixels, columns.outputs - begin);
    int64_t lanes = pixels;
    if (pixels < vectorPixels && masksTails) {
      lanes = llvm::PowerOf2Ceil(pixels);
    } else if (pixels < vectorPixels) {
      // Overlaps the vector before, which stores the same.
      begin = columns.outputs - vectorPixels;
      pixels = lanes = vectorPixels;
    }
    bool isInside = lanes == pixels && loadsInside(columns, begin, lanes);
    append(runs, {begin, 1, pixels, lanes, isInside});
  }
  return runs;
}

Value nnprim::loadMaskedPixels(KernelBuilder &b, Value memref,
                               ValueRange indices, ArrayRef<bool> isRead) {
  int64_t lanes = isRead.size();
  Value zeros = b.splat(0.0f, lanes);
  if (getElementTypeOrSelf(memref).isF32()) {
    auto type = VectorType::get(lanes, b.getI1Type());
    Value mask = arith::ConstantOp::create(
        b, type, DenseElementsAttr::get(type, isRead));
    return vector::MaskedLoadOp::create(b, b.getVectorType(lanes), memref,
                                        indices, mask, zeros);
  }
  // Elements of fewer bits are loaded run by run, since not every type has
  // masked loads.
  Value result = zeros;
  for (int64_t begin = 0; begin < lanes; ++begin) {
    if (!isRead[begin])
      continue;
    int64_t end = begin;
    while (end < lanes && isRead[end])
      ++end;
    SmallVector<Value> at(indices);
    at.back() = b.add(at.back(), begin);
    Value part = b.loadF32(memref, at, end - begin);
    if (end - begin == lanes)
      return part;
    result = vector::InsertStridedSliceOp::create(b, part, result, begin,
                                                  ArrayRef<int64_t>{1});
    begin = end;
  }
  return result;
}

PixelRow::PixelRow(KernelBuilder &b, const ConvDim &columns,
                   const PixelRun &run, bool hasMasks, Value output)
    : b(b), columns(columns), run(run), hasMasks(hasMasks) {
  if (run.count == 1) {
    knownFirst = columns.getInput(run.begin, 0);
    return;
  }
  first = output;
  if (columns.stride != 1)
    first = arith::MulIOp::create(b, first, b.index(columns.stride));
  first = b.add(first, -columns.pad);
}

Value PixelRow::zeros() const { return b.splat(0.0f, run.lanes); }

Value PixelRow::loadWhole(Value memref, ValueRange row, Value position) const {
  SmallVector<Value> indices(row);
  indices.push_back(position);
  return b.loadF32(memref, indices, run.lanes);
}

Value PixelRow::loadMasked(Value memref, ValueRange row, int64_t position,
                           int64_t used) const {
  SmallVector<bool> isRead;
  for (int64_t lane = 0; lane < run.lanes; ++lane)
    isRead.push_back(lane < used && position + lane >= 0 &&
                     position + lane < columns.inputs);
  SmallVector<Value> indices(row);
  indices.push_back(b.index(position));
  return loadMaskedPixels(b, memref, indices, isRead);
}

Value PixelRow::loadAdjacent(Value memref, ValueRange row, int64_t distance,
                             int64_t used) const {
  if (!knownFirst)
    return loadWhole(memref, row, b.add(first, distance));
  int64_t position = *knownFirst + distance;
  if (used <= 0 || position + used <= 0 || position >= columns.inputs)
    return nullptr;
  if (position >= 0 && position + run.lanes <= columns.inputs)
    return loadWhole(memref, row, b.index(position));
  return loadMasked(memref, row, position, used);
}

Value PixelRow::loadOne(Value memref, ValueRange row, int64_t distance) const {
  SmallVector<Value> indices(row);
  if (!knownFirst) {
    indices.push_back(b.add(first, distance));
  } else {
    int64_t position = *knownFirst + distance;
    if (position < 0 || position >= columns.inputs)
      return nullptr;
    indices.push_back(b.index(position));
  }
  return b.broadcast(b.loadScalar(memref, indices), run.lanes);
}

SmallVector<Value> PixelRow::loadShifted(Value memref, ValueRange row,
                                         const TapGroup &group) const {
  // The pair begins at an even pixel of the row, which is where cache lines
  // begin, if anywhere.
  int64_t lanes = run.lanes, begin = columns.pad % 2;
  Value a = loadAdjacent(memref, row, begin, 2 * lanes);
  Value c = loadAdjacent(memref, row, begin + lanes, lanes);
  SmallVector<Value> taps;
  for (int64_t i = 0; i < group.count; ++i) {
    int64_t distance = group.tap + i - begin;
    Value pixels;
    if (a || c)
      pixels =
          everySecond(a ? a : zeros(), c ? c : zeros(), std::abs(distance) % 2);
    if (distance >= 0 && distance < 2) {
      taps.push_back(pixels);
      continue;
    }
    // Those of the neighbouring outputs, and one more at an end.
    int64_t shift = distance < 0 ? -1 : 1;
    Value one = loadOne(memref, row,
                        begin + distance + (shift > 0 ? 2 * (lanes - 1) : 0));
    if (!pixels && !one) {
      taps.push_back(Value());
      continue;
    }
    auto source = llvm::to_vector(llvm::seq(shift, lanes + shift));
    source.front() = shift < 0 ? lanes : shift;
    taps.push_back(vector::ShuffleOp::create(b, pixels ? pixels : zeros(),
                                             one ? one : zeros(), source));
  }
  return taps;
}

Value PixelRow::loadClamped(Value memref, ValueRange row, int64_t position,
                            int64_t stride) const {
  int64_t lanes = run.lanes, last = columns.inputs - lanes;
  int64_t starts[] = {std::clamp<int64_t>(position, 0, last),
                      std::clamp<int64_t>(position + lanes, 0, last)};
  SmallVector<int64_t> source, zeroed;
  bool usesSecond = false, hasZeros = false, hasPixels = false;
  for (int64_t lane = 0; lane < lanes; ++lane) {
    int64_t pixel = position + getOutput(lane) * stride;
    bool isInside = pixel >= 0 && pixel < columns.inputs;
    bool isSecond = isInside && pixel >= starts[0] + lanes;
    source.push_back(!isInside  ? 0
                     : isSecond ? lanes + pixel - starts[1]
                                : pixel - starts[0]);
    zeroed.push_back(isInside ? lane : lanes + lane);
    usesSecond |= isSecond;
    hasZeros |= !isInside;
    hasPixels |= isInside;
  }
  if (!hasPixels)
    return nullptr;
  Value a = loadWhole(memref, row, b.index(starts[0]));
  if (!usesSecond && hasZeros) {
    // One shuffle does both.
    for (int64_t lane = 0; lane < lanes; ++lane)
      if (zeroed[lane] != lane)
        source[lane] = lanes + lane;
    return vector::ShuffleOp::create(b, a, zeros(), source);
  }
  Value c = usesSecond ? loadWhole(memref, row, b.index(starts[1])) : a;
  Value pixels = vector::ShuffleOp::create(b, a, c, source);
  if (!hasZeros)
    return pixels;
  return vector::ShuffleOp::create(b, pixels, zeros(), zeroed);
}

int64_t PixelRow::getOutput(int64_t lane) const {
  if (columns.stride != 2 || run.lanes <= kPartLanes ||
      b.getTarget().hasTwoVectorShuffle)
    return lane;
  // The first half of each part is of the first vector of a pair.
  int64_t half = kPartLanes / 2, part = lane / kPartLanes;
  int64_t vector = lane % kPartLanes / half;
  return vector * run.lanes / 2 + part * half + lane % half;
}

Value PixelRow::everySecond(Value a, Value c, int64_t first) const {
  SmallVector<int64_t> source;
  for (int64_t lane = 0; lane < run.lanes; ++lane)
    source.push_back(first + 2 * getOutput(lane));
  return vector::ShuffleOp::create(b, a, c, source);
}

Value PixelRow::inOrder(Value sum) const {
  SmallVector<int64_t> source(run.lanes);
  for (int64_t lane = 0; lane < run.lanes; ++lane)
    source[getOutput(lane)] = lane;
  if (llvm::is_sorted(source))
    return sum;
  return vector::ShuffleOp::create(b, sum, sum, source);
}

SmallVector<Value> PixelRow::load(Value memref, ValueRange row,
                                  const TapGroup &group) const {
  int64_t distance = group.tap * columns.dilation;
  SmallVector<Value> taps;
  if (!run.isInside && !hasMasks) {
    for (int64_t i = 0; i < group.count; ++i)
      taps.push_back(loadClamped(memref, row,
                                 *knownFirst + distance + i * columns.dilation,
                                 columns.stride));
    return taps;
  }
  if (columns.stride == 1)
    return {loadAdjacent(memref, row, distance, run.pixels)};
  if (group.count > 2)
    return loadShifted(memref, row, group);
  int64_t used = 2 * (run.pixels - 1) + group.count;
  Value a = loadAdjacent(memref, row, distance, used);
  Value c = loadAdjacent(memref, row, distance + run.lanes, used - run.lanes);
  for (int64_t i = 0; i < group.count; ++i)
    taps.push_back(a || c ? everySecond(a ? a : zeros(), c ? c : zeros(), i)
                          : Value());
  return taps;
}
