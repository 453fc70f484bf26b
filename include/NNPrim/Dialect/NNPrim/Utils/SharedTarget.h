//===- SharedTarget.h - The target of passes that compare algorithms ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_SHAREDTARGET_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_SHAREDTARGET_H

#include "NNPrim/Target/ConvAlgorithm.h"
#include "NNPrim/Target/TargetDesc.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

#include "llvm/Support/FormatVariadic.h"

namespace nnprim {

/// The target of this name as one of `numThreads` finds it; emits an error at
/// `op` if there is none.
inline llvm::FailureOr<TargetDesc> lookupSharedTarget(mlir::Operation *op,
                                                      llvm::StringRef name,
                                                      int64_t numThreads) {
  const TargetDesc *desc = lookupTarget(name);
  if (!desc)
    return op->emitError() << "unknown target '" << name << "'";
  if (numThreads < 1)
    return op->emitError("expected `num-threads` to be positive, but got ")
           << numThreads;
  return shareMemory(*desc, numThreads);
}

/// Emits an error at `op` if a pass is asked for what no error is within.
inline llvm::LogicalResult verifyMaxError(mlir::Operation *op,
                                          double maxError) {
  if (maxError > 0)
    return llvm::success();
  return op->emitError("expected `max-error` to be a positive number, but got ")
         << llvm::formatv("{0}", maxError).str();
}

/// The error that `op` may have: its own or, if it has none, the model's. What
/// is no positive number is none; the conversion to primitives refuses it.
inline double getMaxError(mlir::Operation *op, double modelsError) {
  auto own = op->getAttrOfType<mlir::FloatAttr>(maxErrorAttrName);
  return own && own.getValueAsDouble() > 0 ? own.getValueAsDouble()
                                           : modelsError;
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_SHAREDTARGET_H
