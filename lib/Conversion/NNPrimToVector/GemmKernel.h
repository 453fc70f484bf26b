//===- GemmKernel.h - What the kernels of GEMMs share ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_GEMMKERNEL_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_GEMMKERNEL_H

#include "Kernels.h"

#include "llvm/Support/MathExtras.h"

namespace nnprim {

/// Extents and operands of a tile, whichever op it comes from.
struct MicroTile {
  EpilogueOpInterface op;
  mlir::Value rhs;  // 1×K×NR
  mlir::Value init; // rows×columns
  int64_t rows, columns, nr;
  llvm::SmallVector<int64_t> widths; // of the vectors of a row of C
  /// In `init` it is rows that are adjacent, not columns.
  bool isTransposed;
  /// How many rows of the panel ahead of the one in use it asks for; 0 if it
  /// does not.
  int64_t prefetchRows = 0;
  /// What it asks for besides, so many elements in each step of k; null if
  /// nothing.
  mlir::Value next;
  int64_t nextStep = 0;

  int64_t getNumVectors() const { return widths.size(); }
  /// Elements of the registers that hold vector `j`. Half a register is enough
  /// for a tail of half a vector, and a machine that runs the full width in two
  /// halves (Zen 4) then does half the work.
  int64_t getRegisterWidth(int64_t j) const {
    return std::max<int64_t>(4, llvm::PowerOf2Ceil(widths[j]));
  }
};

/// The rows of A in one run over k: adds rows `k`, `k+1`, … of the products to
/// the accumulators.
struct RowSource {
  /// A memref and the indices of an element but the last, for each row.
  llvm::SmallVector<mlir::Value> memrefs;
  llvm::SmallVector<llvm::SmallVector<mlir::Value>> prefixes;
  /// Where k = 0 is along the last dimension, for each row.
  llvm::SmallVector<int64_t> offsets;
  /// The next tile's rows follow these, without gaps, and are asked for.
  bool prefetchNext = false;

  llvm::SmallVector<mlir::Value> getIndices(KernelBuilder &b, int64_t row,
                                            mlir::Value k) const {
    llvm::SmallVector<mlir::Value> indices = prefixes[row];
    indices.push_back(b.add(k, offsets[row]));
    return indices;
  }
};

/// Why the tile can not be emitted, or null.
const char *matchTile(EpilogueOpInterface op, mlir::Value rhs,
                      const TargetDesc &target, MicroTile &tile);

/// Zeros, row by row.
llvm::SmallVector<mlir::Value> createAccumulators(KernelBuilder &b,
                                                  const MicroTile &tile);

/// k in [0, depth) of the rows of `source` against panel rows from `panelBase`,
/// or from 0 if it is null.
llvm::SmallVector<mlir::Value> runRows(KernelBuilder &b, const MicroTile &tile,
                                       const RowSource &source,
                                       mlir::Value panelBase, int64_t depth,
                                       mlir::ValueRange accumulators);

void storeTile(KernelBuilder &b, const MicroTile &tile,
               llvm::ArrayRef<mlir::Value> accumulators);

/// The same for a tile that is transposed in `init`.
void storeTransposed(KernelBuilder &b, const MicroTile &tile,
                     llvm::ArrayRef<mlir::Value> accumulators);

/// The kernel of a tile with a window, whose rows are addressed directly.
const char *emitWindowKernel(IndirectGemmOp op, const MicroTile &tile,
                             const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_GEMMKERNEL_H
