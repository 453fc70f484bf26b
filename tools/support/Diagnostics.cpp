//===- Diagnostics.cpp - Formats diagnostics as single lines --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using llvm::StringRef;

/// Prints the location in an .mlir file, or `input` and the node's name.
static void printPlace(llvm::raw_ostream &os, Location location,
                       StringRef input) {
  if (auto file = location->findInstanceOf<FileLineColLoc>())
    os << file.getFilename().getValue() << ":" << file.getLine() << ":"
       << file.getColumn() << ": ";
  else if (auto named = location->findInstanceOf<NameLoc>())
    os << input << "node '" << named.getName().getValue() << "': ";
}

std::string formatDiagnostic(StringRef tool, Diagnostic &diagnostic,
                             StringRef input) {
  std::string line;
  llvm::raw_string_ostream os(line);
  os << tool << ": ";
  switch (diagnostic.getSeverity()) {
  case DiagnosticSeverity::Error:
    os << "error: ";
    break;
  case DiagnosticSeverity::Remark:
    os << "remark: ";
    break;
  default:
    os << "warning: ";
  }
  // Remarks are numerous and concern one model, so they omit `input`.
  bool isRemark = diagnostic.getSeverity() == DiagnosticSeverity::Remark;
  printPlace(os, diagnostic.getLocation(), isRemark ? "" : input);
  std::string text = diagnostic.str();
  os << llvm::StringRef(text).split('\n').first << "\n";
  return line;
}

void printDiagnostic(StringRef tool, Diagnostic &diagnostic, StringRef input) {
  llvm::errs() << formatDiagnostic(tool, diagnostic, input);
}
