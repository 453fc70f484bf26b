//===- PrimitiveKey.h - The primitive of a recorded plan --------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLANNING_PRIMITIVEKEY_H
#define NNPRIM_PLANNING_PRIMITIVEKEY_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Tuning/PlanRecord.h"

namespace nnprim {

/// The key of a primitive on tensors, before its operands are packed, in tuning
/// records: the name of the op, element types and extents of its
/// operands but for those of the epilogue, and its attributes. Epilogues are
/// taken not to matter.
PrimitiveKey getPrimitiveKey(PlannedOpInterface op);

} // namespace nnprim

#endif // NNPRIM_PLANNING_PRIMITIVEKEY_H
