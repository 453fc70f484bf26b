//===- FusableOperand.h - Loop operands as inputs of regions --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_FUSION_FUSABLEOPERAND_H
#define NNPRIM_LIB_TRANSFORMS_FUSION_FUSABLEOPERAND_H

#include "EpilogueUtils.h"

#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

namespace nnprim {

/// A loop operand as an input of a primitive's region.
struct FusableOperand {
  mlir::Value value;
  mlir::AffineMap map;
  /// Whether unit dimensions are dropped, and which groups of the remaining
  /// dimensions are then collapsed.
  bool squeezed = false;
  llvm::SmallVector<mlir::ReassociationIndices> joined;

  EpilogueInput create(mlir::OpBuilder &builder, mlir::Location loc) const;
};

/// Plans how operand `value` of a loop of `loopSizes`, read through `map`,
/// becomes an input of a primitive's region; nullopt if it is not indexed by
/// whole dimensions of the primitive's `outs`. `expansion` holds the loop
/// dimensions for each dimension of `outs`, unless the two are the same.
std::optional<FusableOperand>
planInput(mlir::Value value, mlir::AffineMap map,
          llvm::ArrayRef<int64_t> loopSizes,
          const std::optional<llvm::SmallVector<mlir::ReassociationIndices>>
              &expansion = std::nullopt);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_FUSION_FUSABLEOPERAND_H
