//===- PlacedEpilogue.h - Epilogues whose constants have a place ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_PLACEDEPILOGUE_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_PLACEDEPILOGUE_H

#include "KernelBuilder.h"

#include "llvm/ADT/SetVector.h"

namespace nnprim {

/// A vector in memory; `indices` are those of its first element in `outs`.
struct StoredSum {
  llvm::SmallVector<mlir::Value> place, indices;
  int64_t width;
};

/// Applies an epilogue whose constants come from a table in memory. LLVM does
/// not know the table's address: it would load constants before the loops of
/// the kernel otherwise, and keep them, or the sums, on the stack.
class PlacedEpilogue {
public:
  PlacedEpilogue(KernelBuilder &b, EpilogueOpInterface op,
                 std::optional<unsigned> vectorDim = std::nullopt);

  /// Whether to store sums first, and apply the epilogue in a loop then (see
  /// isLongEpilogue).
  bool isLong() const { return needsLoop; }
  /// Vectors that a turn of that loop should have: as many as hide the latency
  /// of arithmetic, if there are registers for them, and one if it is loads
  /// that take the time.
  int64_t getVectorsPerTurn() const { return vectorsPerTurn; }
  bool hasTable() const { return table != nullptr; }

  /// The finished elements of a sum, `indices` being those of its first
  /// element in `outs`.
  mlir::Value apply(KernelBuilder &b, mlir::Value sum,
                    mlir::ValueRange indices) const;
  /// Finishes the sums that have been stored there, a turn after the other.
  void applyInMemory(KernelBuilder &b, mlir::Value memref,
                     llvm::ArrayRef<StoredSum> sums) const;

private:
  llvm::SmallVector<mlir::Value>
  apply(KernelBuilder &b, llvm::ArrayRef<mlir::Value> sums,
        llvm::ArrayRef<llvm::SmallVector<mlir::Value>> indices) const;

  EpilogueOpInterface op;
  std::optional<unsigned> vectorDim;
  bool needsLoop;
  int64_t vectorsPerTurn = 1;
  /// Constants of the region, wherever they are defined, in the order of the
  /// table, which is null if there are none.
  llvm::SetVector<mlir::Value> constants;
  mlir::Value table;
};

/// Calls `body` with the first of each of the groups, as equal as possible,
/// that `count` is divided into, and how many it has: at most `size`.
void forEachGroup(KernelBuilder &b, int64_t count, int64_t size,
                  llvm::function_ref<void(mlir::Value first, int64_t)> body);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_PLACEDEPILOGUE_H
