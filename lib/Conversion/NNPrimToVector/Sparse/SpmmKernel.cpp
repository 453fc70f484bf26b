//===- SpmmKernel.cpp - Sparse times dense, one tile ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Elsen, Dukhan, Gale and Simonyan, Fast Sparse ConvNets (2020): the
// read-accumulate kernel keeps a tile of one block of output channels in
// registers while the entries of the block stream by. An entry costs a load of
// each vector of pixels, one of each weight and one of the input row's offset.
//

#include "SpmmEntries.h"

#include "Kernels.h"
#include "ScalarRegions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <algorithm>
#include <optional>

using namespace mlir;
using namespace nnprim;

/// Adds an entry's products to vectors of pixels, row by row.
static void addPixels(KernelBuilder &b, const SpmmTile &tile, Value entry,
                      MutableArrayRef<Value> sums) {
  Value offset = tile.loadOffset(b, entry);
  SmallVector<Value> pixels;
  for (int64_t j = 0; j < tile.shape.getNumVectors(); ++j)
    pixels.push_back(tile.loadVector(b, tile.flatInput, {}, offset, j));
  // A weight is loaded where it is used: LLVM keeps the order, and all of
  // them at once would take more registers than there are.
  Value group;
  for (int64_t row = 0; row < tile.block; ++row) {
    Value weight = tile.loadWeight(b, entry, row, group);
    for (auto [j, vector] : llvm::enumerate(pixels)) {
      int64_t width = cast<VectorType>(vector.getType()).getNumElements();
      Value &sum = sums[row * pixels.size() + j];
      sum = b.fma(b.head(weight, width), vector, sum);
    }
  }
}

/// Adds the products of `entry` and of the one behind it to vectors of pixels
/// of one row.
static void addPair(KernelBuilder &b, const SpmmTile &tile, Value entry,
                    MutableArrayRef<Value> first,
                    MutableArrayRef<Value> second) {
  auto offsets = tile.loadOffsetPair(b, entry);
  auto weights = tile.loadWeightPair(b, entry);
  MutableArrayRef<Value> sums[] = {first, second};
  for (auto [offset, weight, part] : llvm::zip(offsets, weights, sums))
    for (auto [j, sum] : llvm::enumerate(part)) {
      Value vector = tile.loadVector(b, tile.flatInput, {}, offset, j);
      int64_t width = cast<VectorType>(vector.getType()).getNumElements();
      sum = b.fma(b.head(weight, width), vector, sum);
    }
}

/// Adds an entry's products to vectors of rows, pixel by pixel.
static void addRows(KernelBuilder &b, const SpmmTile &tile, Value entry,
                    MutableArrayRef<Value> sums) {
  Value offset = tile.loadOffset(b, entry);
  SmallVector<Value> weights;
  for (auto [j, width] : llvm::enumerate(tile.rowWidths))
    weights.push_back(b.loadF32(
        tile.values, {entry, b.index(int64_t(j) * b.getLanes())}, width));
  for (int64_t column = 0; column < tile.shape.columns; ++column) {
    Value pixel = b.loadScalar(tile.flatInput, b.add(offset, column));
    for (auto [j, weight] : llvm::enumerate(weights)) {
      Value &sum = sums[column * weights.size() + j];
      sum = b.fma(weight, b.broadcast(pixel, tile.rowWidths[j]), sum);
    }
  }
}

/// Entries that one iteration adds, to the sets of sums in turn.
static SmallVector<Value> addTurn(KernelBuilder &b, const SpmmTile &tile,
                                  Value first, int64_t entries,
                                  ValueRange carried) {
  SmallVector<Value> sums(carried);
  int64_t perSet = tile.getSums();
  auto getPart = [&](int64_t i) {
    return MutableArrayRef<Value>(sums).slice(i % tile.sets * perSet, perSet);
  };
  if (entries % 2 == 0 && tile.loadsPairs) {
    for (int64_t i = 0; i < entries; i += 2)
      addPair(b, tile, b.add(first, i), getPart(i), getPart(i + 1));
    return sums;
  }
  for (int64_t i = 0; i < entries; ++i) {
    Value entry = b.add(first, i);
    if (tile.hasVectorsOfRows())
      addRows(b, tile, entry, getPart(i));
    else
      addPixels(b, tile, entry, getPart(i));
  }
  return sums;
}

/// Adds the entries [begin, end).
static SmallVector<Value> addRange(KernelBuilder &b, const SpmmTile &tile,
                                   Value begin, Value end, ValueRange sums) {
  int64_t perSet = tile.getSums();
  int64_t atOnce =
      tile.loadsPairs ? std::max<int64_t>(tile.sets, 2) : tile.sets;
  auto turn = [&](int64_t count) {
    return [&b, &tile, count](Value entry, ValueRange carried) {
      return addTurn(b, tile, entry, count, carried);
    };
  };
  if (atOnce == 1)
    return b.loop(begin, end, 1, sums, turn(1));
  Value count = arith::SubIOp::create(b, end, begin);
  Value rest = arith::RemUIOp::create(b, count, b.index(atOnce));
  Value whole = arith::SubIOp::create(b, end, rest);
  SmallVector<Value> results = b.loop(begin, whole, atOnce, sums, turn(atOnce));
  SmallVector<Value> last =
      b.loop(whole, end, 1, ArrayRef(results).take_front(perSet), turn(1));
  llvm::copy(last, results.begin());
  return results;
}

/// Adds all sets of sums to the first.
static SmallVector<Value> joinSets(KernelBuilder &b, ArrayRef<Value> sums,
                                   int64_t perSet) {
  SmallVector<Value> results(sums.take_front(perSet));
  for (size_t i = perSet; i < sums.size(); ++i) {
    Value &result = results[i % perSet];
    result = arith::AddFOp::create(b, result, sums[i]);
  }
  return results;
}

/// Vectors of rows that hold what `outs` does, pixel by pixel.
static SmallVector<Value> loadRows(KernelBuilder &b, const SpmmTile &tile) {
  SmallVector<Value> sums;
  Value zero = b.splat(0.0f, 1);
  for (int64_t column = 0; column < tile.shape.columns; ++column)
    for (auto [j, width] : llvm::enumerate(tile.rowWidths)) {
      SmallVector<Value> elements;
      for (int64_t i = 0; i < width; ++i) {
        int64_t row = int64_t(j) * b.getLanes() + i;
        Value element =
            row < tile.shape.rows
                ? b.loadF32(tile.shape.init, {b.index(row), b.index(column)}, 1)
                : zero;
        elements.push_back(
            vector::ExtractOp::create(b, element, ArrayRef<int64_t>{0}));
      }
      sums.push_back(
          vector::FromElementsOp::create(b, b.getVectorType(width), elements));
    }
  return sums;
}

/// The vectors of pixels, row by row, of vectors of rows.
static SmallVector<Value> transposeRows(KernelBuilder &b, const SpmmTile &tile,
                                        ArrayRef<Value> sums) {
  SmallVector<Value> results;
  auto type = b.getVectorType(tile.shape.columns);
  for (int64_t row = 0; row < tile.block; ++row) {
    SmallVector<Value> elements;
    for (int64_t column = 0; column < tile.shape.columns; ++column)
      elements.push_back(vector::ExtractOp::create(
          b, sums[column * tile.rowWidths.size() + row / b.getLanes()],
          row % b.getLanes()));
    results.push_back(vector::FromElementsOp::create(b, type, elements));
  }
  return results;
}

/// Zeros for one set of sums.
static SmallVector<Value> createZeros(KernelBuilder &b, const SpmmTile &tile) {
  SmallVector<Value> sums;
  if (tile.hasVectorsOfRows()) {
    for (int64_t column = 0; column < tile.shape.columns; ++column)
      for (int64_t width : tile.rowWidths)
        sums.push_back(b.splat(0.0f, width));
    return sums;
  }
  for (int64_t row = 0; row < tile.block; ++row)
    for (int64_t j = 0; j < tile.shape.getNumVectors(); ++j)
      sums.push_back(b.splat(0.0f, tile.shape.getRegisterWidth(j)));
  return sums;
}

/// If the epilogue begins with the addition of one of its inputs, removes that
/// and returns the input's number: sums begin with the input, which takes no
/// instruction.
static std::optional<unsigned> takeFirstAddend(SpmmOp op,
                                               const SpmmTile &tile) {
  Region &region = op.getEpilogue();
  if (region.empty() || tile.accumulates || tile.hasVectorsOfRows())
    return std::nullopt;
  BlockArgument sum = region.front().getArgument(0);
  auto add = sum.hasOneUse() ? dyn_cast<arith::AddFOp>(*sum.user_begin())
                             : arith::AddFOp();
  if (!add)
    return std::nullopt;
  auto addend = dyn_cast<BlockArgument>(add.getLhs() == sum ? add.getRhs()
                                                            : add.getLhs());
  if (!addend || addend == sum || addend.getOwner() != sum.getOwner())
    return std::nullopt;
  add.getResult().replaceAllUsesWith(sum);
  add.erase();
  return addend.getArgNumber() - 1;
}

/// Input `number` of the epilogue for each sum, and zero in rows that `outs`
/// does not have.
static SmallVector<Value> loadAddends(KernelBuilder &b, SpmmOp op,
                                      const SpmmTile &tile, unsigned number) {
  ScalarRegion scalar = getEpilogue(op);
  bool isOfRow = !scalar.maps[number].isFunctionOfDim(1);
  SmallVector<Value> sums;
  for (int64_t row = 0; row < tile.block; ++row) {
    Value shared;
    for (auto [j, width] : llvm::enumerate(tile.shape.widths)) {
      int64_t registerWidth = tile.shape.getRegisterWidth(j);
      if (row >= tile.shape.rows) {
        sums.push_back(b.splat(0.0f, registerWidth));
        continue;
      }
      // The first vector is the widest.
      if (isOfRow && shared) {
        sums.push_back(b.head(shared, registerWidth));
        continue;
      }
      SmallVector<Value> indices{b.index(row), b.index(j * b.getLanes())};
      shared = loadRegionInput(b, scalar, number, indices, /*vectorDim=*/1,
                               isOfRow ? registerWidth : width);
      sums.push_back(isOfRow ? shared : b.widen(shared, registerWidth));
    }
  }
  return sums;
}

/// The values that the sums of the first set begin with: those of `outs`, and
/// zero in rows that it does not have; or those of the epilogue's input
/// `addend`.
static SmallVector<Value> loadSums(KernelBuilder &b, SpmmOp op,
                                   const SpmmTile &tile,
                                   std::optional<unsigned> addend) {
  if (addend)
    return loadAddends(b, op, tile, *addend);
  if (!tile.accumulates)
    return createZeros(b, tile);
  if (tile.hasVectorsOfRows())
    return loadRows(b, tile);
  SmallVector<Value> sums;
  for (int64_t row = 0; row < tile.block; ++row)
    for (int64_t j = 0; j < tile.shape.getNumVectors(); ++j)
      sums.push_back(row < tile.shape.rows
                         ? tile.loadVector(b, tile.shape.init, {b.index(row)},
                                           b.index(0), j)
                         : b.splat(0.0f, tile.shape.getRegisterWidth(j)));
  return sums;
}

/// The sums of all rows of the block.
static SmallVector<Value> accumulate(KernelBuilder &b, SpmmOp op,
                                     const SpmmTile &tile) {
  SmallVector<Value> sums = loadSums(b, op, tile, takeFirstAddend(op, tile));
  for (int64_t set = 1; set < tile.sets; ++set)
    llvm::append_range(sums, createZeros(b, tile));
  for (int64_t slab = 0; slab < tile.slabs; ++slab) {
    auto [begin, end] = tile.loadRange(b, slab);
    sums = addRange(b, tile, begin, end, sums);
  }
  sums = joinSets(b, sums, tile.getSums());
  return tile.hasVectorsOfRows() ? transposeRows(b, tile, sums) : sums;
}

CheckResult nnprim::emitSpmmKernel(SpmmOp op, const TargetDesc &target) {
  if (!op.getPlanAttr())
    return "it has no plan";
  SpmmTile tile;
  if (CheckResult result = tile.match(op, target); failed(result))
    return result;
  KernelBuilder b(op, target);
  tile.flattenInput(b);
  if (tile.plan.readModifyWrite) {
    emitReadModifyWrite(b, tile);
    return success();
  }
  SmallVector<Value> sums = accumulate(b, op, tile);
  // The last block may have fewer rows than its entries have weights.
  int64_t count = tile.shape.rows * tile.shape.getNumVectors();
  storeTile(b, tile.shape, ArrayRef(sums).take_front(count));
  return success();
}
