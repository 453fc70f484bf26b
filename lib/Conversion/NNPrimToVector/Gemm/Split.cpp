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

using namespace mlir;
using namespace nnprim;

static Value roundToBF16(KernelBuilder &b, Value vector) {
  if (Value rounded = emitRoundToBF16(b, vector))
    return rounded;
  auto type = cast<VectorType>(vector.getType());
  return arith::TruncFOp::create(b, type.clone(b.getBF16Type()), vector);
}

namespace {
/// Emits the loops of one op on rows, all dimensions but the last.
class Splitter {
public:
  Splitter(KernelBuilder &b, SplitBF16Op op)
      : b(b), input(op.getInput()), init(op.getInit()),
        shape(cast<MemRefType>(input.getType()).getShape()) {}

  void run(SmallVector<Value> row = {});

private:
  void splitRow(ArrayRef<Value> row);
  /// Splits the block from channel `first` on, of which `count` exist.
  void splitBlock(ArrayRef<Value> row, Value first, int64_t count);

  SmallVector<Value> at(ArrayRef<Value> row, Value last) {
    SmallVector<Value> indices(row);
    indices.push_back(last);
    return indices;
  }

  KernelBuilder &b;
  Value input, init;
  ArrayRef<int64_t> shape;
};
} // namespace

void Splitter::run(SmallVector<Value> row) {
  if (row.size() + 1 == shape.size())
    return splitRow(row);
  b.parallelLoop(0, shape[row.size()], 1, [&](Value iv) { run(at(row, iv)); });
}

void Splitter::splitRow(ArrayRef<Value> row) {
  int64_t channels = shape.back(), whole = channels / kSplitBlock * kSplitBlock;
  b.loop(0, whole, kSplitBlock, {}, [&](Value first, ValueRange) {
    splitBlock(row, first, kSplitBlock);
    return SmallVector<Value>();
  });
  if (whole < channels)
    splitBlock(row, b.index(whole), channels - whole);
}

void Splitter::splitBlock(ArrayRef<Value> row, Value first, int64_t count) {
  int64_t lanes = b.getLanes();
  Value place = arith::MulIOp::create(b, first, b.index(2));
  for (int64_t i = 0; i < kSplitBlock; i += lanes) {
    int64_t width = std::clamp<int64_t>(count - i, 0, lanes);
    Value value =
        width == 0
            ? b.zeros(b.getF32Type(), lanes)
            : b.widen(b.loadF32(input, at(row, b.add(first, i)), width), lanes);
    Value nearest = roundToBF16(b, value);
    Value extended = arith::ExtFOp::create(b, b.getVectorType(lanes), nearest);
    Value rest = arith::SubFOp::create(b, value, extended);
    b.store(nearest, init, at(row, b.add(place, i)));
    b.store(roundToBF16(b, rest), init, at(row, b.add(place, kSplitBlock + i)));
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
