//===- LLVMPipeline.cpp - Buffers to the LLVM dialect ---------------------===//
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

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

/// linalg ops and copies become scf loops over loads and stores.
static void addLoops(OpPassManager &pm,
                     const nnprim::PipelineOptions &options) {
  // Vector loops, wherever a loop walks its operands contiguously.
  if (!options.reference)
    pm.addNestedPass<func::FuncOp>(nnprim::createConvertLinalgToVectorPass());
  // Every linalg op is a generic whose innermost loop is contiguous.
  pm.addNestedPass<func::FuncOp>(nnprim::createInterchangeLoopsPass());
  // No linalg ops.
  pm.addNestedPass<func::FuncOp>(nnprim::createLinalgToLoopsPass());
  pm.addNestedPass<func::FuncOp>(createCanonicalizerPass());
  pm.addNestedPass<func::FuncOp>(createCSEPass());
}

/// Only arithmetic that all targets have as instructions.
static void addArithmetic(OpPassManager &pm) {
  // Functions and arithmetic on f32 and f64 only: f16 and bf16 are storage.
  pm.addNestedPass<func::FuncOp>(math::createMathExtendToSupportedTypes());
  arith::ArithEmulateUnsupportedFloatsOptions emulate;
  emulate.sourceTypeStrs = {"bf16", "f16"};
  emulate.targetTypeStr = "f32";
  pm.addNestedPass<func::FuncOp>(
      arith::createArithEmulateUnsupportedFloats(emulate));
  // No transcendental functions.
  pm.addNestedPass<func::FuncOp>(nnprim::createExpandMathPass());
  // No maxima and minima, which the next pass would write in more instructions.
  pm.addNestedPass<func::FuncOp>(nnprim::createExpandExtremaPass());
  // No conversions from or to bf16, no ceildiv and its like.
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  pm.addNestedPass<func::FuncOp>(arith::createArithExpandOpsPass(expand));
}

/// The dialects of all machines: of those that are not the module's no op is
/// left.
static ConvertVectorToLLVMPassOptions getVectorOptions() {
  ConvertVectorToLLVMPassOptions vector;
  vector.x86Vector = true;
  vector.armNeon = true;
  return vector;
}

// Passes are nested in functions wherever they can be, so that kernels are
// lowered on several threads.
void nnprim::buildLLVMPipeline(OpPassManager &pm,
                               const PipelineOptions &options) {
  // The module says what it is compiled for.
  pm.addPass(nnprim::createSetTargetPass({options.target}));
  addLoops(pm, options);
  // Kernels with enough work take an interval of it to run.
  pm.addPass(nnprim::createPartitionLoopsPass());
  addArithmetic(pm);

  // Branches instead of scf; vectors of rank above one only inside vector ops.
  pm.addNestedPass<func::FuncOp>(createConvertVectorToSCFPass());
  pm.addNestedPass<func::FuncOp>(createSCFToControlFlowPass());

  // Subviews and reshapes are a base, an offset and strides; affine.apply that
  // this leaves is arithmetic.
  pm.addNestedPass<func::FuncOp>(memref::createExpandOpsPass());
  pm.addNestedPass<func::FuncOp>(memref::createExpandStridedMetadataPass());
  pm.addNestedPass<func::FuncOp>(createLowerAffinePass());
  pm.addNestedPass<func::FuncOp>(createCanonicalizerPass());
  pm.addNestedPass<func::FuncOp>(createCSEPass());

  // The LLVM dialect; memref arguments are bare pointers.
  pm.addNestedPass<func::FuncOp>(
      createConvertVectorToLLVMPass(getVectorOptions()));
  pm.addPass(nnprim::createConvertBuffersToLLVMPass());
  pm.addNestedPass<LLVM::LLVMFuncOp>(createReconcileUnrealizedCastsPass());
  pm.addNestedPass<LLVM::LLVMFuncOp>(createCSEPass());
  // No bf16.
  pm.addPass(nnprim::createBF16ToBitsPass());

  // Calls of those kernels go through the caller's threads; @main has a pointer
  // to them as its last argument if there are any.
  pm.addPass(nnprim::createThreadKernelsPass());

  // Functions know their CPU and what their pointers promise.
  pm.addPass(createAnnotateFunctionsPass());
}
