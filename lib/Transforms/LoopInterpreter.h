//===- LoopInterpreter.h - Elementwise loops on constants -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_LOOPINTERPRETER_H
#define NNPRIM_LIB_TRANSFORMS_LOOPINTERPRETER_H

#include "ConstantView.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace nnprim {

/// Whether `op` is an elementwise loop with one result that evaluateLoop knows
/// all operations of, on f32, f64 and integers.
bool canEvaluateLoop(mlir::linalg::GenericOp op);

/// Runs `op` on `inputs` and stores its result, rounded after each operation
/// as the types of the body say.
void evaluateLoop(mlir::linalg::GenericOp op,
                  llvm::ArrayRef<ConstantView> inputs, ConstantBuffer &result);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_LOOPINTERPRETER_H
