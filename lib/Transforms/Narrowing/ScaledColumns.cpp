//===- ScaledColumns.cpp - Weights as integers with scales ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScaledColumns.h"

#include "NNPrim/Problem/ScaledPairs.h"

#include "mlir/IR/Threading.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>

using namespace mlir;
using namespace nnprim;

ScaledColumns ScaledColumns::getTap(int64_t tap) const {
  return {values + tap * depth * columns,
          factors,
          pairs + tap * getScaledDepth(depth) * columns,
          depth,
          columns,
          terms};
}

/// Columns that a task scales, so that it reads whole lines.
static constexpr int64_t kTaskColumns = 64;

namespace {
/// The square of ‖w‖₂ and of ‖w − w'‖₂ of a column w, where w' is what becomes
/// of it, or the greatest of each over columns.
struct SquaredNorms {
  double weights = 0, errors = 0;
};
} // namespace

/// `value`, of a magnitude of at most kMaxScaled, rounded to even: the digits
/// of the sum end at the units. A call of nearbyint would take several times as
/// long.
static float roundToUnits(float value) {
  constexpr float units = 0x1.8p23f;
  return (value + units) - units;
}

static double roundToUnits(double value) {
  constexpr double units = 0x1.8p52;
  return (value + units) - units;
}

namespace {
/// Writes columns [begin, end), and adds up what that loses of the values that
/// were divided by factors.
class ColumnWriter {
public:
  ColumnWriter(const ScaledColumns &all, int64_t begin, int64_t end,
               MutableArrayRef<SquaredNorms> sums);

  void write();

private:
  /// The integers of row `k` as halves of pairs: low ones, which clear the high
  /// ones, of an even row, and high ones, which are written behind them.
  void writeRow(int64_t k);
  void measure(int64_t k);

  const float *getRow(int64_t k) const {
    return all.values + k * all.columns + begin;
  }
  /// Row `row` of pairs, of which the last has the scales.
  MutableArrayRef<int32_t> getPairs(int64_t row) const {
    return {all.pairs + row * all.columns + begin, scales.size()};
  }

  ScaledColumns all;
  int64_t begin;
  std::vector<float> scales;
  SmallVector<float> inverses;
  /// The scales that `inverses` are the exact inverses of.
  SmallVector<double> inverted;
  MutableArrayRef<SquaredNorms> sums;
};
} // namespace

ColumnWriter::ColumnWriter(const ScaledColumns &all, int64_t begin, int64_t end,
                           MutableArrayRef<SquaredNorms> sums)
    : all(all), begin(begin),
      scales(getColumnScales(all.values + begin, all.columns, all.depth,
                             end - begin, all.terms)),
      sums(sums) {
  for (float scale : scales) {
    inverses.push_back(1 / scale);
    inverted.push_back(1 / double(inverses.back()));
  }
}

void ColumnWriter::writeRow(int64_t k) {
  const float *row = getRow(k);
  for (auto [i, pair] : llvm::enumerate(getPairs(k / 2))) {
    auto integer = static_cast<int32_t>(roundToUnits(row[i] * inverses[i]));
    pair =
        k % 2 == 0 ? integer & 0xffff : pair | int32_t(uint32_t(integer) << 16);
  }
}

void ColumnWriter::measure(int64_t k) {
  const float *row = getRow(k);
  double squaredFactor = double(all.factors[k]) * all.factors[k];
  for (auto [i, sum] : llvm::enumerate(sums)) {
    double value = row[i];
    double error = value - roundToUnits(value * inverses[i]) * inverted[i];
    sum.weights += squaredFactor * value * value;
    sum.errors += squaredFactor * error * error;
  }
}

void ColumnWriter::write() {
  for (int64_t k = 0; k < all.depth; ++k) {
    writeRow(k);
    measure(k);
  }
  int64_t last = getScaledDepth(all.depth) - 1;
  for (int64_t row = llvm::divideCeil(all.depth, 2); row < last; ++row)
    llvm::fill(getPairs(row), 0);
  for (auto [scale, bits] : llvm::zip_equal(scales, getPairs(last)))
    bits = llvm::bit_cast<int32_t>(scale);
}

/// The greatest of each.
static SquaredNorms getGreatest(ArrayRef<SquaredNorms> norms) {
  SquaredNorms greatest;
  for (const SquaredNorms &norm : norms) {
    greatest.weights = std::max(greatest.weights, norm.weights);
    greatest.errors = std::max(greatest.errors, norm.errors);
  }
  return greatest;
}

double nnprim::writeScaledColumns(MLIRContext *context,
                                  const ScaledColumns &first, int64_t taps) {
  int64_t tasks = llvm::divideCeil(first.columns, kTaskColumns);
  SmallVector<SquaredNorms> norms(tasks);
  parallelFor(context, 0, tasks, [&](size_t task) {
    int64_t begin = int64_t(task) * kTaskColumns;
    int64_t end = std::min(first.columns, begin + kTaskColumns);
    SmallVector<SquaredNorms> sums(end - begin);
    for (int64_t tap = 0; tap < taps; ++tap)
      ColumnWriter(first.getTap(tap), begin, end, sums).write();
    norms[task] = getGreatest(sums);
  });
  SquaredNorms greatest = getGreatest(norms);
  return greatest.weights == 0 ? 0
                               : std::sqrt(greatest.errors / greatest.weights);
}

SmallVector<float> nnprim::getRowFactors(MLIRContext *context,
                                         const float *values, int64_t taps,
                                         int64_t depth, int64_t columns) {
  SmallVector<float> greatest(depth, 0);
  parallelFor(context, 0, depth, [&](size_t k) {
    for (int64_t tap = 0; tap < taps; ++tap) {
      const float *row = values + (tap * depth + int64_t(k)) * columns;
      for (int64_t column = 0; column < columns; ++column)
        greatest[k] = std::max(greatest[k], std::abs(row[column]));
    }
  });
  float most = *llvm::max_element(greatest);
  SmallVector<float> factors;
  for (float value : greatest)
    factors.push_back(getChannelFactor(value, most));
  return factors;
}

bool nnprim::areScaledSumsFinite(MLIRContext *context, const float *values,
                                 int64_t rows, int64_t columns) {
  double most = 2.0 * kMaxScaled * double(rows);
  std::atomic<bool> areFinite = true;
  parallelFor(context, 0, rows, [&](size_t row) {
    ArrayRef<float> elements(values + int64_t(row) * columns, columns);
    if (!llvm::all_of(elements, [&](float value) {
          return std::abs(value) * most <= std::numeric_limits<float>::max();
        }))
      areFinite = false;
  });
  return areFinite;
}

std::vector<float> nnprim::divideRows(MLIRContext *context, const float *values,
                                      ArrayRef<float> factors, int64_t taps,
                                      int64_t columns) {
  int64_t rows = taps * int64_t(factors.size());
  std::vector<float> divided(rows * columns);
  parallelFor(context, 0, rows, [&](size_t row) {
    float factor = factors[row % factors.size()];
    for (int64_t i = int64_t(row) * columns; i < int64_t(row + 1) * columns;
         ++i)
      divided[i] = values[i] / factor;
  });
  return divided;
}
