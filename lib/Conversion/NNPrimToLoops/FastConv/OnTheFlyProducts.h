//===- OnTheFlyProducts.h - Products with on-the-fly filter transforms ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_ONTHEFLYPRODUCTS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_ONTHEFLYPRODUCTS_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Plan/FastConvPlan.h"
#include "NNPrim/Problem/FastConvShape.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Transforms the panels of filters from `firstPanel` on and emits the products
/// of the transformed tiles with them, which fill the block `products`.
void emitOnTheFlyProducts(mlir::ImplicitLocOpBuilder &b, FastConvOp op,
                          const FastConvShape &shape, const FastConvPlan &plan,
                          mlir::Value workspace, mlir::Value transformed,
                          mlir::Value products, mlir::OpFoldResult firstPanel);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_ONTHEFLYPRODUCTS_H
