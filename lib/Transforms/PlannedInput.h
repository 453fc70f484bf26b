//===- PlannedInput.h - Operands of loops as inputs of regions ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_PLANNEDINPUT_H
#define NNPRIM_LIB_TRANSFORMS_PLANNEDINPUT_H

#include "EpilogueUtils.h"

#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

namespace nnprim {

/// An operand of a loop as an input of a primitive's region.
struct PlannedInput {
  mlir::Value value;
  mlir::AffineMap map;
  /// Whether dimensions of one element go, and what is joined after that.
  bool squeezed = false;
  llvm::SmallVector<mlir::ReassociationIndices> joined;

  EpilogueInput create(mlir::OpBuilder &builder, mlir::Location loc) const;
};

/// How operand `value` of a loop of `loopSizes`, read through `map`, becomes an
/// input of a region of a primitive, if it is addressed by whole dimensions of
/// the primitive's `outs`. `expansion` has the loop's dimensions for each of
/// these, unless they are the same.
std::optional<PlannedInput>
planInput(mlir::Value value, mlir::AffineMap map,
          llvm::ArrayRef<int64_t> loopSizes,
          const std::optional<llvm::SmallVector<mlir::ReassociationIndices>>
              &expansion = std::nullopt);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_PLANNEDINPUT_H
