//===- FloatingPointMode.cpp - MXCSR of x86-64 ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../FloatingPointMode.h"

#include "llvm/IR/IntrinsicsX86.h"

using namespace llvm;

/// Bits of MXCSR: subnormal operands are zeros, and so are subnormal results.
static constexpr uint32_t kDenormalsAreZeros = 1u << 6;
static constexpr uint32_t kFlushToZero = 1u << 15;

/// Memory for the register's value, in the frame of the whole function.
static Value *allocateMode(IRBuilder<> &b) {
  BasicBlock &entry = b.GetInsertBlock()->getParent()->getEntryBlock();
  IRBuilder<> first(&entry, entry.begin());
  return first.CreateAlloca(first.getInt32Ty());
}

Value *nnprim::zeroSubnormalsX86(IRBuilder<> &b) {
  Value *memory = allocateMode(b);
  b.CreateIntrinsic(Intrinsic::x86_sse_stmxcsr, {memory});
  Value *before = b.CreateLoad(b.getInt32Ty(), memory);
  setModeX86(b, b.CreateOr(before, kDenormalsAreZeros | kFlushToZero));
  return before;
}

void nnprim::setModeX86(IRBuilder<> &b, Value *mode) {
  Value *memory = allocateMode(b);
  b.CreateStore(mode, memory);
  b.CreateIntrinsic(Intrinsic::x86_sse_ldmxcsr, {memory});
}
