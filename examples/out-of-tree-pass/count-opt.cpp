//===- count-opt.cpp - NNPrim's passes and one more -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CountArithmetic.h"

#include "NNPrim/Pipelines/Registration.h"

#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  nnprim::registerAllDialects(registry);
  nnprim::registerPasses();
  registerCountArithmetic();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "NNPrim's passes, and count-arithmetic\n", registry));
}
