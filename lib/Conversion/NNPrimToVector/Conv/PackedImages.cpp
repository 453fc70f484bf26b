//===- PackedImages.cpp - Rows of pixels with their padding ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PackedImages.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace mlir;
using namespace nnprim;

PackedImages::PackedImages(KernelBuilder &b, const ConvDim &columns,
                           int64_t rows, int64_t end, int64_t images)
    : b(b), layout{columns, end}, rows(rows) {
  int64_t elements = layout.getElements();
  // Copies take half of the memory that a micro-kernel may prepare.
  int64_t bytes = b.getTarget().scratchBytes / 2;
  count = std::clamp<int64_t>(bytes / (4 * rows * elements), 1,
                              std::min(b.getTarget().imagesTogether, images));
  auto type = MemRefType::get({count * rows, elements}, b.getF32Type());
  memory = memref::ExpandShapeOp::create(
      b, type, b.getSharedScratch(count * rows * elements, b.getF32Type()),
      ArrayRef<ReassociationIndices>{{0, 1}});
  // Every thread does this for its own memory.
  auto region = scf::ExecuteRegionOp::create(b, TypeRange());
  region.setNoInline(true);
  setReplicable(region);
  OpBuilder::InsertionGuard guard(b);
  b.createBlock(&region.getRegion());
  fillWithZeros();
  scf::YieldOp::create(b);
}

void PackedImages::fillWithZeros() const {
  Value zeros = b.splat(0.0f, b.getLanes());
  b.loop(0, count * rows, 1, {}, [&](Value row, ValueRange) {
    b.loop(0, layout.getElements(), b.getLanes(), {},
           [&](Value element, ValueRange) {
             b.store(zeros, memory, {row, element});
             return SmallVector<Value>();
           });
    return SmallVector<Value>();
  });
}

Value PackedImages::getFirstRow(Value number) const {
  return arith::MulIOp::create(b, number, b.index(rows));
}

void PackedImages::pack(Value image, Value n, Value c, Value first) const {
  b.loop(0, rows, 1, {}, [&](Value row, ValueRange) {
    packRow(image, {n, c, row}, b.add(first, row));
    return SmallVector<Value>();
  });
}

void PackedImages::storePixels(Value pixels, Value row, int64_t first) const {
  b.store(pixels, memory, {row, b.index(layout.getPosition(first))});
}

void PackedImages::packRow(Value image, ArrayRef<Value> from, Value row) const {
  int64_t inputs = layout.columns.inputs, stride = layout.columns.stride;
  int64_t count = inputs / stride;
  auto load = [&](int64_t pixel, int64_t width) {
    SmallVector<Value> indices(from);
    indices.push_back(b.index(pixel));
    return b.loadF32(image, indices, width);
  };
  // Vectors inside of the row; the last one overlaps the one before.
  int64_t lanes =
      std::min<int64_t>(b.getLanes(), llvm::bit_floor(size_t(count)));
  for (int64_t place = 0; place < count; place += lanes) {
    int64_t first = std::min(place, count - lanes) * stride;
    SmallVector<Value> vectors;
    for (int64_t i = 0; i < stride; ++i)
      vectors.push_back(load(first + i * lanes, lanes));
    if (stride == 1) {
      storePixels(vectors[0], row, first);
      continue;
    }
    for (int64_t i = 0; i < stride; ++i) {
      if (!layout.isRead(i))
        continue;
      SmallVector<int64_t> source;
      for (int64_t lane = 0; lane < lanes; ++lane)
        source.push_back(lane * stride + i);
      storePixels(vector::ShuffleOp::create(b, vectors[0], vectors[1], source),
                  row, first + i);
    }
  }
  for (int64_t pixel = count * stride; pixel < inputs; ++pixel)
    storePixels(load(pixel, 1), row, pixel);
}

Value PackedImages::load(Value row, Value output, int64_t tap,
                         int64_t lanes) const {
  Value element = b.add(output, layout.getTapPosition(tap));
  return b.loadF32(memory, {row, element}, lanes);
}
