//===- DotProduct.cpp - vpdpbusd, vpdpwssd, vpmadd*, vdpbf16ps ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DotProduct.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

static Value call(KernelBuilder &b, const llvm::Twine &name, Type type,
                  ValueRange operands) {
  return LLVM::CallIntrinsicOp::create(b, type, b.getStringAttr(name), operands)
      .getResult(0);
}

/// An intrinsic of the name for as many lanes, 4, 8 or 16, as the vectors have.
static std::string getName(StringRef instruction, int64_t lanes) {
  return llvm::formatv("llvm.x86.avx512.{0}.{1}", instruction, 32 * lanes);
}

/// Sums of the products of two neighbours of 16 bits. Modulo 2³² they are
/// exact.
static Value multiplyPairs(KernelBuilder &b, Value lhs, Value rhs) {
  int64_t lanes = cast<VectorType>(lhs.getType()).getNumElements() / 2;
  StringRef name = lanes == 16  ? "llvm.x86.avx512.pmaddw.d.512"
                   : lanes == 8 ? "llvm.x86.avx2.pmadd.wd"
                                : "llvm.x86.sse2.pmadd.wd";
  return call(b, name, VectorType::get(lanes, b.getI32Type()), {lhs, rhs});
}

/// vpmaddubsw adds products of unsigned with signed neighbours in 16 bits.
static Value multiplyBytes(KernelBuilder &b, Value lhs, Value rhs) {
  int64_t lanes = cast<VectorType>(lhs.getType()).getNumElements() / 4;
  StringRef name = lanes == 16  ? "llvm.x86.avx512.pmaddubs.w.512"
                   : lanes == 8 ? "llvm.x86.avx2.pmadd.ub.sw"
                                : "llvm.x86.ssse3.pmadd.ub.sw.128";
  Value pairs =
      call(b, name, VectorType::get(2 * lanes, b.getI16Type()), {lhs, rhs});
  auto type = cast<VectorType>(pairs.getType());
  Value ones = arith::ConstantOp::create(
      b, type, DenseElementsAttr::get(type, b.getI16IntegerAttr(1)));
  return multiplyPairs(b, pairs, ones);
}

/// Bytes of even and of odd numbers, extended to 16 bits and multiplied apart.
static Value addExtended(KernelBuilder &b, const DotProduct &product) {
  Value sum = product.sum;
  for (int64_t position : {0, 1}) {
    auto extend = [&](Value bytes, bool isUnsigned) {
      return extractField(b, b.bitcast(bytes, b.getI16Type()), position, 8,
                          isUnsigned);
    };
    Value pairs = multiplyPairs(b, extend(product.lhs, product.isLhsUnsigned()),
                                extend(product.rhs, product.isRhsUnsigned()));
    sum = arith::AddIOp::create(b, sum, pairs);
  }
  return sum;
}

/// vdpbf16ps.
static Value multiplyBF16(KernelBuilder &b, const DotProduct &product) {
  if (!b.getTarget().hasBF16Dot || b.getTarget().isEmittedInOtherIsa)
    return {};
  int64_t bits = 32 * product.getLanes();
  std::string name = llvm::formatv("llvm.x86.avx512bf16.dpbf16ps.{0}", bits);
  return call(b, name, product.sum.getType(),
              {product.sum, product.lhs, product.rhs});
}

/// vcvtneps2bf16.
Value nnprim::x86::emitRoundToBF16(KernelBuilder &b, Value vector) {
  int64_t lanes = cast<VectorType>(vector.getType()).getNumElements();
  if (!b.getTarget().hasBF16Dot || b.getTarget().isEmittedInOtherIsa ||
      (lanes != 8 && lanes != 16))
    return {};
  std::string name =
      llvm::formatv("llvm.x86.avx512bf16.cvtneps2bf16.{0}", 32 * lanes);
  return call(b, name, VectorType::get(lanes, b.getBF16Type()), vector);
}

Value nnprim::x86::emitDotProduct(KernelBuilder &b, const DotProduct &product) {
  if (product.isFloat())
    return multiplyBF16(b, product);
  const TargetDesc &target = b.getTarget();
  int64_t lanes = product.getLanes();
  bool isWhole = lanes == 4 || lanes == 8 || lanes == 16;
  if (product.getGroupBits() != 32 || !isWhole || target.isEmittedInOtherIsa)
    return {};
  if (product.kr == 2) {
    if (product.isLhsUnsigned() || product.isRhsUnsigned())
      return {};
    if (target.hasVnni)
      return call(b, getName("vpdpwssd", lanes), product.sum.getType(),
                  {product.sum, product.lhs, product.rhs});
    return arith::AddIOp::create(b, product.sum,
                                 multiplyPairs(b, product.lhs, product.rhs));
  }
  // One factor of unsigned bytes, whichever, and one of signed ones.
  if (product.isLhsUnsigned() == product.isRhsUnsigned())
    return addExtended(b, product);
  if (target.hasVnni) {
    auto [first, second] = product.isLhsUnsigned()
                               ? std::pair(product.lhs, product.rhs)
                               : std::pair(product.rhs, product.lhs);
    return call(b, getName("vpdpbusd", lanes), product.sum.getType(),
                {product.sum, first, second});
  }
  if (product.pairsFit && product.isLhsUnsigned())
    return arith::AddIOp::create(b, product.sum,
                                 multiplyBytes(b, product.lhs, product.rhs));
  return addExtended(b, product);
}
