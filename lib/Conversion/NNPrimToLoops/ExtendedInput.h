//===- ExtendedInput.h - Inputs that are extended for several panels ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_EXTENDEDINPUT_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_EXTENDEDINPUT_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// How the input of a product, stored in fewer bits than f32, is extended
/// before register tiles read it: what a row of tiles reads, into memory on the
/// stack, and then used by several panels (Keane 2020, section 8.4).
struct InputExtension {
  /// Panels that use it.
  int64_t panels = 0;
  /// The memory, of one dimension.
  mlir::Value scratch;

  explicit operator bool() const { return panels > 0; }
};

/// So many elements on the stack of the function of `op`.
mlir::Value createScratch(mlir::ImplicitLocOpBuilder &b, mlir::Operation *op,
                          int64_t elements, mlir::Type element);

/// Memory of a thread for rows that are rounded together.
struct RoundedMemory {
  /// On the stack, or a workspace with a row for each of `parts` worker slots.
  mlir::Value memory;
  int64_t parts;

  /// The running thread's first `elements`.
  mlir::Value get(mlir::ImplicitLocOpBuilder &b, int64_t elements) const;
};

/// That for `elements`: `workspace`, which has `parts`, or without parts memory
/// on the stack of the function of `op`.
RoundedMemory getRoundedMemory(mlir::ImplicitLocOpBuilder &b,
                               mlir::Operation *op, mlir::Value workspace,
                               int64_t parts, int64_t elements,
                               mlir::Type element);

/// The extension of `elements` of `input` at a time for `panels` of the plan;
/// none if these are 0, the input is f32, or the stack should not hold so many.
InputExtension extendInput(mlir::ImplicitLocOpBuilder &b, mlir::Operation *op,
                           mlir::Value input, int64_t elements, int64_t panels);

/// The distance of rows of `depth` elements that are extended.
int64_t getExtendedStride(int64_t depth);

/// Writes what `source` stands for to `target`, of the same static shape.
void emitExtension(mlir::ImplicitLocOpBuilder &b, mlir::Value source,
                   mlir::Value target);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_EXTENDEDINPUT_H
