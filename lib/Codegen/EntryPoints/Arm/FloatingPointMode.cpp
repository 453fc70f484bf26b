//===- FloatingPointMode.cpp - FPCR of AArch64 ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../FloatingPointMode.h"

#include "llvm/IR/IntrinsicsAArch64.h"

using namespace llvm;

/// Bit FZ of FPCR: subnormal operands and results are zeros.
static constexpr uint64_t kFlushToZero = uint64_t(1) << 24;

Value *nnprim::zeroSubnormalsAArch64(IRBuilder<> &b) {
  Value *before = b.CreateIntrinsic(Intrinsic::aarch64_get_fpcr, {});
  setModeAArch64(b, b.CreateOr(before, kFlushToZero));
  return before;
}

void nnprim::setModeAArch64(IRBuilder<> &b, Value *mode) {
  b.CreateIntrinsic(Intrinsic::aarch64_set_fpcr, {mode});
}
