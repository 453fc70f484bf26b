//===- ReductionStarts.h - Fills that reductions start from --- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_REDUCTIONSTARTS_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_REDUCTIONSTARTS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace nnprim {

/// The fills of the results of a reduction on memrefs with nothing between them
/// and `op` that touches memory: one for each result, or null. A kernel may
/// start its sums from the filled value instead of loading it. There are none
/// if an input of `op` is one of its results.
inline llvm::SmallVector<mlir::linalg::FillOp>
findReductionStarts(mlir::linalg::LinalgOp op) {
  llvm::SmallVector<mlir::linalg::FillOp> fills(op.getNumDpsInits());
  mlir::ValueRange inits = op.getDpsInits();
  bool readsResult = llvm::any_of(op.getDpsInputs(), [&](mlir::Value input) {
    return llvm::is_contained(inits, input);
  });
  if (op.getNumReductionLoops() == 0 || readsResult)
    return fills;
  for (mlir::Operation *prev = op->getPrevNode(); prev;
       prev = prev->getPrevNode()) {
    if (mlir::isMemoryEffectFree(prev))
      continue;
    auto fill = llvm::dyn_cast<mlir::linalg::FillOp>(prev);
    if (!fill || !fill.hasPureBufferSemantics())
      break;
    auto found = llvm::find(inits, fill.getOutputs().front());
    if (found == inits.end() || fills[found - inits.begin()])
      break;
    fills[found - inits.begin()] = fill;
  }
  return fills;
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_REDUCTIONSTARTS_H
