//===- ValueGroups.h - Values between ops that are stored alike -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_NARROWING_VALUEGROUPS_H
#define NNPRIM_LIB_TRANSFORMS_NARROWING_VALUEGROUPS_H

#include "NNPrim/Support/CheckResult.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace nnprim {

/// Tensors of f32 that reshapes, slices and other moves join, so that they are
/// stored alike.
struct ValueGroup {
  llvm::SmallVector<mlir::Value> values;
  /// Why they have to stay f32; null if they need not.
  std::string reason;
  /// Where the reason is.
  mlir::Location loc;
};

/// The groups of all f32 tensors of static shape that ops of the function
/// compute, in order. Tensors without content (`tensor.empty`) and constants
/// are in none.
llvm::SmallVector<ValueGroup> getValueGroups(mlir::FunctionOpInterface function,
                                             mlir::Type type);

/// Whether there is an op and it joins its result with the operands that it
/// moves.
bool isMove(mlir::Operation *op);

/// Stores the values of `group` as `type`: changes their producers and users.
/// With `truncates`, what is computed is cut off before it is rounded.
void storeAs(const ValueGroup &group, mlir::Type type, bool truncates);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_NARROWING_VALUEGROUPS_H
