//===- FourierInTurns.cpp - Rows of one tile beside columns of another ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FourierInTurns.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace nnprim;

using Values = SmallVector<Value>;

/// Vectors of a tile in a group: a pair of lines of each stream, if there is
/// room in the first level.
static int64_t countInGroup(KernelBuilder &b, WinogradInputTransformOp op) {
  auto type = cast<MemRefType>(op.getInit().getType());
  int64_t vectors = type.getDimSize(2) / b.getLanes();
  int64_t tileBytes = 4 * type.getDimSize(0) * b.getLanes();
  return vectors % 2 || 2 * tileBytes > b.getTarget().l1Bytes * 2 / 3 ? 1 : 2;
}

bool nnprim::takesTurns(KernelBuilder &b, WinogradInputTransformOp op,
                        TileTraffic traffic) {
  auto type = cast<MemRefType>(op.getInit().getType());
  // Small tiles of one vector are side by side with their neighbours.
  bool hasNeighbours =
      type.getDimSize(2) == b.getLanes() && type.getDimSize(0) == 64;
  return traffic.streams && !hasNeighbours && type.getDimSize(1) != 0;
}

namespace {
/// Emits it for groups of `count` vectors of a tile.
struct InputTransformInTurns {
  KernelBuilder &b;
  WinogradInputTransformOp op;
  TileTraffic traffic;
  const LineCode &real, &complex;
  int64_t size, count;
  /// size² × count vectors.
  Value scratch;

  void emit();

private:
  /// The four numbers of two rows and two columns are side by side; from one
  /// pair of rows, or of columns, to the next are as many.
  int64_t getRowStride(bool isTurned) { return isTurned ? 4 : 2 * size; }
  int64_t getColumnStride(bool isTurned) { return isTurned ? 2 * size : 4; }

  TileVector getGroup(Value number);
  void emitRows(const TileVector &vectors, Value pair, bool isTurned);
  void emitColumns(const TileVector &vectors, const TileVector &next,
                   Value pair, bool isTurned);
  void emitGroup(Value number, Value last, bool isTurned);
};
} // namespace

TileVector InputTransformInTurns::getGroup(Value number) {
  int64_t channels = cast<MemRefType>(op.getInit().getType()).getDimSize(2);
  int64_t groups = channels / (count * b.getLanes());
  Value t = arith::DivUIOp::create(b, number, b.index(groups));
  Value group = arith::RemUIOp::create(b, number, b.index(groups));
  Value channel =
      arith::MulIOp::create(b, group, b.index(count * b.getLanes()));
  return getInputVectors(b, op, t, channel, count);
}

/// Rows 2·pair and 2·pair + 1.
void InputTransformInTurns::emitRows(const TileVector &vectors, Value pair,
                                     bool isTurned) {
  int64_t height = cast<MemRefType>(op.getInput().getType()).getDimSize(1);
  Value pairPosition =
      arith::MulIOp::create(b, pair, b.index(getRowStride(isTurned)));
  b.loop(0, 2, 1, {}, [&](Value second, ValueRange) {
    Value twice = arith::MulIOp::create(b, b.index(2), second);
    Value base = b.add(pairPosition, twice);
    Value row = b.add(arith::MulIOp::create(b, pair, b.index(2)), second);
    Value pixels = b.add(vectors.place.row, row);
    auto getPosition = [&](Value first, int64_t slot) {
      return b.add(first, slot / 2 * getColumnStride(isTurned) + slot % 2);
    };
    auto branch = scf::IfOp::create(b, isInside(b, pixels, height),
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.elseBlock());
    forEachVectorOf(b, vectors, [&](const TileVector &vector) {
      Value zeros = createZeros(b, vector.lanes);
      for (int64_t slot = 0; slot < size; ++slot)
        b.store(zeros, scratch,
                {getPosition(base, slot), vector.number, b.index(0)});
    });
    b.setInsertionPointToStart(branch.thenBlock());
    splitAtBorder(b, op, vectors, size, [&](const TileVector &some) {
      forEachVectorOf(b, some, [&](const TileVector &vector) {
        Value first = b.hide(base);
        auto store = [&](int64_t slot, Value value) {
          b.store(value, scratch,
                  {getPosition(first, slot), vector.number, b.index(0)});
        };
        real.emit(
            vector.lanes,
            [&](int64_t slot) {
              return loadPixel(b, op, vector, pixels, slot);
            },
            [&](int64_t slot) {
              return b.load(
                  scratch,
                  {getPosition(first, slot), vector.number, b.index(0)},
                  vector.lanes);
            },
            store, store);
      });
    });
    return Values();
  });
}

/// Columns 2·pair and 2·pair + 1.
void InputTransformInTurns::emitColumns(const TileVector &vectors,
                                        const TileVector &next, Value pair,
                                        bool isTurned) {
  auto emit = [&](const LineCode &code, const TileVector &vector,
                  const TileVector &later, ArrayRef<Value> fetchedRows,
                  llvm::function_ref<Value(int64_t)> getPosition,
                  llvm::function_ref<Value(int64_t)> getResult) {
    PixelFetches fetches(b);
    for (Value row : fetchedRows)
      fetches.addRow(op, later, row);
    auto load = [&](int64_t slot) {
      return b.load(scratch, {getPosition(slot), vector.number, b.index(0)},
                    vector.lanes);
    };
    code.emit(
        vector.lanes, load, load,
        [&](int64_t slot, Value value) {
          b.store(value, scratch,
                  {getPosition(slot), vector.number, b.index(0)});
        },
        [&](int64_t slot, Value value) {
          storeResult(b, traffic, value, op.getInit(),
                      {getResult(slot), vector.tile, vector.channel});
          fetches.emitNext();
        });
    fetches.emitRest();
  };
  int64_t rowStride = getRowStride(isTurned);
  auto getRow = [&](int64_t row) { return row / 2 * rowStride + row % 2 * 2; };
  auto getLater = [&](const TileVector &vector) {
    TileVector later = next;
    later.count = 1;
    Value step = arith::MulIOp::create(b, vector.number, b.index(vector.lanes));
    later.channel = b.add(next.channel, step);
    return later;
  };
  Value isReal =
      arith::CmpIOp::create(b, arith::CmpIPredicate::eq, pair, b.index(0));
  auto branch = scf::IfOp::create(b, isReal, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  for (int64_t column : {0, 1})
    forEachVectorOf(b, vectors, [&](const TileVector &vector) {
      Value first = b.hide(pair);
      emit(
          real, vector, getLater(vector), {b.index(column)},
          [&](int64_t slot) { return b.add(first, getRow(slot) + column); },
          [&](int64_t slot) {
            return b.index(getRealColumnPosition(size, column, slot));
          });
    });
  b.setInsertionPointToStart(branch.elseBlock());
  forEachVectorOf(b, vectors, [&](const TileVector &vector) {
    Value hidden = b.hide(pair);
    Value first =
        arith::MulIOp::create(b, hidden, b.index(getColumnStride(isTurned)));
    Value result = arith::MulIOp::create(b, hidden, b.index(2 * size));
    Value row = arith::MulIOp::create(b, pair, b.index(2));
    emit(
        complex, vector, getLater(vector), {row, b.add(row, 1)},
        [&](int64_t slot) { return b.add(first, getRow(slot / 2) + slot % 2); },
        [&](int64_t slot) { return b.add(result, slot); });
  });
}

void InputTransformInTurns::emitGroup(Value number, Value last, bool isTurned) {
  TileVector vectors = getGroup(number);
  TileVector next = getGroup(arith::MinUIOp::create(b, b.add(number, 1), last));
  b.loop(0, size / 2, 1, {}, [&](Value pair, ValueRange) {
    emitColumns(vectors, next, pair, isTurned);
    emitRows(next, pair, !isTurned);
    return Values();
  });
}

void InputTransformInTurns::emit() {
  auto type = cast<MemRefType>(op.getInit().getType());
  int64_t groups =
      type.getDimSize(1) * type.getDimSize(2) / (count * b.getLanes());
  Value last = b.index(groups - 1);
  TileVector first = getGroup(b.index(0));
  b.loop(0, size / 2, 1, {}, [&](Value pair, ValueRange) {
    emitRows(first, pair, /*isTurned=*/false);
    return Values();
  });
  b.loop(0, groups / 2 * 2, 2, {}, [&](Value number, ValueRange) {
    emitGroup(number, last, /*isTurned=*/false);
    emitGroup(b.add(number, 1), last, /*isTurned=*/true);
    return Values();
  });
  if (groups % 2)
    emitGroup(last, last, /*isTurned=*/false);
}

void nnprim::emitInputTransformInTurns(KernelBuilder &b,
                                       WinogradInputTransformOp op,
                                       TileTraffic traffic,
                                       const LineCode &real,
                                       const LineCode &complex) {
  int64_t size = op.getAlpha(), count = countInGroup(b, op);
  InputTransformInTurns{
      b,       op,   traffic, real,
      complex, size, count,   createStackVectors(b, size * size, count)}
      .emit();
}
