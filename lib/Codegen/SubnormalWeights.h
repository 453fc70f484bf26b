//===- SubnormalWeights.h - Weights that training left subnormal ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_SUBNORMALWEIGHTS_H
#define NNPRIM_LIB_CODEGEN_SUBNORMALWEIGHTS_H

#include "mlir/IR/BuiltinOps.h"

namespace nnprim {

/// How many elements of f32 constants of rank two and more are subnormal, in a
/// module on tensors. Weight decay without gradients leaves such weights in
/// channels that are dead, and activations are subnormal there, too.
int64_t countSubnormalWeights(mlir::ModuleOp module);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_SUBNORMALWEIGHTS_H
