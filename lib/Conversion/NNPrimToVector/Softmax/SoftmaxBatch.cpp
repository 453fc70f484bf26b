//===- SoftmaxBatch.cpp - Softmax of many short rows ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SoftmaxBatch.h"

#include "ScalarRegions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

/// Number of columns that are transposed at once, and of rows in a 128-bit part
/// of a vector: all targets have instructions for 4x4 within such parts.
static constexpr int64_t kQuad = 4;

SoftmaxBatch::SoftmaxBatch(KernelBuilder &b,
                           const SoftmaxRow::Operands &operands,
                           const SoftmaxPlan &plan)
    : b(b), operands(operands), plan(plan) {
  auto type = MemRefType::get({operands.length, b.getLanes()}, b.getF32Type());
  buffer = memref::AllocaOp::create(b, type, b.getI64IntegerAttr(kLineBytes));
}

void SoftmaxBatch::emit(ArrayRef<Value> outerIndices, Value first,
                        int64_t count) {
  outer.assign(outerIndices.begin(), outerIndices.end());
  firstRow = first;
  numRows = count;
  emitTransposeIn();
  SoftmaxRow::Operands columns = operands;
  columns.input = columns.init = buffer;
  columns.dimension = 0;
  columns.producer = columns.epilogue = ScalarRegion();
  SoftmaxRow(b, columns, plan, {Value(), b.index(0)}, b.getLanes()).emit();
  emitTransposeOut();
}

SmallVector<Value> SoftmaxBatch::getIndices(int64_t row, Value column) {
  SmallVector<Value> indices(outer);
  indices.push_back(b.add(firstRow, row));
  indices.push_back(column);
  return indices;
}

/// Whether rows follow each other without a gap.
static bool hasAdjacentRows(Value memref) {
  SmallVector<int64_t> strides;
  int64_t offset;
  auto type = cast<MemRefType>(memref.getType());
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         strides.back() == 1 &&
         strides[strides.size() - 2] == type.getShape().back();
}

int64_t SoftmaxBatch::getTouched(int64_t row, int64_t width, bool isLast,
                                 Value memref) const {
  // The next row of this batch follows the end of a row.
  bool hasMore = (numRows - 1 - row) * operands.length >= kQuad - width;
  return !isLast || (hasMore && hasAdjacentRows(memref)) ? kQuad : width;
}

//===----------------------------------------------------------------------===//
// Transposition
//===----------------------------------------------------------------------===//

/// Transposes the 4x4 matrices in corresponding parts of four vectors.
static SmallVector<Value, 4> transposeQuads(KernelBuilder &b,
                                            ArrayRef<Value> v) {
  int64_t lanes = cast<VectorType>(v[0].getType()).getNumElements();
  auto shuffle = [&](Value x, Value y, ArrayRef<int64_t> quad) -> Value {
    SmallVector<int64_t> mask;
    for (int64_t part = 0; part < lanes; part += kQuad)
      for (int64_t lane : quad)
        mask.push_back(part + (lane < kQuad ? lane : lane - kQuad + lanes));
    return vector::ShuffleOp::create(b, x, y, mask);
  };
  constexpr int64_t low[] = {0, 4, 1, 5}, high[] = {2, 6, 3, 7};
  constexpr int64_t front[] = {0, 1, 4, 5}, back[] = {2, 3, 6, 7};
  Value low01 = shuffle(v[0], v[1], low), low23 = shuffle(v[2], v[3], low);
  Value high01 = shuffle(v[0], v[1], high), high23 = shuffle(v[2], v[3], high);
  return {shuffle(low01, low23, front), shuffle(low01, low23, back),
          shuffle(high01, high23, front), shuffle(high01, high23, back)};
}

SoftmaxBatch::Quads SoftmaxBatch::loadQuads(Value column, int64_t width,
                                            bool isLast) {
  auto quadType = VectorType::get(kQuad, b.getF32Type());
  Quads vectors(kQuad, b.splat(0.0f, b.getLanes()));
  for (int64_t row = 0; row < numRows; ++row) {
    int64_t touched = getTouched(row, width, isLast, operands.input);
    Value quad = b.loadF32(operands.input, getIndices(row, column), touched);
    if (touched != kQuad)
      quad = vector::InsertStridedSliceOp::create(
          b, quad, arith::ConstantOp::create(b, b.getZeroAttr(quadType)),
          ArrayRef<int64_t>{0}, ArrayRef<int64_t>{1});
    Value &vector = vectors[row % kQuad];
    vector = vector::InsertStridedSliceOp::create(
        b, quad, vector, ArrayRef<int64_t>{row / kQuad * kQuad},
        ArrayRef<int64_t>{1});
  }
  return vectors;
}

void SoftmaxBatch::storeQuads(const Quads &quads, Value column, int64_t width,
                              bool isLast) {
  for (int64_t row = 0; row < numRows; ++row) {
    int64_t touched = getTouched(row, width, isLast, operands.init);
    Value part = vector::ExtractStridedSliceOp::create(
        b, quads[row % kQuad], ArrayRef<int64_t>{row / kQuad * kQuad},
        ArrayRef<int64_t>{touched}, ArrayRef<int64_t>{1});
    b.store(part, operands.init, getIndices(row, column));
  }
}

Value SoftmaxBatch::apply(const ScalarRegion &scalar, Value value, Value column,
                          Type element) {
  if (scalar.isIdentity())
    return value;
  value = b.head(value, numRows);
  if (!element.isF32())
    value =
        arith::TruncFOp::create(b, VectorType::get(numRows, element), value);
  unsigned rowDim = outer.size();
  value = applyRegion(b, scalar, value, [&](unsigned number) {
    return loadRegionInput(b, scalar, number, getIndices(0, column), rowDim,
                           numRows);
  });
  if (!element.isF32())
    value = arith::ExtFOp::create(b, b.getVectorType(numRows), value);
  return b.widen(value, b.getLanes());
}

void SoftmaxBatch::emitTransposeIn() {
  int64_t whole = operands.length / kQuad * kQuad;
  Type element = cast<MemRefType>(operands.input.getType()).getElementType();
  auto emitColumns = [&](Value first, int64_t width, bool isLast) {
    Quads columns = transposeQuads(b, loadQuads(first, width, isLast));
    for (int64_t i = 0; i < width; ++i) {
      Value column = b.add(first, i);
      b.store(apply(operands.producer, columns[i], column, element), buffer,
              {column, b.index(0)});
    }
    return SmallVector<Value>();
  };
  b.loop(0, whole, kQuad, {}, [&](Value column, ValueRange) {
    return emitColumns(column, kQuad, /*isLast=*/false);
  });
  if (whole != operands.length)
    emitColumns(b.index(whole), operands.length - whole, /*isLast=*/true);
}

void SoftmaxBatch::emitTransposeOut() {
  int64_t whole = operands.length / kQuad * kQuad;
  Type element = cast<MemRefType>(operands.init.getType()).getElementType();
  auto emitColumns = [&](Value first, int64_t width, bool isLast) {
    Quads columns;
    for (int64_t i = 0; i < width; ++i) {
      Value column = b.add(first, i);
      Value value = b.loadF32(buffer, {column, b.index(0)}, b.getLanes());
      columns.push_back(apply(operands.epilogue, value, column, element));
    }
    columns.resize(kQuad, columns.back());
    storeQuads(transposeQuads(b, columns), first, width, isLast);
    return SmallVector<Value>();
  };
  // The last columns are stored first, with their rows in order, so that what
  // they write into the next row is overwritten.
  if (whole != operands.length)
    emitColumns(b.index(whole), operands.length - whole, /*isLast=*/true);
  b.loop(0, whole, kQuad, {}, [&](Value column, ValueRange) {
    return emitColumns(column, kQuad, /*isLast=*/false);
  });
}
