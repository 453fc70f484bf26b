//===- TileSums.cpp - Where sums of a register tile begin and end ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Sums begin with zeros, a bias, or what `outs` holds of the products before
// these, and are stored through the epilogue.

#include "EpilogueEmitter.h"
#include "GemmKernel.h"
#include "IntegerEpilogue.h"
#include "TargetHooks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

/// The sums of a row before the first product: zeros, or a bias.
static SmallVector<Value> createInitialRow(KernelBuilder &b,
                                           const MicroTile &tile) {
  EpilogueOpInterface op = tile.op;
  Type type = op.getAccumulatorType();
  std::optional<unsigned> bias;
  if (tile.isInteger()) {
    simplifyRequantization(op, b.getTarget());
    bias = takeInitialSum(op);
  }
  SmallVector<Value> row;
  for (auto [j, width] : llvm::enumerate(tile.widths)) {
    int64_t registerWidth = tile.getRegisterWidth(j);
    row.push_back(
        bias ? b.widen(b.loadExtended(type, op.getEpilogueOperands()[*bias],
                                      b.index(j * b.getLanes()), width),
                       registerWidth)
             : b.zeros(type, registerWidth));
  }
  return row;
}

/// The sums that `outs` holds already.
static SmallVector<Value> loadAccumulators(KernelBuilder &b,
                                           const MicroTile &tile) {
  SmallVector<Value> accumulators;
  for (int64_t row = 0; row < tile.rows; ++row)
    for (auto [j, width] : llvm::enumerate(tile.widths)) {
      int64_t column = j * b.getLanes();
      Value sum = b.loadF32(tile.init, {b.index(row), b.index(column)}, width);
      accumulators.push_back(b.widen(sum, tile.getRegisterWidth(j)));
    }
  return accumulators;
}

SmallVector<Value> nnprim::createAccumulators(KernelBuilder &b,
                                              const MicroTile &tile) {
  if (tile.accumulates)
    return loadAccumulators(b, tile);
  if (tile.areSumsInMemory()) {
    if (tile.isInteger())
      simplifyRequantization(tile.op, b.getTarget());
    return tile.areSumsInTiles ? createTileSums(b, tile) : SmallVector<Value>();
  }
  if (tile.isPairwise())
    return SmallVector<Value>(tile.rows * tile.columns,
                              b.zeros(b.getF32Type(), tile.kr));
  SmallVector<Value> row = createInitialRow(b, tile), accumulators;
  for (int64_t i = 0; i < tile.rows; ++i)
    llvm::append_range(accumulators, row);
  return accumulators;
}

/// The first row, to index the epilogue's inputs. If LLVM knew it, it would
/// load inputs that depend only on the row before the loop over panels and keep
/// them on the stack.
static Value hideFirstRow(KernelBuilder &b, EpilogueOpInterface op,
                          Value first) {
  bool belongsToRow =
      llvm::any_of(op.getEpilogueIndexingMaps(), [](AffineMap map) {
        return map.isFunctionOfDim(0) && !map.isFunctionOfDim(1);
      });
  return belongsToRow ? b.hide(first) : first;
}

/// Applies a long epilogue to the stored accumulators, in a loop over the rows.
static void runLongEpilogue(KernelBuilder &b, const MicroTile &tile,
                            const EpilogueEmitter &epilogue, Value sumsMemRef) {
  int64_t rows = epilogue.getVectorsPerTurn() / tile.getNumVectors();
  forEachGroup(b, tile.rows, rows, [&](Value first, int64_t count) {
    SmallVector<StoredAccumulator> sums;
    // A hidden index keeps LLVM from hoisting loads that all rows share.
    Value firstColumn = b.hide(0);
    first = hideFirstRow(b, tile.op, first);
    for (int64_t row = 0; row < count; ++row)
      for (auto [j, width] : llvm::enumerate(tile.widths)) {
        Value column = b.add(firstColumn, j * b.getLanes());
        SmallVector<Value> indices{b.add(first, row), column};
        sums.push_back({indices, indices, width});
      }
    epilogue.applyInMemory(b, sumsMemRef, tile.init, sums);
  });
}

/// Where sums wait for a long epilogue: in `outs`, or where its elements are
/// others, on the stack.
static Value getSumsMemRef(KernelBuilder &b, const MicroTile &tile) {
  Type type = EpilogueOpInterface(tile.op).getAccumulatorType();
  return type == getElementTypeOrSelf(tile.init)
             ? tile.init
             : b.getScratch({tile.rows, tile.columns}, type);
}

/// A sum of pairs of bf16 as it is stored. An instruction that adds them gives
/// no subnormals, so that one which rounds them may take these for zeros.
static Value roundPlainSum(KernelBuilder &b, const MicroTile &tile, Value sum) {
  bool isPlain = EpilogueOpInterface(tile.op).getEpilogueRegion().empty();
  bool arePairs = tile.isDotProduct() && !tile.isInteger();
  if (!isPlain || !arePairs ||
      !getElementTypeOrSelf(tile.init.getType()).isBF16())
    return sum;
  Value rounded = emitRoundToBF16(b, sum);
  return rounded ? rounded : sum;
}

void nnprim::createSumsInMemory(KernelBuilder &b, MicroTile &tile) {
  if (!tile.areSumsInMemory())
    return;
  int64_t elements = tile.getSumRows() * tile.getSumStride();
  Type type = tile.isInteger() ? Type(b.getI32Type()) : b.getF32Type();
  tile.sums = b.getSharedScratch(elements, type);
  if (tile.areSumsInTiles)
    return;
  Value zeros = b.zeros(type, b.getLanes());
  for (int64_t i = 0; i < elements; i += b.getLanes())
    b.store(zeros, tile.sums, b.index(i));
}

Value nnprim::getSum(KernelBuilder &b, const MicroTile &tile,
                     ArrayRef<Value> accumulators, int64_t row, int64_t j) {
  if (!tile.areSumsInMemory())
    return accumulators[row * tile.getNumVectors() + j];
  return b.loadExtended(
      getElementTypeOrSelf(tile.sums), tile.sums,
      b.index(tile.getSumPlace(row) * tile.getSumStride() + j * b.getLanes()),
      tile.getRegisterWidth(j));
}

/// The distance between rows of `outs` if sums of whole tile registers are what
/// it holds.
static std::optional<int64_t> getPlainStride(const MicroTile &tile) {
  EpilogueOpInterface op = tile.op;
  auto type = cast<MemRefType>(tile.init.getType());
  bool areWhole = tile.rows % kTileRows == 0 && tile.columns % kTileRows == 0;
  if (!tile.areSumsInTiles || !op.getEpilogueRegion().empty() || !areWhole ||
      !tile.sumPlaces.empty() || tile.isTransposed ||
      type.getElementType() != op.getAccumulatorType())
    return std::nullopt;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(strides.front()))
    return std::nullopt;
  return strides.front();
}

/// Applies an epilogue that is not long to sums in registers, and stores them.
/// Where its constants come from memory, some vectors at a time share them.
static void storeThroughEpilogue(KernelBuilder &b, const MicroTile &tile,
                                 const EpilogueEmitter &epilogue,
                                 ArrayRef<Value> accumulators) {
  Value firstRow = hideFirstRow(b, tile.op, b.index(0));
  Value firstColumn = b.index(0);
  int64_t vectors = tile.getNumVectors(), all = tile.rows * vectors;
  for (int64_t begin = 0, count; begin < all; begin += count) {
    count = epilogue.hasTable() ? epilogue.getVectorsBeside(all - begin) : 1;
    count = std::min(count, all - begin);
    // No registers are left for the epilogue's per-column inputs then either,
    // so that each turn loads them again.
    if (epilogue.hasTable())
      firstColumn = b.hide(0);
    SmallVector<Value> sums;
    SmallVector<SmallVector<Value>> places, indices;
    for (int64_t i = begin; i < begin + count; ++i) {
      int64_t row = i / vectors, j = i % vectors, column = j * b.getLanes();
      Value sum = getSum(b, tile, accumulators, row, j);
      sums.push_back(b.head(sum, tile.widths[j]));
      places.push_back({b.index(row), b.index(column)});
      indices.push_back({b.add(firstRow, row), b.add(firstColumn, column)});
    }
    sums = epilogue.apply(b, sums, indices);
    for (auto [sum, place] : llvm::zip_equal(sums, places))
      b.store(roundPlainSum(b, tile, sum), tile.init, place);
  }
}

void nnprim::storeTile(KernelBuilder &b, const MicroTile &tile,
                       ArrayRef<Value> accumulators) {
  if (std::optional<int64_t> stride = getPlainStride(tile))
    return storePlainTileSums(b, tile, accumulators, *stride);
  if (tile.areSumsInTiles)
    storeTileSums(b, tile, accumulators);
  SmallVector<Value> added;
  if (tile.isPairwise()) {
    added = addPartialSums(b, tile, accumulators);
    accumulators = added;
  }
  if (tile.isTransposed)
    return storeTransposed(b, tile, accumulators);
  // Elsewhere than on x86, each constant of a multiply-add takes a register
  // over the whole tile, or a load of its own.
  EpilogueEmitter epilogue(b, tile.op, /*vectorDim=*/std::nullopt,
                           /*areFmasShort=*/!b.getTarget().hasElementFma,
                           tile.freeRegisters);
  if (!epilogue.isLong())
    return storeThroughEpilogue(b, tile, epilogue, accumulators);
  Value sums = getSumsMemRef(b, tile);
  for (int64_t row = 0; row < tile.rows; ++row)
    for (auto [j, width] : llvm::enumerate(tile.widths))
      b.store(b.head(getSum(b, tile, accumulators, row, j), width), sums,
              {b.index(row), b.index(j * b.getLanes())});
  runLongEpilogue(b, tile, epilogue, sums);
}
