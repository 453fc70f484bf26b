//===- TileTransforms.cpp - What transforms of tiles share --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileTransforms.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace nnprim;

using Values = SmallVector<Value>;

/// The first rows × columns vectors of `scratch`, or null if it has not as
/// many.
Value nnprim::getTemporary(KernelBuilder &b, Value scratch, int64_t rows,
                           int64_t columns) {
  int64_t lanes = b.getLanes(), size = rows * columns * lanes;
  if (!scratch || cast<MemRefType>(scratch.getType()).getDimSize(0) < size)
    return Value();
  Attribute zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
  Value used =
      memref::SubViewOp::create(b, scratch, ArrayRef<OpFoldResult>{zero},
                                ArrayRef<OpFoldResult>{b.getIndexAttr(size)},
                                ArrayRef<OpFoldResult>{one});
  SmallVector<ReassociationIndices> split{{0, 1, 2}};
  return memref::ExpandShapeOp::create(
      b, ArrayRef<int64_t>{rows, columns, lanes}, used, split);
}

/// Tile number `t` of images of tilesHigh × tilesWide tiles.
TilePlace nnprim::locate(KernelBuilder &b, Value t, int64_t images,
                         ArrayRef<int64_t> tiles, int64_t m,
                         ArrayRef<int64_t> pads) {
  TilePlace place;
  Value wide = b.index(tiles[1]), high = b.index(tiles[0]);
  Value column = arith::RemUIOp::create(b, t, wide);
  Value row = arith::DivUIOp::create(b, t, wide);
  place.image = b.index(0);
  if (images != 1) {
    place.image = arith::DivUIOp::create(b, row, high);
    row = arith::RemUIOp::create(b, row, high);
  }
  auto toPixel = [&](Value tile, int64_t pad) -> Value {
    Value pixel = arith::MulIOp::create(b, tile, b.index(m));
    return pad ? arith::SubIOp::create(b, pixel, b.index(pad)) : pixel;
  };
  place.row = toPixel(row, pads[0]);
  place.column = toPixel(column, pads[1]);
  return place;
}

/// 0 <= value < extent.
Value nnprim::isInside(KernelBuilder &b, Value value, int64_t extent) {
  // As unsigned numbers, negative ones are large.
  return arith::CmpIOp::create(b, arith::CmpIPredicate::ult, value,
                               b.index(extent));
}

/// `value` cut to [0, max].
Value nnprim::clamp(KernelBuilder &b, Value value, int64_t max) {
  Value positive = arith::MaxSIOp::create(b, value, b.index(0));
  return arith::MinSIOp::create(b, positive, b.index(max));
}

/// Emits `body` for the vectors of [0, channels).
void nnprim::forEachVector(KernelBuilder &b, int64_t channels,
                           llvm::function_ref<void(Value, int64_t)> body) {
  int64_t lanes = b.getLanes(), full = channels / lanes * lanes;
  b.loop(0, full, lanes, {}, [&](Value c, ValueRange) {
    body(c, lanes);
    return Values();
  });
  if (full < channels)
    body(b.index(full), channels - full);
}

/// Zeros, made here: in a register of its own the constant would be alive in
/// the products' loops too.
Value nnprim::createZeros(KernelBuilder &b, int64_t width) {
  Value bits =
      arith::IndexCastOp::create(b, b.getI32Type(), b.hide(/*value=*/0));
  return b.broadcast(arith::BitcastOp::create(b, b.getF32Type(), bits), width);
}

/// `inside ? then() : zeros`.
Value nnprim::loadIf(KernelBuilder &b, Value inside, Value zeros,
                     llvm::function_ref<Value()> then) {
  if (!inside)
    return then();
  auto branch = scf::IfOp::create(b, TypeRange(zeros.getType()), inside,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(b, then());
  b.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(b, zeros);
  return branch.getResult(0);
}

/// Emits `body` twice: for tiles that are `inside`, which need no tests, and
/// for those at the border.
void nnprim::splitBorder(KernelBuilder &b, Value inside,
                         llvm::function_ref<void(bool isBorder)> body) {
  auto branch = scf::IfOp::create(b, inside, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  body(false);
  b.setInsertionPointToStart(branch.elseBlock());
  body(true);
}

/// Why the op can not be emitted, or null.
const char *nnprim::matchTransform(Operation *op, Value input, Value init) {
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (isa<IndexType>(operand.getType()))
      continue;
    if (!type || !type.hasStaticShape())
      return "an operand is not a memref of static shape";
  }
  if (!cast<MemRefType>(init.getType()).getElementType().isF32())
    return "the element type is not f32";
  if (!hasUnitInnerStride(input) || !hasUnitInnerStride(init))
    return "the channels are not contiguous";
  if (!op->getParentOfType<func::FuncOp>())
    return "it is not in a function";
  return nullptr;
}
