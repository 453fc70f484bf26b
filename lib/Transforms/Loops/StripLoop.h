//===- StripLoop.h - A loop over parts of several ops -----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_LOOPS_STRIPLOOP_H
#define NNPRIM_LIB_TRANSFORMS_LOOPS_STRIPLOOP_H

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Creates a parallel loop from 0 to `extent` by `step` in whose iterations
/// `emit` writes ops that depend on each other. Their own loops will be marked
/// as parallel, but an iteration is divided no further.
inline void createStripLoop(mlir::ImplicitLocOpBuilder &b, int64_t extent,
                            int64_t step,
                            llvm::function_ref<void(mlir::Value)> emit) {
  auto index = [&](int64_t value) {
    return mlir::arith::ConstantIndexOp::create(b, value);
  };
  auto loop = mlir::scf::ForOp::create(b, index(0), index(extent), index(step));
  setParallel(loop);
  mlir::OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  auto region = mlir::scf::ExecuteRegionOp::create(b, mlir::TypeRange());
  region.setNoInline(true);
  mlir::Block *body = b.createBlock(&region.getRegion());
  emit(loop.getInductionVar());
  b.setInsertionPointToEnd(body);
  mlir::scf::YieldOp::create(b);
}

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_LOOPS_STRIPLOOP_H
