//===- RoundToInteger.cpp - Floats as integers, by cvtps2dq ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RoundToInteger.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace nnprim;

static Value call(KernelBuilder &b, StringRef name, Type type,
                  ValueRange operands) {
  return LLVM::CallIntrinsicOp::create(b, type, b.getStringAttr(name), operands)
      .getResult(0);
}

Value nnprim::x86::emitRoundToInteger(KernelBuilder &b, Value vector) {
  int64_t lanes = cast<VectorType>(vector.getType()).getNumElements();
  auto type = VectorType::get(lanes, b.getI32Type());
  if (lanes == 4)
    return call(b, "llvm.x86.sse2.cvtps2dq", type, vector);
  if (lanes == 8)
    return call(b, "llvm.x86.avx.cvt.ps2dq.256", type, vector);
  if (lanes != 16 || b.getTarget().isEmittedInOtherIsa)
    return {};
  Value allLanes = LLVM::ConstantOp::create(b, b.getI16Type(), -1);
  // _MM_FROUND_CUR_DIRECTION: the rounding of all other operations.
  Value rounding = LLVM::ConstantOp::create(b, b.getI32Type(), 4);
  return call(b, "llvm.x86.avx512.mask.cvtps2dq.512", type,
              {vector, b.zeros(b.getI32Type(), lanes), allLanes, rounding});
}
