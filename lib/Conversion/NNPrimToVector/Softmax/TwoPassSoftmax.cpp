//===- TwoPassSoftmax.cpp - Vector loops of twopass_softmax ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "SoftmaxBatch.h"
#include "SoftmaxOperands.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// All rows. Along a contiguous dimension the vectors lie in a row; otherwise
/// each lane has a row of its own.
struct Rows {
  SoftmaxRow::Operands operands;
  ArrayRef<int64_t> shape;
  SoftmaxPlan plan;
};
} // namespace

using RowBody = llvm::function_ref<void(SoftmaxRow row)>;

/// Loops over the dimensions but the softmax's, the last in vectors.
static void emitOuterLoops(KernelBuilder &b, const Rows &rows,
                           SmallVector<Value> &outer, RowBody body) {
  int64_t dim = outer.size(), rank = rows.shape.size();
  auto emitRow = [&](int64_t width) {
    body(SoftmaxRow(b, rows.operands, rows.plan, outer, width));
  };
  if (dim == rank)
    return emitRow(/*width=*/0);
  if (dim == rows.operands.dimension) {
    outer.push_back(Value());
    emitOuterLoops(b, rows, outer, body);
    outer.pop_back();
    return;
  }
  bool inVectors = dim == rank - 1;
  int64_t extent = rows.shape[dim];
  int64_t step = inVectors ? b.getLanes() : 1;
  int64_t full = extent / step * step;
  auto visit = [&](Value i, int64_t width) {
    outer.push_back(i);
    if (inVectors)
      emitRow(width);
    else
      emitOuterLoops(b, rows, outer, body);
    outer.pop_back();
  };
  b.parallelLoop(0, full, step, [&](Value i) { visit(i, step); });
  b.parallelLoop(full, extent, step, [&](Value i) { visit(i, extent - full); });
}

static void emitRows(KernelBuilder &b, const Rows &rows, RowBody body) {
  SmallVector<Value> outer;
  emitOuterLoops(b, rows, outer, body);
}

/// Loops over the dimensions before the last two; of the last but one, as many
/// rows at once as there are lanes.
static void emitBatchLoops(KernelBuilder &b, const Rows &rows,
                           SoftmaxBatch &batch, SmallVector<Value> &outer) {
  int64_t dim = outer.size(), extent = rows.shape[dim];
  if (dim + 2 < static_cast<int64_t>(rows.shape.size())) {
    b.parallelLoop(0, extent, 1, [&](Value i) {
      outer.push_back(i);
      emitBatchLoops(b, rows, batch, outer);
      outer.pop_back();
    });
    return;
  }
  int64_t lanes = b.getLanes(), full = extent / lanes * lanes;
  b.parallelLoop(0, full, lanes,
                 [&](Value row) { batch.emit(outer, row, lanes); });
  b.parallelLoop(full, extent, lanes,
                 [&](Value row) { batch.emit(outer, row, extent - full); });
}

static void emitBatches(KernelBuilder &b, const Rows &rows) {
  SoftmaxBatch batch(b, rows.operands, rows.plan);
  SmallVector<Value> outer;
  emitBatchLoops(b, rows, batch, outer);
}

/// A buffer for the maxima of chunks, of all rows or of one.
static Value createChunkMaxima(KernelBuilder &b, const Rows &rows,
                               bool isOfAllRows) {
  SmallVector<int64_t> shape(rows.shape);
  if (!isOfAllRows)
    shape.assign(rows.shape.size(), 1);
  shape[rows.operands.dimension] =
      SoftmaxRow::getNumChunks(rows.operands, rows.plan);
  shape.push_back(b.getLanes());
  return memref::AllocaOp::create(b, MemRefType::get(shape, b.getF32Type()),
                                  b.getI64IntegerAttr(kLineBytes));
}

/// All rows as a whole, one after the other.
static void emitWholeRows(KernelBuilder &b, const Rows &rows) {
  Value maxima;
  if (rows.plan.chunkLength && !rows.plan.onlyPass)
    maxima = createChunkMaxima(b, rows, /*isOfAllRows=*/false);
  emitRows(b, rows, [&](SoftmaxRow row) {
    row.setChunkMaxima(maxima);
    row.emit();
  });
}

/// All parts of all rows, then all results: two phases of the kernel.
static void emitInParts(KernelBuilder &b, const Rows &rows) {
  // For each row the maxima of its parts, and their sums.
  SmallVector<int64_t> shape(rows.shape);
  shape[rows.operands.dimension] = 2;
  shape.push_back(SoftmaxRow::getNumParts(rows.operands, rows.plan));
  Value partials =
      memref::AllocaOp::create(b, MemRefType::get(shape, b.getF32Type()),
                               b.getI64IntegerAttr(kLineBytes));
  Value maxima;
  if (rows.plan.chunkLength)
    maxima = createChunkMaxima(b, rows, /*isOfAllRows=*/true);
  emitRows(b, rows, [&](SoftmaxRow row) {
    row.setChunkMaxima(maxima);
    row.emitParts(partials);
  });
  createAfterBarrier(b, b.getLoc(), [&] {
    emitRows(b, rows, [&](SoftmaxRow row) {
      row.setChunkMaxima(maxima);
      row.emitPartResults(partials);
    });
  });
}

static bool hasStaticLayout(Value operand) {
  auto type = dyn_cast<MemRefType>(operand.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  return type && type.hasStaticShape() &&
         succeeded(type.getStridesAndOffset(strides, offset)) &&
         llvm::none_of(strides, ShapedType::isDynamic);
}

/// Checks that there is vector code for an operand.
static CheckResult matchOperand(Value operand) {
  auto type = dyn_cast<MemRefType>(operand.getType());
  if (!type || !type.hasStaticShape())
    return "an operand is not a memref of static shape";
  Type element = type.getElementType();
  if (!isStoredF32(element))
    return "the element type is not f32, in any number of bits";
  if (!hasUnitInnerStride(operand))
    return "the innermost dimension is not contiguous";
  return success();
}

CheckResult nnprim::emitTwoPassSoftmax(TwoPassSoftmaxOp op,
                                       const TargetDesc &target) {
  for (Value operand : {op.getInput(), op.getInit()})
    if (CheckResult result = matchOperand(operand); failed(result))
      return result;
  for (OperandRange inputs : {op.getProducerInputs(), op.getEpilogueInputs()})
    if (!llvm::all_of(inputs, hasStaticLayout))
      return "an input of a region has no static shape and strides";
  if (cast<MemRefType>(op.getInit().getType()).getNumElements() == 0)
    return success();
  if (!op.getPlanAttr())
    return "it has no plan";
  KernelBuilder b(op, target);
  int64_t dimension = op.getDimension();
  SoftmaxRow::Operands operands{
      op.getInput(),
      op.getInit(),
      dimension,
      cast<MemRefType>(op.getInit().getType()).getDimSize(dimension),
      op.getLog(),
      op.getProducerRegion(),
      getEpilogue(op)};
  joinSoftmaxDims(b, operands);
  if (!hasUnitInnerStride(operands.input) || !hasUnitInnerStride(operands.init))
    return "trailing dimensions of extent one cannot be dropped";
  auto type = cast<MemRefType>(operands.input.getType());
  bool isContiguous = operands.dimension == type.getRank() - 1;
  Rows rows{operands, type.getShape(), op.getPlanAttr().getPlan()};
  if (rows.plan.batched)
    emitBatches(b, rows);
  else if (rows.plan.partLength && isContiguous && !rows.plan.onlyPass)
    emitInParts(b, rows);
  else
    emitWholeRows(b, rows);
  return success();
}
