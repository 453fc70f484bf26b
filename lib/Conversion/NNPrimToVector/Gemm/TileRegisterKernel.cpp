//===- TileRegisterKernel.cpp - Micro-kernels of tile registers -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A tile register holds 16 rows of 64 bytes: 16 rows of A and as many values of
// K as 64 bytes are, 16 columns of a panel in groups of KR, or 16×16 sums. Four
// tiles of sums, two of A and two of B take all eight registers, so that each
// tile of A and of B is used twice, and each product is the fourth after the
// one whose sums it adds to, which hides its latency.
//
// Rows that are not evenly spaced in memory, and the last values of K, are
// copied to the stack first, padded with zeros; pixels outside of an image are
// rows of zeros. Sums stay in registers over all of K, and are stored to the
// stack for the epilogue.
//
// Of split factors (nnprim.split_bf16) a row of a tile register is 32 values of
// K or what is left of them, and a step both. The three products of a step are
// done for all tiles of sums one after the other, in an order in which two of
// them share their rows and two their columns: with four sums, two tiles of A
// and two of B, all eight registers are in use, eight tiles are loaded for
// twelve products, and each product is again the fourth after the one whose
// sums it adds to.
//
// A product of tiles of bf16 takes subnormals for zeros. It adds the products
// of even values of K to one sum and those of odd ones to another, which both
// begin with zero, and these two to the sum in the tile.
//

#include "GemmKernel.h"
#include "TargetHooks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace nnprim;

/// The most tiles of rows or of columns, whose sums are in registers.
static constexpr int64_t kMaxTiles = 3;

namespace {
/// Products of one run over K.
class TileRun {
public:
  TileRun(KernelBuilder &b, const MicroTile &tile, const RowSource &source,
          Value panelBase)
      : b(b), tile(tile), source(source), panelBase(panelBase),
        element(getElementTypeOrSelf(tile.rhs.getType())),
        width(kTileBytes / getBytes(tile.types.rhs)),
        step(tile.bf16Terms == 0 ? width : 2 * width),
        scratch(
            b.getSharedScratch(3 * kMaxTiles * getTileElements(), element)) {}

  SmallVector<Value> run(int64_t depth, SmallVector<Value> sums);

private:
  /// Runs k in [0, end), a multiple of what a tile has.
  SmallVector<Value> runWhole(int64_t end, SmallVector<Value> sums);
  /// Adds the products of `count` values of K from `k` on. Rows that are not
  /// loaded as they lie have been copied to scratch memory from `copies` on.
  void multiply(Value k, int64_t count, Value copies,
                MutableArrayRef<Value> sums);
  /// The same for all of a step of split factors.
  void multiplySplit(Value k, Value copies, MutableArrayRef<Value> sums);
  /// sums[i, j] += a[i] · columns for all tiles of rows.
  void multiplyColumns(ArrayRef<Value> a, Value columns, int64_t j,
                       MutableArrayRef<Value> sums);
  void prefetch(Value k) {
    prefetchGroups(b, tile, source, k, panelBase ? b.add(panelBase, k) : k,
                   step);
  }

  /// Copies `count` values of K from `k` on of all rows that are not loaded as
  /// they lie.
  void copyRows(Value k, int64_t count, Value copies);
  /// A tile of A: `width` values of K of the step at `k`, from `first` on.
  Value loadRows(int64_t group, Value k, int64_t count, Value copies,
                 int64_t first = 0);
  Value loadColumns(int64_t group, Value k, int64_t count);
  /// Copies `count` elements and zeros behind them to scratch memory.
  void copyRow(Value memref, ValueRange indices, int64_t count, Value place);

  /// How far apart in elements the 16 rows from `first` on are, if they are
  /// evenly spaced in one memref.
  std::optional<int64_t> getRowStride(int64_t first);
  /// Whether 16 rows are loaded as they lie, `count` values of K of each.
  bool isInPlace(int64_t group, int64_t count) {
    return count == step && getRowStride(group * kTileRows);
  }
  /// Elements of the copy of 16 rows.
  int64_t getTileElements() const { return kTileRows * step; }

  KernelBuilder &b;
  const MicroTile &tile;
  const RowSource &source;
  Value panelBase;
  Type element;
  /// Elements of a row of a tile register, and values of K of a step: those of
  /// two registers if factors are split.
  int64_t width, step;
  /// Copies of the tiles of A, twice, and of those of B.
  Value scratch;
};
} // namespace

static int64_t getRowTiles(const MicroTile &tile) {
  return tile.getSumRows() / kTileRows;
}
static int64_t getColumnTiles(const MicroTile &tile) {
  return tile.getSumStride() / kTileRows;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// The difference of two rows' positions if `memref` has them as its rows.
static bool areRowsOfMatrix(ValueRange first, ValueRange second,
                            int64_t distance) {
  APInt from, to;
  return first.size() == 1 && matchPattern(first[0], m_ConstantInt(&from)) &&
         matchPattern(second[0], m_ConstantInt(&to)) &&
         to.getSExtValue() - from.getSExtValue() == distance;
}

std::optional<int64_t> TileRun::getRowStride(int64_t first) {
  if (source.evenStride != 0)
    return source.evenStride;
  if (first + kTileRows > tile.rows)
    return std::nullopt;
  Value memref = source.memrefs[first];
  auto type = cast<MemRefType>(memref.getType());
  int64_t distance = source.offsets[first + 1] - source.offsets[first];
  bool areInOneRow = true, areRows = true;
  for (int64_t i = 1; i < kTileRows; ++i) {
    int64_t row = first + i;
    if (source.memrefs[row] != memref)
      return std::nullopt;
    areInOneRow &= source.prefixes[row] == source.prefixes[first] &&
                   source.offsets[row] == source.offsets[first] + i * distance;
    areRows &= source.offsets[row] == source.offsets[first] &&
               areRowsOfMatrix(source.prefixes[first], source.prefixes[row], i);
  }
  if (areInOneRow)
    return distance;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!areRows || failed(type.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(strides.front()))
    return std::nullopt;
  return strides.front();
}

void TileRun::copyRow(Value memref, ValueRange indices, int64_t count,
                      Value place) {
  if (count == step) {
    for (int64_t done = 0; done < count; done += width) {
      SmallVector<Value> from(indices);
      from.back() = b.add(from.back(), done);
      b.store(b.loadExtended(element, memref, from, width), scratch,
              b.add(place, done));
    }
    return;
  }
  b.store(b.zeros(element, step), scratch, place);
  // LLVM would take other vectors apart into single elements.
  for (int64_t done = 0; done < count;) {
    int64_t part = llvm::bit_floor(uint64_t(count - done));
    SmallVector<Value> from(indices);
    from.back() = b.add(from.back(), done);
    b.store(b.loadExtended(element, memref, from, part), scratch,
            b.add(place, done));
    done += part;
  }
}

void TileRun::copyRows(Value k, int64_t count, Value copies) {
  for (int64_t group = 0; group < getRowTiles(tile); ++group) {
    int64_t first = group * kTileRows;
    if (isInPlace(group, count))
      continue;
    for (int64_t row = first; row < std::min(first + kTileRows, tile.rows);
         ++row)
      copyRow(source.memrefs[row], source.getIndices(b, row, k), count,
              b.add(copies, row * step));
  }
}

Value TileRun::loadRows(int64_t group, Value k, int64_t count, Value copies,
                        int64_t first) {
  int64_t row = group * kTileRows;
  if (isInPlace(group, count))
    return emitTileLoad(b, source.memrefs[row],
                        source.getIndices(b, row, b.add(k, first)),
                        *getRowStride(row));
  return emitTileLoad(
      b, scratch, b.add(b.add(copies, group * getTileElements()), first), step);
}

Value TileRun::loadColumns(int64_t group, Value k, int64_t count) {
  int64_t stride = tile.nr * tile.kr;
  bool isWhole = count == width;
  Value panelK = panelBase ? b.add(panelBase, k) : k;
  Value first = b.add(arith::MulIOp::create(b, panelK, b.index(tile.nr)),
                      group * kTileRows * tile.kr);
  if (isWhole)
    return emitTileLoad(b, tile.rhs, first, stride);
  // What lies behind the run's last values of K is of another run, and may be
  // infinite.
  int64_t groups = llvm::divideCeil(count, tile.kr);
  int64_t copy = (2 * kMaxTiles + group) * getTileElements();
  for (int64_t row = 0; row < kTileRows; ++row)
    copyRow(tile.rhs, b.add(first, row * stride), row < groups ? step : 0,
            b.index(copy + row * step));
  return emitTileLoad(b, scratch, b.index(copy), step);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

void TileRun::multiply(Value k, int64_t count, Value copies,
                       MutableArrayRef<Value> sums) {
  if (tile.bf16Terms != 0)
    return multiplySplit(k, copies, sums);
  SmallVector<Value> a;
  for (int64_t i = 0; i < getRowTiles(tile); ++i)
    a.push_back(loadRows(i, k, count, copies));
  for (int64_t j = 0; j < getColumnTiles(tile); ++j)
    multiplyColumns(a, loadColumns(j, k, count), j, sums);
}

void TileRun::multiplyColumns(ArrayRef<Value> a, Value columns, int64_t j,
                              MutableArrayRef<Value> sums) {
  for (auto [i, rows] : llvm::enumerate(a)) {
    Value &sum = sums[i * getColumnTiles(tile) + j];
    sum = emitTileProduct(b, tile.types, rows, columns, sum);
  }
}

void TileRun::multiplySplit(Value k, Value copies,
                            MutableArrayRef<Value> sums) {
  auto loadAllRows = [&](int64_t first) {
    SmallVector<Value> rows;
    for (int64_t i = 0; i < getRowTiles(tile); ++i)
      rows.push_back(loadRows(i, k, step, copies, first));
    return rows;
  };
  auto loadAllColumns = [&](int64_t first) {
    SmallVector<Value> columns;
    for (int64_t j = 0; j < getColumnTiles(tile); ++j)
      columns.push_back(loadColumns(j, b.add(k, first), width));
    return columns;
  };
  auto multiplyAll = [&](ArrayRef<Value> rows, ArrayRef<Value> columns) {
    for (auto [j, column] : llvm::enumerate(columns))
      multiplyColumns(rows, column, j, sums);
  };
  // Each of these has one factor of the one before.
  SmallVector<Value> rows = loadAllRows(0);
  multiplyAll(rows, loadAllColumns(width));
  SmallVector<Value> columns = loadAllColumns(0);
  multiplyAll(rows, columns);
  multiplyAll(loadAllRows(width), columns);
}

SmallVector<Value> TileRun::runWhole(int64_t end, SmallVector<Value> sums) {
  bool areInPlace = true;
  for (int64_t i = 0; i < getRowTiles(tile); ++i)
    areInPlace &= isInPlace(i, step);
  if (areInPlace || end == 0)
    return b.loop(0, end, step, sums, [&](Value k, ValueRange carried) {
      SmallVector<Value> results(carried);
      prefetch(k);
      multiply(k, step, b.index(0), results);
      return results;
    });
  // The next rows are copied while these are multiplied: what was stored just
  // before is not yet where a tile is loaded from.
  copyRows(b.index(0), step, b.index(0));
  sums.push_back(b.index(0));
  sums = b.loop(0, end - step, step, sums, [&](Value k, ValueRange carried) {
    SmallVector<Value> results(carried.drop_back());
    Value copies = carried.back();
    Value next = arith::SubIOp::create(
        b, b.index(kMaxTiles * getTileElements()), copies);
    prefetch(k);
    copyRows(b.add(k, step), step, next);
    multiply(k, step, copies, results);
    results.push_back(next);
    return results;
  });
  Value copies = sums.pop_back_val();
  prefetch(b.index(end - step));
  multiply(b.index(end - step), step, copies, sums);
  return sums;
}

SmallVector<Value> TileRun::run(int64_t depth, SmallVector<Value> sums) {
  int64_t whole = depth / step * step;
  sums = runWhole(whole, std::move(sums));
  if (whole < depth) {
    copyRows(b.index(whole), depth - whole, b.index(0));
    multiply(b.index(whole), depth - whole, b.index(0), sums);
  }
  return sums;
}

SmallVector<Value> nnprim::createTileSums(KernelBuilder &b,
                                          const MicroTile &tile) {
  Type type = tile.isInteger() ? Type(b.getI32Type()) : b.getF32Type();
  SmallVector<Value> sums;
  for (int64_t i = 0; i < getRowTiles(tile) * getColumnTiles(tile); ++i)
    sums.push_back(emitTileZeros(b, type));
  return sums;
}

void nnprim::storeTileSums(KernelBuilder &b, const MicroTile &tile,
                           ValueRange accumulators) {
  int64_t stride = tile.getSumStride();
  for (int64_t i = 0; i < getRowTiles(tile); ++i)
    for (int64_t j = 0; j < getColumnTiles(tile); ++j)
      emitTileStore(b, accumulators[i * getColumnTiles(tile) + j], tile.sums,
                    b.index(kTileRows * (i * stride + j)), stride);
}

void nnprim::storePlainTileSums(KernelBuilder &b, const MicroTile &tile,
                                ValueRange accumulators, int64_t stride) {
  for (int64_t i = 0; i < getRowTiles(tile); ++i)
    for (int64_t j = 0; j < getColumnTiles(tile); ++j)
      emitTileStore(b, accumulators[i * getColumnTiles(tile) + j], tile.init,
                    {b.index(kTileRows * i), b.index(kTileRows * j)}, stride);
}

//===----------------------------------------------------------------------===//
// Without tile registers
//===----------------------------------------------------------------------===//

/// The rows [first, first + count) of a run.
static RowSource getRows(const RowSource &all, int64_t first, int64_t count) {
  RowSource rows = all;
  auto take = [&](auto &values) {
    values.erase(values.begin() + first + count, values.end());
    values.erase(values.begin(), values.begin() + first);
  };
  take(rows.memrefs);
  take(rows.prefixes);
  take(rows.offsets);
  take(rows.sumRows);
  return rows;
}

/// Adds products of a few rows with a panel to sums in memory, whose rows are
/// whole tiles apart.
static void addDotProducts(KernelBuilder &b, const MicroTile &tile,
                           const RowSource &rows, Value panelBase,
                           int64_t depth) {
  Type type = getElementTypeOrSelf(tile.sums);
  int64_t stride = llvm::alignTo(tile.columns, kTileRows);
  auto getPlace = [&](int64_t row, int64_t j) {
    return b.index(rows.sumRows[row] * stride + j * b.getLanes());
  };
  SmallVector<Value> sums;
  for (int64_t row = 0; row < tile.rows; ++row)
    for (int64_t j = 0; j < tile.getNumVectors(); ++j)
      sums.push_back(b.loadExtended(type, tile.sums, getPlace(row, j),
                                    tile.getRegisterWidth(j)));
  sums = runDotProducts(b, tile, rows, panelBase, depth, sums);
  for (int64_t row = 0; row < tile.rows; ++row)
    for (int64_t j = 0; j < tile.getNumVectors(); ++j)
      b.store(sums[row * tile.getNumVectors() + j], tile.sums,
              getPlace(row, j));
}

/// The same for split factors, block after block of K, whose rows are copied
/// first.
static void addSplitProducts(KernelBuilder &b, const MicroTile &tile,
                             const RowSource &rows, Value panelBase,
                             int64_t depth) {
  constexpr int64_t block = 2 * kSplitBlock;
  Type element = b.getBF16Type();
  Value scratch = b.getSharedScratch(tile.rows * block, element);
  int64_t lanes = b.getTarget().getLanes(16);
  auto getRows = [&](int64_t first) {
    RowSource copied = rows;
    copied.memrefs.assign(tile.rows, scratch);
    copied.prefixes.assign(tile.rows, {});
    for (int64_t row = 0; row < tile.rows; ++row)
      copied.offsets[row] = row * block + first;
    return copied;
  };
  b.loop(0, depth, block, {}, [&](Value k, ValueRange) {
    for (int64_t row = 0; row < tile.rows; ++row)
      for (int64_t i = 0; i < block; i += lanes)
        b.store(b.loadExtended(element, rows.memrefs[row],
                               rows.getIndices(b, row, b.add(k, i)), lanes),
                scratch, b.index(row * block + i));
    Value panel = panelBase ? b.add(panelBase, k) : k;
    Value rest = b.add(panel, kSplitBlock);
    addDotProducts(b, tile, getRows(0), rest, kSplitBlock);
    addDotProducts(b, tile, getRows(0), panel, kSplitBlock);
    addDotProducts(b, tile, getRows(kSplitBlock), panel, kSplitBlock);
    return SmallVector<Value>();
  });
}

/// A portable kernel: the same tiles and sums, by products of few rows.
static void runDotProductsInMemory(KernelBuilder &b, const MicroTile &tile,
                                   const RowSource &source, Value panelBase,
                                   int64_t depth) {
  // Few enough for the registers of a panel of three vectors.
  constexpr int64_t rowsTogether = 4;
  int64_t rows = source.memrefs.size();
  for (int64_t first = 0; first < rows; first += rowsTogether) {
    MicroTile part = tile;
    part.hasTileRegisters = false;
    part.rows = std::min(rowsTogether, rows - first);
    RowSource partRows = getRows(source, first, part.rows);
    if (tile.bf16Terms == 0) {
      addDotProducts(b, part, partRows, panelBase, depth);
      continue;
    }
    part.bf16Terms = 0;
    part.types = {ElementType::BF16, ElementType::BF16, ElementType::F32};
    addSplitProducts(b, part, partRows, panelBase, depth);
  }
}

SmallVector<Value> nnprim::runTileProducts(KernelBuilder &b,
                                           const MicroTile &tile,
                                           const RowSource &source,
                                           Value panelBase, int64_t depth,
                                           ValueRange accumulators) {
  if (tile.areSumsInTiles)
    return TileRun(b, tile, source, panelBase)
        .run(depth, SmallVector<Value>(accumulators));
  runDotProductsInMemory(b, tile, source, panelBase, depth);
  return {};
}
