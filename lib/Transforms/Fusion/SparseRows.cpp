//===- SparseRows.cpp - Products and convolutions by rows -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// On NCHW tensors a strip of rows of the result is computed by some channels at
// a time: the product makes their rows of the image, which stay in L1 until the
// convolution has read them. What the last product reads, all channels of the
// strip, stays in L2. Rows of the image that two strips read are computed by
// both: at a few entries of weights a row, that costs no more than keeping
// them, and strips may run in any order, by any thread.
//
//===----------------------------------------------------------------------===//

#include "SparseRows.h"

#include "StripBuilder.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Dialect/NNPrim/Utils/SlotGap.h"
#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"
#include "NNPrim/Target/TargetDesc.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

#include <functional>

using namespace mlir;
using namespace nnprim;

namespace {
class SparseRowEmitter : StripBuilder {
public:
  SparseRowEmitter(ImplicitLocOpBuilder &b, SparseBlock &block,
                   const StripGeometry &geometry, int64_t channels,
                   int64_t slots)
      : StripBuilder(b), block(block), geometry(geometry), channels(channels),
        slots(slots), image(cast<MemRefType>(getInput().getType())),
        result(cast<MemRefType>(block.depthwise.getInit().getType())) {}

  void run() {
    if (block.expand)
      window = allocate(channels, geometry.windowRows, image);
    if (block.project)
      strip = allocate(result.getDimSize(1), geometry.rows, result);
    Value zero = index(0), count = index(geometry.numStrips), one = index(1);
    auto loop = scf::ForOp::create(b, zero, count, one);
    setParallel(loop);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    // A strip is divided no further: its ops depend on each other, whose loops
    // will be marked as parallel.
    auto region = scf::ExecuteRegionOp::create(b, TypeRange());
    region.setNoInline(true);
    b.createBlock(&region.getRegion());
    if (window || strip)
      slot = WorkerSlotOp::create(b, slots).getResult();
    emitStrips(loop.getInductionVar());
    scf::YieldOp::create(b);
  }

private:
  SparseBlock &block;
  const StripGeometry &geometry;
  int64_t channels, slots;
  MemRefType image, result;
  /// Of each strip that runs: rows of the image of some channels, and rows of
  /// the result of all; null where memory that exists is used.
  Value window, strip;
  OpFoldResult slot;

  Value getInput() { return block.depthwise.getInput(); }

  /// For each slot, rows as wide as those of `type`, of so many channels, each
  /// of which begins a cache line.
  Value allocate(int64_t count, int64_t rows, MemRefType type) {
    int64_t width = type.getDimSize(3);
    while (rows * width * 4 % kLineBytes != 0)
      ++rows;
    int64_t gap =
        slots > 1 ? llvm::divideCeil(kSlotGapBytes, rows * width * 4) : 0;
    Value memory = memref::AllocOp::create(
        b, MemRefType::get({slots, count + gap, rows, width},
                           type.getElementType()));
    return cut(memory, 1, attribute(0), count);
  }

  /// The first rows of this strip's part of `buffer`.
  Value cutRows(Value buffer, int64_t count) {
    return cut(cut(buffer, 0, slot, 1), 2, attribute(0), count);
  }

  /// Channels of an image as a matrix.
  Value asMatrix(Value image) {
    return memref::CollapseShapeOp::create(
        b, image, SmallVector<ReassociationIndices>{{0, 1}, {2, 3}});
  }

  /// Those at the edges are few and known.
  void emitStrips(Value number) {
    int64_t head = geometry.numHead;
    int64_t tail = geometry.numStrips - geometry.numTail;
    std::function<void(int64_t)> emitFrom = [&](int64_t next) {
      if (next == head && head < tail) {
        if (tail == geometry.numStrips)
          return emitStrip({OpFoldResult(number), geometry.getInside()});
        return emitIf(
            arith::CmpIPredicate::ult, number, tail,
            [&] { emitStrip({OpFoldResult(number), geometry.getInside()}); },
            [&] { emitFrom(tail); });
      }
      auto emitKnown = [&] {
        emitStrip({attribute(next), geometry.getRows(next)});
      };
      if (next == geometry.numStrips - 1)
        return emitKnown();
      emitIf(arith::CmpIPredicate::eq, number, next, emitKnown,
             [&] { emitFrom(next + 1); });
    };
    emitFrom(0);
  }

  void emitIf(arith::CmpIPredicate predicate, Value number, int64_t limit,
              llvm::function_ref<void()> then,
              llvm::function_ref<void()> otherwise) {
    Value isTrue = arith::CmpIOp::create(b, predicate, number, index(limit));
    auto branch = scf::IfOp::create(b, isTrue, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenYield());
    then();
    b.setInsertionPoint(branch.elseYield());
    otherwise();
  }

  void emitStrip(const StripPlace &place) {
    int64_t all = image.getDimSize(1);
    OpFoldResult row = apply(place.number, geometry.rows);
    Value whole = block.depthwise.getInit();
    Value init = block.project ? cutRows(strip, place.rows.count)
                               : cut(whole, 2, row, place.rows.count);
    if (channels == all) {
      emitChannels(place, init, attribute(0));
    } else {
      auto loop =
          scf::ForOp::create(b, index(0), index(all / channels), index(1));
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(loop.getBody());
      emitChannels(place, init,
                   apply(OpFoldResult(loop.getInductionVar()), channels));
    }
    if (block.project)
      emitProjection(row, place.rows.count, init);
  }

  /// The first row of the image that a strip reads.
  OpFoldResult getImageRow(const StripPlace &place) {
    return apply(place.number, geometry.getStep(),
                 place.rows.padding - geometry.problem.paddingTop);
  }

  void emitChannels(const StripPlace &place, Value init, OpFoldResult channel) {
    Value input;
    if (block.expand)
      input = emitExpansion(place, channel);
    else
      input = cut(cut(getInput(), 1, channel, channels), 2, getImageRow(place),
                  place.rows.imageRows);
    DepthwiseConvNchwOp depthwise = block.depthwise;
    OpFoldResult row = apply(place.number, geometry.rows);
    Value filter = cut(depthwise.getFilter(), 0, channel, channels);
    auto copy = emit(depthwise, depthwise.getInputMutable(), input,
                     cut(init, 1, channel, channels),
                     {{1, channel, channels}, {2, row, place.rows.count}});
    copy.getFilterMutable().assign(filter);
    copy.setPads({place.rows.padding, depthwise.getPads()[1]});
    removeStrips(copy);
  }

  /// Rows of some channels of the image.
  Value emitExpansion(const StripPlace &place, OpFoldResult channel) {
    SpmmOp expand = block.expand;
    Value rows = cutRows(window, place.rows.imageRows);
    int64_t width = image.getDimSize(3);
    int64_t count = place.rows.imageRows * width;
    OpFoldResult row = getImageRow(place);
    OpFoldResult pixel = apply(row, width);
    int64_t blockRows = expand.getBlockRows();
    OpFoldResult range = affine::makeComposedFoldedAffineApply(
        b, b.getLoc(), b.getAffineDimExpr(0).floorDiv(blockRows), {channel});
    Value pointers = expand.getRowPointers();
    pointers = cut(pointers, cast<MemRefType>(pointers.getType()).getRank() - 1,
                   range, llvm::divideCeil(channels, blockRows) + 1);
    SpmmOp product =
        emit(expand, expand.getInputMutable(),
             cut(expand.getInput(), 1, pixel, count), asMatrix(rows),
             {{0, channel, channels}, {1, pixel, count}});
    product.getRowPointersMutable().assign(pointers);
    return rows;
  }

  void emitProjection(OpFoldResult row, int64_t count, Value input) {
    SpmmOp project = block.project;
    int64_t width = result.getDimSize(3);
    OpFoldResult pixel = apply(row, width);
    emit(project, project.getInputMutable(), asMatrix(input),
         cut(project.getInit(), 1, pixel, count * width),
         {{1, pixel, count * width}});
  }
};
} // namespace

CheckResult nnprim::emitSparseRows(SparseBlock &block,
                                   const StripGeometry &geometry,
                                   int64_t channels, int64_t slots) {
  int64_t all =
      cast<MemRefType>(block.depthwise.getInput().getType()).getDimSize(1);
  if (channels <= 0 || slots <= 0 || all % channels != 0)
    return "its channels are not computed in equal groups";
  if (block.expand && channels != all &&
      channels % block.expand.getBlockRows() != 0)
    return "groups of its channels are no whole blocks of weights";
  ImplicitLocOpBuilder b(block.depthwise.getLoc(), block.getLast());
  SparseRowEmitter(b, block, geometry, channels, slots).run();
  return success();
}
