//===- TargetHooks.h - Instructions of single targets ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Operations that the vector dialect cannot express as the instruction that a
// target has. Each dispatches to the folder of the target's architecture, X86/
// or Arm/, and is the only way into it. A target without the instruction, and a
// portable one (TargetDesc::isEmittedInOtherIsa), gets generic operations.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TARGETHOOKS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TARGETHOOKS_H

#include "KernelBuilder.h"

#include "NNPrim/Problem/ElementType.h"

namespace nnprim {

struct DotProduct;

/// Inserts the dialects of the operations that hooks of all targets emit.
void registerTargetDialects(mlir::DialectRegistry &registry);

/// value · 2^floor(exponent), for targets with `hasScaleByPowerOfTwo`.
mlir::Value emitScaleByPowerOfTwo(KernelBuilder &b, mlir::Value value,
                                  mlir::Value exponent);

/// value - floor(value), in [0, 1], for targets with `hasScaleByPowerOfTwo`.
/// The result is 0 for infinities.
mlir::Value emitFraction(KernelBuilder &b, mlir::Value value);

/// Products of groups of integers or bf16, added to `product.sum`, by an
/// instruction of the target; null if it has none for them.
mlir::Value emitDotProductInstruction(KernelBuilder &b,
                                      const DotProduct &product);

/// sum + lhs · rhsᵀ of 2×8 bytes each, row by row, for targets with
/// `hasMatrixProduct`; `lhs` may be unsigned. Or of 2×4 bf16, for targets with
/// `hasBF16Matrix`.
mlir::Value emitMatrixProduct(KernelBuilder &b, mlir::Value sum,
                              mlir::Value lhs, mlir::Value rhs,
                              bool isLhsUnsigned);

// Tile registers, of targets with `hasTileRegisters`. All have 16 rows of 64
// bytes. Rows in memory are `rowStride` elements apart.

/// Sums that begin with zeros.
mlir::Value emitTileZeros(KernelBuilder &b, mlir::Type element);
mlir::Value emitTileLoad(KernelBuilder &b, mlir::Value memref,
                         mlir::ValueRange indices, int64_t rowStride);
void emitTileStore(KernelBuilder &b, mlir::Value tile, mlir::Value memref,
                   mlir::ValueRange indices, int64_t rowStride);
/// sums + lhs · rhs, where a row of `rhs` has groups of 32 bits of K of all
/// columns.
mlir::Value emitTileProduct(KernelBuilder &b, const ProductTypes &types,
                            mlir::Value lhs, mlir::Value rhs, mlir::Value sums);

/// Floats rounded to the nearest bf16, ties to even, in one instruction that
/// takes subnormals for zeros; null if the target has none for so many.
mlir::Value emitRoundToBF16(KernelBuilder &b, mlir::Value vector);

/// Loads bf16 as f32 in fewer operations than extending and shifting them; null
/// if the target has none for so many.
mlir::Value emitLoadBF16(KernelBuilder &b, mlir::Value memref,
                         mlir::ValueRange indices, int64_t width);

/// Floats rounded to the nearest i32, ties to even, in one instruction; null if
/// the target has none.
mlir::Value emitRoundToInteger(KernelBuilder &b, mlir::Value vector);

/// Makes earlier non-temporal stores visible to other cores before any later
/// store.
void emitStoreFence(KernelBuilder &b);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TARGETHOOKS_H
