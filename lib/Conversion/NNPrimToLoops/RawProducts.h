//===- RawProducts.h - Products with filters that are not transformed -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_RAWPRODUCTS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_RAWPRODUCTS_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/WinogradPlan.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Emits the products of transformed tiles with the panels of raw filters from
/// `firstPanel` on that make a block of `products`.
void emitRawProducts(mlir::ImplicitLocOpBuilder &b, WinogradConvOp op,
                     const WinogradShape &shape, const WinogradPlan &plan,
                     mlir::Value workspace, mlir::Value transformed,
                     mlir::Value products, mlir::OpFoldResult firstPanel);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_RAWPRODUCTS_H
