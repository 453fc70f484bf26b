//===- Diagnostics.cpp - What goes wrong, in one line ---------------------===//
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

/// A place in an .mlir file, or the name of the node behind `input`.
static void printPlace(llvm::raw_ostream &os, Location location,
                       StringRef input) {
  if (auto file = location->findInstanceOf<FileLineColLoc>())
    os << file.getFilename().getValue() << ":" << file.getLine() << ":"
       << file.getColumn() << ": ";
  else if (auto named = location->findInstanceOf<NameLoc>())
    os << input << "node '" << named.getName().getValue() << "': ";
}

void printDiagnostic(StringRef tool, Diagnostic &diagnostic, StringRef input) {
  llvm::raw_ostream &os = llvm::errs();
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
  // There are many remarks, about one model.
  bool isRemark = diagnostic.getSeverity() == DiagnosticSeverity::Remark;
  printPlace(os, diagnostic.getLocation(), isRemark ? "" : input);
  std::string text = diagnostic.str();
  os << llvm::StringRef(text).split('\n').first << "\n";
}
