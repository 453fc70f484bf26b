//===- WindowSharing.cpp - Terms of neighbouring windows ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WindowSharing.h"
#include "LoopVectors.h"
#include "Shuffles.h"
#include "VectorBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace nnprim;

/// Operations of the body in a tile, which are unrolled: code stays short.
static constexpr int64_t kMaxTileOps = 512;

namespace {
/// What an index grows by from one result to the next, and from one term to the
/// next, beside a function of the column.
struct Growth {
  int64_t perResult = 0, perTerm = 0;
};

/// Whether the terms of a nest are a function of the column, where `step`
/// columns lie between two results.
class ColumnCheck {
public:
  ColumnCheck(const LoopNest &nest, unsigned resultDim, unsigned termDim,
              int64_t step)
      : nest(nest), resultDim(resultDim), termDim(termDim), step(step) {}

  bool run();

private:
  Growth get(Value value) { return growths.lookup(value); }
  bool isOfColumn(Growth growth) const {
    return growth.perResult == step * growth.perTerm;
  }
  std::optional<Growth> evaluate(Operation &op);

  const LoopNest &nest;
  unsigned resultDim, termDim;
  int64_t step;
  llvm::DenseMap<Value, Growth> growths;
};
} // namespace

/// Sums of indices may grow in any way, other operations need operands that are
/// functions of the column.
std::optional<Growth> ColumnCheck::evaluate(Operation &op) {
  if (auto index = dyn_cast<linalg::IndexOp>(op)) {
    int64_t loop = nest.loopOfIterator[index.getDim()];
    return Growth{loop == int64_t(resultDim), loop == int64_t(termDim)};
  }
  bool isIndex = op.getNumResults() == 1 && op.getResult(0).getType().isIndex();
  if (isIndex && isa<arith::AddIOp, arith::SubIOp>(op)) {
    Growth a = get(op.getOperand(0)), b = get(op.getOperand(1));
    int64_t sign = isa<arith::AddIOp>(op) ? 1 : -1;
    return Growth{a.perResult + sign * b.perResult,
                  a.perTerm + sign * b.perTerm};
  }
  if (isIndex && isa<arith::MulIOp>(op))
    for (unsigned i : {0, 1})
      if (std::optional<int64_t> factor =
              getConstantIntValue(op.getOperand(1 - i))) {
        Growth a = get(op.getOperand(i));
        return Growth{a.perResult * *factor, a.perTerm * *factor};
      }
  if (llvm::all_of(op.getOperands(),
                   [&](Value operand) { return isOfColumn(get(operand)); }))
    return Growth();
  return std::nullopt;
}

bool ColumnCheck::run() {
  for (unsigned i = 0; i < nest.getNumInputs(); ++i) {
    ArrayRef<int64_t> strides = nest.accesses[i].strides;
    if (!nest.getArgument(i).use_empty() &&
        !isOfColumn({strides[resultDim], strides[termDim]}))
      return false;
  }
  for (Operation &op : nest.getArgument(0).getOwner()->without_terminator()) {
    std::optional<Growth> growth = evaluate(op);
    if (!growth)
      return false;
    for (Value result : op.getResults())
      growths[result] = *growth;
  }
  return true;
}

/// Results of a tile along the loop, one if sharing does not pay.
static int64_t countResults(const LoopNest &nest, const WindowSharing &sharing,
                            int64_t maxResults) {
  int64_t window = nest.dims[sharing.termDim].extent, ops = countBodyOps(nest);
  for (auto [number, dim] : llvm::enumerate(nest.dims))
    if (dim.isReduction && number != sharing.termDim)
      ops *= dim.extent;
  int64_t columns = kMaxTileOps / std::max<int64_t>(ops, 1);
  int64_t most = std::min(maxResults, columns - window + 1);
  if (columns < window || most < 2)
    return 1;
  // Tiles of about the same size: the remainder is hardly shorter.
  int64_t extent = nest.dims[sharing.resultDim].extent;
  return llvm::divideCeil(extent, llvm::divideCeil(extent, most));
}

std::optional<WindowSharing>
nnprim::findWindowSharing(const LoopNest &nest, const LoopVectors &vectors,
                          int64_t maxResults) {
  if (vectors.mode != VectorMode::Parallel)
    return std::nullopt;
  for (unsigned i = 0; i < nest.getNumResults(); ++i)
    if (!getCombiner(nest, i))
      return std::nullopt;
  // Of equal windows the outermost loop, rows: what results of a row share is
  // in L1 already when the next one reads it.
  std::optional<WindowSharing> best;
  for (unsigned term = 0; term < nest.dims.size(); ++term) {
    int64_t window = nest.dims[term].extent;
    if (!nest.dims[term].isReduction || window > kMaxTileOps ||
        (best && window <= nest.dims[best->termDim].extent))
      continue;
    for (unsigned result = nest.dims.size(); result-- > 0;) {
      if (nest.dims[result].isReduction || result == vectors.vectorDim)
        continue;
      WindowSharing sharing{result, term, 1};
      if (!ColumnCheck(nest, result, term, 1).run())
        continue;
      sharing.numResults = countResults(nest, sharing, maxResults);
      if (sharing.numResults > 1) {
        best = sharing;
        break;
      }
    }
  }
  return best;
}

/// The number of columns from one lane to the next if the elements that are
/// read are neighbours along `term`, or 0.
static int64_t getColumnStep(const LoopNest &nest, unsigned lane,
                             unsigned term) {
  SmallVector<std::pair<Type, std::array<std::optional<int64_t>, 2>>> loads;
  for (unsigned i = 0; i < nest.getNumInputs(); ++i) {
    const Access &access = nest.accesses[i];
    if (!nest.getArgument(i).use_empty())
      loads.push_back({getElementTypeOrSelf(access.memref.getType()),
                       {access.strides[lane], access.strides[term]}});
  }
  for (auto load : nest.getArgument(0).getOwner()->getOps<memref::LoadOp>())
    loads.push_back(
        {load.getMemRefType().getElementType(),
         {getLoadStep(nest, load, lane), getLoadStep(nest, load, term)}});
  int64_t step = 0;
  for (auto [type, strides] : loads) {
    auto [perLane, perTerm] = strides;
    bool isShuffled = type.isIntOrFloat() && !type.isF16() && !type.isBF16();
    if (!isShuffled || !perLane || !perTerm)
      return 0;
    if (*perLane == 0 && *perTerm == 0)
      continue;
    if (*perTerm != 1 || (step != 0 && *perLane != step))
      return 0;
    step = *perLane;
  }
  return step;
}

std::optional<VectorColumns>
nnprim::findVectorColumns(const LoopNest &nest, const LoopVectors &vectors) {
  if (vectors.mode != VectorMode::Parallel || nest.getNumResults() != 1 ||
      !getCombiner(nest, 0))
    return std::nullopt;
  for (unsigned term = 0; term < nest.dims.size(); ++term) {
    int64_t window = nest.dims[term].extent;
    int64_t step = getColumnStep(nest, vectors.vectorDim, term);
    if (!nest.dims[term].isReduction || step < 2 || step > window ||
        step > kMaxStride ||
        !ColumnCheck(nest, vectors.vectorDim, term, step).run())
      continue;
    int64_t rows = 1;
    for (auto [number, dim] : llvm::enumerate(nest.dims))
      if (dim.isReduction && number != term)
        rows *= dim.extent;
    // Of one row, columns that belong to one result each are terms.
    if (rows == 1 && step == window)
      continue;
    // A tile has the columns of a few vectors, which are unrolled.
    if (countBodyOps(nest) * step * rows <= kMaxTileOps / 4 &&
        window <= kMaxTileOps / 32)
      return VectorColumns{term, step};
  }
  return std::nullopt;
}
