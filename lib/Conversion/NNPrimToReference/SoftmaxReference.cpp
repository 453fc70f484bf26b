//===- SoftmaxReference.cpp - Softmax -------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <limits>

using namespace mlir;
using namespace nnprim;

using Values = ReferenceBuilder::Values;

/// Makes three passes: the reference subtracts the exact maximum.
static void lowerSoftmax(ReferenceBuilder &r, TwoPassSoftmaxOp op) {
  Value input = op.getInput();
  ScalarRegion producer = op.getProducerRegion();
  Values extents = r.dims(input);
  int64_t dimension = op.getDimension();
  Value length = extents[dimension];
  extents[dimension] = r.index(1);

  r.loopNest(extents, [&](ValueRange row) {
    auto load = [&](Value i) {
      Values position = llvm::to_vector_of<Value>(row);
      position[dimension] = i;
      return r.loadThrough(producer, input, position);
    };
    Value lowest = r.constant(-std::numeric_limits<double>::infinity());
    Value max =
        r.reduce(length, lowest, [&](Value i, ValueRange acc) -> Values {
           return {arith::MaximumFOp::create(r.b, acc.front(), load(i))};
         }).front();
    auto exponential = [&](Value i) -> Value {
      return math::ExpOp::create(r.b, arith::SubFOp::create(r.b, load(i), max));
    };
    Value sum =
        r.reduce(length, r.constant(0), [&](Value i, ValueRange acc) -> Values {
           return {arith::AddFOp::create(r.b, acc.front(), exponential(i))};
         }).front();
    r.loop(r.index(0), length, 1, [&](Value i) {
      Values position = llvm::to_vector_of<Value>(row);
      position[dimension] = i;
      Value result;
      if (op.getLog())
        result =
            arith::SubFOp::create(r.b, arith::SubFOp::create(r.b, load(i), max),
                                  math::LogOp::create(r.b, sum));
      else
        result = arith::DivFOp::create(r.b, exponential(i), sum);
      r.storeThroughEpilogue(op, result, position);
    });
  });
}

void nnprim::populateSoftmaxReferencePatterns(RewritePatternSet &patterns,
                                              const ReferenceOptions &options) {
  patterns.add<ReferencePattern<TwoPassSoftmaxOp>>(patterns.getContext(),
                                                   options, lowerSoftmax);
}
