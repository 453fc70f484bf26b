//===- IntegerEpilogue.cpp - Epilogues of sums of integers ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IntegerEpilogue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

#include <cmath>

using namespace mlir;
using namespace nnprim;

namespace {
/// fpto{s,u}i(clamp(roundeven(source) + zeroPoint, low, high)), perhaps with
/// the sign bit flipped.
struct Requantization {
  Value source;
  int64_t zeroPoint = 0;
  std::optional<int64_t> low, high;
  /// The operations that clamp, the last first; they also say what becomes of
  /// NaN.
  SmallVector<Operation *, 2> clamps;
  /// The conversion, and the last of all operations.
  Operation *conversion = nullptr;
  Operation *last = nullptr;
};
} // namespace

/// A constant that is a whole number, small enough for f32 to add to others.
static std::optional<int64_t> getWhole(Value value) {
  constexpr double limit = 1 << 20;
  FloatAttr constant;
  if (!value.getType().isF32() || !matchPattern(value, m_Constant(&constant)))
    return std::nullopt;
  double number = constant.getValueAsDouble();
  if (!(std::abs(number) <= limit) || number != std::trunc(number))
    return std::nullopt;
  return static_cast<int64_t>(number);
}

/// The operand of a commutative `op` that is not a whole constant, and the one
/// that is.
static std::optional<std::pair<Value, int64_t>> splitWhole(Operation *op) {
  for (unsigned i : {0, 1})
    if (std::optional<int64_t> number = getWhole(op->getOperand(i)))
      return std::make_pair(op->getOperand(1 - i), *number);
  return std::nullopt;
}

/// Takes the clamping operation that computes `value`, if any, off.
static bool peelClamp(Value &value, Requantization &result) {
  Operation *op = value.getDefiningOp();
  if (!op || !value.hasOneUse())
    return false;
  bool isHigh = isa<arith::MinimumFOp, arith::MinNumFOp>(op);
  bool isLow = isa<arith::MaximumFOp, arith::MaxNumFOp>(op);
  std::optional<int64_t> &bound = isHigh ? result.high : result.low;
  if (!(isHigh || isLow) || bound)
    return false;
  auto split = splitWhole(op);
  if (!split)
    return false;
  value = split->first;
  bound = split->second;
  result.clamps.push_back(op);
  return true;
}

static std::optional<Requantization> match(Operation &conversion) {
  if (!isa<arith::FPToSIOp, arith::FPToUIOp>(conversion) ||
      conversion.getResult(0).getType().getIntOrFloatBitWidth() > 32)
    return std::nullopt;
  Requantization result;
  result.conversion = result.last = &conversion;
  Value value = conversion.getOperand(0);
  while (peelClamp(value, result))
    ;
  if (!result.low || !result.high || *result.low > *result.high ||
      !value.hasOneUse())
    return std::nullopt;
  if (auto add = value.getDefiningOp<arith::AddFOp>()) {
    auto split = splitWhole(add);
    if (!split)
      return std::nullopt;
    value = split->first;
    result.zeroPoint = split->second;
  }
  auto round = value.getDefiningOp<math::RoundEvenOp>();
  if (!round || !value.hasOneUse() || !value.getType().isF32())
    return std::nullopt;
  result.source = round.getOperand();
  return result;
}

/// After the conversion a flip of the sign bit, if it is the only reader, adds
/// 128. Takes the flip into `requantization`, and returns what the zero point
/// grows by.
static int64_t takeFlip(Requantization &requantization) {
  Value bytes = requantization.conversion->getResult(0);
  if (!bytes.getType().isInteger(8) || !bytes.hasOneUse())
    return 0;
  auto flip = dyn_cast<arith::XOrIOp>(*bytes.user_begin());
  APInt mask;
  if (!flip || flip.getLhs() != bytes ||
      !matchPattern(flip.getRhs(), m_ConstantInt(&mask)) || !mask.isSignMask())
    return 0;
  requantization.last = flip;
  return 128;
}

/// Whether the last operation can be a minimum of unsigned integers, which is
/// no instruction where one narrows with saturation, in place of one of floats:
/// numbers too large for i32 become −2³¹, as x86 converts them, a large
/// unsigned one. What comes first, a maximum, still says what becomes of NaN.
static bool endsUnsigned(const Requantization &requantization, int64_t flip) {
  Operation *last = requantization.last, *first = requantization.clamps.back();
  return last->getResult(0).getType().isInteger(8) &&
         isa<arith::MaximumFOp, arith::MaxNumFOp>(first) &&
         *requantization.low + flip >= 0 && *requantization.high + flip == 255;
}

static void rewrite(Requantization &requantization, bool convertsLargeToLeast) {
  int64_t flip = takeFlip(requantization);
  bool isUnsigned = convertsLargeToLeast && endsUnsigned(requantization, flip);
  Operation *last = requantization.last;
  ImplicitLocOpBuilder b(last->getLoc(), last);
  int64_t zero = requantization.zeroPoint;
  auto real = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(b, b.getF32FloatAttr(value));
  };
  Value value = requantization.source;
  for (Operation *clamp : llvm::reverse(requantization.clamps)) {
    bool isHigh = isa<arith::MinimumFOp, arith::MinNumFOp>(clamp);
    if (isHigh && isUnsigned)
      continue;
    int64_t bound = isHigh ? *requantization.high : *requantization.low;
    // What NaN becomes matters only to operations that take it for missing: the
    // conversion of it is undefined.
    Value limit = real(bound - zero);
    value = isHigh ? arith::MinNumFOp::create(b, value, limit).getResult()
                   : arith::MaxNumFOp::create(b, value, limit).getResult();
  }
  value = math::RoundEvenOp::create(b, value);
  value = arith::FPToSIOp::create(b, b.getI32Type(), value);
  if (zero + flip != 0)
    value = arith::AddIOp::create(
        b, value,
        arith::ConstantOp::create(b, b.getI32IntegerAttr(zero + flip)));
  if (isUnsigned)
    value = arith::MinUIOp::create(
        b, value, arith::ConstantOp::create(b, b.getI32IntegerAttr(255)));
  Type type = last->getResult(0).getType();
  if (type != value.getType())
    value = arith::TruncIOp::create(b, type, value);
  last->getResult(0).replaceAllUsesWith(value);
}

/// Erases operations whose results nothing reads any more.
static void eraseDead(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (!op.hasTrait<OpTrait::IsTerminator>() && op.use_empty())
      op.erase();
}

void nnprim::simplifyRequantization(EpilogueOpInterface op,
                                    const TargetDesc &target) {
  Region &region = op.getEpilogueRegion();
  if (region.empty())
    return;
  Block &block = region.front();
  SmallVector<Requantization> found;
  for (Operation &scalarOp : block)
    if (auto requantization = match(scalarOp))
      found.push_back(*requantization);
  for (Requantization &requantization : found)
    rewrite(requantization, target.convertsToLeastInteger);
  if (!found.empty())
    eraseDead(block);
}

std::optional<unsigned> nnprim::takeInitialSum(EpilogueOpInterface op) {
  Region &region = op.getEpilogueRegion();
  if (region.empty())
    return std::nullopt;
  BlockArgument sum = region.front().getArgument(0);
  auto add = sum.hasOneUse() ? dyn_cast<arith::AddIOp>(*sum.user_begin())
                             : arith::AddIOp();
  if (!add)
    return std::nullopt;
  auto addend = dyn_cast<BlockArgument>(add.getLhs() == sum ? add.getRhs()
                                                            : add.getLhs());
  if (!addend || addend.getOwner() != sum.getOwner())
    return std::nullopt;
  unsigned number = addend.getArgNumber() - 1;
  AffineMap map = op.getEpilogueIndexingMaps()[number];
  auto type = cast<MemRefType>(op.getEpilogueOperands()[number].getType());
  AffineExpr column = getAffineDimExpr(map.getNumDims() - 1, map.getContext());
  if (!type.isLastDimUnitStride() || map.getNumResults() != 1 ||
      map.getResult(0) != column)
    return std::nullopt;
  add.getResult().replaceAllUsesWith(sum);
  add.erase();
  return number;
}
