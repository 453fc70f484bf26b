//===- StoreFence.cpp - Ordering of non-temporal stores -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StoreFence.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

void nnprim::x86::emitStoreFence(KernelBuilder &b) {
  LLVM::CallIntrinsicOp::create(b, b.getStringAttr("llvm.x86.sse.sfence"),
                                ValueRange());
}
