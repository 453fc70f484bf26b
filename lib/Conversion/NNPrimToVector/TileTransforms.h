//===- TileTransforms.h - What transforms of tiles share ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_H

#include "TileTraffic.h"

namespace nnprim {

/// `value` cut to [0, max].
mlir::Value clamp(KernelBuilder &b, mlir::Value value, int64_t max);

/// Emits `body(first, lanes, count)` for the vectors of [0, channels), up to
/// `maxCount` at a time.
void forEachVector(
    KernelBuilder &b, int64_t channels, int64_t maxCount,
    llvm::function_ref<void(mlir::Value, int64_t, int64_t)> body);

/// Where a tile is: its image, and its first pixel there.
struct TilePlace {
  mlir::Value image, row, column;
};

/// The first rows × columns vectors of `scratch`, or null if it has not as
/// many.
mlir::Value getTemporary(KernelBuilder &b, mlir::Value scratch, int64_t rows,
                         int64_t columns);

/// A vector of channels of one tile, while code for it is emitted.
struct TileVector {
  TilePlace place;
  /// First row of the tile in the transformed tensor, and first of the
  /// channels.
  mlir::Value tile, channel;
  int64_t lanes;
  /// Or several vectors, side by side; of one of them its number there.
  int64_t count = 1;
  mlir::Value number;
  /// Of how many neighbouring tiles these are, and columns from one to the
  /// next.
  int64_t tiles = 1, columnsApart = 0;
  /// Whether each column of pixels is inside the image; none if all are.
  llvm::ArrayRef<mlir::Value> insideColumns;
};

/// Emits `body` for the vectors of all tiles of the op, of `size` columns each:
/// at the border, where columns may be outside, apart from the inside, and for
/// up to `maxCount` vectors at a time, of several tiles if each is one vector.
void forEachInputVector(KernelBuilder &b, WinogradInputTransformOp op,
                        int64_t size,
                        llvm::function_ref<void(const TileVector &)> body,
                        int64_t maxCount = 1);

/// The vector of tile number `t` that begins at `channel`.
TileVector getInputVector(KernelBuilder &b, WinogradInputTransformOp op,
                          mlir::Value t, mlir::Value channel);

/// Emits `body` for a vector of a tile of `size` columns: at the border apart
/// from the inside.
void splitAtBorder(KernelBuilder &b, WinogradInputTransformOp op,
                   const TileVector &vector, int64_t size,
                   llvm::function_ref<void(const TileVector &)> body);

/// 0 <= value < extent.
mlir::Value isInside(KernelBuilder &b, mlir::Value value, int64_t extent);

/// The same for an output, with how many rows of a tile are inside.
void forEachOutputVector(
    KernelBuilder &b, WinogradOutputTransformOp op,
    llvm::function_ref<void(const TileVector &, mlir::Value rows)> body);

/// Emits `body` for each vector of several that are side by side.
void forEachVectorOf(KernelBuilder &b, const TileVector &vectors,
                     llvm::function_ref<void(const TileVector &)> body);

/// What is between the two passes of an input transform: one vector for each
/// position of a tile. It is where the result will be, or, if that is in memory
/// and is to be written once, in scratch memory on the stack.
class TilesBetweenPasses {
public:
  /// For tiles of `positions` vectors.
  TilesBetweenPasses(KernelBuilder &b, WinogradInputTransformOp op,
                     TileTraffic traffic, int64_t positions);

  /// Whether they are in scratch memory.
  bool areApart() const { return scratch != nullptr; }
  /// For how many vectors side by side there is room.
  int64_t getMaxCount() const { return maxCount; }

  mlir::Value load(const TileVector &vector, mlir::Value position);
  void store(const TileVector &vector, mlir::Value position, mlir::Value value);
  /// Stores a coefficient of the result.
  void storeResult(const TileVector &vector, mlir::Value position,
                   mlir::Value value);

private:
  KernelBuilder &b;
  WinogradInputTransformOp op;
  TileTraffic traffic;
  int64_t maxCount = 1;
  mlir::Value scratch;
};

/// Emits `clear` for the `size` rows of a tile that are outside of the image,
/// and `transform`, with the row of the image, for those inside.
void forEachInputRow(
    KernelBuilder &b, WinogradInputTransformOp op, const TilePlace &place,
    int64_t size, llvm::function_ref<void(mlir::Value row)> clear,
    llvm::function_ref<void(mlir::Value row, mlir::Value pixels)> transform);

/// Column `column` of row `row` of the image, zeros if it is outside.
mlir::Value loadPixel(KernelBuilder &b, WinogradInputTransformOp op,
                      const TileVector &vector, mlir::Value row,
                      int64_t column);

/// The sum through the epilogue to column `column` of row `row` of the image,
/// if that is inside.
void storePixel(KernelBuilder &b, WinogradOutputTransformOp op,
                const TileVector &vector, mlir::Value row, int64_t column,
                mlir::Value sum, TileTraffic traffic = {});

/// Zeros, made here: in a register of its own the constant would be alive in
/// the products' loops too.
mlir::Value createZeros(KernelBuilder &b, int64_t width);

/// Why a transform can not be emitted, or null.
const char *matchTransform(mlir::Operation *op, mlir::Value input,
                           mlir::Value init);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_H
