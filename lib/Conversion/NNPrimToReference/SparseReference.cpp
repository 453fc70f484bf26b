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

static Value loadIndex(ReferenceBuilder &r, Value memref, Value position) {
  Value number = memref::LoadOp::create(r.b, memref, position);
  return arith::IndexCastOp::create(r.b, r.b.getIndexType(), number);
}

static void lowerSpmm(ReferenceBuilder &r, SpmmOp op) {
  r.loopNest(r.dim(op.getInit(), 0), [&](ValueRange row) {
    Value f = row.front();
    Value begin = loadIndex(r, op.getRowPointers(), f);
    Value end = loadIndex(r, op.getRowPointers(), r.add(f, r.index(1)));
    r.columns(r.dim(op.getInit(), 1), [&](ArrayRef<Value> pixels) {
      Values sums = r.reduce(
          begin, end, r.zeros(pixels.size()), [&](Value i, ValueRange accs) {
            Value weight = r.load(op.getValues(), i);
            Value channel = loadIndex(r, op.getColumns(), i);
            Values next;
            for (auto [pixel, acc] : llvm::zip_equal(pixels, accs))
              next.push_back(r.multiplyAdd(
                  weight, r.load(op.getInput(), {channel, pixel}), acc));
            return next;
          });
      for (auto [sum, pixel] : llvm::zip_equal(sums, pixels))
        r.storeThroughEpilogue(op, sum, {f, pixel});
    });
  });
}

void nnprim::populateSparseReferencePatterns(RewritePatternSet &patterns,
                                             const ReferenceOptions &options) {
  patterns.add<ReferencePattern<SpmmOp>>(patterns.getContext(), options,
                                         lowerSpmm);
}
