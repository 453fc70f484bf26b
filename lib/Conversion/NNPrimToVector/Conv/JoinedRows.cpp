//===- JoinedRows.cpp - Vectors of whole rows of narrow images ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JoinedRows.h"

#include "PixelRow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

static bool hasAdjacentRows(Value value) {
  auto type = cast<MemRefType>(value.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  return type.getRank() == 4 &&
         succeeded(type.getStridesAndOffset(strides, offset)) &&
         strides[3] == 1 && strides[2] == type.getDimSize(3);
}

bool nnprim::areRowsAdjacent(EpilogueOpInterface op, ValueRange images) {
  if (!llvm::all_of(images, hasAdjacentRows))
    return false;
  for (auto [value, map] :
       llvm::zip(op.getEpilogueOperands(), op.getEpilogueIndexingMaps())) {
    if (!map.isFunctionOfDim(2) && !map.isFunctionOfDim(3))
      continue;
    if (!map.isIdentity() || !hasAdjacentRows(value))
      return false;
  }
  return true;
}

Value nnprim::joinRows(KernelBuilder &b, Value memref) {
  SmallVector<ReassociationIndices> groups{{0}, {1}, {2, 3}};
  return memref::CollapseShapeOp::create(b, memref, groups);
}

JoinedRows::JoinedRows(KernelBuilder &b, const ConvDim &columns, int64_t count)
    : b(b), columns(columns),
      lanes(llvm::PowerOf2Ceil(count * columns.outputs)) {}

Value JoinedRows::load(Value image, Value n, Value c, Value row,
                       ArrayRef<bool> isInside, int64_t tap) const {
  int64_t width = columns.outputs;
  SmallVector<bool> isRead(lanes, false);
  for (auto [i, isRowInside] : llvm::enumerate(isInside))
    for (int64_t column = 0; column < width; ++column)
      isRead[int64_t(i) * width + column] =
          isRowInside && columns.isInside(column, tap);
  if (!llvm::is_contained(isRead, true))
    return nullptr;
  Value pixel = arith::MulIOp::create(b, row, b.index(width));
  pixel = b.add(pixel, columns.getInput(0, tap));
  return loadMaskedPixels(b, image, {n, c, pixel}, isRead);
}
