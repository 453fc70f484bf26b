//===- SplitStrides.cpp - Strided convolutions on phases ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Algorithms/ScaledFilters.h"
#include "Stages.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Planning/OpPlanSpace.h"
#include "NNPrim/Planning/Passes.h"
#include "NNPrim/Problem/StridePhases.h"
#include "NNPrim/Support/CheckResult.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/FormatVariadic.h"

#include <memory>
#include <optional>
#include <vector>

namespace nnprim {
#define GEN_PASS_DEF_SPLITSTRIDESPASS
#include "NNPrim/Planning/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
/// A convolution and its phases.
struct StridedConv {
  linalg::Conv2DNhwcHwcfOp op;
  /// The image without its padding.
  Value image;
  ConvShape shape;
  PhaseDim rows, columns;
};

/// Emits the ops on phases.
class PhaseBuilder {
public:
  explicit PhaseBuilder(StridedConv &conv)
      : conv(conv), b(conv.op.getLoc(), conv.op.getContext()) {
    b.setInsertionPoint(conv.op);
    findSource();
  }

  Value build();

private:
  /// Where pixels and channels of the image come from: the NCHW tensor that it
  /// is the transpose of, or the image itself.
  void findSource();
  /// Cuts off or adds zeros behind dimension `dim`, so that it has `extent`.
  Value resize(Value value, int64_t dim, int64_t extent);
  Value pad(Value value, ArrayRef<int64_t> low, ArrayRef<int64_t> high);
  Value transpose(Value value, ArrayRef<int64_t> permutation);
  Value expand(Value value, ArrayRef<int64_t> shape,
               ArrayRef<ReassociationIndices> groups);
  Value collapse(Value value, ArrayRef<ReassociationIndices> groups);

  Value buildImage();
  Value buildFilter();

  StridedConv &conv;
  ImplicitLocOpBuilder b;
  Value source;
  bool isNchw = false;
};
} // namespace

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

static RankedTensorType withShape(Value value, ArrayRef<int64_t> shape) {
  return cast<RankedTensorType>(value.getType()).clone(shape);
}

Value PhaseBuilder::pad(Value value, ArrayRef<int64_t> low,
                        ArrayRef<int64_t> high) {
  SmallVector<int64_t> shape(getShape(value));
  for (auto [extent, before, behind] : llvm::zip_equal(shape, low, high))
    extent += before + behind;
  if (getShape(value) == ArrayRef(shape))
    return value;
  RankedTensorType type = withShape(value, shape);
  Value zero =
      arith::ConstantOp::create(b, b.getZeroAttr(type.getElementType()));
  return tensor::PadOp::create(
      b, type, value, getAsIndexOpFoldResult(b.getContext(), low),
      getAsIndexOpFoldResult(b.getContext(), high), zero);
}

Value PhaseBuilder::resize(Value value, int64_t dim, int64_t extent) {
  SmallVector<int64_t> shape(getShape(value));
  SmallVector<int64_t> zeros(shape.size(), 0), ones(shape.size(), 1);
  int64_t missing = extent - shape[dim];
  if (missing > 0) {
    SmallVector<int64_t> high = zeros;
    high[dim] = missing;
    return pad(value, zeros, high);
  }
  if (missing == 0)
    return value;
  shape[dim] = extent;
  return tensor::ExtractSliceOp::create(
      b, value, getAsIndexOpFoldResult(b.getContext(), zeros),
      getAsIndexOpFoldResult(b.getContext(), shape),
      getAsIndexOpFoldResult(b.getContext(), ones));
}

Value PhaseBuilder::transpose(Value value, ArrayRef<int64_t> permutation) {
  SmallVector<int64_t> shape = applyPermutation(getShape(value), permutation);
  Value init = tensor::EmptyOp::create(
      b, shape, cast<RankedTensorType>(value.getType()).getElementType());
  return linalg::TransposeOp::create(b, value, init, permutation)->getResult(0);
}

Value PhaseBuilder::expand(Value value, ArrayRef<int64_t> shape,
                           ArrayRef<ReassociationIndices> groups) {
  return tensor::ExpandShapeOp::create(b, withShape(value, shape), value,
                                       groups);
}

Value PhaseBuilder::collapse(Value value,
                             ArrayRef<ReassociationIndices> groups) {
  return tensor::CollapseShapeOp::create(b, value, groups);
}

//===----------------------------------------------------------------------===//
// Image and filter
//===----------------------------------------------------------------------===//

void PhaseBuilder::findSource() {
  source = conv.image;
  auto op = source.getDefiningOp<linalg::TransposeOp>();
  isNchw = op && op.hasPureTensorSemantics() &&
           op.getPermutation() == ArrayRef<int64_t>{0, 2, 3, 1};
  if (isNchw)
    source = op.getInput();
}

/// The phases of the image as channels: N×h×w×(s·s·C), and C×s×s where the
/// image is NCHW, whose neighbours in a row then stay neighbours.
Value PhaseBuilder::buildImage() {
  const PhaseDim &rows = conv.rows, &columns = conv.columns;
  int64_t height = isNchw ? 2 : 1;
  Value image = resize(source, height, rows.inputs * rows.stride);
  image = resize(image, height + 1, columns.inputs * columns.stride);
  int64_t batch = conv.shape.batch, channels = conv.shape.channels;
  if (isNchw) {
    image = expand(image,
                   {batch, channels, rows.inputs, rows.stride, columns.inputs,
                    columns.stride},
                   {{0}, {1}, {2, 3}, {4, 5}});
    image = transpose(image, {0, 2, 4, 1, 3, 5});
  } else {
    image = expand(image,
                   {batch, rows.inputs, rows.stride, columns.inputs,
                    columns.stride, channels},
                   {{0}, {1, 2}, {3, 4}, {5}});
    image = transpose(image, {0, 1, 3, 2, 4, 5});
  }
  image = collapse(image, {{0}, {1}, {2}, {3, 4, 5}});
  return pad(image, {0, rows.padLow, columns.padLow, 0},
             {0, rows.padHigh, columns.padHigh, 0});
}

Value PhaseBuilder::buildFilter() {
  const PhaseDim &rows = conv.rows, &columns = conv.columns;
  Value filter =
      pad(conv.op.getInputs()[1], {rows.zerosLow, columns.zerosLow, 0, 0},
          {rows.zerosHigh, columns.zerosHigh, 0, 0});
  filter = expand(filter,
                  {rows.taps, rows.stride, columns.taps, columns.stride,
                   conv.shape.channels, conv.shape.filters},
                  {{0, 1}, {2, 3}, {4}, {5}});
  filter = isNchw ? transpose(filter, {0, 2, 4, 1, 3, 5})
                  : transpose(filter, {0, 2, 1, 3, 4, 5});
  return collapse(filter, {{0}, {1}, {2, 3, 4}, {5}});
}

Value PhaseBuilder::build() {
  Value image = buildImage(), filter = buildFilter();
  auto ones = b.getI64VectorAttr({1, 1});
  auto result = linalg::Conv2DNhwcHwcfOp::create(
      b, conv.op.getResultTypes(), ValueRange{image, filter},
      conv.op.getOutputs(), ones, ones);
  for (NamedAttribute attr : conv.op->getDiscardableAttrs())
    if (attr.getName().strref().starts_with("nnprim."))
      result->setDiscardableAttr(attr.getName(), attr.getValue());
  return result->getResult(0);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Fills in `conv` if the op may be computed on phases.
static CheckResult match(linalg::Conv2DNhwcHwcfOp op, StridedConv &conv) {
  if (op->hasAttr(algorithmAttrName))
    return "an algorithm is requested";
  if (!op.hasPureTensorSemantics() || op.hasDynamicShape() ||
      llvm::any_of(op->getOperandTypes(), [](Type type) {
        auto shaped = cast<ShapedType>(type);
        return !shaped.getElementType().isF32() || shaped.getNumElements() == 0;
      }))
    return "it is not a convolution of f32 of static shape";
  if (!isConstantLike(op.getInputs()[1]))
    return "its filter is not constant";
  conv.op = op;
  conv.image = op.getInputs()[0];
  ArrayRef<int64_t> filter = getShape(op.getInputs()[1]);
  conv.shape = getConvGeometry(op, conv.image).getShape(filter[2], filter[3]);
  if (!getPhaseShape(conv.shape))
    return "its strides are 1, or a dilation is not";
  conv.rows = getPhaseDim(conv.shape.rows);
  conv.columns = getPhaseDim(conv.shape.columns);
  return success();
}

/// Whether an algorithm may be chosen for filters whose values are not known
/// before constants are folded.
static bool isForUnknownFilters(const ConvAlgorithm &algorithm) {
  return !algorithm.isScaled && algorithm.kind != AlgorithmKind::ScaledProducts;
}

namespace {
/// Microseconds of a convolution with its strides and on phases, the
/// rearrangement included, and by which algorithms.
struct MeasuredForms {
  Timing whole, phases;
};

struct SplitStrides : nnprim::impl::SplitStridesPassBase<SplitStrides> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) override {
    if (tuningRecord.empty())
      return success();
    // nnprim-plan warns of lines that are passed over.
    std::vector<RecordProblem> problems;
    llvm::Expected<TuningRecord> read =
        TuningRecord::read(tuningRecord, problems);
    if (!read)
      return emitError(UnknownLoc::get(context))
             << llvm::toString(read.takeError());
    record = std::make_shared<TuningRecord>(std::move(*read));
    return success();
  }

  void runOnOperation() override {
    if (!getTarget(getOperation()))
      return signalPassFailure();
    MachineDesc machine =
        getPlanningMachine(getOperation(), numThreads, otherWeightBytes);
    PlanningContext context(machine, roundWeights);
    context.numThreads = numThreads;
    context.maxError = maxError;
    context.record = record.get();
    SmallVector<linalg::Conv2DNhwcHwcfOp> ops;
    getOperation().walk(
        [&](linalg::Conv2DNhwcHwcfOp op) { ops.push_back(op); });
    for (linalg::Conv2DNhwcHwcfOp op : ops) {
      StridedConv conv;
      if (failed(match(op, conv)) || !isFaster(conv, context))
        continue;
      op->getResult(0).replaceAllUsesWith(PhaseBuilder(conv).build());
      op.erase();
      ++numSplit;
    }
  }

private:
  /// Copies of the pass share it.
  std::shared_ptr<const TuningRecord> record;

  /// What the record has of both forms; nothing if it lacks one.
  static std::optional<MeasuredForms>
  getMeasured(StridedConv &conv, const PlanningContext &context, double error) {
    ConvShape shape = *getPhaseShape(conv.shape);
    auto find = [&](const ConvShape &form, auto isAllowed) {
      std::optional<std::pair<Timing, double>> fastest;
      for (const Timing &timing :
           context.record->lookup({context.machine.getTargetName(),
                                   context.numThreads, error, form}))
        for (const AlgorithmEstimate &candidate : context.possible->get(form))
          if (!fastest && candidate.algorithm == timing.algorithm &&
              candidate.error <= error && isAllowed(timing.algorithm))
            fastest = {timing, candidate.cycles};
      return fastest;
    };
    auto whole = find(conv.shape, [&](const ConvAlgorithm &algorithm) {
      return !losesTooMuch(conv.op, conv.op.getInputs()[1], algorithm, error);
    });
    auto phases = find(shape, isForUnknownFilters);
    if (!whole || !phases)
      return std::nullopt;
    auto &[timing, cycles] = *phases;
    timing.microseconds *=
        1 + AlgorithmEstimates::getPhaseCycles(context.machine, conv.shape) /
                cycles;
    return MeasuredForms{whole->first, timing};
  }

  static void emitRemark(StridedConv &conv, const std::string &text) {
    remark::passed(
        conv.op.getLoc(),
        remark::RemarkOpts::name("Phases").category("nnprim-algorithm"))
        << text;
  }

  static std::string describeWhole(StridedConv &conv,
                                   const ConvAlgorithm &algorithm) {
    return describeAlgorithm(algorithm, getTransformedSize(conv.shape)) +
           " with its strides";
  }

  static std::string describePhases(StridedConv &conv,
                                    const ConvAlgorithm &algorithm) {
    return llvm::formatv(
               "{0} on the {1} phases of the image",
               describeAlgorithm(
                   algorithm, getTransformedSize(*getPhaseShape(conv.shape))),
               conv.rows.stride * conv.columns.stride)
        .str();
  }

  /// Compares the times of a record, or else the estimates, and says what was
  /// decided.
  static bool isFaster(StridedConv &conv, const PlanningContext &context) {
    double error = getMaxError(conv.op, context.maxError);
    std::optional<MeasuredForms> measured;
    if (context.record)
      measured = getMeasured(conv, context, error);
    return measured ? isMeasuredFaster(conv, *measured)
                    : isEstimatedFaster(conv, *context.estimates, error);
  }

  static bool isMeasuredFaster(StridedConv &conv,
                               const MeasuredForms &measured) {
    std::string whole = describeWhole(conv, measured.whole.algorithm);
    std::string phases = describePhases(conv, measured.phases.algorithm);
    double wholeTime = measured.whole.microseconds;
    double phasesTime = measured.phases.microseconds;
    bool isFaster = phasesTime < wholeTime;
    if (!isFaster) {
      std::swap(whole, phases);
      std::swap(wholeTime, phasesTime);
    }
    emitRemark(conv,
               llvm::formatv("{0}: {1:F1} microseconds by the tuning record, "
                             "{2:F1} for {3}",
                             phases, phasesTime, wholeTime, whole)
                   .str());
    return isFaster;
  }

  static bool isEstimatedFaster(StridedConv &conv,
                                AlgorithmEstimates &estimates, double error) {
    AlgorithmEstimate whole = getFastest(estimates.get(conv.shape), error);
    std::optional<AlgorithmEstimate> phases =
        estimates.getPhases(conv.shape, error);
    if (!phases || phases->cycles >= whole.cycles)
      return false;
    emitRemark(conv,
               llvm::formatv("{0}: an estimated {1:e2} cycles, {2:e2} for {3}",
                             describePhases(conv, phases->algorithm),
                             phases->cycles, whole.cycles,
                             describeWhole(conv, whole.algorithm))
                   .str());
    return true;
  }
};
} // namespace
