//===- SparseRowStage.cpp - Sparse blocks by strips -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockProducts.h"
#include "PrimitiveShapes.h"

#include "NNPrim/CostModel/RowStripPlanner.h"
#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"
#include "NNPrim/Planning/PrimitiveKey.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

#include <array>
#include <limits>
#include <vector>

using namespace mlir;
using namespace nnprim;

static remark::RemarkOpts getOpts() {
  return remark::RemarkOpts::name("Strips").category("nnprim-plan");
}

/// What the tuning record says of the product, if its plan is from there.
static const TunedPlan *getTunedPlan(SpmmOp op,
                                     const PlanningContext &context) {
  const TunedPlan *tuned = context.findTunedPlan(getPrimitiveKey(op));
  if (!tuned)
    return nullptr;
  // A plan that is none has been passed over with a warning.
  ScopedDiagnosticHandler handler(op.getContext(),
                                  [](Diagnostic &) { return success(); });
  bool isTaken =
      op.getPlanAttr() == parseAttribute(tuned->plan, op.getContext());
  return isTaken ? tuned : nullptr;
}

/// The product, unless it has no plan or one that somebody wrote, which is
/// kept. A plan from a record is one of the whole product: it takes the share
/// of the planner's own that was measured.
static std::optional<WholeProduct> getProduct(SpmmOp op,
                                              const PlanningContext &context) {
  if (!op || !op.getPlanAttr())
    return std::nullopt;
  WholeProduct product{getSpmmShape(op), op.getPlanAttr().getPlan()};
  SpmmPlan own = planSpmm(context.machine, product.shape);
  if (SpmmPlanAttr::get(op.getContext(), own) == op.getPlanAttr())
    return product;
  if (const TunedPlan *tuned = getTunedPlan(op, context)) {
    product.plan = own;
    product.measuredShare = tuned->microseconds / tuned->modelMicroseconds;
    return product;
  }
  remark::missed(op->getLoc(), getOpts())
      << "spmm: not in strips of rows: its plan was given";
  return std::nullopt;
}

/// Whether the product may be computed for some pixels at a time.
static SpmmOp getPart(SpmmOp op) {
  bool isPart = op && op.getNumResults() == 1 && !op.getAccumulate() &&
                getElementTypeOrSelf(op.getInput().getType()).isF32() &&
                getElementTypeOrSelf(op.getInit().getType()).isF32();
  return isPart ? op : SpmmOp();
}

namespace {
/// A depthwise convolution and what may be computed in strips with it.
struct PlannedBlock {
  DepthwiseConvNchwOp op;
  SpmmOp expand, project;
  std::optional<WholeProduct> before, behind;
  /// Strips of channels, and of rows by whether they take the product before
  /// and the one behind.
  std::optional<StripPlan> channels;
  std::array<std::array<std::optional<RowStripPlan>, 2>, 2> rows;

  int64_t getImageBytes() const {
    DepthwiseConvNchwOp convolution = op;
    return 4 *
           cast<ShapedType>(convolution.getInput().getType()).getNumElements();
  }
  /// Whether channels are better than rows, with the product before.
  bool prefersChannels(bool takesProject) const {
    const std::optional<RowStripPlan> &plan = rows[1][takesProject];
    return !takesProject && channels &&
           (!plan || channels->saved >= plan->saved);
  }
  /// The cycles that the best strips save which take these products.
  std::optional<double> getSaved(bool takesExpand, bool takesProject) const {
    if (!takesExpand && !takesProject)
      return 0;
    if (takesExpand && prefersChannels(takesProject))
      return channels->saved;
    const std::optional<RowStripPlan> &plan = rows[takesExpand][takesProject];
    return plan ? std::optional(plan->saved) : std::nullopt;
  }
};

/// Which products the blocks up to one take together, by what is best for
/// these.
struct Choice {
  double saved = 0;
  bool takesExpand = false, beforeTakesProject = false;
};
} // namespace

/// Strips of channels of the convolution and of the product before it, or
/// nothing.
static std::optional<StripPlan> planChannels(const PlannedBlock &block,
                                             const PlanningContext &context) {
  DepthwiseConvNchwOp op = block.op;
  SpmmOp expand = block.expand;
  if (!expand || !expand.getPlanAttr())
    return std::nullopt;
  // Copies would be made again for each strip.
  SpmmPlan product = expand.getPlanAttr().getPlan();
  if (product.packInput || product.readModifyWrite)
    return std::nullopt;
  auto image = cast<ShapedType>(op.getInput().getType());
  auto result = cast<ShapedType>(op.getInit().getType());
  ChannelStripShape shape;
  shape.channels = image.getDimSize(1);
  shape.block = expand.getBlockRows();
  shape.inputBytes =
      4 * cast<ShapedType>(expand.getInput().getType()).getNumElements();
  shape.imageRowBytes = 4 * image.getDimSize(2) * image.getDimSize(3);
  shape.resultRowBytes = 4 * result.getDimSize(2) * result.getDimSize(3);
  return planStrips(context.machine, context.numThreads, shape);
}

static void planRows(PlannedBlock &block, const PlanningContext &context) {
  DepthwiseConvNchwOp op = block.op;
  if (!op.getOrigin().empty())
    return;
  RowStripShape shape;
  shape.problem = getStripProblem(op);
  shape.imageWidth = cast<ShapedType>(op.getInput().getType()).getDimSize(3);
  shape.resultWidth = cast<ShapedType>(op.getInit().getType()).getDimSize(3);
  shape.depthwise = getDepthwiseShape(op);
  shape.depthwisePlan = op.getPlanAttr().getPlan();
  for (bool takesExpand : {false, true})
    for (bool takesProject : {false, true}) {
      if ((takesExpand && !block.before) || (takesProject && !block.behind) ||
          (!takesExpand && !takesProject))
        continue;
      shape.expand = takesExpand ? block.before : std::nullopt;
      shape.project = takesProject ? block.behind : std::nullopt;
      block.rows[takesExpand][takesProject] =
          planRowStrips(context.machine, context.numThreads, shape);
    }
}

/// The block around `op`, or nothing if that is not computed in strips.
static std::optional<PlannedBlock> getBlock(DepthwiseConvNchwOp op,
                                            const PlanningContext &context) {
  if (getStripRows(op) || op.getNumResults() != 1 || !op.getPlanAttr() ||
      !isF32(op.getInput()) || !isF32(op.getInit()))
    return std::nullopt;
  auto image = cast<ShapedType>(op.getInput().getType());
  if (!image.hasStaticShape() || image.getDimSize(0) != 1)
    return std::nullopt;
  PlannedBlock block;
  block.op = op;
  block.expand = getExpansion<SpmmOp>(op.getInput());
  block.project = getProjection<SpmmOp>(op.getResult(0));
  block.before = getProduct(getPart(block.expand), context);
  block.behind = getProduct(getPart(block.project), context);
  block.channels = planChannels(block, context);
  planRows(block, context);
  return block;
}

/// What is best for the blocks up to each, by whether that takes the product
/// behind it.
static SmallVector<std::array<Choice, 2>>
choose(ArrayRef<PlannedBlock> blocks) {
  SmallVector<std::array<Choice, 2>> choices;
  for (auto [number, block] : llvm::enumerate(blocks)) {
    bool isLinked = number > 0 && block.expand &&
                    blocks[number - 1].project == block.expand;
    std::array<Choice, 2> best;
    for (bool takesProject : {false, true}) {
      Choice &choice = best[takesProject];
      choice.saved = -std::numeric_limits<double>::infinity();
      for (bool takesExpand : {false, true})
        for (bool isTaken : {false, true}) {
          std::optional<double> saved =
              block.getSaved(takesExpand, takesProject);
          if (!saved || (takesExpand && isTaken && isLinked))
            continue;
          double total =
              *saved + (number > 0 ? choices.back()[isTaken].saved : 0);
          if (total > choice.saved)
            choice = {total, takesExpand, isTaken};
        }
    }
    choices.push_back(best);
  }
  return choices;
}

static void setPlan(SpmmOp op, const SpmmPlan &plan) {
  op.setPlanAttr(SpmmPlanAttr::get(op.getContext(), plan));
}

/// Sets the plan for strips of rows in place of that of the whole product.
static void setStripPlan(SpmmOp op, const SpmmPlan &plan,
                         const PlanningContext &context) {
  if (getTunedPlan(op, context))
    remark::passed(op->getLoc(), getOpts())
        << "spmm: in strips of rows, which the tuning record's plan of the "
           "whole product is not for";
  setPlan(op, plan);
}

/// Sets attributes and plans of the strips, and says so.
static void setRows(PlannedBlock &block, const RowStripPlan &plan,
                    bool takesExpand, bool takesProject,
                    const PlanningContext &context) {
  // Another convolution could take the products, too.
  Builder b(block.op.getContext());
  if (takesExpand) {
    setStripPlan(block.expand, plan.expand, context);
    block.expand->setAttr(stripChannelsAttrName,
                          b.getI64IntegerAttr(plan.channels));
  }
  if (takesProject) {
    setStripPlan(block.project, plan.project, context);
    block.project->setAttr(stripRowsAttrName, b.getI64IntegerAttr(plan.rows));
  }
  block.op.setPlanAttr(
      DepthwiseNchwPlanAttr::get(block.op.getContext(), plan.depthwise));
  nnprim::setStrips(block.op, plan.rows, plan.slots, plan.channels);
  remarkStrips(block.op,
               llvm::formatv("nnprim.strip_rows = {0}, nnprim.strip_channels = "
                             "{1}, nnprim.strip_parts = {2}: {3} KiB",
                             plan.rows, plan.channels, plan.slots,
                             plan.windowBytes >> 10),
               block.getImageBytes(), plan.saved, plan.cycles);
}

static void setChannels(PlannedBlock &block) {
  // An order would be one of the blocks of all strips. What a strip writes
  // stays in the cache.
  SpmmPlan product = block.expand.getPlanAttr().getPlan();
  product.sortBlocks = false;
  product.groupRows = 0;
  product.prefetchOutput = 0;
  product.prefetchInput = 0;
  setPlan(block.expand, product);
  block.expand->setAttr(
      stripChannelsAttrName,
      Builder(block.op.getContext()).getI64IntegerAttr(block.channels->rows));
  recordStrips(block.op, *block.channels, block.getImageBytes());
}

int64_t nnprim::planSparseStrips(func::FuncOp function,
                                 const PlanningContext &context) {
  std::vector<PlannedBlock> blocks;
  function.walk([&](DepthwiseConvNchwOp op) {
    if (std::optional<PlannedBlock> block = getBlock(op, context))
      blocks.push_back(std::move(*block));
  });
  if (blocks.empty())
    return 0;
  SmallVector<std::array<Choice, 2>> choices = choose(blocks);
  int64_t count = 0;
  bool takesProject = choices.back()[1].saved > choices.back()[0].saved;
  for (int64_t number = int64_t(blocks.size()) - 1; number >= 0; --number) {
    PlannedBlock &block = blocks[number];
    Choice choice = choices[number][takesProject];
    count += choice.takesExpand || takesProject;
    if (choice.takesExpand && block.prefersChannels(takesProject))
      setChannels(block);
    else if (choice.takesExpand || takesProject)
      setRows(block, *block.rows[choice.takesExpand][takesProject],
              choice.takesExpand, takesProject, context);
    takesProject = choice.beforeTakesProject;
  }
  return count;
}
