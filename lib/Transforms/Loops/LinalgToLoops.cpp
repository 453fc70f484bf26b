//===- LinalgToLoops.cpp - Lowering of remaining linalg ops to loops ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace nnprim {
#define GEN_PASS_DEF_LINALGTOLOOPSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

/// Whether the kernel has several ops. The second may read what the first
/// wrote, so that a thread that has done its part must not go on.
static bool isOneOfMany(linalg::LinalgOp op) {
  int64_t count = 0;
  op->getBlock()->walk([&](linalg::LinalgOp) { ++count; });
  return count > 1;
}

/// The number of outermost loops whose iterations write disjoint elements. The
/// innermost loop is not counted unless it is the only one: it stays whole, so
/// that LLVM can vectorize it.
static unsigned countParallelLoops(linalg::LinalgOp op) {
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  auto isOwn = [&](unsigned dim) {
    return types[dim] == utils::IteratorType::parallel &&
           llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
             AffineMap map = op.getMatchingIndexingMap(&init);
             return map.isProjectedPermutation() && map.isFunctionOfDim(dim);
           });
  };
  unsigned limit = types.size() > 1 ? types.size() - 1 : types.size();
  unsigned count = 0;
  while (count < limit && isOwn(count))
    ++count;
  return count;
}

namespace {
struct LinalgToLoops : nnprim::impl::LinalgToLoopsPassBase<LinalgToLoops> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) { ops.push_back(op); });
    SmallVector<linalg::LinalgOp> inSequence =
        llvm::filter_to_vector(ops, isOneOfMany);
    IRRewriter rewriter(&getContext());
    for (linalg::LinalgOp op : ops) {
      unsigned numParallel =
          llvm::is_contained(inSequence, op) ? 0 : countParallelLoops(op);
      rewriter.setInsertionPoint(op);
      FailureOr<linalg::LinalgLoops> loops =
          linalg::linalgOpToLoops(rewriter, op);
      if (failed(loops)) {
        op.emitOpError("cannot be lowered to loops");
        return signalPassFailure();
      }
      for (Operation *loop : ArrayRef(*loops).take_front(numParallel))
        nnprim::setParallel(loop);
      rewriter.eraseOp(op);
    }
  }
};
} // namespace
