//===- TupleGemmMacroKernel.cpp - Macro-kernel of a GEMM on tuples --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TupleGemmMacroKernel.h"

#include "EpilogueTiling.h"
#include "TileLoops.h"

#include "NNPrim/Dialect/NNPrim/Utils/StaticMemRefs.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Target/KernelRow.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

/// Emits a product whose epilogue adds the contents of `out`.
static void emitSum(ImplicitLocOpBuilder &b, Value lhs, Value rhs, Value out,
                    Value next, IntegerAttr prefetchRhs) {
  ArrayAttr maps = b.getAffineMapArrayAttr(b.getMultiDimIdentityMap(2));
  auto gemm = GemmOp::create(
      b, TypeRange(), lhs, rhs, out, out, next, /*workspace=*/Value(),
      /*factors=*/Value(), maps,
      /*prefetch_lhs=*/false, prefetchRhs, GemmPlanAttr());
  OpBuilder::InsertionGuard guard(b);
  Type type = cast<MemRefType>(out.getType()).getElementType();
  Block *block = b.createBlock(&gemm.getEpilogue(), {}, {type, type},
                               {b.getLoc(), b.getLoc()});
  Value sum =
      arith::AddFOp::create(b, block->getArgument(0), block->getArgument(1));
  YieldOp::create(b, sum);
}

/// The part of `next` that the tile at `row` prefetches: all full tiles take
/// equal parts, and a partial tile takes none unless it is the only one.
static Value getNext(ImplicitLocOpBuilder &b, TupleGemmOp op, OpFoldResult row,
                     int64_t rows, int64_t mr) {
  if (!op.getNext())
    return Value();
  int64_t elements = cast<MemRefType>(op.getNext().getType()).getNumElements();
  int64_t allRows = cast<MemRefType>(op.getInit().getType()).getDimSize(1);
  int64_t tiles = allRows / mr;
  if (tiles < 2)
    return rows == std::min(mr, allRows) ? op.getNext() : Value();
  int64_t piece = elements / tiles;
  if (rows < mr || piece == 0)
    return Value();
  OpFoldResult first = affine::makeComposedFoldedAffineApply(
      b, b.getLoc(), b.getAffineDimExpr(0).floorDiv(mr) * piece, {row});
  return createSubview(b, op.getNext(), {first}, {piece});
}

/// Emits the product of coefficient `s` or, if `count` is 2, of the complex
/// coefficient in `s` and the next one.
static void emitProduct(ImplicitLocOpBuilder &b, TupleGemmOp op, OpFoldResult s,
                        int64_t count, int64_t mr) {
  OpFoldResult zero = b.getIndexAttr(0);
  auto outType = cast<MemRefType>(op.getInit().getType());
  int64_t k = cast<MemRefType>(op.getRhs().getType()).getDimSize(1);
  int64_t columns = outType.getDimSize(2);
  Value rhs =
      createSubview(b, op.getRhs(), {s, zero, zero}, {count, k, columns});
  forEachInOrder(
      b, 0, outType.getDimSize(1), mr, [&](OpFoldResult row, int64_t rows) {
        SmallVector<OpFoldResult> offsets{s, row, zero};
        if (count == 2) {
          Value lhs = createSubview(b, op.getLhs(), offsets, {2, rows, k});
          Value out =
              createSubview(b, op.getInit(), offsets, {2, rows, columns});
          TupleGemmOp::create(b, TypeRange(), lhs, rhs, out,
                              /*next=*/Value(), b.getI64IntegerAttr(0),
                              /*accumulate=*/false, op.getPrefetchRhsAttr(),
                              TupleGemmPlanAttr());
          return;
        }
        Value lhs = dropFirst(b, op.getLhs(), offsets, {rows, k});
        Value out = dropFirst(b, op.getInit(), offsets, {rows, columns});
        Value next = getNext(b, op, row, rows, mr);
        if (op.getAccumulate())
          return emitSum(b, lhs, rhs, out, next, op.getPrefetchRhsAttr());
        GemmOp::create(
            b, TypeRange(), lhs, rhs, ValueRange(), out, next,
            /*workspace=*/Value(), /*factors=*/Value(), b.getArrayAttr({}),
            /*prefetch_lhs=*/false, op.getPrefetchRhsAttr(), GemmPlanAttr());
      });
}

/// Emits the product of coefficient `s`, whose factors are split, by tiles of
/// whole tile registers.
static void emitSplitProduct(ImplicitLocOpBuilder &b, TupleGemmOp op,
                             OpFoldResult s, int64_t maxRows) {
  OpFoldResult zero = b.getIndexAttr(0);
  ArrayRef<int64_t> out = cast<MemRefType>(op.getInit().getType()).getShape();
  ArrayRef<int64_t> panel = cast<MemRefType>(op.getRhs().getType()).getShape();
  int64_t depth = panel[1] * panel[3];
  Value rhs = createSubview(b, op.getRhs(), {s, zero, zero, zero},
                            {1, panel[1], panel[2], panel[3]});
  int64_t mr = std::min<int64_t>(
      maxRows, llvm::alignTo(getEvenRows(out[1], maxRows), kTileRows));
  forEachInOrder(b, 0, out[1], mr, [&](OpFoldResult row, int64_t rows) {
    SmallVector<OpFoldResult> offsets{s, row, zero};
    auto gemm = GemmOp::create(
        b, TypeRange(), dropFirst(b, op.getLhs(), offsets, {rows, depth}), rhs,
        ValueRange(), dropFirst(b, op.getInit(), offsets, {rows, out[2]}),
        getNext(b, op, row, rows, mr), /*workspace=*/Value(),
        /*factors=*/Value(), b.getArrayAttr({}), /*prefetch_lhs=*/false,
        /*prefetch_rhs=*/IntegerAttr(), GemmPlanAttr());
    gemm.setBf16Terms(op.getBf16Terms());
  });
}

/// The same for all coefficients.
static CheckResult emitSplitProducts(ImplicitLocOpBuilder &b, TupleGemmOp op) {
  auto outType = cast<MemRefType>(op.getInit().getType());
  auto rhsType = cast<MemRefType>(op.getRhs().getType());
  SmallVector<ReassociationIndices> panel{{0}, {1, 2, 3}};
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(rhsType, panel))
    return "the panels of the right-hand side are not contiguous";
  int64_t maxRows = op.getPlanAttr().getPlan().maxRows;
  forEachInOrder(b, 0, outType.getDimSize(0), 1, [&](OpFoldResult s, int64_t) {
    emitSplitProduct(b, op, s, maxRows);
  });
  return success();
}

CheckResult nnprim::emitTupleGemmMacroKernel(ImplicitLocOpBuilder &b,
                                             TupleGemmOp op) {
  if (CheckResult result = checkStaticMemRefs(op->getOperands());
      failed(result))
    return result;
  if (op.getBf16Terms() != 0)
    return emitSplitProducts(b, op);
  auto outType = cast<MemRefType>(op.getInit().getType());
  auto rhsType = cast<MemRefType>(op.getRhs().getType());
  // A row of a packed panel is as wide as the panel; the kernel may read its
  // padding.
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(rhsType.getStridesAndOffset(strides, offset)) || strides[2] != 1)
    return "the innermost dimension is not contiguous";
  if (outType.getDimSize(2) > strides[1])
    return "there is more than one panel of columns";
  TupleGemmPlan plan = op.getPlanAttr().getPlan();
  int64_t rows = outType.getDimSize(1);
  int64_t coefficients = outType.getDimSize(0);
  int64_t reals = op.getComplexFrom().value_or(coefficients);
  forEachInOrder(b, 0, reals, 1, [&](OpFoldResult s, int64_t) {
    emitProduct(b, op, s, 1, getEvenRows(rows, plan.maxRows));
  });
  forEachInOrder(b, reals, coefficients, 2, [&](OpFoldResult s, int64_t) {
    emitProduct(b, op, s, 2, getEvenRows(rows, plan.maxComplexRows));
  });
  return success();
}
