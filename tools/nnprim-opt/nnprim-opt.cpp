//===- nnprim-opt.cpp - The pass driver -----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"

#include "NNPrim/Pipelines/Registration.h"

#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  nnprim::registerAllDialects(registry);
  registerToolPasses(argc, argv);
  CommonOptions options;
  llvm::SmallVector<char *> arguments = expandLLVMOptions(argc, argv);
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(arguments.size() - 1, arguments.data(),
                        "NNPrim pass driver\n", registry));
}
