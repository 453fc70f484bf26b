//===- Shuffles.h - Rearranging lanes of several vectors ------ -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_SHUFFLES_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_SHUFFLES_H

#include "../KernelBuilder.h"

namespace nnprim {

/// A vector of consecutive elements and the number of its first.
struct Piece {
  mlir::Value vector;
  int64_t begin;
};

/// Elements first, first + stride, … as `width` lanes. `pieces` have them all,
/// in order, and may overlap.
mlir::Value takeStrided(KernelBuilder &b, llvm::ArrayRef<Piece> pieces,
                        int64_t first, int64_t stride, int64_t width);

/// Loads elements 0, stride, 2·stride, … from `memref`, which is contiguous and
/// of rank 1, from index `at` on, as `width` lanes. Reads nothing before the
/// first of them or behind the last. 1 < stride <= kMaxStride.
mlir::Value loadStrided(KernelBuilder &b, mlir::Value memref, mlir::Value at,
                        int64_t stride, int64_t width);

/// The largest stride for which vector loads and shuffles are better than a
/// load of each element.
inline constexpr int64_t kMaxStride = 8;

/// Vectors of n lanes, m of them, as the m vectors that hold element (i, j) of
/// the n×m matrix at i·m + j, where (i, j) is lane i of vector j. A lane may be
/// a group of elements that stay together.
llvm::SmallVector<mlir::Value>
interleaveLanes(KernelBuilder &b, llvm::ArrayRef<mlir::Value> vectors,
                int64_t group = 1);

/// Transposes a square of vectors: lane i of vector j becomes lane j of vector
/// i. The number of lanes is a power of two.
llvm::SmallVector<mlir::Value> transpose(KernelBuilder &b,
                                         llvm::ArrayRef<mlir::Value> rows);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_SHUFFLES_H
