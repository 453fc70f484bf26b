//===- WinogradTransforms.cpp - Winograd transforms over channels ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The kernels compute L·X·Lᵀ of one tile for a vector of channels, in two
// passes of one-dimensional straight-line code, rows and columns. The
// intermediate tile is in L1: in the result, where the second pass works in
// place, or in scratch memory. A pass is a loop of one body, which has no more
// live values than the program of a row (see
// StraightLineProgram::countLiveValues); for α up to 8 they fit 16 registers.
// Row tiles of 1-D Winograd take one pass, which goes from the image to the
// result or back.
//

#include "../Linalg/Extremum.h"
#include "Kernels.h"
#include "PrefetchQueue.h"
#include "ScalarRegions.h"
#include "StraightLineCode.h"

#include "NNPrim/Generator/WinogradMatrices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

using Values = SmallVector<Value>;

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

namespace {
/// Emits the input transform of vectors of tiles.
struct InputTransform {
  KernelBuilder &b;
  InputTransformOp op;
  StraightLineCode code;
  int64_t alpha;
  TileMemoryPolicy policy;
  IntermediateTile between;

  void emitRows(const TileVector &vectors);
  void emitColumn(const TileVector &vector, Value j);
  void emitColumns(const TileVector &vectors);
};
} // namespace

/// Transforms rows of the image; rows outside of it give zeros.
void InputTransform::emitRows(const TileVector &vectors) {
  bool is1D = op.getAlgorithm().isOneDimensional();
  auto storeSum = [&](const TileVector &vector, Value row, int64_t j,
                      Value value) {
    if (is1D)
      return b.store(value, op.getInit(),
                     {b.index(j), b.add(vector.tile, row), vector.channel});
    Value first = arith::MulIOp::create(b, row, b.index(alpha));
    between.store(vector, b.add(first, j), value);
  };
  auto clear = [&](Value row) {
    forEachVectorOf(b, vectors, [&](const TileVector &vector) {
      Value zeros = createZeros(b, vector.lanes);
      for (int64_t j = 0; j < alpha; ++j)
        storeSum(vector, row, j, zeros);
    });
  };
  auto transform = [&](Value row, Value pixels) {
    forEachVectorOf(b, vectors, [&](const TileVector &vector) {
      if (is1D)
        fetchPixels(b, op, vector, row);
      code.emit(
          vector.lanes,
          [&](int k) { return loadPixel(b, op, vector, pixels, k); },
          [&](int j, Value sum) { storeSum(vector, row, j, sum); });
    });
  };
  forEachInputRow(b, op, vectors.place, is1D ? op.getRowsOfTile() : alpha,
                  clear, transform);
}

/// Transforms a column of the transformed rows. Without scratch memory it works
/// in place: a sum is stored once the value that it replaces was loaded.
void InputTransform::emitColumn(const TileVector &vector, Value j) {
  PrefetchQueue prefetches(b, getTransformPlan(op));
  prefetches.addRow(op, vector, j);
  if (!policy.streams)
    prefetches.emitRest();
  Values waiting(alpha);
  SmallVector<bool> isLoaded(alpha, between.areApart());
  auto storeSum = [&](int i, Value sum) {
    if (!isLoaded[i]) {
      waiting[i] = sum;
      return;
    }
    between.storeResult(vector, b.add(j, i * alpha), sum);
    prefetches.emitNext();
  };
  auto loadSum = [&](int i) {
    Value value = between.load(vector, b.add(j, i * alpha));
    isLoaded[i] = true;
    if (waiting[i])
      storeSum(i, waiting[i]);
    return value;
  };
  code.emit(vector.lanes, loadSum, storeSum);
  prefetches.emitRest();
}

void InputTransform::emitColumns(const TileVector &vectors) {
  b.loop(0, alpha, 1, {}, [&](Value j, ValueRange) {
    forEachVectorOf(b, vectors,
                    [&](const TileVector &vector) { emitColumn(vector, j); });
    return Values();
  });
}

CheckResult nnprim::emitWinogradInputTransform(InputTransformOp op,
                                               const TargetDesc &target) {
  if (CheckResult result = matchTransform(op, op.getInput(), op.getInit());
      failed(result))
    return result;
  KernelBuilder b(op, target);
  int64_t alpha = op.getAlgorithm().getAlpha();
  ExactWinogradMatrices matrices = getExactWinogradMatrices(
      op.getAlgorithm().getM(), op.getAlgorithm().getR());
  StraightLineCode code =
      getWinogradCode(b, op, matrices.bt, "bt", op.getAlgorithm().getM(),
                      op.getAlgorithm().getR());
  auto emit = [&](TileMemoryPolicy policy) {
    IntermediateTile between(b, op, policy, alpha * alpha);
    InputTransform transform{b, op, code, alpha, policy, between};
    auto emitTiles = [&](const TileVector &vectors) {
      forBorder(b, vectors,
                [&](const TileVector &known) { transform.emitRows(known); });
      if (!op.getAlgorithm().isOneDimensional())
        transform.emitColumns(vectors);
    };
    forEachInputVector(b, op, alpha, emitTiles, between.getMaxCount());
    if (isSplit(op))
      clearSplitPadding(b, op);
  };
  // Row tiles are written once in any case.
  if (op.getAlgorithm().isOneDimensional())
    emit(TileMemoryPolicy());
  else
    emitForTraffic(b, getTransformPlan(op), op.getInit(), emit);
  return success();
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

namespace {
/// Emits the output transform of vectors of tiles.
struct OutputTransform {
  KernelBuilder &b;
  OutputTransformOp op;
  StraightLineCode code;
  Value temporary;
  int64_t alpha;

  void emitColumns(const TileVector &vector);
  void emitRows(const TileVector &vector, Value first, Value rows);
  void emitPairs(const TileVector &vector, Value rows);
  void emitLines(const TileVector &vector, Value rows);
  /// Transforms row `p` of the temporary.
  void emitRow(const TileVector &vector, Value p,
               llvm::function_ref<void(int, Value)> store);
};
} // namespace

/// Transforms columns of coefficients into the temporary.
void OutputTransform::emitColumns(const TileVector &vector) {
  Value zero = b.index(0);
  b.loop(0, alpha, 1, {}, [&](Value j, ValueRange) {
    auto load = [&](int i) {
      return b.loadF32(op.getInput(),
                       {b.add(j, i * alpha), vector.tile, vector.channel},
                       vector.lanes);
    };
    code.emit(vector.lanes, load, [&](int p, Value sum) {
      b.store(sum, temporary, {b.index(p), j, zero});
    });
    return Values();
  });
}

void OutputTransform::emitRow(const TileVector &vector, Value p,
                              llvm::function_ref<void(int, Value)> store) {
  Value zero = b.index(0);
  fetchPixels(b, op, vector, p);
  auto load = [&](int j) {
    return b.loadF32(temporary, {p, b.index(j), zero}, vector.lanes);
  };
  code.emit(vector.lanes, load, store);
}

/// Transforms the rows of the temporary from `first` on, `rows` in all, and
/// applies the epilogue.
void OutputTransform::emitRows(const TileVector &vector, Value first,
                               Value rows) {
  b.loop(first, rows, 1, {}, [&](Value p, ValueRange) {
    Value pixels = b.add(vector.place.row, p);
    emitRow(vector, p, [&](int q, Value sum) {
      storePixel(b, op, vector, pixels, q, sum);
    });
    return Values();
  });
}

/// Transforms the first `rows` rows of the temporary, applies the epilogue and
/// pools two rows at a time: a tile begins in an even row and column. The last
/// row of an image of odd height is not pooled.
void OutputTransform::emitPairs(const TileVector &vector, Value rows) {
  int64_t m = op.getAlgorithm().getM();
  Value pairs = arith::DivUIOp::create(b, rows, b.index(2));
  b.loop(b.index(0), pairs, 1, {}, [&](Value pair, ValueRange) {
    Value first = arith::MulIOp::create(b, pair, b.index(2));
    SmallVector<Extremum> maxima(m / 2, Extremum(/*isMaximum=*/true));
    PrefetchQueue prefetches(b, getTransformPlan(op));
    prefetches.addPooledRow(op, vector, pair);
    prefetches.emitRest();
    for (int64_t i = 0; i < 2; ++i) {
      Value p = b.add(first, i);
      Value pixels = b.add(vector.place.row, p);
      Values results(m);
      emitRow(vector, p, [&](int q, Value sum) {
        results[q] = finishPooledPixel(b, op, vector, pixels, q, sum);
      });
      for (auto [q, result] : llvm::enumerate(results))
        maxima[q / 2].add(b, result);
    }
    Value row = b.add(vector.place.row, first);
    for (auto [k, maximum] : llvm::enumerate(maxima))
      storePooled(b, op, vector, row, 2 * k, maximum.finish(b));
    return Values();
  });
  bool hasRest =
      cast<MemRefType>(op.getInit().getType()).getDimSize(1) % 2 != 0;
  if (hasRest && !op.getPooledOnly())
    emitRows(vector, arith::MulIOp::create(b, pairs, b.index(2)), rows);
}

/// Transforms the first `rows` rows of a row tile and applies the epilogue.
void OutputTransform::emitLines(const TileVector &vector, Value rows) {
  b.loop(b.index(0), rows, 1, {}, [&](Value p, ValueRange) {
    fetchPixels(b, op, vector, p);
    Value pixels = b.add(vector.place.row, p);
    Value line = b.add(vector.tile, p);
    auto load = [&](int j) {
      return b.loadF32(op.getInput(), {b.index(j), line, vector.channel},
                       vector.lanes);
    };
    code.emit(vector.lanes, load, [&](int q, Value sum) {
      storePixel(b, op, vector, pixels, q, sum);
    });
    return Values();
  });
}

CheckResult nnprim::emitWinogradOutputTransform(OutputTransformOp op,
                                                const TargetDesc &target) {
  if (CheckResult result = matchTransform(op, op.getInput(), op.getInit());
      failed(result))
    return result;
  if (!isVectorizableEpilogue(op))
    return "the epilogue cannot be vectorised";
  KernelBuilder b(op, target);
  int64_t m = op.getAlgorithm().getM(), alpha = op.getAlgorithm().getAlpha();
  ExactWinogradMatrices matrices =
      getExactWinogradMatrices(m, op.getAlgorithm().getR());
  Value temporary;
  if (!op.getRowTile())
    temporary = getTemporary(b, op.getScratch(), m, alpha);
  if (!op.getRowTile() && !temporary)
    return "it has not enough scratch memory";
  OutputTransform transform{
      b, op,
      getWinogradCode(b, op, matrices.at, "at", m, op.getAlgorithm().getR()),
      temporary, alpha};
  forEachOutputVector(b, op, [&](const TileVector &vector, Value rows) {
    if (!op.getRowTile())
      transform.emitColumns(vector);
    forBorder(b, vector, [&](const TileVector &known) {
      if (op.getRowTile())
        transform.emitLines(known, rows);
      else if (op.getPooled())
        transform.emitPairs(known, rows);
      else
        transform.emitRows(known, b.index(0), rows);
    });
  });
  return success();
}
