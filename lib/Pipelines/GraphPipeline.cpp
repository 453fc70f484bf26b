//===- GraphPipeline.cpp - From linalg on NCHW tensors to primitives ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanStage.h"

#include "NNPrim/Conversion/Passes.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace nnprim;

void nnprim::buildLayoutPipeline(OpPassManager &passes,
                                 const PipelineOptions &options) {
  // The module says what it is compiled for.
  passes.addPass(createSetTargetPass({options.target}));
  OpPassManager &function = passes.nest<func::FuncOp>();
  // Whatever follows may count on loops that run.
  function.addPass(createFoldEmptyOpsPass());

  // Elementwise ops, broadcasts and reductions are linalg.generics.
  function.addPass(createGeneralizeElementwisePass());
  function.addPass(createCanonicalizerPass());
  function.addPass(createCSEPass());

  // A pooling goes before a pointwise convolution, which has fewer pixels then.
  if (!options.reference)
    passes.addPass(createPoolBeforePointwisePass());

  // Convolutions that are better left on NCHW tensors say so.
  addPlan(passes, options, "layout");
  // Other convolutions, and poolings, become NHWC; transposes are left at the
  // inputs and outputs, of constants, and where channels and pixels are joined.
  OpPassManager &converted = passes.nest<func::FuncOp>();
  converted.addPass(createConvertLayoutPass());
  converted.addPass(createCanonicalizerPass());
  converted.addPass(createCSEPass());
}

void nnprim::buildPhasesPipeline(OpPassManager &passes,
                                 const PipelineOptions &options) {
  if (options.reference)
    return;
  SplitStridesPassOptions split;
  split.maxError = options.maxError;
  split.numThreads = options.numThreads;
  split.otherWeightBytes = options.otherWeightBytes;
  split.tuningRecord = options.tuningRecord;
  split.roundWeights = mayRoundWeights(options);
  passes.addPass(createSplitStridesPass(split));
}

/// Weights are constants of the type that the user wants them stored in.
static void addNarrowWeights(OpPassManager &passes,
                             const PipelineOptions &options) {
  NarrowWeightsPassOptions narrow;
  narrow.type = options.weights;
  narrow.rounding = options.weightsRounding;
  narrow.maxError = options.maxError;
  passes.addPass(createNarrowWeightsPass(narrow));
}

/// Values between ops are of the type that the user wants them stored in, or
/// that they have in the model.
static void addNarrowActivations(OpPassManager &passes,
                                 const PipelineOptions &options) {
  NarrowActivationsPassOptions narrow;
  narrow.type = "exact";
  OpPassManager &function = passes.nest<func::FuncOp>();
  function.addPass(createNarrowActivationsPass(narrow));
  if (!options.activations.empty()) {
    narrow.type = options.activations;
    narrow.rounding = options.activationsRounding;
    function.addPass(createNarrowActivationsPass(narrow));
  }
}

void nnprim::buildPrimitivePipeline(OpPassManager &passes,
                                    const PipelineOptions &options) {
  buildLayoutPipeline(passes, options);
  buildPhasesPipeline(passes, options);

  // Convolutions say by which algorithm they are computed, attentions how many
  // rows of their scores are kept.
  addPlan(passes, options, "algorithm");
  OpPassManager &function = passes.nest<func::FuncOp>();
  if (!options.reference)
    function.addPass(createStripAttentionPass());
  // Convolutions, products and softmax are primitives.
  function.addPass(createConvertLinalgToNNPrimPass());
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
  // Weights are in the order in which channels are computed.
  if (!options.reference)
    passes.addNestedPass<func::FuncOp>(createAbsorbShufflesPass());
  // The zeros of weights that were found sparse are left out.
  passes.addNestedPass<func::FuncOp>(createSparsifyPass());

  if (!options.weights.empty())
    addNarrowWeights(passes, options);
  addNarrowActivations(passes, options);
  if (!options.reference)
    passes.addNestedPass<func::FuncOp>(
        createAddInF16Pass({options.arithmetic}));

  // Weights are known, and those of bytes are words where the target would
  // take them apart.
  if (!options.reference) {
    passes.addNestedPass<func::FuncOp>(createGatherIntegersPass());
    passes.addPass(createFoldConstantsPass());
    passes.addNestedPass<func::FuncOp>(createWidenProductsPass());
    passes.addPass(createSplitProductsPass());
    passes.addPass(createScaleProductsPass({options.maxError}));
    // Weights that could not be pairs of integers, and are read once.
    if (options.weights == "streamed")
      addNarrowWeights(passes, options);
    // Images with padding have other indices, which are known, too.
    passes.addPass(createFoldConstantsPass());
    passes.addPass(createCSEPass());
  }
}

void nnprim::buildPackingPipeline(OpPassManager &passes,
                                  const PipelineOptions &options) {
  // Primitives say how they run, and right-hand sides are packed accordingly.
  if (!options.reference) {
    addPlan(passes, options, "kernel");
    passes.addNestedPass<func::FuncOp>(createPackOperandsPass());
  }
  // Weights are packed, indirections are computed: only inputs of the graph are
  // transposed or packed at run time.
  passes.addPass(createFoldConstantsPass());
  if (!options.reference) {
    // Kernels know of weights whose products do not overflow 16 bits.
    passes.addNestedPass<func::FuncOp>(createMarkExactPairsPass());
    // Gates multiply rows while these are rounded, or weights, once these are
    // packed.
    passes.addNestedPass<func::FuncOp>(createFuseChannelFactorsPass());
  }
}

void nnprim::buildGraphPipeline(OpPassManager &passes,
                                const PipelineOptions &options) {
  buildPrimitivePipeline(passes, options);
  buildPackingPipeline(passes, options);
}
