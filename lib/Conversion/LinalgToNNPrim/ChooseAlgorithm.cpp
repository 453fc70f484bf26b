//===- ChooseAlgorithm.cpp - Convolutions by transforms, if worth it ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChooseAlgorithm.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/SharedTarget.h"
#include "NNPrim/Target/TileAlgorithms.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

static remark::RemarkOpts getOpts() {
  return remark::RemarkOpts::name("Algorithm").category("nnprim-algorithm");
}

static void remarkChosen(Operation *op, const AlgorithmEstimate &direct,
                         const AlgorithmEstimate &chosen, int64_t r,
                         double maxError) {
  if (chosen.algorithm.hasTiles())
    remark::passed(op->getLoc(), getOpts())
        << llvm::formatv("{0}: an estimated {1:e2} cycles, {2:e2} for a direct "
                         "convolution; its error is up to {3:e1} where {4:e1} "
                         "is allowed",
                         describeAlgorithm(chosen.algorithm, r), chosen.cycles,
                         direct.cycles, chosen.error, maxError)
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

/// Of what was measured, the fastest within the error, or what the cost model
/// takes if none is; null if it was not measured.
static const Timing *
getMeasured(const ConvChoice &choice, const TargetDesc &target,
            const ConvShape &shape, ArrayRef<AlgorithmEstimate> candidates,
            const AlgorithmEstimate &estimated, double maxError) {
  // Records are of convolutions of stride 1; others have nothing to choose.
  if (!choice.record || candidates.size() < 2)
    return nullptr;
  auto isAllowed = [&](const Timing &timing) {
    return llvm::any_of(candidates, [&](const AlgorithmEstimate &candidate) {
      return candidate.algorithm == timing.algorithm &&
             (candidate.error <= maxError || &candidate == &estimated);
    });
  };
  ArrayRef<Timing> timings =
      choice.record->lookup({target.name, choice.numThreads, maxError, shape});
  const Timing *fastest = llvm::find_if(timings, isAllowed);
  return fastest == timings.end() ? nullptr : fastest;
}

/// Of filters that the compiler does not know: what transforms would gain.
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

static ConvShape getShape(Value filter, const ConvGeometry &geometry) {
  auto type = cast<RankedTensorType>(filter.getType());
  return geometry.getShape(type.getDimSize(2), type.getDimSize(3));
}

static bool hasEstimates(Value filter) {
  auto type = cast<RankedTensorType>(filter.getType());
  return type.getElementType().isF32() && type.hasStaticShape();
}

ConvAlgorithm nnprim::chooseTiles(Operation *op, Value filter,
                                  const ConvGeometry &geometry,
                                  const TargetDesc &target,
                                  const ConvChoice &choice) {
  if (!hasEstimates(filter))
    return ConvAlgorithm();
  ConvShape shape = getShape(filter, geometry);
  SmallVector<AlgorithmEstimate> candidates = estimateAlgorithms(target, shape);
  double maxError = getMaxError(op, choice.maxError);
  int64_t r = getTransformedSize(shape);
  // They would be transformed at run time.
  if (!isKnown(filter)) {
    remarkUnknown(op, candidates, r, maxError);
    candidates.truncate(1);
  }
  const AlgorithmEstimate &chosen = getFastest(candidates, maxError);
  if (const Timing *measured =
          getMeasured(choice, target, shape, candidates, chosen, maxError)) {
    remarkMeasured(op, *measured, chosen.algorithm, r);
    const AlgorithmEstimate *taken =
        llvm::find_if(candidates, [&](const AlgorithmEstimate &candidate) {
          return candidate.algorithm == measured->algorithm;
        });
    remarkChosen(op, candidates.front(), *taken, r, maxError);
    remarkBudget(op, candidates, *taken, r, maxError);
    return measured->algorithm;
  }
  if (choice.record && candidates.size() > 1)
    remark::missed(op->getLoc(), getOpts())
        << llvm::formatv("not in the tuning record for {0}, {1} thread(s) and "
                         "errors up to {2:e1}",
                         target.name, choice.numThreads, maxError)
               .str();
  remarkChosen(op, candidates.front(), chosen, r, maxError);
  remarkBudget(op, candidates, chosen, r, maxError);
  return chosen.algorithm;
}

void nnprim::remarkAsked(Operation *op, Value filter,
                         const ConvGeometry &geometry, const TargetDesc &target,
                         const ConvChoice &choice, const ConvAlgorithm &asked) {
  if (!hasEstimates(filter))
    return;
  ConvShape shape = getShape(filter, geometry);
  std::string error = "not known";
  for (const AlgorithmEstimate &known : estimateAlgorithms(target, shape))
    if (known.algorithm == (asked.hasTiles() ? asked : ConvAlgorithm()))
      error = llvm::formatv("up to {0:e1}", known.error);
  remark::passed(op->getLoc(), getOpts())
      << llvm::formatv("{0}, which is asked for; its error is {1}, where {2:e1}"
                       " is allowed for a choice",
                       describeAlgorithm(asked, getTransformedSize(shape)),
                       error, getMaxError(op, choice.maxError))
             .str();
}

/// Products that are summed up in an output of a convolution in groups, or of
/// each channel by itself; none of others.
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
  return isGrouped ? shape[2] * shape[3] * shape[4] : shape[0] * shape[1];
}

void nnprim::remarkGroups(Operation *op, double maxError) {
  double error = getDirectError(double(countGroupProducts(op)));
  maxError = getMaxError(op, maxError);
  if (error > maxError)
    remark::missed(op->getLoc(), getOpts())
        << describeNothingWithin("a direct convolution", error, maxError);
}
