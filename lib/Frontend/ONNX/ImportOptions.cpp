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

/// Extents with an 'x' between them, or 'scalar'.
static bool parseShape(StringRef text, SmallVectorImpl<int64_t> &shape) {
  if (text == "scalar")
    return true;
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

/// The shapes of a sequence: separated by commas, or 'empty'.
static LogicalResult parseSequence(StringRef name, StringRef text,
                                   ImportOptions &options,
                                   MLIRContext &context) {
  SmallVector<StringRef> parts;
  if (text != "empty")
    text.split(parts, ',');
  SmallVector<SmallVector<int64_t>> shapes(parts.size());
  for (auto [part, shape] : llvm::zip_equal(parts, shapes))
    if (!parseShape(part, shape))
      return emitError(UnknownLoc::get(&context))
             << "expected shapes such as 2x3,2x4 for the sequence '" << name
             << "', but got '" << text << "'";
  if (options.sequenceShapes.try_emplace(name, shapes).second)
    return success();
  return reportTwice("input-shape", name, context);
}

std::optional<ImportOptions>
parseImportOptions(ArrayRef<std::string> inputShapes,
                   ArrayRef<std::string> boundInputs, MLIRContext &context) {
  ImportOptions options;
  StringRef name, value;
  for (StringRef text : inputShapes) {
    if (splitBinding("input-shape", text, context, name, value).failed())
      return std::nullopt;
    if (value == "empty" || value.contains(',')) {
      if (parseSequence(name, value, options, context).failed())
        return std::nullopt;
      continue;
    }
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
