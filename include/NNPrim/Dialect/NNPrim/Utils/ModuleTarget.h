//===- ModuleTarget.h - The target of a module ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_MODULETARGET_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_MODULETARGET_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/TargetDesc.h"

#include "mlir/IR/BuiltinOps.h"

namespace nnprim {

/// The attribute `nnprim.target` of the module around `op`, or of `op` itself;
/// null if there is none.
inline TargetAttr getTargetAttr(mlir::Operation *op) {
  for (; op; op = op->getParentOp())
    if (auto target = op->getAttrOfType<TargetAttr>(
            NNPrimDialect::TargetAttrHelper::getNameStr()))
      return target;
  return {};
}

/// The instruction set that code is emitted for; emits an error at `op` if the
/// module has no target.
inline const TargetDesc *getTarget(mlir::Operation *op) {
  if (TargetAttr target = getTargetAttr(op))
    return &target.getTarget();
  op->emitError("expected the module to have the attribute `nnprim.target`; "
                "`nnprim-set-target` gives it one");
  return nullptr;
}

/// Products of 16-bit integers that kernels of the machine around `op` add
/// before their sum becomes an f32; the fewest if there is none.
inline int64_t getMachineScaledTerms(mlir::Operation *op) {
  TargetAttr target = getTargetAttr(op);
  return target ? target.getScaledTerms() : kScaledTerms;
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_MODULETARGET_H
