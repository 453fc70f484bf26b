//===- TargetHooks.cpp - Dispatch to the folders of architectures ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetHooks.h"

#include "Arm/DotProduct.h"
#include "X86/Dialects.h"
#include "X86/DotProduct.h"
#include "X86/ExtendBF16.h"
#include "X86/RoundToInteger.h"
#include "X86/ScaleByPowerOfTwo.h"
#include "X86/StoreFence.h"
#include "X86/TileRegisters.h"

using namespace mlir;
using namespace nnprim;

void nnprim::registerTargetDialects(DialectRegistry &registry) {
  x86::registerDialects(registry);
}

Value nnprim::emitScaleByPowerOfTwo(KernelBuilder &b, Value value,
                                    Value exponent) {
  return x86::emitScaleByPowerOfTwo(b, value, exponent);
}

Value nnprim::emitFraction(KernelBuilder &b, Value value) {
  return x86::emitFraction(b, value);
}

Value nnprim::emitDotProductInstruction(KernelBuilder &b,
                                        const DotProduct &product) {
  switch (b.getTarget().architecture) {
  case Architecture::X86:
    return x86::emitDotProduct(b, product);
  case Architecture::AArch64:
    return arm::emitDotProduct(b, product);
  }
  llvm_unreachable("not an architecture");
}

Value nnprim::emitMatrixProduct(KernelBuilder &b, Value sum, Value lhs,
                                Value rhs, bool isLhsUnsigned) {
  return arm::emitMatrixProduct(b, sum, lhs, rhs, isLhsUnsigned);
}

Value nnprim::emitTileZeros(KernelBuilder &b, Type element) {
  return x86::emitTileZeros(b, element);
}

Value nnprim::emitTileLoad(KernelBuilder &b, Value memref, ValueRange indices,
                           int64_t rowStride) {
  return x86::emitTileLoad(b, memref, indices, rowStride);
}

void nnprim::emitTileStore(KernelBuilder &b, Value tile, Value memref,
                           ValueRange indices, int64_t rowStride) {
  x86::emitTileStore(b, tile, memref, indices, rowStride);
}

Value nnprim::emitTileProduct(KernelBuilder &b, const ProductTypes &types,
                              Value lhs, Value rhs, Value sums) {
  return x86::emitTileProduct(b, types, lhs, rhs, sums);
}

Value nnprim::emitRoundToBF16(KernelBuilder &b, Value vector) {
  switch (b.getTarget().architecture) {
  case Architecture::X86:
    return x86::emitRoundToBF16(b, vector);
  case Architecture::AArch64:
    return {};
  }
  llvm_unreachable("not an architecture");
}

Value nnprim::emitLoadBF16(KernelBuilder &b, Value memref, ValueRange indices,
                           int64_t width) {
  switch (b.getTarget().architecture) {
  case Architecture::X86:
    return x86::emitLoadBF16(b, memref, indices, width);
  case Architecture::AArch64:
    return {};
  }
  llvm_unreachable("not an architecture");
}

Value nnprim::emitRoundToInteger(KernelBuilder &b, Value vector) {
  switch (b.getTarget().architecture) {
  case Architecture::X86:
    return x86::emitRoundToInteger(b, vector);
  case Architecture::AArch64:
    return {};
  }
  llvm_unreachable("not an architecture");
}

void nnprim::emitStoreFence(KernelBuilder &b) {
  switch (b.getTarget().architecture) {
  case Architecture::X86:
    return x86::emitStoreFence(b);
  case Architecture::AArch64:
    // Arm's non-temporal stores are ordered like others.
    return;
  }
}
