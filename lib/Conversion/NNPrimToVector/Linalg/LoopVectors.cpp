//===- LoopVectors.cpp - Which loop of a nest is a vector -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopVectors.h"
#include "Shuffles.h"
#include "VectorBody.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

/// Squares of more lanes than this would not fit into the registers.
static constexpr int64_t kMaxSquare = 16;

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

namespace {
/// Estimates, in instructions, of what an element of the iteration space costs
/// if vectors lie along one loop. They need only order the candidates, and are
/// no cycles of a machine.
class Costs {
public:
  Costs(const LoopNest &nest, const TargetDesc &target)
      : nest(nest), lanes(target.getLanes(getWidestElement(nest))),
        bodyOps(countBodyOps(nest)) {
    for (const LoopDim &dim : nest.dims)
      if (dim.isReduction)
        terms *= dim.extent;
  }

  double ofScalar() const;
  double of(const LoopVectors &vectors) const;
  int64_t getLanes(VectorMode mode) const {
    return mode == VectorMode::Transposed ? std::min(lanes, kMaxSquare) : lanes;
  }

private:
  double ofLoad(int64_t stride) const;
  double ofInputs(const LoopVectors &vectors) const;
  double ofBodyLoads(unsigned dim) const;
  double ofResults(const LoopVectors &vectors) const;
  /// Vectors that the loop takes, those of the remainder too.
  double countVectors(int64_t extent, int64_t width) const;

  const LoopNest &nest;
  int64_t lanes, bodyOps, terms = 1;
};
} // namespace

double Costs::ofScalar() const {
  double cost = 1 + bodyOps;
  for (const Access &access : nest.getOwnAccesses())
    if (!nest.getArgument(&access - nest.accesses.begin()).use_empty())
      cost += 1;
  return cost + double(nest.getNumResults()) / terms;
}

double Costs::ofLoad(int64_t stride) const {
  if (stride == 0)
    return 0.5;
  if (stride == 1)
    return 1;
  if (stride > 1 && stride <= kMaxStride)
    return 2.5 * stride;
  return 1.5 * lanes;
}

double Costs::ofInputs(const LoopVectors &vectors) const {
  double cost = 0;
  for (unsigned i = 0; i < nest.getNumInputs(); ++i) {
    if (nest.getArgument(i).use_empty())
      continue;
    ArrayRef<int64_t> strides = nest.accesses[i].strides;
    int64_t stride = strides[vectors.vectorDim] / vectors.groupSize;
    bool isSquare = vectors.mode == VectorMode::Transposed && stride != 0 &&
                    stride != 1 && strides[vectors.otherDim] == 1;
    cost += isSquare ? 1 + llvm::Log2_64_Ceil(getLanes(vectors.mode))
                     : ofLoad(stride);
  }
  return cost;
}

/// The distance between the values of an index in two consecutive iterations of
/// a loop, if it is always the same.
static std::optional<int64_t> getStep(const LoopNest &nest, Value value,
                                      unsigned dim) {
  Operation *op = value.getDefiningOp();
  Block *body = nest.getArgument(0).getOwner();
  if (value.getParentBlock() != body)
    return 0;
  if (auto index = dyn_cast_or_null<linalg::IndexOp>(op))
    return nest.loopOfIterator[index.getDim()] == int64_t(dim) ? 1 : 0;
  if (!op)
    return nest.accesses[cast<BlockArgument>(value).getArgNumber()]
                       .strides[dim] == 0
               ? std::optional<int64_t>(0)
               : std::nullopt;
  SmallVector<int64_t> steps;
  for (Value operand : op->getOperands()) {
    std::optional<int64_t> step = getStep(nest, operand, dim);
    if (!step)
      return std::nullopt;
    steps.push_back(*step);
  }
  if (llvm::all_of(steps, [](int64_t step) { return step == 0; }))
    return 0;
  if (isa<arith::IndexCastOp>(op))
    return steps[0];
  if (isa<arith::AddIOp>(op))
    return steps[0] + steps[1];
  if (isa<arith::SubIOp>(op))
    return steps[0] - steps[1];
  // Loops are cut where bounds begin to apply.
  if (isa<arith::MaxSIOp, arith::MinSIOp>(op) &&
      (steps[0] == 0 || steps[1] == 0))
    return steps[0] + steps[1];
  if (isa<arith::MulIOp>(op))
    for (unsigned i : {0, 1})
      if (std::optional<int64_t> factor =
              getConstantIntValue(op->getOperand(1 - i)))
        return steps[i] * *factor;
  return std::nullopt;
}

std::optional<int64_t> nnprim::getLoadStep(const LoopNest &nest,
                                           memref::LoadOp load, unsigned dim) {
  SmallVector<int64_t> strides;
  int64_t offset, sum = 0;
  (void)load.getMemRefType().getStridesAndOffset(strides, offset);
  for (auto [index, stride] : llvm::zip_equal(load.getIndices(), strides)) {
    std::optional<int64_t> step = getStep(nest, index, dim);
    if (!step)
      return std::nullopt;
    sum += *step * stride;
  }
  return sum;
}

double Costs::ofBodyLoads(unsigned dim) const {
  double cost = 0;
  for (auto load : nest.getArgument(0).getOwner()->getOps<memref::LoadOp>()) {
    std::optional<int64_t> step = getLoadStep(nest, load, dim);
    cost += step ? ofLoad(*step) : 2.0 * lanes;
  }
  return cost;
}

double Costs::ofResults(const LoopVectors &vectors) const {
  double cost = 0;
  for (const Access &access : nest.getResults()) {
    int64_t count = countBetween(nest, vectors);
    if (vectors.mode == VectorMode::Interleaved)
      cost +=
          1 + (llvm::isPowerOf2_64(count) ? llvm::Log2_64(count) : count - 1);
    else if (vectors.mode == VectorMode::Reduction)
      // Halving a vector until one element is left.
      cost += double(4 + 3 * llvm::Log2_64(lanes)) * lanes;
    else
      cost += access.strides[vectors.vectorDim] == 1 ? 1 : 2 * lanes;
  }
  return cost / terms;
}

double Costs::countVectors(int64_t extent, int64_t width) const {
  double count = extent / width;
  if (extent % width)
    count += llvm::isPowerOf2_64(extent % width) ? 1 : 1.5;
  return count;
}

double Costs::of(const LoopVectors &vectors) const {
  double perVector = bodyOps + ofInputs(vectors) +
                     ofBodyLoads(vectors.vectorDim) + ofResults(vectors);
  int64_t width = getLanes(vectors.mode);
  int64_t extent = nest.dims[vectors.vectorDim].extent * vectors.groupSize;
  double cost = perVector * countVectors(extent, width) / extent;
  if (vectors.mode == VectorMode::Transposed) {
    int64_t across = nest.dims[vectors.otherDim].extent;
    cost *= double(llvm::alignTo(across, width)) / across;
  }
  return cost;
}

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

static bool hasReduction(const LoopNest &nest) {
  return llvm::any_of(nest.dims,
                      [](const LoopDim &d) { return d.isReduction; });
}

static bool canReduce(const LoopNest &nest) {
  for (unsigned i = 0; i < nest.getNumResults(); ++i)
    if (!getCombiner(nest, i))
      return false;
  return true;
}

int64_t nnprim::countBetween(const LoopNest &nest, const LoopVectors &vectors) {
  int64_t count = 1;
  for (unsigned dim : vectors.between)
    count *= nest.dims[dim].extent;
  return count;
}

int64_t nnprim::countTileVectors(const LoopNest &nest,
                                 const LoopVectors &vectors) {
  int64_t count = countBetween(nest, vectors);
  for (unsigned dim : vectors.tileDims)
    count *= nest.dims[dim].extent;
  return count;
}

/// The loops whose iterations fill the space between two lanes along `dim` in
/// each result without gaps, innermost first; none if there are no such loops.
static SmallVector<unsigned> findBetween(const LoopNest &nest, unsigned dim) {
  const Access &first = nest.getResults().front();
  SmallVector<unsigned> inner;
  for (unsigned other = 0; other < nest.dims.size(); ++other)
    if (!nest.dims[other].isReduction &&
        first.strides[other] < first.strides[dim])
      inner.push_back(other);
  llvm::sort(inner, [&](unsigned a, unsigned b) {
    return first.strides[a] < first.strides[b];
  });
  for (const Access &access : nest.getResults()) {
    int64_t expected = 1;
    for (unsigned other : inner) {
      if (access.strides[other] != expected)
        return {};
      expected *= nest.dims[other].extent;
    }
    if (access.strides[dim] != expected)
      return {};
  }
  return inner;
}

/// Whether elements of `group` lie together in all inputs, too, and groups are
/// neighbours along `dim`.
static bool canGroup(const LoopNest &nest, unsigned dim, unsigned group,
                     int64_t lanes) {
  int64_t size = nest.dims[group].extent;
  if (!llvm::isPowerOf2_64(size) || 2 * size > lanes ||
      nest.dims[group].isIndexed || nest.dims[dim].isIndexed)
    return false;
  for (unsigned i = 0; i < nest.getNumInputs(); ++i) {
    ArrayRef<int64_t> strides = nest.accesses[i].strides;
    bool isUniform = strides[group] == 0 && strides[dim] == 0;
    if (!isUniform && (strides[group] != 1 || strides[dim] != size))
      return false;
  }
  for (unsigned i = 0; i < nest.getNumResults(); ++i)
    if (!nest.getArgument(nest.getNumInputs() + i).use_empty())
      return false;
  return llvm::none_of(*nest.getArgument(0).getOwner(),
                       llvm::IsaPred<memref::LoadOp>);
}

/// Vectors along `dim` that are interleaved, or nothing.
static std::optional<LoopVectors> findInterleaving(const LoopNest &nest,
                                                   unsigned dim, int64_t lanes,
                                                   const TargetDesc &target) {
  SmallVector<unsigned> inner = findBetween(nest, dim);
  LoopVectors vectors{VectorMode::Interleaved, dim, dim};
  vectors.lanes = lanes;
  if (inner.size() > 1 && canGroup(nest, dim, inner.front(), lanes)) {
    vectors.groupDim = inner.front();
    vectors.groupSize = nest.dims[inner.front()].extent;
    vectors.lanes = lanes / vectors.groupSize;
    inner.erase(inner.begin());
  }
  vectors.between.assign(inner.rbegin(), inner.rend());
  if (inner.empty() ||
      countBetween(nest, vectors) > target.numVectorRegisters / 2)
    return std::nullopt;
  return vectors;
}

static bool canTranspose(const LoopNest &nest, unsigned dim, unsigned other) {
  return !nest.dims[other].isReduction && !hasReduction(nest) &&
         llvm::all_of(nest.getResults(), [&](const Access &access) {
           return access.strides[dim] == 1;
         });
}

/// Results that a loop does not index would be written once for each lane.
static bool writesOnce(const LoopNest &nest) {
  return llvm::all_of(nest.getResults(), [&](const Access &access) {
    for (auto [dim, stride] : llvm::zip_equal(nest.dims, access.strides))
      if (dim.isReduction != (stride == 0))
        return false;
    return true;
  });
}

std::optional<unsigned>
nnprim::findScatteredOperand(const LoopNest &nest, const LoopVectors &vectors) {
  for (auto [number, access] : llvm::enumerate(nest.getOwnAccesses())) {
    int64_t stride = access.strides[vectors.vectorDim] / vectors.groupSize;
    bool isResult = number >= nest.getNumInputs();
    if (isResult ? stride == 1 || vectors.mode == VectorMode::Reduction ||
                       vectors.mode == VectorMode::Interleaved
                 : (stride >= 0 && stride <= kMaxStride) ||
                       nest.getArgument(number).use_empty())
      continue;
    if (!isResult && vectors.mode == VectorMode::Transposed &&
        access.strides[vectors.otherDim] == 1)
      continue;
    return number;
  }
  return std::nullopt;
}

/// Squares side by side whose rows are parts of one vector: two of bytes where
/// vectors have room for both, since shuffles work on each 128 bits apart.
static int64_t countSquares(const LoopNest &nest, const LoopVectors &chosen,
                            const TargetDesc &target) {
  int64_t bits = getWidestElement(nest);
  bool isByteSquare = bits == 8 && chosen.lanes * bits == 128;
  return isByteSquare && target.getLanes(bits) >= 2 * chosen.lanes &&
                 nest.dims[chosen.vectorDim].extent >= 2 * chosen.lanes
             ? 2
             : 1;
}

/// Whether the results are sums whose terms take few operations.
static bool hasSeveralSums(const LoopNest &nest) {
  constexpr int64_t maxOps = 4;
  if (nest.getNumResults() < 2 || !hasReduction(nest) ||
      countBodyOps(nest) > maxOps)
    return false;
  for (unsigned i = 0; i < nest.getNumResults(); ++i)
    if (!isa_and_nonnull<arith::AddFOp>(getCombiner(nest, i)))
      return false;
  return true;
}

static int64_t chooseNumVectors(const LoopNest &nest, const LoopVectors &chosen,
                                const TargetDesc &target) {
  int64_t perVector = nest.getNumResults();
  if (chosen.mode == VectorMode::Transposed)
    return countSquares(nest, chosen, target);
  perVector *= countTileVectors(nest, chosen);
  // A quarter of the registers for sums, or half of them for several sums of
  // the same terms, each of which waits for itself; of loops without sums,
  // enough work to hide the counting.
  int64_t share = hasSeveralSums(nest) ? 2 : 4;
  int64_t most =
      std::max<int64_t>(1, target.numVectorRegisters / share / perVector);
  constexpr int64_t shortBody = 8;
  if (!hasReduction(nest))
    most = std::min<int64_t>(most, countBodyOps(nest) <= shortBody
                                       ? target.bodyVectors
                                       : target.bodyVectors / 2);
  int64_t vectors =
      llvm::divideCeil(nest.dims[chosen.vectorDim].extent, chosen.lanes);
  if (chosen.mode == VectorMode::Reduction)
    vectors =
        std::max<int64_t>(1, nest.dims[chosen.vectorDim].extent / chosen.lanes);
  int64_t groups = llvm::divideCeil(vectors, most);
  return llvm::divideCeil(vectors, groups);
}

/// Whether the body computes so long on one vector that a processor does not
/// look ahead to the next one, and all that it computes with is of one width.
static bool hasLongBody(const LoopNest &nest, const TargetDesc &target) {
  constexpr int64_t opsOfFunction = 12;
  int64_t count = 0;
  auto isWord = [](Type type) {
    return type.isInteger(1) || type.isF32() || type.isInteger(32);
  };
  for (const Access &access : nest.getOwnAccesses())
    if (!isWord(getElementTypeOrSelf(access.memref.getType())))
      return false;
  for (Operation &op : nest.getArgument(0).getOwner()->without_terminator()) {
    if (!llvm::all_of(op.getResultTypes(), isWord) || isa<memref::LoadOp>(op))
      return false;
    bool isFunction = isa<math::ExpOp, math::TanhOp, math::ErfOp>(op);
    if (!op.hasTrait<OpTrait::ConstantLike>())
      count += isFunction ? opsOfFunction : 1;
  }
  return count >= target.lookAheadOps;
}

/// Joins the vectors of a loop with a long body, a power of two of them.
static void joinVectors(const LoopNest &nest, const TargetDesc &target,
                        LoopVectors &vectors) {
  if (vectors.mode != VectorMode::Parallel || hasReduction(nest) ||
      !hasLongBody(nest, target))
    return;
  for (const Access &access : nest.getOwnAccesses())
    if (access.strides[vectors.vectorDim] > 1)
      return;
  // A vector of a long body has some four values at a time; constants come from
  // memory.
  constexpr int64_t liveValues = 4;
  int64_t most =
      std::min(target.numVectorRegisters / liveValues, target.bodyVectors);
  int64_t count = nest.dims[vectors.vectorDim].extent / vectors.lanes;
  vectors.numVectors =
      llvm::bit_floor<uint64_t>(std::clamp<int64_t>(count, 1, most));
  vectors.areJoined = true;
}

/// Lets the lanes of several sums be added together: a step that halves two
/// vectors makes one vector of them, where a row alone leaves lanes idle.
static void chooseRows(const LoopNest &nest, LoopVectors &vectors) {
  // The lanes of two rows gain nothing.
  constexpr int64_t fewRows = 4;
  if (vectors.mode != VectorMode::Reduction || nest.getNumResults() != 1)
    return;
  Type type = getCombiner(nest, 0)->getResult(0).getType();
  if (!type.isF32() && !type.isF64())
    return;
  ArrayRef<int64_t> strides = nest.getResults().front().strides;
  for (auto [dim, loop] : llvm::enumerate(nest.dims))
    if (!loop.isReduction && strides[dim] == 1 && loop.extent >= fewRows) {
      vectors.rowDim = dim;
      vectors.numRows = std::min(vectors.lanes, loop.extent);
    }
}

/// Vectors of a cache line: results along another loop are independent sums
/// already, so that more vectors would only need more registers.
static int64_t countLineVectors(const LoopNest &nest,
                                const LoopVectors &vectors) {
  return std::max<int64_t>(1, 8 * kLineBytes /
                                  (vectors.lanes * getWidestElement(nest)));
}

/// Small loops whose index is divided: phases, in which neighbours read the
/// same elements. Outermost first; none if they are too many for a tile.
static SmallVector<unsigned, 2> findPhases(const LoopNest &nest,
                                           const LoopVectors &vectors,
                                           int64_t maxVectors) {
  llvm::SmallSetVector<unsigned, 2> phases;
  int64_t count = countBetween(nest, vectors);
  for (auto divided :
       nest.getArgument(0).getOwner()->getOps<arith::DivUIOp>()) {
    llvm::SetVector<Operation *> slice;
    (void)getBackwardSlice(divided.getOperation(), &slice);
    for (Operation *op : slice) {
      auto index = dyn_cast<linalg::IndexOp>(op);
      int64_t loop = index ? nest.loopOfIterator[index.getDim()] : -1;
      bool isFree = loop >= 0 && loop != int64_t(vectors.vectorDim) &&
                    !llvm::is_contained(vectors.between, loop);
      if (isFree && phases.insert(loop))
        count *= nest.dims[loop].extent;
    }
  }
  if (count > maxVectors)
    return {};
  SmallVector<unsigned, 2> dims(phases.begin(), phases.end());
  ArrayRef<int64_t> strides = nest.getResults().front().strides;
  llvm::sort(dims,
             [&](unsigned a, unsigned b) { return strides[a] > strides[b]; });
  return dims;
}

/// One element at a time, next to each other in the first result.
static CheckResult chooseElements(const LoopNest &nest, LoopVectors &vectors) {
  ArrayRef<int64_t> strides = nest.getResults().front().strides;
  std::optional<unsigned> best;
  for (unsigned dim = 0, e = nest.dims.size(); dim < e; ++dim)
    if (!nest.dims[dim].isReduction && (!best || strides[dim] < strides[*best]))
      best = dim;
  if (!best)
    return "no loop walks enough of its operands contiguously";
  vectors = LoopVectors{VectorMode::Parallel, *best, *best};
  return success();
}

CheckResult nnprim::chooseVectors(const LoopNest &nest,
                                  const TargetDesc &target,
                                  LoopVectors &vectors) {
  if (nest.dims.empty())
    return "it computes one element";
  if (!writesOnce(nest))
    return "a result is written more than once";
  Costs costs(nest, target);
  double best = costs.ofScalar();
  bool isFound = false;
  auto consider = [&](const LoopVectors &candidate) {
    double cost = costs.of(candidate);
    if (cost >= best)
      return;
    best = cost;
    isFound = true;
    vectors = candidate;
  };
  auto considerMode = [&](VectorMode mode, unsigned dim, unsigned other) {
    LoopVectors candidate{mode, dim, other};
    candidate.lanes = costs.getLanes(mode);
    consider(candidate);
  };
  for (unsigned dim = 0, e = nest.dims.size(); dim < e; ++dim) {
    if (nest.dims[dim].isReduction) {
      if (canReduce(nest))
        considerMode(VectorMode::Reduction, dim, dim);
      continue;
    }
    considerMode(VectorMode::Parallel, dim, dim);
    if (!nest.finish)
      if (std::optional<LoopVectors> interleaved = findInterleaving(
              nest, dim, costs.getLanes(VectorMode::Interleaved), target))
        consider(*interleaved);
    for (unsigned other = 0; other < e; ++other)
      if (other != dim && canTranspose(nest, dim, other))
        considerMode(VectorMode::Transposed, dim, other);
  }
  if (!isFound)
    return chooseElements(nest, vectors);
  if (!hasReduction(nest) && (vectors.mode == VectorMode::Parallel ||
                              vectors.mode == VectorMode::Interleaved))
    vectors.tileDims = findPhases(nest, vectors, target.numVectorRegisters / 2);
  vectors.columns = findVectorColumns(nest, vectors);
  if (!vectors.columns)
    vectors.sharing = findWindowSharing(nest, vectors, target.windowResults);
  vectors.numVectors = chooseNumVectors(nest, vectors, target);
  chooseRows(nest, vectors);
  joinVectors(nest, target, vectors);
  if (vectors.sharing)
    vectors.numVectors =
        std::min(vectors.numVectors, countLineVectors(nest, vectors));
  return success();
}
