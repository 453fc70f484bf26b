//===- nnprim-translate.cpp - Translates MLIR from and to other formats ---===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"

#include "NNPrim/Codegen/Translations.h"
#include "NNPrim/Frontend/ONNX/Import.h"

#include "mlir/InitAllTranslations.h"
#include "mlir/Support/LogicalResult.h"
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"

int main(int argc, char **argv) {
  mlir::registerToLLVMIRTranslation();
  nnprim::registerCodegenTranslations();
  nnprim::registerImportONNXTranslation();
  CommonOptions options;
  llvm::SmallVector<char *> arguments = expandLLVMOptions(argc, argv);
  return mlir::failed(mlir::mlirTranslateMain(
      arguments.size() - 1, arguments.data(), "NNPrim translation driver\n"));
}
