//===- nnprim-lsp-server.cpp - Language server for editors ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"

#include "NNPrim/Pipelines/Registration.h"

#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"

#include "llvm/Support/LogicalResult.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  nnprim::registerAllDialects(registry);
  CommonOptions options;
  llvm::SmallVector<char *> arguments = expandLLVMOptions(argc, argv);
  return llvm::failed(mlir::MlirLspServerMain(arguments.size() - 1,
                                              arguments.data(), registry));
}
