//===- EpilogueEmitter.h - Epilogues as vector code -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_EPILOGUEEMITTER_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_EPILOGUEEMITTER_H

#include "KernelBuilder.h"

#include "llvm/ADT/SetVector.h"

namespace nnprim {

/// A vector of accumulators stored at `place`; `indices` locate its first
/// element in `outs`.
struct StoredAccumulator {
  llvm::SmallVector<mlir::Value> place, indices;
  int64_t width;
};

/// Applies an epilogue whose constants are loaded from a table in memory. The
/// table's address is hidden from LLVM, which would otherwise load the
/// constants before the kernel's loops and keep them, or the accumulators, on
/// the stack.
class EpilogueEmitter {
public:
  /// `areFmasShort`: see isLongEpilogue. There is no table if all constants fit
  /// `freeRegisters`, those that the loops around the epilogue leave.
  EpilogueEmitter(KernelBuilder &b, EpilogueOpInterface op,
                  std::optional<unsigned> vectorDim = std::nullopt,
                  bool areFmasShort = false, int64_t freeRegisters = 0);

  /// Whether to store the accumulators first and then apply the epilogue in a
  /// loop (see isLongEpilogue).
  bool isLong() const { return needsLoop; }
  /// Number of vectors per iteration of that loop: as many as hide the latency
  /// of arithmetic, within the number of registers, or one if the loop is bound
  /// by loads.
  int64_t getVectorsPerTurn() const { return vectorsPerTurn; }
  bool hasTable() const { return table != nullptr; }
  /// Number of vectors that an epilogue which is not long is applied to
  /// together, so that they share its constants, while `live` vectors of
  /// accumulators, these among them, are in registers.
  int64_t getVectorsBeside(int64_t live) const;

  /// Applies the epilogue to the accumulators `sums`, whose first elements are
  /// at `indices` in `outs`, one operation after the other.
  llvm::SmallVector<mlir::Value>
  apply(KernelBuilder &b, llvm::ArrayRef<mlir::Value> sums,
        llvm::ArrayRef<llvm::SmallVector<mlir::Value>> indices) const;
  /// The same for one vector of accumulators.
  mlir::Value apply(KernelBuilder &b, mlir::Value sum,
                    mlir::ValueRange indices) const;
  /// Applies the epilogue to accumulators stored in `memref` and stores the
  /// results in `outs`, at the same places, getVectorsPerTurn() vectors at a
  /// time.
  void applyInMemory(KernelBuilder &b, mlir::Value memref, mlir::Value outs,
                     llvm::ArrayRef<StoredAccumulator> sums) const;
  void applyInMemory(KernelBuilder &b, mlir::Value memref,
                     llvm::ArrayRef<StoredAccumulator> sums) const {
    applyInMemory(b, memref, memref, sums);
  }

private:
  EpilogueOpInterface op;
  std::optional<unsigned> vectorDim;
  bool needsLoop;
  int64_t vectorsPerTurn = 1;
  /// Registers for vectors of an epilogue, and how many of them are live at
  /// once for each vector of accumulators.
  int64_t registers = 0, liveVectors = 1;
  /// Constants that the region uses, wherever they are defined, in the order of
  /// the table. `table` is null if none is loaded from memory.
  llvm::SetVector<mlir::Value> constants;
  mlir::Value table;
};

/// Divides `count` items into groups of at most `size`, as equal as possible,
/// and calls `body` with the first item and the size of each group.
void forEachGroup(KernelBuilder &b, int64_t count, int64_t size,
                  llvm::function_ref<void(mlir::Value first, int64_t)> body);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_EPILOGUEEMITTER_H
