//===- StripReductions.cpp - Reductions and their readers by strips -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShiftMoments.h"
#include "StripLoop.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionChain.h"
#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {
#define GEN_PASS_DEF_STRIPREDUCTIONSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

using PlannedRows = NNPrimDialect::StripRowsAttrHelper;

namespace {

/// Emits the strips of a chain.
class StripEmitter {
public:
  StripEmitter(ImplicitLocOpBuilder &b, const ReductionChain &chain,
               int64_t rows)
      : b(b), chain(chain), rows(rows) {}

  void run() {
    int64_t whole = chain.numRows / rows * rows;
    createStripLoop(b, chain.numRows, rows, [&](Value first) {
      if (whole == chain.numRows)
        emitStrip(first, rows);
      else
        emitEither(first, whole);
    });
  }

  /// Emits a pipeline in about `parts` parts: of stages A, B and C, each step
  /// has C of `rows` rows, B of those behind them and A of those behind these.
  void runPipeline(int64_t parts);

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }

  /// Emits a whole strip and the last one, which is smaller.
  void emitEither(Value first, int64_t whole) {
    Value isWhole = arith::CmpIOp::create(b, arith::CmpIPredicate::ult, first,
                                          index(whole));
    auto branch = scf::IfOp::create(b, isWhole, /*withElseRegion=*/true);
    b.setInsertionPoint(branch.thenYield());
    emitStrip(first, rows);
    b.setInsertionPoint(branch.elseYield());
    emitStrip(first, chain.numRows - whole);
  }

  /// `count` elements of `dim`, from `first` on.
  Value cut(Value buffer, int64_t dim, Value first, int64_t count) {
    ArrayRef<int64_t> shape = cast<MemRefType>(buffer.getType()).getShape();
    SmallVector<OpFoldResult> offsets(shape.size(), b.getIndexAttr(0));
    SmallVector<OpFoldResult> sizes =
        getAsIndexOpFoldResult(b.getContext(), shape);
    SmallVector<OpFoldResult> strides(shape.size(), b.getIndexAttr(1));
    offsets[dim] = first;
    sizes[dim] = b.getIndexAttr(count);
    return memref::SubViewOp::create(b, buffer, offsets, sizes, strides);
  }

  void emitStrip(Value first, int64_t count) {
    emitOps(chain.ops, first, count);
  }

  void emitPart(ArrayRef<ArrayRef<ChainOp>> stages, Value first,
                int64_t partRows, int64_t whole);

  void emitOps(ArrayRef<ChainOp> ops, Value first, int64_t count) {
    // A fill and its reduction have the same view of their result.
    DenseMap<std::pair<Value, int64_t>, Value> strips;
    for (const ChainOp &link : ops) {
      linalg::LinalgOp op = link.op;
      Operation *copy = b.clone(*op.getOperation());
      for (OpOperand &operand : op->getOpOperands()) {
        std::optional<unsigned> dim =
            op.getMatchingIndexingMap(&operand).getResultPosition(
                b.getAffineDimExpr(link.rowLoop));
        if (!dim)
          continue;
        Value &strip = strips[{operand.get(), *dim}];
        if (!strip) {
          OpBuilder::InsertionGuard guard(b);
          b.setInsertionPoint(copy);
          strip = cut(operand.get(), *dim, first, count);
        }
        copy->setOperand(operand.getOperandNumber(), strip);
      }
    }
  }

  ImplicitLocOpBuilder &b;
  const ReductionChain &chain;
  int64_t rows;
};

} // namespace

/// Emits the part of a pipeline that begins with row `first`: the first stages
/// of the first rows, the steps, and the last stages of the last rows.
void StripEmitter::emitPart(ArrayRef<ArrayRef<ChainOp>> stages, Value first,
                            int64_t partRows, int64_t whole) {
  auto plus = [&](Value row, int64_t count) -> Value {
    return arith::AddIOp::create(b, row, index(count));
  };
  int64_t last = stages.size() - 1;
  for (int64_t stage = 0; stage < last; ++stage)
    emitOps(stages[stage], first, (last - stage) * rows);

  // Steps are counted from 0, so that their largest number is known.
  int64_t ahead = last * rows;
  AffineExpr row = b.getAffineDimExpr(0);
  Value steps = affine::AffineMinOp::create(
      b,
      AffineMap::get(
          1, 0,
          {b.getAffineConstantExpr(partRows - ahead), whole - ahead - row},
          b.getContext()),
      first);
  auto loop = scf::ForOp::create(b, index(0), steps, index(rows));
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value begin = arith::AddIOp::create(b, first, loop.getInductionVar());
    for (auto [number, stage] : llvm::enumerate(stages)) {
      Value at = plus(begin, (last - number) * rows);
      createParallelRegion(b, b.getLoc(),
                           [&, stage = stage] { emitOps(stage, at, rows); });
    }
  }

  Value rest = arith::AddIOp::create(b, first, steps);
  for (int64_t stage = 1; stage <= last; ++stage)
    emitOps(stages[stage], plus(rest, (last - stage) * rows), stage * rows);
}

void StripEmitter::runPipeline(int64_t parts) {
  SmallVector<ArrayRef<ChainOp>> stages = getPipelineStages(chain);
  int64_t least = (stages.size() - 1) * rows;
  int64_t whole = chain.numRows / rows * rows;
  int64_t partRows = llvm::divideCeil(whole / rows, parts) * rows;
  // The last part has enough rows for the first step, too.
  partRows = std::max(partRows, least);
  while (whole % partRows != 0 && whole % partRows < least)
    partRows += rows;
  createStripLoop(b, whole, partRows, [&](Value first) {
    emitPart(stages, first, partRows, whole);
    if (whole == chain.numRows)
      return;
    // Rows that remain belong to the last part.
    int64_t last = (llvm::divideCeil(whole, partRows) - 1) * partRows;
    Value isLast =
        arith::CmpIOp::create(b, arith::CmpIPredicate::eq, first, index(last));
    auto branch = scf::IfOp::create(b, isLast);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenYield());
    emitStrip(index(whole), chain.numRows - whole);
  });
}

namespace {
struct StripReductions
    : nnprim::impl::StripReductionsPassBase<StripReductions> {
  using Base::Base;

  void runOnOperation() override {
    if (!getOperation().getBody().hasOneBlock())
      return;
    shiftMoments(getOperation());
    Block &body = getOperation().getBody().front();
    visitReductionChains(body, [&](const ReductionChain &chain) {
      PlannedRows planned(&getContext());
      linalg::LinalgOp first = chain.reduction;
      Operation *reduction = first.getOperation();
      if (!planned.isAttrPresent(reduction))
        return false;
      int64_t rows = planned.getAttr(reduction).getInt();
      auto parts = reduction->getAttrOfType<IntegerAttr>(stripPartsAttrName);
      reduction->removeAttr(stripPartsAttrName);
      convert(chain, rows, parts ? parts.getInt() : 0);
      return true;
    });
    removeOthers();
  }

private:
  /// Strips of `rows` rows, or, of `parts` parts, a pipeline.
  void convert(const ReductionChain &chain, int64_t rows, int64_t parts) {
    PlannedRows(&getContext()).removeAttr(chain.reduction);
    if (rows >= chain.numRows)
      return;
    linalg::LinalgOp lastOp = chain.ops.back().op;
    Operation *last = lastOp.getOperation();
    ImplicitLocOpBuilder b(last->getLoc(), last);
    size_t numStages = getPipelineStages(chain).size();
    bool isPipeline =
        numStages > 0 && chain.numRows >= int64_t(numStages) * rows;
    if (parts > 0 && !isPipeline)
      lastOp.emitRemark() << "computed in strips: no pipeline of sums of rows "
                             "and one op over their elements";
    StripEmitter emitter(b, chain, rows);
    if (parts > 0 && isPipeline)
      emitter.runPipeline(parts);
    else
      emitter.run();
    for (ChainOp link : chain.ops)
      link.op.getOperation()->erase();
    ++numStripped;
  }

  /// What is left was written by hand.
  void removeOthers() {
    PlannedRows planned(&getContext());
    getOperation().walk([&](linalg::LinalgOp op) {
      if (!planned.isAttrPresent(op))
        return;
      op.emitRemark() << "not computed in strips: no reduction of rows that a "
                         "later op reads again";
      planned.removeAttr(op);
      op->removeAttr(stripPartsAttrName);
    });
  }
};

} // namespace
