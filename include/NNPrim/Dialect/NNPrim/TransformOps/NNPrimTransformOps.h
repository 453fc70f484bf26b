//===- NNPrimTransformOps.h - Schedules as scripts ------------ -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_TRANSFORMOPS_NNPRIMTRANSFORMOPS_H
#define NNPRIM_DIALECT_NNPRIM_TRANSFORMOPS_NNPRIMTRANSFORMOPS_H

#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"
#include "mlir/IR/OpImplementation.h"

#define GET_OP_CLASSES
#include "NNPrim/Dialect/NNPrim/TransformOps/NNPrimTransformOps.h.inc"

namespace nnprim {

/// Adds `transform.nnprim.*` to the transform dialect.
void registerTransformOps(mlir::DialectRegistry &registry);

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_TRANSFORMOPS_NNPRIMTRANSFORMOPS_H
