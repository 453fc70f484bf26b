//===- Registration.cpp - Dialects and passes of the tools ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Pipelines/Registration.h"

#include "NNPrim/Conversion/Passes.h"
#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/TransformOps/NNPrimTransformOps.h"
#include "NNPrim/Dialect/NNPrim/Transforms/BufferizableOpInterfaceImpl.h"
#include "NNPrim/Pipelines/Pipelines.h"
#include "NNPrim/Planning/Passes.h"
#include "NNPrim/Profile/Passes.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"

void nnprim::registerNNPrimDialects(mlir::DialectRegistry *registry) {
  registry->insert<NNPrimDialect>();
  registerBufferizableOpInterfaceExternalModels(*registry);
  registerTransformOps(*registry);
}

void nnprim::registerAllDialects(mlir::DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registerNNPrimDialects(&registry);
}

void nnprim::registerAllPasses() {
  mlir::registerAllPasses();
  registerPasses();
}

void nnprim::registerPasses() {
  registerNNPrimConversionPasses();
  registerNNPrimTransformsPasses();
  registerNNPrimPlanningPasses();
  registerNNPrimProfilePasses();
  registerPipelines();
}
