//===- SparseStrips.cpp - Products and convolutions by groups of channels -===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// On NCHW tensors a channel of a depthwise convolution reads one channel of its
// image, which is one row of the product that makes the image: strips share
// nothing.
//
//===----------------------------------------------------------------------===//

#include "SparseStrips.h"

#include "StripBuilder.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace nnprim;

namespace {
class SparseStripEmitter : StripBuilder {
public:
  SparseStripEmitter(ImplicitLocOpBuilder &b, SparseBlock &block, int64_t rows,
                     int64_t parts)
      : StripBuilder(b), block(block), rows(rows), parts(parts) {}

  void run() {
    auto image = cast<MemRefType>(block.depthwise.getInput().getType());
    buffer = memref::AllocOp::create(
        b,
        MemRefType::get({parts, rows, image.getDimSize(2), image.getDimSize(3)},
                        image.getElementType()));
    int64_t strips = image.getDimSize(1) / rows / parts;
    Value zero = index(0), one = index(1);
    auto loop = scf::ForOp::create(b, zero, index(parts), one);
    setParallel(loop);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value part = loop.getInductionVar();
    // A part is divided no further: its ops depend on each other, whose loops
    // will be marked as parallel.
    auto region = scf::ExecuteRegionOp::create(b, TypeRange());
    region.setNoInline(true);
    b.createBlock(&region.getRegion());
    auto inner = scf::ForOp::create(b, index(0), index(strips), index(1));
    scf::YieldOp::create(b);
    b.setInsertionPointToStart(inner.getBody());
    OpFoldResult channel = affine::makeComposedFoldedAffineApply(
        b, b.getLoc(),
        (b.getAffineDimExpr(0) * strips + b.getAffineDimExpr(1)) * rows,
        {OpFoldResult(part), OpFoldResult(inner.getInductionVar())});
    emitStrip(cut(buffer, 0, part, 1), channel);
  }

private:
  SparseBlock &block;
  int64_t rows, parts;
  /// The channels of the image of a strip, of each part.
  Value buffer;

  void emitStrip(Value image, OpFoldResult channel) {
    SpmmOp expand = block.expand;
    Value matrix = memref::CollapseShapeOp::create(
        b, image, SmallVector<ReassociationIndices>{{0, 1}, {2, 3}});
    int64_t blockRows = expand.getBlockRows();
    OpFoldResult range = affine::makeComposedFoldedAffineApply(
        b, b.getLoc(), b.getAffineDimExpr(0).floorDiv(blockRows), {channel});
    Value pointers = expand.getRowPointers();
    pointers = cut(pointers, cast<MemRefType>(pointers.getType()).getRank() - 1,
                   range, rows / blockRows + 1);
    SpmmOp product = emit(expand, expand.getInputMutable(), expand.getInput(),
                          matrix, {{0, channel, rows}});
    product.getRowPointersMutable().assign(pointers);

    DepthwiseConvNchwOp depthwise = block.depthwise;
    Value filter = cut(depthwise.getFilter(), 0, channel, rows);
    DepthwiseConvNchwOp copy =
        emit(depthwise, depthwise.getInputMutable(), image,
             cut(depthwise.getInit(), 1, channel, rows), {{1, channel, rows}});
    copy.getFilterMutable().assign(filter);
    removeStrips(copy);
  }
};
} // namespace

CheckResult nnprim::emitSparseStrips(SparseBlock &block, int64_t rows,
                                     int64_t parts) {
  int64_t channels =
      cast<MemRefType>(block.depthwise.getInput().getType()).getDimSize(1);
  if (rows <= 0 || parts <= 0 || rows >= channels ||
      channels % (rows * parts) != 0)
    return "strips are not of one height, or there is one";
  if (rows % block.expand.getBlockRows() != 0)
    return "strips are no whole blocks of weights";
  ImplicitLocOpBuilder b(block.depthwise.getLoc(), block.depthwise);
  SparseStripEmitter(b, block, rows, parts).run();
  return success();
}
