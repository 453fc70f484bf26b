//===- LinalgToVector.cpp - Vectorise what is no primitive ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestEmitter.h"
#include "RowPipeline.h"
#include "VectorBody.h"

#include "NNPrim/Conversion/Passes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionFinish.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionStarts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace nnprim {
#define GEN_PASS_DEF_CONVERTLINALGTOVECTORPASS
#include "NNPrim/Conversion/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// The bytes of the longest rows that are contiguous on both sides of a copy,
/// or nullopt if the copy is contiguous as a whole.
static std::optional<int64_t> getRowBytes(memref::CopyOp copy) {
  auto source = cast<MemRefType>(copy.getSource().getType());
  auto target = cast<MemRefType>(copy.getTarget().getType());
  int64_t dims = std::min(source.getNumContiguousTrailingDims(),
                          target.getNumContiguousTrailingDims());
  if (dims >= source.getRank())
    return std::nullopt;
  int64_t elements = 1;
  for (int64_t extent : source.getShape().take_back(dims))
    elements *= extent;
  if (isa<FlyteType>(source.getElementType()))
    return elements * getStorageBytes(source.getElementType());
  return elements * source.getElementTypeBitWidth() / 8;
}

/// Turns a copy of rows shorter than `longBytes` into a linalg op.
static void generalizeCopy(IRRewriter &rewriter, memref::CopyOp copy,
                           int64_t longBytes) {
  auto source = dyn_cast<MemRefType>(copy.getSource().getType());
  auto target = dyn_cast<MemRefType>(copy.getTarget().getType());
  if (!source || !target || !source.hasStaticShape())
    return;
  std::optional<int64_t> rowBytes = getRowBytes(copy);
  if (!rowBytes || *rowBytes >= longBytes)
    return;
  rewriter.setInsertionPoint(copy);
  linalg::makeMemRefCopyOp(rewriter, copy.getLoc(), copy.getSource(),
                           copy.getTarget());
  rewriter.eraseOp(copy);
}

namespace {
struct ConvertLinalgToVector
    : nnprim::impl::ConvertLinalgToVectorPassBase<ConvertLinalgToVector> {
  using Base::Base;

  void runOnOperation() override {
    const TargetDesc *target = getTarget(getOperation());
    if (!target)
      return signalPassFailure();
    IRRewriter rewriter(&getContext());
    SmallVector<memref::CopyOp> copies;
    getOperation().walk([&](memref::CopyOp op) { copies.push_back(op); });
    for (memref::CopyOp copy : copies)
      generalizeCopy(rewriter, copy, target->longCopyBytes);
    convertPipelines(rewriter, *target);
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (op.hasPureBufferSemantics())
        ops.push_back(op);
    });
    // A sum takes the fill before it along, and the op that finishes it.
    for (linalg::LinalgOp op : ops)
      if (linalg::GenericOp finish = findReductionFinish(op))
        finishes.insert(finish);
    for (linalg::LinalgOp op : llvm::reverse(ops))
      if (!erased.contains(op) && !finishes.contains(op))
        convert(rewriter, op, *target);
    // The second nest may read what the first wrote, so that a thread that has
    // done its part of the first must not go on: one thread runs them all.
    for (auto [block, count] : numNests)
      if (count > 1)
        block->walk(removeParallelMarks);
  }

  /// Makes one loop of each step of a pipeline of rows.
  void convertPipelines(IRRewriter &rewriter, const TargetDesc &target) {
    SmallVector<scf::ForOp> steps;
    getOperation().walk([&](scf::ForOp loop) {
      if (!RowPipeline::findStages(loop).empty())
        steps.push_back(loop);
    });
    for (scf::ForOp step : steps) {
      RowPipeline pipeline;
      CheckResult result = pipeline.match(step, target);
      if (succeeded(result)) {
        pipeline.emit(rewriter, target);
        ++numPipelines;
        continue;
      }
      step.emitRemark() << "stages are not in one loop: " << result.getReason();
      for (scf::ExecuteRegionOp region : RowPipeline::findStages(step))
        removeParallelMarks(region);
    }
  }

  void convert(IRRewriter &rewriter, linalg::LinalgOp op,
               const TargetDesc &target) {
    ++numNests[op->getBlock()];
    SmallVector<linalg::FillOp> fills = findReductionStarts(op);
    linalg::GenericOp finish = findReductionFinish(op);
    auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
    if (!generic) {
      rewriter.setInsertionPoint(op);
      FailureOr<linalg::GenericOp> named =
          linalg::generalizeNamedOp(rewriter, op);
      if (failed(named))
        return;
      generic = *named;
    }
    LoopNest nest;
    LoopVectors vectors;
    CheckResult result = match(generic, finish, target, nest, vectors);
    if (failed(result) && finish) {
      convert(rewriter, finish, target);
      finish = {};
      result = match(generic, finish, target, nest, vectors);
    }
    if (failed(result)) {
      ++numFallbacks;
      generic.emitRemark() << "not vectorised: " << result.getReason();
      return;
    }
    if (vectors.lanes == 1)
      generic.emitRemark() << "one element at a time: no loop walks enough of "
                              "its operands contiguously";
    else if (std::optional<unsigned> operand =
                 findScatteredOperand(nest, vectors))
      generic.emitRemark() << "vectors of operand #" << *operand
                           << " are moved element by element: no loop walks it "
                              "contiguously beside the result";
    // What the finishing op reads may be a view that is taken in between.
    if (finish)
      generic->moveBefore(finish);
    SmallVector<Value> starts;
    for (linalg::FillOp fill : fills)
      starts.push_back(fill ? fill.getInputs().front() : Value());
    NestEmitter(nest, vectors, target, starts).emit();
    rewriter.eraseOp(generic);
    if (finish)
      rewriter.eraseOp(finish);
    for (linalg::FillOp fill : fills)
      if (fill) {
        erased.insert(fill);
        rewriter.eraseOp(fill);
      }
    ++numVectorised;
  }

  static CheckResult match(linalg::GenericOp op, linalg::GenericOp finish,
                           const TargetDesc &target, LoopNest &nest,
                           LoopVectors &vectors) {
    CheckResult result = matchLoopNest(op, finish, nest);
    if (succeeded(result))
      result = checkBody(nest);
    if (succeeded(result))
      result = chooseVectors(nest, target, vectors);
    return result;
  }

  /// Fills that are part of a vectorised sum.
  llvm::DenseSet<Operation *> erased;
  /// Ops that finish a sum.
  llvm::DenseSet<Operation *> finishes;
  /// Nests in each block.
  llvm::SmallDenseMap<Block *, unsigned> numNests;
};
} // namespace
