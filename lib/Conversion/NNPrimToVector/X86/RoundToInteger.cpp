//===- RoundToInteger.cpp - Floats as integers, by cvtps2dq ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RoundToInteger.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace mlir;
using namespace nnprim;

static Value call(KernelBuilder &b, StringRef name, Type type,
                  ValueRange operands) {
  return LLVM::CallIntrinsicOp::create(b, type, b.getStringAttr(name), operands)
      .getResult(0);
}

/// Both halves of a vector, one after the other.
static Value roundHalves(KernelBuilder &b, Value vector, VectorType type) {
  int64_t half = type.getNumElements() / 2;
  Value result = b.zeros(type.getElementType(), 2 * half);
  for (int64_t first : {int64_t(0), half}) {
    Value part = vector::ExtractStridedSliceOp::create(
        b, vector, ArrayRef<int64_t>{first}, ArrayRef<int64_t>{half},
        ArrayRef<int64_t>{1});
    result = vector::InsertStridedSliceOp::create(
        b, x86::emitRoundToInteger(b, part), result, ArrayRef<int64_t>{first},
        ArrayRef<int64_t>{1});
  }
  return result;
}

Value nnprim::x86::emitRoundToInteger(KernelBuilder &b, Value vector) {
  int64_t lanes = cast<VectorType>(vector.getType()).getNumElements();
  auto type = VectorType::get(lanes, b.getI32Type());
  int64_t whole = std::max<int64_t>(4, llvm::PowerOf2Ceil(lanes));
  if (lanes != whole)
    return b.head(emitRoundToInteger(b, b.widen(vector, whole)), lanes);
  if (lanes > 16 || (lanes == 16 && b.getTarget().isEmittedInOtherIsa))
    return roundHalves(b, vector, type);
  if (lanes == 4)
    return call(b, "llvm.x86.sse2.cvtps2dq", type, vector);
  if (lanes == 8)
    return call(b, "llvm.x86.avx.cvt.ps2dq.256", type, vector);
  Value allLanes = LLVM::ConstantOp::create(b, b.getI16Type(), -1);
  // _MM_FROUND_CUR_DIRECTION: the rounding of all other operations.
  Value rounding = LLVM::ConstantOp::create(b, b.getI32Type(), 4);
  return call(b, "llvm.x86.avx512.mask.cvtps2dq.512", type,
              {vector, b.zeros(b.getI32Type(), lanes), allLanes, rounding});
}
