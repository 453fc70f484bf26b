//===- Input.cpp - Reading models -----------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Input.h"

#include "NNPrim/Frontend/ONNX/Import.h"

#include "mlir/Parser/Parser.h"

#include "llvm/Support/FileSystem.h"

using namespace mlir;
using llvm::StringRef;
namespace cl = llvm::cl;

InputOptions::InputOptions(cl::OptionCategory &category)
    : path(cl::Positional, cl::Required, cl::desc("MODEL.{onnx,mlir}"),
           cl::cat(category)),
      shapes("input-shape", cl::value_desc("NAME=1x3x224x224"),
             cl::desc("Shape of an input with dynamic dimensions"),
             cl::cat(category)),
      bindings(
          "bind-input", cl::value_desc("NAME=FILE"),
          cl::desc("Make an input a constant, from a .npy or TensorProto file"),
          cl::cat(category)) {}

OwningOpRef<ModuleOp> readModel(InputOptions &options, MLIRContext &context,
                                TimingScope &timing) {
  TimingScope scope = timing.nest("Import");
  StringRef path = options.path;
  if (!path.ends_with(".mlir")) {
    std::optional<nnprim::ImportOptions> importOptions =
        nnprim::parseImportOptions(options.shapes, options.bindings, context);
    if (!importOptions)
      return {};
    return nnprim::importONNX(path, *importOptions, context);
  }
  if (!options.shapes.empty() || !options.bindings.empty()) {
    emitError(UnknownLoc::get(&context))
        << "--input-shape and --bind-input are for ONNX models; '" << path
        << "' states its shapes";
    return {};
  }
  if (!llvm::sys::fs::exists(path)) {
    emitError(UnknownLoc::get(&context)) << "cannot open '" << path << "'";
    return {};
  }
  return parseSourceFile<ModuleOp>(path, ParserConfig(&context));
}
