//===- ChooseAlgorithm.cpp - Convolutions by transforms, if worth it
//-------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChooseAlgorithm.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Generator/FourierPrograms.h"
#include "NNPrim/Generator/WinogradMatrices.h"
#include "NNPrim/Target/CostModel.h"
#include "NNPrim/Target/WinogradPlan.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

/// The op's own bound, or the model's. Emits an error if it is no bound.
static FailureOr<double> getMaxError(Operation *op, double modelsError) {
  Attribute attr = op->getAttr(maxErrorAttrName);
  if (!attr)
    return modelsError;
  auto number = dyn_cast<FloatAttr>(attr);
  if (number && number.getValueAsDouble() > 0)
    return number.getValueAsDouble();
  op->emitOpError() << "expected `" << maxErrorAttrName
                    << "` to be a positive number, but got " << attr;
  return failure();
}

namespace {
/// An algorithm with what it is judged by.
struct Candidate {
  ConvAlgorithm algorithm;
  double cycles, error;

  std::string getName(int64_t r) const {
    if (!algorithm.hasTiles())
      return "a direct convolution";
    StringRef variant = algorithm.kind == AlgorithmKind::Fourier ? " fourier"
                        : algorithm.kind == AlgorithmKind::WinogradLines
                            ? " lines"
                            : "";
    return llvm::formatv("winograd_conv F({0}, {1}){2}",
                         algorithm.getTileOutputs(r), r, variant)
        .str();
  }
};
} // namespace

/// All ways to work on tiles that there are.
static SmallVector<ConvAlgorithm> getTileAlgorithms() {
  SmallVector<ConvAlgorithm> algorithms;
  for (AlgorithmKind kind :
       {AlgorithmKind::Winograd, AlgorithmKind::WinogradLines})
    for (int64_t m = 2; m < kMaxWinogradAlpha; ++m)
      algorithms.push_back({kind, m});
  for (int64_t n : {8, 16})
    algorithms.push_back({AlgorithmKind::Fourier, 0, n});
  return algorithms;
}

/// What it is counted with, for kernels of size r, if that is known.
static std::optional<double> getError(const ConvAlgorithm &algorithm,
                                      int64_t r) {
  if (algorithm.kind == AlgorithmKind::Fourier)
    return kFourierError;
  int64_t m = algorithm.getTileOutputs(r);
  return algorithm.kind == AlgorithmKind::WinogradLines
             ? getWinogradLineError(m, r)
             : getWinogradError(m, r);
}

/// All that can compute the convolution and have a known error, and direct
/// convolution first.
static SmallVector<Candidate> getCandidates(const ConvGeometry &geometry,
                                            int64_t channels, int64_t filters,
                                            const TargetDesc &target) {
  SmallVector<Candidate> candidates;
  ConvShape direct = geometry.getShape(channels, filters);
  candidates.push_back({{}, planConv(target, direct).cycles, 0});
  int64_t r = geometry.getTransformedSize();
  for (const ConvAlgorithm &algorithm : getTileAlgorithms()) {
    std::optional<double> error = getError(algorithm, r);
    if (!error || geometry.whyNotTiles(algorithm))
      continue;
    WinogradShape shape = geometry.getShape(channels, filters, algorithm);
    candidates.push_back(
        {algorithm, planWinograd(target, shape).cycles, *error});
  }
  return candidates;
}

/// The fastest within `maxError`.
static const Candidate &getFastest(ArrayRef<Candidate> candidates,
                                   double maxError) {
  const Candidate *best = &candidates.front();
  for (const Candidate &candidate : candidates)
    if (candidate.error <= maxError && candidate.cycles < best->cycles)
      best = &candidate;
  return *best;
}

static void remarkChoice(Operation *op, ArrayRef<Candidate> candidates,
                         const Candidate &chosen, int64_t r, double maxError) {
  const Candidate &direct = candidates.front();
  if (chosen.algorithm.hasTiles())
    remark::passed(
        op->getLoc(),
        remark::RemarkOpts::name("Algorithm").category("nnprim-algorithm"))
        << llvm::formatv("{0}: an estimated {1:e2} cycles, {2:e2} for a direct "
                         "convolution; its error is up to {3:e1} where {4:e1} "
                         "is allowed",
                         chosen.getName(r), chosen.cycles, direct.cycles,
                         chosen.error, maxError)
               .str();
  const Candidate &fastest =
      getFastest(candidates, std::numeric_limits<double>::infinity());
  if (&fastest != &chosen)
    remark::missed(
        op->getLoc(),
        remark::RemarkOpts::name("Algorithm").category("nnprim-algorithm"))
        << llvm::formatv(
               "{0} would take an estimated {1:F0} % of the cycles if "
               "an error of {2:e1} were allowed",
               fastest.getName(r), 100 * fastest.cycles / chosen.cycles,
               fastest.error)
               .str();
}

FailureOr<ConvAlgorithm> nnprim::chooseTiles(Operation *op, Value filter,
                                             const ConvGeometry &geometry,
                                             const ConvChoice &choice) {
  FailureOr<double> maxError = getMaxError(op, choice.maxError);
  if (failed(maxError))
    return failure(); // getMaxError has emitted the reason.
  auto filterType = cast<RankedTensorType>(filter.getType());
  // Filters that the compiler does not know would be transformed at run time.
  if (!filterType.getElementType().isF32() || !isKnown(filter) ||
      llvm::all_of(getTileAlgorithms(), [&](const ConvAlgorithm &algorithm) {
        return geometry.whyNotTiles(algorithm) != nullptr;
      }))
    return ConvAlgorithm();
  SmallVector<Candidate> candidates =
      getCandidates(geometry, filterType.getDimSize(2),
                    filterType.getDimSize(3), choice.target);
  const Candidate &chosen = getFastest(candidates, *maxError);
  remarkChoice(op, candidates, chosen, geometry.getTransformedSize(),
               *maxError);
  return chosen.algorithm;
}
