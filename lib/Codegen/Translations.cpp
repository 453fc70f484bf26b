//===- Translations.cpp - Registers nnprim-translate's object output ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Codegen/Translations.h"

#include "NNPrim/Codegen/CompileModel.h"
#include "NNPrim/Pipelines/Registration.h"

#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Tools/mlir-translate/Translation.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace nnprim;

static llvm::cl::opt<std::string> &getTargetOption() {
  static llvm::cl::opt<std::string> option(
      "target", llvm::cl::init("host"),
      llvm::cl::desc("Target of --mlir-to-object and --mlir-to-c-header"));
  return option;
}

static llvm::cl::opt<std::string> &getNameOption() {
  static llvm::cl::opt<std::string> option(
      "name", llvm::cl::init("model"),
      llvm::cl::desc("Prefix of the model's C symbols"));
  return option;
}

namespace {
/// A path in the system's temporary directory; the destructor removes the file.
struct TemporaryFile {
  SmallString<128> path;
  llvm::FileRemover remover;

  LogicalResult create(Operation *op) {
    if (std::error_code code =
            llvm::sys::fs::createTemporaryFile("nnprim", "out", path))
      return op->emitError("cannot create a temporary file: ")
             << code.message();
    remover.setFile(path);
    return success();
  }

  LogicalResult print(Operation *op, raw_ostream &os) {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    if (!buffer)
      return op->emitError("cannot read a temporary file: ")
             << buffer.getError().message();
    os << (*buffer)->getBuffer();
    return success();
  }
};
} // namespace

/// Compiles the module `op` and prints the object or the header.
static LogicalResult translate(Operation *op, raw_ostream &os, bool toHeader) {
  auto module = dyn_cast<ModuleOp>(op);
  if (!module)
    return op->emitError("expected a module");
  TemporaryFile output, header;
  if (failed(output.create(op)) || failed(header.create(op)))
    return failure();
  CompileOptions options;
  options.machine = lookupTargetOption(getTargetOption());
  if (!options.machine)
    return op->emitError("unknown target '") << getTargetOption() << "'";
  options.emit = toHeader ? EmitKind::MLIR : EmitKind::Object;
  options.output = output.path.str();
  options.header = header.path.str();
  options.name = getNameOption();
  TimingScope noTiming;
  if (failed(compileModel(module, options, noTiming)))
    return failure();
  return (toHeader ? header : output).print(op, os);
}

void nnprim::registerCodegenTranslations() {
  getTargetOption();
  getNameOption();
  auto registerDialects = [](DialectRegistry &registry) {
    registerAllDialects(registry);
    registerAllToLLVMIRTranslations(registry);
  };
  TranslateFromMLIRRegistration toObject(
      "mlir-to-object", "compile a model to an object file",
      [](Operation *op, raw_ostream &os) {
        return translate(op, os, /*toHeader=*/false);
      },
      registerDialects);
  TranslateFromMLIRRegistration toHeader(
      "mlir-to-c-header", "write the C header of a model",
      [](Operation *op, raw_ostream &os) {
        return translate(op, os, /*toHeader=*/true);
      },
      registerDialects);
}
