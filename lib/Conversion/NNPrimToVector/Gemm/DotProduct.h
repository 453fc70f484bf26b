//===- DotProduct.h - One step of a product of int8, int16 or bf16 --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_GEMM_DOTPRODUCT_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_GEMM_DOTPRODUCT_H

#include "../KernelBuilder.h"

#include "NNPrim/Problem/ElementType.h"

namespace nnprim {

/// One step of products, for each lane l of a vector of i32 or f32:
///
///   sum[l] + Σ_r lhs[l·KR + r] · rhs[l·KR + r],  0 <= r < KR.
///
/// Integers: modulo 2³²; KR values of 8 or 16 bits, of the signs of `types`,
/// fill 16 or 32 bits. Two bf16: fused multiply-adds, the second product first;
/// an instruction may round the sum once, and take subnormals for zeros.
struct DotProduct {
  ProductTypes types;
  int64_t kr;
  /// Sums of products of two neighbours in `rhs` with bytes fit in 16 bits:
  /// their positive parts sum to at most 128, their negative ones to at least
  /// −128.
  bool pairsFit = false;
  mlir::Value lhs, rhs, sum;

  int64_t getLanes() const {
    return llvm::cast<mlir::VectorType>(sum.getType()).getNumElements();
  }
  /// Bits of the values that lie together.
  int64_t getGroupBits() const { return 8 * kr * getBytes(types.rhs); }
  bool isFloat() const { return types.accumulator == ElementType::F32; }
  bool isLhsUnsigned() const { return isUnsigned(types.lhs); }
  bool isRhsUnsigned() const { return isUnsigned(types.rhs); }

private:
  static bool isUnsigned(ElementType type) {
    return type == ElementType::U8 || type == ElementType::U16;
  }
};

/// By instructions that the target has, else by shifts and multiplications.
mlir::Value emitDotProduct(KernelBuilder &b, const DotProduct &product);

/// `vector` of `bits` wide elements, the value number `position` of `width`
/// bits in each of them, extended: for values that lie together.
mlir::Value extractField(KernelBuilder &b, mlir::Value vector, int64_t position,
                         int64_t width, bool isUnsigned);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_GEMM_DOTPRODUCT_H
