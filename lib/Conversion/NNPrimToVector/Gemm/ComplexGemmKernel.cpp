//===- ComplexGemmKernel.cpp - Micro-kernel of complex tuples -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The kernel computes one register tile of a complex matrix product. Real and
// imaginary parts are in separate vectors, so that a product takes four FMAs.
// Each broadcast part of A multiplies both parts of B before the next part is
// loaded, so that one register holds it.
//

#include "Kernels.h"

#include "NNPrim/Plan/KernelResources.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

using Values = SmallVector<Value>;

namespace {
struct ComplexTile {
  KernelBuilder &b;
  TupleGemmOp op;
  int64_t rows;
  SmallVector<int64_t> widths;

  int64_t getNumVectors() const { return widths.size(); }
  Values run(int64_t begin, int64_t end, int64_t step, Values sums);
  void addProducts(Value k, ArrayRef<Value> a, MutableArrayRef<Value> sums);
  void store(ArrayRef<Value> sums);
};
} // namespace

/// Adds the products of elements `a` of A and row `k` of B to the sums. `a`
/// holds the real and the imaginary part of one row after the other; `sums`
/// holds, for each row, the vectors of real parts and then those of imaginary
/// parts.
void ComplexTile::addProducts(Value k, ArrayRef<Value> a,
                              MutableArrayRef<Value> sums) {
  int64_t vectors = getNumVectors();
  Values rhs;
  for (int64_t part : {0, 1})
    for (auto [j, width] : llvm::enumerate(widths)) {
      Values indices{b.index(part), k, b.index(j * b.getLanes())};
      Value vector = b.loadF32(op.getRhs(), indices, width);
      if (width < b.getLanes())
        // The missing lanes are never stored.
        vector = vector::InsertStridedSliceOp::create(
            b, vector, b.splat(0.0f, b.getLanes()), ArrayRef<int64_t>{0},
            ArrayRef<int64_t>{1});
      rhs.push_back(vector);
    }
  for (int64_t row = 0; row < rows; ++row) {
    Value *re = &sums[2 * vectors * row], *im = re + vectors;
    Value factor = b.broadcast(a[2 * row], b.getLanes());
    for (int64_t j = 0; j < vectors; ++j) {
      re[j] = b.fma(factor, rhs[j], re[j]);
      im[j] = b.fma(factor, rhs[vectors + j], im[j]);
    }
    factor = b.broadcast(a[2 * row + 1], b.getLanes());
    for (int64_t j = 0; j < vectors; ++j) {
      Value minus = arith::NegFOp::create(b, factor);
      re[j] = b.fma(minus, rhs[vectors + j], re[j]);
      im[j] = b.fma(factor, rhs[j], im[j]);
    }
  }
}

/// Runs k in [begin, end): one element of A at a time, or `step` of them in a
/// vector.
Values ComplexTile::run(int64_t begin, int64_t end, int64_t step, Values sums) {
  return b.loop(begin, end, step, sums, [&](Value k, ValueRange carried) {
    Values results(carried), vectors;
    if (std::optional<int64_t> rows = op.getPrefetchRhs())
      for (int64_t part : {0, 1})
        for (int64_t lane = 0; lane < step; ++lane)
          b.prefetch(op.getRhs(),
                     {b.index(part), b.add(k, *rows + lane), b.index(0)},
                     cast<MemRefType>(op.getRhs().getType()).getDimSize(2));
    auto getIndices = [&](int64_t row, int64_t part) -> Values {
      return {b.index(part), b.index(row), k};
    };
    for (int64_t row = 0; step > 1 && row < rows; ++row)
      for (int64_t part : {0, 1})
        vectors.push_back(b.loadF32(op.getLhs(), getIndices(row, part), step));
    for (int64_t lane = 0; lane < step; ++lane) {
      Values a;
      for (int64_t i = 0; i < 2 * rows; ++i)
        a.push_back(step > 1
                        ? Value(vector::ExtractOp::create(b, vectors[i], lane))
                        : Value(memref::LoadOp::create(
                              b, op.getLhs(), getIndices(i / 2, i % 2))));
      addProducts(b.add(k, lane), a, results);
    }
    return results;
  });
}

void ComplexTile::store(ArrayRef<Value> sums) {
  const Value *next = sums.begin();
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t part : {0, 1})
      for (auto [j, width] : llvm::enumerate(widths))
        b.store(b.head(*next++, width), op.getInit(),
                {b.index(part), b.index(row), b.index(j * b.getLanes())});
}

/// Checks that the op is a register tile of a complex product.
static CheckResult match(TupleGemmOp op, const TargetDesc &target) {
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (!type || !type.hasStaticShape())
      return "an operand is not a memref of static shape";
    if (!type.getElementType().isF32() && operand != op.getRhs())
      return "the element type is not f32";
    if (!hasUnitInnerStride(operand))
      return "the innermost dimension is not contiguous";
  }
  auto type = cast<MemRefType>(op.getInit().getType());
  if (op.getComplexFrom() != 0 || type.getDimSize(0) != 2)
    return "it is not one complex coefficient";
  if (type.getDimSize(1) > getMaxComplexRows(target, type.getDimSize(2)))
    return "the tile exceeds the register file";
  return success();
}

CheckResult nnprim::emitComplexGemmKernel(TupleGemmOp op,
                                          const TargetDesc &target) {
  if (CheckResult result = match(op, target); failed(result))
    return result;
  KernelBuilder b(op, target);
  auto type = cast<MemRefType>(op.getInit().getType());
  ComplexTile tile{b, op, type.getDimSize(1),
                   getVectorWidths(type.getDimSize(2), b.getLanes())};
  int64_t depth = cast<MemRefType>(op.getLhs().getType()).getDimSize(2);
  int64_t vectorised =
      target.hasElementFma ? depth / b.getLanes() * b.getLanes() : 0;
  Values sums(2 * tile.rows * tile.getNumVectors(),
              b.splat(0.0f, b.getLanes()));
  sums = tile.run(0, vectorised, b.getLanes(), sums);
  sums = tile.run(vectorised, depth, 1, sums);
  tile.store(sums);
  return success();
}
