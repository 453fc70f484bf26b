//===- StripReductions.cpp - Reductions and their readers by strips -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReductionChain.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
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

/// Bytes of a strip, which stay in the smallest L1 of the processors that are
/// compiled for, 32 KiB, and bytes that are not worth a strip.
static constexpr int64_t kStripBytes = 24 << 10, kLeastBytes = 16 << 10;

/// Rows of a strip: as many as stay in L1 from the first op to the last. Rows
/// that share cache lines are not cut: the lines of a strip lie as far apart as
/// an image has channels, and do not fit into the sets of a cache together if
/// that is a power of two.
static std::optional<int64_t> getStripRows(const ReductionChain &chain) {
  if (chain.getRowsOfLine() > 1)
    return std::nullopt;
  int64_t rows = kStripBytes / chain.getRowBytes();
  // What is computed once for each row is computed on vectors of rows.
  constexpr int64_t rowsOfVector = 8;
  if (rows >= rowsOfVector)
    rows -= rows % rowsOfVector;
  return std::max(rows, int64_t(1));
}

namespace {

/// Emits the strips of a chain.
class StripEmitter {
public:
  StripEmitter(ImplicitLocOpBuilder &b, const ReductionChain &chain,
               int64_t rows)
      : b(b), chain(chain), rows(rows) {}

  void run() {
    int64_t whole = chain.numRows / rows * rows;
    auto loop =
        scf::ForOp::create(b, index(0), index(chain.numRows), index(rows));
    setParallel(loop);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    // A strip is divided no further: its ops depend on each other, whose loops
    // will be marked as parallel.
    auto region = scf::ExecuteRegionOp::create(b, TypeRange());
    region.setNoInline(true);
    b.createBlock(&region.getRegion());
    Value first = loop.getInductionVar();
    if (whole == chain.numRows) {
      emitStrip(first, rows);
    } else {
      Value isWhole = arith::CmpIOp::create(b, arith::CmpIPredicate::ult, first,
                                            index(whole));
      auto branch = scf::IfOp::create(b, isWhole, /*withElseRegion=*/true);
      OpBuilder::InsertionGuard inside(b);
      b.setInsertionPoint(branch.thenYield());
      emitStrip(first, rows);
      b.setInsertionPoint(branch.elseYield());
      emitStrip(first, chain.numRows - whole);
    }
    scf::YieldOp::create(b);
  }

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
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
    for (const ReductionChain &chain : findReductionChains(body, kLeastBytes)) {
      std::optional<int64_t> rows = getStripRows(chain);
      if (!rows || *rows >= chain.numRows)
        continue;
      linalg::LinalgOp lastOp = chain.ops.back().op;
      Operation *last = lastOp.getOperation();
      ImplicitLocOpBuilder b(last->getLoc(), last);
      StripEmitter(b, chain, *rows).run();
      for (ChainOp link : chain.ops)
        link.op.getOperation()->erase();
      ++numStripped;
    }
  }
};

} // namespace
