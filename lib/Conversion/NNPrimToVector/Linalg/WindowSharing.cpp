//===- WindowSharing.cpp - Terms of neighbouring windows ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WindowSharing.h"
#include "LoopVectors.h"
#include "VectorBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace nnprim;

/// Results of a tile, and operations of the body in it. On a Zen 3 a 3x3
/// maximum of 28x28x256 takes 0.7 to 0.8 of the time without sharing in tiles
/// of four rows of two vectors, and 1.4 to 1.6 in tiles of seven rows of one;
/// whether more rows or less of each line makes the difference was not
/// isolated.
static constexpr int64_t kMaxResults = 4, kMaxTileOps = 512;

namespace {
/// What an index grows by from one result to the next, and from one term to the
/// next, beside a function of the column.
struct Growth {
  int64_t perResult = 0, perTerm = 0;
};

/// Whether the terms of a nest are a function of the column.
class ColumnCheck {
public:
  ColumnCheck(const LoopNest &nest, const WindowSharing &sharing)
      : nest(nest), sharing(sharing) {}

  bool run();

private:
  Growth get(Value value) { return growths.lookup(value); }
  bool isOfColumn(Growth growth) const {
    return growth.perResult == growth.perTerm;
  }
  std::optional<Growth> evaluate(Operation &op);

  const LoopNest &nest;
  const WindowSharing &sharing;
  llvm::DenseMap<Value, Growth> growths;
};
} // namespace

/// Sums of indices may grow in any way, other operations need operands that are
/// functions of the column.
std::optional<Growth> ColumnCheck::evaluate(Operation &op) {
  if (auto index = dyn_cast<linalg::IndexOp>(op)) {
    int64_t loop = nest.loopOfIterator[index.getDim()];
    return Growth{loop == int64_t(sharing.resultDim),
                  loop == int64_t(sharing.termDim)};
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
        !isOfColumn({strides[sharing.resultDim], strides[sharing.termDim]}))
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
static int64_t countResults(const LoopNest &nest,
                            const WindowSharing &sharing) {
  int64_t window = nest.dims[sharing.termDim].extent, ops = countBodyOps(nest);
  for (auto [number, dim] : llvm::enumerate(nest.dims))
    if (dim.isReduction && number != sharing.termDim)
      ops *= dim.extent;
  int64_t columns = kMaxTileOps / std::max<int64_t>(ops, 1);
  int64_t most = std::min(kMaxResults, columns - window + 1);
  if (columns < window || most < 2)
    return 1;
  // Tiles of about the same size: the remainder is hardly shorter.
  int64_t extent = nest.dims[sharing.resultDim].extent;
  return llvm::divideCeil(extent, llvm::divideCeil(extent, most));
}

std::optional<WindowSharing>
nnprim::findWindowSharing(const LoopNest &nest, const LoopVectors &vectors) {
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
      if (!ColumnCheck(nest, sharing).run())
        continue;
      sharing.numResults = countResults(nest, sharing);
      if (sharing.numResults > 1) {
        best = sharing;
        break;
      }
    }
  }
  return best;
}
