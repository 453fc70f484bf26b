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

// One file for each folder of lib/Transforms.
include "NNPrim/Transforms/Passes/ConstantFolding.td"
include "NNPrim/Transforms/Passes/Fusion.td"
include "NNPrim/Transforms/Passes/Graph.td"
include "NNPrim/Transforms/Passes/Kernels.td"
include "NNPrim/Transforms/Passes/Layout.td"
include "NNPrim/Transforms/Passes/Loops.td"
include "NNPrim/Transforms/Passes/Math.td"
include "NNPrim/Transforms/Passes/Memory.td"
include "NNPrim/Transforms/Passes/Narrowing.td"
include "NNPrim/Transforms/Passes/Packing.td"
include "NNPrim/Transforms/Passes/Parallel.td"
include "NNPrim/Transforms/Passes/Sparsity.td"

#endif
