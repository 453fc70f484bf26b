//===- LaneLoads.cpp - Elements of memory as lanes ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shuffles.h"
#include "VectorBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

Value nnprim::flatten(KernelBuilder &b, Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type)
    return memref;
  SmallVector<int64_t> strides;
  int64_t offset, span = 1;
  (void)type.getStridesAndOffset(strides, offset);
  for (auto [extent, stride] : llvm::zip_equal(type.getShape(), strides))
    span += (extent - 1) * stride;
  if (type.getRank() == 1 && strides[0] == 1)
    return memref;
  auto flat = MemRefType::get({span}, type.getElementType(),
                              StridedLayoutAttr::get(b.getContext(), offset, 1),
                              type.getMemorySpace());
  if (offset == 0)
    flat = MemRefType::get({span}, type.getElementType(),
                           MemRefLayoutAttrInterface(), type.getMemorySpace());
  OpFoldResult start = b.getIndexAttr(offset);
  if (ShapedType::isDynamic(offset))
    start = memref::ExtractStridedMetadataOp::create(b, memref).getOffset();
  return memref::ReinterpretCastOp::create(
      b, flat, memref, start, ArrayRef<OpFoldResult>{b.getIndexAttr(span)},
      ArrayRef<OpFoldResult>{b.getIndexAttr(1)});
}

static bool isHalf(Type type) { return type.isF16() || type.isBF16(); }

Value nnprim::asBits(KernelBuilder &b, Value value) {
  Type type = value.getType();
  if (!isHalf(getElementTypeOrSelf(type)))
    return value;
  Type bits = b.getI16Type();
  if (auto vector = dyn_cast<VectorType>(type))
    bits = vector.clone(bits);
  return arith::BitcastOp::create(b, bits, value);
}

Value nnprim::fromBits(KernelBuilder &b, Value vector, Type element) {
  auto type = cast<VectorType>(vector.getType());
  if (type.getElementType() == element)
    return vector;
  return arith::BitcastOp::create(b, type.clone(element), vector);
}

Value nnprim::broadcastElement(KernelBuilder &b, Value scalar, int64_t width) {
  return fromBits(b, b.broadcast(asBits(b, scalar), width), scalar.getType());
}

Value nnprim::fromElements(KernelBuilder &b, ArrayRef<Value> elements) {
  SmallVector<Value> bits;
  for (Value element : elements)
    bits.push_back(asBits(b, element));
  auto type = VectorType::get(bits.size(), bits.front().getType());
  return fromBits(b, vector::FromElementsOp::create(b, type, bits),
                  elements.front().getType());
}

/// Flytes are f32 from where they are loaded to where they are stored.
static LaneValue loadFlyteLanes(KernelBuilder &b, Value memref, Value at,
                                int64_t stride, int64_t width) {
  if (stride == 0)
    return LaneValue::uniform(b.loadScalar(memref, at));
  if (stride == 1)
    return {b.loadF32(memref, at, width), {}, 0};
  SmallVector<Value> elements;
  for (int64_t i = 0; i < width; ++i)
    elements.push_back(b.loadScalar(memref, b.add(at, i * stride)));
  return {vector::FromElementsOp::create(b, b.getVectorType(width), elements),
          {},
          0};
}

LaneValue nnprim::loadLanes(KernelBuilder &b, Value memref, Value at,
                            int64_t stride, int64_t width) {
  if (!isa<MemRefType>(memref.getType()))
    return LaneValue::uniform(memref);
  Type element = cast<MemRefType>(memref.getType()).getElementType();
  if (isa<FlyteType>(element))
    return loadFlyteLanes(b, memref, at, stride, width);
  if (stride == 0)
    return LaneValue::uniform(memref::LoadOp::create(b, memref, at));
  if (stride == 1)
    return {b.loadExtended(element, memref, at, width), {}, 0};
  if (stride > 1 && stride <= kMaxStride && width > 1 && !isHalf(element))
    return {loadStrided(b, memref, at, stride, width), {}, 0};
  SmallVector<Value> elements;
  for (int64_t i = 0; i < width; ++i)
    elements.push_back(
        memref::LoadOp::create(b, memref, b.add(at, i * stride)));
  return {fromElements(b, elements), {}, 0};
}
