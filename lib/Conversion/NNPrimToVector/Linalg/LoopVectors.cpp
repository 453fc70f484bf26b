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

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
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
/// if vectors lie along one loop. They need only order the candidates.
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
  double of(VectorMode mode, unsigned dim, unsigned other) const;
  int64_t getLanes(VectorMode mode) const {
    return mode == VectorMode::Transposed ? std::min(lanes, kMaxSquare) : lanes;
  }

private:
  double ofLoad(int64_t stride) const;
  double ofInputs(VectorMode mode, unsigned dim, unsigned other) const;
  double ofBodyLoads(unsigned dim) const;
  double ofResults(VectorMode mode, unsigned dim, unsigned other) const;
  /// Vectors that the loop takes, those of the remainder too.
  double countVectors(int64_t extent, int64_t width) const;
  std::optional<int64_t> getStep(Value value, unsigned dim) const;

  const LoopNest &nest;
  int64_t lanes, bodyOps, terms = 1;
};
} // namespace

double Costs::ofScalar() const {
  double cost = 1 + bodyOps;
  for (const Access &access : nest.accesses)
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

double Costs::ofInputs(VectorMode mode, unsigned dim, unsigned other) const {
  double cost = 0;
  for (unsigned i = 0; i < nest.getNumInputs(); ++i) {
    if (nest.getArgument(i).use_empty())
      continue;
    int64_t stride = nest.accesses[i].strides[dim];
    bool isSquare = mode == VectorMode::Transposed && stride != 0 &&
                    stride != 1 && nest.accesses[i].strides[other] == 1;
    cost += isSquare ? 1 + llvm::Log2_64_Ceil(getLanes(mode)) : ofLoad(stride);
  }
  return cost;
}

/// The distance between the values of an index in two consecutive iterations of
/// a loop, if it is always the same.
std::optional<int64_t> Costs::getStep(Value value, unsigned dim) const {
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
    std::optional<int64_t> step = getStep(operand, dim);
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
  return std::nullopt;
}

double Costs::ofBodyLoads(unsigned dim) const {
  double cost = 0;
  for (auto load : nest.getArgument(0).getOwner()->getOps<memref::LoadOp>()) {
    SmallVector<int64_t> strides;
    int64_t offset;
    (void)load.getMemRefType().getStridesAndOffset(strides, offset);
    std::optional<int64_t> sum = 0;
    for (auto [index, stride] : llvm::zip_equal(load.getIndices(), strides)) {
      std::optional<int64_t> step = getStep(index, dim);
      if (step && sum)
        *sum += *step * stride;
      else
        sum = std::nullopt;
    }
    cost += sum ? ofLoad(*sum) : 2.0 * lanes;
  }
  return cost;
}

double Costs::ofResults(VectorMode mode, unsigned dim, unsigned other) const {
  double cost = 0;
  for (const Access &access : nest.getResults()) {
    int64_t extent = nest.dims[other].extent;
    if (mode == VectorMode::Interleaved)
      cost += 1 + (llvm::isPowerOf2_64(extent) ? llvm::Log2_64(extent)
                                               : extent - 1);
    else if (mode == VectorMode::Reduction)
      // Halving a vector until one element is left.
      cost += double(4 + 3 * llvm::Log2_64(lanes)) * lanes;
    else
      cost += access.strides[dim] == 1 ? 1 : 2 * lanes;
  }
  return cost / terms;
}

double Costs::countVectors(int64_t extent, int64_t width) const {
  double count = extent / width;
  if (extent % width)
    count += llvm::isPowerOf2_64(extent % width) ? 1 : 1.5;
  return count;
}

double Costs::of(VectorMode mode, unsigned dim, unsigned other) const {
  double perVector = bodyOps + ofInputs(mode, dim, other) + ofBodyLoads(dim) +
                     ofResults(mode, dim, other);
  int64_t width = getLanes(mode), extent = nest.dims[dim].extent;
  double cost = perVector * countVectors(extent, width) / extent;
  if (mode == VectorMode::Transposed) {
    int64_t across = nest.dims[other].extent;
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

/// Whether the results of all iterations of `other` and some of `dim` are
/// contiguous.
static bool canInterleave(const LoopNest &nest, unsigned dim, unsigned other) {
  constexpr int64_t maxVectors = 8;
  int64_t extent = nest.dims[other].extent;
  return !nest.dims[other].isReduction && extent <= maxVectors &&
         llvm::all_of(nest.getResults(), [&](const Access &access) {
           return access.strides[other] == 1 && access.strides[dim] == extent;
         });
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
  for (auto [number, access] : llvm::enumerate(nest.accesses)) {
    int64_t stride = access.strides[vectors.vectorDim];
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

static int64_t chooseNumVectors(const LoopNest &nest, const LoopVectors &chosen,
                                const TargetDesc &target) {
  int64_t perVector = nest.getNumResults();
  if (chosen.mode == VectorMode::Transposed)
    return 1;
  if (chosen.mode == VectorMode::Interleaved)
    perVector *= nest.dims[chosen.otherDim].extent;
  // A quarter of the registers for sums; of loops without sums, enough work to
  // hide the counting.
  int64_t most =
      std::max<int64_t>(1, target.numVectorRegisters / 4 / perVector);
  constexpr int64_t shortBody = 8;
  if (!hasReduction(nest))
    most = std::min<int64_t>(most, countBodyOps(nest) <= shortBody ? 4 : 2);
  int64_t vectors =
      llvm::divideCeil(nest.dims[chosen.vectorDim].extent, chosen.lanes);
  if (chosen.mode == VectorMode::Reduction)
    vectors =
        std::max<int64_t>(1, nest.dims[chosen.vectorDim].extent / chosen.lanes);
  int64_t groups = llvm::divideCeil(vectors, most);
  return llvm::divideCeil(vectors, groups);
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
  auto consider = [&](VectorMode mode, unsigned dim, unsigned other) {
    double cost = costs.of(mode, dim, other);
    if (cost >= best)
      return;
    best = cost;
    isFound = true;
    vectors = {mode, dim, other, costs.getLanes(mode), 1};
  };
  for (unsigned dim = 0, e = nest.dims.size(); dim < e; ++dim) {
    if (nest.dims[dim].isReduction) {
      if (canReduce(nest))
        consider(VectorMode::Reduction, dim, dim);
      continue;
    }
    consider(VectorMode::Parallel, dim, dim);
    for (unsigned other = 0; other < e; ++other) {
      if (other != dim && canInterleave(nest, dim, other))
        consider(VectorMode::Interleaved, dim, other);
      if (other != dim && canTranspose(nest, dim, other))
        consider(VectorMode::Transposed, dim, other);
    }
  }
  if (!isFound)
    return "no loop walks enough of its operands contiguously";
  vectors.numVectors = chooseNumVectors(nest, vectors, target);
  return success();
}
