//===- TileTransforms.cpp - Shared parts of the tile transforms -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileTransforms.h"

#include "Kernels.h"
#include "ScalarRegions.h"

#include "NNPrim/Problem/ElementType.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/bit.h"

#include <algorithm>

using namespace mlir;
using namespace nnprim;

using Values = SmallVector<Value>;

/// The first rows × columns vectors of `scratch`, or null if it has fewer.
Value nnprim::getTemporary(KernelBuilder &b, Value scratch, int64_t rows,
                           int64_t columns) {
  int64_t lanes = b.getLanes(), size = rows * columns * lanes;
  if (!scratch || cast<MemRefType>(scratch.getType()).getDimSize(0) < size)
    return Value();
  Attribute zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
  Value used =
      memref::SubViewOp::create(b, scratch, ArrayRef<OpFoldResult>{zero},
                                ArrayRef<OpFoldResult>{b.getIndexAttr(size)},
                                ArrayRef<OpFoldResult>{one});
  SmallVector<ReassociationIndices> split{{0, 1, 2}};
  return memref::ExpandShapeOp::create(
      b, ArrayRef<int64_t>{rows, columns, lanes}, used, split);
}

/// The position of tile number `t` in images of tiles[0] × tiles[1] tiles, of
/// size[0] × size[1] outputs.
static TilePlace locate(KernelBuilder &b, Value t, int64_t images,
                        ArrayRef<int64_t> tiles, ArrayRef<int64_t> size,
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
  auto toPixel = [&](Value tile, int64_t outputs, int64_t pad) -> Value {
    Value pixel = arith::MulIOp::create(b, tile, b.index(outputs));
    return pad ? arith::SubIOp::create(b, pixel, b.index(pad)) : pixel;
  };
  place.row = toPixel(row, size[0], pads[0]);
  place.column = toPixel(column, size[1], pads[1]);
  return place;
}

Value nnprim::isInside(KernelBuilder &b, Value value, int64_t extent) {
  // In an unsigned comparison negative values are large.
  return arith::CmpIOp::create(b, arith::CmpIPredicate::ult, value,
                               b.index(extent));
}

Value nnprim::clamp(KernelBuilder &b, Value value, int64_t max) {
  Value positive = arith::MaxSIOp::create(b, value, b.index(0));
  return arith::MinSIOp::create(b, positive, b.index(max));
}

void nnprim::forEachVector(
    KernelBuilder &b, int64_t channels, int64_t maxCount,
    llvm::function_ref<void(Value, int64_t, int64_t)> body) {
  int64_t lanes = b.getLanes(), step = maxCount * lanes;
  int64_t full = channels / step * step, rest = (channels - full) / lanes;
  b.loop(0, full, step, {}, [&](Value c, ValueRange) {
    body(c, lanes, maxCount);
    return Values();
  });
  if (rest)
    body(b.index(full), lanes, rest);
  full += rest * lanes;
  if (full < channels)
    body(b.index(full), channels - full, 1);
}

void nnprim::forEachVectorOf(
    KernelBuilder &b, const TileVector &vectors,
    llvm::function_ref<void(const TileVector &)> body) {
  b.loop(0, vectors.count, 1, {}, [&](Value number, ValueRange) {
    TileVector one = vectors;
    one.count = 1;
    one.number = number;
    auto advance = [&](Value first, int64_t step) -> Value {
      if (vectors.count == 1)
        return first;
      return b.add(first, arith::MulIOp::create(b, number, b.index(step)));
    };
    if (vectors.tiles > 1) {
      one.tile = advance(vectors.tile, 1);
      one.place.column = advance(vectors.place.column, vectors.columnsApart);
    } else {
      one.channel = advance(vectors.channel, vectors.lanes);
    }
    body(one);
    return Values();
  });
}

/// Zeros that are created here: the constant would occupy a register in the
/// products' loops, too.
Value nnprim::createZeros(KernelBuilder &b, int64_t width) {
  Value bits =
      arith::IndexCastOp::create(b, b.getI32Type(), b.hide(/*value=*/0));
  return b.broadcast(arith::BitcastOp::create(b, b.getF32Type(), bits), width);
}

/// `inside ? then() : zeros`; `then()` if `inside` is null. The zeros are
/// created where they are needed, since few registers are left for them.
static Value loadIf(KernelBuilder &b, Value inside, int64_t width,
                    llvm::function_ref<Value()> then) {
  if (!inside)
    return then();
  auto branch =
      scf::IfOp::create(b, TypeRange(VectorType::get(width, b.getF32Type())),
                        inside, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(b, then());
  b.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(b, createZeros(b, width));
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

void nnprim::forBorder(KernelBuilder &b, const TileVector &vector,
                       llvm::function_ref<void(const TileVector &)> body) {
  if (!vector.border)
    return body(vector);
  const TileBorder &border = *vector.border;
  auto emit = [&](bool isBorder) {
    Values inside;
    for (int64_t k = 0; isBorder && k < border.size; ++k)
      inside.push_back(
          isInside(b, b.add(vector.place.column, k), border.width));
    TileVector known = vector;
    known.insideColumns = inside;
    known.border.reset();
    body(known);
  };
  if (border.allInside)
    return emit(false);
  if (border.numInside <= 0)
    return emit(true);
  splitBorder(b, isInside(b, vector.place.column, border.numInside), emit);
}

/// Emits `body` for the vectors of the tile at `place`.
static void
forEachTileVector(KernelBuilder &b, const TilePlace &place, Value tile,
                  const TileBorder &border, int64_t channels, int64_t maxCount,
                  llvm::function_ref<void(const TileVector &)> body) {
  forEachVector(
      b, channels, maxCount, [&](Value channel, int64_t lanes, int64_t count) {
        body({place, tile, channel, lanes, count, b.index(0),
              /*tiles=*/1, /*columnsApart=*/0, /*insideColumns=*/{}, border});
      });
}

/// Number of tiles along both dimensions of an image.
static SmallVector<int64_t> countTiles(ArrayRef<int64_t> outputs,
                                       ArrayRef<int64_t> size) {
  return {int64_t(llvm::divideCeil(outputs[0], size[0])),
          int64_t(llvm::divideCeil(outputs[1], size[1]))};
}

/// The first row of tile `t` in the transformed tensor.
static Value getFirstRow(KernelBuilder &b, Value t, int64_t rowsOfTile) {
  return rowsOfTile == 1 ? t : arith::MulIOp::create(b, t, b.index(rowsOfTile));
}

namespace {
/// The tiles of an input transform.
struct InputTiles {
  InputTiles(InputTransformOp op, int64_t size);

  TilePlace locate(KernelBuilder &b, Value t);
  TileBorder getBorder() {
    bool allInside = op.getPads()[1] == 0 && (tiles[1] - 1) * m + size <= width;
    return {size, width, width - size + 1, allInside};
  }
  /// Emits one tile, up to `maxCount` vectors at a time.
  void emitOne(KernelBuilder &b, Value t, int64_t maxCount,
               llvm::function_ref<void(const TileVector &)> body);
  /// Emits `several` tiles from `t` on, of one vector each: side by side if
  /// they are in a row inside the image.
  void emitSeveral(KernelBuilder &b, Value t, int64_t several,
                   llvm::function_ref<void(const TileVector &)> body);

  InputTransformOp op;
  /// Columns of a tile, and distance from one tile to the next in columns.
  int64_t size, m;
  int64_t images, width, channels, rowsOfTile;
  SmallVector<int64_t> outputs, tiles;
};
} // namespace

InputTiles::InputTiles(InputTransformOp op, int64_t size)
    : op(op), size(size), m(op.getAlgorithm().getM()),
      rowsOfTile(op.getRowsOfTile()), outputs{op.getTileRows(), m},
      tiles(countTiles(op.getOutputSize(), outputs)) {
  auto image = cast<MemRefType>(op.getInput().getType());
  images = image.getDimSize(0);
  width = image.getDimSize(2);
  channels = image.getDimSize(3);
}

TilePlace InputTiles::locate(KernelBuilder &b, Value t) {
  Value number = op.getOrigin() ? b.add(t, op.getOrigin()) : t;
  return ::locate(b, number, images, tiles, outputs, op.getPads());
}

void InputTiles::emitOne(KernelBuilder &b, Value t, int64_t maxCount,
                         llvm::function_ref<void(const TileVector &)> body) {
  TilePlace place = locate(b, t);
  Value first = getFirstRow(b, t, rowsOfTile);
  forEachTileVector(b, place, first, getBorder(), channels, maxCount, body);
}

void InputTiles::emitSeveral(
    KernelBuilder &b, Value t, int64_t several,
    llvm::function_ref<void(const TileVector &)> body) {
  TilePlace place = locate(b, t);
  // Number of columns where the first of these tiles may begin.
  int64_t others = (several - 1) * m;
  int64_t begins = std::min(width - size + 1 - others,
                            tiles[1] * m - op.getPads()[1] - others);
  Value areInside = isInside(b, place.column, std::max<int64_t>(0, begins));
  splitBorder(b, areInside, [&](bool isBorder) {
    if (!isBorder)
      return body({place, t, b.index(0), channels, several, b.index(0), several,
                   m,
                   /*insideColumns=*/{},
                   /*border=*/{}});
    b.loop(0, several, 1, {}, [&](Value i, ValueRange) {
      emitOne(b, b.add(t, i), /*maxCount=*/1, body);
      return Values();
    });
  });
}

TileVector nnprim::getInputVector(KernelBuilder &b, InputTransformOp op,
                                  int64_t size, Value t, Value channel) {
  InputTiles tiles(op, size);
  TileVector vector;
  vector.place = tiles.locate(b, t);
  vector.tile = t;
  vector.channel = channel;
  vector.lanes = b.getLanes();
  vector.border = tiles.getBorder();
  return vector;
}

void nnprim::forEachInputVector(
    KernelBuilder &b, InputTransformOp op, int64_t size,
    llvm::function_ref<void(const TileVector &)> body, int64_t maxCount) {
  InputTiles tiles(op, size);
  int64_t rows = cast<MemRefType>(op.getInit().getType()).getDimSize(1);
  int64_t count = rows / tiles.rowsOfTile;
  int64_t several = tiles.channels == b.getLanes() ? maxCount : 1;
  int64_t together = several > 1 ? count / several * several : 0;
  b.loop(0, together, several, {}, [&](Value t, ValueRange) {
    tiles.emitSeveral(b, t, several, body);
    return Values();
  });
  b.loop(together, count, 1, {}, [&](Value t, ValueRange) {
    tiles.emitOne(b, t, maxCount, body);
    return Values();
  });
}

void nnprim::forEachOutputVector(
    KernelBuilder &b, OutputTransformOp op,
    llvm::function_ref<void(const TileVector &, Value rows)> body) {
  int64_t m = op.getAlgorithm().getM(), tileRows = op.getTileRows();
  int64_t rowsOfTile = op.getRowsOfTile();
  auto image = cast<MemRefType>(op.getInit().getType());
  int64_t height = image.getDimSize(1), width = image.getDimSize(2);
  SmallVector<int64_t> tiles = countTiles({height, width}, {tileRows, m});
  int64_t count = cast<MemRefType>(op.getInput().getType()).getDimSize(1);
  b.loop(0, count / rowsOfTile, 1, {}, [&](Value t, ValueRange) {
    Value number = op.getOrigin() ? b.add(t, op.getOrigin()) : t;
    TilePlace place = locate(b, number, image.getDimSize(0), tiles,
                             {tileRows, m}, /*pads=*/{0, 0});
    Value first = getFirstRow(b, t, rowsOfTile);
    Value rows = b.index(tileRows);
    if (height % tileRows)
      rows = arith::MinSIOp::create(
          b, rows, arith::SubIOp::create(b, b.index(height), place.row));
    TileBorder border{m, width, width - m + 1, /*allInside=*/width % m == 0};
    forEachTileVector(b, place, first, border, image.getDimSize(3),
                      /*maxCount=*/1,
                      [&](const TileVector &vector) { body(vector, rows); });
    return Values();
  });
}

IntermediateTile::IntermediateTile(KernelBuilder &b, InputTransformOp op,
                                   TileMemoryPolicy policy, int64_t positions)
    : b(b), op(op), policy(policy) {
  // What is split is no intermediate tile.
  if (!policy.prefetches && !isSplit(op))
    return;
  // Tiles of one vector have their neighbours beside them.
  int64_t vectors =
      cast<MemRefType>(op.getInput().getType()).getDimSize(3) / b.getLanes();
  maxCount = getTransformPlan(op).adjacentVectors;
  if (vectors > 1)
    maxCount = std::min(maxCount, vectors);
  scratch = createStackVectors(b, positions, maxCount);
}

Value IntermediateTile::load(const TileVector &vector, Value position) {
  if (scratch)
    return b.loadF32(scratch, {position, vector.number, b.index(0)},
                     vector.lanes);
  return b.loadF32(op.getInit(), {position, vector.tile, vector.channel},
                   vector.lanes);
}

void IntermediateTile::store(const TileVector &vector, Value position,
                             Value value) {
  if (scratch)
    b.store(value, scratch, {position, vector.number, b.index(0)});
  else
    storeResult(vector, position, value);
}

bool nnprim::isSplit(InputTransformOp op) {
  return getElementTypeOrSelf(op.getInit()).isBF16() &&
         getElementTypeOrSelf(op.getInput()).isF32();
}

/// Stores the nearest bf16 of a vector of coefficients, and what is left of
/// them behind those of the block of channels.
static void storeSplit(KernelBuilder &b, InputTransformOp op,
                       const TileVector &vector, Value position, Value value) {
  int64_t lanes = b.getLanes();
  auto [nearest, rest] = splitVector(b, b.widen(value, lanes));
  Value inBlock =
      arith::RemUIOp::create(b, vector.channel, b.index(kSplitBlock));
  Value block = arith::SubIOp::create(b, vector.channel, inBlock);
  Value place = b.add(block, vector.channel);
  b.store(b.head(nearest, vector.lanes), op.getInit(),
          {position, vector.tile, place});
  b.store(b.head(rest, vector.lanes), op.getInit(),
          {position, vector.tile, b.add(place, kSplitBlock)});
}

void nnprim::clearSplitPadding(KernelBuilder &b, InputTransformOp op) {
  auto type = cast<MemRefType>(op.getInit().getType());
  int64_t channels = cast<MemRefType>(op.getInput().getType()).getDimSize(3);
  int64_t inBlock = channels % kSplitBlock;
  if (inBlock == 0)
    return;
  int64_t last = type.getDimSize(2) - 2 * kSplitBlock;
  auto clear = [&](Value s, Value t) {
    for (int64_t half : {int64_t(0), kSplitBlock})
      for (int64_t i = inBlock; i < kSplitBlock;) {
        int64_t width = std::min<int64_t>(
            b.getLanes(), llvm::bit_floor(uint64_t(kSplitBlock - i)));
        b.store(b.zeros(b.getBF16Type(), width), op.getInit(),
                {s, t, b.index(last + half + i)});
        i += width;
      }
  };
  b.loop(0, type.getDimSize(0), 1, {}, [&](Value s, ValueRange) {
    b.loop(0, type.getDimSize(1), 1, {}, [&](Value t, ValueRange) {
      clear(s, t);
      return Values();
    });
    return Values();
  });
}

void IntermediateTile::storeResult(const TileVector &vector, Value position,
                                   Value value) {
  if (isSplit(op))
    return storeSplit(b, op, vector, position, value);
  nnprim::storeResult(b, policy, value, op.getInit(),
                      {position, vector.tile, vector.channel});
}

void nnprim::forEachInputRow(
    KernelBuilder &b, InputTransformOp op, const TilePlace &place, int64_t size,
    llvm::function_ref<void(Value row)> clear,
    llvm::function_ref<void(Value row, Value pixels)> transform) {
  int64_t height = cast<MemRefType>(op.getInput().getType()).getDimSize(1);
  Value zero = b.index(0);
  Value begin = clamp(b, arith::SubIOp::create(b, zero, place.row), size);
  Value end =
      clamp(b, arith::SubIOp::create(b, b.index(height), place.row), size);
  auto clearRows = [&](Value from, Value to) {
    b.loop(from, to, 1, {}, [&](Value row, ValueRange) {
      clear(row);
      return Values();
    });
  };
  clearRows(zero, begin);
  b.loop(begin, end, 1, {}, [&](Value row, ValueRange) {
    transform(row, b.add(place.row, row));
    return Values();
  });
  clearRows(end, b.index(size));
}

Value nnprim::loadPixel(KernelBuilder &b, InputTransformOp op,
                        const TileVector &vector, Value row, int64_t column) {
  const TilePlace &place = vector.place;
  Value inside =
      vector.insideColumns.empty() ? Value() : vector.insideColumns[column];
  return loadIf(b, inside, vector.lanes, [&] {
    Value w = b.add(place.column, column);
    return b.loadF32(op.getInput(), {place.image, row, w, vector.channel},
                     vector.lanes);
  });
}

void nnprim::storePixel(KernelBuilder &b, OutputTransformOp op,
                        const TileVector &vector, Value row, int64_t column,
                        Value sum, TileMemoryPolicy policy) {
  OpBuilder::InsertionGuard guard(b);
  if (!vector.insideColumns.empty()) {
    auto branch = scf::IfOp::create(b, vector.insideColumns[column],
                                    /*withElseRegion=*/false);
    b.setInsertionPointToStart(branch.thenBlock());
  }
  const TilePlace &place = vector.place;
  Values indices{place.image, row, b.add(place.column, column), vector.channel};
  storeResult(b, policy, applyEpilogue(b, op, sum, indices), op.getInit(),
              indices);
}

Value nnprim::finishPooledPixel(KernelBuilder &b, OutputTransformOp op,
                                const TileVector &vector, Value row,
                                int64_t column, Value sum) {
  const TilePlace &place = vector.place;
  Value inside =
      vector.insideColumns.empty() ? Value() : vector.insideColumns[column];
  return loadIf(b, inside, vector.lanes, [&] {
    Values indices{place.image, row, b.add(place.column, column),
                   vector.channel};
    Value result = applyEpilogue(b, op, sum, indices);
    if (!op.getPooledOnly())
      b.store(result, op.getInit(), indices);
    return result;
  });
}

void nnprim::storePooled(KernelBuilder &b, OutputTransformOp op,
                         const TileVector &vector, Value row, int64_t column,
                         Value maximum) {
  OpBuilder::InsertionGuard guard(b);
  if (!vector.insideColumns.empty()) {
    auto branch = scf::IfOp::create(b, vector.insideColumns[column + 1],
                                    /*withElseRegion=*/false);
    b.setInsertionPointToStart(branch.thenBlock());
  }
  const TilePlace &place = vector.place;
  auto halve = [&](Value position) -> Value {
    return arith::DivUIOp::create(b, position, b.index(2));
  };
  b.store(maximum, op.getPooled(),
          {place.image, halve(row), b.add(halve(place.column), column / 2),
           vector.channel});
}

/// Returns why the op cannot be emitted, or null.
CheckResult nnprim::matchTransform(Operation *op, Value input, Value init) {
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (isa<IndexType>(operand.getType()))
      continue;
    if (!type || !type.hasStaticShape())
      return "an operand is not a memref of static shape";
  }
  if (!isStoredF32(getElementTypeOrSelf(input)) ||
      !isStoredF32(getElementTypeOrSelf(init)))
    return "the element type is not f32";
  if (!hasUnitInnerStride(input) || !hasUnitInnerStride(init))
    return "the channels are not contiguous";
  if (!op->getParentOfType<func::FuncOp>())
    return "it is not in a function";
  return success();
}
