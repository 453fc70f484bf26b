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
#include "NNPrim/Target/TileAlgorithms.h"

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

static std::string getName(const ConvAlgorithm &algorithm, int64_t r) {
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

static void remarkChoice(Operation *op, ArrayRef<AlgorithmEstimate> candidates,
                         const AlgorithmEstimate &chosen, int64_t r,
                         double maxError) {
  const AlgorithmEstimate &direct = candidates.front();
  if (chosen.algorithm.hasTiles())
    remark::passed(
        op->getLoc(),
        remark::RemarkOpts::name("Algorithm").category("nnprim-algorithm"))
        << llvm::formatv("{0}: an estimated {1:e2} cycles, {2:e2} for a direct "
                         "convolution; its error is up to {3:e1} where {4:e1} "
                         "is allowed",
                         getName(chosen.algorithm, r), chosen.cycles,
                         direct.cycles, chosen.error, maxError)
               .str();
  const AlgorithmEstimate &fastest =
      getFastest(candidates, std::numeric_limits<double>::infinity());
  if (&fastest != &chosen)
    remark::missed(
        op->getLoc(),
        remark::RemarkOpts::name("Algorithm").category("nnprim-algorithm"))
        << llvm::formatv(
               "{0} would take an estimated {1:F0} % of the cycles if "
               "an error of {2:e1} were allowed",
               getName(fastest.algorithm, r),
               100 * fastest.cycles / chosen.cycles, fastest.error)
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
  if (!filterType.getElementType().isF32() || !isKnown(filter))
    return ConvAlgorithm();
  ConvShape shape =
      geometry.getShape(filterType.getDimSize(2), filterType.getDimSize(3));
  SmallVector<AlgorithmEstimate> candidates =
      estimateAlgorithms(choice.target, shape);
  const AlgorithmEstimate &chosen = getFastest(candidates, *maxError);
  remarkChoice(op, candidates, chosen, getTransformedSize(shape), *maxError);
  return chosen.algorithm;
}
