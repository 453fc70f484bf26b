//===- PlanFitsOp.cpp - Whether a plan fits its op ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// C1 of PlannedOpInterface. Whether a target has registers enough for a plan is
// checked by nnprim-plan, which knows the target.

#include "PlanFits.h"
#include "Verification.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Problem/PackedRow.h"
#include "NNPrim/Target/KernelRow.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace mlir;
using namespace nnprim;

LogicalResult nnprim::verifyPanels(Operation *op, Value rhs, int64_t nr,
                                   int64_t kr) {
  auto type = cast<ShapedType>(rhs.getType());
  if (type.getRank() < 3)
    return success();
  auto check = [&](StringRef name, StringRef what, int64_t extent,
                   int64_t planned) -> LogicalResult {
    if (ShapedType::isDynamic(extent) || extent == planned)
      return success();
    return op->emitOpError("expected `")
           << name << "` of its plan to be " << what << " " << extent
           << ", but got " << planned;
  };
  if (failed(check("nr", "the panel width", type.getDimSize(2), nr)))
    return failure();
  return check("kr", "the interleave of its panels",
               type.getRank() == 4 ? type.getDimSize(3) : 1, kr);
}

LogicalResult nnprim::verifyWorkspace(Operation *op, Value workspace,
                                      int64_t parts, int64_t elements) {
  if (!workspace)
    return success();
  auto type = cast<ShapedType>(workspace.getType());
  if (type.getRank() != 2 || !type.hasStaticShape() ||
      (type.getDimSize(0) >= parts && type.getDimSize(1) >= elements))
    return success();
  return op->emitOpError("expected a workspace of ")
         << parts << " x " << elements << " elements for its plan, but got "
         << type;
}

static InFlightDiagnostic emitWrongKind(Operation *op, Attribute plan,
                                        StringRef expected) {
  return op->emitOpError("expected its plan to be a ")
         << expected << ", but got " << plan;
}

/// Whether the op splits or scales its left-hand side itself.
static bool preparesRows(Operation *op) {
  if (auto conv = dyn_cast<IndirectGemmOp>(op))
    return preparesRows(conv, conv.getInput(), conv.getRhs());
  auto gemm = dyn_cast<GemmOp>(op);
  return gemm && preparesRows(gemm, gemm.getLhs(), gemm.getRhs());
}

/// Panels that are extended beforehand are of floats of fewer bits, and there
/// is memory for them.
template <typename Plan>
static LogicalResult verifyExtension(Operation *op, Value rhs, Value workspace,
                                     const Plan &plan) {
  if (preparesRows(op))
    return success();
  if ((plan.extendedPanels == 0) != (plan.extensionParts == 0))
    return op->emitOpError("expected both `extended_panels` and "
                           "`extension_parts` of its plan or neither, but got ")
           << plan.extendedPanels << " and " << plan.extensionParts;
  if (plan.extendedPanels == 0)
    return success();
  auto type = cast<ShapedType>(rhs.getType());
  if (plan.kr != 1 || type.getElementType().isF32() ||
      !isa<FloatType, FlyteType>(type.getElementType()))
    return op->emitOpError("expected no `extended_panels` of its plan, since "
                           "its panels are not of floats in fewer bits than "
                           "f32, but got ")
           << plan.extendedPanels;
  if (type.getRank() != 3 || type.isDynamicDim(1))
    return success();
  return verifyWorkspace(op, workspace, plan.extensionParts,
                         plan.extendedPanels * type.getDimSize(1) * plan.nr);
}

/// Inputs that are extended beforehand are of floats of fewer bits.
template <typename Plan>
static LogicalResult verifyInputExtension(Operation *op, Value input,
                                          const Plan &plan) {
  Type element = getElementTypeOrSelf(input);
  if (!plan.extendInput || (isNarrowF32(element) && plan.kr == 1))
    return success();
  return op->emitOpError("expected no `extend_input` of its plan, since its "
                         "input is not multiplied as f32 that is stored in "
                         "fewer bits, but is of ")
         << element;
}

/// Turns of a loop over single values of K.
template <typename Plan>
static LogicalResult verifyUnroll(Operation *op, const Plan &plan) {
  if (plan.unroll > kMaxUnroll)
    return op->emitOpError("expected `unroll` of its plan to be at most ")
           << kMaxUnroll << ", but got " << plan.unroll;
  if (plan.unroll != 0 && plan.kr != 1)
    return op->emitOpError("expected no `unroll` of its plan with `kr` ")
           << plan.kr << ", which is for loops over single values of K, but "
           << "got " << plan.unroll;
  return success();
}

/// Whether the right-hand side is of pairs of integers with scales.
static bool hasPairsInRhs(GemmOp op) {
  return getElementTypeOrSelf(op.getRhs()).isInteger(32);
}

/// Whether the plan's panels are of words, see KernelResources.h.
static bool hasWords(GemmOp op, const GemmPlan &plan) {
  auto lhs = getElementType(op.getLhs().getType());
  auto rhs = getElementType(op.getRhs().getType());
  auto sum = getElementType(op.getAccumulatorType());
  return lhs && rhs && sum && op.getF16Terms() == 0 &&
         areWords({*lhs, *rhs, *sum}, plan.kr);
}

/// Panels that a tile reads at the same time are of floats, no vectors along K,
/// and rows are not gathered.
static LogicalResult verifyTilePanels(Operation *op, const GemmPlan &plan) {
  if (plan.tilePanels < 1)
    return op->emitOpError("expected `tile_panels` of its plan to be at least "
                           "1, but got ")
           << plan.tilePanels;
  if (plan.tilePanels == 1)
    return success();
  auto gemm = dyn_cast<GemmOp>(op);
  if (gemm && !hasPairsInRhs(gemm) && (plan.kr == 1 || hasWords(gemm, plan)))
    return success();
  return op->emitOpError("expected `tile_panels` of its plan to be 1, since "
                         "more are for a gemm with `kr` 1 or words of codes, "
                         "and no pairs of integers, but got ")
         << plan.tilePanels;
}

/// The next panel is prefetched in the course of the loop over row tiles, of
/// single values of K or of pairs of bf16.
static LogicalResult verifyNextPanel(Operation *op, bool prefetches,
                                     bool areTilesOutside, int64_t kr,
                                     StringRef outside) {
  bool arePairs =
      kr == 2 &&
      (getElementTypeOrSelf(op->getOperand(0)).isBF16() || preparesRows(op));
  if (!prefetches || (!areTilesOutside && (kr == 1 || arePairs)))
    return success();
  return op->emitOpError("expected no `prefetch_next_panel` of its plan, which "
                         "is for panels of single values of K, or of pairs of "
                         "bf16, that are the outer loop, with `")
         << outside << "` or `kr` above 1";
}
static LogicalResult verifyNextPanel(Operation *op, const GemmPlan &plan) {
  return verifyNextPanel(op, plan.prefetchNextPanel, plan.rowsOutermost,
                         plan.kr, "rows_outermost");
}
static LogicalResult verifyNextPanel(Operation *op,
                                     const DirectConvPlan &plan) {
  return verifyNextPanel(op, plan.prefetchNextPanel, plan.pixelsOutermost,
                         plan.kr, "pixels_outermost");
}

/// The pixels of a tile are neighbours in the result, so that more rows than
/// one are whole ones.
static LogicalResult verifyTileRows(Operation *op, const DirectConvPlan &plan,
                                    int64_t columns) {
  if (plan.tileRows == 1 || plan.tileColumns >= columns)
    return success();
  return op->emitOpError("expected `tile_rows` of its plan to be 1, since "
                         "tiles of more have whole rows of ")
         << columns << " pixels, but got " << plan.tileRows;
}

/// Blocks of K leave their sums in `init`.
static LogicalResult verifyBlocks(EpilogueOpInterface op,
                                  const GemmPlan &plan) {
  if (plan.kBlock == 0)
    return plan.kBlockTiles != 1
               ? op->emitOpError("expected `k_block_tiles` of its plan to be 1 "
                                 "without `k_block`, but got ")
                     << plan.kBlockTiles
               : success();
  if (plan.kBlock < 0 || plan.kBlockTiles < 1)
    return op->emitOpError(
               "expected `k_block` of its plan to be at least 0 and "
               "`k_block_tiles` at least 1, but got ")
           << plan.kBlock << " and " << plan.kBlockTiles;
  Type stored = getElementTypeOrSelf(op.getInitOperand().get());
  if (!stored.isF32() || plan.kr != 1)
    return op->emitOpError("expected no `k_block` of its plan, which is for "
                           "sums of single products in `outs` of f32, but got ")
           << plan.kBlock << " with `kr` " << plan.kr << " and `outs` of "
           << stored;
  if (getF16Terms(op) != 0)
    return op->emitOpError("expected no `k_block` of its plan with "
                           "`f16_terms`, whose sums are not in order of k");
  if (auto gemm = dyn_cast<GemmOp>(op.getOperation());
      gemm && isFixedPoint(gemm.getLhs(), gemm.getRhs()))
    return op->emitOpError("expected no `k_block` of its plan, since its `rhs` "
                           "is fixed point, whose rows of scales cut K, but "
                           "got ")
           << plan.kBlock;
  if (auto gemm = dyn_cast<GemmOp>(op.getOperation());
      gemm && hasPairsInRhs(gemm))
    return op->emitOpError("expected no `k_block` of its plan, since its `rhs` "
                           "is of pairs of integers, whose sums are scaled "
                           "behind all of K, but got ")
           << plan.kBlock;
  if (plan.panelGroup != 0 || plan.extendedPanels != 0 ||
      plan.prefetchNextPanel)
    return op->emitOpError("expected no `panel_group`, `extended_panels` or "
                           "`prefetch_next_panel` of its plan with `k_block`, "
                           "since these are for all of K");
  return success();
}

/// Split factors have kernels of tile registers alone.
template <typename Plan>
static LogicalResult verifySplit(Operation *op, Value lhs, const Plan &plan) {
  bool splits = preparesRows(op);
  if (getBF16Terms(op) == 0 || !(splits || getElementTypeOrSelf(lhs).isBF16()))
    return success();
  if (plan.kr != 2 || plan.nr % kTileRows != 0 || plan.nr > kMaxTileColumns)
    return op->emitOpError("expected `kr` of its plan to be 2 and `nr` a "
                           "multiple of ")
           << kTileRows << " up to " << kMaxTileColumns
           << ", since its factors are split, but got " << plan.kr << " and "
           << plan.nr;
  if (plan.panelGroup != 0 && !splits)
    return op->emitOpError("expected no `panel_group` of its plan, since its "
                           "factors are split, but got ")
           << plan.panelGroup;
  return success();
}

static LogicalResult verifyGemm(GemmOp op) {
  GemmPlan plan = op.getPlanAttr().getPlan();
  if (hasPairsInRhs(op) && plan.kr != 1)
    return op->emitOpError("expected `kr` of its plan to be 1, since its `rhs` "
                           "is of pairs of integers, but got ")
           << plan.kr;
  if (failed(verifySplit(op, op.getLhs(), plan)) ||
      failed(verifyRowGroup(op, plan)))
    return failure();
  if (failed(verifyUnroll(op, plan)) || failed(verifyNextPanel(op, plan)) ||
      failed(verifyTilePanels(op, plan)) || failed(verifyBlocks(op, plan)))
    return failure();
  if (failed(verifyExtension(op, op.getRhs(), op.getWorkspace(), plan)) ||
      failed(verifyInputExtension(op, op.getLhs(), plan)))
    return failure();
  return verifyPanels(op, op.getRhs(), plan.nr, plan.kr);
}

/// Values of K that lie together are of one tap.
static LogicalResult verifyInterleave(IndirectGemmOp op, int64_t kr) {
  int64_t channels =
      cast<ShapedType>(op.getInput().getType()).getShape().back();
  if (ShapedType::isDynamic(channels) || channels % kr == 0)
    return success();
  return op->emitOpError("expected `kr` of its plan to divide the ")
         << channels << " channels, but got " << kr;
}

static LogicalResult verifyIndirectGemm(IndirectGemmOp op) {
  Attribute plan = op.getPlanAttr();
  if (auto gathered = dyn_cast<GemmPlanAttr>(plan);
      gathered && failed(verifyInterleave(op, gathered.getPlan().kr)))
    return failure();
  if (auto gathered = dyn_cast<GemmPlanAttr>(plan)) {
    if (gathered.getPlan().kBlock != 0)
      return op->emitOpError("expected no `k_block` of its plan, since rows "
                             "are gathered tap by tap, but got ")
             << gathered.getPlan().kBlock;
    if (failed(verifySplit(op, op.getInput(), gathered.getPlan())) ||
        failed(verifyUnroll(op, gathered.getPlan())) ||
        failed(verifyTilePanels(op, gathered.getPlan())) ||
        failed(verifyBlocks(op, gathered.getPlan())) ||
        failed(verifyNextPanel(op, gathered.getPlan())) ||
        failed(verifyExtension(op, op.getRhs(), op.getWorkspace(),
                               gathered.getPlan())) ||
        failed(verifyInputExtension(op, op.getInput(), gathered.getPlan())))
      return failure();
    return verifyPanels(op, op.getRhs(), gathered.getPlan().nr,
                        gathered.getPlan().kr);
  }
  auto direct = dyn_cast<DirectConvPlanAttr>(plan);
  if (!direct)
    return emitWrongKind(op, plan, "gemm_plan or direct_conv_plan");
  if (!op.getWindow())
    return op->emitOpError("has a direct_conv_plan, but no window");
  if (failed(verifySplit(op, op.getInput(), direct.getPlan())) ||
      failed(verifyUnroll(op, direct.getPlan())) ||
      failed(verifyTileRows(op, direct.getPlan(),
                            op.getWindow()->getOutputSize()[1])) ||
      failed(verifyNextPanel(op, direct.getPlan())) ||
      failed(verifyInterleave(op, direct.getPlan().kr)) ||
      failed(verifyBands(op, direct.getPlan())) ||
      failed(verifyExtension(op, op.getRhs(), op.getWorkspace(),
                             direct.getPlan())) ||
      failed(verifyInputExtension(op, op.getInput(), direct.getPlan())))
    return failure();
  return verifyPanels(op, op.getRhs(), direct.getPlan().nr,
                      direct.getPlan().kr);
}

/// Whole vectors are loaded and stored inside of a row.
static LogicalResult verifyVectorsFit(Operation *op, Value input, Value init,
                                      int64_t pixels) {
  for (Value value : {input, init}) {
    int64_t width = cast<ShapedType>(value.getType()).getDimSize(3);
    if (!ShapedType::isDynamic(width) && pixels > width)
      return op->emitOpError("expected `pixels` of its plan to be at most the "
                             "width ")
             << width << " without `masks_tails`, but got " << pixels;
  }
  return success();
}

static LogicalResult verifyOuterConv(ConvGemmOp op, const OuterConvPlan &plan) {
  if (op.isPacked())
    return op->emitOpError(
        "has an outer_conv_plan, which reads plain filters, but packed ones");
  if (op.getStrides()[1] > 2)
    return op->emitOpError("has an outer_conv_plan, but a stride of ")
           << op.getStrides()[1] << " columns, for which there is no kernel";
  for (Value operand : {op.getInput(), op.getFilter(), op.getInit()})
    if (Type element = getElementTypeOrSelf(operand); !element.isF32())
      return op->emitOpError("has an outer_conv_plan, which is for f32, but an "
                             "operand of ")
             << element;
  if (plan.loopOverTaps && plan.rows != 1)
    return op->emitOpError("expected `rows` of its plan to be 1 with "
                           "`loop_over_taps`, but got ")
           << plan.rows;
  if (plan.masksTails)
    return success();
  return verifyVectorsFit(op, op.getInput(), op.getInit(), plan.pixels);
}

/// Blocks of channels are read in place, and tiles write a block of filters or
/// a part of one.
static LogicalResult verifyBlockedConv(ConvGemmOp op) {
  auto direct = dyn_cast<DirectConvPlanAttr>(op.getPlanAttr());
  if (!direct)
    return emitWrongKind(op, op.getPlanAttr(),
                         "direct_conv_plan, since its images are in blocks of "
                         "channels");
  auto type = cast<ShapedType>(op.getInit().getType());
  int64_t block = type.getDimSize(4), nr = direct.getPlan().nr;
  if (type.getDimSize(1) == 1 || ShapedType::isDynamic(block) ||
      block % nr == 0)
    return success();
  return op->emitOpError("expected `nr` of its plan to divide the ")
         << block << " filters of a block, but got " << nr;
}

static LogicalResult verifyConvGemm(ConvGemmOp op) {
  Attribute plan = op.getPlanAttr();
  if (cast<ShapedType>(op.getInput().getType()).getRank() == 5 &&
      failed(verifyBlockedConv(op)))
    return failure();
  if (auto outer = dyn_cast<OuterConvPlanAttr>(plan))
    return verifyOuterConv(op, outer.getPlan());
  if (auto direct = dyn_cast<DirectConvPlanAttr>(plan);
      direct && direct.getPlan().kr != 1)
    return op->emitOpError("expected `kr` of its plan to be 1, since the "
                           "channels of a pixel are apart, but got ")
           << direct.getPlan().kr;
  if (auto direct = dyn_cast<DirectConvPlanAttr>(plan)) {
    if (failed(verifyUnroll(op, direct.getPlan())) ||
        failed(verifyTileRows(
            op, direct.getPlan(),
            cast<ShapedType>(op.getInit().getType()).getDimSize(3))) ||
        failed(verifyNextPanel(op, direct.getPlan())) ||
        failed(verifyExtension(op, op.getFilter(), op.getWorkspace(),
                               direct.getPlan())))
      return failure();
    if (direct.getPlan().extendInput)
      return op->emitOpError("expected no `extend_input` of its plan, which is "
                             "for images in NHWC");
    return op.isPacked() ? verifyPanels(op, op.getFilter(), direct.getPlan().nr)
                         : success();
  }
  auto packing = dyn_cast<ConvGemmPlanAttr>(plan);
  if (!packing)
    return emitWrongKind(op, plan,
                         "conv_gemm_plan, direct_conv_plan or outer_conv_plan");
  if (op.isPacked())
    return op->emitOpError(
        "has a conv_gemm_plan, which packs pixels, but packed filters");
  ConvGemmPlan decisions = packing.getPlan();
  if (failed(verifyUnroll(op, decisions.tiles)) ||
      failed(verifyNextPanel(op, decisions.tiles)) ||
      failed(verifyBlocks(op, decisions.tiles)))
    return failure();
  auto filter = cast<ShapedType>(op.getFilter().getType());
  if (filter.hasStaticShape() && filter.getDimSize(0) != 0) {
    int64_t depth = filter.getNumElements() / filter.getDimSize(0);
    int64_t needed = decisions.panels * (depth + 1) * decisions.tiles.nr;
    if (decisions.panelElements < needed)
      return op->emitOpError("expected `panel_elements` of its plan to be ")
             << needed << " or more, but got " << decisions.panelElements;
  }
  return verifyWorkspace(op, op.getWorkspace(), decisions.parts,
                         decisions.getPartElements());
}

static LogicalResult verifyDepthwise(DepthwiseConvOp op) {
  DepthwisePlan plan = op.getPlanAttr().getPlan();
  if (plan.loopOverTaps && plan.rows != 1)
    return op->emitOpError("expected `rows` of its plan to be 1 with "
                           "`loop_over_taps`, but got ")
           << plan.rows;
  if (plan.interleaveTaps && (plan.loopOverTaps || plan.vectors != 4))
    return op->emitOpError("expected `vectors` of its plan to be 4, without "
                           "`loop_over_taps`, with `interleave_taps`");
  return success();
}

/// Rows are joined if a pixel of the output is above the same pixel of the
/// input, and a vector holds them.
static LogicalResult verifyJoinedRows(DepthwiseConvNchwOp op,
                                      const DepthwiseNchwPlan &plan) {
  int64_t width = cast<ShapedType>(op.getInit().getType()).getDimSize(3);
  int64_t inputWidth = cast<ShapedType>(op.getInput().getType()).getDimSize(3);
  bool areAbove = op.getStrides()[0] == 1 && op.getStrides()[1] == 1 &&
                  width == inputWidth && !ShapedType::isDynamic(width);
  if (!plan.masksTails || !areAbove)
    return op->emitOpError("has a plan with `joined_rows`, which need "
                           "`masks_tails`, strides of 1, and an output as "
                           "wide as the input");
  if (plan.joinedRows * width > plan.pixels)
    return op->emitOpError("expected `joined_rows` rows of its plan to fit in "
                           "`pixels` ")
           << plan.pixels << ", but got " << plan.joinedRows << " of " << width;
  return success();
}

/// A packed image is on a thread's stack, and has all lanes of a vector behind
/// the last output of a row.
static LogicalResult verifyPackedInput(DepthwiseConvNchwOp op,
                                       const DepthwiseNchwPlan &plan) {
  auto input = cast<ShapedType>(op.getInput().getType());
  auto init = cast<ShapedType>(op.getInit().getType());
  auto filter = cast<ShapedType>(op.getFilter().getType());
  if (plan.joinedRows > 1)
    return op->emitOpError("has a plan with `joined_rows` and `pack_input`");
  if (!input.hasStaticShape() || !init.hasStaticShape() ||
      !filter.hasStaticShape())
    return op->emitOpError("has a plan with `pack_input`, which needs static "
                           "shapes");
  int64_t width = init.getDimSize(3);
  if (!plan.masksTails && plan.pixels > width)
    return op->emitOpError("expected `pixels` of its plan to be at most the "
                           "width ")
           << width << " without `masks_tails`, but got " << plan.pixels;
  PackedRow row{{input.getDimSize(3), width, filter.getDimSize(2),
                 op.getStrides()[1], op.getDilations()[1], op.getPads()[1]},
                width + int64_t(llvm::PowerOf2Ceil(plan.pixels))};
  int64_t bytes = 4 * input.getDimSize(2) * row.getElements();
  if (bytes > kMaxPackedBytes)
    return op->emitOpError("has a plan with `pack_input`, for which images are "
                           "expected to take at most ")
           << kMaxPackedBytes << " bytes, but got " << bytes;
  return success();
}

static LogicalResult verifyDepthwiseNchw(DepthwiseConvNchwOp op) {
  DepthwiseNchwPlan plan = op.getPlanAttr().getPlan();
  if (op.getStrides()[1] > 2)
    return op->emitOpError("has a plan, but a stride of ")
           << op.getStrides()[1] << " columns, for which there is no kernel";
  if (plan.packInput)
    return verifyPackedInput(op, plan);
  if (plan.joinedRows > 1)
    return verifyJoinedRows(op, plan);
  if (plan.masksTails)
    return success();
  return verifyVectorsFit(op, op.getInput(), op.getInit(), plan.pixels);
}

static LogicalResult verifySoftmax(TwoPassSoftmaxOp op) {
  SoftmaxPlan plan = op.getPlanAttr().getPlan();
  if (plan.chunkLength && plan.partLength % plan.chunkLength != 0)
    return op->emitOpError("expected `part_length` of its plan to be a "
                           "multiple of `chunk_length` ")
           << plan.chunkLength << ", but got " << plan.partLength;
  bool reloads = plan.passes == SoftmaxPasses::ThreePassReload;
  if (reloads && op.getLog())
    return op->emitOpError("has a plan of three_pass_reload, but results are "
                           "logarithms");
  return success();
}

/// Parts of the input channels are whole slabs, as many in each, and their sums
/// wait in the workspace.
static LogicalResult verifyChannelParts(SpmmOp op, const SpmmPlan &plan) {
  auto input = cast<ShapedType>(op.getInput().getType());
  auto out = cast<ShapedType>(op.getInit().getType());
  if (!plan.hasParts() || !input.hasStaticShape() || !out.hasStaticShape())
    return success();
  int64_t channels = input.getDimSize(0);
  int64_t slabs = plan.channels ? llvm::divideCeil(channels, plan.channels) : 1;
  if (slabs % plan.channelParts != 0)
    return op->emitOpError("expected the ")
           << slabs << " slabs of its plan to be divisible into "
           << plan.channelParts << " parts";
  if (plan.readModifyWrite)
    return op->emitOpError("has a plan with parts of the input channels that "
                           "keeps sums in `outs`");
  return verifyWorkspace(
      op, op.getWorkspace(), /*parts=*/1,
      plan.getPartElements(channels, input.getDimSize(1), out.getDimSize(0)));
}

static LogicalResult verifySpmm(SpmmOp op) {
  SpmmPlan plan = op.getPlanAttr().getPlan();
  int64_t block = op.getBlockRows();
  if (!ShapedType::isDynamic(block) && block % plan.rows != 0)
    return op->emitOpError("expected `rows` of its plan to divide the blocks "
                           "of ")
           << block << " rows, but got " << plan.rows;
  if (!ShapedType::isDynamic(block) && plan.groupRows % block != 0)
    return op->emitOpError("expected `group_rows` of its plan to consist of "
                           "whole blocks of ")
           << block << " rows, but got " << plan.groupRows;
  if (plan.readModifyWrite && plan.packInput)
    return op->emitOpError("has a plan that copies pixels and keeps sums in "
                           "`outs`, which has no tiles of pixels");
  auto input = cast<ShapedType>(op.getInput().getType());
  if (failed(verifyChannelParts(op, plan)))
    return failure();
  if (!plan.packInput || !input.hasStaticShape())
    return success();
  int64_t width = plan.getPanelWidth(), pixels = input.getDimSize(1);
  if (pixels > width && plan.pixels != width)
    return op->emitOpError("expected `pixels` of its plan to be a multiple of "
                           "8 with `pack_input`, but got ")
           << plan.pixels;
  if (plan.hasParts())
    return success();
  return verifyWorkspace(op, op.getWorkspace(), plan.getPanelParts(pixels),
                         plan.getPartPanels(pixels) * input.getDimSize(0) *
                             width);
}

LogicalResult nnprim::detail::verifyPlan(PlannedOpInterface op) {
  if (!op.getPlanAttribute())
    return success();
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case(verifyGemm)
      .Case(verifyIndirectGemm)
      .Case(verifyConvGemm)
      .Case(verifyDepthwise)
      .Case(verifyDepthwiseNchw)
      .Case(verifySoftmax)
      .Case(verifySpmm)
      .Case(verifyFastConvPlan)
      .Default([](Operation *) { return success(); });
}
