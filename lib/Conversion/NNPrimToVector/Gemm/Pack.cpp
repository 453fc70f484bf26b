//===- Pack.cpp - Vector loops of pack ------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

/// Copies columns [column, column + count) of row k into panel row k, extended
/// to its element type and multiplied by the row's factor, and pads them with
/// zeros to the panel's width.
static void emitPanelRow(KernelBuilder &b, PackOp op, Value panel, Value k,
                         Value column, int64_t count) {
  int64_t nr = op.getPanelWidth();
  Type element = cast<MemRefType>(op.getInit().getType()).getElementType();
  int64_t lanes = b.getTarget().getLanes(element.getIntOrFloatBitWidth());
  Value factor = op.getFactors() ? b.loadScalar(op.getFactors(), k) : Value();
  for (int64_t j = 0; j < nr; j += lanes) {
    int64_t width = std::min(lanes, nr - j);
    int64_t present = std::clamp<int64_t>(count - j, 0, width);
    auto type = VectorType::get(width, element);
    Value vector = arith::ConstantOp::create(b, type, b.getZeroAttr(type));
    if (present > 0) {
      Value part =
          b.loadExtended(element, op.getRhs(), {k, b.add(column, j)}, present);
      if (factor)
        part = arith::MulFOp::create(b, part, b.broadcast(factor, present));
      vector = present == width
                   ? part
                   : vector::InsertStridedSliceOp::create(b, part, vector,
                                                          ArrayRef<int64_t>{0},
                                                          ArrayRef<int64_t>{1})
                         .getResult();
    }
    b.store(vector, op.getInit(), {panel, k, b.index(j)});
  }
}

/// Columns [column, column + count) of row k as `width` elements, with zeros
/// behind them.
static Value loadColumns(KernelBuilder &b, PackOp op, Value k, Value column,
                         int64_t count, int64_t width) {
  Type element = getElementTypeOrSelf(op.getRhs().getType());
  if (count <= 0)
    return b.zeros(element, width);
  return b.widen(b.loadExtended(element, op.getRhs(), {k, column}, count),
                 width);
}

/// The same element of each of `rows`, whose number is a power of two, side by
/// side.
static Value interleave(KernelBuilder &b, ArrayRef<Value> rows) {
  if (rows.size() == 1)
    return rows.front();
  // (0, 2) and (1, 3) give 0 1 2 3.
  SmallVector<Value> even, odd;
  for (auto [i, row] : llvm::enumerate(rows))
    (i % 2 ? odd : even).push_back(row);
  return vector::InterleaveOp::create(b, interleave(b, even),
                                      interleave(b, odd));
}

/// A group of KR rows from row k on, of which `rows` exist, of the panel whose
/// first column is `column`. `init` has a dimension for both of a group's.
static void emitPanelGroup(KernelBuilder &b, PackOp op, Value init, Value panel,
                           Value group, int64_t rows, Value column,
                           int64_t count) {
  auto type = cast<MemRefType>(op.getInit().getType());
  int64_t nr = type.getDimSize(2), kr = type.getDimSize(3);
  int64_t bits = type.getElementType().getIntOrFloatBitWidth();
  int64_t lanes = b.getTarget().getLanes(bits) / kr;
  Value k = arith::MulIOp::create(b, group, b.index(kr));
  for (int64_t j = 0; j < nr; j += lanes) {
    int64_t width = std::min(lanes, nr - j);
    SmallVector<Value> parts;
    for (int64_t r = 0; r < kr; ++r) {
      int64_t present = r < rows ? std::min(width, count - j) : 0;
      parts.push_back(
          loadColumns(b, op, b.add(k, r), b.add(column, j), present, width));
    }
    b.store(interleave(b, parts), init, {panel, group, b.index(j * kr)});
  }
}

/// Packs groups of integers that lie together.
static CheckResult emitInterleavedPack(PackOp op, const TargetDesc &target) {
  auto rhsType = cast<MemRefType>(op.getRhs().getType());
  auto initType = cast<MemRefType>(op.getInit().getType());
  Type element = initType.getElementType();
  int64_t kr = initType.getDimSize(3), nr = initType.getDimSize(2);
  if (!element.isInteger(8) && !element.isInteger(16))
    return "its panels are interleaved, of other elements than integers";
  if (!llvm::isPowerOf2_64(kr) || !initType.getLayout().isIdentity() ||
      !hasUnitInnerStride(op.getRhs()))
    return "the innermost dimension is not contiguous";
  KernelBuilder b(op, target);
  SmallVector<ReassociationIndices> groups{{0}, {1}, {2, 3}};
  Value init = memref::CollapseShapeOp::create(b, op.getInit(), groups);
  int64_t k = rhsType.getDimSize(0), n = rhsType.getDimSize(1);
  auto emitPanel = [&](Value panel, Value column, int64_t count) {
    auto emitGroup = [&](Value group, int64_t rows) {
      emitPanelGroup(b, op, init, panel, group, rows, column, count);
    };
    b.parallelLoop(0, k / kr, 1, [&](Value group) { emitGroup(group, kr); });
    if (k % kr)
      emitGroup(b.index(k / kr), k % kr);
  };
  b.parallelLoop(0, n / nr, 1, [&](Value panel) {
    emitPanel(panel, arith::MulIOp::create(b, panel, b.index(nr)), nr);
  });
  if (n % nr)
    emitPanel(b.index(n / nr), b.index(n / nr * nr), n % nr);
  return success();
}

CheckResult nnprim::emitPack(PackOp op, const TargetDesc &target) {
  auto rhsType = dyn_cast<MemRefType>(op.getRhs().getType());
  auto initType = dyn_cast<MemRefType>(op.getInit().getType());
  if (!rhsType || !initType || !rhsType.hasStaticShape() ||
      !initType.hasStaticShape())
    return "an operand is not a memref of static shape";
  Type element = initType.getElementType();
  if (initType.getRank() == 4)
    return emitInterleavedPack(op, target);
  if (!element.isF32() && !element.isBF16() && !element.isF16())
    return "the element type is not f32, bf16 or f16";
  if (!hasUnitInnerStride(op.getRhs()) || !hasUnitInnerStride(op.getInit()))
    return "the innermost dimension is not contiguous";
  KernelBuilder b(op, target);
  int64_t k = rhsType.getDimSize(0), n = rhsType.getDimSize(1);
  int64_t nr = op.getPanelWidth();
  int64_t fullPanels = n / nr;
  auto emitPanel = [&](Value panel, Value column, int64_t count) {
    b.parallelLoop(0, k, 1, [&](Value row) {
      emitPanelRow(b, op, panel, row, column, count);
    });
  };
  b.parallelLoop(0, fullPanels, 1, [&](Value panel) {
    emitPanel(panel, arith::MulIOp::create(b, panel, b.index(nr)), nr);
  });
  if (n % nr)
    emitPanel(b.index(fullPanels), b.index(fullPanels * nr), n % nr);
  return success();
}
