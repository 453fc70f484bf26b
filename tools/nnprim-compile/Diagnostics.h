//===- Diagnostics.h - What goes wrong, in one line -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_COMPILE_DIAGNOSTICS_H
#define NNPRIM_TOOLS_COMPILE_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"

/// Writes `diagnostic` to standard error as `TOOL: error: PLACE: REASON`.
/// PLACE is one in an .mlir file, or `input`, which may be empty or ends with a
/// colon, and the node's name.
void printDiagnostic(llvm::StringRef tool, mlir::Diagnostic &diagnostic,
                     llvm::StringRef input);

#endif // NNPRIM_TOOLS_COMPILE_DIAGNOSTICS_H
