//===- TileTraffic.h - Transforms of tiles that leave the caches ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRAFFIC_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRAFFIC_H

#include "KernelBuilder.h"

namespace nnprim {

/// What a transform does for the sake of coefficients in memory. None of it is
/// for those within a convolution, whose tiles stay in the cache.
struct TileTraffic {
  /// Their tiles are fetched while those before them are transformed: hardware
  /// does not follow as many streams as there are coefficients.
  bool fetches = false;
  /// Results go around the caches, of which they would leave nothing.
  bool streams = false;
};

/// Emits `body` with what is best for a transform between the whole tensors
/// `coefficients` and `result`, which may be the same: twice if stores around
/// the caches depend on the address of `result`.
void emitForTraffic(KernelBuilder &b, mlir::Value coefficients,
                    mlir::Value result,
                    llvm::function_ref<void(TileTraffic)> body);

/// Stores a vector, around the caches if `traffic` says so.
void storeResult(KernelBuilder &b, TileTraffic traffic, mlir::Value vector,
                 mlir::Value memref, mlir::ValueRange indices);

/// How many tiles ahead memory is asked for what is transformed: its answer
/// takes longer than a small tile.
int64_t countTilesAhead(KernelBuilder &b, mlir::Value coefficients);

/// The same in vectors of the channels of a tile, if one has so many pixels
/// that those of the next tile would leave the second-level cache before they
/// are used; else 0.
int64_t countVectorsAhead(KernelBuilder &b, mlir::Value coefficients,
                          int64_t tilePixels);

/// Fetches the line of an element that is read, or written, before long.
void fetch(KernelBuilder &b, mlir::Value memref, mlir::ValueRange indices,
           bool isWritten = false);

/// How many vectors are transformed side by side, of one tile or of neighbours,
/// so that memory reads and writes adjacent lines one after the other.
int64_t countVectorsSideBySide(KernelBuilder &b, mlir::Value coefficients);

/// rows × columns vectors on the stack.
mlir::Value createStackVectors(KernelBuilder &b, int64_t rows, int64_t columns);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRAFFIC_H
