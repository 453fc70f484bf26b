//===- SparseOps.cpp - Sparse times dense ---------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"
#include "Tiling/Tiling.h"
#include "Verification.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_ACCUMULATING_OP_WITH_WORKSPACE(SpmmOp)

NNPRIM_TILING_OVER_OUTS(SpmmOp)

/// C2, C4: rejects extents that exceed the i32 operands.
static LogicalResult verifyIndexable(Operation *op, StringRef what,
                                     StringRef operand, int64_t extent,
                                     int64_t factor = 1) {
  int64_t product;
  if (ShapedType::isDynamic(extent) ||
      (!llvm::MulOverflow(extent, factor, product) && llvm::isInt<32>(product)))
    return success();
  return op->emitOpError() << "expected " << what << " of `" << operand
                           << "` to fit in 31 bits, but got " << extent
                           << (factor == 1 ? "" : " · ")
                           << (factor == 1 ? "" : std::to_string(factor));
}

static LogicalResult verifyRankOneOrTwo(Operation *op,
                                        const NamedShape &shape) {
  if (shape.rank() == 1 || shape.rank() == 2)
    return success();
  return op->emitOpError() << "expected `" << shape.name
                           << "` to have rank 1 or 2, but got rank "
                           << shape.rank();
}

int64_t SpmmOp::getBlockRows() {
  auto type = cast<ShapedType>(getValues().getType());
  return type.getRank() == 1 ? 1 : type.getDimSize(1);
}

bool SpmmOp::mayBeInPlace() {
  // Sums cannot wait where they are stored in fewer bits either.
  if (getElementTypeOrSelf(getInit().getType()) != getAccumulatorType())
    return true;
  return llvm::any_of(getEpilogueInputs(), [&](Value input) {
    return cast<ShapedType>(input.getType()).getShape() ==
           cast<ShapedType>(getInit().getType()).getShape();
  });
}

int64_t SpmmOp::getNumSlabs() {
  auto type = cast<ShapedType>(getRowPointers().getType());
  return type.getRank() == 1 ? 1 : type.getDimSize(0);
}

/// C10: an order of the ranges of `rows`.
static LogicalResult verifyBlockOrder(SpmmOp op, const NamedShape &rows) {
  if (!op.getBlockOrder())
    return success();
  NamedShape order("block_order", op.getBlockOrder());
  if (failed(verifyRank(op, order, rows.rank())))
    return failure();
  if (rows.rank() == 2 && failed(verifySameExtent(op, "S", rows, 0, order, 0)))
    return failure();
  int64_t pointers = rows.extent(rows.rank() - 1);
  if (ShapedType::isDynamic(pointers))
    return success();
  return verifyExtent(op, "⌈F/B⌉", order, rows.rank() - 1, pointers - 1);
}

/// C5.
static LogicalResult verifySparseTypes(SpmmOp op, const NamedShape &values,
                                       const NamedShape &input,
                                       const NamedShape &outs) {
  if (storeF32({values, input, outs})) {
    if (!op.getAccumulate() || outs.type.getElementType().isF32())
      return success();
    return op.emitOpError("expected `outs` of f32 with `accumulate`, but got ")
           << outs.type.getElementType();
  }
  if (failed(verifySameElementType(op, input, outs)))
    return failure();
  return verifyRhsElementType(op, values, outs);
}

LogicalResult SpmmOp::verify() {
  NamedShape values("values", getValues()), columns("columns", getColumns());
  NamedShape rows("row_pointers", getRowPointers());
  NamedShape input("input", getInput()), outs("outs", getInit());
  if (failed(verifyRankOneOrTwo(*this, values)) ||
      failed(verifyRank(*this, columns, 1)) ||
      failed(verifyRankOneOrTwo(*this, rows)))
    return failure(); // C1
  if (failed(verifyRank(*this, input, 2)) || failed(verifyRank(*this, outs, 2)))
    return failure(); // C1
  if (failed(verifySameExtent(*this, "Z", values, 0, columns, 0)) ||
      failed(verifyIndexable(*this, "Z", "values", values.extent(0))))
    return failure(); // C2
  int64_t block = getBlockRows();
  if (block == 0)
    return emitOpError(
        "expected B of `values` to be positive, but got 0"); // C2
  int64_t filters = outs.extent(0);
  if (!ShapedType::isDynamic(filters) && !ShapedType::isDynamic(block) &&
      failed(verifyExtent(*this, block == 1 ? "F + 1" : "⌈F/B⌉ + 1", rows,
                          rows.rank() - 1,
                          llvm::divideCeil(filters, block) + 1)))
    return failure(); // C3
  int64_t stride = getColumnStride();
  if (stride < 1)
    return emitOpError("expected `column_stride` to be positive, but got ")
           << stride; // C7
  if (failed(verifySameExtent(*this, "P", input, 1, outs, 1)) ||
      failed(verifyIndexable(*this, stride == 1 ? "C" : "C · `column_stride`",
                             "input", input.extent(0), stride)))
    return failure(); // C4
  if (failed(verifySparseTypes(*this, values, input, outs)))
    return failure(); // C5
  if (getWorkspace() &&
      failed(verifyRank(*this, NamedShape("workspace", getWorkspace()), 2)))
    return failure(); // C8; on memrefs only: C1 of ComputeOpInterface.
  if (getAccumulate() && isa<TensorType>(outs.type))
    return emitOpError("expected no `accumulate` on tensors"); // C9
  if (failed(verifyFactors(*this, getFactors(), input.extent(0), "C")))
    return failure();                   // C11
  return verifyBlockOrder(*this, rows); // C10; C6 is the interface's.
}

std::optional<int64_t> SpmmOp::getFlopCount() {
  auto values = cast<ShapedType>(getValues().getType());
  auto outs = cast<ShapedType>(getInit().getType());
  return countOperations(
      {2, values.getDimSize(0), getBlockRows(), outs.getDimSize(1)});
}

/// The row pointers of a range of rows, which must consist of whole blocks.
static FailureOr<Tile> getRowPointerTile(Tiler &tiler, SpmmOp op,
                                         OpFoldResult offset,
                                         OpFoldResult size) {
  int64_t block = op.getBlockRows();
  Value rows = op.getRowPointers();
  if (isWholeDim(offset, size, op.getInit(), 0))
    return tiler.all(rows);
  if (op.getBlockOrder())
    return op.emitOpError("cannot be tiled: expected the tile of dimension 0 "
                          "to be all of it, since blocks have an order");
  if (ShapedType::isDynamic(block) ||
      !isAlignedRange(offset, size, block, op.getInit(), 0))
    return op.emitOpError("cannot be tiled: expected the tile of dimension 0 "
                          "to consist of whole blocks of `values`, but could "
                          "not prove it");
  Tile tile;
  if (cast<ShapedType>(rows.getType()).getRank() == 2)
    tiler.appendAll(tile, rows, 0);
  AffineExpr row = tiler.b.getAffineDimExpr(0);
  tile.append(tiler.apply(row.floorDiv(block), {offset}),
              tiler.apply(row.ceilDiv(block) + 1, {size}));
  return tile;
}

/// A range of rows needs only a slice of `row_pointers`, since these are
/// positions in the whole `values`; a range of pixels needs a slice of `input`.
FailureOr<TilingResult>
SpmmOp::getTiledImplementation(OpBuilder &b, ArrayRef<OpFoldResult> offsets,
                               ArrayRef<OpFoldResult> sizes) {
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), inputTile;
  FailureOr<Tile> rowTile =
      getRowPointerTile(tiler, *this, offsets[0], sizes[0]);
  if (failed(rowTile))
    return failure(); // getRowPointerTile has emitted the reason.
  tiler.appendAll(inputTile, getInput(), 0);
  inputTile.append(outsTile, 1);
  SmallVector<Value> operands = {getValues(), getColumns(),
                                 tiler.slice(getRowPointers(), *rowTile),
                                 tiler.slice(getInput(), inputTile)};
  if (getBlockOrder())
    operands.push_back(getBlockOrder());
  tiler.sliceEpilogue(*this, outsTile, operands);
  int64_t initPosition = operands.size();
  operands.push_back(tiler.slice(getInit(), outsTile));
  if (getWorkspace())
    operands.push_back(getWorkspace());
  if (getFactors())
    operands.push_back(getFactors());
  return tiler.clone(operands, initPosition);
}
