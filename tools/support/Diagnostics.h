//===- Diagnostics.h - Formats diagnostics as single lines ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_SUPPORT_DIAGNOSTICS_H
#define NNPRIM_TOOLS_SUPPORT_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"

#include <string>

/// Formats `diagnostic` as one line, `TOOL: error: PLACE: REASON`. PLACE is a
/// location in an .mlir file, or `input` followed by the node's name. `input`
/// may be empty; otherwise it ends with a colon.
std::string formatDiagnostic(llvm::StringRef tool, mlir::Diagnostic &diagnostic,
                             llvm::StringRef input);

/// Writes the formatted diagnostic to standard error.
void printDiagnostic(llvm::StringRef tool, mlir::Diagnostic &diagnostic,
                     llvm::StringRef input);

#endif // NNPRIM_TOOLS_SUPPORT_DIAGNOSTICS_H
