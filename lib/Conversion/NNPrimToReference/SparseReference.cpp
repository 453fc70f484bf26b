//===- SparseReference.cpp - Sparse times dense ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

using Values = ReferenceBuilder::Values;

static Value loadIndex(ReferenceBuilder &r, Value memref, ValueRange indices) {
  Value number = memref::LoadOp::create(r.b, memref, indices);
  return arith::IndexCastOp::create(r.b, r.b.getIndexType(), number);
}

/// The sums of row `f` at some pixels after the entries from `begin` to `end`.
static Values addEntries(ReferenceBuilder &r, SpmmOp op, Value inBlock,
                         Value begin, Value end, ArrayRef<Value> pixels,
                         ValueRange sums) {
  bool hasBlocks = cast<ShapedType>(op.getValues().getType()).getRank() == 2;
  return r.reduce(begin, end, sums, [&](Value i, ValueRange accs) {
    Values position{i};
    if (hasBlocks)
      position.push_back(inBlock);
    Value weight = r.load(op.getValues(), position);
    Value channel = loadIndex(r, op.getColumns(), i);
    if (op.getColumnStride() != 1)
      channel = r.b.createOrFold<arith::DivUIOp>(channel,
                                                 r.index(op.getColumnStride()));
    Values next;
    for (auto [pixel, acc] : llvm::zip_equal(pixels, accs)) {
      Value element = r.load(op.getInput(), {channel, pixel});
      if (Value factors = op.getFactors())
        element = arith::MulFOp::create(r.b, element, r.load(factors, channel));
      next.push_back(r.multiplyAdd(weight, element, acc));
    }
    return next;
  });
}

/// The range of entries of `block` in one slab, which `slab` is the number of
/// or empty, where ranges are in `block_order`: of all ranges, those of other
/// blocks are empty.
static Values addOrderedEntries(ReferenceBuilder &r, SpmmOp op, Value block,
                                Value inBlock, ValueRange slab,
                                ArrayRef<Value> pixels, ValueRange sums) {
  Value order = op.getBlockOrder(), rows = op.getRowPointers();
  Value count = r.dim(order, slab.size());
  return r.reduce(r.index(0), count, sums, [&](Value g, ValueRange accs) {
    Values first(slab), last(slab);
    first.push_back(g);
    last.push_back(r.add(g, r.index(1)));
    Value begin = loadIndex(r, rows, first);
    Value isOther = arith::CmpIOp::create(r.b, arith::CmpIPredicate::ne,
                                          loadIndex(r, order, first), block);
    Value end =
        arith::SelectOp::create(r.b, isOther, begin, loadIndex(r, rows, last));
    return addEntries(r, op, inBlock, begin, end, pixels, accs);
  });
}

static void lowerSpmm(ReferenceBuilder &r, SpmmOp op) {
  Value rows = op.getRowPointers(), one = r.index(1);
  bool hasSlabs = cast<ShapedType>(rows.getType()).getRank() == 2;
  bool hasBlocks = cast<ShapedType>(op.getValues().getType()).getRank() == 2;
  r.loopNest(r.dim(op.getInit(), 0), [&](ValueRange row) {
    Value f = row.front(), block = f, inBlock;
    if (hasBlocks) {
      Value height = r.dim(op.getValues(), 1);
      block = r.b.createOrFold<arith::DivUIOp>(f, height);
      inBlock = r.b.createOrFold<arith::RemUIOp>(f, height);
    }
    r.columns(r.dim(op.getInit(), 1), [&](ArrayRef<Value> pixels) {
      auto addSlab = [&](ValueRange slab, ValueRange sums) {
        if (op.getBlockOrder())
          return addOrderedEntries(r, op, block, inBlock, slab, pixels, sums);
        Values first(slab), last(slab);
        first.push_back(block);
        last.push_back(r.add(block, one));
        return addEntries(r, op, inBlock, loadIndex(r, rows, first),
                          loadIndex(r, rows, last), pixels, sums);
      };
      Values sums = r.zeros(pixels.size());
      sums = hasSlabs ? r.reduce(r.index(0), r.dim(rows, 0), sums,
                                 [&](Value slab, ValueRange accs) {
                                   return addSlab(slab, accs);
                                 })
                      : addSlab({}, sums);
      for (auto [sum, pixel] : llvm::zip_equal(sums, pixels)) {
        if (op.getAccumulate())
          sum =
              arith::AddFOp::create(r.b, sum, r.load(op.getInit(), {f, pixel}));
        r.storeThroughEpilogue(op, sum, {f, pixel});
      }
    });
  });
}

void nnprim::populateSparseReferencePatterns(RewritePatternSet &patterns,
                                             const ReferenceOptions &options) {
  patterns.add<ReferencePattern<SpmmOp>>(patterns.getContext(), options,
                                         lowerSpmm);
}
