//===- KernelPipeline.cpp - Primitives on memrefs to loops and vectors ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Conversion/Passes.h"
#include "NNPrim/Pipelines/Pipelines.h"
#include "NNPrim/Planning/Passes.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace nnprim;

void nnprim::buildOutlinePipeline(OpPassManager &passes,
                                  const PipelineOptions &options) {
  // The module says what it is compiled for; what has no plan yet gets one.
  passes.addPass(createSetTargetPass({options.target}));
  if (!options.reference) {
    PlanPassOptions plan;
    plan.stages.push_back("kernel");
    plan.numThreads = options.numThreads;
    plan.minThreadCycles = options.minThreadCycles;
    passes.addPass(createPlanPass(plan));
  }
  // Every primitive and loop is alone in a function named after its node.
  passes.addPass(createOutlineKernelsPass());
  // No two of them differ in constants alone.
  passes.addPass(createDeduplicateKernelsPass());
}

void nnprim::buildMicroKernelPipeline(OpPassManager &passes,
                                      const PipelineOptions &options) {
  if (!options.reference) {
    // Every GEMM of static shape is one register tile inside loops.
    passes.addPass(createConvertNNPrimToLoopsPass());
    // Groups of a convolution run inside the rows of its image.
    passes.addPass(createInterchangeGroupsPass());
    // Epilogues have no functions, whose constants micro-kernels place.
    passes.addNestedPass<func::FuncOp>(
        math::createMathExtendToSupportedTypes());
    passes.addNestedPass<func::FuncOp>(createExpandMathPass());
    // Every primitive that has a micro-kernel is vector code.
    passes.addPass(createConvertNNPrimToVectorPass());
    // Code that waits for all threads is a kernel of its own.
    passes.addPass(createSplitPhasesPass());
  }
  // No op of the nnprim dialect is left.
  ConvertNNPrimToReferencePassOptions reference;
  reference.accumulateInF64 = options.reference;
  passes.addPass(createConvertNNPrimToReferencePass(reference));
  passes.addNestedPass<func::FuncOp>(createCanonicalizerPass());
  passes.addNestedPass<func::FuncOp>(createCSEPass());
  // No indices that nothing is gathered through.
  passes.addPass(createSymbolDCEPass());
}

void nnprim::buildKernelPipeline(OpPassManager &passes,
                                 const PipelineOptions &options) {
  buildOutlinePipeline(passes, options);
  buildMicroKernelPipeline(passes, options);
}
