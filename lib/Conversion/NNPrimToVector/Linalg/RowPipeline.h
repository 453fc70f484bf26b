//===- RowPipeline.h - Rows of several nests in one loop ------ -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_ROWPIPELINE_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_ROWPIPELINE_H

#include "NestEmitter.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace nnprim {

/// The step of a pipeline of rows (see nnprim-strip-reductions): stages that
/// are independent of each other, of which all but the last are sums of one or
/// more rows, and the last is an op over the elements of as many rows. One loop
/// over the columns of a row computes all of them, so that what the one waits
/// for, mostly a cache, is hidden behind the arithmetic of the others.
class RowPipeline {
public:
  /// Matches the marked regions of the body of `step`; changes nothing.
  CheckResult match(mlir::scf::ForOp step, const TargetDesc &target);

  /// Replaces the regions of a step that matched.
  void emit(mlir::IRRewriter &rewriter, const TargetDesc &target);

  /// The stages of the body of `step`, or none.
  static llvm::SmallVector<mlir::scf::ExecuteRegionOp>
  findStages(mlir::scf::ForOp step);

private:
  struct Stage {
    mlir::scf::ExecuteRegionOp region;
    LoopNest nest;
    LoopVectors vectors;
    llvm::SmallVector<mlir::linalg::FillOp> fills;
    /// The scalars that sums start from.
    llvm::SmallVector<mlir::Value> starts;
    /// The loop over rows, if there are several.
    std::optional<unsigned> rowDim;

    std::unique_ptr<NestEmitter> emitter;
    /// Of each row, its first element, and the operands that are one element
    /// for all of it, null for others.
    llvm::SmallVector<Position> rows;
    llvm::SmallVector<llvm::SmallVector<mlir::Value>> uniforms;
  };

  static CheckResult matchStage(Stage &stage, const TargetDesc &target);
  int64_t getExtent(const Stage &stage) const {
    return stage.nest.dims[stage.vectors.vectorDim].extent;
  }
  static int64_t countRows(const Stage &stage) {
    return stage.rowDim ? stage.nest.dims[*stage.rowDim].extent : 1;
  }
  llvm::ArrayRef<Stage> getSums() const {
    return llvm::ArrayRef(stages).drop_back();
  }
  void startRows(Stage &stage);
  /// Runs `body` with the stage's builder where that of the last stage is.
  void at(Stage &stage, llvm::function_ref<void(NestEmitter &)> body);
  /// Computes `size` columns from `iv` on, and adds them to the sums.
  llvm::SmallVector<mlir::Value> emitColumns(mlir::Value iv, int64_t size,
                                             mlir::ValueRange sums);

  llvm::SmallVector<Stage, 3> stages;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_ROWPIPELINE_H
