//===- TileTraffic.cpp - Transforms of tiles that leave the caches --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileTraffic.h"

#include "X86/ScaleByPowerOfTwo.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

static int64_t getVectorBytes(KernelBuilder &b) { return 4 * b.getLanes(); }

static bool isInMemory(KernelBuilder &b, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  return 4 * type.getNumElements() > b.getTarget().lastLevelBytes;
}

/// Whether all stores are of whole lines, if the first is.
static bool hasWholeLines(KernelBuilder &b, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return false;
  return getVectorBytes(b) == kLineBytes && offset == 0 &&
         strides.back() == 1 && type.getShape().back() % b.getLanes() == 0 &&
         llvm::all_of(llvm::drop_end(strides), [&](int64_t stride) {
           return !ShapedType::isDynamic(stride) && stride % b.getLanes() == 0;
         });
}

void nnprim::emitForTraffic(KernelBuilder &b, Value coefficients, Value result,
                            llvm::function_ref<void(TileTraffic)> body) {
  TileTraffic traffic;
  traffic.fetches = isInMemory(b, coefficients);
  if (!traffic.fetches || !b.getTarget().hasStreamingStores ||
      !isInMemory(b, result) || !hasWholeLines(b, result))
    return body(traffic);
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(b, result);
  Value offset =
      arith::AndIOp::create(b, address, b.index(getVectorBytes(b) - 1));
  Value isAligned =
      arith::CmpIOp::create(b, arith::CmpIPredicate::eq, offset, b.index(0));
  auto branch = scf::IfOp::create(b, isAligned, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.elseBlock());
  body(traffic);
  b.setInsertionPointToStart(branch.thenBlock());
  traffic.streams = true;
  body(traffic);
  // Whoever is told that this is done finds it in memory.
  x86::emitStoreFence(b);
}

void nnprim::storeResult(KernelBuilder &b, TileTraffic traffic, Value vector,
                         Value memref, ValueRange indices) {
  if (!traffic.streams)
    return b.store(vector, memref, indices);
  vector::StoreOp::create(b, vector, memref, indices, /*nontemporal=*/true,
                          llvm::MaybeAlign(getVectorBytes(b)));
}

/// Memory answers before so many coefficients are transformed; half as far
/// again, and convolutions on a Zen 5 take 2 % longer.
static constexpr int64_t kBytesAhead = 16 << 10;

int64_t nnprim::countTilesAhead(KernelBuilder &b, Value coefficients) {
  auto type = cast<MemRefType>(coefficients.getType());
  int64_t tileBytes = 4 * type.getNumElements() / type.getDimSize(1);
  return llvm::divideCeil(kBytesAhead, tileBytes);
}

int64_t nnprim::countVectorsAhead(KernelBuilder &b, Value coefficients,
                                  int64_t tilePixels) {
  auto type = cast<MemRefType>(coefficients.getType());
  int64_t channels = type.getDimSize(2);
  // A tile, the next one and what hints displace are more than half of it.
  if (4 * tilePixels * channels < b.getTarget().l2Bytes / 4)
    return 0;
  int64_t vectors = llvm::alignTo(
      llvm::divideCeil(kBytesAhead, type.getDimSize(0) * getVectorBytes(b)),
      countVectorsSideBySide(b, coefficients));
  return vectors * b.getLanes() < channels ? vectors : 0;
}

void nnprim::fetch(KernelBuilder &b, Value memref, ValueRange indices,
                   bool isWritten) {
  // A tile of many channels is more than the first level holds.
  memref::PrefetchOp::create(b, memref, indices, isWritten,
                             /*localityHint=*/2, /*isDataCache=*/true);
}

/// Coefficients so many that memory serves each stream of them too seldom.
static constexpr int64_t kManyStreams = 256;

int64_t nnprim::countVectorsSideBySide(KernelBuilder &b, Value coefficients) {
  auto type = cast<MemRefType>(coefficients.getType());
  // A pair of lines, if both tiles leave a third of the first level to others.
  int64_t tileBytes = type.getDimSize(0) * getVectorBytes(b);
  int64_t count = std::min(2 * kLineBytes / getVectorBytes(b),
                           b.getTarget().l1Bytes * 2 / 3 / tileBytes);
  // Three of many streams, even if they fill the first level, but of pixels of
  // few lines, which leave one or two behind them. Four are no faster.
  int64_t channels = type.getDimSize(2);
  int64_t three = 3 * kLineBytes / getVectorBytes(b);
  if (type.getDimSize(0) >= kManyStreams && 4 * channels >= 8 * kLineBytes &&
      three * tileBytes <= b.getTarget().l1Bytes)
    count = three;
  // Tiles of one vector have their neighbours beside them.
  if (channels != b.getLanes())
    count = std::min(count, channels / b.getLanes());
  return std::max<int64_t>(count, 1);
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
