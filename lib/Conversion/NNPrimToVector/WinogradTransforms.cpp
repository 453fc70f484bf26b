//===- WinogradTransforms.cpp - Transforms of tiles, over channels --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// L·X·Lᵀ of one tile for a vector of channels, in two passes of one-dimensional
// straight-line code, rows and columns, with a tile in the first-level cache
// between them: of the result, which takes the second pass in place, or of
// scratch memory. A pass is a loop of one body, which has no more values at a
// time than the program of a row (see StraightLineProgram::countLiveValues);
// for α up to 8 they fit 16 registers.
//

#include "Kernels.h"
#include "StraightLineCode.h"
#include "TileTransforms.h"

#include "NNPrim/Generator/WinogradMatrices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

using Values = SmallVector<Value>;

/// The one-dimensional transform by `matrix`.
static StraightLineCode getCode(KernelBuilder &b, Operation *op,
                                const RationalMatrix &matrix, StringRef name,
                                int64_t m, int64_t r) {
  return StraightLineCode(
      b, op, StraightLineProgram::fromMatrix(matrix).toDouble(),
      ("__nnprim_winograd_" + name + "_" + Twine(m) + "_" + Twine(r)).str());
}

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

namespace {
/// Emits the input transform of one tile after the other.
struct InputTransform {
  KernelBuilder &b;
  WinogradInputTransformOp op;
  StraightLineCode code;
  int64_t alpha, height, width;

  void emitTile(Value t);
  void emitRows(const TilePlace &place, ArrayRef<Value> insideColumns, Value t,
                Value c, int64_t lanes);
  void emitColumns(Value t, Value c, int64_t lanes);
};
} // namespace

/// Rows of the image through the transform, zeros for those outside, into the
/// result.
void InputTransform::emitRows(const TilePlace &place,
                              ArrayRef<Value> insideColumns, Value t, Value c,
                              int64_t lanes) {
  Value zero = b.index(0), zeros = createZeros(b, lanes);
  auto getRow = [&](Value a) -> Value {
    return arith::MulIOp::create(b, a, b.index(alpha));
  };
  Value begin = clamp(b, arith::SubIOp::create(b, zero, place.row), alpha);
  Value end =
      clamp(b, arith::SubIOp::create(b, b.index(height), place.row), alpha);
  auto clear = [&](Value from, Value to) {
    b.loop(from, to, 1, {}, [&](Value a, ValueRange) {
      Value row = getRow(a);
      for (int64_t j = 0; j < alpha; ++j)
        b.store(zeros, op.getInit(), {b.add(row, j), t, c});
      return Values();
    });
  };
  clear(zero, begin);
  b.loop(begin, end, 1, {}, [&](Value a, ValueRange) {
    Value h = b.add(place.row, a), row = getRow(a);
    auto load = [&](int k) {
      return loadIf(
          b, insideColumns.empty() ? Value() : insideColumns[k], zeros, [&] {
            return b.load(op.getInput(),
                          {place.image, h, b.add(place.column, k), c}, lanes);
          });
    };
    code.emit(lanes, load, [&](int j, Value sum) {
      b.store(sum, op.getInit(), {b.add(row, j), t, c});
    });
    return Values();
  });
  clear(end, b.index(alpha));
}

/// Columns of the result through the transform, in place: a sum is stored when
/// what it takes the place of was loaded.
void InputTransform::emitColumns(Value t, Value c, int64_t lanes) {
  b.loop(0, alpha, 1, {}, [&](Value j, ValueRange) {
    Values waiting(alpha);
    SmallVector<bool> isLoaded(alpha);
    auto getIndices = [&](int i) -> Values {
      return {b.add(j, i * alpha), t, c};
    };
    auto store = [&](int i, Value sum) {
      if (isLoaded[i])
        b.store(sum, op.getInit(), getIndices(i));
      else
        waiting[i] = sum;
    };
    auto load = [&](int i) {
      Value value = b.load(op.getInit(), getIndices(i), lanes);
      isLoaded[i] = true;
      if (waiting[i])
        store(i, waiting[i]);
      return value;
    };
    code.emit(lanes, load, store);
    return Values();
  });
}

void InputTransform::emitTile(Value t) {
  int64_t m = op.getM();
  ArrayRef<int64_t> outputs = op.getOutputSize(), pads = op.getPads();
  SmallVector<int64_t> tiles{int64_t(llvm::divideCeil(outputs[0], m)),
                             int64_t(llvm::divideCeil(outputs[1], m))};
  auto inputType = cast<MemRefType>(op.getInput().getType());
  Value number = op.getOrigin() ? b.add(t, op.getOrigin()) : t;
  TilePlace place = locate(b, number, inputType.getDimSize(0), tiles, m, pads);
  int64_t channels = inputType.getDimSize(3);
  auto emit = [&](bool isBorder) {
    Values inside;
    for (int64_t k = 0; isBorder && k < alpha; ++k)
      inside.push_back(isInside(b, b.add(place.column, k), width));
    forEachVector(b, channels, [&](Value c, int64_t lanes) {
      emitRows(place, inside, t, c, lanes);
      emitColumns(t, c, lanes);
    });
  };
  if (pads[1] == 0 && (tiles[1] - 1) * m + alpha <= width)
    return emit(false);
  if (width < alpha)
    return emit(true);
  splitBorder(b, isInside(b, place.column, width - alpha + 1), emit);
}

const char *nnprim::emitWinogradInputTransform(WinogradInputTransformOp op,
                                               const TargetDesc &target) {
  if (const char *reason = matchTransform(op, op.getInput(), op.getInit()))
    return reason;
  KernelBuilder b(op, target);
  int64_t alpha = op.getAlpha();
  auto inputType = cast<MemRefType>(op.getInput().getType());
  ExactWinogradMatrices matrices =
      getExactWinogradMatrices(op.getM(), op.getR());
  InputTransform transform{
      b,
      op,
      getCode(b, op, matrices.bt, "bt", op.getM(), op.getR()),
      alpha,
      inputType.getDimSize(1),
      inputType.getDimSize(2)};
  int64_t tiles = cast<MemRefType>(op.getInit().getType()).getDimSize(1);
  b.loop(0, tiles, 1, {}, [&](Value t, ValueRange) {
    transform.emitTile(t);
    return Values();
  });
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

namespace {
/// Emits the output transform of one tile after the other.
struct OutputTransform {
  KernelBuilder &b;
  WinogradOutputTransformOp op;
  StraightLineCode code;
  Value temporary;
  int64_t m, alpha;

  void emitTile(Value t);
  void emitColumns(Value t, Value f, int64_t lanes);
  void emitRows(const TilePlace &place, Value rows,
                ArrayRef<Value> insideColumns, Value f, int64_t lanes);
};
} // namespace

/// Columns of coefficients through the transform, into the temporary.
void OutputTransform::emitColumns(Value t, Value f, int64_t lanes) {
  Value zero = b.index(0);
  b.loop(0, alpha, 1, {}, [&](Value j, ValueRange) {
    auto load = [&](int i) {
      return b.load(op.getInput(), {b.add(j, i * alpha), t, f}, lanes);
    };
    code.emit(lanes, load, [&](int p, Value sum) {
      b.store(sum, temporary, {b.index(p), j, zero});
    });
    return Values();
  });
}

/// The first `rows` rows of the temporary through the transform and the
/// epilogue.
void OutputTransform::emitRows(const TilePlace &place, Value rows,
                               ArrayRef<Value> insideColumns, Value f,
                               int64_t lanes) {
  Value zero = b.index(0);
  b.loop(zero, rows, 1, {}, [&](Value p, ValueRange) {
    Value oh = b.add(place.row, p);
    auto load = [&](int j) {
      return b.load(temporary, {p, b.index(j), zero}, lanes);
    };
    code.emit(lanes, load, [&](int q, Value sum) {
      OpBuilder::InsertionGuard guard(b);
      if (!insideColumns.empty()) {
        auto branch = scf::IfOp::create(b, insideColumns[q],
                                        /*withElseRegion=*/false);
        b.setInsertionPointToStart(branch.thenBlock());
      }
      Values indices{place.image, oh, b.add(place.column, q), f};
      b.store(applyEpilogue(b, op, sum, indices), op.getInit(), indices);
    });
    return Values();
  });
}

void OutputTransform::emitTile(Value t) {
  auto outType = cast<MemRefType>(op.getInit().getType());
  int64_t height = outType.getDimSize(1), width = outType.getDimSize(2);
  SmallVector<int64_t> tiles{int64_t(llvm::divideCeil(height, m)),
                             int64_t(llvm::divideCeil(width, m))};
  Value number = op.getOrigin() ? b.add(t, op.getOrigin()) : t;
  TilePlace place = locate(b, number, outType.getDimSize(0), tiles, m, {0, 0});
  Value rows = b.index(m);
  if (height % m)
    rows = arith::MinSIOp::create(
        b, rows, arith::SubIOp::create(b, b.index(height), place.row));
  auto emit = [&](bool isBorder) {
    Values inside;
    for (int64_t q = 0; isBorder && q < m; ++q)
      inside.push_back(isInside(b, b.add(place.column, q), width));
    forEachVector(b, outType.getDimSize(3), [&](Value f, int64_t lanes) {
      emitColumns(t, f, lanes);
      emitRows(place, rows, inside, f, lanes);
    });
  };
  if (width % m == 0)
    return emit(false);
  if (width < m)
    return emit(true);
  splitBorder(b, isInside(b, place.column, width - m + 1), emit);
}

const char *nnprim::emitWinogradOutputTransform(WinogradOutputTransformOp op,
                                                const TargetDesc &target) {
  if (const char *reason = matchTransform(op, op.getInput(), op.getInit()))
    return reason;
  if (!isVectorizableEpilogue(op))
    return "the epilogue can not be vectorised";
  KernelBuilder b(op, target);
  int64_t m = op.getM(), alpha = op.getAlpha();
  ExactWinogradMatrices matrices = getExactWinogradMatrices(m, op.getR());
  Value temporary = getTemporary(b, op.getScratch(), m, alpha);
  if (!temporary)
    return "it has not enough scratch memory";
  OutputTransform transform{
      b,         op, getCode(b, op, matrices.at, "at", m, op.getR()),
      temporary, m,  alpha};
  int64_t tiles = cast<MemRefType>(op.getInput().getType()).getDimSize(1);
  b.loop(0, tiles, 1, {}, [&](Value t, ValueRange) {
    transform.emitTile(t);
    return Values();
  });
  return nullptr;
}
