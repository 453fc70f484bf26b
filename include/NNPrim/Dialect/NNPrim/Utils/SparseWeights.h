//===- SparseWeights.h - Weights of which many are zero ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_SPARSEWEIGHTS_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_SPARSEWEIGHTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"

#include <optional>

namespace nnprim {

/// The elements of an f32 tensor that is a constant or a reshape of one, in
/// row-major order; nothing if the compiler does not know them or if they are
/// all one in memory.
std::optional<llvm::ArrayRef<float>> getConstantFloats(mlir::Value value);
std::optional<llvm::ArrayRef<float>> getConstantFloats(mlir::Attribute attr);

/// A matrix of weights, a row for each filter.
struct WeightMatrix {
  llvm::ArrayRef<float> values;
  int64_t filters, channels;

  /// Blocks of `rows` neighbouring filters and one channel of which some weight
  /// is not zero; with one row these are the non-zeros. The last filters may be
  /// a block of fewer.
  int64_t countBlocks(int64_t rows) const;
  double getDensity() const {
    return values.empty() ? 1 : double(countBlocks(1)) / values.size();
  }
};

/// Compressed sparse rows. An entry is the weights of a block: `values` has as
/// many of them as a block has rows, zeros behind the last filter.
struct SparseRows {
  llvm::SmallVector<float> values;
  llvm::SmallVector<int32_t> columns, rowPointers;
};

SparseRows compressRows(const WeightMatrix &matrix, int64_t blockRows);

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_SPARSEWEIGHTS_H
