//===- StaticMemRefs.h - Operands of known extents --------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_STATICMEMREFS_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_STATICMEMREFS_H

#include "NNPrim/Support/CheckResult.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ValueRange.h"

#include "llvm/ADT/STLExtras.h"

namespace nnprim {

inline bool isStaticMemRef(mlir::Value value) {
  auto type = mlir::dyn_cast<mlir::MemRefType>(value.getType());
  return type && type.hasStaticShape();
}

/// Checks that all operands are memrefs of static shape, which tiling and
/// kernels need: the extents of tiles are known when code is emitted.
inline CheckResult checkStaticMemRefs(mlir::ValueRange operands) {
  return CheckResult::require(llvm::all_of(operands, isStaticMemRef),
                              "an operand is not a memref of static shape");
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_STATICMEMREFS_H
