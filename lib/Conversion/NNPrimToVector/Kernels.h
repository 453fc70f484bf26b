//===- Kernels.h - One entry point per kernel -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_KERNELS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_KERNELS_H

#include "KernelBuilder.h"

#include "NNPrim/Support/CheckResult.h"

namespace nnprim {

/// Each function emits vector code in front of `op`; if it fails, it has
/// created no IR.
CheckResult emitGemmKernel(GemmOp op, const TargetDesc &target);
CheckResult emitIndirectGemmKernel(IndirectGemmOp op, const TargetDesc &target);
CheckResult emitDepthwiseConv(DepthwiseConvOp op, const TargetDesc &target);
CheckResult emitDepthwiseConvNchw(DepthwiseConvNchwOp op,
                                  const TargetDesc &target);
/// Emits a convolution whose plan is an outer_conv_plan.
CheckResult emitOuterConv(ConvGemmOp op, const TargetDesc &target);
CheckResult emitTwoPassSoftmax(TwoPassSoftmaxOp op, const TargetDesc &target);
CheckResult emitComplexGemmKernel(TupleGemmOp op, const TargetDesc &target);
CheckResult emitIm2col(Im2colOp op, const TargetDesc &target);
CheckResult emitSpmmKernel(SpmmOp op, const TargetDesc &target);
CheckResult emitPack(PackOp op, const TargetDesc &target);
CheckResult emitSplit(SplitBF16Op op, const TargetDesc &target);
CheckResult emitScaleRows(ScaleRowsOp op, const TargetDesc &target);
/// The nearest bf16 of a vector of f32, and those of what is left.
std::pair<mlir::Value, mlir::Value> splitVector(KernelBuilder &b,
                                                mlir::Value value);
CheckResult emitWinogradFilterTransform(FilterTransformOp op,
                                        const TargetDesc &target);
CheckResult emitWinogradInputTransform(InputTransformOp op,
                                       const TargetDesc &target);
CheckResult emitWinogradOutputTransform(OutputTransformOp op,
                                        const TargetDesc &target);
/// These emit the transforms that carry `fourier`, under the same contract.
CheckResult emitFourierInputTransform(InputTransformOp op,
                                      const TargetDesc &target);
CheckResult emitFourierOutputTransform(OutputTransformOp op,
                                       const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_KERNELS_H
