//===- nnprim-reduce.cpp - Reduces a module that shows a defect -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"

#include "NNPrim/Pipelines/Registration.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  nnprim::registerAllDialects(registry);
  registerToolPasses(argc, argv);
  mlir::MLIRContext context(registry);
  CommonOptions options;
  llvm::SmallVector<char *> arguments = expandLLVMOptions(argc, argv);
  return mlir::failed(
      mlir::mlirReduceMain(arguments.size() - 1, arguments.data(), context));
}
