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

namespace nnprim {

/// Each function emits vector code in front of `op` and returns null, or
/// returns the reason why it cannot and creates no IR.
const char *emitGemmKernel(GemmOp op, const TargetDesc &target);
const char *emitIndirectGemmKernel(IndirectGemmOp op, const TargetDesc &target);
const char *emitDepthwiseConv(DepthwiseConvOp op, const TargetDesc &target);
const char *emitDepthwiseConvNchw(DepthwiseConvNchwOp op,
                                  const TargetDesc &target);
const char *emitTwoPassSoftmax(TwoPassSoftmaxOp op, const TargetDesc &target);
const char *emitComplexGemmKernel(TupleGemmOp op, const TargetDesc &target);
const char *emitIm2col(Im2colOp op, const TargetDesc &target);
const char *emitSpmmKernel(SpmmOp op, const TargetDesc &target);
const char *emitPack(PackOp op, const TargetDesc &target);
const char *emitWinogradFilterTransform(FilterTransformOp op,
                                        const TargetDesc &target);
const char *emitWinogradInputTransform(InputTransformOp op,
                                       const TargetDesc &target);
const char *emitWinogradOutputTransform(OutputTransformOp op,
                                        const TargetDesc &target);
/// These emit the transforms that carry `fourier`, under the same contract.
const char *emitFourierInputTransform(InputTransformOp op,
                                      const TargetDesc &target);
const char *emitFourierOutputTransform(OutputTransformOp op,
                                       const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_KERNELS_H
