//===- TransposedTile.cpp - Stores of transposed tiles --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The accumulators of a tile are vectors of columns (filters), but in an NCHW
// image the rows (pixels) are contiguous. The tile is therefore transposed in
// registers, a square of vectors at a time, and the epilogue is applied to
// vectors of pixels.
//

#include "EpilogueEmitter.h"
#include "GemmKernel.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

static Value shuffle(KernelBuilder &b, Value first, Value second,
                     ArrayRef<int64_t> mask) {
  return vector::ShuffleOp::create(b, first, second, mask);
}

/// Interleaves lanes, from number `element` on, within each group of four
/// lanes: two neighbours from each vector if `pairs`, else one from each in
/// turn. Every instruction set has these shuffles.
static Value interleave(KernelBuilder &b, Value first, Value second,
                        int64_t element, bool pairs) {
  int64_t lanes = b.getLanes();
  SmallVector<int64_t> mask;
  for (int64_t group = 0; group < lanes; group += 4)
    for (int64_t i = 0; i < 4; ++i) {
      int64_t source = pairs ? i / 2 : i % 2;
      int64_t lane = element + (pairs ? i % 2 : i / 2);
      mask.push_back(source * lanes + group + lane);
    }
  return shuffle(b, first, second, mask);
}

/// Takes every other group of four lanes, from number `begin` on, of `first`
/// and then of `second`.
static Value takeGroups(KernelBuilder &b, Value first, Value second,
                        int64_t begin) {
  SmallVector<int64_t> mask;
  for (int64_t group = begin; group < b.getLanes() / 2; group += 2)
    for (int64_t lane = 0; lane < 4; ++lane)
      mask.push_back(group * 4 + lane);
  return shuffle(b, first, second, mask);
}

/// Transposes 4×4 squares of the rows within each group of four lanes.
static void transposeGroups(KernelBuilder &b, MutableArrayRef<Value> rows) {
  for (size_t i = 0; i < rows.size(); i += 4) {
    Value low01 = interleave(b, rows[i], rows[i + 1], 0, /*pairs=*/false);
    Value high01 = interleave(b, rows[i], rows[i + 1], 2, /*pairs=*/false);
    Value low23 = interleave(b, rows[i + 2], rows[i + 3], 0, /*pairs=*/false);
    Value high23 = interleave(b, rows[i + 2], rows[i + 3], 2, /*pairs=*/false);
    rows[i] = b.fence(interleave(b, low01, low23, 0, /*pairs=*/true));
    rows[i + 1] = b.fence(interleave(b, low01, low23, 2, /*pairs=*/true));
    rows[i + 2] = b.fence(interleave(b, high01, high23, 0, /*pairs=*/true));
    rows[i + 3] = b.fence(interleave(b, high01, high23, 2, /*pairs=*/true));
  }
}

/// Moves group g of vector q to group q of vector g, for as many vectors as a
/// vector has groups of four lanes.
static SmallVector<Value> transposeByGroups(KernelBuilder &b,
                                            ArrayRef<Value> vectors) {
  if (vectors.size() == 1)
    return {vectors.front()};
  SmallVector<Value> halves[2], results;
  for (int64_t begin = 0; begin < 2; ++begin)
    for (size_t i = 0; i < vectors.size(); i += 2)
      halves[begin].push_back(takeGroups(b, vectors[i], vectors[i + 1], begin));
  SmallVector<Value> even = transposeByGroups(b, halves[0]);
  SmallVector<Value> odd = transposeByGroups(b, halves[1]);
  for (auto [first, second] : llvm::zip_equal(even, odd))
    results.append({first, second});
  return results;
}

/// Transposes rows [begin, begin + count) of the accumulators of one vector of
/// columns, and stores them.
static void storeSquare(KernelBuilder &b, const MicroTile &tile,
                        const EpilogueEmitter &epilogue, Value sums,
                        Value firstColumn, ArrayRef<Value> accumulators,
                        int64_t vector, int64_t begin, int64_t count) {
  int64_t lanes = b.getLanes(), groups = lanes / 4;
  Value poison = LLVM::PoisonOp::create(b, b.getVectorType(lanes));
  SmallVector<Value> rows(lanes, poison);
  for (int64_t i = 0; i < count; ++i)
    rows[i] = b.widen(getSum(b, tile, accumulators, begin + i, vector), lanes);
  transposeGroups(b, MutableArrayRef(rows).take_front(llvm::alignTo(count, 4)));
  // Row 4q + e now holds the elements (4q … 4q + 3, 4g + e) in group g.
  // Finished vectors are stored at once, which frees their registers.
  for (int64_t e = 0; e < 4; ++e) {
    SmallVector<Value> parts;
    for (int64_t q = 0; q < groups; ++q)
      parts.push_back(rows[q * 4 + e]);
    for (auto [g, part] : llvm::enumerate(transposeByGroups(b, parts))) {
      if (int64_t(4 * g) + e >= tile.widths[vector])
        continue;
      Value row = b.index(begin);
      Value column = b.add(firstColumn, vector * lanes + 4 * g + e);
      Value sum = b.head(b.fence(part), count);
      if (!epilogue.isLong())
        sum = epilogue.apply(b, sum, {row, column});
      b.store(sum, sums, {column, row});
    }
  }
}

/// Applies a long epilogue to the stored accumulators, in a loop over the
/// columns.
static void runLongEpilogue(KernelBuilder &b, const MicroTile &tile,
                            const EpilogueEmitter &epilogue, Value sumsMemRef,
                            Value transposed) {
  int64_t lanes = b.getLanes();
  SmallVector<int64_t> widths = getVectorWidths(tile.rows, lanes);
  int64_t columns = epilogue.getVectorsPerTurn() / int64_t(widths.size());
  forEachGroup(b, tile.columns, columns, [&](Value first, int64_t count) {
    SmallVector<StoredAccumulator> sums;
    for (int64_t i = 0; i < count; ++i)
      for (auto [j, width] : llvm::enumerate(widths)) {
        Value column = b.add(first, i), row = b.index(j * lanes);
        sums.push_back({{column, row}, {row, column}, width});
      }
    epilogue.applyInMemory(b, sumsMemRef, transposed, sums);
  });
}

void nnprim::storeTransposed(KernelBuilder &b, const MicroTile &tile,
                             ArrayRef<Value> accumulators) {
  AffineMap swap =
      AffineMap::getPermutationMap(ArrayRef<unsigned>{1, 0}, b.getContext());
  Value transposed =
      memref::TransposeOp::create(b, tile.init, AffineMapAttr::get(swap));
  int64_t lanes = b.getLanes();
  // The epilogue's per-column inputs are the same for all tiles of a panel; a
  // hidden index keeps LLVM from hoisting their loads.
  Value firstColumn = b.hide(0);
  EpilogueEmitter epilogue(b, tile.op, /*vectorDim=*/0);
  // Where sums wait for a long epilogue if `outs` has elements of fewer bits.
  bool isNarrow = !getElementTypeOrSelf(transposed).isF32();
  Value sums = epilogue.isLong() && isNarrow
                   ? b.getScratch({tile.columns, tile.rows}, b.getF32Type())
                   : transposed;
  for (int64_t vector = 0; vector < tile.getNumVectors(); ++vector)
    for (int64_t begin = 0; begin < tile.rows; begin += lanes)
      storeSquare(b, tile, epilogue, sums, firstColumn, accumulators, vector,
                  begin, std::min(lanes, tile.rows - begin));
  if (epilogue.isLong())
    runLongEpilogue(b, tile, epilogue, sums, transposed);
}
