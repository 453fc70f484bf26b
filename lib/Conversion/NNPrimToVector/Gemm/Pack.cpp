//===- Pack.cpp - Vector loops of pack ------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

/// Copies columns [column, column + count) of row k into panel row k and pads
/// them with zeros to the panel's width.
static void emitPanelRow(KernelBuilder &b, PackOp op, Value panel, Value k,
                         Value column, int64_t count) {
  int64_t nr = op.getPanelWidth();
  Type element = cast<MemRefType>(op.getRhs().getType()).getElementType();
  int64_t lanes = b.getTarget().getLanes(element.getIntOrFloatBitWidth());
  for (int64_t j = 0; j < nr; j += lanes) {
    int64_t width = std::min(lanes, nr - j);
    int64_t present = std::clamp<int64_t>(count - j, 0, width);
    auto type = VectorType::get(width, element);
    Value vector = arith::ConstantOp::create(b, type, b.getZeroAttr(type));
    if (present > 0) {
      Value part =
          b.loadAs(element, op.getRhs(), {k, b.add(column, j)}, present);
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

CheckResult nnprim::emitPack(PackOp op, const TargetDesc &target) {
  auto rhsType = dyn_cast<MemRefType>(op.getRhs().getType());
  auto initType = dyn_cast<MemRefType>(op.getInit().getType());
  if (!rhsType || !initType || !rhsType.hasStaticShape() ||
      !initType.hasStaticShape())
    return "an operand is not a memref of static shape";
  Type element = initType.getElementType();
  if (!element.isF32() && !element.isBF16() && !element.isF16())
    return "the element type is not f32, bf16 or f16";
  if (initType.getRank() != 3)
    return "its panels are interleaved";
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
