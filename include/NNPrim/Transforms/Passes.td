//===- Passes.td - Tensor and buffer transforms ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES
#define NNPRIM_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

#endif
