//===- GraphPipeline.cpp - From linalg on NCHW tensors to primitives ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Conversion/Passes.h"
#include "NNPrim/Pipelines/Pipelines.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace nnprim;

static void buildLayout(OpPassManager &function,
                        const PipelineOptions &options) {
  // Whatever follows may count on loops that run.
  function.addPass(createFoldEmptyOpsPass());

  // Elementwise ops, broadcasts and reductions are linalg.generics.
  function.addPass(createGeneralizeElementwisePass());
  function.addPass(createCanonicalizerPass());
  function.addPass(createCSEPass());

  // Convolutions that are better left on NCHW tensors say so.
  function.addPass(createChooseLayoutPass(
      {options.target, options.maxError, options.numThreads}));
  // The others, and poolings, are NHWC; transposes are left at the inputs and
  // outputs, of constants, and where channels and pixels are joined.
  function.addPass(createConvertLayoutPass());
  function.addPass(createCanonicalizerPass());
  function.addPass(createCSEPass());
}

void nnprim::buildLayoutPipeline(OpPassManager &passes,
                                 const PipelineOptions &options) {
  buildLayout(passes.nest<func::FuncOp>(), options);
}

void nnprim::buildGraphPipeline(OpPassManager &passes,
                                const PipelineOptions &options) {
  OpPassManager &function = passes.nest<func::FuncOp>();
  buildLayout(function, options);

  // Convolutions, products and softmax are primitives, right-hand sides go
  // through nnprim.pack, zero padding is part of the primitive.
  ConvertLinalgToNNPrimPassOptions primitives;
  primitives.target = options.target;
  primitives.maxError = options.maxError;
  primitives.numThreads = options.numThreads;
  primitives.tuningRecord = options.tuningRecord;
  primitives.directOnly = options.reference;
  function.addPass(createConvertLinalgToNNPrimPass(primitives));
  // Slices of batches may have made more transposes vanish.
  function.addPass(createPropagateTransposesPass());
  function.addPass(createCanonicalizerPass());
  function.addPass(createCSEPass());

  // Bias, activation and residual sum are epilogues. A chain that forks and
  // joins again (x · sigmoid(x)) first becomes one loop, then an epilogue.
  function.addPass(createFuseEpiloguePass());
  function.addPass(createFuseElementwisePass());
  function.addPass(createFuseEpiloguePass());
  // A scale and a mask that no primitive took are part of the softmax behind.
  function.addPass(createFuseProducerPass());
  function.addPass(createCanonicalizerPass());
  function.addPass(createCSEPass());

  // Batch normalization after a convolution is an addition in the epilogue.
  passes.addNestedPass<func::FuncOp>(createFoldEpilogueScalePass());

  // Weights are packed, indirections are computed: only inputs of the graph are
  // transposed or packed at run time.
  passes.addPass(createFoldConstantsPass());
}
