//===- PipelinedFourier.cpp - Pipelined Fourier input transform -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PipelinedFourier.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

using Values = SmallVector<Value>;

namespace {
/// Emits the transform for groups of `count` vectors. Vectors are numbered tile
/// by tile, so that those of a group are adjacent in each stream.
struct PipelinedInputTransform {
  KernelBuilder &b;
  InputTransformOp op;
  TileMemoryPolicy policy;
  const FourierEmitter &real, &complex;
  int64_t size, count;
  /// size² × count vectors.
  Value scratch;

  void emit();

private:
  /// The four numbers of a pair of rows and a pair of columns are adjacent.
  /// These strides are from one pair of rows, or of columns, to the next.
  int64_t getRowStride(bool isTurned) { return isTurned ? 4 : 2 * size; }
  int64_t getColumnStride(bool isTurned) { return isTurned ? 2 * size : 4; }
  int64_t countVectorsOfTile() {
    return cast<MemRefType>(op.getInit().getType()).getDimSize(2) /
           b.getLanes();
  }

  Value getFirst(Value group);
  TileVector getVector(Value first, Value number);
  void forEachVectorFrom(Value first,
                         llvm::function_ref<void(const TileVector &)> body);
  Value loadNumber(const TileVector &vector, Value position);
  void storeNumber(const TileVector &vector, Value position, Value value);

  void emitRow(const TileVector &vector, Value row, Value position,
               bool isTurned);
  void emitRows(Value first, Value pair, bool isTurned);
  void emitLine(const FourierEmitter &code, const TileVector &vector,
                PrefetchQueue &prefetches,
                llvm::function_ref<Value(int64_t)> getPosition,
                llvm::function_ref<Value(int64_t)> getResult);
  void emitColumns(Value first, Value next, Value pair, bool isTurned);
  void emitGroup(Value group, bool isTurned);
};
} // namespace

/// The number of a group's first vector among those of all tiles. The last
/// groups may overlap.
Value PipelinedInputTransform::getFirst(Value group) {
  int64_t tiles = cast<MemRefType>(op.getInit().getType()).getDimSize(1);
  Value first = arith::MulIOp::create(b, group, b.index(count));
  return arith::MinUIOp::create(b, first,
                                b.index(tiles * countVectorsOfTile() - count));
}

TileVector PipelinedInputTransform::getVector(Value first, Value number) {
  Value vector = b.add(first, number);
  Value vectors = b.index(countVectorsOfTile());
  Value tile = arith::DivUIOp::create(b, vector, vectors);
  Value channel = arith::MulIOp::create(
      b, arith::RemUIOp::create(b, vector, vectors), b.index(b.getLanes()));
  TileVector result = getInputVector(b, op, size, tile, channel);
  result.number = number;
  // Tiles of one vector are grouped with their neighbours, whose pixels are
  // side by side.
  result.tiles = countVectorsOfTile() == 1 ? count : 1;
  return result;
}

void PipelinedInputTransform::forEachVectorFrom(
    Value first, llvm::function_ref<void(const TileVector &)> body) {
  b.loop(0, count, 1, {}, [&](Value number, ValueRange) {
    body(getVector(first, number));
    return Values();
  });
}

Value PipelinedInputTransform::loadNumber(const TileVector &vector,
                                          Value position) {
  return b.loadF32(scratch, {position, vector.number, b.index(0)},
                   vector.lanes);
}

void PipelinedInputTransform::storeNumber(const TileVector &vector,
                                          Value position, Value value) {
  b.store(value, scratch, {position, vector.number, b.index(0)});
}

/// Transforms row `row` into the scratch memory from `position` on, or stores
/// zeros if the row is outside the image.
void PipelinedInputTransform::emitRow(const TileVector &vector, Value row,
                                      Value position, bool isTurned) {
  int64_t height = cast<MemRefType>(op.getInput().getType()).getDimSize(1);
  Value pixels = b.add(vector.place.row, row);
  // If LLVM knew the position, it would compute the address of each slot before
  // the loops and keep it on the stack.
  Value first = b.hide(position);
  auto getPosition = [&](int64_t slot) {
    return b.add(first, slot / 2 * getColumnStride(isTurned) + slot % 2);
  };
  auto store = [&](int64_t slot, Value value) {
    storeNumber(vector, getPosition(slot), value);
  };
  auto branch = scf::IfOp::create(b, isInside(b, pixels, height),
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.elseBlock());
  Value zeros = createZeros(b, vector.lanes);
  for (int64_t slot = 0; slot < size; ++slot)
    store(slot, zeros);
  b.setInsertionPointToStart(branch.thenBlock());
  forBorder(b, vector, [&](const TileVector &some) {
    real.emit(
        some.lanes,
        [&](int64_t slot) { return loadPixel(b, op, some, pixels, slot); },
        [&](int64_t slot) { return loadNumber(some, getPosition(slot)); },
        store, store);
  });
}

/// Transforms rows 2·pair and 2·pair + 1.
void PipelinedInputTransform::emitRows(Value first, Value pair, bool isTurned) {
  Value even = arith::MulIOp::create(b, pair, b.index(2));
  Value position =
      arith::MulIOp::create(b, pair, b.index(getRowStride(isTurned)));
  b.loop(0, 2, 1, {}, [&](Value odd, ValueRange) {
    Value row = b.add(even, odd);
    Value start = b.add(position, arith::MulIOp::create(b, odd, b.index(2)));
    forEachVectorFrom(first, [&](const TileVector &vector) {
      emitRow(vector, row, start, isTurned);
    });
    return Values();
  });
}

/// Transforms one column of real or complex numbers from the scratch memory to
/// the result.
void PipelinedInputTransform::emitLine(
    const FourierEmitter &code, const TileVector &vector,
    PrefetchQueue &prefetches, llvm::function_ref<Value(int64_t)> getPosition,
    llvm::function_ref<Value(int64_t)> getResult) {
  auto load = [&](int64_t slot) {
    return loadNumber(vector, getPosition(slot));
  };
  code.emit(
      vector.lanes, load, load,
      [&](int64_t slot, Value value) {
        storeNumber(vector, getPosition(slot), value);
      },
      [&](int64_t slot, Value value) {
        storeResult(b, policy, value, op.getInit(),
                    {getResult(slot), vector.tile, vector.channel});
        prefetches.emitNext();
      });
  prefetches.emitRest();
}

/// Transforms columns 2·pair and 2·pair + 1 of one group. Between the stores,
/// it prefetches pixels that are needed after those of the next group.
void PipelinedInputTransform::emitColumns(Value first, Value next, Value pair,
                                          bool isTurned) {
  int64_t rowStride = getRowStride(isTurned);
  auto getRow = [&](int64_t row) { return row / 2 * rowStride + row % 2 * 2; };
  Value isReal =
      arith::CmpIOp::create(b, arith::CmpIPredicate::eq, pair, b.index(0));
  auto branch = scf::IfOp::create(b, isReal, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  for (int64_t column : {0, 1})
    forEachVectorFrom(first, [&](const TileVector &vector) {
      Value start = b.hide(b.index(column));
      PrefetchQueue prefetches(b, getTransformPlan(op));
      prefetches.addRow(op, getVector(next, vector.number), b.index(column));
      emitLine(
          real, vector, prefetches,
          [&](int64_t slot) { return b.add(start, getRow(slot)); },
          [&](int64_t slot) {
            return b.index(getRealColumnPosition(size, column, slot));
          });
    });
  b.setInsertionPointToStart(branch.elseBlock());
  forEachVectorFrom(first, [&](const TileVector &vector) {
    Value hidden = b.hide(pair);
    auto scale = [&](int64_t factor) -> Value {
      return arith::MulIOp::create(b, hidden, b.index(factor));
    };
    Value start = scale(getColumnStride(isTurned)), row = scale(2);
    Value result = scale(2 * size);
    PrefetchQueue prefetches(b, getTransformPlan(op));
    for (Value prefetched : {row, b.add(row, 1)})
      prefetches.addRow(op, getVector(next, vector.number), prefetched);
    emitLine(
        complex, vector, prefetches,
        [&](int64_t slot) { return b.add(start, getRow(slot / 2) + slot % 2); },
        [&](int64_t slot) { return b.add(result, slot); });
  });
}

/// Interleaves the columns of a group with the rows of the next.
void PipelinedInputTransform::emitGroup(Value group, bool isTurned) {
  Value first = getFirst(group), next = getFirst(b.add(group, 1));
  b.loop(0, size / 2, 1, {}, [&](Value pair, ValueRange) {
    emitColumns(first, next, pair, isTurned);
    emitRows(next, pair, !isTurned);
    return Values();
  });
}

void PipelinedInputTransform::emit() {
  int64_t tiles = cast<MemRefType>(op.getInit().getType()).getDimSize(1);
  int64_t groups = llvm::divideCeil(tiles * countVectorsOfTile(), count);
  Value first = b.index(0);
  b.loop(0, size / 2, 1, {}, [&](Value pair, ValueRange) {
    emitRows(first, pair, /*isTurned=*/false);
    return Values();
  });
  b.loop(0, groups / 2 * 2, 2, {}, [&](Value group, ValueRange) {
    emitGroup(group, /*isTurned=*/false);
    emitGroup(b.add(group, 1), /*isTurned=*/true);
    return Values();
  });
  if (groups % 2)
    emitGroup(b.index(groups - 1), /*isTurned=*/false);
}

void nnprim::emitPipelinedInputTransform(KernelBuilder &b, InputTransformOp op,
                                         TileMemoryPolicy policy,
                                         const FourierEmitter &real,
                                         const FourierEmitter &complex) {
  int64_t size = op.getAlgorithm().getAlpha(),
          count = getTransformPlan(op).pipelinedVectors;
  Value scratch = createStackVectors(b, size * size, count);
  PipelinedInputTransform{b, op, policy, real, complex, size, count, scratch}
      .emit();
}
