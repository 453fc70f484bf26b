//===- FreeLayouts.cpp - Layouts that nothing fixes -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FreeLayouts.h"

#include "Layer.h"

#include "NNPrim/Pipelines/Pipelines.h"
#include "NNPrim/Problem/ConvAlgorithm.h"

#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace nnprim;

static std::string getLayoutName(const ConvShape &shape) {
  return shape.channelsFirst ? "CHW" : "HWC";
}

/// The primitive that a layer becomes in its layout, or nothing if it becomes
/// another one.
static std::optional<PrimitiveForm> makeForm(const ConvShape &shape,
                                             const LayoutOptions &options,
                                             MLIRContext &context) {
  AlgorithmKind kind =
      shape.channelsFirst ? AlgorithmKind::ConvGemm : AlgorithmKind::Direct;
  OwningOpRef<ModuleOp> model =
      makeModel(shape, getAlgorithmName(kind), context);
  PipelineOptions pipeline;
  pipeline.target = options.machine->getTargetName();
  pipeline.maxError = options.maxError;
  pipeline.numThreads = options.numThreads;
  PassManager primitives(&context);
  buildPrimitivePipeline(primitives, pipeline);
  if (!model || failed(primitives.run(*model)))
    return std::nullopt;
  std::vector<Primitive> found = findPrimitives(*model);
  if (found.size() != 1 || !found.front().freeConvolution)
    return std::nullopt;
  PrimitiveForm form = std::move(found.front().forms.front());
  form.layout = getLayoutName(shape);
  return form;
}

void addOtherLayouts(Primitive &primitive, const LayoutOptions &options,
                     MLIRContext &context) {
  if (!primitive.freeConvolution)
    return;
  ConvShape shape = *primitive.freeConvolution;
  primitive.forms.front().layout = getLayoutName(shape);
  shape.channelsFirst = !shape.channelsFirst;
  if (std::optional<PrimitiveForm> other = makeForm(shape, options, context))
    primitive.forms.push_back(std::move(*other));
}
