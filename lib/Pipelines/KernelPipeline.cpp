//===- KernelPipeline.cpp - Primitives on memrefs to loops and vectors ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Conversion/Passes.h"
#include "NNPrim/Pipelines/Pipelines.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace nnprim;

void nnprim::buildKernelPipeline(OpPassManager &passes,
                                 const PipelineOptions &options) {
  // Every primitive and loop is alone in a function named after its node.
  passes.addPass(createOutlineKernelsPass());
  // No two of them differ in constants alone.
  passes.addPass(createShareKernelsPass());
  if (!options.reference) {
    // Every GEMM of static shape is one register tile inside loops.
    LowerToLoopsPassOptions loops;
    loops.target = options.target;
    passes.addPass(createLowerToLoopsPass(loops));
    // Epilogues have no functions, whose constants micro-kernels place.
    passes.addNestedPass<func::FuncOp>(
        math::createMathExtendToSupportedTypes());
    passes.addNestedPass<func::FuncOp>(createExpandMathPass());
    // Every primitive that has a micro-kernel is vector code.
    ConvertNNPrimToVectorPassOptions vectors;
    vectors.target = options.target;
    passes.addPass(createConvertNNPrimToVectorPass(vectors));
    // What waits for all threads is a kernel of its own.
    passes.addPass(createSplitPhasesPass());
  }
  // No op of the nnprim dialect is left.
  LowerToReferencePassOptions reference;
  reference.accumulateInF64 = options.reference;
  passes.addPass(createLowerToReferencePass(reference));
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createCSEPass());
  // No indices that nothing is gathered through.
  passes.addPass(createSymbolDCEPass());
}
