//===- Input.h - Reading models -------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_NNPRIM_COMPILE_INPUT_H
#define NNPRIM_TOOLS_NNPRIM_COMPILE_INPUT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Support/Timing.h"

#include "llvm/Support/CommandLine.h"

#include <string>

/// A model on the command line, and what makes its inputs static.
struct InputOptions {
  explicit InputOptions(llvm::cl::OptionCategory &category);

  llvm::cl::opt<std::string> path;
  /// NAME=1x3x224x224 and NAME=FILE.
  llvm::cl::list<std::string> shapes, bindings;
};

/// Reads an ONNX model into linalg on tensors, or MLIR as it is. Null after an
/// error has been emitted.
mlir::OwningOpRef<mlir::ModuleOp> readModel(InputOptions &options,
                                            mlir::MLIRContext &context,
                                            mlir::TimingScope &timing);

#endif // NNPRIM_TOOLS_NNPRIM_COMPILE_INPUT_H
