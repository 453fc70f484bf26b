//===- CompileCandidates.cpp - Many modules of one library ----------------===//
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

FailureOr<std::vector<OutputFile>>
nnprim::compileToObjects(ModuleOp module, const CompileOptions &options,
                         TimingScope &timing) {
  std::vector<OutputFile> objects;
  CompileOptions own = options;
  own.emit = EmitKind::Object;
  own.parts = &objects;
  if (failed(compileModel(module, own, timing)))
    return failure();
  return objects;
}

llvm::Error nnprim::linkLibrary(ArrayRef<const OutputFile *> objects,
                                StringRef output) {
  auto paths = llvm::map_to_vector(objects, [](const OutputFile *object) {
    return object->getTemporaryPath();
  });
  llvm::Expected<OutputFile> library = OutputFile::create(output);
  if (!library)
    return library.takeError();
  if (llvm::Error error =
          linkObjects(paths, library->getTemporaryPath(), LinkMode::Shared,
                      llvm::sys::path::filename(output)))
    return error;
  return library->commit();
}
