//===- Input.cpp - Reading models -----------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Input.h"

#include "NNPrim/Frontend/ONNX/Import.h"
#include "NNPrim/Pipelines/Pipelines.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/Support/FileSystem.h"

using namespace mlir;
using llvm::StringRef;

/// Splits NAME=VALUE at the last '=', since names of tensors may have one.
static LogicalResult splitBinding(StringRef option, StringRef text,
                                  MLIRContext &context,
                                  std::pair<StringRef, StringRef> &parts) {
  parts = text.rsplit('=');
  if (!parts.first.empty() && !parts.second.empty())
    return success();
  return emitError(UnknownLoc::get(&context))
         << "expected --" << option << "=NAME=VALUE, but got '" << text << "'";
}

static LogicalResult fillImportOptions(const InputOptions &options,
                                       MLIRContext &context,
                                       nnprim::ImportOptions &result) {
  std::pair<StringRef, StringRef> parts;
  for (StringRef text : options.shapes) {
    if (failed(splitBinding("input-shape", text, context, parts)))
      return failure();
    SmallVector<int64_t> shape;
    SmallVector<StringRef> extents;
    parts.second.split(extents, 'x');
    for (StringRef extent : extents) {
      int64_t value;
      if (extent.getAsInteger(10, value) || value < 0)
        return emitError(UnknownLoc::get(&context))
               << "expected a shape such as 1x3x224x224 for input '"
               << parts.first << "', but got '" << parts.second << "'";
      shape.push_back(value);
    }
    result.inputShapes[parts.first] = shape;
  }
  for (StringRef text : options.bindings) {
    if (failed(splitBinding("bind-input", text, context, parts)))
      return failure();
    result.boundInputs[parts.first] = parts.second.str();
  }
  return success();
}

/// Lowers TOSA, if there is any, by upstream's conversions.
static LogicalResult lowerTosa(ModuleOp module) {
  bool hasTosa = module
                     .walk([](Operation *op) {
                       return isa_and_nonnull<tosa::TosaDialect>(
                                  op->getDialect())
                                  ? WalkResult::interrupt()
                                  : WalkResult::advance();
                     })
                     .wasInterrupted();
  if (!hasTosa)
    return success();
  PassManager passes(module.getContext());
  nnprim::buildTosaPipeline(passes, nnprim::PipelineOptions());
  return passes.run(module);
}

OwningOpRef<ModuleOp> readModel(StringRef path, const InputOptions &options,
                                MLIRContext &context, TimingScope &timing) {
  TimingScope scope = timing.nest("Import");
  nnprim::ImportOptions importOptions;
  if (failed(fillImportOptions(options, context, importOptions)))
    return {};
  if (!path.ends_with(".mlir"))
    return nnprim::importONNX(path, importOptions, context);
  if (!options.shapes.empty() || !options.bindings.empty()) {
    emitError(UnknownLoc::get(&context))
        << "--input-shape and --bind-input are for ONNX models; '" << path
        << "' states its shapes";
    return {};
  }
  if (!llvm::sys::fs::exists(path)) {
    emitError(UnknownLoc::get(&context)) << "can not open '" << path << "'";
    return {};
  }
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(path, ParserConfig(&context));
  if (!module || failed(lowerTosa(*module)))
    return {};
  return module;
}
