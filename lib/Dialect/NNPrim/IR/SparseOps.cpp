//===- SparseOps.cpp - Sparse times dense ---------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"
#include "Tiling.h"
#include "Verification.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_COMPUTE_OP_COMMON(SpmmOp)
NNPRIM_TILING_OVER_OUTS(SpmmOp)

/// C2, C4: rejects extents that exceed the i32 operands.
static LogicalResult verifyIndexable(Operation *op, StringRef dimension,
                                     const NamedShape &shape) {
  int64_t extent = shape.extent(0);
  if (ShapedType::isDynamic(extent) || llvm::isInt<32>(extent))
    return success();
  return op->emitOpError() << "expected " << dimension << " of `" << shape.name
                           << "` to fit in 31 bits, but got " << extent;
}

LogicalResult SpmmOp::verify() {
  NamedShape values("values", getValues()), columns("columns", getColumns());
  NamedShape rows("row_pointers", getRowPointers());
  NamedShape input("input", getInput()), outs("outs", getInit());
  for (const NamedShape *vector : {&values, &columns, &rows})
    if (failed(verifyRank(*this, *vector, 1)))
      return failure(); // C1
  if (failed(verifyRank(*this, input, 2)) || failed(verifyRank(*this, outs, 2)))
    return failure(); // C1
  if (failed(verifySameExtent(*this, "Z", values, 0, columns, 0)) ||
      failed(verifyIndexable(*this, "Z", values)))
    return failure(); // C2
  int64_t filters = outs.extent(0);
  if (!ShapedType::isDynamic(filters) &&
      failed(verifyExtent(*this, "F + 1", rows, 0, filters + 1)))
    return failure(); // C3
  if (failed(verifySameExtent(*this, "P", input, 1, outs, 1)) ||
      failed(verifyIndexable(*this, "C", input)))
    return failure(); // C4
  if (failed(verifySameElementType(*this, values, outs)) ||
      failed(verifySameElementType(*this, input, outs)))
    return failure(); // C5
  return success();   // C6 is the interface's.
}

std::optional<int64_t> SpmmOp::getFlopCount() {
  auto values = cast<ShapedType>(getValues().getType());
  auto outs = cast<ShapedType>(getInit().getType());
  return countOperations({2, values.getDimSize(0), outs.getDimSize(1)});
}

/// A range of rows needs only a slice of `row_pointers`, since these are
/// positions in the whole `values`; a range of pixels needs a slice of `input`.
FailureOr<TilingResult>
SpmmOp::getTiledImplementation(OpBuilder &b, ArrayRef<OpFoldResult> offsets,
                               ArrayRef<OpFoldResult> sizes) {
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), rowTile, inputTile;
  rowTile.append(offsets[0], tiler.add(sizes[0], tiler.index(1)));
  tiler.appendAll(inputTile, getInput(), 0);
  inputTile.append(outsTile, 1);
  SmallVector<Value> operands = {getValues(), getColumns(),
                                 tiler.slice(getRowPointers(), rowTile),
                                 tiler.slice(getInput(), inputTile)};
  tiler.sliceEpilogue(*this, outsTile, operands);
  operands.push_back(tiler.slice(getInit(), outsTile));
  return tiler.clone(operands, operands.size() - 1);
}
