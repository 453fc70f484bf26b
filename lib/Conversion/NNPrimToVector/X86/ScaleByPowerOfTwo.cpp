//===- ScaleByPowerOfTwo.cpp - vscalefps and vreduceps --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScaleByPowerOfTwo.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/X86Vector/X86VectorDialect.h"

#include <limits>

using namespace mlir;

static constexpr int64_t kLanes = 16;

/// 2^exponent for whole numbers in [-126, 127], built from the bits of the
/// biased exponent.
static Value emitPowerOfTwo(nnprim::KernelBuilder &b, Value exponent) {
  auto integers = VectorType::get(kLanes, b.getI32Type());
  auto splat = [&](int32_t value) -> Value {
    return arith::ConstantOp::create(b,
                                     DenseElementsAttr::get(integers, value));
  };
  Value bits = arith::FPToSIOp::create(b, integers, exponent);
  bits = arith::AddIOp::create(b, bits, splat(127));
  bits = arith::ShLIOp::create(b, bits, splat(23));
  return arith::BitcastOp::create(b, exponent.getType(), bits);
}

/// Scales in two steps, so that neither factor is subnormal or infinite. A NaN
/// exponent counts as the least one: kernels scale NaN values, but never by
/// NaN.
static Value emitPortableScale(nnprim::KernelBuilder &b, Value value,
                               Value exponent) {
  Value whole = math::FloorOp::create(b, exponent);
  whole = arith::MaxNumFOp::create(b, whole, b.splat(-252, kLanes));
  whole = arith::MinNumFOp::create(b, whole, b.splat(254, kLanes));
  Value half = arith::MulFOp::create(b, whole, b.splat(0.5, kLanes));
  Value first = math::FloorOp::create(b, half);
  Value second = arith::SubFOp::create(b, whole, first);
  value = arith::MulFOp::create(b, value, emitPowerOfTwo(b, first));
  return arith::MulFOp::create(b, value, emitPowerOfTwo(b, second));
}

static Value emitPortableFraction(nnprim::KernelBuilder &b, Value value) {
  Value fraction =
      arith::SubFOp::create(b, value, math::FloorOp::create(b, value));
  Value isInfinite = arith::CmpFOp::create(
      b, arith::CmpFPredicate::OEQ, math::AbsFOp::create(b, value),
      b.splat(std::numeric_limits<float>::infinity(), kLanes));
  return arith::SelectOp::create(b, isInfinite, b.splat(0, kLanes), fraction);
}

Value nnprim::x86::emitScaleByPowerOfTwo(KernelBuilder &b, Value value,
                                         Value exponent) {
  if (b.getTarget().isEmittedInOtherIsa)
    return emitPortableScale(b, value, exponent);
  Value allLanes = arith::ConstantIntOp::create(b, -1, 16);
  // _MM_FROUND_CUR_DIRECTION: the intrinsic without embedded rounding.
  Value rounding = arith::ConstantIntOp::create(b, 4, 32);
  // LLVM 22 passes the op's operands (src, a, b) in that order to an intrinsic
  // that expects (a, b, src), so the op's `src` is the intrinsic's a.
  return x86vector::MaskScaleFOp::create(b, value.getType(), /*src=*/value,
                                         /*a=*/exponent, /*b=*/value, allLanes,
                                         rounding);
}

Value nnprim::x86::emitFraction(KernelBuilder &b, Value value) {
  if (b.getTarget().isEmittedInOtherIsa)
    return emitPortableFraction(b, value);
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
