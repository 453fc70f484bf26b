//===- IndexRanges.cpp - Bounds that always or never apply ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexRanges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace nnprim;

/// The smallest of the products of two bounds each, and the largest.
static IndexRange multiply(IndexRange a, IndexRange b) {
  auto [low, high] = std::minmax(
      {a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
  return {low, high};
}

static std::optional<IndexRange> combine(Operation *op, IndexRange a,
                                         IndexRange b) {
  if (isa<arith::AddIOp>(op))
    return IndexRange{a.low + b.low, a.high + b.high};
  if (isa<arith::SubIOp>(op))
    return IndexRange{a.low - b.high, a.high - b.low};
  if (isa<arith::MulIOp>(op))
    return multiply(a, b);
  if (isa<arith::DivUIOp>(op) && a.low >= 0 && b.low > 0)
    return IndexRange{a.low / b.high, a.high / b.low};
  if (isa<arith::MaxSIOp>(op))
    return IndexRange{std::max(a.low, b.low), std::max(a.high, b.high)};
  if (isa<arith::MinSIOp>(op))
    return IndexRange{std::min(a.low, b.low), std::min(a.high, b.high)};
  return std::nullopt;
}

std::optional<IndexRange> nnprim::getRange(const LoopNest &nest, Value value,
                                           ArrayRef<IndexRange> loops) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return IndexRange{*constant, *constant};
  Operation *op = value.getDefiningOp();
  // Sums of narrower integers may wrap.
  if (!op || !value.getType().isIndex())
    return std::nullopt;
  if (auto index = dyn_cast<linalg::IndexOp>(op)) {
    int64_t loop = nest.loopOfIterator[index.getDim()];
    return loop < 0 ? IndexRange{0, 0} : loops[loop];
  }
  if (op->getNumOperands() != 2)
    return std::nullopt;
  std::optional<IndexRange> a = getRange(nest, op->getOperand(0), loops);
  std::optional<IndexRange> b = getRange(nest, op->getOperand(1), loops);
  return a && b ? combine(op, *a, *b) : std::nullopt;
}

Value nnprim::foldBound(const LoopNest &nest, Operation *op,
                        ArrayRef<IndexRange> loops) {
  bool isMaximum = isa<arith::MaxSIOp>(op);
  if (!isMaximum && !isa<arith::MinSIOp>(op))
    return {};
  Value first = op->getOperand(0), second = op->getOperand(1);
  std::optional<IndexRange> a = getRange(nest, first, loops);
  std::optional<IndexRange> b = getRange(nest, second, loops);
  if (!a || !b)
    return {};
  if (a->low >= b->high)
    return isMaximum ? first : second;
  if (a->high <= b->low)
    return isMaximum ? second : first;
  return {};
}

//===----------------------------------------------------------------------===//
// Parts of loops
//===----------------------------------------------------------------------===//

/// Whether a value depends on loop `dim`, and on no other loop over results but
/// `unrolled`.
static bool dependsOnlyOn(const LoopNest &nest, Value value, unsigned dim,
                          ArrayRef<unsigned> unrolled) {
  bool dependsOnIt = false, isAlone = true;
  SmallVector<Value> worklist{value};
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val().getDefiningOp();
    if (!op) {
      isAlone = false;
      continue;
    }
    auto index = dyn_cast<linalg::IndexOp>(op);
    if (!index) {
      llvm::append_range(worklist, op->getOperands());
      continue;
    }
    int64_t loop = nest.loopOfIterator[index.getDim()];
    dependsOnIt |= loop == int64_t(dim);
    isAlone &= loop < 0 || loop == int64_t(dim) ||
               nest.dims[loop].isReduction ||
               llvm::is_contained(unrolled, loop);
  }
  return dependsOnIt && isAlone;
}

SmallVector<LoopPart> nnprim::findParts(const LoopNest &nest, unsigned dim,
                                        ArrayRef<unsigned> unrolled,
                                        int64_t lanes) {
  int64_t extent = nest.dims[dim].extent;
  SmallVector<Operation *> bounds;
  for (Operation &op : nest.getArgument(0).getOwner()->without_terminator())
    if (isa<arith::MaxSIOp, arith::MinSIOp>(op) &&
        dependsOnlyOn(nest, op.getResult(0), dim, unrolled))
      bounds.push_back(&op);
  if (bounds.empty())
    return {{0, extent}};
  SmallVector<IndexRange> loops;
  for (const LoopDim &loop : nest.dims)
    loops.push_back({0, loop.extent - 1});
  auto foldsIn = [&](LoopPart part) {
    loops[dim] = {part.begin, part.end - 1};
    return llvm::all_of(
        bounds, [&](Operation *op) { return !!foldBound(nest, op, loops); });
  };
  // Inside, a bound is the same operand everywhere, as it is in the middle.
  LoopPart inside{0, extent};
  int64_t middle = extent / 2;
  while (inside.begin < middle && !foldsIn({inside.begin, middle + 1}))
    ++inside.begin;
  while (inside.end > middle + 1 && !foldsIn({middle, inside.end}))
    --inside.end;
  // More code has to pay: most of the loop is inside.
  if (2 * (inside.end - inside.begin) < extent || !foldsIn(inside))
    return {{0, extent}};
  LoopPart whole{int64_t(llvm::alignTo(inside.begin, lanes)),
                 extent - int64_t(llvm::alignTo(extent - inside.end, lanes))};
  if (whole.begin <= whole.end)
    inside = whole;
  SmallVector<LoopPart> parts;
  if (inside.begin > 0)
    parts.push_back({0, inside.begin});
  if (inside.begin < inside.end)
    parts.push_back(inside);
  if (inside.end < extent)
    parts.push_back({inside.end, extent});
  return parts;
}
