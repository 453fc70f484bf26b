//===- BufferPipeline.cpp - Tensors to one arena --------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanStage.h"

#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void nnprim::buildBufferPipeline(OpPassManager &pm,
                                 const PipelineOptions &options) {
  // One function: an .mlir input may have helpers, an arena belongs to @main.
  pm.addPass(createInlinerPass());
  pm.addPass(createSymbolDCEPass());

  // Poolings read tensors that are not padded.
  if (!options.reference)
    pm.addNestedPass<func::FuncOp>(createAbsorbPaddingPass());

  // No two ops share a destination; without CSE until there are buffers.
  pm.addPass(createCSEPass());
  pm.addNestedPass<func::FuncOp>(createSeparateDestinationsPass());

  // Operands of concatenations are computed where they belong.
  pm.addNestedPass<func::FuncOp>(createPlaceConcatsPass());

  // No tensor.concat, no linalg.softmax: every op has a buffer form.
  pm.addNestedPass<func::FuncOp>(createDecomposeAggregatesPass());

  // @main has no results; its last arguments are memrefs to write to.
  pm.addNestedPass<func::FuncOp>(createResultsToOutParamsPass());
  pm.addPass(createCanonicalizerPass());

  // No reduction shares the tensor that it starts from.
  pm.addNestedPass<func::FuncOp>(createSeparateFillsPass());

  // Groups of a convolution are one kernel, and one op to bufferization, whose
  // time grows faster than the number of slices of a tensor.
  if (!options.reference)
    pm.addPass(createRollGroupsPass());

  // A tensor.empty that ends up in a larger tensor or an output is that one's
  // slice, so that its producer writes there.
  pm.addPass(bufferization::createEmptyTensorEliminationPass());

  // No tensors; memrefs of identity layout at the function's boundary.
  bufferization::OneShotBufferizePassOptions bufferize;
  bufferize.bufferizeFunctionBoundaries = true;
  bufferize.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  pm.addPass(bufferization::createOneShotBufferizePass(bufferize));
  // In this order: a copy of a buffer to itself vanishes once its two views are
  // one value.
  pm.addPass(createCSEPass());
  pm.addPass(createCanonicalizerPass());

  // A convolution of mixed layout reads the caller's image in place.
  if (!options.reference)
    pm.addNestedPass<func::FuncOp>(createViewTransposedInputsPass());

  // Images of depthwise convolutions are kept in part, as their plans say.
  if (!options.reference)
    pm.addNestedPass<func::FuncOp>(createStripDepthwisePass());

  // Poolings are computed by the convolutions whose tiles they read.
  if (!options.reference)
    pm.addNestedPass<func::FuncOp>(createFusePoolingPass());

  // Positions of enlarged images are not read from tables.
  if (!options.reference)
    pm.addNestedPass<func::FuncOp>(createResizeByPhasesPass());

  // What alone reads the result of a reduction changes it in place.
  if (!options.reference)
    pm.addNestedPass<func::FuncOp>(createFinishReductionsPass());

  // Normalizations are computed for some rows at a time.
  if (!options.reference) {
    pm.addPass(createSetTargetPass({options.target}));
    addPlan(pm, options, "loops");
    pm.addNestedPass<func::FuncOp>(createStripReductionsPass());
  }

  // A primitive's workspace is a buffer like others.
  if (!options.reference)
    pm.addNestedPass<func::FuncOp>(createAllocateWorkspacesPass());

  // No memref.alloc: every buffer is a view of the arena, the last argument.
  pm.addPass(createPlanMemoryPass({options.numThreads}));
}
