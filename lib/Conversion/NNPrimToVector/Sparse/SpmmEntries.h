//===- SpmmEntries.h - Loads of spmm's weights and pixels -------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SPARSE_SPMMENTRIES_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SPARSE_SPMMENTRIES_H

#include "../Gemm/GemmKernel.h"

#include "NNPrim/Support/CheckResult.h"

#include <array>

namespace nnprim {

/// One block of output channels, or part of the last one, at some pixels.
struct SpmmTile {
  SpmmPlan plan;
  mlir::Value values, columns, rowPointers, input;
  int64_t columnStride = 1;
  /// The tile's output; `rhs` stays null.
  MicroTile shape;
  /// `block`: filters that are stored together. `slabs`: the ranges of channels
  /// that each row's entries are divided into.
  int64_t block = 1, slabs = 1;
  /// The products are added to what `outs` holds.
  bool accumulates = false;
  /// Elements from one row of the input to the next.
  int64_t rowStride = 0;
  /// The input as one row, and where in it the first element is.
  mlir::Value flatInput;

  /// Checks that the tile can be emitted, and fills in all but `flatInput`.
  CheckResult match(SpmmOp op, const TargetDesc &target);
  void flattenInput(KernelBuilder &b);
  /// Decides whether the sums are vectors of rows, and how entries are loaded.
  void chooseSums(const TargetDesc &target);
  /// Registers that neither sums nor what an entry loads take.
  int64_t countFreeRegisters(const TargetDesc &target) const;

  /// The widths of vectors of rows. Where a tile has fewer pixels than a
  /// vector of rows has lanes, its sums are such vectors: those of pixels would
  /// be nearly empty, and each entry would take an FMA for each row. Otherwise
  /// there are none.
  llvm::SmallVector<int64_t> rowWidths;
  /// Sets of sums: those of the plan, or for vectors of rows as many as hide
  /// the latency of an FMA.
  int64_t sets = 1;
  /// Whether two entries are loaded at once.
  bool loadsPairs = false;
  bool hasVectorsOfRows() const { return !rowWidths.empty(); }

  /// Registers of one set of sums.
  int64_t getSums() const {
    if (hasVectorsOfRows())
      return shape.columns * int64_t(rowWidths.size());
    return block * shape.getNumVectors();
  }

  /// The first entry of slab `slab` and the one behind its last.
  std::pair<mlir::Value, mlir::Value> loadRange(KernelBuilder &b,
                                                int64_t slab) const;
  /// Where the entry's input row begins in `flatInput`.
  mlir::Value loadOffset(KernelBuilder &b, mlir::Value entry) const;
  /// The same of `entry` and the one behind it, by one load.
  std::array<mlir::Value, 2> loadOffsetPair(KernelBuilder &b,
                                            mlir::Value entry) const;
  /// The weights of `entry` and the one behind it, by one load.
  std::array<mlir::Value, 2> loadWeightPair(KernelBuilder &b,
                                            mlir::Value entry) const;
  /// Vector `j` of the tile's pixels, which begin at `offset` of the last
  /// dimension of `memref`, padded with anything to a register.
  mlir::Value loadVector(KernelBuilder &b, mlir::Value memref,
                         llvm::ArrayRef<mlir::Value> prefix, mlir::Value offset,
                         int64_t j) const;
  /// The entry's weight for row `row` of the block, broadcast to the width of
  /// the first vector. Rows come in order; `group` holds what is shared by some
  /// of them.
  mlir::Value loadWeight(KernelBuilder &b, mlir::Value entry, int64_t row,
                         mlir::Value &group) const;
};

/// Emits the kernel that keeps the sums of the tile's one row in `outs`.
void emitReadModifyWrite(KernelBuilder &b, const SpmmTile &tile);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SPARSE_SPMMENTRIES_H
