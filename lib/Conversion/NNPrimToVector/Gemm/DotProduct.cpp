//===- DotProduct.cpp - A step of products of interleaved panels ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// One step of products of interleaved panels, which InterleavedKernel.cpp loops
// over.

#include "DotProduct.h"

#include "TargetHooks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

Value nnprim::extractField(KernelBuilder &b, Value vector, int64_t position,
                           int64_t width, bool isUnsigned) {
  auto type = cast<VectorType>(vector.getType());
  int64_t bits = type.getElementType().getIntOrFloatBitWidth();
  auto splat = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(
        b, type,
        DenseElementsAttr::get(type,
                               b.getIntegerAttr(type.getElementType(), value)));
  };
  int64_t above = bits - (position + 1) * width;
  if (isUnsigned) {
    if (position != 0)
      vector = arith::ShRUIOp::create(b, vector, splat(position * width));
    return above == 0 ? vector
                      : arith::AndIOp::create(b, vector,
                                              splat((int64_t(1) << width) - 1))
                            .getResult();
  }
  if (above != 0)
    vector = arith::ShLIOp::create(b, vector, splat(above));
  return arith::ShRSIOp::create(b, vector, splat(bits - width));
}

/// A multiplication for each value that lies together.
static Value emitPortable(KernelBuilder &b, const DotProduct &product) {
  Type group = b.getIntegerType(product.getGroupBits());
  int64_t width = 8 * getBytes(product.types.rhs);
  auto wide = VectorType::get(product.getLanes(), b.getI32Type());
  auto extract = [&](Value vector, int64_t position, bool isUnsigned) {
    Value field =
        extractField(b, b.bitcast(vector, group), position, width, isUnsigned);
    if (field.getType() == wide)
      return field;
    return isUnsigned ? arith::ExtUIOp::create(b, wide, field).getResult()
                      : arith::ExtSIOp::create(b, wide, field).getResult();
  };
  Value sum = product.sum;
  for (int64_t r = 0; r < product.kr; ++r) {
    Value term = arith::MulIOp::create(
        b, extract(product.lhs, r, product.isLhsUnsigned()),
        extract(product.rhs, r, product.isRhsUnsigned()));
    sum = arith::AddIOp::create(b, sum, term);
  }
  return sum;
}

/// The value number `position` of a pair of bf16, whose bits are the upper half
/// of those of f32.
static Value extractFloat(KernelBuilder &b, Value vector, int64_t position) {
  Value pairs = b.bitcast(vector, b.getI32Type());
  auto type = cast<VectorType>(pairs.getType());
  auto splat = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(
        b, type, DenseElementsAttr::get(type, b.getI32IntegerAttr(value)));
  };
  Value bits = position == 0
                   ? arith::ShLIOp::create(b, pairs, splat(16)).getResult()
                   : arith::AndIOp::create(b, pairs, splat(int32_t(0xffff0000)))
                         .getResult();
  return b.bitcast(bits, b.getF32Type());
}

/// A fused multiply-add for each value that lies together.
static Value emitPortableFloats(KernelBuilder &b, const DotProduct &product) {
  Value sum = product.sum;
  for (int64_t position : {1, 0})
    sum = b.fma(extractFloat(b, product.lhs, position),
                extractFloat(b, product.rhs, position), sum);
  return sum;
}

Value nnprim::emitDotProduct(KernelBuilder &b, const DotProduct &product) {
  if (Value sum = emitDotProductInstruction(b, product))
    return sum;
  return product.isFloat() ? emitPortableFloats(b, product)
                           : emitPortable(b, product);
}
