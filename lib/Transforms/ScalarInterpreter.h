//===- ScalarInterpreter.h - Scalar operations on many values -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_SCALARINTERPRETER_H
#define NNPRIM_LIB_TRANSFORMS_SCALARINTERPRETER_H

#include "mlir/IR/Operation.h"

#include <vector>

namespace nnprim {

/// The values that one SSA value takes in several iterations: in `floats` if it
/// is a floating-point number, else sign-extended in `integers`.
struct Lanes {
  std::vector<double> floats;
  std::vector<int64_t> integers;
};

/// f32, f64, index, and integers of up to 64 bits.
bool isInterpretedType(mlir::Type type);

/// Whether `op` is a scalar operation of arith or math that interpret knows.
bool isInterpretedOp(mlir::Operation *op);

/// Computes the first `count` lanes of the result of `op`.
void interpret(mlir::Operation *op, llvm::ArrayRef<const Lanes *> operands,
               int64_t count, Lanes &result);

/// Elements in memory to lanes and back.
void loadLanes(mlir::Type type, const char *data, int64_t count, Lanes &lanes);
void storeLanes(mlir::Type type, const Lanes &lanes, int64_t count, char *data);

/// `count` lanes of the scalar `constant`.
void setUniformLanes(mlir::Attribute constant, int64_t count, Lanes &lanes);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_SCALARINTERPRETER_H
