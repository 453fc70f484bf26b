//===- Tiling.h - Utilities for the tiling of ops -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_DIALECT_NNPRIM_IR_TILING_TILING_H
#define NNPRIM_LIB_DIALECT_NNPRIM_IR_TILING_TILING_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Utils/StructuredOpsUtils.h"

namespace nnprim {

/// A box of an iteration space or of an operand.
struct Tile {
  llvm::SmallVector<mlir::OpFoldResult> offsets, sizes;

  Tile() = default;
  Tile(llvm::ArrayRef<mlir::OpFoldResult> offsets,
       llvm::ArrayRef<mlir::OpFoldResult> sizes)
      : offsets(offsets), sizes(sizes) {}

  void append(mlir::OpFoldResult offset, mlir::OpFoldResult size) {
    offsets.push_back(offset);
    sizes.push_back(size);
  }
  /// Appends dimension `dim` of `other`.
  void append(const Tile &other, int64_t dim) {
    append(other.offsets[dim], other.sizes[dim]);
  }
};

/// Slices the operands of `op` and clones `op` on the slices.
class Tiler {
public:
  Tiler(mlir::OpBuilder &builder, mlir::Operation *op)
      : b(builder), op(op), loc(op->getLoc()) {}

  mlir::OpFoldResult index(int64_t value) { return b.getIndexAttr(value); }
  /// The value of `expr` for `operands`, folded if constant.
  mlir::OpFoldResult apply(mlir::AffineExpr expr,
                           llvm::ArrayRef<mlir::OpFoldResult> operands);
  mlir::OpFoldResult add(mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);
  mlir::OpFoldResult mul(mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);
  mlir::OpFoldResult dim(mlir::Value value, int64_t position);
  /// Appends the whole dimension `position` of `value`.
  void appendAll(Tile &tile, mlir::Value value, int64_t position) {
    tile.append(index(0), dim(value, position));
  }
  Tile all(mlir::Value value);

  /// The box `tile` of `value`, or `value` itself if the box is all of it.
  mlir::Value slice(mlir::Value value, const Tile &tile);

  /// Appends slices of the inputs of a region for the box `outsTile` of `outs`.
  void sliceInputs(const ScalarRegion &scalar, const Tile &outsTile,
                   llvm::SmallVectorImpl<mlir::Value> &operands);
  void sliceEpilogue(EpilogueOpInterface op, const Tile &outsTile,
                     llvm::SmallVectorImpl<mlir::Value> &operands) {
    sliceInputs(getEpilogue(op), outsTile, operands);
  }

  /// Clones `op` on `operands`; the init is at `initPosition`.
  mlir::TilingResult clone(llvm::ArrayRef<mlir::Value> operands,
                           int64_t initPosition);
  /// The tiling result for `tiledOp`, an op on slices made by this tiler.
  mlir::TilingResult finish(mlir::Operation *tiledOp);

  mlir::OpBuilder &b;
  mlir::Operation *op;
  mlir::Location loc;

private:
  llvm::SmallVector<mlir::Operation *> slices;
};

/// Whether [offset, offset + size) is known to be all of dimension `dim`.
bool isWholeDim(mlir::OpFoldResult offset, mlir::OpFoldResult size,
                mlir::Value value, int64_t dim);

/// Whether [offset, offset + size) of dimension `dim` of `value` is known to
/// begin at a multiple of `unit` and to end at a multiple or at the end of the
/// dimension.
bool isAlignedRange(mlir::OpFoldResult offset, mlir::OpFoldResult size,
                    int64_t unit, mlir::Value value, int64_t dim);

/// The panels of `packed`, the op's operand `name`, that hold [offset, offset +
/// size) of dimension `dim` of `outs`. Emits an error if the range does not
/// consist of whole panels.
mlir::FailureOr<Tile> getPanelTile(Tiler &tiler, llvm::StringRef name,
                                   mlir::Value packed, mlir::Value outs,
                                   int64_t dim, mlir::OpFoldResult offset,
                                   mlir::OpFoldResult size);

/// The box of a GEMM's right-hand side that holds the columns [offset, offset +
/// size) of `outs`. Emits an error if the right-hand side is packed and the
/// range does not consist of whole panels.
mlir::FailureOr<Tile> getRhsTile(Tiler &tiler, mlir::Value rhs,
                                 mlir::Value outs, mlir::OpFoldResult offset,
                                 mlir::OpFoldResult size);

/// The dimensions of `value` as an iteration space.
llvm::SmallVector<mlir::Range>
getDomainOf(mlir::OpBuilder &b, mlir::Operation *op, mlir::Value value);

} // namespace nnprim

/// The tiling methods of an op whose loops are the dimensions of `outs`, all of
/// them parallel, except for `getTiledImplementation`.
#define NNPRIM_TILING_OVER_OUTS(OP)                                            \
  SmallVector<utils::IteratorType> OP::getLoopIteratorTypes() {                \
    return SmallVector<utils::IteratorType>(                                   \
        cast<ShapedType>(getInit().getType()).getRank(),                       \
        utils::IteratorType::parallel);                                        \
  }                                                                            \
  NNPRIM_TILING_OVER_OUTS_WITH_ITERATORS(OP)

#define NNPRIM_TILING_OVER_OUTS_WITH_ITERATORS(OP)                             \
  SmallVector<Range> OP::getIterationDomain(OpBuilder &b) {                    \
    return getDomainOf(b, *this, getInit());                                   \
  }                                                                            \
  LogicalResult OP::getResultTilePosition(                                     \
      OpBuilder &, unsigned, ArrayRef<OpFoldResult> offsets,                   \
      ArrayRef<OpFoldResult> sizes, SmallVector<OpFoldResult> &resultOffsets,  \
      SmallVector<OpFoldResult> &resultSizes) {                                \
    resultOffsets.assign(offsets.begin(), offsets.end());                      \
    resultSizes.assign(sizes.begin(), sizes.end());                            \
    return success();                                                          \
  }                                                                            \
  LogicalResult OP::getIterationDomainTileFromResultTile(                      \
      OpBuilder &, unsigned, ArrayRef<OpFoldResult> offsets,                   \
      ArrayRef<OpFoldResult> sizes,                                            \
      SmallVectorImpl<OpFoldResult> &domainOffsets,                            \
      SmallVectorImpl<OpFoldResult> &domainSizes) {                            \
    domainOffsets.assign(offsets.begin(), offsets.end());                      \
    domainSizes.assign(sizes.begin(), sizes.end());                            \
    return success();                                                          \
  }                                                                            \
  FailureOr<TilingResult> OP::generateResultTileValue(                         \
      OpBuilder &b, unsigned, ArrayRef<OpFoldResult> offsets,                  \
      ArrayRef<OpFoldResult> sizes) {                                          \
    return getTiledImplementation(b, offsets, sizes);                          \
  }

#endif // NNPRIM_LIB_DIALECT_NNPRIM_IR_TILING_TILING_H
