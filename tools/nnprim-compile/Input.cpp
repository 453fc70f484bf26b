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
    emitError(UnknownLoc::get(&context)) << "can not open '" << path << "'";
    return {};
  }
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(path, ParserConfig(&context));
  if (!module || failed(lowerTosa(*module)))
    return {};
  return module;
}
