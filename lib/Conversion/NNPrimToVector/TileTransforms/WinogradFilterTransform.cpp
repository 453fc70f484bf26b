//===- WinogradFilterTransform.cpp - On-the-fly filter transform ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The kernel computes G·g·Gᵀ of one channel for a vector of filters: r columns
// of taps go through one-dimensional straight-line code, then α rows. The α×r
// intermediate vectors are in registers if these hold them, and otherwise where
// the result will be. The kernel is bound by stores, one line for each
// coefficient.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "StraightLineCode.h"
#include "TileTransforms.h"

#include "NNPrim/Generator/WinogradMatrices.h"
#include "NNPrim/Plan/KernelResources.h"

using namespace mlir;
using namespace nnprim;

using Values = SmallVector<Value>;

namespace {
/// Emits the transform of a vector of filters of one channel.
struct FilterTransform {
  KernelBuilder &b;
  FilterTransformOp op;
  StraightLineCode code;
  int64_t alpha, r;
  Value channel, filter;
  int64_t lanes;

  Value loadTap(int64_t row, Value column) {
    return b.loadF32(op.getFilter(), {b.index(row), column, channel, filter},
                     lanes);
  }
  void storeCoefficient(Value number, Value value) {
    b.store(value, op.getInit(), {number, channel, filter});
  }
  void emitInRegisters();
  void emitColumn(Value column);
  void emitRow(Value row);
  void emitInPlace();
};
} // namespace

void FilterTransform::emitInRegisters() {
  SmallVector<Values> between(r, Values(alpha));
  for (int64_t q = 0; q < r; ++q)
    code.emit(
        lanes, [&](int k) { return loadTap(k, b.index(q)); },
        [&](int i, Value sum) { between[q][i] = sum; });
  for (int64_t i = 0; i < alpha; ++i)
    code.emit(
        lanes, [&](int q) { return between[q][i]; },
        [&](int j, Value sum) {
          storeCoefficient(b.index(i * alpha + j), sum);
        });
}

void FilterTransform::emitColumn(Value column) {
  code.emit(
      lanes, [&](int k) { return loadTap(k, column); },
      [&](int i, Value sum) {
        storeCoefficient(b.add(column, i * alpha), sum);
      });
}

/// Works in place: a sum is stored once the value that it replaces was loaded.
void FilterTransform::emitRow(Value row) {
  Values waiting(r);
  SmallVector<bool> isLoaded(r);
  auto store = [&](int j, Value sum) {
    if (j < r && !isLoaded[j])
      waiting[j] = sum;
    else
      storeCoefficient(b.add(row, j), sum);
  };
  auto load = [&](int q) {
    Value value =
        b.loadF32(op.getInit(), {b.add(row, q), channel, filter}, lanes);
    isLoaded[q] = true;
    if (waiting[q])
      store(q, waiting[q]);
    return value;
  };
  code.emit(lanes, load, store);
}

void FilterTransform::emitInPlace() {
  b.loop(0, r, 1, {}, [&](Value column, ValueRange) {
    emitColumn(column);
    return Values();
  });
  b.loop(0, alpha * alpha, alpha, {}, [&](Value row, ValueRange) {
    emitRow(row);
    return Values();
  });
}

CheckResult nnprim::emitWinogradFilterTransform(FilterTransformOp op,
                                                const TargetDesc &target) {
  if (CheckResult result = matchTransform(op, op.getFilter(), op.getInit());
      failed(result))
    return result;
  if (op.getAlgorithm().isFourier() || op.getAlgorithm().isOneDimensional())
    return "it is not Winograd's in two dimensions";
  KernelBuilder b(op, target);
  int64_t m = op.getAlgorithm().getM(), r = op.getAlgorithm().getR();
  StraightLineCode code =
      getWinogradCode(b, op, getExactWinogradMatrices(m, r).g, "g", m, r);
  auto outsType = cast<MemRefType>(op.getInit().getType());
  b.loop(0, outsType.getDimSize(1), 1, {}, [&](Value channel, ValueRange) {
    forEachVector(b, outsType.getDimSize(2), /*maxCount=*/1,
                  [&](Value filter, int64_t lanes, int64_t) {
                    FilterTransform transform{b, op,      code,   m + r - 1,
                                              r, channel, filter, lanes};
                    if (keepsFiltersInRegisters(target, m, r))
                      transform.emitInRegisters();
                    else
                      transform.emitInPlace();
                  });
    return Values();
  });
  return success();
}
