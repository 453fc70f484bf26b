//===- InterchangeLoops.cpp - Interchange for contiguous innermost loops --===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

namespace nnprim {
#define GEN_PASS_DEF_INTERCHANGELOOPSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

/// The value of `expr` where dimension `dim` is 1 and all others are 0, or
/// where all are 0 if `dim` is out of range.
static int64_t evaluateAtUnit(AffineExpr expr, unsigned numDims, unsigned dim) {
  MLIRContext *context = expr.getContext();
  SmallVector<AffineExpr> point(numDims, getAffineConstantExpr(0, context));
  if (dim < numDims)
    point[dim] = getAffineConstantExpr(1, context);
  auto value = dyn_cast<AffineConstantExpr>(
      simplifyAffineExpr(expr.replaceDims(point), 0, 0));
  return value ? value.getValue() : 0;
}

/// Distance, in elements of `type`, between consecutive iterations of loop
/// `dim`, or nullopt if it is unknown.
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

/// The cost of loop `dim` as the innermost one: strided accesses weigh most,
/// then a reduction, which LLVM may be unable to vectorize.
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

/// Orders parallel loops first, then reductions, then the cheapest innermost
/// loop.
static SmallVector<unsigned> getLoopOrder(linalg::GenericOp op) {
  unsigned numLoops = op.getNumLoops();
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  unsigned innermost = numLoops - 1;
  int64_t bestCost = std::numeric_limits<int64_t>::max();
  // The search goes backwards, so that the present innermost loop wins a tie.
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

/// The number of trailing dimensions of `type` that are contiguous in memory.
static unsigned countDenseDims(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset, expected = 1;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return 0;
  unsigned count = 0;
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim, ++count) {
    if (strides[dim] != expected && type.getDimSize(dim) != 1)
      break;
    expected *= type.getDimSize(dim);
  }
  return count;
}

/// The row of `memref` at `ivs`, which index its leading dimensions.
static Value getRow(OpBuilder &b, Location loc, Value memref, ValueRange ivs) {
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<OpFoldResult> offsets(ivs.begin(), ivs.end()), sizes;
  offsets.resize(type.getRank(), b.getIndexAttr(0));
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    sizes.push_back(b.getIndexAttr(dim < ivs.size() ? 1 : size));
  SmallVector<OpFoldResult> steps(type.getRank(), b.getIndexAttr(1));
  MemRefType rowType = memref::SubViewOp::inferRankReducedResultType(
      type.getShape().drop_front(ivs.size()), type, offsets, sizes, steps);
  return memref::SubViewOp::create(b, loc, rowType, memref, offsets, sizes,
                                   steps);
}

/// Builds a loop nest that copies row by row; LLVM turns each row into a
/// memcpy.
static void copyRows(IRRewriter &rewriter, memref::CopyOp copy,
                     unsigned numOuterDims) {
  Location loc = copy.getLoc();
  auto type = cast<MemRefType>(copy.getSource().getType());
  auto index = [&](int64_t value) {
    return arith::ConstantIndexOp::create(rewriter, loc, value).getResult();
  };
  SmallVector<Value> upper;
  for (int64_t size : type.getShape().take_front(numOuterDims))
    upper.push_back(index(size));
  SmallVector<Value> lower(numOuterDims, index(0)),
      steps(numOuterDims, index(1));
  scf::LoopNest nest =
      scf::buildLoopNest(rewriter, loc, lower, upper, steps,
                         [&](OpBuilder &b, Location, ValueRange ivs) {
                           Value source = getRow(b, loc, copy.getSource(), ivs);
                           Value target = getRow(b, loc, copy.getTarget(), ivs);
                           memref::CopyOp::create(b, loc, source, target);
                         });
  for (scf::ForOp loop : nest.loops)
    nnprim::setParallel(loop);
}

/// Expands a copy into loops unless both buffers are dense and it is a memcpy:
/// LLVM's lowering would call a function of MLIR's runner library.
static void expandCopy(IRRewriter &rewriter, memref::CopyOp copy) {
  auto source = dyn_cast<MemRefType>(copy.getSource().getType());
  auto target = dyn_cast<MemRefType>(copy.getTarget().getType());
  if (!source || !target)
    return;
  unsigned rank = source.getRank();
  unsigned denseDims = std::min(countDenseDims(source), countDenseDims(target));
  if (denseDims == rank)
    return;
  rewriter.setInsertionPoint(copy);
  if (denseDims > 0 && source.hasStaticShape())
    copyRows(rewriter, copy, rank - denseDims);
  else
    linalg::makeMemRefCopyOp(rewriter, copy.getLoc(), copy.getSource(),
                             copy.getTarget());
  rewriter.eraseOp(copy);
}

namespace {

struct InterchangeLoops : nnprim::impl::InterchangeLoopsPassBase<InterchangeLoops> {
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
