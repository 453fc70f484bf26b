//===- OrderLoops.cpp - Contiguous innermost loops ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"

namespace nnprim {
#define GEN_PASS_DEF_ORDERLOOPSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

/// The value of `expr` where dimension `dim` is 1 and all others 0, or where
/// all are 0 when `dim` is out of range.
static int64_t evaluateAtUnit(AffineExpr expr, unsigned numDims, unsigned dim) {
  MLIRContext *context = expr.getContext();
  SmallVector<AffineExpr> point(numDims, getAffineConstantExpr(0, context));
  if (dim < numDims)
    point[dim] = getAffineConstantExpr(1, context);
  auto value = dyn_cast<AffineConstantExpr>(
      simplifyAffineExpr(expr.replaceDims(point), 0, 0));
  return value ? value.getValue() : 0;
}

/// Elements between two consecutive iterations of loop `dim` in `type`, or
/// nothing when that is not known.
static std::optional<int64_t> getStride(MemRefType type, AffineMap map,
                                        unsigned dim) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return std::nullopt;
  unsigned numDims = map.getNumDims();
  int64_t stride = 0;
  for (auto [expr, memStride] : llvm::zip_equal(map.getResults(), strides)) {
    int64_t step = evaluateAtUnit(expr, numDims, dim) -
                   evaluateAtUnit(expr, numDims, numDims);
    if (step == 0)
      continue;
    if (ShapedType::isDynamic(memStride))
      return std::nullopt;
    stride += step * memStride;
  }
  return stride;
}

/// How badly loop `dim` serves as the innermost one: accesses with a stride
/// weigh most, then a reduction, which LLVM may not vectorise.
static int64_t getInnermostCost(linalg::GenericOp op, unsigned dim) {
  int64_t cost = 0;
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    if (!type)
      continue;
    auto stride = getStride(type, op.getMatchingIndexingMap(&operand), dim);
    if (!stride || (*stride != 0 && *stride != 1))
      cost += 2;
  }
  if (op.getIteratorTypesArray()[dim] == utils::IteratorType::reduction)
    cost += 1;
  return cost;
}

/// Parallel loops, then reductions, then the best loop to be the innermost.
static SmallVector<unsigned> getLoopOrder(linalg::GenericOp op) {
  unsigned numLoops = op.getNumLoops();
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  unsigned innermost = numLoops - 1;
  int64_t bestCost = std::numeric_limits<int64_t>::max();
  // From the back, so that the loop that is innermost already wins a tie.
  for (unsigned dim = numLoops; dim-- > 0;) {
    if (extents[dim] == 1)
      continue;
    int64_t cost = getInnermostCost(op, dim);
    if (cost < bestCost) {
      innermost = dim;
      bestCost = cost;
    }
  }
  SmallVector<unsigned> order;
  auto append = [&](bool parallel) {
    for (auto [dim, type] : llvm::enumerate(op.getIteratorTypesArray()))
      if (dim != innermost &&
          (type == utils::IteratorType::parallel) == parallel)
        order.push_back(dim);
  };
  append(/*parallel=*/true);
  append(/*parallel=*/false);
  order.push_back(innermost);
  return order;
}

static LogicalResult orderLoops(IRRewriter &rewriter, linalg::LinalgOp op) {
  auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
  rewriter.setInsertionPoint(op);
  if (!generic) {
    FailureOr<linalg::GenericOp> result =
        linalg::generalizeNamedOp(rewriter, op);
    if (failed(result))
      return op.emitOpError("has no form as a linalg.generic");
    generic = *result;
  }
  if (generic.getNumLoops() < 2)
    return success();
  SmallVector<unsigned> order = getLoopOrder(generic);
  if (llvm::is_sorted(order))
    return success();
  rewriter.setInsertionPoint(generic);
  if (failed(linalg::interchangeGenericOp(rewriter, generic, order)))
    return generic.emitOpError("cannot be interchanged");
  return success();
}

/// A copy between dense buffers is a memcpy; any other becomes loops, since
/// LLVM's lowering would call a function of MLIR's runner library.
static void expandCopy(IRRewriter &rewriter, memref::CopyOp copy) {
  auto isDense = [](Value value) {
    auto type = dyn_cast<MemRefType>(value.getType());
    return type && type.getLayout().isIdentity();
  };
  if (isDense(copy.getSource()) && isDense(copy.getTarget()))
    return;
  rewriter.setInsertionPoint(copy);
  linalg::makeMemRefCopyOp(rewriter, copy.getLoc(), copy.getSource(),
                           copy.getTarget());
  rewriter.eraseOp(copy);
}

namespace {

struct OrderLoops : nnprim::impl::OrderLoopsPassBase<OrderLoops> {
  using Base::Base;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<memref::CopyOp> copies;
    getOperation().walk([&](memref::CopyOp op) { copies.push_back(op); });
    for (memref::CopyOp copy : copies)
      expandCopy(rewriter, copy);

    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (op.hasPureBufferSemantics())
        ops.push_back(op);
    });
    for (linalg::LinalgOp op : ops)
      if (failed(orderLoops(rewriter, op)))
        return signalPassFailure();
  }
};

} // namespace
