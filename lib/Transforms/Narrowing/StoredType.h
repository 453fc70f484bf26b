//===- StoredType.h - Scalars that are stored in fewer bits -----*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_NARROWING_STOREDTYPE_H
#define NNPRIM_LIB_TRANSFORMS_NARROWING_STOREDTYPE_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// What f32 is stored as by the name that options give it: bf16, f16, flyte24,
/// or flyte16, whose codes are those of bf16; null if it is none of them.
mlir::Type parseStoredType(mlir::MLIRContext *context, llvm::StringRef name);

/// Checks that f32 can be rounded to each of `types` as `rounding`, an option,
/// says.
llvm::LogicalResult checkRounding(mlir::Location loc, llvm::StringRef rounding,
                                  llvm::ArrayRef<mlir::Type> types);

/// `value` with the bits cut off that `type` does not have. A NaN becomes
/// quiet, since without its last bits it might be an infinity.
mlir::Value cutBits(mlir::ImplicitLocOpBuilder &b, mlir::Value value,
                    mlir::Type type);

/// An f32, rounded to the nearest value of `type`.
mlir::Value roundToStored(mlir::ImplicitLocOpBuilder &b, mlir::Value value,
                          mlir::Type type);

/// The f32 that `value` stands for.
mlir::Value extendStored(mlir::ImplicitLocOpBuilder &b, mlir::Value value);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_NARROWING_STOREDTYPE_H
