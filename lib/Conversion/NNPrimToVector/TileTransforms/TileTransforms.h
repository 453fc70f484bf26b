//===- TileTransforms.h - Shared parts of the tile transforms -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_TILETRANSFORMS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_TILETRANSFORMS_H

#include "TileMemoryPolicy.h"

#include "NNPrim/Support/CheckResult.h"

#include <optional>

namespace nnprim {

/// `value` clamped to [0, max].
mlir::Value clamp(KernelBuilder &b, mlir::Value value, int64_t max);

/// Emits `body(first, lanes, count)` for the vectors of [0, channels), up to
/// `maxCount` at a time.
void forEachVector(
    KernelBuilder &b, int64_t channels, int64_t maxCount,
    llvm::function_ref<void(mlir::Value, int64_t, int64_t)> body);

/// The position of a tile: its image, and its first pixel there.
struct TilePlace {
  mlir::Value image, row, column;
};

/// The first rows × columns vectors of `scratch`, or null if it has fewer.
mlir::Value getTemporary(KernelBuilder &b, mlir::Value scratch, int64_t rows,
                         int64_t columns);

/// What decides which columns of a tile are inside the image.
struct TileBorder {
  /// Columns of a tile and of the image.
  int64_t size, width;
  /// Tiles that begin at columns in [0, numInside) are inside, and, unless
  /// `allInside`, others are at the border.
  int64_t numInside;
  bool allInside;
};

/// A vector of channels of one tile for which code is emitted.
struct TileVector {
  TilePlace place;
  /// First row of the tile in the transformed tensor, and first of the vector's
  /// channels.
  mlir::Value tile, channel;
  int64_t lanes;
  /// Number of adjacent vectors, and the index of one of them.
  int64_t count = 1;
  mlir::Value number;
  /// Number of neighbouring tiles that the vectors belong to, and distance from
  /// one to the next in columns.
  int64_t tiles = 1, columnsApart = 0;
  /// Whether each column of pixels is inside the image; empty if all are.
  llvm::ArrayRef<mlir::Value> insideColumns;
  /// Set where that is not known yet: see forBorder.
  std::optional<TileBorder> border;
};

/// Emits `body` twice, for a vector of a tile inside the image and for one at
/// its border; once if only one of them is possible, or was found before.
/// Code that reads or writes no pixels is better left outside of it.
void forBorder(KernelBuilder &b, const TileVector &vector,
               llvm::function_ref<void(const TileVector &)> body);

/// Emits `body` for the vectors of all tiles of the op, of `size` columns each.
/// Columns may be outside the image (see forBorder). Up to `maxCount` vectors
/// are emitted at a time, of several tiles, inside the image, if each tile is
/// one vector.
void forEachInputVector(KernelBuilder &b, InputTransformOp op, int64_t size,
                        llvm::function_ref<void(const TileVector &)> body,
                        int64_t maxCount = 1);

/// The vector of tile number `t`, of `size` columns, that begins at `channel`.
TileVector getInputVector(KernelBuilder &b, InputTransformOp op, int64_t size,
                          mlir::Value t, mlir::Value channel);

/// 0 <= value < extent.
mlir::Value isInside(KernelBuilder &b, mlir::Value value, int64_t extent);

/// Like forEachInputVector for an output transform; `rows` is the number of a
/// tile's rows that are inside the image.
void forEachOutputVector(
    KernelBuilder &b, OutputTransformOp op,
    llvm::function_ref<void(const TileVector &, mlir::Value rows)> body);

/// Emits `body` for each vector of several that are side by side.
void forEachVectorOf(KernelBuilder &b, const TileVector &vectors,
                     llvm::function_ref<void(const TileVector &)> body);

/// The intermediate tile between the two passes of an input transform: one
/// vector for each position of a tile. It is where the result will be, or, if
/// the result is in memory and should be written once, in scratch memory on the
/// stack.
class IntermediateTile {
public:
  /// For tiles of `positions` vectors.
  IntermediateTile(KernelBuilder &b, InputTransformOp op,
                   TileMemoryPolicy policy, int64_t positions);

  /// Whether intermediate tiles are in scratch memory.
  bool areApart() const { return scratch != nullptr; }
  /// Maximum number of adjacent vectors that there is room for.
  int64_t getMaxCount() const { return maxCount; }

  mlir::Value load(const TileVector &vector, mlir::Value position);
  void store(const TileVector &vector, mlir::Value position, mlir::Value value);
  /// Stores a coefficient of the result.
  void storeResult(const TileVector &vector, mlir::Value position,
                   mlir::Value value);

private:
  KernelBuilder &b;
  InputTransformOp op;
  TileMemoryPolicy policy;
  int64_t maxCount = 1;
  mlir::Value scratch;
};

/// Emits `clear` for those of the `size` rows of a tile that are outside the
/// image, and `transform`, with the image row, for those inside.
void forEachInputRow(
    KernelBuilder &b, InputTransformOp op, const TilePlace &place, int64_t size,
    llvm::function_ref<void(mlir::Value row)> clear,
    llvm::function_ref<void(mlir::Value row, mlir::Value pixels)> transform);

/// Loads column `column` of the tile in image row `row`, or zeros if it is
/// outside the image.
mlir::Value loadPixel(KernelBuilder &b, InputTransformOp op,
                      const TileVector &vector, mlir::Value row,
                      int64_t column);

/// Applies the epilogue to the sum and stores it in column `column` of the tile
/// in image row `row`, if that is inside the image.
void storePixel(KernelBuilder &b, OutputTransformOp op,
                const TileVector &vector, mlir::Value row, int64_t column,
                mlir::Value sum, TileMemoryPolicy policy = {});

/// The same for a pixel that is pooled, which is stored unless the op has
/// `pooled_only`: returns the epilogue's result, zeros outside of the image.
mlir::Value finishPooledPixel(KernelBuilder &b, OutputTransformOp op,
                              const TileVector &vector, mlir::Value row,
                              int64_t column, mlir::Value sum);

/// Stores the maximum of the four pixels of which the first is in column
/// `column` of the tile and row `row` of the image, if all are inside of it.
void storePooled(KernelBuilder &b, OutputTransformOp op,
                 const TileVector &vector, mlir::Value row, int64_t column,
                 mlir::Value maximum);

/// Whether coefficients are stored as sums of two bf16.
bool isSplit(InputTransformOp op);

/// Stores zeros for the channels that a last block of split coefficients lacks.
void clearSplitPadding(KernelBuilder &b, InputTransformOp op);

/// Zeros that are created here: the constant would occupy a register in the
/// products' loops, too.
mlir::Value createZeros(KernelBuilder &b, int64_t width);

/// Checks that a transform can be emitted.
CheckResult matchTransform(mlir::Operation *op, mlir::Value input,
                           mlir::Value init);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_TILETRANSFORMS_H
