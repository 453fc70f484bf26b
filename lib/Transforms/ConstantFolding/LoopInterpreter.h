//===- LoopInterpreter.h - Evaluation of elementwise loops ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_LOOPINTERPRETER_H
#define NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_LOOPINTERPRETER_H

#include "ConstantView.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace nnprim {

/// Whether `op` is an elementwise loop on f32, f64 and integers that has one
/// result and contains only operations that evaluateLoop supports.
bool canEvaluateLoop(mlir::linalg::GenericOp op);

/// Evaluates `op` on `inputs` and stores its result. Each operation rounds to
/// its type in the body.
void evaluateLoop(mlir::linalg::GenericOp op,
                  llvm::ArrayRef<ConstantView> inputs, ConstantBuffer &result);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_LOOPINTERPRETER_H
