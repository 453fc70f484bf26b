//===- LayoutStage.cpp - Convolutions that stay on NCHW tensors -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "NNPrim/CostModel/ConvGemmPlanner.h"
#include "NNPrim/CostModel/GemmPlanner.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

#include <algorithm>

using namespace mlir;
using namespace nnprim;

namespace {
/// Estimated cycles in one layout: those of the primitive, and of the changes
/// of layout around it.
struct Estimate {
  double primitive = 0, changes = 0;
  double total() const { return primitive + changes; }
};
} // namespace

bool nnprim::becomesNhwc(Operation *op) {
  if (isa<linalg::Conv2DNhwcHwcfOp, linalg::PoolingNchwMaxOp>(op))
    return true;
  return isa<linalg::ConvolutionOpInterface>(op) && !staysNchw(op);
}

/// N×C×H×W with channels as two dimensions.
static bool splitsChannels(ArrayRef<ReassociationIndices> groups) {
  return groups == ArrayRef<ReassociationIndices>{{0}, {1, 2}, {3}, {4}};
}

tensor::CollapseShapeOp nnprim::getChannelShuffle(Operation *op) {
  if (isa<tensor::ExpandShapeOp>(op)) {
    for (int step = 0; step < 2; ++step) {
      if (!op->hasOneUse())
        return {};
      op = *op->user_begin();
    }
  }
  auto collapse = dyn_cast<tensor::CollapseShapeOp>(op);
  if (!collapse || !splitsChannels(collapse.getReassociationIndices()))
    return {};
  auto transpose = collapse.getSrc().getDefiningOp<linalg::TransposeOp>();
  if (!transpose ||
      transpose.getPermutation() != ArrayRef<int64_t>{0, 2, 1, 3, 4} ||
      !transpose->hasOneUse())
    return {};
  auto expand = transpose.getInput().getDefiningOp<tensor::ExpandShapeOp>();
  if (!expand || !expand->hasOneUse() ||
      !splitsChannels(expand.getReassociationIndices()))
    return {};
  return collapse;
}

Value nnprim::getShuffledImage(tensor::CollapseShapeOp shuffle) {
  auto transpose = shuffle.getSrc().getDefiningOp<linalg::TransposeOp>();
  return transpose.getInput().getDefiningOp<tensor::ExpandShapeOp>().getSrc();
}

bool nnprim::isLayoutAgnostic(Operation *op) {
  if (isa<tensor::PadOp, tensor::ConcatOp, tensor::ExtractSliceOp,
          tensor::InsertSliceOp>(op))
    return true;
  if (isa<tensor::CollapseShapeOp>(op))
    return getChannelShuffle(op) != nullptr;
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && generic.getNumParallelLoops() == generic.getNumLoops();
}

/// The value before what layouts pass through, along operands of its type's
/// rank.
static Value getSource(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isLayoutAgnostic(op))
      break;
    if (tensor::CollapseShapeOp shuffle = getChannelShuffle(op)) {
      value = getShuffledImage(shuffle);
      continue;
    }
    auto isImage = [&](Value operand) {
      auto type = dyn_cast<RankedTensorType>(operand.getType());
      return type && type.getRank() == 4;
    };
    auto operands = llvm::make_filter_range(op->getOperands(), isImage);
    if (operands.empty())
      break;
    value = *operands.begin();
  }
  return value;
}

static bool comesAsNhwc(Value value) {
  Operation *op = getSource(value).getDefiningOp();
  return op && becomesNhwc(op);
}

/// Whether an op wants `value` in NHWC.
static bool goesToNhwc(Value value) {
  SmallVector<Value> worklist{value};
  DenseSet<Value> seen{value};
  while (!worklist.empty())
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      if (becomesNhwc(user))
        return true;
      if (tensor::CollapseShapeOp shuffle = getChannelShuffle(user))
        user = shuffle;
      if (!isLayoutAgnostic(user))
        continue;
      for (Value result : user->getResults())
        if (seen.insert(result).second)
          worklist.push_back(result);
    }
  return false;
}

bool nnprim::isPointwise(const ConvShape &shape) {
  return llvm::all_of(ArrayRef<ConvDim>{shape.rows, shape.columns},
                      [](const ConvDim &dim) {
                        return dim.taps == 1 && dim.stride == 1 &&
                               dim.pad == 0 && dim.inputs == dim.outputs;
                      });
}

AlgorithmEstimate nnprim::estimateNhwc(AlgorithmEstimates &estimates,
                                       const ConvShape &shape,
                                       bool isConstantFilter, double maxError) {
  const MachineDesc &machine = estimates.getMachine();
  if (!isPointwise(shape) && isConstantFilter) {
    AlgorithmEstimate best = getFastest(estimates.get(shape), maxError);
    std::optional<AlgorithmEstimate> phases =
        estimates.getPhases(shape, maxError);
    return phases && phases->cycles < best.cycles ? *phases : best;
  }
  if (!isPointwise(shape))
    return {{}, planDirectConv(machine, shape).cycles, getDirectError(shape)};
  int64_t pixels = shape.batch * shape.rows.outputs * shape.columns.outputs;
  GemmShape gemm{pixels, shape.filters, shape.channels};
  SmallVector<AlgorithmEstimate> candidates;
  candidates.push_back(
      {{}, planGemm(machine, gemm).cycles, getDirectError(shape)});
  if (!isConstantFilter)
    return candidates.front();
  if (auto split = estimateSplitProducts(machine, gemm))
    candidates.push_back(*split);
  if (auto scaled = estimateScaledProducts(machine, gemm))
    candidates.push_back(*scaled);
  return getFastest(candidates, maxError);
}

/// The share of the time of `estimated`, the cost model's choice on NHWC
/// tensors, that the fastest of the algorithms within the error takes by the
/// record; 1 if that does not have both. What filters lose as integers is seen
/// later.
static double getMeasuredShare(const PlanningContext &context,
                               const ConvShape &shape,
                               const ConvAlgorithm &estimated,
                               double maxError) {
  if (!context.record)
    return 1;
  std::optional<double> fastest, model;
  for (const Timing &timing :
       context.record->lookup({context.machine.getTargetName(),
                               context.numThreads, maxError, shape})) {
    bool isAllowed = llvm::any_of(
        context.possible->get(shape), [&](const AlgorithmEstimate &candidate) {
          return candidate.algorithm == timing.algorithm &&
                 candidate.error <= maxError;
        });
    if (isAllowed && !fastest)
      fastest = timing.microseconds;
    if (timing.algorithm == estimated)
      model = timing.microseconds;
  }
  return fastest && model ? std::min(1.0, *fastest / *model) : 1;
}

static void remarkLayout(Location loc, bool nchw, const Estimate &nchwCycles,
                         const Estimate &nhwcCycles) {
  auto describe = [](StringRef name, const Estimate &estimate) {
    return llvm::formatv("{0}, {1:e2} cycles and {2:e2} for changes of layout",
                         name, estimate.primitive, estimate.changes)
        .str();
  };
  std::string first = describe("on NCHW tensors by conv_gemm", nchwCycles);
  std::string second = describe("on NHWC tensors", nhwcCycles);
  if (!nchw)
    std::swap(first, second);
  remark::passed(
      loc, remark::RemarkOpts::name("Layout").category("nnprim-algorithm"))
      << llvm::formatv("{0}, estimated less than {1}", first, second).str();
}

/// Remarks that no algorithm is within the error, for a convolution that stays
/// NCHW; others have the remark when they are converted.
static void remarkNothingWithin(Location loc, double error, double maxError) {
  remark::missed(
      loc, remark::RemarkOpts::name("Layout").category("nnprim-algorithm"))
      << describeNothingWithin("conv_gemm", error, maxError);
}

/// Says what NHWC tensors would gain if a larger error were allowed. Those of a
/// convolution that becomes NHWC anyway are compared when it is converted.
static void remarkBudget(Location loc, const Estimate &nchw,
                         const Estimate &nhwc, const AlgorithmEstimate &fastest,
                         int64_t r, double maxError) {
  if (fastest.error <= maxError ||
      fastest.cycles + nhwc.changes >= nchw.total())
    return;
  remark::missed(
      loc, remark::RemarkOpts::name("Layout").category("nnprim-algorithm"))
      << llvm::formatv("{0} on NHWC tensors, changes of layout included, would "
                       "take an estimated {1:F0} % of the cycles if an error "
                       "of {2:e1} were allowed",
                       describeAlgorithm(fastest.algorithm, r),
                       100 * (fastest.cycles + nhwc.changes) / nchw.total(),
                       fastest.error)
             .str();
}

bool nnprim::planLayout(linalg::Conv2DNchwFchwOp op,
                        const PlanningContext &context) {
  if (op->hasAttr(algorithmAttrName) || op.hasDynamicShape() ||
      !op.hasPureTensorSemantics() ||
      llvm::any_of(op->getOperandTypes(), [](Type type) {
        return !cast<ShapedType>(type).getElementType().isF32() ||
               cast<ShapedType>(type).getNumElements() == 0;
      }))
    return false;
  const MachineDesc &machine = context.machine;
  Value input = op.getInputs()[0];
  ConvGeometry geometry = getConvGeometry(op, input);
  ConvShape shape =
      geometry.getShape(cast<ShapedType>(input.getType()).getDimSize(1),
                        cast<ShapedType>(op.getResultTypes()[0]).getDimSize(1));
  double in = machine.relayoutCycles *
              cast<ShapedType>(input.getType()).getNumElements();
  double out = machine.relayoutCycles *
               cast<ShapedType>(op.getResultTypes()[0]).getNumElements();
  bool inNhwc = comesAsNhwc(input), outNhwc = goesToNhwc(op.getResult(0));
  bool isConstantFilter = isConstantLike(op.getInputs()[1]);
  Estimate nchw{chooseConvGemm(machine, shape, isConstantFilter).getCycles(),
                (inNhwc ? in : 0) + (outNhwc ? out : 0)};
  double error = getMaxError(op, context.maxError);
  AlgorithmEstimate best =
      estimateNhwc(*context.estimates, shape, isConstantFilter, error);
  // The model knows how one layout compares with another, a record how the
  // algorithms of one do.
  double share = isConstantFilter
                     ? getMeasuredShare(context, shape, best.algorithm, error)
                     : 1;
  Estimate nhwc{best.cycles * share, (inNhwc ? 0 : in) + (outNhwc ? 0 : out)};
  // conv_gemm adds up what a direct convolution does.
  bool isAllowed = getDirectError(shape) <= error || best.error > error;
  bool chosen = isAllowed && nchw.total() < nhwc.total();
  if (isAllowed)
    remarkLayout(op.getLoc(), chosen, nchw, nhwc);
  if (!chosen)
    return false;
  if (getDirectError(shape) > error)
    remarkNothingWithin(op.getLoc(), getDirectError(shape), error);
  remarkBudget(op.getLoc(), nchw, nhwc,
               estimateNhwc(*context.estimates, shape, isConstantFilter,
                            std::numeric_limits<double>::infinity()),
               getTransformedSize(shape), error);
  op->setAttr(algorithmAttrName,
              StringAttr::get(op.getContext(),
                              getAlgorithmName(AlgorithmKind::ConvGemm)));
  return true;
}
