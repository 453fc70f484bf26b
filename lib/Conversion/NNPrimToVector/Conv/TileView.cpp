//===- TileView.cpp - A part of a memref around one address ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileView.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace nnprim;

/// index · stride, or nothing if it is zero.
static Value multiply(KernelBuilder &b, Value index, int64_t stride) {
  if (std::optional<int64_t> known = getConstantIntValue(index))
    return *known == 0 ? Value() : b.index(*known * stride);
  return arith::MulIOp::create(b, index, b.index(stride));
}

/// The position in memory of the element at `origin`, in elements.
static Value getPosition(KernelBuilder &b, Value memref, int64_t offset,
                         ArrayRef<Value> origin, ArrayRef<int64_t> strides) {
  Value position = b.index(0);
  if (ShapedType::isDynamic(offset))
    position = memref::ExtractStridedMetadataOp::create(b, memref).getOffset();
  else if (offset != 0)
    position = b.index(offset);
  for (auto [index, stride] : llvm::zip_equal(origin, strides))
    if (Value distance = multiply(b, index, stride))
      position = getConstantIntValue(position) == 0 ? distance
                                                    : b.add(position, distance);
  return position;
}

TileView::TileView(KernelBuilder &b, Value memref, ArrayRef<Value> origin,
                   ArrayRef<int64_t> sizes) {
  auto type = cast<MemRefType>(memref.getType());
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)) ||
      llvm::any_of(strides, ShapedType::isDynamic)) {
    this->memref = memref;
    this->origin.assign(origin.begin(), origin.end());
    return;
  }
  int64_t length = 1;
  for (auto [size, stride] : llvm::zip_equal(sizes, strides))
    length += (size - 1) * stride;
  auto layout = StridedLayoutAttr::get(b.getContext(), ShapedType::kDynamic,
                                       ArrayRef<int64_t>{1});
  auto flat = MemRefType::get({length}, type.getElementType(), layout,
                              type.getMemorySpace());
  Value position = getPosition(b, memref, offset, origin, strides);
  this->memref = memref::ReinterpretCastOp::create(
      b, flat, memref, OpFoldResult(position),
      ArrayRef<OpFoldResult>{b.getIndexAttr(length)},
      ArrayRef<OpFoldResult>{b.getIndexAttr(1)});
}

SmallVector<Value> TileView::getIndices(KernelBuilder &b,
                                        ArrayRef<int64_t> distances) const {
  SmallVector<Value> indices;
  if (!origin.empty()) {
    for (auto [index, distance] : llvm::zip_equal(origin, distances))
      indices.push_back(b.add(index, distance));
    return indices;
  }
  int64_t position = 0;
  for (auto [distance, stride] : llvm::zip_equal(distances, strides))
    position += distance * stride;
  return {b.index(position)};
}
