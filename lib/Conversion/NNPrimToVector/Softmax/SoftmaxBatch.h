//===- SoftmaxBatch.h - Softmax of many short rows ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAX_SOFTMAXBATCH_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAX_SOFTMAXBATCH_H

#include "SoftmaxRow.h"

namespace nnprim {

/// Emits rows along the last dimension, as many at once as there are lanes.
/// Rows are transposed into a buffer on the stack, where each lane holds a row,
/// and back. The fixed cost of a row, two reductions over lanes and a division,
/// is then shared by all of them, and short rows leave no lane idle.
class SoftmaxBatch {
public:
  SoftmaxBatch(KernelBuilder &b, const SoftmaxRow::Operands &operands,
               const SoftmaxPlan &plan);

  /// Emits `numRows` rows from `firstRow` on, at most as many as there are
  /// lanes; `outer` holds their indices in the dimensions before that.
  void emit(mlir::ArrayRef<mlir::Value> outer, mlir::Value firstRow,
            int64_t numRows);

private:
  /// Four vectors that hold four columns, of four rows in each group of four
  /// lanes.
  using Quads = llvm::SmallVector<mlir::Value, 4>;

  /// Converts `value`, a column, to `element`, applies `scalar`, and converts
  /// it back to f32.
  mlir::Value apply(const ScalarRegion &scalar, mlir::Value value,
                    mlir::Value column, mlir::Type element);
  void emitTransposeIn();
  void emitTransposeOut();
  Quads loadQuads(mlir::Value column, int64_t width, bool isLast);
  void storeQuads(const Quads &quads, mlir::Value column, int64_t width,
                  bool isLast);
  /// Number of elements of row `row` that an access to `width` of them may
  /// touch.
  int64_t getTouched(int64_t row, int64_t width, bool isLast,
                     mlir::Value memref) const;
  llvm::SmallVector<mlir::Value> getIndices(int64_t row, mlir::Value column);

  KernelBuilder &b;
  const SoftmaxRow::Operands &operands;
  const SoftmaxPlan &plan;
  /// length x lanes.
  mlir::Value buffer;
  llvm::SmallVector<mlir::Value> outer;
  mlir::Value firstRow;
  int64_t numRows;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAX_SOFTMAXBATCH_H
