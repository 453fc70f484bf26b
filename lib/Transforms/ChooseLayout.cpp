//===- ChooseLayout.cpp - Convolutions that stay on NCHW tensors ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TransposeUtils.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/SharedTarget.h"
#include "NNPrim/Target/ConvAlgorithm.h"
#include "NNPrim/Target/ConvGemmPlan.h"
#include "NNPrim/Target/TileAlgorithms.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

namespace nnprim {
#define GEN_PASS_DEF_CHOOSELAYOUTPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

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

/// Whether the op will have NHWC tensors.
static bool becomesNhwc(Operation *op) {
  if (isa<linalg::Conv2DNhwcHwcfOp, linalg::PoolingNchwMaxOp,
          linalg::PoolingNchwSumOp>(op))
    return true;
  return isa<linalg::ConvolutionOpInterface>(op) && !staysNchw(op);
}

/// Layouts pass through the op: pads, and loops over all elements.
static bool isLayoutAgnostic(Operation *op) {
  if (isa<tensor::PadOp, tensor::ConcatOp, tensor::ExtractSliceOp,
          tensor::InsertSliceOp>(op))
    return true;
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && generic.getNumParallelLoops() == generic.getNumLoops();
}

/// The value before what layouts pass through, along operands of its type's
/// rank.
static Value getSource(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isLayoutAgnostic(op))
      break;
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
      if (!isLayoutAgnostic(user))
        continue;
      for (Value result : user->getResults())
        if (seen.insert(result).second)
          worklist.push_back(result);
    }
  return false;
}

/// The shape of `op` without a pad before it, whose source it will read.
static ConvShape getShape(linalg::Conv2DNchwFchwOp op, Value &input) {
  input = op.getInputs()[0];
  std::array<int64_t, 2> pads{0, 0};
  if (tensor::PadOp pad = getImagePad(input, /*height=*/2)) {
    pads = {pad.getStaticLow()[2], pad.getStaticLow()[3]};
    input = pad.getSource();
  }
  auto inputType = cast<RankedTensorType>(input.getType());
  auto filterType = cast<RankedTensorType>(op.getInputs()[1].getType());
  auto outType = cast<RankedTensorType>(op.getResultTypes()[0]);
  auto strides = llvm::to_vector(op.getStrides().getValues<int64_t>());
  auto dilations = llvm::to_vector(op.getDilations().getValues<int64_t>());
  auto getDim = [&](unsigned d) {
    return ConvDim{inputType.getDimSize(d + 2),
                   outType.getDimSize(d + 2),
                   filterType.getDimSize(d + 2),
                   strides[d],
                   dilations[d],
                   pads[d]};
  };
  return {inputType.getDimSize(0), inputType.getDimSize(1),
          outType.getDimSize(1), getDim(0), getDim(1)};
}

static bool isPointwise(const ConvShape &shape) {
  return llvm::all_of(ArrayRef<ConvDim>{shape.rows, shape.columns},
                      [](const ConvDim &dim) {
                        return dim.taps == 1 && dim.stride == 1 &&
                               dim.pad == 0 && dim.inputs == dim.outputs;
                      });
}

/// The fastest algorithm there within the error; filters that the compiler does
/// not know are not transformed.
static AlgorithmEstimate estimateNhwc(const TargetDesc &target,
                                      const ConvShape &shape,
                                      bool isKnownFilter, double maxError) {
  if (!isPointwise(shape) && isKnownFilter)
    return getFastest(estimateAlgorithms(target, shape), maxError);
  if (!isPointwise(shape))
    return {{}, planConv(target, shape).cycles, getDirectError(shape)};
  int64_t pixels = shape.batch * shape.rows.outputs * shape.columns.outputs;
  GemmShape gemm{pixels, shape.filters, shape.channels};
  return {{}, planGemm(target, gemm).cycles, getDirectError(shape)};
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

/// The same of a convolution that stays NCHW as of others when they are
/// converted.
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

namespace {

struct ChooseLayout : nnprim::impl::ChooseLayoutPassBase<ChooseLayout> {
  using Base::Base;

  void choose(linalg::Conv2DNchwFchwOp op, const TargetDesc &desc) {
    if (op->hasAttr(algorithmAttrName) || op.hasDynamicShape() ||
        !op.hasPureTensorSemantics() ||
        llvm::any_of(op->getOperandTypes(), [](Type type) {
          return !cast<ShapedType>(type).getElementType().isF32() ||
                 cast<ShapedType>(type).getNumElements() == 0;
        }))
      return;
    Value input;
    ConvShape shape = getShape(op, input);
    double in = desc.relayoutCycles *
                cast<ShapedType>(input.getType()).getNumElements();
    double out = desc.relayoutCycles *
                 cast<ShapedType>(op.getResultTypes()[0]).getNumElements();
    bool inNhwc = comesAsNhwc(input), outNhwc = goesToNhwc(op.getResult(0));
    bool isKnownFilter = isKnown(op.getInputs()[1]);
    Estimate nchw{chooseConvGemm(desc, shape, isKnownFilter).getCycles(),
                  (inNhwc ? in : 0) + (outNhwc ? out : 0)};
    double error = getMaxError(op, maxError);
    AlgorithmEstimate best = estimateNhwc(desc, shape, isKnownFilter, error);
    Estimate nhwc{best.cycles, (inNhwc ? 0 : in) + (outNhwc ? 0 : out)};
    // conv_gemm adds up what a direct convolution does.
    bool isAllowed = getDirectError(shape) <= error || best.error > error;
    bool chosen = isAllowed && nchw.total() < nhwc.total();
    if (isAllowed)
      remarkLayout(op.getLoc(), chosen, nchw, nhwc);
    if (!chosen)
      return;
    if (getDirectError(shape) > error)
      remarkNothingWithin(op.getLoc(), getDirectError(shape), error);
    remarkBudget(op.getLoc(), nchw, nhwc,
                 estimateNhwc(desc, shape, isKnownFilter,
                              std::numeric_limits<double>::infinity()),
                 getTransformedSize(shape), error);
    ++numNchw;
    op->setAttr(algorithmAttrName,
                StringAttr::get(&getContext(),
                                getAlgorithmName(AlgorithmKind::ConvGemm)));
  }

  void runOnOperation() override {
    FailureOr<TargetDesc> shared =
        lookupSharedTarget(getOperation(), target, numThreads);
    if (failed(shared) || failed(verifyMaxError(getOperation(), maxError)))
      return signalPassFailure();
    getOperation().walk(
        [&](linalg::Conv2DNchwFchwOp op) { choose(op, *shared); });
  }
};

} // namespace
