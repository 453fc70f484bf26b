//===- SparseStage.cpp - The part of a model that stays NCHW --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Products by sparse weights want NCHW tensors, dense ones NHWC, and what is
// between them either. Which ops have which is a minimum cut: an op costs on
// either side what its primitive there does, and a tensor between the sides
// what it takes to change its layout. So one layer that gains a little does not
// pay two changes of layout, and a model that is sparse throughout has none.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "NNPrim/CostModel/ConvGemmPlanner.h"
#include "NNPrim/CostModel/DepthwisePlanner.h"
#include "NNPrim/CostModel/SpmmPlanner.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"
#include "NNPrim/Dialect/NNPrim/Utils/SparseWeights.h"
#include "NNPrim/Planning/MinimumCut.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

#include <limits>

using namespace mlir;
using namespace nnprim;

/// Sizes of blocks that pruning has; without any structure one is the best.
static constexpr int64_t kBlocks[] = {1, 2, 4, 8, 16};
static constexpr double kImpossible = std::numeric_limits<double>::infinity();

namespace {
/// The estimated cycles of a convolution for each way to compute it.
struct ConvCosts {
  double spmm = kImpossible, nchw = kImpossible, nhwc = kImpossible;
  /// Neighbouring filters whose weights `spmm` takes together.
  int64_t block = 1;
  /// On NCHW tensors it reads an argument in NHWC in place.
  bool isMixed = false;
  /// The density of its weights, if they are known and it is a product.
  std::optional<double> density;

  double getNchw() const { return std::min(spmm, nchw); }
  bool isSparse() const { return spmm < nchw; }
};
} // namespace

static bool isNonEmptyF32(Operation *op) {
  auto linalgOp = cast<linalg::LinalgOp>(op);
  return linalgOp.hasPureTensorSemantics() && !linalgOp.hasDynamicShape() &&
         llvm::all_of(op->getOperandTypes(), [](Type type) {
           auto shaped = dyn_cast<ShapedType>(type);
           return shaped && shaped.getElementType().isF32() &&
                  shaped.getNumElements() != 0;
         });
}

/// The weights of a convolution that is a product, if the compiler knows them.
static std::optional<WeightMatrix> getWeightMatrix(linalg::Conv2DNchwFchwOp op,
                                                   const ConvShape &shape) {
  if (!isPointwise(shape))
    return std::nullopt;
  std::optional<ArrayRef<float>> values = getConstantFloats(op.getInputs()[1]);
  if (!values)
    return std::nullopt;
  return WeightMatrix{*values, shape.filters, shape.channels};
}

/// Cycles of the product by the blocks of weights that are not all zero.
static double estimateSpmm(const MachineDesc &machine, const ConvShape &shape,
                           const WeightMatrix &matrix, int64_t block) {
  SpmmShape spmm;
  spmm.filters = shape.filters;
  spmm.channels = shape.channels;
  spmm.pixels = spmm.rowStride = shape.rows.outputs * shape.columns.outputs;
  spmm.block = block;
  spmm.entries = matrix.countBlocks(block);
  spmm.areEntriesKnown = true;
  // What threads fetch from each other is in no estimate of the others.
  MachineDesc alone = machine;
  alone.numThreads = 1;
  return shape.batch * planSpmm(alone, spmm).cycles;
}

static ConvCosts getCosts(linalg::Conv2DNchwFchwOp op,
                          const PlanningContext &context) {
  const MachineDesc &machine = context.machine;
  ConvCosts costs;
  Value input = op.getInputs()[0];
  ConvGeometry geometry = getConvGeometry(op, input);
  ConvShape shape =
      geometry.getShape(cast<ShapedType>(input.getType()).getDimSize(1),
                        cast<ShapedType>(op.getResultTypes()[0]).getDimSize(1));
  bool isConstantFilter = isConstantLike(op.getInputs()[1]);
  double error = getMaxError(op, context.maxError);
  ConvGemmChoice choice = chooseConvGemm(machine, shape, isConstantFilter);
  costs.nchw = choice.getCycles();
  if (choice.filterPlan && isNhwcArgument(input)) {
    costs.nchw = choice.filterPlan->cycles;
    costs.isMixed = true;
  }
  costs.nhwc =
      estimateNhwc(*context.estimates, shape, isConstantFilter, error).cycles;
  if (std::optional<WeightMatrix> matrix = getWeightMatrix(op, shape)) {
    costs.density = matrix->getDensity();
    // Without any zero there is nothing to skip, and no reason to leave the
    // layout that dense products are fastest in.
    if (*costs.density == 1)
      return costs;
    for (int64_t block : kBlocks) {
      double cycles = estimateSpmm(machine, shape, *matrix, block);
      if (cycles >= machine.sparse.blockGain * costs.spmm)
        continue;
      costs.spmm = cycles;
      costs.block = block;
    }
  }
  return costs;
}

static ConvCosts getCosts(linalg::DepthwiseConv2DNchwChwOp op,
                          const PlanningContext &context) {
  ConvCosts costs;
  Value input = op.getInputs()[0];
  ArrayRef<int64_t> filter =
      cast<ShapedType>(op.getInputs()[1].getType()).getShape();
  ConvGeometry geometry =
      getConvGeometry(op, input, filter.drop_front(), /*height=*/2);
  DepthwiseShape shape{filter[0],
                       {geometry.outputSize[0], geometry.outputSize[1]},
                       {geometry.kernelSize[0], geometry.kernelSize[1]},
                       {geometry.strides[0], geometry.strides[1]},
                       {geometry.dilations[0], geometry.dilations[1]}};
  int64_t batch = geometry.inputSize[0];
  costs.nhwc = batch * planDepthwise(context.machine, shape).cycles;
  if (auto plan =
          planDepthwiseNchw(context.machine, shape, geometry.inputSize[2]))
    costs.nchw = batch * plan->cycles;
  return costs;
}

/// Sums over pixels take their time in either layout.
static ConvCosts getPixelSumCosts() {
  ConvCosts costs;
  costs.nchw = costs.nhwc = 0;
  return costs;
}

/// Whether a change of the value's layout moves data.
static bool isImage(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() == 4 && type.hasStaticShape() &&
         type.getDimSize(1) != 1 &&
         type.getDimSize(2) * type.getDimSize(3) != 1;
}

/// Whether the op has NHWC tensors on its other side, as in models that are
/// written for these.
static bool isChangeOfLayout(Operation *op) {
  auto transpose = dyn_cast<linalg::TransposeOp>(op);
  if (!transpose)
    return false;
  ArrayRef<int64_t> permutation = transpose.getPermutation();
  return permutation == ArrayRef<int64_t>{0, 2, 3, 1} ||
         permutation == ArrayRef<int64_t>{0, 3, 1, 2};
}

namespace {
/// The ops of a function on images, and the layouts that they get.
class LayoutGraph {
public:
  LayoutGraph(func::FuncOp function, const PlanningContext &context)
      : context(context), outside(cut.addNode(0, kImpossible)) {
    function.walk([&](Operation *op) {
      if (op->getBlock() == &function.getBody().front())
        addNode(op);
    });
    function.walk([&](Operation *op) { addEdges(op); });
  }

  bool hasSparseConv() const {
    return llvm::any_of(costs,
                        [](auto &entry) { return entry.second.isSparse(); });
  }

  /// Marks the convolutions that stay on NCHW tensors, if some of them are
  /// sparse. Returns their number.
  int64_t apply() {
    SmallVector<bool> isNchw = cut.solve();
    auto staysSparse = [&](auto &entry) {
      return isNchw[nodes.lookup(entry.first)] && entry.second.isSparse();
    };
    bool hasSparsePart = llvm::any_of(costs, staysSparse);
    int64_t count = 0;
    for (auto &[op, cost] : costs) {
      bool stays = hasSparsePart && isNchw[nodes.lookup(op)];
      if (stays)
        mark(op, cost);
      count += stays;
      remarkChoice(op, cost, stays);
    }
    return count;
  }

private:
  void addNode(Operation *op) {
    // An op that already has `nnprim.algorithm` keeps it.
    bool isFree = !op->hasAttr(algorithmAttrName);
    if (auto conv = dyn_cast<linalg::Conv2DNchwFchwOp>(op);
        conv && isFree && isNonEmptyF32(op))
      addConv(op, getCosts(conv, context));
    else if (auto conv = dyn_cast<linalg::DepthwiseConv2DNchwChwOp>(op);
             conv && isFree && isNonEmptyF32(op))
      addConv(op, getCosts(conv, context));
    else if (isFree && isPixelSum(op) && isNonEmptyF32(op))
      addConv(op, getPixelSumCosts());
    else if (staysNchw(op))
      nodes[op] = cut.addNode(0, kImpossible);
    else if (isa<linalg::PoolingNchwMaxOp, linalg::PoolingNchwSumOp>(op))
      // As fast in either layout, and `nnprim-convert-layout` leaves it in that
      // of its neighbours.
      nodes[op] = cut.addNode(0, 0);
    else if (becomesNhwc(op) || isChangeOfLayout(op))
      nodes[op] = cut.addNode(kImpossible, 0);
    else if (isLayoutAgnostic(op) || isa<linalg::GenericOp>(op))
      nodes[op] = cut.addNode(0, 0);
  }

  void addConv(Operation *op, const ConvCosts &cost) {
    nodes[op] = cut.addNode(cost.getNchw(), cost.nhwc);
    if (cost.isMixed && !cost.isSparse())
      mixed.insert(op);
    costs.push_back({op, cost});
  }

  unsigned getNode(Operation *op) const {
    auto it = nodes.find(op);
    return it == nodes.end() ? outside : it->second;
  }

  void addEdge(Operation *op, Value image) {
    Operation *producer = image.getDefiningOp();
    double elements = cast<ShapedType>(image.getType()).getNumElements();
    cut.addEdge(producer ? getNode(producer) : outside, getNode(op),
                context.machine.relayoutCycles * elements);
  }

  /// Adds edges between an op and those that compute its images. Ops that are
  /// no nodes, and the caller, have NCHW tensors.
  void addEdges(Operation *op) {
    if (tensor::CollapseShapeOp shuffle = getChannelShuffle(op)) {
      // The last op of a channel shuffle stands for all of its ops.
      Value image = getShuffledImage(shuffle);
      if (op == shuffle && isImage(image) && !isConstantLike(image))
        addEdge(op, image);
      return;
    }
    auto destination = dyn_cast<DestinationStyleOpInterface>(op);
    for (OpOperand &operand : op->getOpOperands()) {
      bool isInit = destination && destination.isDpsInit(&operand);
      if (isInit || !isImage(operand.get()) || isConstantLike(operand.get()) ||
          isReadInPlace(op, operand.get()))
        continue;
      addEdge(op, operand.get());
    }
  }

  /// Whether `operand` costs nothing: it is the input of a convolution of mixed
  /// layout, or the transpose of an argument that makes this input.
  bool isReadInPlace(Operation *op, Value operand) const {
    if (auto transpose = dyn_cast<linalg::TransposeOp>(op))
      return transpose.getPermutation() == ArrayRef<int64_t>{0, 3, 1, 2};
    if (mixed.contains(op))
      return true;
    auto isMixed = [&](Operation *user) { return mixed.contains(user); };
    return isa<tensor::PadOp>(op) && isNhwcArgument(operand) &&
           llvm::all_of(op->getUsers(), isMixed);
  }

  static void mark(Operation *op, const ConvCosts &cost) {
    AlgorithmKind kind = isa<linalg::DepthwiseConv2DNchwChwOp>(op)
                             ? AlgorithmKind::DepthwiseConvNchw
                         : isPixelSum(op)  ? AlgorithmKind::PixelSums
                         : cost.isSparse() ? AlgorithmKind::Spmm
                                           : AlgorithmKind::ConvGemm;
    ConvAlgorithm algorithm{kind};
    if (kind == AlgorithmKind::Spmm)
      algorithm.block = cost.block;
    op->setAttr(algorithmAttrName,
                StringAttr::get(op->getContext(), getAlgorithmName(algorithm)));
  }

  /// Remarks the choice for a layer that has zeros among its weights.
  static void remarkChoice(Operation *op, const ConvCosts &cost, bool stays) {
    if (!cost.density || *cost.density == 1)
      return;
    auto options =
        remark::RemarkOpts::name("Sparsity").category("nnprim-algorithm");
    std::string density = llvm::formatv("{0:F1} % of its weights are not zero",
                                        100 * *cost.density);
    if (cost.block > 1)
      density += llvm::formatv(", in blocks of {0} filters", cost.block).str();
    std::string estimates =
        llvm::formatv("an estimated {0:e2} cycles on NCHW tensors, {1:e2} for "
                      "the dense product on NHWC tensors",
                      cost.spmm, cost.nhwc);
    if (stays && cost.isSparse())
      remark::passed(op->getLoc(), options)
          << "spmm: " + density + ", " + estimates;
    else
      remark::missed(op->getLoc(), options)
          << "dense: " + density + "; by spmm " + estimates +
                 (cost.spmm < cost.nhwc
                      ? ", and changes of layout would take more than it gains"
                      : "");
  }

  const PlanningContext &context;
  MinimumCut cut;
  unsigned outside;
  DenseMap<Operation *, unsigned> nodes;
  /// Convolutions that take their input in either layout.
  DenseSet<Operation *> mixed;
  SmallVector<std::pair<Operation *, ConvCosts>> costs;
};
} // namespace

int64_t nnprim::planSparseLayout(func::FuncOp function,
                                 const PlanningContext &context) {
  if (function.isExternal())
    return 0;
  LayoutGraph graph(function, context);
  return graph.hasSparseConv() ? graph.apply() : 0;
}
