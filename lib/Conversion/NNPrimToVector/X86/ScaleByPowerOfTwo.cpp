//===- ScaleByPowerOfTwo.cpp - Instructions of exp and of its stores ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScaleByPowerOfTwo.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/X86Vector/X86VectorDialect.h"

using namespace mlir;

void nnprim::x86::registerDependentDialects(DialectRegistry &registry) {
  registry.insert<LLVM::LLVMDialect, x86vector::X86VectorDialect>();
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

Value nnprim::x86::emitFraction(ImplicitLocOpBuilder &b, Value value) {
  // Round down, to an integer, without raising exceptions.
  Value control = LLVM::ConstantOp::create(b, b.getI32Type(), 0b1001);
  Value allLanes = LLVM::ConstantOp::create(b, b.getI16Type(), -1);
  Value rounding = LLVM::ConstantOp::create(b, b.getI32Type(), 4);
  auto name = b.getStringAttr("llvm.x86.avx512.mask.reduce.ps.512");
  return LLVM::CallIntrinsicOp::create(
             b, value.getType(), name,
             ValueRange{value, control, value, allLanes, rounding})
      .getResults();
}

void nnprim::x86::emitStoreFence(ImplicitLocOpBuilder &b) {
  LLVM::CallIntrinsicOp::create(b, b.getStringAttr("llvm.x86.sse.sfence"),
                                ValueRange());
}
