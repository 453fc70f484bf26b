//===- FreeLayouts.h - Layouts that nothing fixes ---------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_FREELAYOUTS_H
#define NNPRIM_TOOLS_TUNE_FREELAYOUTS_H

#include "Primitives.h"

#include "NNPrim/Target/MachineDesc.h"

#include "mlir/IR/MLIRContext.h"

/// How layers become primitives.
struct LayoutOptions {
  const nnprim::MachineDesc *machine;
  double maxError;
  int32_t numThreads;
};

/// Adds a convolution's forms with other layouts of its image and output, for
/// which there are kernels, if no neighbour fixes them: an `indirect_gemm` and
/// a `gemm` have them as HWC, a `conv_gemm` as CHW or as that in blocks of
/// channels. The filters of another form are random, since times do not depend
/// on them.
void addOtherLayouts(Primitive &primitive, const LayoutOptions &options,
                     mlir::MLIRContext &context);

#endif // NNPRIM_TOOLS_TUNE_FREELAYOUTS_H
