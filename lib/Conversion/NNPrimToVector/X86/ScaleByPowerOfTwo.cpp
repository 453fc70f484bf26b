//===- ScaleByPowerOfTwo.cpp - vscalefps ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScaleByPowerOfTwo.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/X86Vector/X86VectorDialect.h"

using namespace mlir;

void nnprim::x86::registerDependentDialects(DialectRegistry &registry) {
  registry.insert<x86vector::X86VectorDialect>();
}

Value nnprim::x86::emitScaleByPowerOfTwo(ImplicitLocOpBuilder &b, Value value,
                                         Value exponent) {
  Value allLanes = arith::ConstantIntOp::create(b, -1, 16);
  // _MM_FROUND_CUR_DIRECTION: the intrinsic without embedded rounding.
  Value rounding = arith::ConstantIntOp::create(b, 4, 32);
  // LLVM 22 passes the op's operands (src, a, b) to the intrinsic in that
  // order, which takes them as (a, b, src): a is in the place of src.
  return x86vector::MaskScaleFOp::create(b, value.getType(), /*src=*/value,
                                         /*a=*/exponent, /*b=*/value, allLanes,
                                         rounding);
}
