//===- FourierTransform.cpp - Transforms of n×n real numbers --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Generator/FourierPrograms.h"

#include "Memo.h"

#include <cstddef>
#include <tuple>

using namespace nnprim;

namespace {

/// Keeps all values in registers, so a program has one phase of one step.
constexpr int kUnlimited = 1 << 20;

using Numbers = std::vector<double>;

} // namespace

static Numbers run(FourierKind kind, int64_t numOutputs, const Numbers &line) {
  bool isComplex =
      kind == FourierKind::Complex || kind == FourierKind::ComplexInverse;
  int size = int(line.size()) / (isComplex ? 2 : 1);
  FourierProgram program =
      getFourierProgram(kind, size, int(numOutputs), kUnlimited);
  const FourierStep &step = program.front().front();
  Numbers inputs;
  for (int slot : step.inputs)
    inputs.push_back(line[slot]);
  Numbers results = step.program.run(inputs, evaluate), ordered(line.size());
  for (std::size_t i = 0; i < results.size(); ++i)
    ordered[step.outputs[i]] = results[i];
  return ordered;
}

std::vector<double> nnprim::transformFourier(const Numbers &samples,
                                             int64_t n) {
  std::vector<Numbers> rows;
  rows.reserve(n);
  for (int64_t a = 0; a < n; ++a)
    rows.push_back(
        run(FourierKind::Real, n,
            Numbers(samples.begin() + a * n, samples.begin() + (a + 1) * n)));
  Numbers coefficients(n * n);
  for (int64_t column : {0, 1}) {
    Numbers line;
    for (const Numbers &row : rows)
      line.push_back(row[column]);
    line = run(FourierKind::Real, n, line);
    for (int64_t i = 0; i < n; ++i)
      coefficients[getRealColumnPosition(n, column, i)] = line[i];
  }
  for (int64_t k = 1; k < n / 2; ++k) {
    Numbers line;
    line.reserve(2 * rows.size());
    for (const Numbers &row : rows) {
      line.push_back(row[2 * k]);
      line.push_back(row[2 * k + 1]);
    }
    line = run(FourierKind::Complex, n, line);
    for (int64_t slot = 0; slot < 2 * n; ++slot)
      coefficients[getComplexColumnPosition(n, k, slot)] = line[slot];
  }
  return coefficients;
}

std::vector<double> nnprim::invertFourier(const Numbers &coefficients,
                                          int64_t n, int64_t m) {
  std::vector<Numbers> rows(m, Numbers(n));
  for (int64_t column : {0, 1}) {
    Numbers line(n);
    for (int64_t i = 0; i < n; ++i)
      line[i] = coefficients[getRealColumnPosition(n, column, i)];
    line = run(FourierKind::RealInverse, m, line);
    for (int64_t a = 0; a < m; ++a)
      rows[a][column] = line[a];
  }
  for (int64_t k = 1; k < n / 2; ++k) {
    Numbers line(coefficients.begin() + getComplexColumnPosition(n, k, 0),
                 coefficients.begin() + getComplexColumnPosition(n, k + 1, 0));
    line = run(FourierKind::ComplexInverse, m, line);
    for (int64_t a = 0; a < m; ++a) {
      rows[a][2 * k] = line[2 * getInversePlace(n, a)];
      rows[a][2 * k + 1] = line[2 * getInversePlace(n, a) + 1];
    }
  }
  Numbers samples;
  for (const Numbers &row : rows) {
    Numbers line = run(FourierKind::RealInverse, m, row);
    samples.insert(samples.end(), line.begin(), line.begin() + m);
  }
  return samples;
}

static FourierCost countProgram(FourierKind kind, int64_t n, int64_t numOutputs,
                                int maxValues) {
  FourierCost cost{0, 0};
  for (const FourierPhase &phase :
       getFourierProgram(kind, int(n), int(numOutputs), maxValues))
    for (const FourierStep &step : phase) {
      cost.flops += step.program.countFlops();
      cost.instructions += int64_t(step.program.getInstructions().size());
    }
  return cost;
}

/// Total cost of `rows` row transforms, two real columns and n/2 − 1 complex
/// columns.
static FourierCost count(FourierKind kind, int64_t n, int64_t numOutputs,
                         int maxValues) {
  static Memo<std::tuple<FourierKind, int64_t, int64_t, int>, FourierCost> memo;
  return memo.get({kind, n, numOutputs, maxValues},
                  [&] { return countProgram(kind, n, numOutputs, maxValues); });
}

static FourierCost addLines(FourierCost real, FourierCost complex, int64_t rows,
                            FourierCost row, int64_t n) {
  return {2 * real.flops + (n / 2 - 1) * complex.flops + rows * row.flops,
          2 * real.instructions + (n / 2 - 1) * complex.instructions +
              rows * row.instructions};
}

FourierCost nnprim::countFourier(int64_t n, int maxValues) {
  FourierCost real = count(FourierKind::Real, n, n, maxValues);
  return addLines(real, count(FourierKind::Complex, n, n, maxValues), n, real,
                  n);
}

FourierCost nnprim::countFourierInverse(int64_t n, int64_t m, int maxValues) {
  FourierCost real = count(FourierKind::RealInverse, n, m, maxValues);
  return addLines(real, count(FourierKind::ComplexInverse, n, m, maxValues), m,
                  real, n);
}
