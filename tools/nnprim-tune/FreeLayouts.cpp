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
#include "NNPrim/Planning/OpPlanSpace.h"
#include "NNPrim/Problem/ConvAlgorithm.h"

#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace nnprim;

static bool hasBlocks(const ConvShape &shape) {
  return shape.channelBlock != 0 || shape.filterBlock != 0;
}

/// "HWC", "CHW" or, for CHW in blocks of 16 channels, "CHW16c".
static std::string getLayoutName(const ConvShape &shape) {
  if (hasBlocks(shape))
    return "CHW" +
           std::to_string(std::max(shape.channelBlock, shape.filterBlock)) +
           "c";
  return shape.channelsFirst ? "CHW" : "HWC";
}

/// The convolution with image and output in blocks of `size` channels. An image
/// of fewer is one block. Nothing if blocks would not be full, or are all
/// channels.
static std::optional<ConvShape> divide(ConvShape shape, int64_t size) {
  bool isImageWhole = shape.channels <= size;
  if ((!isImageWhole && shape.channels % size != 0) ||
      shape.filters % size != 0 || (isImageWhole && shape.filters == size))
    return std::nullopt;
  shape.channelsFirst = false;
  shape.channelBlock = isImageWhole ? 0 : size;
  shape.filterBlock = shape.filters == size ? 0 : size;
  return shape;
}

/// The convolution in all layouts.
static std::vector<ConvShape> getLayouts(ConvShape shape, int64_t lanes) {
  shape.channelsFirst = false;
  shape.channelBlock = shape.filterBlock = 0;
  std::vector<ConvShape> layouts{shape, shape};
  layouts.back().channelsFirst = true;
  // Blocks that one tile or several narrower ones write.
  for (int64_t size : {lanes, 2 * lanes, 4 * lanes})
    if (std::optional<ConvShape> blocks = divide(shape, size))
      layouts.push_back(*blocks);
  return layouts;
}

/// The primitive that a layer becomes in its layout, or nothing if it becomes
/// another one.
static std::optional<PrimitiveForm> makeForm(const ConvShape &shape,
                                             const LayoutOptions &options,
                                             MLIRContext &context) {
  AlgorithmKind kind =
      shape.channelsFirst ? AlgorithmKind::ConvGemm : AlgorithmKind::Direct;
  OwningOpRef<ModuleOp> model =
      hasBlocks(shape) ? makeBlockedModel(shape, context)
                       : makeModel(shape, getAlgorithmName(kind), context);
  PipelineOptions pipeline;
  pipeline.target = options.machine->getTargetName();
  pipeline.maxError = options.maxError;
  pipeline.numThreads = options.numThreads;
  pipeline.weights = kWeights.str();
  PassManager primitives(&context);
  buildPrimitivePipeline(primitives, pipeline);
  if (!model || failed(primitives.run(*model)))
    return std::nullopt;
  std::vector<Primitive> found = findPrimitives(*model);
  if (found.size() != 1 || !found.front().freeConvolution)
    return std::nullopt;
  // Other ops have nothing to search either.
  OwningOpRef<ModuleOp> alone =
      parsePrimitive(found.front().forms.front(), context);
  if (!alone || !getModelPlan(getPrimitive(*alone), *options.machine))
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
  std::string own = getLayoutName(shape);
  primitive.forms.front().layout = own;
  for (const ConvShape &other :
       getLayouts(shape, options.machine->target->getLanes())) {
    if (getLayoutName(other) == own)
      continue;
    if (std::optional<PrimitiveForm> form = makeForm(other, options, context))
      primitive.forms.push_back(std::move(*form));
  }
}
