//===- Extremum.cpp - Maxima of many vectors that may hold NaN ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Extremum.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

void Extremum::checkPair(KernelBuilder &b, Value x, Value y) {
  Value unordered = arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, x, y);
  isNaN =
      isNaN ? arith::OrIOp::create(b, isNaN, unordered).getResult() : unordered;
}

void Extremum::add(KernelBuilder &b, Value vector) {
  if (!best) {
    best = vector;
    return;
  }
  if (unchecked) {
    checkPair(b, unchecked, vector);
    unchecked = Value();
  } else {
    unchecked = vector;
  }
  Value isBetter = arith::CmpFOp::create(
      b, isMaximum ? arith::CmpFPredicate::OGT : arith::CmpFPredicate::OLT,
      vector, best);
  best = arith::SelectOp::create(b, isBetter, vector, best);
}

Value Extremum::finish(KernelBuilder &b) {
  if (unchecked)
    checkPair(b, unchecked, unchecked);
  if (!isNaN)
    return best;
  // All bits are ones in the NaN, so that the selection is an OR.
  auto type = cast<VectorType>(best.getType());
  auto element = cast<FloatType>(type.getElementType());
  TypedAttr nan = b.getFloatAttr(
      element, APFloat::getAllOnesValue(element.getFloatSemantics()));
  Value nans =
      arith::ConstantOp::create(b, type, SplatElementsAttr::get(type, nan));
  return arith::SelectOp::create(b, isNaN, nans, best);
}
