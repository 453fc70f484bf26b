//===- ScaledPairsKernel.cpp - GEMM by integers with row scales -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Products of factors that are pairs of 16-bit integers with scales
// (NNPrim/Problem/ScaledPairs.h). An instruction multiplies a pair of A with
// one of each column and adds both products: twice as many as a multiply-add of
// f32. The sum of four or sixteen products is exact in 32 bits, becomes an f32
// and is added to that of all. The scales multiply this sum once, behind
// K: that of the column first, which is known to leave it finite.
//
// Sums of integers live for a few instructions only, so that tiles are nearly
// as large as those of f32: 12x32 with AVX-512, where 24 sums, two rows of a
// panel and a sum of integers take 29 registers.
//
// Where an instruction multiplies and adds, it runs beside conversions and
// additions of f32, and four products are enough. With AVX2 two instructions
// do, and the four kinds share pipes: of four products they take 1.8 cycles on
// a Zen 3, of eight 2.9 and of sixteen 5.6 (where multiply-adds of f32 take 2,
// 4 and 8). Sixteen registers do not hold eight rows of a panel beside the
// sums. So sums of integers of all rows of a tile are in registers, and each
// row of the panel is loaded once for all of them; sums of f32 are on the
// stack, where those of a group are added. That is a load for each 2.7
// instructions; with the panel as a memory operand of one row of the tile after
// the other it would be one for each 1.6.
//
// With AVX-VNNI the rows of a tile are multiplied one after the other, and
// products have the panel as a memory operand. An element of A is multiplied by
// all vectors of the panel before the next is loaded, since those of a group
// would take eight registers. LLVM would load the panel once and keep it on the
// stack, so that the address is another for each row, as far as it knows: a
// register and a constant. With an index in another register, Intel's cores
// take operands for instructions of their own.
//
// Processors that convert and add on the pipes of products, as Intel's, gain by
// having fewer sums: of sixteen products, with ten instructions in place of 16
// multiply-adds. A tile of 6x32 has registers for all rows of the panel that
// these are of. Each product takes its element of A from memory: elements in
// registers, which two products share, are 8 of 28 instructions of a row of the
// tile, and hold up as many others in what a core looks ahead (1.21 of the FMA
// peak in place of 1.46 to 1.6, Granite Rapids, bench/planner/pair_steps.py).
// LLVM would load an element once, so that its address is another for each
// vector, as far as it knows. With indices the tile would take as long as with
// elements in registers.
//
// A convolution does this for each tap, whose pixels have scales of their own,
// and adds the sums, scaled, to those of all taps. These are on the stack
// meanwhile: one load and one store for all channels of a pixel.
//

#include "DotProduct.h"
#include "GemmKernel.h"

#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Problem/ScaledPairs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <optional>

using namespace mlir;
using namespace nnprim;

/// Row `k` of the panel: pairs, or scales as integers.
static SmallVector<Value> loadRow(KernelBuilder &b, const MicroTile &tile,
                                  Value k) {
  return loadPanelRow(
      b, tile, /*panel=*/0, k, [&](ValueRange at, int64_t width) {
        return b.loadExtended(b.getI32Type(), tile.rhs, at, width);
      });
}

/// The product of pairs of integers, added to `sum`.
static Value multiplyPairs(KernelBuilder &b, Value lhs, Value rhs, Value sum) {
  constexpr ProductTypes words = {ElementType::I16, ElementType::I16,
                                  ElementType::I32};
  Type word = b.getI16Type();
  return emitDotProduct(b, {words, /*kr=*/2, /*pairsFit=*/false,
                            b.bitcast(lhs, word), b.bitcast(rhs, word), sum});
}

namespace {
/// Pairs that are multiplied together: so many from `k` on, which are those of
/// the panel from `panelIndex` on.
struct PairGroup {
  Value k, panelIndex;
  int64_t pairs;
};

/// Addresses that LLVM is to take for others each time, so that it loads again
/// what is there.
struct HiddenPlaces {
  /// Of the panel's first element, if each row of the tile loads it anew.
  Value panel;
  /// Of the first element of each row of A, if elements are memory operands.
  SmallVector<Value> rows;
};
} // namespace

/// Elements from one row of the panel to the next; dynamic if that is not known
/// here.
static int64_t getPanelStride(const MicroTile &tile) {
  auto [strides, offset] =
      cast<MemRefType>(tile.rhs.getType()).getStridesAndOffset();
  return strides[strides.size() - 2];
}

static HiddenPlaces hidePlaces(KernelBuilder &b, const MicroTile &tile,
                               const RowSource &source) {
  HiddenPlaces places;
  int64_t terms = tile.scaledTerms;
  if (!sharesPanelOfGroup(b.getTarget(), tile.rows, tile.getNumVectors(),
                          terms) &&
      !ShapedType::isDynamic(getPanelStride(tile)))
    places.panel = b.getAddress(tile.rhs, {});
  if (foldsElements(b.getTarget(), terms) &&
      llvm::all_of(source.memrefs, hasUnitInnerStride))
    for (int64_t row = 0; row < tile.rows; ++row)
      places.rows.push_back(b.getAddress(
          source.memrefs[row], source.getIndices(b, row, b.index(0))));
  return places;
}

/// A pointer to `distance` elements of i32 behind the address, of which LLVM
/// knows nothing. Places at constant distances from it are memory operands
/// without an index, which with one would be instructions of their own.
static Value hidePointer(KernelBuilder &b, Value address, Value distance) {
  constexpr int64_t pairBytes = 4;
  Value bytes = arith::MulIOp::create(b, distance, b.index(pairBytes));
  return b.getPointer(b.hide(b.add(address, bytes)));
}

static Value loadFrom(KernelBuilder &b, Value pointer, int64_t distance,
                      Type type) {
  constexpr unsigned alignment = 4;
  Value place =
      LLVM::GEPOp::create(b, pointer.getType(), b.getI32Type(), pointer,
                          ArrayRef<LLVM::GEPArg>{int32_t(distance)});
  return LLVM::LoadOp::create(b, type, place, alignment);
}

/// The vectors of the panel for each pair of a group.
static SmallVector<SmallVector<Value>> loadPanel(KernelBuilder &b,
                                                 const MicroTile &tile,
                                                 const PairGroup &group,
                                                 const HiddenPlaces &places) {
  SmallVector<SmallVector<Value>> panel;
  if (!places.panel) {
    for (int64_t pair = 0; pair < group.pairs; ++pair)
      panel.push_back(loadRow(b, tile, b.add(group.panelIndex, pair)));
    return panel;
  }
  int64_t rowStride = getPanelStride(tile);
  Value first = hidePointer(
      b, places.panel,
      arith::MulIOp::create(b, group.panelIndex, b.index(rowStride)));
  for (int64_t pair = 0; pair < group.pairs; ++pair) {
    SmallVector<Value> &vectors = panel.emplace_back();
    for (int64_t j = 0; j < tile.getNumVectors(); ++j) {
      int64_t column = j * b.getLanes(), width = tile.getRegisterWidth(j);
      auto type =
          VectorType::get(std::min(width, tile.nr - column), b.getI32Type());
      Value part = loadFrom(b, first, pair * rowStride + column, type);
      vectors.push_back(b.widen(part, width));
    }
  }
  return panel;
}

namespace {
/// The products of a group for one row of a tile.
class RowProducts {
public:
  RowProducts(KernelBuilder &b, const MicroTile &tile, const RowSource &source,
              const PairGroup &group, const HiddenPlaces &places, int64_t row)
      : b(b), tile(tile), source(source), group(group), places(places),
        row(row) {}

  /// Adds the products with the panel's vectors of each pair to the sums.
  void add(ArrayRef<SmallVector<Value>> panel, MutableArrayRef<Value> sums);

private:
  /// Elements of A: those of the vectors before, or loaded again.
  ArrayRef<Value> loadElements();
  /// Adds the products of an element and vectors of the panel from `begin` on.
  void multiply(ArrayRef<SmallVector<Value>> panel, int64_t pair, Value element,
                MutableArrayRef<Value> integers, int64_t begin);

  KernelBuilder &b;
  const MicroTile &tile;
  const RowSource &source;
  const PairGroup &group;
  const HiddenPlaces &places;
  int64_t row;
  SmallVector<Value> elements;
};
} // namespace

ArrayRef<Value> RowProducts::loadElements() {
  if (!places.rows.empty()) {
    Value pointer = hidePointer(b, places.rows[row], group.k);
    elements.clear();
    for (int64_t pair = 0; pair < group.pairs; ++pair)
      elements.push_back(loadFrom(b, pointer, pair, b.getI32Type()));
  } else if (elements.empty()) {
    for (int64_t pair = 0; pair < group.pairs; ++pair)
      elements.push_back(memref::LoadOp::create(
          b, source.memrefs[row],
          source.getIndices(b, row, b.add(group.k, pair))));
  }
  return elements;
}

void RowProducts::multiply(ArrayRef<SmallVector<Value>> panel, int64_t pair,
                           Value element, MutableArrayRef<Value> integers,
                           int64_t begin) {
  for (auto [j, sum] : llvm::enumerate(integers)) {
    int64_t vector = begin + int64_t(j);
    Value elements = b.broadcast(element, tile.getRegisterWidth(vector));
    sum = multiplyPairs(b, elements, panel[pair][vector], sum);
  }
}

void RowProducts::add(ArrayRef<SmallVector<Value>> panel,
                      MutableArrayRef<Value> sums) {
  // Where the panel is a memory operand, an element of a long group is
  // multiplied by all vectors before the next is loaded: no registers are left
  // for those of all pairs. Two pairs are faster one vector after the other.
  int64_t vectors = int64_t(sums.size());
  bool isLong = group.pairs > kScaledTerms / 2;
  int64_t together = places.panel && isLong ? vectors : 1;
  for (int64_t begin = 0; begin < vectors; begin += together) {
    SmallVector<Value> integers;
    for (int64_t j = begin; j < begin + together; ++j)
      integers.push_back(b.zeros(b.getI32Type(), tile.getRegisterWidth(j)));
    for (auto [pair, element] : llvm::enumerate(loadElements()))
      multiply(panel, int64_t(pair), element, integers, begin);
    for (auto [sum, products] :
         llvm::zip_equal(sums.slice(begin, together), integers)) {
      Value terms =
          arith::SIToFPOp::create(b, cast<VectorType>(sum.getType()), products);
      sum = arith::AddFOp::create(b, sum, terms);
    }
  }
}

namespace {
/// The sums of f32 of a tile, on the stack. LLVM would keep as many of them in
/// registers as there are and store others, so that their address is another
/// for each group, as far as it knows.
class StoredSums {
public:
  StoredSums(KernelBuilder &b, const MicroTile &tile);

  void add(ArrayRef<Value> integers);
  SmallVector<Value> load();

private:
  Value getPointer() { return hidePointer(b, address, b.index(0)); }
  Value loadSum(Value pointer, int64_t place);
  void storeSum(Value sum, Value pointer, int64_t place);

  KernelBuilder &b;
  /// The type of each vector, those of the first row first.
  SmallVector<VectorType> types;
  Value address;
};
} // namespace

StoredSums::StoredSums(KernelBuilder &b, const MicroTile &tile) : b(b) {
  for (int64_t row = 0; row < tile.rows; ++row)
    for (int64_t j = 0; j < tile.getNumVectors(); ++j)
      types.push_back(b.getVectorType(tile.getRegisterWidth(j)));
  int64_t elements = int64_t(types.size()) * b.getLanes();
  address = b.getAddress(b.getSharedScratch(elements, b.getF32Type()), {});
  Value pointer = getPointer();
  for (auto [place, type] : llvm::enumerate(types))
    storeSum(b.zeros(b.getF32Type(), type.getNumElements()), pointer,
             int64_t(place));
}

Value StoredSums::loadSum(Value pointer, int64_t place) {
  return loadFrom(b, pointer, place * b.getLanes(), types[place]);
}

void StoredSums::storeSum(Value sum, Value pointer, int64_t place) {
  auto at = LLVM::GEPOp::create(
      b, pointer.getType(), b.getF32Type(), pointer,
      ArrayRef<LLVM::GEPArg>{int32_t(place * b.getLanes())});
  LLVM::StoreOp::create(b, sum, at, /*alignment=*/4);
}

void StoredSums::add(ArrayRef<Value> integers) {
  Value pointer = getPointer();
  for (auto [i, products] : llvm::enumerate(integers)) {
    int64_t place = int64_t(i);
    Value terms = arith::SIToFPOp::create(b, types[place], products);
    Value sum = arith::AddFOp::create(b, loadSum(pointer, place), terms);
    storeSum(sum, pointer, place);
  }
}

SmallVector<Value> StoredSums::load() {
  Value pointer = getPointer();
  SmallVector<Value> sums;
  for (int64_t place = 0; place < int64_t(types.size()); ++place)
    sums.push_back(loadSum(pointer, place));
  return sums;
}

/// The sums of integers of a group, of all rows of the tile: a row of the panel
/// is multiplied by an element of each before the next one is loaded.
static SmallVector<Value> multiplyRows(KernelBuilder &b, const MicroTile &tile,
                                       const RowSource &source,
                                       const PairGroup &group) {
  int64_t vectors = tile.getNumVectors();
  SmallVector<Value> integers;
  for (int64_t row = 0; row < tile.rows; ++row)
    for (int64_t j = 0; j < vectors; ++j)
      integers.push_back(b.zeros(b.getI32Type(), tile.getRegisterWidth(j)));
  for (int64_t pair = 0; pair < group.pairs; ++pair) {
    SmallVector<Value> panel = loadRow(b, tile, b.add(group.panelIndex, pair));
    Value k = b.add(group.k, pair);
    for (int64_t row = 0; row < tile.rows; ++row) {
      Value element = memref::LoadOp::create(b, source.memrefs[row],
                                             source.getIndices(b, row, k));
      for (int64_t j = 0; j < vectors; ++j) {
        Value &sum = integers[row * vectors + j];
        Value elements = b.broadcast(element, tile.getRegisterWidth(j));
        sum = multiplyPairs(b, elements, panel[j], sum);
      }
    }
  }
  return integers;
}

/// Adds the products of a group to the sums of f32.
static void addPairs(KernelBuilder &b, const MicroTile &tile,
                     const RowSource &source, const PairGroup &group,
                     const HiddenPlaces &places, MutableArrayRef<Value> sums) {
  int64_t vectors = tile.getNumVectors();
  SmallVector<SmallVector<Value>> panel;
  for (int64_t row = 0; row < tile.rows; ++row) {
    if (row == 0 || places.panel)
      panel = loadPanel(b, tile, group, places);
    RowProducts(b, tile, source, group, places, row)
        .add(panel, sums.slice(row * vectors, vectors));
  }
}

SmallVector<Value> nnprim::runScaledPairs(KernelBuilder &b,
                                          const MicroTile &tile,
                                          const RowSource &source,
                                          Value panelBase, int64_t depth,
                                          ValueRange accumulators) {
  int64_t pairs = depth - 1;
  std::optional<StoredSums> stored;
  SmallVector<Value> starts;
  if (blocksScaledRows(b.getTarget(), tile.rows, tile.getNumVectors(),
                       tile.scaledTerms))
    stored.emplace(b, tile);
  else
    for (Type type : accumulators.getTypes())
      starts.push_back(
          b.zeros(b.getF32Type(), cast<VectorType>(type).getNumElements()));
  HiddenPlaces places = hidePlaces(b, tile, source);
  auto run = [&](int64_t begin, int64_t end, int64_t step, ValueRange starts) {
    return b.loop(begin, end, step, starts, [&](Value k, ValueRange carried) {
      SmallVector<Value> results(carried);
      Value panelIndex = panelBase ? b.add(panelBase, k) : k;
      PairGroup group{k, panelIndex, step};
      prefetchTurn(b, tile, source, k, panelIndex, step);
      if (stored)
        stored->add(multiplyRows(b, tile, source, group));
      else
        addPairs(b, tile, source, group, places, results);
      return results;
    });
  };
  int64_t step = tile.scaledTerms / 2, whole = pairs / step * step;
  SmallVector<Value> sums = run(0, whole, step, starts);
  if (whole != pairs)
    sums = run(whole, pairs, pairs - whole, sums);
  if (stored)
    sums = stored->load();
  Value last = b.index(pairs);
  SmallVector<Value> columnScales;
  Value lastOfPanel = panelBase ? b.add(panelBase, pairs) : last;
  for (Value bits : loadRow(b, tile, lastOfPanel))
    columnScales.push_back(b.bitcast(bits, b.getF32Type()));
  int64_t vectors = tile.getNumVectors();
  for (int64_t row = 0; row < tile.rows; ++row) {
    Value bits = memref::LoadOp::create(b, source.memrefs[row],
                                        source.getIndices(b, row, last));
    Value rowScale = arith::BitcastOp::create(b, b.getF32Type(), bits);
    for (int64_t j = 0; j < vectors; ++j) {
      int64_t place = row * vectors + j;
      Value scaled = arith::MulFOp::create(b, sums[place], columnScales[j]);
      sums[place] =
          b.fma(scaled, b.broadcast(rowScale, tile.getRegisterWidth(j)),
                accumulators[place]);
    }
  }
  return sums;
}
