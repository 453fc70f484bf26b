//===- CompileCandidates.cpp - Compiles many modules to one library -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Linker.h"

#include "NNPrim/Codegen/CompileModel.h"
#include "NNPrim/Codegen/OutputFile.h"

#include "llvm/Support/Path.h"

using namespace mlir;
using namespace nnprim;

/// Links objects to `path`.
static llvm::Error link(ArrayRef<std::string> objects, StringRef path) {
  llvm::Expected<OutputFile> output = OutputFile::create(path);
  if (!output)
    return output.takeError();
  if (llvm::Error error =
          linkObjects(objects, output->getTemporaryPath(), LinkMode::Shared,
                      llvm::sys::path::filename(path)))
    return error;
  return output->commit();
}

FailureOr<std::vector<std::string>>
nnprim::compileCandidates(ArrayRef<ModuleOp> modules,
                          const CompileOptions &options, TimingScope &timing) {
  auto fail = [&](llvm::Error error) {
    ModuleOp first = modules.front();
    return emitError(UnknownLoc::get(first.getContext()))
           << llvm::toString(std::move(error));
  };
  std::vector<OutputFile> objects;
  std::vector<std::string> names, paths;
  for (auto [number, module] : llvm::enumerate(modules)) {
    CompileOptions own = options;
    own.emit = EmitKind::Object;
    own.parts = &objects;
    own.name += std::to_string(number);
    bool isCompiled = succeeded(compileModel(module, own, timing));
    names.push_back(isCompiled ? own.name : "");
  }
  for (const OutputFile &object : objects)
    paths.push_back(object.getTemporaryPath());
  if (paths.empty())
    return names;
  if (llvm::Error error = link(paths, options.output))
    return fail(std::move(error));
  return names;
}
