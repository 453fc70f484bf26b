//===- TupleReference.cpp - GEMM on tuples --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceBuilder.h"

#include "NNPrim/Problem/ElementType.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

using Values = ReferenceBuilder::Values;

/// The product of row `m` and column `n` for the complex coefficient stored at
/// indices `re` and `im`.
static Values multiplyComplex(ReferenceBuilder &r, TupleGemmOp op, Value re,
                              Value im, Value m, Value n) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  return r.reduce(
      r.dim(lhs, 2), r.zeros(2), [&](Value k, ValueRange sums) -> Values {
        Value a = r.load(lhs, {re, m, k}), b = r.load(lhs, {im, m, k});
        Value c = r.load(rhs, {re, k, n}), d = r.load(rhs, {im, k, n});
        Value minusB = arith::NegFOp::create(r.b, b);
        Value real = r.multiplyAdd(a, c, sums[0]);
        Value imaginary = r.multiplyAdd(a, d, sums[1]);
        return {r.multiplyAdd(minusB, d, real), r.multiplyAdd(b, c, imaginary)};
      });
}

/// The product of factors that are split, whose right-hand side is a panel for
/// each coefficient.
static void lowerSplitProducts(ReferenceBuilder &r, TupleGemmOp op) {
  Value lhs = op.getLhs(), rhs = op.getRhs(), init = op.getInit();
  Value size = r.index(kSplitBlock), interleave = r.dim(rhs, 3);
  Value depth = r.div(r.dim(lhs, 2), r.index(2));
  r.loopNest(
      {r.dim(init, 0), r.dim(init, 1), r.dim(init, 2)}, [&](ValueRange at) {
        Values sum = r.reduce(
            depth, r.zeros(1), [&](Value k, ValueRange accs) -> Values {
              Value near =
                  r.add(r.mul(r.div(k, size), r.index(2 * kSplitBlock)),
                        r.rem(k, size));
              Value rest = r.add(near, size);
              auto loadA = [&](Value j) {
                return r.load(lhs, {at[0], at[1], j});
              };
              auto loadB = [&](Value j) {
                return r.load(rhs, {at[0], r.div(j, interleave), at[2],
                                    r.rem(j, interleave)});
              };
              Value acc = r.multiplyAdd(loadA(near), loadB(near), accs.front());
              acc = r.multiplyAdd(loadA(near), loadB(rest), acc);
              return {r.multiplyAdd(loadA(rest), loadB(near), acc)};
            });
        r.store(sum.front(), init, at);
      });
}

static void lowerTupleGemm(ReferenceBuilder &r, TupleGemmOp op) {
  if (op.getBf16Terms() != 0)
    return lowerSplitProducts(r, op);
  Value lhs = op.getLhs(), rhs = op.getRhs(), init = op.getInit();
  Value rows = r.dim(init, 1), columns = r.dim(init, 2), all = r.dim(init, 0);
  Value reals = all;
  if (op.getComplexFrom())
    reals = r.index(*op.getComplexFrom());
  r.loopNest({reals, rows}, [&](ValueRange sm) {
    r.columns(columns, [&](ArrayRef<Value> columns) {
      Values sums = r.reduce(
          r.dim(lhs, 2), r.zeros(columns.size()),
          [&](Value k, ValueRange accs) {
            Value a = r.load(lhs, {sm[0], sm[1], k});
            Values next;
            for (auto [n, acc] : llvm::zip_equal(columns, accs))
              next.push_back(r.multiplyAdd(a, r.load(rhs, {sm[0], k, n}), acc));
            return next;
          });
      for (auto [sum, n] : llvm::zip_equal(sums, columns)) {
        if (op.getAccumulate())
          sum =
              arith::AddFOp::create(r.b, sum, r.load(init, {sm[0], sm[1], n}));
        r.store(sum, init, {sm[0], sm[1], n});
      }
    });
  });
  if (!op.getComplexFrom())
    return;
  r.loop(reals, all, 2, [&](Value re) {
    Value im = r.add(re, r.index(1));
    r.loopNest({rows, columns}, [&](ValueRange mn) {
      Values product = multiplyComplex(r, op, re, im, mn[0], mn[1]);
      r.store(product[0], init, {re, mn[0], mn[1]});
      r.store(product[1], init, {im, mn[0], mn[1]});
    });
  });
}

void nnprim::populateTupleReferencePatterns(RewritePatternSet &patterns,
                                            const ReferenceOptions &options) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ReferencePattern<TupleGemmOp>>(context, options, lowerTupleGemm);
}
