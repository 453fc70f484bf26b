//===- Registration.h - Dialects and passes of the tools ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PIPELINES_REGISTRATION_H
#define NNPRIM_PIPELINES_REGISTRATION_H

#include "mlir/IR/DialectRegistry.h"

namespace nnprim {

/// Inserts this project's dialect and what it attaches to upstream's
/// interfaces, for a registry that has upstream's dialects already.
void registerNNPrimDialects(mlir::DialectRegistry *registry);

/// Inserts every dialect that the pipelines may meet, with the extensions
/// (bufferization, tiling, translation) that they need.
void registerAllDialects(mlir::DialectRegistry &registry);

/// Registers the passes of this project and the named pipelines. Call once a
/// process.
void registerPasses();

/// Registers the passes above and those of upstream MLIR.
void registerAllPasses();

} // namespace nnprim

#endif // NNPRIM_PIPELINES_REGISTRATION_H
