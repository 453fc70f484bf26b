//===- TileTransforms.h - What transforms of tiles share ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_H

#include "KernelBuilder.h"

namespace nnprim {

/// Where a tile is: its image, and its first pixel there.
struct TilePlace {
  mlir::Value image, row, column;
};

/// The first rows × columns vectors of `scratch`, or null if it has not as
/// many.
mlir::Value getTemporary(KernelBuilder &b, mlir::Value scratch, int64_t rows,
                         int64_t columns);

/// Tile number `t` of images of tiles[0] × tiles[1] tiles.
TilePlace locate(KernelBuilder &b, mlir::Value t, int64_t images,
                 llvm::ArrayRef<int64_t> tiles, int64_t m,
                 llvm::ArrayRef<int64_t> pads);

/// 0 <= value < extent.
mlir::Value isInside(KernelBuilder &b, mlir::Value value, int64_t extent);

/// `value` cut to [0, max].
mlir::Value clamp(KernelBuilder &b, mlir::Value value, int64_t max);

/// Emits `body` for the vectors of [0, channels).
void forEachVector(KernelBuilder &b, int64_t channels,
                   llvm::function_ref<void(mlir::Value, int64_t)> body);

/// Zeros, made here: in a register of its own the constant would be alive in
/// the products' loops too.
mlir::Value createZeros(KernelBuilder &b, int64_t width);

/// `inside ? then() : zeros`; `then()` if `inside` is null.
mlir::Value loadIf(KernelBuilder &b, mlir::Value inside, mlir::Value zeros,
                   llvm::function_ref<mlir::Value()> then);

/// Emits `body` twice: for tiles that are `inside`, which need no tests, and
/// for those at the border.
void splitBorder(KernelBuilder &b, mlir::Value inside,
                 llvm::function_ref<void(bool isBorder)> body);

/// Why a transform can not be emitted, or null.
const char *matchTransform(mlir::Operation *op, mlir::Value input,
                           mlir::Value init);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_H
