//===- NNPrimToReference.cpp - The reference lowering ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Conversion/NNPrimToReference/NNPrimToReference.h"

#include "NNPrim/Conversion/Passes.h"
#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "ReferenceBuilder.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_CONVERTNNPRIMTOREFERENCEPASS
#include "NNPrim/Conversion/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

void nnprim::populateNNPrimToReferencePatterns(
    RewritePatternSet &patterns, const ReferenceOptions &options) {
  populateConvReferencePatterns(patterns, options);
  populateGemmReferencePatterns(patterns, options);
  populateSoftmaxReferencePatterns(patterns, options);
  populateSparseReferencePatterns(patterns, options);
  populateTupleReferencePatterns(patterns, options);
  populateFastConvReferencePatterns(patterns, options);
}

namespace {

class ConvertNNPrimToReferencePass
    : public nnprim::impl::ConvertNNPrimToReferencePassBase<
          ConvertNNPrimToReferencePass> {
public:
  using Base::Base;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateNNPrimToReferencePatterns(patterns,
                                      {accumulateInF64, columnsPerStep});
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    WalkResult result = getOperation()->walk([](ComputeOpInterface op) {
      op->emitOpError("has tensor operands; the reference lowering needs "
                      "memrefs (bufferize first)");
      return WalkResult::interrupt();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};

} // namespace
