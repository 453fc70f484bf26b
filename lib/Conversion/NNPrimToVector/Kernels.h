//===- Kernels.h - One entry point a kernel -------------------------------===//
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

/// Each emits vector code for `op` before it and returns null, or returns why
/// it can not and leaves no trace.
const char *emitGemmKernel(GemmOp op, const TargetDesc &target);
const char *emitIndirectGemmKernel(IndirectGemmOp op, const TargetDesc &target);
const char *emitDepthwiseConv(DepthwiseConvOp op, const TargetDesc &target);
const char *emitTwoPassSoftmax(TwoPassSoftmaxOp op, const TargetDesc &target);
const char *emitComplexGemmKernel(TupleGemmOp op, const TargetDesc &target);
const char *emitIm2col(Im2colOp op, const TargetDesc &target);
const char *emitPack(PackOp op, const TargetDesc &target);
const char *emitWinogradFilterTransform(WinogradFilterTransformOp op,
                                        const TargetDesc &target);
const char *emitWinogradInputTransform(WinogradInputTransformOp op,
                                       const TargetDesc &target);
const char *emitWinogradOutputTransform(WinogradOutputTransformOp op,
                                        const TargetDesc &target);
/// The same for those with `fourier`.
const char *emitFourierInputTransform(WinogradInputTransformOp op,
                                      const TargetDesc &target);
const char *emitFourierOutputTransform(WinogradOutputTransformOp op,
                                       const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_KERNELS_H
