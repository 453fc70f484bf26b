//===- WinogradTransforms.cpp - Transforms of tiles, over channels --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// L·X·Lᵀ of one tile for a vector of channels, in two passes of one-dimensional
// straight-line code: rows into a temporary that stays in the first-level
// cache, then columns from there. A pass is a loop of one body, which so has
// no more values at a time than a row and its sums: none is spilled.
//

#include "Kernels.h"

#include "NNPrim/Generator/StraightLineProgram.h"
#include "NNPrim/Generator/WinogradMatrices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

using Values = SmallVector<Value>;

namespace {
/// Where a tile is: its image, and its first pixel there.
struct TilePlace {
  Value image, row, column;
};
} // namespace

/// The one-dimensional transform of `inputs`.
static Values runProgram(KernelBuilder &b, const StraightLineProgram &program,
                         ArrayRef<Value> inputs, int64_t width) {
  using Kind = Instruction::Kind;
  std::vector<Value> results = program.run(
      std::vector<Value>(inputs.begin(), inputs.end()),
      [&](const Instruction &op, Value lhs, Value rhs) -> Value {
        auto factor = [&] {
          return b.splat(float(op.factor.toDouble()), width);
        };
        switch (op.kind) {
        case Kind::Add:
          return arith::AddFOp::create(b, lhs, rhs);
        case Kind::Sub:
          return arith::SubFOp::create(b, lhs, rhs);
        case Kind::Mul:
          return arith::MulFOp::create(b, factor(), lhs);
        case Kind::MulAdd:
          return b.fma(factor(), lhs, rhs);
        case Kind::MulSub:
          return b.fma(factor(), lhs, arith::NegFOp::create(b, rhs));
        }
        llvm_unreachable("all kinds are handled");
      });
  return Values(results.begin(), results.end());
}

/// rows × columns vectors on the stack of the function.
static Value createTemporary(KernelBuilder &b, Operation *op, int64_t rows,
                             int64_t columns) {
  OpBuilder::InsertionGuard guard(b);
  auto function = op->getParentOfType<func::FuncOp>();
  b.setInsertionPointToStart(&function.getBody().front());
  auto type = MemRefType::get({rows, columns, b.getLanes()}, b.getF32Type());
  return memref::AllocaOp::create(b, type, b.getI64IntegerAttr(64));
}

/// Tile number `t` of images of tilesHigh × tilesWide tiles.
static TilePlace locate(KernelBuilder &b, Value t, int64_t images,
                        ArrayRef<int64_t> tiles, int64_t m,
                        ArrayRef<int64_t> pads) {
  TilePlace place;
  Value wide = b.index(tiles[1]), high = b.index(tiles[0]);
  Value column = arith::RemUIOp::create(b, t, wide);
  Value row = arith::DivUIOp::create(b, t, wide);
  place.image = b.index(0);
  if (images != 1) {
    place.image = arith::DivUIOp::create(b, row, high);
    row = arith::RemUIOp::create(b, row, high);
  }
  auto toPixel = [&](Value tile, int64_t pad) -> Value {
    Value pixel = arith::MulIOp::create(b, tile, b.index(m));
    return pad ? arith::SubIOp::create(b, pixel, b.index(pad)) : pixel;
  };
  place.row = toPixel(row, pads[0]);
  place.column = toPixel(column, pads[1]);
  return place;
}

/// 0 <= value < extent.
static Value isInside(KernelBuilder &b, Value value, int64_t extent) {
  // As unsigned numbers, negative ones are large.
  return arith::CmpIOp::create(b, arith::CmpIPredicate::ult, value,
                               b.index(extent));
}

/// `value` cut to [0, max].
static Value clamp(KernelBuilder &b, Value value, int64_t max) {
  Value positive = arith::MaxSIOp::create(b, value, b.index(0));
  return arith::MinSIOp::create(b, positive, b.index(max));
}

/// Emits `body` for the vectors of [0, channels).
static void forEachVector(KernelBuilder &b, int64_t channels,
                          llvm::function_ref<void(Value, int64_t)> body) {
  int64_t lanes = b.getLanes(), full = channels / lanes * lanes;
  b.loop(0, full, lanes, {}, [&](Value c, ValueRange) {
    body(c, lanes);
    return Values();
  });
  if (full < channels)
    body(b.index(full), channels - full);
}

/// `inside ? then() : zeros`.
static Value loadIf(KernelBuilder &b, Value inside, int64_t width,
                    llvm::function_ref<Value()> then) {
  if (!inside)
    return then();
  auto branch = scf::IfOp::create(b, TypeRange(b.getVectorType(width)), inside,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(b, then());
  b.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(b, b.splat(0.0f, width));
  return branch.getResult(0);
}

/// Emits `body` twice: for tiles that are `inside`, which need no tests, and
/// for those at the border.
static void splitBorder(KernelBuilder &b, Value inside,
                        llvm::function_ref<void(bool isBorder)> body) {
  auto branch = scf::IfOp::create(b, inside, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  body(false);
  b.setInsertionPointToStart(branch.elseBlock());
  body(true);
}

/// Why the op can not be emitted, or null.
static const char *matchTransform(Operation *op, Value input, Value init) {
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (isa<IndexType>(operand.getType()))
      continue;
    if (!type || !type.hasStaticShape())
      return "an operand is not a memref of static shape";
  }
  if (!cast<MemRefType>(init.getType()).getElementType().isF32())
    return "the element type is not f32";
  if (!hasUnitInnerStride(input) || !hasUnitInnerStride(init))
    return "the channels are not contiguous";
  if (!op->getParentOfType<func::FuncOp>())
    return "it is not in a function";
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

namespace {
/// Emits the input transform of one tile after the other.
struct InputTransform {
  KernelBuilder &b;
  WinogradInputTransformOp op;
  StraightLineProgram program;
  Value temporary;
  int64_t alpha, height, width;

  void emitTile(Value t);
  void emitRows(const TilePlace &place, ArrayRef<Value> insideColumns, Value c,
                int64_t lanes);
  void emitColumns(Value t, Value c, int64_t lanes);
};
} // namespace

/// Rows of the image through the transform, zeros for those outside.
void InputTransform::emitRows(const TilePlace &place,
                              ArrayRef<Value> insideColumns, Value c,
                              int64_t lanes) {
  Value zero = b.index(0);
  Value begin = clamp(b, arith::SubIOp::create(b, zero, place.row), alpha);
  Value end =
      clamp(b, arith::SubIOp::create(b, b.index(height), place.row), alpha);
  auto clear = [&](Value from, Value to) {
    b.loop(from, to, 1, {}, [&](Value a, ValueRange) {
      for (int64_t j = 0; j < alpha; ++j)
        b.store(b.splat(0.0f, lanes), temporary, {a, b.index(j), zero});
      return Values();
    });
  };
  clear(zero, begin);
  b.loop(begin, end, 1, {}, [&](Value a, ValueRange) {
    Value h = b.add(place.row, a);
    Values row;
    for (int64_t k = 0; k < alpha; ++k)
      row.push_back(loadIf(
          b, insideColumns.empty() ? Value() : insideColumns[k], lanes, [&] {
            return b.load(op.getInput(),
                          {place.image, h, b.add(place.column, k), c}, lanes);
          }));
    Values sums = runProgram(b, program, row, lanes);
    for (auto [j, sum] : llvm::enumerate(sums))
      b.store(sum, temporary, {a, b.index(j), zero});
    return Values();
  });
  clear(end, b.index(alpha));
}

/// Columns of the temporary through the transform, into the result.
void InputTransform::emitColumns(Value t, Value c, int64_t lanes) {
  Value zero = b.index(0);
  b.loop(0, alpha, 1, {}, [&](Value j, ValueRange) {
    Values column;
    for (int64_t a = 0; a < alpha; ++a)
      column.push_back(b.load(temporary, {b.index(a), j, zero}, lanes));
    Values sums = runProgram(b, program, column, lanes);
    for (auto [i, sum] : llvm::enumerate(sums))
      b.store(sum, op.getInit(), {b.add(j, i * alpha), t, c});
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
      emitRows(place, inside, c, lanes);
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
  InputTransform transform{b,
                           op,
                           StraightLineProgram::fromMatrix(matrices.bt),
                           createTemporary(b, op, alpha, alpha),
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
  StraightLineProgram program;
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
    Values column;
    for (int64_t i = 0; i < alpha; ++i)
      column.push_back(
          b.load(op.getInput(), {b.add(j, i * alpha), t, f}, lanes));
    Values sums = runProgram(b, program, column, lanes);
    for (auto [p, sum] : llvm::enumerate(sums))
      b.store(sum, temporary, {b.index(p), j, zero});
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
    Values row;
    for (int64_t j = 0; j < alpha; ++j)
      row.push_back(b.load(temporary, {p, b.index(j), zero}, lanes));
    Values sums = runProgram(b, program, row, lanes);
    Value oh = b.add(place.row, p);
    for (auto [q, sum] : llvm::enumerate(sums)) {
      OpBuilder::InsertionGuard guard(b);
      if (!insideColumns.empty()) {
        auto branch = scf::IfOp::create(b, insideColumns[q],
                                        /*withElseRegion=*/false);
        b.setInsertionPointToStart(branch.thenBlock());
      }
      Values indices{place.image, oh, b.add(place.column, q), f};
      b.store(applyEpilogue(b, op, sum, indices), op.getInit(), indices);
    }
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
  OutputTransform transform{b,
                            op,
                            StraightLineProgram::fromMatrix(matrices.at),
                            createTemporary(b, op, m, alpha),
                            m,
                            alpha};
  int64_t tiles = cast<MemRefType>(op.getInput().getType()).getDimSize(1);
  b.loop(0, tiles, 1, {}, [&](Value t, ValueRange) {
    transform.emitTile(t);
    return Values();
  });
  return nullptr;
}
