//===- DotProduct.cpp - SDOT, SMMLA, and SMULL with SADDLP ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DotProduct.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

static Value call(KernelBuilder &b, StringRef name, VectorType type,
                  ValueRange operands) {
  return LLVM::CallIntrinsicOp::create(b, type, b.getStringAttr(name), operands)
      .getResult(0);
}

/// Products of two neighbouring words, each exact in 32 bits, and sums of
/// pairs.
static Value addWords(KernelBuilder &b, const DotProduct &product) {
  auto sums = cast<VectorType>(product.sum.getType());
  auto multiply = [&](int64_t first) {
    auto half = [&](Value words) -> Value {
      return vector::ExtractStridedSliceOp::create(
          b, words, ArrayRef<int64_t>{first}, ArrayRef<int64_t>{4},
          ArrayRef<int64_t>{1});
    };
    return call(b, "llvm.aarch64.neon.smull.v4i32", sums,
                {half(product.lhs), half(product.rhs)});
  };
  Value pairs =
      call(b, "llvm.aarch64.neon.addp.v4i32", sums, {multiply(0), multiply(4)});
  return arith::AddIOp::create(b, product.sum, pairs);
}

/// BFDOT.
static Value multiplyBF16(KernelBuilder &b, const DotProduct &product) {
  if (!b.getTarget().hasBF16Dot || product.kr != 2)
    return {};
  auto sums = cast<VectorType>(product.sum.getType());
  // The last operand may be one pair of a register for all lanes.
  return call(b, "llvm.aarch64.neon.bfdot.v4f32.v8bf16", sums,
              {product.sum, product.rhs, product.lhs});
}

Value nnprim::arm::emitDotProduct(KernelBuilder &b, const DotProduct &product) {
  if (product.getLanes() != 4 || product.isLhsUnsigned() ||
      product.isRhsUnsigned())
    return {};
  if (product.isFloat())
    return multiplyBF16(b, product);
  auto sums = cast<VectorType>(product.sum.getType());
  // Products of two neighbours are exact in twice their width, and SADALP adds
  // two of them to a sum without adding them in that width first: twice
  // (−128)² does not fit in 16 bits.
  if (product.kr == 2 && product.types.rhs == ElementType::I8) {
    auto wide = VectorType::get(8, b.getI16Type());
    Value products = call(b, "llvm.aarch64.neon.smull.v8i16", wide,
                          {product.lhs, product.rhs});
    Value pairs =
        call(b, "llvm.aarch64.neon.saddlp.v4i32.v8i16", sums, products);
    return arith::AddIOp::create(b, product.sum, pairs);
  }
  if (product.kr == 2)
    return addWords(b, product);
  // The last operand may be one element of a register for all lanes.
  if (product.kr == 4 && b.getTarget().hasSdot)
    return call(b, "llvm.aarch64.neon.sdot.v4i32.v16i8", sums,
                {product.sum, product.rhs, product.lhs});
  return {};
}

Value nnprim::arm::emitMatrixProduct(KernelBuilder &b, Value sum, Value lhs,
                                     Value rhs, bool isLhsUnsigned) {
  if (getElementTypeOrSelf(lhs).isBF16())
    return call(b, "llvm.aarch64.neon.bfmmla", cast<VectorType>(sum.getType()),
                {sum, lhs, rhs});
  StringRef name = isLhsUnsigned ? "llvm.aarch64.neon.usmmla.v4i32.v16i8"
                                 : "llvm.aarch64.neon.smmla.v4i32.v16i8";
  return call(b, name, cast<VectorType>(sum.getType()), {sum, lhs, rhs});
}
