//===- Pipelines.cpp - Names of the pipelines -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Pipelines/Pipelines.h"

#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace nnprim;

void nnprim::registerPipelines() {
  PassPipelineRegistration<PipelineOptions>(
      "nnprim-graph", "Linalg on NCHW tensors to primitives on NHWC tensors",
      buildGraphPipeline);
  PassPipelineRegistration<PipelineOptions>(
      "nnprim-primitives",
      "The part of nnprim-graph before plans are made and operands packed",
      buildPrimitivePipeline);
  PassPipelineRegistration<PipelineOptions>(
      "nnprim-tosa", "TOSA to linalg on tensors", buildTosaPipeline);
  PassPipelineRegistration<PipelineOptions>(
      "nnprim-buffers",
      "Tensors to buffers in one arena, results to out-parameters",
      buildBufferPipeline);
  PassPipelineRegistration<PipelineOptions>(
      "nnprim-llvm", "Buffers without primitives to the LLVM dialect",
      buildLLVMPipeline);
  PassPipelineRegistration<PipelineOptions>(
      "nnprim-kernels",
      "Primitives on memrefs to loops and vectors, the rest by reference",
      buildKernelPipeline);
}
