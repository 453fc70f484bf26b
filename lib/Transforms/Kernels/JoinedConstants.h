//===- JoinedConstants.h - Constants of groups as one -----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_KERNELS_JOINEDCONSTANTS_H
#define NNPRIM_LIB_TRANSFORMS_KERNELS_JOINEDCONSTANTS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Whether `constant`, which may be null, is a tensor whose bytes are known.
bool isJoinable(mlir::arith::ConstantOp constant);

/// Copies constants of one type that are joinable, one after the other, to one
/// with their number as its first dimension.
mlir::Value joinConstants(mlir::ImplicitLocOpBuilder &b,
                          llvm::ArrayRef<mlir::arith::ConstantOp> constants);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_KERNELS_JOINEDCONSTANTS_H
