//===- NNPrimToVector.cpp - Lower primitives to micro-kernels -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "TargetHooks.h"

#include "NNPrim/Conversion/Passes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/ADT/TypeSwitch.h"

namespace nnprim {
#define GEN_PASS_DEF_CONVERTNNPRIMTOVECTORPASS
#include "NNPrim/Conversion/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
struct ConvertNNPrimToVectorPass
    : nnprim::impl::ConvertNNPrimToVectorPassBase<ConvertNNPrimToVectorPass> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    Base::getDependentDialects(registry);
    registerTargetDialects(registry);
  }

  void runOnOperation() override {
    const TargetDesc *desc = getTarget(getOperation());
    if (!desc)
      return signalPassFailure();
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      // A conv_gemm that no macro-kernel was found for has its remark.
      if (auto conv = dyn_cast<ConvGemmOp>(op);
          conv && !isa_and_nonnull<OuterConvPlanAttr>(conv.getPlanAttr()))
        return;
      if (isa<GemmOp, IndirectGemmOp, DepthwiseConvOp, DepthwiseConvNchwOp,
              ConvGemmOp, TwoPassSoftmaxOp, PackOp, Im2colOp, SpmmOp,
              SplitBF16Op, ScaleRowsOp, TupleGemmOp, InputTransformOp,
              FilterTransformOp, OutputTransformOp>(op))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      convert(op, *desc);
  }

  void convert(Operation *op, const TargetDesc &desc) {
    CheckResult result =
        llvm::TypeSwitch<Operation *, CheckResult>(op)
            .Case([&](GemmOp gemm) { return emitGemmKernel(gemm, desc); })
            .Case([&](IndirectGemmOp gemm) {
              return emitIndirectGemmKernel(gemm, desc);
            })
            .Case([&](DepthwiseConvOp conv) {
              return emitDepthwiseConv(conv, desc);
            })
            .Case([&](DepthwiseConvNchwOp conv) {
              return emitDepthwiseConvNchw(conv, desc);
            })
            .Case([&](ConvGemmOp conv) { return emitOuterConv(conv, desc); })
            .Case([&](TwoPassSoftmaxOp softmax) {
              return emitTwoPassSoftmax(softmax, desc);
            })
            .Case([&](Im2colOp im2col) { return emitIm2col(im2col, desc); })
            .Case([&](SpmmOp spmm) { return emitSpmmKernel(spmm, desc); })
            .Case([&](PackOp pack) { return emitPack(pack, desc); })
            .Case([&](SplitBF16Op split) { return emitSplit(split, desc); })
            .Case([&](ScaleRowsOp rows) { return emitScaleRows(rows, desc); })
            .Case([&](TupleGemmOp gemm) {
              return emitComplexGemmKernel(gemm, desc);
            })
            .Case([&](InputTransformOp transform) {
              return transform.getAlgorithm().isFourier()
                         ? emitFourierInputTransform(transform, desc)
                         : emitWinogradInputTransform(transform, desc);
            })
            .Case([&](FilterTransformOp transform) {
              return emitWinogradFilterTransform(transform, desc);
            })
            .Case([&](OutputTransformOp transform) {
              return transform.getAlgorithm().isFourier()
                         ? emitFourierOutputTransform(transform, desc)
                         : emitWinogradOutputTransform(transform, desc);
            });
    if (failed(result)) {
      ++numFallbacks;
      op->emitRemark() << "not vectorised: " << result.getReason();
      return;
    }
    op->erase();
    ++numKernels;
  }
};
} // namespace
