//===- StripReductions.cpp - Reductions and their readers by strips -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StripLoop.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionChain.h"
#include "NNPrim/Transforms/Passes.h"

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
    // A fill and its reduction have the same view of their result.
    DenseMap<std::pair<Value, int64_t>, Value> strips;
    for (const ChainOp &link : chain.ops) {
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

struct StripReductions
    : nnprim::impl::StripReductionsPassBase<StripReductions> {
  using Base::Base;

  void runOnOperation() override {
    if (!getOperation().getBody().hasOneBlock())
      return;
    Block &body = getOperation().getBody().front();
    visitReductionChains(body, [&](const ReductionChain &chain) {
      PlannedRows planned(&getContext());
      linalg::LinalgOp first = chain.reduction;
      Operation *reduction = first.getOperation();
      if (!planned.isAttrPresent(reduction))
        return false;
      convert(chain, planned.getAttr(reduction).getInt());
      return true;
    });
    removeOthers();
  }

private:
  void convert(const ReductionChain &chain, int64_t rows) {
    PlannedRows(&getContext()).removeAttr(chain.reduction);
    if (rows >= chain.numRows)
      return;
    linalg::LinalgOp lastOp = chain.ops.back().op;
    Operation *last = lastOp.getOperation();
    ImplicitLocOpBuilder b(last->getLoc(), last);
    StripEmitter(b, chain, rows).run();
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
    });
  }
};

} // namespace
