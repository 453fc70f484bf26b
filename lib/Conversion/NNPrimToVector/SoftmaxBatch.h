//===- SoftmaxBatch.h - Softmax of many short rows ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAXBATCH_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAXBATCH_H

#include "SoftmaxRow.h"

namespace nnprim {

/// Rows along the last dimension, as many at once as there are lanes: they are
/// transposed into a buffer on the stack, where each lane has a row, and back.
/// What a row costs, two reductions over lanes and a division, is then shared
/// by all of them, and short rows leave no lane idle.
class SoftmaxBatch {
public:
  SoftmaxBatch(KernelBuilder &b, const SoftmaxRow::Operands &operands,
               const SoftmaxPlan &plan);

  /// Emits the rows of `numRows` from `firstRow` on, at most as many as there
  /// are lanes; `outer` has their place in the dimensions before that.
  void emit(mlir::ArrayRef<mlir::Value> outer, mlir::Value firstRow,
            int64_t numRows);

private:
  /// Four columns from `column` on of four rows for each four lanes.
  using Quads = llvm::SmallVector<mlir::Value, 4>;

  /// `value`, a column's, in `element` through `scalar`, as f32.
  mlir::Value apply(const ScalarRegion &scalar, mlir::Value value,
                    mlir::Value column, mlir::Type element);
  void emitTransposeIn();
  void emitTransposeOut();
  Quads loadQuads(mlir::Value column, int64_t width, bool isLast);
  void storeQuads(const Quads &quads, mlir::Value column, int64_t width,
                  bool isLast);
  /// How many elements of row `row` may be touched for `width` of them.
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

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAXBATCH_H
