//===- ImportOptions.cpp - Shapes and values of inputs as users write them ===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Frontend/ONNX/Import.h"

#include "mlir/IR/Diagnostics.h"

using namespace mlir;

namespace nnprim {

/// Splits NAME=VALUE at the last '=', since tensor names may contain one.
static LogicalResult splitBinding(StringRef option, StringRef text,
                                  MLIRContext &context, StringRef &name,
                                  StringRef &value) {
  std::tie(name, value) = text.rsplit('=');
  if (!name.empty() && !value.empty())
    return success();
  return emitError(UnknownLoc::get(&context))
         << "expected --" << option << "=NAME=VALUE, but got '" << text << "'";
}

static LogicalResult reportTwice(StringRef option, StringRef name,
                                 MLIRContext &context) {
  return emitError(UnknownLoc::get(&context))
         << "--" << option << " gives '" << name << "' twice";
}

static bool parseShape(StringRef text, SmallVectorImpl<int64_t> &shape) {
  SmallVector<StringRef> extents;
  text.split(extents, 'x');
  for (StringRef extent : extents) {
    int64_t value;
    if (extent.getAsInteger(10, value) || value < 0)
      return false;
    shape.push_back(value);
  }
  return true;
}

std::optional<ImportOptions>
parseImportOptions(ArrayRef<std::string> inputShapes,
                   ArrayRef<std::string> boundInputs, MLIRContext &context) {
  ImportOptions options;
  StringRef name, value;
  for (StringRef text : inputShapes) {
    if (splitBinding("input-shape", text, context, name, value).failed())
      return std::nullopt;
    SmallVector<int64_t> shape;
    if (!parseShape(value, shape)) {
      emitError(UnknownLoc::get(&context))
          << "expected a shape such as 1x3x224x224 for input '" << name
          << "', but got '" << value << "'";
      return std::nullopt;
    }
    if (!options.inputShapes.try_emplace(name, shape).second) {
      (void)reportTwice("input-shape", name, context);
      return std::nullopt;
    }
  }
  for (StringRef text : boundInputs) {
    if (splitBinding("bind-input", text, context, name, value).failed())
      return std::nullopt;
    if (!options.boundInputs.try_emplace(name, value.str()).second) {
      (void)reportTwice("bind-input", name, context);
      return std::nullopt;
    }
  }
  return options;
}

} // namespace nnprim
