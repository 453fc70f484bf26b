//===- TileScalars.cpp - Scalar transforms of one tile --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileScalars.h"

#include "NNPrim/Generator/FourierPrograms.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

using Values = ReferenceBuilder::Values;
using Coefficients = WinogradMatrices::Matrix;

/// L·X.
static Scalars multiplyLeft(ReferenceBuilder &r, const Coefficients &l,
                            Scalars &x) {
  Scalars product(l.size(), x.columns);
  for (size_t i = 0; i < l.size(); ++i)
    for (size_t j = 0; j < x.columns; ++j) {
      Value sum = r.constant(0);
      for (size_t k = 0; k < x.rows(); ++k)
        if (l[i][k] != 0)
          sum = r.multiplyAdd(r.constant(l[i][k]), x.at(k, j), sum);
      product.at(i, j) = sum;
    }
  return product;
}

static Scalars transpose(Scalars &x) {
  Scalars result(x.columns, x.rows());
  for (size_t i = 0; i < x.rows(); ++i)
    for (size_t j = 0; j < x.columns; ++j)
      result.at(j, i) = x.at(i, j);
  return result;
}

/// L·X·Lᵀ = (L·(L·X)ᵀ)ᵀ.
Scalars nnprim::sandwich(ReferenceBuilder &r, const Coefficients &l,
                         Scalars &x) {
  Scalars left = multiplyLeft(r, l, x);
  Scalars turned = transpose(left);
  Scalars both = multiplyLeft(r, l, turned);
  return transpose(both);
}

Scalars nnprim::multiplyRightTurned(ReferenceBuilder &r, const Coefficients &l,
                                    Scalars &x) {
  Scalars turned = transpose(x);
  return multiplyLeft(r, l, turned);
}

Scalars nnprim::multiplyRight(ReferenceBuilder &r, const Coefficients &l,
                              Scalars &x) {
  Scalars product = multiplyRightTurned(r, l, x);
  return transpose(product);
}

/// Runs the steps of a 1-D Fourier transform of `line`, which overwrite its
/// slots.
static Values runFourier(ReferenceBuilder &r, FourierKind kind, int64_t size,
                         int64_t numOutputs, Values line) {
  auto apply = [&](const BasicInstruction<double> &op, Value lhs,
                   Value rhs) -> Value {
    Value factor = r.constant(op.factor);
    switch (op.kind) {
    case InstructionKind::Add:
      return arith::AddFOp::create(r.b, lhs, rhs);
    case InstructionKind::Sub:
      return arith::SubFOp::create(r.b, lhs, rhs);
    case InstructionKind::Mul:
      return arith::MulFOp::create(r.b, factor, lhs);
    case InstructionKind::MulAdd:
      return r.multiplyAdd(factor, lhs, rhs);
    case InstructionKind::MulSub:
      return r.multiplyAdd(factor, lhs, arith::NegFOp::create(r.b, rhs));
    }
    llvm_unreachable("all kinds are handled");
  };
  for (const FourierPhase &phase :
       getFourierProgram(kind, int(size), int(numOutputs), int(2 * size)))
    for (const FourierStep &step : phase) {
      std::vector<Value> inputs;
      inputs.reserve(step.inputs.size());
      for (int slot : step.inputs)
        inputs.push_back(line[slot]);
      std::vector<Value> results = step.program.run(inputs, apply);
      for (auto [slot, result] : llvm::zip_equal(step.outputs, results))
        line[slot] = result;
    }
  return line;
}

Scalars nnprim::transformFourier(ReferenceBuilder &r, Scalars &d) {
  int64_t n = d.columns;
  Scalars rows(n, n), result(n, n);
  for (int64_t a = 0; a < n; ++a) {
    Values row(d.elements.begin() + a * n, d.elements.begin() + (a + 1) * n);
    row = runFourier(r, FourierKind::Real, n, n, row);
    llvm::copy(row, rows.elements.begin() + a * n);
  }
  for (int64_t column = 0; column < n / 2; ++column) {
    Values line;
    for (int64_t a = 0; a < n; ++a)
      line.append({rows.at(a, 2 * column), rows.at(a, 2 * column + 1)});
    if (column > 0) {
      line = runFourier(r, FourierKind::Complex, n, n, line);
      for (auto [slot, value] : llvm::enumerate(line))
        result.elements[getComplexColumnPosition(n, column, slot)] = value;
      continue;
    }
    for (int64_t part : {0, 1}) {
      Values half;
      for (int64_t a = 0; a < n; ++a)
        half.push_back(line[2 * a + part]);
      half = runFourier(r, FourierKind::Real, n, n, half);
      for (auto [slot, value] : llvm::enumerate(half))
        result.elements[getRealColumnPosition(n, part, slot)] = value;
    }
  }
  return result;
}

Scalars nnprim::invertFourier(ReferenceBuilder &r, Scalars &p, int64_t m) {
  int64_t n = p.columns;
  Scalars rows(m, n), result(m, m);
  for (int64_t part : {0, 1}) {
    Values line;
    for (int64_t slot = 0; slot < n; ++slot)
      line.push_back(p.elements[getRealColumnPosition(n, part, slot)]);
    line = runFourier(r, FourierKind::RealInverse, n, m, line);
    for (int64_t a = 0; a < m; ++a)
      rows.at(a, part) = line[a];
  }
  for (int64_t column = 1; column < n / 2; ++column) {
    auto *first = p.elements.begin() + getComplexColumnPosition(n, column, 0);
    Values line = runFourier(r, FourierKind::ComplexInverse, n, m,
                             {first, first + 2 * n});
    for (int64_t a = 0; a < m; ++a)
      for (int64_t part : {0, 1})
        rows.at(a, 2 * column + part) = line[2 * getInversePlace(n, a) + part];
  }
  for (int64_t a = 0; a < m; ++a) {
    auto *first = rows.elements.begin() + a * n;
    Values row =
        runFourier(r, FourierKind::RealInverse, n, m, {first, first + n});
    for (int64_t b = 0; b < m; ++b)
      result.at(a, b) = row[b];
  }
  return result;
}

Scalars nnprim::transformTaps(ReferenceBuilder &r, int64_t alpha,
                              Scalars &taps) {
  Scalars padded(alpha, alpha);
  padded.elements = r.zeros(alpha * alpha);
  for (size_t a = 0; a < taps.rows(); ++a)
    for (size_t b = 0; b < taps.columns; ++b)
      padded.at(a, b) = taps.at(a, b);
  Scalars u = transformFourier(r, padded);
  for (auto [s, element] : llvm::enumerate(u.elements)) {
    bool isImaginary = int64_t(s) >= kNumRealCoefficients && s % 2 == 1;
    Value factor = r.constant((isImaginary ? -1.0 : 1.0) / (alpha * alpha));
    element = arith::MulFOp::create(r.b, element, factor);
  }
  return u;
}
