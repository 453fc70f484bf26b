//===- IntegerRequest.h - Products that are to be of integers ---*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_NARROWING_INTEGERREQUEST_H
#define NNPRIM_LIB_TRANSFORMS_NARROWING_INTEGERREQUEST_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Problem/ConvAlgorithm.h"

namespace nnprim {

/// Whether an op asks for products by integers of 16 bits that share scales,
/// which `nnprim-scale-products` makes of it.
inline bool asksForIntegers(EpilogueOpInterface op) {
  auto name = op->getAttrOfType<mlir::StringAttr>(algorithmAttrName);
  std::optional<ConvAlgorithm> algorithm;
  if (name)
    algorithm = parseAlgorithm(name.getValue());
  if (!algorithm)
    return false;
  if (mlir::isa<FastConvOp>(op.getOperation()))
    return algorithm->isScaled;
  return mlir::isa<GemmOp, IndirectGemmOp>(op.getOperation()) &&
         algorithm->kind == AlgorithmKind::ScaledProducts;
}

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_NARROWING_INTEGERREQUEST_H
