//===- ScalarInterpreter.h - Scalar operations on lanes -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_SCALARINTERPRETER_H
#define NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_SCALARINTERPRETER_H

#include "mlir/IR/Operation.h"

#include <vector>

namespace nnprim {

/// The values of one SSA value in several iterations: floating-point numbers
/// are in `floats`, others are sign-extended in `integers`.
struct Lanes {
  std::vector<double> floats;
  std::vector<int64_t> integers;
};

/// Whether `type` is f32, f64, index or an integer of at most 64 bits.
bool isInterpretedType(mlir::Type type);

/// Whether `op` is a scalar operation of arith or math that interpret supports.
bool isInterpretedOp(mlir::Operation *op);

/// Computes the first `count` lanes of the result of `op`.
void interpret(mlir::Operation *op, llvm::ArrayRef<const Lanes *> operands,
               int64_t count, Lanes &result);

/// Convert elements in memory to lanes and back.
void loadLanes(mlir::Type type, const char *data, int64_t count, Lanes &lanes);
void storeLanes(mlir::Type type, const Lanes &lanes, int64_t count, char *data);

/// Sets `count` lanes to the scalar `constant`.
void setUniformLanes(mlir::Attribute constant, int64_t count, Lanes &lanes);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_SCALARINTERPRETER_H
