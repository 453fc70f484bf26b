//===- DepthwiseConv.cpp - Vector loops of depthwise_conv -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Vectors lie along channels. A tile is a rectangle of outputs times one or
// more vectors of channels; its sums stay in registers while the rows of the
// input that it sees go by, each loaded once. Padding is never read and never
// multiplied: tiles are divided at compile time by which taps of which output
// are padding, and like ones are a loop.
//
//===----------------------------------------------------------------------===//

#include "DepthwiseTile.h"
#include "Gemm/IntegerEpilogue.h"
#include "InterleavedTaps.h"
#include "Kernels.h"
#include "ScalarRegions.h"

#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Dialect/NNPrim/Utils/StaticMemRefs.h"
#include "NNPrim/Plan/KernelResources.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace nnprim;

/// True if weights that are the same for every pixel, because their channels
/// are known when the code is emitted, could stay in registers. The tile of a
/// tail shares its loop with those of the other channels.
static bool fitsWeights(const KernelBuilder &b,
                        const DepthwiseMacroKernel &kernel) {
  int64_t vectors = llvm::divideCeil(kernel.channels, b.getLanes());
  int64_t weights = kernel.height.taps * kernel.width.taps;
  int64_t sums = kernel.plan.rows * kernel.plan.columns;
  return vectors == 1 && sums + weights < b.getTarget().numVectorRegisters;
}

/// Whether the channels that whole steps leave are computed by one more step,
/// which repeats some of the last one, in code that an image runs for `tiles`
/// tiles. An output may not be computed again if the epilogue reads images:
/// `outs` may be one of them.
static bool overlapsSteps(const KernelBuilder &b,
                          const DepthwiseMacroKernel &kernel, int64_t tiles) {
  int64_t step = kernel.plan.vectors * b.getLanes();
  if (kernel.channels % step == 0 || kernel.channels <= step)
    return false;
  auto isOfChannels = [](AffineMap map) { return map.getNumResults() <= 1; };
  DepthwiseConvOp op = kernel.op;
  return tiles <= kernel.plan.overlapTiles &&
         llvm::all_of(op.getEpilogueIndexingMaps(), isOfChannels);
}

/// All channels of one rectangle of outputs, one of `tiles` that share code.
static void emitChannels(KernelBuilder &b, DepthwiseMacroKernel &kernel,
                         DepthwiseTile tile, int64_t tiles) {
  int64_t step = kernel.plan.vectors * b.getLanes();
  int64_t full = kernel.channels / step * step;
  auto emit = [&](Value c, int64_t channels) {
    tile.c = c;
    tile.widths = getVectorWidths(channels, b.getLanes());
    emitDepthwiseTile(b, kernel, tile);
  };
  if (overlapsSteps(b, kernel, tiles)) {
    b.loop(b.hide(0), b.index(kernel.channels), step, {},
           [&](Value c, ValueRange) {
             Value last = b.index(kernel.channels - step);
             emit(b.hide(arith::MinUIOp::create(b, c, last)), step);
             return SmallVector<Value>();
           });
    return;
  }
  bool fits = fitsWeights(b, kernel);
  auto getConstant = [&](int64_t c) { return fits ? b.index(c) : b.hide(c); };
  if (full == step)
    emit(getConstant(0), step);
  else if (full > 0)
    // Hidden, or LLVM would keep a pointer for each pixel, some on the stack.
    b.loop(b.hide(0), b.index(full), step, {}, [&](Value c, ValueRange) {
      emit(b.hide(c), step);
      return SmallVector<Value>();
    });
  if (full < kernel.channels)
    emit(getConstant(full), kernel.channels - full);
}

/// Calls `body` with the first output of every tile, whose likes are a loop.
static void forEachTile(KernelBuilder &b, const TapTiles &tiles,
                        llvm::function_ref<void(Value)> body) {
  b.loop(tiles.begin, tiles.getEnd(), tiles.getSize(), {},
         [&](Value out, ValueRange) {
           body(out);
           return SmallVector<Value>();
         });
}

/// Rows of outputs in tiles; where the filter's rows are a loop, that loop and
/// not the tile knows which are padding.
static SmallVector<TapTiles> getRowTiles(const DepthwiseMacroKernel &kernel) {
  if (!kernel.plan.loopOverTaps)
    return getTapTiles(kernel.height, kernel.plan.rows);
  return {{0, kernel.height.outputs, {{0, kernel.height.taps}}}};
}

static void emitImage(KernelBuilder &b, DepthwiseMacroKernel &kernel, Value n) {
  SmallVector<TapTiles> columns =
      getTapTiles(kernel.width, kernel.plan.columns);
  for (const TapTiles &rows : getRowTiles(kernel)) {
    b.parallelLoop(rows.begin, rows.getEnd(), rows.getSize(), [&](Value oh) {
      for (const TapTiles &run : columns)
        forEachTile(b, run, [&](Value ow) {
          emitChannels(b, kernel, {n, oh, ow, Value(), rows.taps, run.taps, {}},
                       rows.count * run.count);
        });
    });
  }
}

/// The rows and columns of one image for a block of channels.
static void emitBlock(KernelBuilder &b, DepthwiseMacroKernel &kernel, Value n,
                      Value c, int64_t channels) {
  interleaveFilters(b, kernel, c, channels);
  SmallVector<int64_t> widths = getVectorWidths(channels, b.getLanes());
  SmallVector<TapTiles> columns =
      getTapTiles(kernel.width, kernel.plan.columns);
  for (const TapTiles &rows : getTapTiles(kernel.height, kernel.plan.rows))
    b.parallelLoop(rows.begin, rows.getEnd(), rows.getSize(), [&](Value oh) {
      for (const TapTiles &run : columns)
        forEachTile(b, run, [&](Value ow) {
          emitDepthwiseTile(b, kernel,
                            {n, oh, ow, c, rows.taps, run.taps, widths});
        });
    });
}

/// Blocks of channels are the outer loop, so that their filters are interleaved
/// once.
static void emitBlocks(KernelBuilder &b, DepthwiseMacroKernel &kernel,
                       Value n) {
  int64_t block = getBlockChannels(b);
  int64_t full = kernel.channels / block * block;
  b.parallelLoop(0, full, block,
                 [&](Value c) { emitBlock(b, kernel, n, c, block); });
  if (full < kernel.channels)
    emitBlock(b, kernel, n, b.index(full), kernel.channels - full);
}

static bool multipliesBytes(DepthwiseConvOp op, const TargetDesc &target) {
  auto types = getProductTypes(op, op.getInput(), op.getFilter());
  return types && types->rhs == ElementType::I8 &&
         hasDotInstruction(target, *types);
}

static CheckResult matchDepthwise(DepthwiseConvOp op,
                                  const TargetDesc &target) {
  if (!op.getPlanAttr())
    return "it has no plan";
  // Which taps are padding must be known when the code is emitted.
  if (!op.getOrigin().empty())
    return "it is a tile of a padded convolution";
  if (CheckResult result = checkStaticMemRefs(op->getOperands());
      failed(result))
    return result;
  bool isInteger = op.getAccumulatorType().isInteger() && !op.getRhsUnsigned();
  auto storesF32 = [](Value value) {
    return isStoredF32(getElementTypeOrSelf(value));
  };
  if (!isInteger && !(storesF32(op.getInput()) && storesF32(op.getFilter()) &&
                      storesF32(op.getInit())))
    return "the element type is neither f32 nor an integer";
  for (Value operand : {op.getInput(), op.getFilter(), op.getInit()})
    if (!hasUnitInnerStride(operand))
      return "the innermost dimension is not contiguous";
  if (!isVectorizableEpilogue(op))
    return "the epilogue cannot be vectorised";
  if (op.getPlanAttr().getPlan().interleaveTaps && !multipliesBytes(op, target))
    return "its plan interleaves taps, which no instruction multiplies";
  return success();
}

static DepthwiseMacroKernel getMacroKernel(DepthwiseConvOp op,
                                           const TargetDesc &target) {
  ArrayRef<int64_t> in = cast<MemRefType>(op.getInput().getType()).getShape();
  ArrayRef<int64_t> out = cast<MemRefType>(op.getInit().getType()).getShape();
  ArrayRef<int64_t> filter =
      cast<MemRefType>(op.getFilter().getType()).getShape();
  auto getDim = [&](int64_t i) {
    return ConvDim{in[i + 1],          out[i + 1],           filter[i],
                   op.getStrides()[i], op.getDilations()[i], op.getPads()[i]};
  };
  ConvDim height = getDim(0), width = getDim(1);
  int64_t elementBytes = getStorageBytes(getElementTypeOrSelf(op.getInput()));
  int64_t inputBytes = elementBytes * in[1] * in[2] * in[3];
  return {op,
          height,
          width,
          out[0],
          out[3],
          op.getPlanAttr().getPlan(),
          /*rowAddresses=*/inputBytes > target.maxOffsetBytes};
}

CheckResult nnprim::emitDepthwiseConv(DepthwiseConvOp op,
                                      const TargetDesc &target) {
  if (CheckResult result = matchDepthwise(op, target); failed(result))
    return result;
  KernelBuilder b(op, target);
  DepthwiseMacroKernel kernel = getMacroKernel(op, target);
  if (op.getAccumulatorType().isInteger()) {
    simplifyRequantization(op, target);
    kernel.bias = takeInitialSum(op);
  }
  b.parallelLoop(0, kernel.batch, 1, [&](Value n) {
    if (kernel.plan.interleaveTaps)
      emitBlocks(b, kernel, n);
    else
      emitImage(b, kernel, n);
  });
  return success();
}
