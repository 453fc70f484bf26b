//===- ScaleRows.cpp - Rows of f32 as integers that share a scale ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Each row is read twice: for its greatest magnitude, then to be rounded, when
// L1 has it. Magnitudes are compared as integers, which orders them like floats
// and puts infinities and NaNs above all others.
//

#include "Kernels.h"
#include "TargetHooks.h"

#include "NNPrim/Problem/ScaledPairs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// Emits the loops for one op.
class RowScaler {
public:
  RowScaler(KernelBuilder &b, ScaleRowsOp op)
      : b(b), input(op.getInput()), init(op.getInit()),
        factors(op.getFactors()),
        depth(cast<MemRefType>(input.getType()).getDimSize(1)) {}

  void scaleRow(Value row);

private:
  Value integers(int64_t value, int64_t width) {
    auto type = VectorType::get(width, b.getI32Type());
    return arith::ConstantOp::create(
        b, type, DenseElementsAttr::get(type, b.getI32IntegerAttr(value)));
  }
  /// `width` values from `k` on, and zeros behind them in a whole vector.
  Value load(Value row, Value k, int64_t width) {
    Value values = b.loadF32(input, {row, k}, width);
    if (factors)
      values = arith::MulFOp::create(b, values, b.loadF32(factors, k, width));
    return b.widen(values, b.getLanes());
  }
  /// The bits of the greatest magnitude.
  Value findGreatest(Value row);
  /// Rounds `width` values from `k` on to the nearest integers.
  Value round(Value row, Value k, int64_t width, Value inverse);
  void storePairs(Value row, Value k, int64_t width, Value inverse);

  KernelBuilder &b;
  Value input, init, factors;
  int64_t depth;
};
} // namespace

Value RowScaler::findGreatest(Value row) {
  int64_t lanes = b.getLanes(), whole = depth / lanes * lanes;
  // An instruction a cycle, whatever the latency of two.
  int64_t chains = std::clamp<int64_t>(whole / lanes, 1, 4);
  int64_t step = chains * lanes, unrolled = whole / step * step;
  Value mask = integers(0x7fffffff, lanes);
  auto update = [&](Value &greatest, Value k, int64_t width) {
    Value bits = b.bitcast(load(row, k, width), b.getI32Type());
    greatest = arith::MaxSIOp::create(b, greatest,
                                      arith::AndIOp::create(b, bits, mask));
  };
  SmallVector<Value> starts(
      chains, integers(llvm::bit_cast<int32_t>(kLeastGreatest), lanes));
  SmallVector<Value> found =
      b.loop(0, unrolled, step, starts, [&](Value k, ValueRange carried) {
        SmallVector<Value> next(carried);
        for (auto [i, greatest] : llvm::enumerate(next))
          update(greatest, b.add(k, int64_t(i) * lanes), lanes);
        return next;
      });
  for (int64_t k = unrolled; k < depth; k += lanes)
    update(found[(k - unrolled) / lanes % chains], b.index(k),
           std::min(lanes, depth - k));
  Value all = found.front();
  for (Value other : ArrayRef(found).drop_front())
    all = arith::MaxSIOp::create(b, all, other);
  return vector::ReductionOp::create(b, vector::CombiningKind::MAXSI, all);
}

Value RowScaler::round(Value row, Value k, int64_t width, Value inverse) {
  Value scaled = arith::MulFOp::create(b, load(row, k, width), inverse);
  Value integers = emitRoundToInteger(b, scaled);
  if (!integers)
    integers = arith::FPToSIOp::create(
        b, VectorType::get(b.getLanes(), b.getI32Type()),
        math::RoundEvenOp::create(b, scaled));
  return integers;
}

void RowScaler::storePairs(Value row, Value k, int64_t width, Value inverse) {
  Value integers = round(row, k, width, inverse);
  auto words = VectorType::get(b.getLanes(), b.getI16Type());
  Value pairs =
      b.bitcast(arith::TruncIOp::create(b, words, integers), b.getI32Type());
  int64_t count = llvm::alignTo(width, kScaledTerms) / 2;
  Value place = arith::DivUIOp::create(b, k, b.index(2));
  vector::StoreOp::create(b, b.head(pairs, count), init,
                          ValueRange{row, place});
}

void RowScaler::scaleRow(Value row) {
  Value bits = findGreatest(row);
  Value greatest = arith::BitcastOp::create(b, b.getF32Type(), bits);
  Value inverse = arith::DivFOp::create(b, b.constant(kMaxScaled), greatest);
  inverse = b.broadcast(inverse, b.getLanes());
  int64_t lanes = b.getLanes(), whole = depth / lanes * lanes;
  b.loop(0, whole, lanes, {}, [&](Value k, ValueRange) {
    storePairs(row, k, lanes, inverse);
    return SmallVector<Value>();
  });
  if (whole < depth)
    storePairs(row, b.index(whole), depth - whole, inverse);
  // That of an infinity, too, is NaN.
  Value scale =
      arith::MulFOp::create(b, greatest, b.constant(1.0f / kMaxScaled));
  scale = arith::AddFOp::create(b, scale,
                                arith::SubFOp::create(b, greatest, greatest));
  memref::StoreOp::create(b, arith::BitcastOp::create(b, b.getI32Type(), scale),
                          init,
                          ValueRange{row, b.index(getScaledDepth(depth) - 1)});
}

CheckResult nnprim::emitScaleRows(ScaleRowsOp op, const TargetDesc &target) {
  auto inputType = dyn_cast<MemRefType>(op.getInput().getType());
  auto initType = dyn_cast<MemRefType>(op.getInit().getType());
  if (!inputType || !initType || !inputType.hasStaticShape() ||
      !initType.hasStaticShape())
    return "an operand is not a memref of static shape";
  if (!hasUnitInnerStride(op.getInput()) || !hasUnitInnerStride(op.getInit()) ||
      (op.getFactors() && !hasUnitInnerStride(op.getFactors())))
    return "the innermost dimension is not contiguous";
  KernelBuilder b(op, target);
  RowScaler scaler(b, op);
  b.parallelLoop(0, inputType.getDimSize(0), 1,
                 [&](Value row) { scaler.scaleRow(row); });
  return success();
}
