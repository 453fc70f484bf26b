//===- Split.cpp - Vector loops of split_bf16 -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "TargetHooks.h"

#include "NNPrim/Problem/ElementType.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace nnprim;

static Value roundToBF16(KernelBuilder &b, Value vector) {
  if (Value rounded = emitRoundToBF16(b, vector))
    return rounded;
  auto type = cast<VectorType>(vector.getType());
  return arith::TruncFOp::create(b, type.clone(b.getBF16Type()), vector);
}

std::pair<Value, Value> nnprim::splitVector(KernelBuilder &b, Value value) {
  Value nearest = roundToBF16(b, value);
  auto type = cast<VectorType>(value.getType());
  Value extended = arith::ExtFOp::create(b, type, nearest);
  Value rest = arith::SubFOp::create(b, value, extended);
  return {nearest, roundToBF16(b, rest)};
}

namespace {
/// Emits the loops of one op on rows, all dimensions but the last.
class Splitter {
public:
  Splitter(KernelBuilder &b, SplitBF16Op op)
      : b(b), op(op), input(op.getInput()), init(op.getInit()),
        shape(cast<MemRefType>(input.getType()).getShape()),
        padded(cast<MemRefType>(init.getType()).getShape()) {}

  void run(SmallVector<Value> row = {});

private:
  /// Splits what is inside of rows `row` of the image, whose padding is part of
  /// the output.
  void runPadded(ArrayRef<Value> row);
  /// Stores zeros for the columns [first, last) of a row of the output.
  void storeZeros(ArrayRef<Value> row, int64_t first, int64_t last);
  void splitRow(ArrayRef<Value> row) { splitPixel(row, row); }
  /// Splits what lies at `from` of the input to `to` of the output.
  void splitPixel(ArrayRef<Value> from, ArrayRef<Value> to);
  /// Splits the block from channel `first` on, of which `count` exist.
  void splitBlock(ArrayRef<Value> from, ArrayRef<Value> to, Value first,
                  int64_t count);

  SmallVector<Value> at(ArrayRef<Value> row, Value last) {
    SmallVector<Value> indices(row);
    indices.push_back(last);
    return indices;
  }

  KernelBuilder &b;
  SplitBF16Op op;
  Value input, init;
  ArrayRef<int64_t> shape, padded;
};
} // namespace

void Splitter::run(SmallVector<Value> row) {
  if (row.size() + 1 == shape.size())
    return splitRow(row);
  if (row.size() == 1 && op.getPads()) {
    b.parallelLoop(0, padded[1], 1, [&](Value iv) { runPadded({row[0], iv}); });
    return;
  }
  b.parallelLoop(0, shape[row.size()], 1, [&](Value iv) { run(at(row, iv)); });
}

void Splitter::storeZeros(ArrayRef<Value> row, int64_t first, int64_t last) {
  int64_t lanes = b.getTarget().getLanes(16);
  Value zeros = b.zeros(b.getBF16Type(), lanes);
  b.loop(first, last, 1, {}, [&](Value column, ValueRange) {
    b.loop(0, padded.back(), lanes, {}, [&](Value i, ValueRange) {
      b.store(zeros, init, {row[0], row[1], column, i});
      return SmallVector<Value>();
    });
    return SmallVector<Value>();
  });
}

void Splitter::runPadded(ArrayRef<Value> row) {
  int64_t top = op.getPad(1), left = op.getPad(2);
  Value first = arith::SubIOp::create(b, row[1], b.index(top));
  // Rows above the image are large numbers.
  Value isInside = arith::CmpIOp::create(b, arith::CmpIPredicate::ult, first,
                                         b.index(shape[1]));
  auto branch = scf::IfOp::create(b, isInside, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  storeZeros(row, 0, left);
  b.loop(0, shape[2], 1, {}, [&](Value column, ValueRange) {
    splitPixel({row[0], first, column}, {row[0], row[1], b.add(column, left)});
    return SmallVector<Value>();
  });
  storeZeros(row, left + shape[2], padded[2]);
  b.setInsertionPointToStart(branch.elseBlock());
  storeZeros(row, 0, padded[2]);
}

void Splitter::splitPixel(ArrayRef<Value> from, ArrayRef<Value> to) {
  int64_t channels = shape.back(), whole = channels / kSplitBlock * kSplitBlock;
  b.loop(0, whole, kSplitBlock, {}, [&](Value first, ValueRange) {
    splitBlock(from, to, first, kSplitBlock);
    return SmallVector<Value>();
  });
  if (whole < channels)
    splitBlock(from, to, b.index(whole), channels - whole);
}

void Splitter::splitBlock(ArrayRef<Value> from, ArrayRef<Value> to, Value first,
                          int64_t count) {
  int64_t lanes = b.getLanes();
  Value place = arith::MulIOp::create(b, first, b.index(2));
  for (int64_t i = 0; i < kSplitBlock; i += lanes) {
    int64_t width = std::clamp<int64_t>(count - i, 0, lanes);
    Value value =
        width == 0 ? b.zeros(b.getF32Type(), lanes)
                   : b.widen(b.loadF32(input, at(from, b.add(first, i)), width),
                             lanes);
    auto [nearest, rest] = splitVector(b, value);
    b.store(nearest, init, at(to, b.add(place, i)));
    b.store(rest, init, at(to, b.add(place, kSplitBlock + i)));
  }
}

CheckResult nnprim::emitSplit(SplitBF16Op op, const TargetDesc &target) {
  auto inputType = dyn_cast<MemRefType>(op.getInput().getType());
  auto initType = dyn_cast<MemRefType>(op.getInit().getType());
  if (!inputType || !initType || !inputType.hasStaticShape() ||
      !initType.hasStaticShape())
    return "an operand is not a memref of static shape";
  if (!hasUnitInnerStride(op.getInput()) || !hasUnitInnerStride(op.getInit()))
    return "the innermost dimension is not contiguous";
  KernelBuilder b(op, target);
  Splitter(b, op).run();
  return success();
}
