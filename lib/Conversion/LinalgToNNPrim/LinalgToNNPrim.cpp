//===- LinalgToNNPrim.cpp - linalg to nnprim primitives -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Conversion/LinalgToNNPrim/LinalgToNNPrim.h"

#include "CheckAlgorithm.h"
#include "QuantizedPatterns.h"

#include "NNPrim/Conversion/Passes.h"
#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_CONVERTLINALGTONNPRIMPASS
#include "NNPrim/Conversion/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Why no pattern has taken `op`.
static std::string explainNoPrimitive(Operation *op) {
  if (isa<linalg::SoftmaxOp>(op))
    return "it is not on static tensors of one floating-point type";
  if (!isa<linalg::Conv2DNhwcHwcfOp, linalg::Conv2DNchwFchwOp,
           linalg::Conv2DNhwgcGfhwcOp, linalg::DepthwiseConv2DNhwcHwcOp,
           linalg::DepthwiseConv2DNchwChwOp, linalg::DepthwiseConv2DNhwcHwcmOp,
           linalg::MatmulOp, linalg::BatchMatmulOp>(op) &&
      !isQuantized(op))
    return "there is no primitive for such an op";
  if (isQuantized(op)) {
    CheckResult result = checkQuantizedTensors(cast<linalg::LinalgOp>(op));
    return failed(result) ? result.getReason().str()
                          : "there is no primitive for such an op";
  }
  CheckResult result = checkFloatTensors(cast<linalg::LinalgOp>(op));
  return failed(result) ? result.getReason().str() : "an operand is broadcast";
}

namespace {

struct ConvertLinalgToNNPrim
    : public nnprim::impl::ConvertLinalgToNNPrimPassBase<
          ConvertLinalgToNNPrim> {
  using Base::Base;

  void runOnOperation() override {
    WalkResult checked = getOperation().walk([](Operation *op) {
      return failed(checkAlgorithm(op)) || failed(checkMaxError(op))
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    });
    if (checked.wasInterrupted())
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    populateConvToNNPrimPatterns(patterns);
    populateQuantizedToNNPrimPatterns(patterns, getByteProducts(), unrollBatch);
    populateMatmulToNNPrimPatterns(patterns, unrollBatch);
    populateSoftmaxToNNPrimPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    countOps();
  }

private:
  /// The products of bytes that the target's kernels take. Without a target,
  /// which the pass does not need otherwise, bytes are signed.
  ByteProducts getByteProducts() {
    TargetAttr attr = getTargetAttr(getOperation());
    if (!attr)
      return {};
    const TargetDesc &target = attr.getTarget();
    return {target.hasUnsignedBytes, target.hasVnni || target.hasMatrixProduct,
            target.hasMatrixProduct ? 8 : 4};
  }

  void countOps() {
    getOperation().walk([&](Operation *op) {
      if (isa<EpilogueOpInterface>(op)) {
        ++numPrimitives;
      } else if (isa<linalg::ConvolutionOpInterface,
                     linalg::ContractionOpInterface, linalg::SoftmaxOp>(op) &&
                 !isPooling(op)) {
        ++numFallbacks;
        remark::missed(op->getLoc(), remark::RemarkOpts::name("NoPrimitive")
                                         .category("nnprim-primitives"))
            << explainNoPrimitive(op);
      }
    });
  }
};

} // namespace
