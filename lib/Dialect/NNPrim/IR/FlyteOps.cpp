//===- FlyteOps.cpp - The flyte type, its loads and stores ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

LogicalResult FlyteType::verify(function_ref<InFlightDiagnostic()> emitError,
                                unsigned bits) {
  if (bits == 8 || bits == 16 || bits == 24)
    return success(); // C1
  return emitError() << "expected `bits` to be 8, 16 or 24, but got " << bits;
}

int64_t nnprim::getStorageBytes(Type element) {
  if (auto flyte = dyn_cast<FlyteType>(element))
    return flyte.getBytes();
  if (element.isIndex())
    return 8;
  return llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
}

bool nnprim::isNarrowF32(Type element) {
  return element.isBF16() || element.isF16() || isa<FlyteType>(element);
}

bool nnprim::isStoredF32(Type element) {
  return element.isF32() || isNarrowF32(element);
}

static LogicalResult verifyAccess(Operation *op, Value base,
                                  ValueRange indices) {
  auto type = cast<MemRefType>(base.getType());
  if (type.getRank() == 0 || int64_t(indices.size()) != type.getRank())
    return op->emitOpError() << "expected as many indices as `base` has "
                                "dimensions, one or more, but got "
                             << indices.size() << " for " << type; // C1
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)) || strides.back() != 1)
    return op->emitOpError() << "expected the last dimension of `base` to have "
                                "a stride of 1, but got "
                             << type; // C2
  return success();
}

LogicalResult LoadFlyteOp::verify() {
  return verifyAccess(*this, getBase(), getIndices());
}

LogicalResult StoreFlyteOp::verify() {
  return verifyAccess(*this, getBase(), getIndices());
}

using Effects =
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

void LoadFlyteOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getBaseMutable());
}

void StoreFlyteOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), &getBaseMutable());
}
