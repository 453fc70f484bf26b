//===- RawProducts.h - Products with on-the-fly filter transforms ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_RAWPRODUCTS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_RAWPRODUCTS_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Plan/WinogradPlan.h"
#include "NNPrim/Problem/WinogradShape.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Transforms the panels of filters from `firstPanel` on and emits the products
/// of the transformed tiles with them, which fill the block `products`.
void emitRawProducts(mlir::ImplicitLocOpBuilder &b, WinogradConvOp op,
                     const WinogradShape &shape, const WinogradPlan &plan,
                     mlir::Value workspace, mlir::Value transformed,
                     mlir::Value products, mlir::OpFoldResult firstPanel);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_RAWPRODUCTS_H
