//===- TileMemoryPolicy.cpp - Transforms of tiles that leave the caches ---===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileMemoryPolicy.h"

#include "TargetHooks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

static int64_t getVectorBytes(KernelBuilder &b) { return 4 * b.getLanes(); }
/// Whether all stores are of whole lines, if the first is.
static bool hasWholeLines(KernelBuilder &b, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return false;
  return type.getElementType().isF32() && getVectorBytes(b) == kLineBytes &&
         offset == 0 && strides.back() == 1 &&
         type.getShape().back() % b.getLanes() == 0 &&
         llvm::all_of(llvm::drop_end(strides), [&](int64_t stride) {
           return !ShapedType::isDynamic(stride) && stride % b.getLanes() == 0;
         });
}

void nnprim::emitForTraffic(KernelBuilder &b, const TransformPlan &plan,
                            Value result,
                            llvm::function_ref<void(TileMemoryPolicy)> body) {
  TileMemoryPolicy policy;
  policy.prefetches = plan.prefetchCoefficients;
  if (!plan.streaming || !hasWholeLines(b, result))
    return body(policy);
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(b, result);
  Value offset =
      arith::AndIOp::create(b, address, b.index(getVectorBytes(b) - 1));
  Value isAligned =
      arith::CmpIOp::create(b, arith::CmpIPredicate::eq, offset, b.index(0));
  auto branch = scf::IfOp::create(b, isAligned, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.elseBlock());
  body(policy);
  b.setInsertionPointToStart(branch.thenBlock());
  policy.streams = true;
  body(policy);
  // Whoever is told that this is done finds it in memory.
  emitStoreFence(b);
}

void nnprim::storeResult(KernelBuilder &b, TileMemoryPolicy policy,
                         Value vector, Value memref, ValueRange indices) {
  if (!policy.streams)
    return b.store(vector, memref, indices);
  vector::StoreOp::create(b, vector, memref, indices, /*nontemporal=*/true,
                          llvm::MaybeAlign(getVectorBytes(b)));
}

void nnprim::prefetchLine(KernelBuilder &b, Value memref, ValueRange indices,
                          bool isWritten) {
  // A tile of many channels does not fit in L1.
  memref::PrefetchOp::create(b, memref, indices, isWritten,
                             /*localityHint=*/2, /*isDataCache=*/true);
}

Value nnprim::createStackVectors(KernelBuilder &b, int64_t rows,
                                 int64_t columns) {
  OpBuilder::InsertionGuard guard(b);
  auto function =
      b.getInsertionBlock()->getParentOp()->getParentOfType<func::FuncOp>();
  if (!function)
    function = cast<func::FuncOp>(b.getInsertionBlock()->getParentOp());
  b.setInsertionPointToStart(&function.getBody().front());
  auto type = MemRefType::get({rows, columns, b.getLanes()}, b.getF32Type());
  return memref::AllocaOp::create(b, type, b.getI64IntegerAttr(kLineBytes));
}
