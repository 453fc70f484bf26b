//===- Input.h - Reading models -------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_SUPPORT_INPUT_H
#define NNPRIM_TOOLS_SUPPORT_INPUT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Support/Timing.h"

#include "llvm/Support/CommandLine.h"

#include <string>

/// A model on the command line, and options that make its inputs static.
struct InputOptions {
  explicit InputOptions(llvm::cl::OptionCategory &category);

  llvm::cl::opt<std::string> path;
  /// Arguments of the forms NAME=1x3x224x224 and NAME=FILE.
  llvm::cl::list<std::string> shapes, bindings;
};

/// Imports an ONNX model as linalg on tensors, or reads MLIR unchanged. Returns
/// null after emitting an error.
mlir::OwningOpRef<mlir::ModuleOp> readModel(InputOptions &options,
                                            mlir::MLIRContext &context,
                                            mlir::TimingScope &timing);

#endif // NNPRIM_TOOLS_SUPPORT_INPUT_H
