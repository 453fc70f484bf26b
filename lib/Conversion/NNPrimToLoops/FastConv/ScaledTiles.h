//===- ScaledTiles.h - Products of tiles that share scales ------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_FASTCONV_SCALEDTILES_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_FASTCONV_SCALEDTILES_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Emits the products of one coefficient of all tiles with a block of filters
/// that are pairs of integers. `transformed` are tiles×C numbers of f32,
/// `memory` is room for as many pairs, in i32, `products` are tiles×filters;
/// `rhs` is the op's packed right-hand side, whose panels from `panel` on and
/// rows from `row` on are the filters. Products are as `op`, a convolution,
/// says.
void emitScaledTiles(mlir::ImplicitLocOpBuilder &b, FastConvOp op,
                     const FastConvPlan &plan, mlir::Value transformed,
                     mlir::Value memory, mlir::OpFoldResult panel,
                     mlir::OpFoldResult row, mlir::Value products);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_FASTCONV_SCALEDTILES_H
