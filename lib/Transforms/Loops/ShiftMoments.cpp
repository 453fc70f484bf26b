//===- ShiftMoments.cpp - Mean and variance in one pass over a row --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With s any number, d the mean of x - s and n the number of terms, the mean is
// s + d, and the sum of squared differences from it sum((x - s)^2) - n d^2. The
// difference loses digits where n d^2 is much larger than what remains. If s is
// the mean of a part f of the terms, that part alone contributes at least
// f / (1 - f) n d^2 to the sum of squared differences, so that rounding errors
// grow by 1 / f at most, whatever the terms are.
//
//===----------------------------------------------------------------------===//

#include "ShiftMoments.h"

#include "NNPrim/Dialect/NNPrim/Utils/ReductionFinish.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionStarts.h"
#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ViewSource.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace nnprim;

/// Terms of a row from which a pass over them takes longer than what is added
/// for each row.
static constexpr int64_t kLeastTerms = 512;

/// The part of the terms whose mean is the shift, as a divisor.
static constexpr int64_t kShiftDivisor = 16;

namespace {
/// The mean of rows, as a sum that is multiplied in place, and the sum of
/// squared differences from it, right behind.
struct Moments {
  linalg::GenericOp sum, finish, squares;
  linalg::FillOp squaresFill;
  /// Terms of a row.
  int64_t numTerms = 1;
};
} // namespace

static bool isFilledWithZero(linalg::FillOp fill) {
  return fill && matchPattern(fill.getInputs().front(), m_AnyZeroFloat());
}

/// Whether the body of a reduction is `term + sum`, of which `isTerm` knows the
/// term.
static bool isSumOf(linalg::GenericOp op, size_t numOps,
                    llvm::function_ref<bool(Value)> isTerm) {
  Block &body = *op.getBody();
  Value sum = body.getArguments().back();
  auto add = body.getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!add || body.getOperations().size() != numOps + 2)
    return false;
  return (add.getLhs() == sum && isTerm(add.getRhs())) ||
         (add.getRhs() == sum && isTerm(add.getLhs()));
}

static bool isSumOfInput(linalg::GenericOp op) {
  return isSumOf(
      op, 0, [&](Value term) { return term == op.getBody()->getArgument(0); });
}

static bool isSumOfSquares(linalg::GenericOp op) {
  return isSumOf(op, 2, [&](Value term) {
    auto square = term.getDefiningOp<arith::MulFOp>();
    auto difference = square && square.getLhs() == square.getRhs()
                          ? square.getLhs().getDefiningOp<arith::SubFOp>()
                          : arith::SubFOp();
    return difference && difference.getLhs() == op.getBody()->getArgument(0) &&
           difference.getRhs() == op.getBody()->getArgument(1);
  });
}

/// Whether the op multiplies its result by 1 / `count`.
static bool isDivisionBy(linalg::GenericOp op, int64_t count) {
  Block &body = *op.getBody();
  APFloat factor(0.0f);
  auto product =
      body.getTerminator()->getOperand(0).getDefiningOp<arith::MulFOp>();
  if (!product || body.getOperations().size() != 2 ||
      product.getLhs() != body.getArguments().back() ||
      !matchPattern(product.getRhs(), m_ConstantFloat(&factor)))
    return false;
  return factor.bitwiseIsEqual(APFloat(1.0f / count));
}

/// Whether all that reads the mean, behind the squares, reads what becomes of
/// them, too: of rows with infinite elements the mean is NaN and not infinite,
/// but those results are NaN anyway.
static bool isReadBesideSquares(const Moments &moments) {
  linalg::GenericOp sum = moments.sum, squares = moments.squares;
  Value squaresMemory = getMemory(squares.getOutputs().front());
  SmallVector<Value> views = {getMemory(sum.getOutputs().front())};
  if (!views.front().getDefiningOp<memref::AllocOp>() ||
      !squaresMemory.getDefiningOp<memref::AllocOp>())
    return false;
  while (!views.empty())
    for (Operation *user : views.pop_back_val().getUsers()) {
      if (isa<ViewLikeOpInterface>(user)) {
        llvm::append_range(views, user->getResults());
        continue;
      }
      bool isPart = user == sum || user == moments.finish || user == squares ||
                    isa<linalg::FillOp>(user);
      if (!isPart && (!isa<linalg::LinalgOp>(user) ||
                      llvm::none_of(user->getOperands(), [&](Value value) {
                        return getMemory(value) == squaresMemory;
                      })))
        return false;
    }
  return true;
}

/// The squares behind a mean, if nothing but the start of their sum is between.
static linalg::GenericOp findSquares(linalg::GenericOp finish) {
  Operation *next = finish->getNextNode();
  while (next && (isMemoryEffectFree(next) ||
                  isa<memref::AllocOp, linalg::FillOp>(next)))
    next = next->getNextNode();
  return dyn_cast_or_null<linalg::GenericOp>(next);
}

static std::optional<Moments> matchMoments(linalg::GenericOp sum) {
  Moments moments;
  moments.sum = sum;
  if (!sum.hasPureBufferSemantics() || sum.hasDynamicShape() ||
      sum.getNumReductionLoops() == 0 || sum.getNumDpsInputs() != 1 ||
      sum.getNumDpsInits() != 1 || !isSumOfInput(sum) ||
      !isFilledWithZero(findReductionStarts(sum).front()))
    return std::nullopt;
  SmallVector<AffineMap> maps = sum.getIndexingMapsArray();
  // f64 has digits enough, and others are rounded to fewer.
  if (!llvm::all_of(sum.getBody()->getArgumentTypes(),
                    [](Type type) { return type.isF32(); }) ||
      !maps[0].isPermutation() || !maps[1].isProjectedPermutation())
    return std::nullopt;
  for (auto [type, extent] :
       llvm::zip_equal(sum.getIteratorTypesArray(), sum.getStaticLoopRanges()))
    if (type == utils::IteratorType::reduction)
      moments.numTerms *= extent;
  moments.finish = findReductionFinish(sum);
  if (moments.numTerms < kLeastTerms || !moments.finish ||
      moments.finish.getNumDpsInputs() != 0 ||
      !isDivisionBy(moments.finish, moments.numTerms))
    return std::nullopt;

  linalg::GenericOp squares = findSquares(moments.finish);
  moments.squares = squares;
  if (!squares || squares.getNumDpsInputs() != 2 ||
      squares.getNumDpsInits() != 1 ||
      squares.getInputs()[0] != sum.getInputs()[0] ||
      getMemory(squares.getInputs()[1]) !=
          getMemory(sum.getOutputs().front()) ||
      squares.getIteratorTypesArray() != sum.getIteratorTypesArray() ||
      squares.getIndexingMapsArray() !=
          SmallVector<AffineMap>{maps[0], maps[1], maps[1]} ||
      squares.getInputs()[1].getType() != squares.getOutputs()[0].getType() ||
      !isSumOfSquares(squares))
    return std::nullopt;
  moments.squaresFill = findReductionStarts(squares).front();
  if (!isFilledWithZero(moments.squaresFill) || !isReadBesideSquares(moments))
    return std::nullopt;
  return moments;
}

/// The first `count` terms of each row, or somewhat more, as the extents of a
/// part of the input. `count` becomes how many they are.
static SmallVector<int64_t> takeFirst(linalg::GenericOp sum, int64_t &count) {
  constexpr int64_t lanes = 16;
  SmallVector<int64_t> extents = sum.getStaticLoopRanges(), taken;
  SmallVector<utils::IteratorType> types = sum.getIteratorTypesArray();
  auto isTerm = [&](unsigned loop) {
    return types[loop] == utils::IteratorType::reduction;
  };
  // Terms behind one iteration of a loop.
  int64_t inner = 1;
  for (auto [loop, extent] : llvm::enumerate(extents))
    inner *= isTerm(loop) ? extent : 1;
  int64_t total = 1;
  for (AffineExpr expr : sum.getIndexingMapsArray()[0].getResults()) {
    unsigned loop = cast<AffineDimExpr>(expr).getPosition();
    taken.push_back(extents[loop]);
    if (!isTerm(loop))
      continue;
    inner /= extents[loop];
    int64_t own = llvm::divideCeil(count, inner);
    if (own > lanes)
      own = llvm::alignTo(own, lanes);
    taken.back() = std::min(own, extents[loop]);
    total *= taken.back();
    count = std::min(count, inner);
  }
  count = total;
  return taken;
}

static Value createFloat(OpBuilder &b, Location loc, float value) {
  return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(value));
}

/// Lets the sum and what finishes it compute the mean of the first terms.
static void computeShift(const Moments &moments) {
  linalg::GenericOp sum = moments.sum, finish = moments.finish;
  int64_t count = llvm::divideCeil(moments.numTerms, kShiftDivisor);
  SmallVector<int64_t> sizes = takeFirst(sum, count);
  OpBuilder b(sum);
  SmallVector<OpFoldResult> offsets(sizes.size(), b.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(sizes.size(), b.getIndexAttr(1));
  Value part = memref::SubViewOp::create(
      b, sum.getLoc(), sum.getInputs()[0], offsets,
      getAsIndexOpFoldResult(b.getContext(), sizes), strides);
  sum.getInputsMutable().assign(part);
  // What finishes a sum is computed where the sum is.
  Value factor = createFloat(b, finish.getLoc(), 1.0f / count);
  finish.getBody()->front().setOperand(1, factor);
}

/// Computes the moments of all terms less the shift, then what they are of the
/// terms themselves.
static void sumShifted(const Moments &moments) {
  linalg::GenericOp squares = moments.squares;
  linalg::FillOp fill = moments.squaresFill;
  // Nothing but fills may be between a reduction and its starts.
  ImplicitLocOpBuilder b(squares.getLoc(), fill);
  Value shift = squares.getInputs()[1], total = squares.getOutputs().front();
  Value rest = memref::AllocOp::create(
      b, MemRefType::get(cast<MemRefType>(total.getType()).getShape(),
                         b.getF32Type()));
  b.setInsertionPoint(squares);
  linalg::FillOp::create(b, fill.getInputs(), rest);
  SmallVector<AffineMap> maps = squares.getIndexingMapsArray();
  maps.push_back(maps.back());
  linalg::GenericOp::create(
      b, squares.getInputs(), ValueRange{rest, total}, maps,
      squares.getIteratorTypesArray(),
      [](OpBuilder &builder, Location loc, ValueRange args) {
        Value difference =
            arith::SubFOp::create(builder, loc, args[0], args[1]);
        Value square =
            arith::MulFOp::create(builder, loc, difference, difference);
        Value sums[] = {
            arith::AddFOp::create(builder, loc, difference, args[2]),
            arith::AddFOp::create(builder, loc, square, args[3])};
        linalg::YieldOp::create(builder, loc, sums);
      });

  int64_t rank = cast<MemRefType>(total.getType()).getRank();
  SmallVector<AffineMap> same(3, b.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> loops(rank, utils::IteratorType::parallel);
  Value part = createFloat(b, b.getLoc(), 1.0f / moments.numTerms);
  Value zero = createFloat(b, b.getLoc(), 0.0f);
  linalg::GenericOp::create(
      b, ValueRange{rest}, ValueRange{shift, total}, same, loops,
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value mean = arith::MulFOp::create(builder, loc, args[0], part);
        Value moved = arith::AddFOp::create(builder, loc, args[1], mean);
        Value product = arith::MulFOp::create(builder, loc, args[0], mean);
        Value left = arith::SubFOp::create(builder, loc, args[2], product);
        // Rounding makes it negative where all terms are about equal. NaN
        // stays.
        Value isLess = arith::CmpFOp::create(
            builder, loc, arith::CmpFPredicate::OLT, left, zero);
        left = arith::SelectOp::create(builder, loc, isLess, zero, left);
        linalg::YieldOp::create(builder, loc, ValueRange{moved, left});
      });
  squares.erase();
}

int64_t nnprim::shiftMoments(func::FuncOp function) {
  SmallVector<Moments> found;
  function.walk([&](linalg::GenericOp op) {
    // A pipeline of rows hides the passes behind each other.
    if (op->hasAttr(stripPartsAttrName))
      return;
    if (std::optional<Moments> moments = matchMoments(op))
      found.push_back(*moments);
  });
  for (const Moments &moments : found) {
    computeShift(moments);
    sumShifted(moments);
  }
  return found.size();
}
