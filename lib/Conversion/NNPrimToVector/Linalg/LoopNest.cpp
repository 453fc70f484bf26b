//===- LoopNest.cpp - Loops and accesses of a linalg op -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopNest.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// A result of an indexing map as Σ factor · ((d mod modulus) floordiv
/// divisor).
struct Term {
  unsigned dim;
  int64_t factor, divisor = 1, modulus = 0;
};
} // namespace

/// Adds `factor` · `expr` to `terms`. Fails on what is not a sum of multiples
/// of dimensions, divided or not.
static LogicalResult collectTerms(AffineExpr expr, int64_t factor,
                                  SmallVectorImpl<Term> &terms) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    terms.push_back({dim.getPosition(), factor});
    return success();
  }
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return success(constant.getValue() == 0);
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return failure();
  if (expr.getKind() == AffineExprKind::Add)
    return success(succeeded(collectTerms(binary.getLHS(), factor, terms)) &&
                   succeeded(collectTerms(binary.getRHS(), factor, terms)));
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!constant)
    return failure();
  if (expr.getKind() == AffineExprKind::Mul)
    return collectTerms(binary.getLHS(), factor * constant.getValue(), terms);
  auto dim = dyn_cast<AffineDimExpr>(binary.getLHS());
  if (!dim || constant.getValue() <= 0)
    return failure();
  if (expr.getKind() == AffineExprKind::FloorDiv)
    terms.push_back({dim.getPosition(), factor, constant.getValue(), 0});
  else if (expr.getKind() == AffineExprKind::Mod)
    terms.push_back({dim.getPosition(), factor, 1, constant.getValue()});
  else
    return failure();
  return success();
}

namespace {
/// An operand while the nest is built: its strides and the terms of its map,
/// with factors in elements.
struct Operand {
  Value memref;
  SmallVector<Term> terms;
};

class NestBuilder {
public:
  NestBuilder(linalg::GenericOp op, LoopNest &nest) : op(op), nest(nest) {}
  CheckResult build();

private:
  CheckResult addOperand(Value value, AffineMap map);
  CheckResult addFinish();
  CheckResult findSplits();
  void makeLoops();
  void mergeLoops();
  bool canMerge(unsigned outer, unsigned inner) const;
  void eraseLoop(unsigned dim);

  linalg::GenericOp op;
  LoopNest &nest;
  SmallVector<Operand> operands;
  /// For each iterator the number by which its index is divided, or 0.
  SmallVector<int64_t> splits;
};
} // namespace

CheckResult NestBuilder::addOperand(Value value, AffineMap map) {
  auto type = dyn_cast<MemRefType>(value.getType());
  if (!type) {
    operands.push_back({value, {}});
    return success();
  }
  if (!type.hasStaticShape())
    return "a shape is dynamic";
  if (!isa<FlyteType>(type.getElementType()) &&
      type.getElementTypeBitWidth() % 8 != 0)
    return "elements are no whole bytes";
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)) ||
      llvm::is_contained(strides, ShapedType::kDynamic))
    return "a stride is dynamic";
  if (llvm::any_of(strides, [](int64_t stride) { return stride < 0; }))
    return "a memref is laid out backwards";
  Operand result{value, {}};
  for (auto [expr, stride] : llvm::zip_equal(map.getResults(), strides))
    if (failed(collectTerms(expr, stride, result.terms)))
      return "an index is not a sum of loop indices";
  operands.push_back(std::move(result));
  return success();
}

/// Adds what the finishing op reads beside the results, indexed by the loops of
/// the nest that index its results.
CheckResult NestBuilder::addFinish() {
  linalg::GenericOp finish = nest.finish;
  AffineMap results = op.getIndexingMapsArray().back();
  AffineMap changed = finish.getIndexingMapsArray().back();
  SmallVector<AffineExpr> loops(finish.getNumLoops());
  for (auto [from, to] :
       llvm::zip_equal(changed.getResults(), results.getResults()))
    loops[cast<AffineDimExpr>(from).getPosition()] = to;
  for (OpOperand *operand : finish.getDpsInputOperands()) {
    AffineMap map =
        finish.getMatchingIndexingMap(operand).replaceDimsAndSymbols(
            loops, {}, op.getNumLoops(), 0);
    if (CheckResult result = addOperand(operand->get(), map); failed(result))
      return result;
  }
  return success();
}

/// An index that is divided, or of which a remainder is taken, by one number is
/// that of two loops.
CheckResult NestBuilder::findSplits() {
  splits.assign(op.getNumLoops(), 0);
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  for (const Operand &operand : operands)
    for (const Term &term : operand.terms) {
      int64_t by = std::max(term.modulus, term.divisor);
      if (by == 1 && term.modulus == 0)
        continue;
      int64_t &split = splits[term.dim];
      if (by > 0 && (split == 0 || split == by) &&
          extents[term.dim] % by == 0) {
        split = by;
        continue;
      }
      return "an index is divided by what does not divide its extent";
    }
  return success();
}

void NestBuilder::makeLoops() {
  llvm::BitVector indexed(op.getNumLoops());
  op.getBody()->walk(
      [&](linalg::IndexOp index) { indexed.set(index.getDim()); });
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  nest.accesses.clear();
  for (const Operand &operand : operands)
    nest.accesses.push_back({operand.memref, {}});
  auto addLoop = [&](unsigned iterator, int64_t extent, auto &&getFactor) {
    bool isReduction =
        op.getIteratorTypesArray()[iterator] == utils::IteratorType::reduction;
    nest.dims.push_back({extent, isReduction, indexed.test(iterator)});
    for (auto [access, operand] : llvm::zip_equal(nest.accesses, operands)) {
      int64_t stride = 0;
      for (const Term &term : operand.terms)
        if (term.dim == iterator)
          stride += getFactor(term);
      access.strides.push_back(stride);
    }
  };
  for (unsigned i = 0, e = op.getNumLoops(); i < e; ++i) {
    nest.loopOfIterator.push_back(nest.dims.size());
    int64_t split = splits[i];
    if (split == 0) {
      addLoop(i, extents[i], [](const Term &term) { return term.factor; });
      continue;
    }
    addLoop(i, extents[i] / split, [&](const Term &term) {
      if (term.modulus)
        return int64_t(0);
      return term.divisor == split ? term.factor : term.factor * split;
    });
    addLoop(i, split, [&](const Term &term) {
      return term.divisor == split && split != 1 ? 0 : term.factor;
    });
  }
}

void NestBuilder::eraseLoop(unsigned dim) {
  nest.dims.erase(nest.dims.begin() + dim);
  for (Access &access : nest.accesses)
    access.strides.erase(access.strides.begin() + dim);
  for (int64_t &loop : nest.loopOfIterator) {
    if (loop == int64_t(dim))
      loop = -1;
    else if (loop > int64_t(dim))
      --loop;
  }
}

bool NestBuilder::canMerge(unsigned outer, unsigned inner) const {
  const LoopDim &a = nest.dims[outer], &b = nest.dims[inner];
  if (outer == inner || a.isReduction != b.isReduction || a.isIndexed ||
      b.isIndexed)
    return false;
  return llvm::all_of(nest.accesses, [&](const Access &access) {
    return access.strides[outer] == access.strides[inner] * b.extent;
  });
}

void NestBuilder::mergeLoops() {
  for (unsigned dim = nest.dims.size(); dim-- > 0;)
    if (nest.dims[dim].extent == 1)
      eraseLoop(dim);
  for (unsigned inner = 0; inner < nest.dims.size();) {
    unsigned outer = 0;
    while (outer < nest.dims.size() && !canMerge(outer, inner))
      ++outer;
    if (outer == nest.dims.size()) {
      ++inner;
      continue;
    }
    nest.dims[inner].extent *= nest.dims[outer].extent;
    eraseLoop(outer);
    inner = 0;
  }
}

CheckResult NestBuilder::build() {
  for (OpOperand &operand : op->getOpOperands())
    if (CheckResult result =
            addOperand(operand.get(), op.getMatchingIndexingMap(&operand));
        failed(result))
      return result;
  if (nest.finish)
    if (CheckResult result = addFinish(); failed(result))
      return result;
  if (CheckResult result = findSplits(); failed(result))
    return result;
  for (auto [dim, split] : llvm::enumerate(splits)) {
    bool isIndexed = false;
    op.getBody()->walk([&, dim = dim](linalg::IndexOp index) {
      isIndexed |= index.getDim() == dim;
    });
    if (split && isIndexed)
      return "an index is both divided and part of the result";
  }
  if (llvm::is_contained(op.getStaticLoopRanges(), 0))
    return "there is no iteration";
  makeLoops();
  mergeLoops();
  return success();
}

CheckResult nnprim::matchLoopNest(linalg::GenericOp op,
                                  linalg::GenericOp finish, LoopNest &nest) {
  nest = LoopNest();
  nest.op = op;
  nest.finish = finish;
  return NestBuilder(op, nest).build();
}
