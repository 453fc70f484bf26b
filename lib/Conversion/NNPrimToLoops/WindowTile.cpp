//===- WindowTile.cpp - Register tiles of direct convolutions ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WindowTile.h"

#include "TileLoops.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Dialect/NNPrim/Utils/StaticMemRefs.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

static OpFoldResult apply(ImplicitLocOpBuilder &b, AffineExpr expr,
                          ArrayRef<OpFoldResult> operands) {
  return affine::makeComposedFoldedAffineApply(
      b, b.getLoc(), AffineMap::get(operands.size(), 0, expr), operands);
}

OpFoldResult nnprim::subtract(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                              OpFoldResult rhs) {
  return apply(b, b.getAffineDimExpr(0) - b.getAffineDimExpr(1), {lhs, rhs});
}

OpFoldResult nnprim::scale(ImplicitLocOpBuilder &b, OpFoldResult value,
                           int64_t factor, int64_t addend) {
  return apply(b, b.getAffineDimExpr(0) * factor + addend, {value});
}

/// The numbers of `window` for each of `blocks` blocks of channels, one image
/// behind the other in memory, in turn.
static SmallVector<int32_t> computeIndices(WindowAttr window, int64_t blocks) {
  SmallVector<int32_t> ofBlock = window.computeIndices(), indices;
  int64_t taps = window.getNumTaps();
  auto pixels = int32_t(window.getInputSize()[1] * window.getInputSize()[2]);
  for (size_t row = 0; row < ofBlock.size(); row += taps)
    for (int32_t block = 0; block < blocks; ++block)
      for (int32_t index : ArrayRef(ofBlock).slice(row, taps))
        indices.push_back(index < 0 ? index : index + block * pixels);
  return indices;
}

/// The indirection buffer that `window` implies, as a constant of the module.
/// The micro-kernel does not read it, but it defines the meaning of the op.
static Value getIndices(ImplicitLocOpBuilder &b, Operation *op,
                        WindowAttr window, int64_t blocks) {
  auto module = op->getParentOfType<ModuleOp>();
  std::string name = "__nnprim_window";
  for (ArrayRef<int64_t> numbers :
       {window.getInputSize(), window.getOutputSize(), window.getKernelSize(),
        window.getStrides(), window.getDilations(), window.getPads()})
    for (int64_t number : numbers)
      name += "_" + std::to_string(number);
  if (blocks != 1)
    name += "_blocks_" + std::to_string(blocks);
  ArrayRef<int64_t> out = window.getOutputSize();
  SmallVector<int64_t> shape{out[0] * out[1], window.getNumTaps() * blocks};
  auto type = MemRefType::get(shape, b.getI32Type());
  if (!module.lookupSymbol(name)) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(module.getBody());
    auto tensorType = RankedTensorType::get(shape, b.getI32Type());
    SmallVector<int32_t> indices = computeIndices(window, blocks);
    memref::GlobalOp::create(
        b, name, b.getStringAttr("private"), type,
        DenseElementsAttr::get(tensorType, ArrayRef<int32_t>(indices)),
        /*constant=*/true, b.getI64IntegerAttr(kLineBytes));
  }
  return memref::GetGlobalOp::create(b, type, name);
}

/// The rows of a panel for the filter rows that a tile reads, each of `depth`
/// values of K; the panel may be interleaved.
static Value getPanelRows(ImplicitLocOpBuilder &b,
                          const WindowMacroKernel &kernel, OpFoldResult filter,
                          const TilePlace &rows, int64_t depth) {
  ArrayRef<int64_t> shape = cast<MemRefType>(kernel.rhs.getType()).getShape();
  int64_t groups = depth / (shape.size() == 4 ? shape[3] : 1);
  OpFoldResult zero = b.getIndexAttr(0);
  SmallVector<OpFoldResult> offsets{getPanel(b, filter, shape[2]),
                                    scale(b, rows.firstTap, groups), zero};
  SmallVector<OpFoldResult> sizes{
      b.getIndexAttr(1), scale(b, rows.taps, groups), b.getIndexAttr(shape[2])};
  if (shape.size() == 4) {
    offsets.push_back(zero);
    sizes.push_back(b.getIndexAttr(shape[3]));
  }
  return createSubview(b, kernel.rhs, offsets, sizes);
}

Value nnprim::getTileInput(ImplicitLocOpBuilder &b,
                           const WindowMacroKernel &kernel, OpFoldResult image,
                           const TilePlace &rows, const TilePlace &columns) {
  OpFoldResult zero = b.getIndexAttr(0);
  if (kernel.hasInputBlocks())
    return createSubview(
        b, kernel.input, {image, zero, rows.input, columns.input, zero},
        {b.getIndexAttr(1), b.getIndexAttr(kernel.shape.getChannelBlocks()),
         rows.inputs, columns.inputs,
         b.getIndexAttr(kernel.shape.channelBlock)});
  return createSubview(b, kernel.input,
                       {image, rows.input, columns.input, zero},
                       {b.getIndexAttr(1), rows.inputs, columns.inputs,
                        b.getIndexAttr(kernel.shape.channels)});
}

namespace {
/// The part of the result that a tile computes, with what its epilogue reads.
struct TileOutput {
  Value init; // pixels×filters
  EpilogueOperands epilogue;
};
} // namespace

/// The part of `source` without its dimension `block`, if it has one, in which
/// the part has one element.
static Value sliceBlock(ImplicitLocOpBuilder &b, Value source,
                        ArrayRef<OpFoldResult> offsets, ArrayRef<int64_t> sizes,
                        std::optional<size_t> block) {
  Value part = createSubview(b, source, offsets, sizes);
  if (!block)
    return part;
  // Which of several dimensions of one element is left out has to be said, for
  // the strides of the others.
  auto type = cast<MemRefType>(part.getType());
  auto [strides, offset] = type.getStridesAndOffset();
  SmallVector<int64_t> kept(sizes);
  kept.erase(kept.begin() + *block);
  strides.erase(strides.begin() + *block);
  auto layout = StridedLayoutAttr::get(b.getContext(), offset, strides);
  auto reduced = MemRefType::get(kept, type.getElementType(), layout);
  SmallVector<OpFoldResult> zeros(sizes.size(), b.getIndexAttr(0));
  SmallVector<OpFoldResult> ones(sizes.size(), b.getIndexAttr(1));
  return memref::SubViewOp::create(
      b, reduced, part, zeros, getAsIndexOpFoldResult(b.getContext(), sizes),
      ones);
}

/// A tile's part of a result in blocks of filters, of which the tile has one or
/// a part of one.
static TileOutput getBlockedOutput(ImplicitLocOpBuilder &b,
                                   const WindowMacroKernel &kernel,
                                   OpFoldResult pixel, int64_t pixels,
                                   OpFoldResult filter, int64_t filters) {
  int64_t size = kernel.shape.filterBlock;
  AffineExpr f = b.getAffineDimExpr(0);
  // (block, pixel, filter in block)
  SmallVector<OpFoldResult> offsets{
      apply(b, f.floorDiv(size), {filter}), pixel,
      filters == size ? b.getIndexAttr(0) : apply(b, f % size, {filter})};
  SmallVector<int64_t> sizes{1, pixels, filters};
  TileOutput output;
  output.init = sliceBlock(b, kernel.init, offsets, sizes, /*block=*/0);
  for (auto [value, map] :
       llvm::zip_equal(kernel.epilogue.values, kernel.epilogue.maps)) {
    std::optional<size_t> block;
    SmallVector<OpFoldResult> inputOffsets;
    SmallVector<int64_t> inputSizes;
    SmallVector<AffineExpr> exprs;
    for (auto [position, expr] : llvm::enumerate(map.getResults())) {
      unsigned dim = cast<AffineDimExpr>(expr).getPosition();
      inputOffsets.push_back(offsets[dim]);
      inputSizes.push_back(sizes[dim]);
      if (dim == 0)
        block = position;
      else
        exprs.push_back(b.getAffineDimExpr(dim - 1));
    }
    output.epilogue.values.push_back(
        map.getNumResults() == 0
            ? value
            : sliceBlock(b, value, inputOffsets, inputSizes, block));
    output.epilogue.maps.push_back(AffineMap::get(2, 0, exprs, b.getContext()));
  }
  return output;
}

static TileOutput getOutput(ImplicitLocOpBuilder &b,
                            const WindowMacroKernel &kernel, OpFoldResult pixel,
                            int64_t pixels, OpFoldResult filter,
                            int64_t filters) {
  if (kernel.hasOutputBlocks())
    return getBlockedOutput(b, kernel, pixel, pixels, filter, filters);
  return {
      createSubview(b, kernel.init, {pixel, filter}, {pixels, filters}),
      sliceEpilogue(b, kernel.epilogue, {pixel, filter}, {pixels, filters})};
}

void nnprim::createTile(ImplicitLocOpBuilder &b,
                        const WindowMacroKernel &kernel,
                        const DirectConvPlan &plan, OpFoldResult image,
                        const TilePlace &rows, const TilePlace &columns,
                        OpFoldResult filter, int64_t filters, Value tileInput,
                        std::optional<TileRows> sharing) {
  const ConvShape &shape = kernel.shape;
  const ConvDim &h = rows.segment->window, &w = columns.segment->window;
  OpFoldResult zero = b.getIndexAttr(0);
  auto window = WindowAttr::get(b.getContext(), {1, h.inputs, w.inputs},
                                {h.outputs, w.outputs}, {h.taps, w.taps},
                                {h.stride, w.stride}, {h.dilation, w.dilation},
                                {h.pad, w.pad});

  Value panel = getPanelRows(b, kernel, filter, rows, w.taps * shape.channels);
  // Index of the tile's first output pixel; the others follow it in memory.
  AffineExpr n = b.getAffineDimExpr(0), oh = b.getAffineDimExpr(1),
             ow = b.getAffineDimExpr(2);
  OpFoldResult pixel =
      apply(b, (n * shape.rows.outputs + oh) * shape.columns.outputs + ow,
            {image, rows.output, columns.output});
  int64_t pixels = h.outputs * w.outputs;
  TileOutput output = getOutput(b, kernel, pixel, pixels, filter, filters);
  if (plan.prefetchOutput)
    prefetchOutput(b, output.init, plan.outputTilesAhead);
  const EpilogueOperands &inputs = output.epilogue;
  Value indices = getIndices(b, kernel.op, window, shape.getChannelBlocks());
  if (rows.segment->isClipped)
    indices =
        createSubview(b, indices, {zero, zero},
                      {b.getIndexAttr(pixels), scale(b, rows.taps, w.taps)});
  int64_t allPixels = cast<MemRefType>(kernel.init.getType())
                          .getDimSize(kernel.hasOutputBlocks() ? 1 : 0);
  Value next = plan.prefetchNextPanel
                   ? getShareOfNextPanel(
                         b, kernel.rhs, filter,
                         sharing.value_or(TileRows{pixel, pixels, allPixels}))
                   : Value();
  auto tile = IndirectGemmOp::create(b, TypeRange{}, tileInput, indices, panel,
                                     inputs.values, output.init, next,
                                     /*workspace=*/Value(),
                                     /*factors=*/Value(), window,
                                     b.getAffineMapArrayAttr(inputs.maps),
                                     getRowsAttr(b, plan.prefetchRhs),
                                     /*plan=*/Attribute());
  setTileHints(tile, plan);
  copySigns(kernel.op, tile);
  IRMapping mapping;
  kernel.op->getRegion(0).cloneInto(&tile->getRegion(0), mapping);
}

/// The place of a tile that only some of the taps read inputs for. The first of
/// these taps and their number are known at run time.
static TilePlace getClippedPlace(ImplicitLocOpBuilder &b, const ConvDim &dim,
                                 const TileSegment &segment,
                                 OpFoldResult output) {
  // The distance from the first tap to the first input.
  AffineExpr before = dim.pad - b.getAffineDimExpr(0) * dim.stride;
  AffineExpr begin = before.ceilDiv(dim.dilation);
  AffineExpr end = (before + dim.inputs).ceilDiv(dim.dilation);
  AffineExpr all = b.getAffineConstantExpr(dim.taps);
  // The minimum of these is min(all, end) - max(0, begin).
  SmallVector<AffineExpr> counts{all, all - begin, end};
  if (dim.inputs < segment.window.inputs)
    counts.push_back(end - begin);
  MLIRContext *context = b.getContext();
  OpFoldResult firstTap = affine::makeComposedFoldedAffineMax(
      b, b.getLoc(),
      AffineMap::get(1, 0, {b.getAffineConstantExpr(0), begin}, context),
      {output});
  OpFoldResult taps = affine::makeComposedFoldedAffineMin(
      b, b.getLoc(), AffineMap::get(1, 0, counts, context), {output});
  OpFoldResult input = apply(b, b.getAffineDimExpr(1) * dim.dilation - before,
                             {output, firstTap});
  return {&segment, output, input,
          firstTap, taps,   scale(b, taps, dim.dilation, 1 - dim.dilation)};
}

TilePlace nnprim::getPlace(ImplicitLocOpBuilder &b, const ConvDim &dim,
                           const TileSegment &segment, OpFoldResult output) {
  if (segment.isClipped)
    return getClippedPlace(b, dim, segment, output);
  int64_t stride = segment.window.stride;
  return {&segment,
          output,
          scale(b, output, stride, segment.inputBegin - segment.begin * stride),
          b.getIndexAttr(0),
          b.getIndexAttr(segment.window.taps),
          b.getIndexAttr(segment.window.inputs)};
}

/// Emits a loop over the tiles of a segment.
static void forEachOfSegment(ImplicitLocOpBuilder &b, const ConvDim &dim,
                             const TileSegment &segment,
                             llvm::function_ref<void(const TilePlace &)> body) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, value);
  };
  auto loop =
      scf::ForOp::create(b, constant(segment.begin),
                         constant(segment.begin + segment.count * segment.size),
                         constant(segment.size));
  setParallel(loop);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  body(getPlace(b, dim, segment, loop.getInductionVar()));
}

void nnprim::forEachPlace(ImplicitLocOpBuilder &b, const ConvDim &dim,
                          ArrayRef<TileSegment> segments,
                          llvm::function_ref<void(const TilePlace &)> body) {
  for (const TileSegment &segment : segments) {
    if (segment.count > 1) {
      forEachOfSegment(b, dim, segment, body);
      continue;
    }
    TilePlace place = getPlace(b, dim, segment, b.getIndexAttr(segment.begin));
    // A single tile needs no region.
    if (segments.size() == 1)
      return body(place);
    createParallelRegion(b, b.getLoc(), [&] { body(place); });
  }
}
