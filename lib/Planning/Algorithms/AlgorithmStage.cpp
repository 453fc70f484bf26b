//===- AlgorithmStage.cpp - Algorithms of convolutions --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScaledFilters.h"
#include "Stages.h"
#include "TileClock.h"

#include "NNPrim/CostModel/ConvAlgorithmEstimates.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"

#include "mlir/IR/Remarks.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

static remark::RemarkOpts getOpts() {
  return remark::RemarkOpts::name("Algorithm").category("nnprim-algorithm");
}

static void remarkChosen(Operation *op, const AlgorithmEstimate &direct,
                         const AlgorithmEstimate &chosen, int64_t r,
                         double maxError,
                         StringRef plain = "a direct convolution") {
  if (!(chosen.algorithm == direct.algorithm))
    remark::passed(op->getLoc(), getOpts())
        << llvm::formatv("{0}: an estimated {1:e2} cycles, {2:e2} for {5}; its "
                         "error is up to {3:e1} where {4:e1} is allowed",
                         describeAlgorithm(chosen.algorithm, r), chosen.cycles,
                         direct.cycles, chosen.error, maxError, plain)
               .str();
}

/// Says if what was chosen is not within the error, and what those beyond it
/// would gain.
static void remarkBudget(Operation *op, ArrayRef<AlgorithmEstimate> candidates,
                         const AlgorithmEstimate &chosen, int64_t r,
                         double maxError) {
  if (chosen.error > maxError)
    remark::missed(op->getLoc(), getOpts()) << describeNothingWithin(
        describeAlgorithm(chosen.algorithm, r), chosen.error, maxError);
  const AlgorithmEstimate &fastest =
      getFastest(candidates, std::numeric_limits<double>::infinity());
  if (fastest.error > maxError && fastest.cycles < chosen.cycles)
    remark::missed(op->getLoc(), getOpts())
        << llvm::formatv(
               "{0} would take an estimated {1:F0} % of the cycles if "
               "an error of {2:e1} were allowed",
               describeAlgorithm(fastest.algorithm, r),
               100 * fastest.cycles / chosen.cycles, fastest.error)
               .str();
}

/// Whether factors are other numbers than those of the model.
static bool areFactorsRounded(const AlgorithmEstimate &estimate) {
  return estimate.algorithm.kind == AlgorithmKind::SplitProducts ||
         estimate.algorithm.kind == AlgorithmKind::ScaledProducts;
}

static const AlgorithmEstimate *
findCandidate(ArrayRef<AlgorithmEstimate> candidates,
              const ConvAlgorithm &algorithm) {
  const AlgorithmEstimate *found =
      llvm::find_if(candidates, [&](const AlgorithmEstimate &candidate) {
        return candidate.algorithm == algorithm;
      });
  return found == candidates.end() ? nullptr : found;
}

namespace {
/// What a record may choose from.
struct Measurable {
  /// All within the error that `filter` is not known to lose too much by, and
  /// the cost model's choice.
  SmallVector<AlgorithmEstimate> candidates;
  /// What was measured of them, the fastest first.
  ArrayRef<Timing> timings;
};
} // namespace

/// What the record may choose for a convolution, of which the cost model has
/// `considered` some and has `left` those that are not out of question.
static Measurable getMeasurable(const PlanningContext &context,
                                const ConvShape &shape,
                                SmallVector<AlgorithmEstimate> possible,
                                ArrayRef<AlgorithmEstimate> considered,
                                ArrayRef<AlgorithmEstimate> left,
                                const AlgorithmEstimate &estimated,
                                double maxError) {
  llvm::erase_if(possible, [&](const AlgorithmEstimate &candidate) {
    if (candidate.algorithm == estimated.algorithm)
      return false;
    return candidate.error > maxError ||
           (findCandidate(considered, candidate.algorithm) &&
            !findCandidate(left, candidate.algorithm));
  });
  return {std::move(possible),
          context.record->lookup({context.machine.getTargetName(),
                                  context.numThreads, maxError, shape})};
}

/// Digits are not given away for less than what races tell apart.
static constexpr double kTold = 0.97;

/// The fastest measured algorithm, of integers only if these gain something;
/// null if nothing was measured. A record is of shapes: what `filter` loses as
/// integers is not in it.
static const Timing *getMeasured(Operation *op, Value filter,
                                 const Measurable &measurable,
                                 const AlgorithmEstimate &estimated,
                                 double maxError) {
  auto isEstimated = [&](const Timing &timing) {
    return timing.algorithm == estimated.algorithm;
  };
  // Earlier versions did not measure these. What they did measure was not
  // compared with them.
  if (areFactorsRounded(estimated) &&
      llvm::none_of(measurable.timings, isEstimated))
    return nullptr;
  auto hasIntegers = [](const Timing &timing) {
    return timing.algorithm.isScaled ||
           timing.algorithm.kind == AlgorithmKind::ScaledProducts;
  };
  const Timing *fastest = nullptr;
  for (const Timing &timing : measurable.timings) {
    if (!isEstimated(timing) &&
        (!findCandidate(measurable.candidates, timing.algorithm) ||
         losesTooMuch(op, filter, timing.algorithm, maxError)))
      continue;
    if (!fastest)
      fastest = &timing;
    if (hasIntegers(timing))
      continue;
    bool isAlike = fastest->microseconds > kTold * timing.microseconds;
    return isAlike ? &timing : fastest;
  }
  return fastest;
}

/// Remarks what transforms would gain if the compiler knew the filters.
static void remarkUnknown(Operation *op, ArrayRef<AlgorithmEstimate> candidates,
                          int64_t r, double maxError) {
  const AlgorithmEstimate &direct = candidates.front();
  const AlgorithmEstimate &fastest = getFastest(candidates, maxError);
  if (fastest.cycles < direct.cycles)
    remark::missed(op->getLoc(), getOpts())
        << llvm::formatv("{0} would take an estimated {1:F0} % of the cycles "
                         "if its filters were constants",
                         describeAlgorithm(fastest.algorithm, r),
                         100 * fastest.cycles / direct.cycles)
               .str();
}

static void remarkMeasured(Operation *op, const Timing &fastest,
                           const ConvAlgorithm &estimated, int64_t r) {
  std::string other;
  if (!(estimated == fastest.algorithm))
    other = ", where the cost model takes " + describeAlgorithm(estimated, r);
  remark::passed(op->getLoc(), getOpts())
      << llvm::formatv("{0}: {1:F1} microseconds in the tuning record{2}",
                       describeAlgorithm(fastest.algorithm, r),
                       fastest.microseconds, other)
             .str();
}

/// Says that a record does not decide, where it might.
static void remarkNotMeasured(Operation *op, const Measurable &measurable,
                              const PlanningContext &context, double maxError) {
  if (measurable.candidates.size() < 2)
    return;
  remark::missed(op->getLoc(), getOpts())
      << llvm::formatv("not in the tuning record for {0}, {1} thread(s) and "
                       "errors up to {2:e1}",
                       context.machine.getTargetName(), context.numThreads,
                       maxError)
             .str();
}

static bool usesTileRegisters(const AlgorithmEstimate &estimate) {
  return estimate.algorithm.kind == AlgorithmKind::SplitProducts ||
         estimate.algorithm.isSplit;
}

/// What the fastest algorithm within the error costs, and the fastest without
/// tile registers.
static TileStep getTileStep(ArrayRef<AlgorithmEstimate> candidates,
                            double maxError) {
  const AlgorithmEstimate &fastest = getFastest(candidates, maxError);
  SmallVector<AlgorithmEstimate> others(candidates);
  llvm::erase_if(others, usesTileRegisters);
  if (!usesTileRegisters(fastest) || others.empty())
    return {fastest.cycles};
  return {getFastest(others, maxError).cycles, fastest.cycles};
}

/// Takes algorithms with tile registers off the list if they gain too little
/// for the model, and says so.
static void dropTiles(Operation *op, SmallVector<AlgorithmEstimate> &candidates,
                      double maxError, const PlanningContext &context) {
  TileStep step = getTileStep(candidates, maxError);
  if (!step.tiles || step.getGain() >= context.leastTileGain)
    return;
  remark::missed(op->getLoc(), getOpts())
      << llvm::formatv(
             "no tile registers, which would take an estimated {0:F0} "
             "% of the cycles: the rest of the model would run at a lower "
             "clock",
             100 * *step.tiles / step.others)
             .str();
  llvm::erase_if(candidates, usesTileRegisters);
}

/// Whether another product or convolution depends on the results of `op`.
static bool reachesProduct(Operation *op) {
  llvm::SetVector<Operation *> reached;
  reached.insert(op);
  for (size_t i = 0; i < reached.size(); ++i)
    for (Operation *user : reached[i]->getUsers()) {
      auto loop = dyn_cast<linalg::LinalgOp>(user);
      if (loop && (linalg::isaContractionOpInterface(loop) ||
                   linalg::isaConvolutionOpInterface(loop)))
        return true;
      reached.insert(user);
    }
  return false;
}

/// Takes products of integers off the list for few rows of a model's last
/// product. Its error is that of the model's results, or of a softmax's
/// exponents, where those of others are added to many more; and weights that
/// few rows wait for err by less in fixed point, which takes as few bytes.
static void dropIntegersOfResults(Operation *op, int64_t rows,
                                  SmallVector<AlgorithmEstimate> &candidates) {
  constexpr int64_t fewRows = 8;
  if (rows <= fewRows && !reachesProduct(op))
    llvm::erase_if(candidates, [](const AlgorithmEstimate &candidate) {
      return candidate.algorithm.kind == AlgorithmKind::ScaledProducts;
    });
}

/// The algorithms for a convolution of f32, direct convolution first.
static SmallVector<AlgorithmEstimate>
getCandidates(Operation *op, const ConvShape &shape,
              AlgorithmEstimates &estimates) {
  SmallVector<AlgorithmEstimate> candidates(estimates.get(shape));
  dropIntegersOfResults(
      op, shape.batch * shape.rows.outputs * shape.columns.outputs, candidates);
  // Groups have few channels, which tile registers and products of integers do
  // not pay for if a product reads more than one pixel.
  if (isa<linalg::Conv2DNhwgcGfhwcOp>(op))
    llvm::erase_if(candidates, [&](const AlgorithmEstimate &estimate) {
      return estimate.algorithm.isScaled ||
             (areFactorsRounded(estimate) && !isPointwise(shape));
    });
  return candidates;
}

/// The fastest by the record or, where that says nothing, by the cost model.
static ConvAlgorithm chooseAlgorithm(Operation *op, Value filter,
                                     const ConvShape &shape,
                                     const PlanningContext &context) {
  SmallVector<AlgorithmEstimate> candidates =
      getCandidates(op, shape, *context.estimates);
  double maxError = getMaxError(op, context.maxError);
  int64_t r = getTransformedSize(shape);
  bool isConstant = isConstantLike(filter);
  // Filters that are not constant would be transformed at run time.
  if (!isConstant) {
    remarkUnknown(op, candidates, r, maxError);
    candidates.truncate(1);
  }
  SmallVector<AlgorithmEstimate> considered = candidates;
  dropTiles(op, candidates, maxError, context);
  dropLossyFilters(op, filter, candidates, maxError);
  AlgorithmEstimate chosen = getFastest(candidates, maxError);
  if (context.record && isConstant) {
    Measurable measurable = getMeasurable(
        context, shape, getCandidates(op, shape, *context.possible), considered,
        candidates, chosen, maxError);
    if (const Timing *measured =
            getMeasured(op, filter, measurable, chosen, maxError)) {
      remarkMeasured(op, *measured, chosen.algorithm, r);
      chosen = *findCandidate(measurable.candidates, measured->algorithm);
    } else {
      remarkNotMeasured(op, measurable, context, maxError);
    }
  }
  remarkChosen(op, candidates.front(), chosen, r, maxError);
  remarkBudget(op, candidates, chosen, r, maxError);
  return chosen.algorithm;
}

/// Says what error the algorithm that `op` requests may have, however small the
/// one that is allowed.
static void remarkRequested(Operation *op, const ConvShape &shape,
                            const PlanningContext &context,
                            const ConvAlgorithm &requested) {
  std::string error = "not known";
  bool isDirect = !requested.hasTiles() &&
                  requested.kind != AlgorithmKind::SplitProducts &&
                  requested.kind != AlgorithmKind::ScaledProducts;
  for (const AlgorithmEstimate &known : context.estimates->get(shape))
    if (known.algorithm == (isDirect ? ConvAlgorithm() : requested))
      error = llvm::formatv("up to {0:e1}", known.error);
  // These are estimated where they gain something only.
  if (requested.kind == AlgorithmKind::ScaledProducts)
    error = llvm::formatv("up to {0:e1}", kScaledError + getDirectError(shape));
  if (requested.isScaled)
    if (std::optional<double> known = getTileError(requested, shape))
      error = llvm::formatv("up to {0:e1}", *known);
  remark::passed(op->getLoc(), getOpts())
      << llvm::formatv("{0}, which is requested; its error is {1}, where {2:e1}"
                       " is allowed for a choice",
                       describeAlgorithm(requested, getTransformedSize(shape)),
                       error, getMaxError(op, context.maxError))
             .str();
}

/// Every operand is a static tensor of f32 with elements.
static bool hasEstimates(linalg::LinalgOp op) {
  return op.hasPureTensorSemantics() && !op.hasDynamicShape() &&
         llvm::all_of(op->getOperandTypes(), [](Type type) {
           return getElementTypeOrSelf(type).isF32();
         });
}

/// Decides for a convolution, or for each of its groups, whose shape is that of
/// a convolution.
static void decide(linalg::LinalgOp op, const PlanningContext &context,
                   llvm::function_ref<ConvShape()> getShape) {
  auto set = [&](const ConvAlgorithm &algorithm) {
    op->setAttr(algorithmAttrName,
                StringAttr::get(op.getContext(), getAlgorithmName(algorithm)));
  };
  std::optional<ConvAlgorithm> requested;
  if (Attribute request = op->getAttr(algorithmAttrName)) {
    auto name = dyn_cast<StringAttr>(request);
    requested = name ? parseAlgorithm(name.getValue()) : std::nullopt;
    // convert-linalg-to-nnprim reports the unknown name.
    if (!requested)
      return;
  }
  if (context.directOnly) {
    if (!requested || requested->hasTiles())
      set(ConvAlgorithm());
    return;
  }
  if (!hasEstimates(op))
    return;
  if (requested)
    remarkRequested(op, getShape(), context, *requested);
  else
    set(chooseAlgorithm(op, op->getOperand(1), getShape(), context));
}

static ArrayRef<int64_t> getFilterShape(Operation *op) {
  return cast<ShapedType>(op->getOperand(1).getType()).getShape();
}

static ConvShape getShape(linalg::Conv2DNhwcHwcfOp op) {
  ArrayRef<int64_t> filter = getFilterShape(op);
  Value input = op.getInputs()[0];
  return getConvGeometry(op, input).getShape(filter[2], filter[3]);
}

/// The shape of one group.
static ConvShape getShape(linalg::Conv2DNhwgcGfhwcOp op) {
  ArrayRef<int64_t> filter = getFilterShape(op);
  Value input = op.getInputs()[0];
  return getConvGeometry(op, input).getShape(filter[4], filter[1]);
}

void nnprim::planAlgorithm(linalg::Conv2DNhwcHwcfOp op,
                           const PlanningContext &context) {
  decide(op, context, [&] { return getShape(op); });
}

void nnprim::planAlgorithm(linalg::Conv2DNhwgcGfhwcOp op,
                           const PlanningContext &context) {
  // Groups of one channel each are a depthwise convolution.
  if (getFilterShape(op)[4] != 1)
    decide(op, context, [&] { return getShape(op); });
}

/// The shape of a product of f32 by constant factors that nothing is requested
/// for; nothing for others.
static std::optional<GemmShape> getOpenShape(linalg::MatmulOp op,
                                             const PlanningContext &context) {
  if (context.directOnly || op->hasAttr(algorithmAttrName) ||
      !hasEstimates(op) || !isConstantLike(op.getInputs()[1]))
    return std::nullopt;
  auto rows = cast<ShapedType>(op.getInputs()[0].getType());
  auto out = cast<ShapedType>(op->getResultTypes().empty()
                                  ? op.getOutputs()[0].getType()
                                  : op->getResult(0).getType());
  return GemmShape{out.getDimSize(0), out.getDimSize(1),
                   rows.getNumElements() / out.getDimSize(0)};
}

/// The algorithms for a product of f32.
static SmallVector<AlgorithmEstimate> getCandidates(linalg::MatmulOp op,
                                                    const GemmShape &shape,
                                                    const MachineDesc &machine,
                                                    IntegerProducts which) {
  SmallVector<AlgorithmEstimate> candidates =
      estimateAlgorithms(machine, shape, which);
  dropIntegersOfResults(op, shape.m, candidates);
  return candidates;
}

void nnprim::planAlgorithm(linalg::MatmulOp op,
                           const PlanningContext &context) {
  std::optional<GemmShape> shape = getOpenShape(op, context);
  if (!shape)
    return;
  SmallVector<AlgorithmEstimate> candidates = getCandidates(
      op, *shape, context.machine, context.estimates->getProducts());
  double maxError = context.maxError;
  SmallVector<AlgorithmEstimate> considered = candidates;
  dropTiles(op, candidates, maxError, context);
  AlgorithmEstimate chosen = getFastest(candidates, maxError);
  if (context.record) {
    // Records have it as a convolution of pixels in a row.
    ConvShape row = getPointwiseShape(shape->m, shape->k, shape->n);
    Measurable measurable =
        getMeasurable(context, row,
                      getCandidates(op, *shape, context.machine,
                                    context.possible->getProducts()),
                      considered, candidates, chosen, maxError);
    if (const Timing *measured =
            getMeasured(op, op.getInputs()[1], measurable, chosen, maxError)) {
      remarkMeasured(op, *measured, chosen.algorithm, /*r=*/1);
      chosen = *findCandidate(measurable.candidates, measured->algorithm);
    } else {
      remarkNotMeasured(op, measurable, context, maxError);
    }
  }
  if (chosen.error > maxError || !areFactorsRounded(chosen))
    return;
  remarkChosen(op, candidates[0], chosen, /*r=*/1, maxError, "products of f32");
  op->setAttr(
      algorithmAttrName,
      StringAttr::get(op.getContext(), getAlgorithmName(chosen.algorithm)));
}

/// The algorithms that are to be chosen from; nothing for other ops.
static SmallVector<AlgorithmEstimate>
getOpenCandidates(linalg::LinalgOp op, const PlanningContext &context) {
  if (auto product = dyn_cast<linalg::MatmulOp>(op.getOperation())) {
    std::optional<GemmShape> shape = getOpenShape(product, context);
    return shape ? estimateAlgorithms(context.machine, *shape)
                 : SmallVector<AlgorithmEstimate>();
  }
  if (!isa<linalg::Conv2DNhwcHwcfOp, linalg::Conv2DNhwgcGfhwcOp>(op) ||
      op->hasAttr(algorithmAttrName) || !hasEstimates(op) ||
      !isConstantLike(op->getOperand(1)))
    return {};
  if (auto conv = dyn_cast<linalg::Conv2DNhwcHwcfOp>(op.getOperation()))
    return getCandidates(conv, getShape(conv), *context.estimates);
  auto groups = cast<linalg::Conv2DNhwgcGfhwcOp>(op.getOperation());
  if (getFilterShape(groups)[4] == 1)
    return {};
  return getCandidates(groups, getShape(groups), *context.estimates);
}

/// A rough estimate for the other ops: the vectors that they compute.
static double estimateLoop(linalg::LinalgOp op, const MachineDesc &machine) {
  if (op.hasDynamicShape())
    return 0;
  // A vector is loaded and stored, or, where outputs are sums, multiplied and
  // added by a share of an instruction or two.
  double cycles = op.getNumReductionLoops() == 0 ? 2 : 1;
  if (linalg::isaContractionOpInterface(op))
    cycles = 1.0 / double(machine.fmaPerCycle);
  double iterations = 1;
  for (int64_t extent : op.getStaticLoopRanges())
    iterations *= double(extent);
  return cycles * iterations / double(machine.getLanes());
}

double nnprim::planTileRegisters(ModuleOp module,
                                 const PlanningContext &context) {
  if (context.directOnly || !context.machine.target->hasTileRegisters)
    return 0;
  SmallVector<TileStep> steps;
  module.walk([&](linalg::LinalgOp op) {
    SmallVector<AlgorithmEstimate> candidates = getOpenCandidates(op, context);
    if (candidates.empty())
      steps.push_back({estimateLoop(op, context.machine)});
    else
      steps.push_back(
          getTileStep(candidates, getMaxError(op, context.maxError)));
  });
  return getLeastTileGain(steps, context.machine.tileClock);
}

/// Products per output of a depthwise convolution; 0 for other ops.
static int64_t countGroupProducts(Operation *op) {
  auto isGrouped = isa<linalg::Conv2DNhwgcGfhwcOp>(op);
  if (!isGrouped &&
      !isa<linalg::DepthwiseConv2DNhwcHwcOp, linalg::DepthwiseConv2DNhwcHwcmOp>(
          op))
    return 0;
  auto filter = cast<ShapedType>(op->getOperand(1).getType());
  if (!filter.getElementType().isF32() || !filter.hasStaticShape())
    return 0;
  ArrayRef<int64_t> shape = filter.getShape();
  if (!isGrouped)
    return shape[0] * shape[1];
  return shape[4] == 1 ? shape[2] * shape[3] : 0;
}

void nnprim::remarkGroups(Operation *op, double maxError) {
  double error = getDirectError(double(countGroupProducts(op)));
  maxError = getMaxError(op, maxError);
  if (error > maxError)
    remark::missed(op->getLoc(), getOpts())
        << describeNothingWithin("a direct convolution", error, maxError);
}
