//===- TileRegisters.h - AMX ------------------------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_TILEREGISTERS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_TILEREGISTERS_H

#include "../KernelBuilder.h"

#include "NNPrim/Problem/ElementType.h"

namespace nnprim::x86 {

// See the functions of these names in TargetHooks.h.

mlir::Value emitTileZeros(KernelBuilder &b, mlir::Type element);
mlir::Value emitTileLoad(KernelBuilder &b, mlir::Value memref,
                         mlir::ValueRange indices, int64_t rowStride);
void emitTileStore(KernelBuilder &b, mlir::Value tile, mlir::Value memref,
                   mlir::ValueRange indices, int64_t rowStride);
mlir::Value emitTileProduct(KernelBuilder &b, const ProductTypes &types,
                            mlir::Value lhs, mlir::Value rhs, mlir::Value sums);

} // namespace nnprim::x86

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_TILEREGISTERS_H
