//===- StripDepthwise.cpp - Depthwise convolutions by strips of rows ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DepthwiseBlock.h"
#include "SparseRows.h"
#include "SparseStrips.h"
#include "StripBuilder.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {
#define GEN_PASS_DEF_STRIPDEPTHWISEPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {

struct Place : StripPlace {
  /// Whether it is the first of its part, for which nothing is computed yet.
  bool isFirst = false;
};

/// Emits the strips of a block.
class StripEmitter : StripBuilder {
public:
  StripEmitter(ImplicitLocOpBuilder &b, DepthwiseBlock &block,
               const StripGeometry &geometry)
      : StripBuilder(b), block(block), geometry(geometry) {}

  void run() {
    allocateBuffers();
    Value zero = index(0), parts = index(geometry.parts), one = index(1);
    auto loop = scf::ForOp::create(b, zero, parts, one);
    setParallel(loop);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    part = loop.getInductionVar();
    slot = WorkerSlotOp::create(b, geometry.parts).getResult();
    // A part is divided no further: its ops depend on each other, whose loops
    // will be marked as parallel.
    auto region = scf::ExecuteRegionOp::create(b, TypeRange());
    region.setNoInline(true);
    b.createBlock(&region.getRegion());
    emitPart();
    scf::YieldOp::create(b);
  }

private:
  DepthwiseBlock &block;
  const StripGeometry &geometry;
  /// The image's rows that a strip reads, and the convolution's rows that the
  /// last product reads, of each part that runs at the same time: a thread that
  /// runs one part after the other finds its window in its cache.
  Value window, result;
  Value part;
  OpFoldResult slot;

  Value allocate(int64_t rows, MemRefType image) {
    auto type = MemRefType::get(
        {geometry.parts, rows, image.getDimSize(2), image.getDimSize(3)},
        image.getElementType());
    return memref::AllocOp::create(b, type);
  }

  void allocateBuffers() {
    window = allocate(geometry.windowRows, block.getImageType());
    if (block.project)
      result = allocate(geometry.rows, block.getResultType());
  }

  /// Rows of this thread's window or result.
  Value cutRows(Value buffer, int64_t row, int64_t count) {
    return cut(cut(buffer, 0, slot, 1), 1, attribute(row), count);
  }

  /// An image as the matrix of its pixels.
  Value asMatrix(Value image) {
    return memref::CollapseShapeOp::create(
        b, image, SmallVector<ReassociationIndices>{{0, 1, 2}, {3}});
  }

  /// Rows of the image from `row` on, of which the first is row `place` of the
  /// window.
  void emitExpansion(OpFoldResult row, int64_t count, int64_t place) {
    int64_t width = block.getImageType().getDimSize(2);
    OpFoldResult pixel = apply(row, width);
    Value lhs = cut(block.expand.getLhs(), 0, pixel, count * width);
    emit(block.expand, block.expand.getLhsMutable(), lhs,
         asMatrix(cutRows(window, place, count)), {{0, pixel, count * width}});
  }

  void emitConvolution(const Place &place, OpFoldResult row, Value init) {
    const StripRows &rows = place.rows;
    Value input = cutRows(window, rows.padding, rows.imageRows);
    auto copy = emit(block.depthwise, block.depthwise.getInputMutable(), input,
                     init, {{1, row, rows.count}});
    copy.setPads({rows.padding, block.depthwise.getPads()[1]});
    removeStrips(copy);
  }

  void emitProjection(OpFoldResult row, int64_t count, Value input) {
    int64_t width = block.getResultType().getDimSize(2);
    OpFoldResult pixel = apply(row, width);
    Value init = cut(block.project.getInit(), 0, pixel, count * width);
    emit(block.project, block.project.getLhsMutable(), asMatrix(input), init,
         {{0, pixel, count * width}});
  }

  void emitStrip(const Place &place) {
    const StripRows &rows = place.rows;
    int64_t kept = place.isFirst ? 0 : rows.kept;
    if (kept > 0)
      memref::CopyOp::create(b, cutRows(window, geometry.getStep(), kept),
                             cutRows(window, 0, kept));
    // Of a first strip, the image's rows begin where the padding ends.
    int64_t known = place.isFirst ? rows.padding : kept;
    int64_t added = rows.padding + rows.imageRows - known;
    if (added > 0)
      emitExpansion(apply(place.number, geometry.getStep(),
                          known - geometry.problem.paddingTop),
                    added, known);
    OpFoldResult row = apply(place.number, geometry.rows);
    if (!block.project)
      return emitConvolution(
          place, row, cut(block.depthwise.getInit(), 1, row, rows.count));
    Value strip = cutRows(result, 0, rows.count);
    emitConvolution(place, row, strip);
    emitProjection(row, rows.count, strip);
  }

  void emitIf(arith::CmpIPredicate predicate, OpFoldResult number,
              int64_t limit, function_ref<void()> then,
              function_ref<void()> otherwise = {}) {
    Value isTrue = arith::CmpIOp::create(
        b, predicate, getValueOrCreateConstantIndexOp(b, b.getLoc(), number),
        index(limit));
    auto branch = scf::IfOp::create(b, isTrue, /*withElseRegion=*/!!otherwise);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenYield());
    then();
    if (otherwise) {
      b.setInsertionPoint(branch.elseYield());
      otherwise();
    }
  }

  /// Strips at known places, the first of which begins its part.
  void emitKnown(int64_t begin, int64_t end, bool isFirst) {
    for (int64_t number = begin; number < end; ++number)
      emitStrip({{attribute(number), geometry.getRows(number)},
                 isFirst && number == begin});
  }

  void emitPart() {
    int64_t strips = geometry.numStrips, parts = geometry.parts;
    auto bound = [&](int64_t summand) {
      return affine::makeComposedFoldedAffineApply(
          b, b.getLoc(),
          ((b.getAffineDimExpr(0) + summand) * strips).floorDiv(parts),
          {OpFoldResult(part)});
    };
    int64_t head = geometry.numHead, tail = strips - geometry.numTail;
    StripRows inside = geometry.getInside();
    if (parts == 1) {
      emitKnown(0, head, /*isFirst=*/true);
      emitInside(index(head), index(tail), inside);
      return emitKnown(tail, strips, /*isFirst=*/false);
    }
    OpFoldResult begin = bound(0), end = bound(1);
    Value zero = index(0);
    Value isHead =
        arith::CmpIOp::create(b, arith::CmpIPredicate::eq, part, zero);
    Value first = getValueOrCreateConstantIndexOp(b, b.getLoc(), begin);
    emitIf(
        arith::CmpIPredicate::eq, OpFoldResult(part), 0,
        [&] { emitKnown(0, head, /*isFirst=*/true); },
        [&] { emitStrip({{begin, inside}, /*isFirst=*/true}); });
    Value next = arith::SelectOp::create(
        b, isHead, index(head), arith::AddIOp::create(b, first, index(1)));
    Value last = arith::MinUIOp::create(
        b, getValueOrCreateConstantIndexOp(b, b.getLoc(), end), index(tail));
    emitInside(next, last, inside);
    if (tail < strips)
      emitIf(arith::CmpIPredicate::eq, OpFoldResult(part), parts - 1,
             [&] { emitKnown(tail, strips, /*isFirst=*/false); });
  }

  void emitInside(Value begin, Value end, const StripRows &rows) {
    auto loop = scf::ForOp::create(b, begin, end, index(1));
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    emitStrip({{OpFoldResult(loop.getInductionVar()), rows}});
  }
};

struct StripDepthwise : nnprim::impl::StripDepthwisePassBase<StripDepthwise> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa<DepthwiseConvOp, DepthwiseConvNchwOp>(op) && getStripRows(op))
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      CheckResult result = isa<DepthwiseConvOp>(op)
                               ? convert(cast<DepthwiseConvOp>(op))
                               : convert(cast<DepthwiseConvNchwOp>(op));
      if (succeeded(result)) {
        ++numStripped;
        continue;
      }
      op->emitRemark() << "not computed in strips: " << result.getReason();
      removeStrips(op);
    }
    // Marks of products, whole ones and parts.
    getOperation().walk([](SpmmOp op) { removeStrips(op); });
  }

private:
  CheckResult convert(DepthwiseConvOp op) {
    DepthwiseBlock block;
    if (CheckResult result = matchDepthwiseBlock(op, block); failed(result))
      return result;
    StripGeometry geometry;
    if (CheckResult result = geometry.set(getStripProblem(op),
                                          *getStripRows(op), getStripParts(op));
        failed(result))
      return result;
    ImplicitLocOpBuilder b(op.getLoc(), block.getLast());
    StripEmitter(b, block, geometry).run();
    block.erase();
    return success();
  }

  CheckResult convert(DepthwiseConvNchwOp op) {
    SparseBlock block;
    if (std::optional<int64_t> channels = getStripChannels(op)) {
      if (CheckResult result = matchSparseRows(op, block); failed(result))
        return result;
      StripGeometry geometry;
      if (CheckResult result =
              geometry.set(getStripProblem(op), *getStripRows(op),
                           /*parts=*/1, /*keepsShared=*/false);
          failed(result))
        return result;
      if (CheckResult result =
              emitSparseRows(block, geometry, *channels, getStripParts(op));
          failed(result))
        return result;
      block.erase();
      return success();
    }
    if (CheckResult result = matchSparseBlock(op, block); failed(result))
      return result;
    if (CheckResult result =
            emitSparseStrips(block, *getStripRows(op), getStripParts(op));
        failed(result))
      return result;
    block.erase();
    return success();
  }
};
} // namespace
