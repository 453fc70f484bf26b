//===- StripBuilder.h - Ops on a strip of their operands --------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_FUSION_STRIPBUILDER_H
#define NNPRIM_LIB_TRANSFORMS_FUSION_STRIPBUILDER_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Problem/StripGeometry.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// A strip of rows whose place is known, or any of those inside of the image.
struct StripPlace {
  /// Its number; an attribute if that is known.
  mlir::OpFoldResult number;
  StripRows rows;
};

/// Emits copies of ops that compute a part of what the ops do, on memrefs.
class StripBuilder {
protected:
  using Value = mlir::Value;
  using OpFoldResult = mlir::OpFoldResult;

  explicit StripBuilder(mlir::ImplicitLocOpBuilder &b) : b(b) {}

  mlir::ImplicitLocOpBuilder &b;

  Value index(int64_t value) {
    return mlir::arith::ConstantIndexOp::create(b, value);
  }
  OpFoldResult attribute(int64_t value) { return b.getIndexAttr(value); }

  /// number · factor + summand.
  OpFoldResult apply(OpFoldResult number, int64_t factor, int64_t summand = 0) {
    return mlir::affine::makeComposedFoldedAffineApply(
        b, b.getLoc(), b.getAffineDimExpr(0) * factor + summand, {number});
  }

  /// `count` elements of `dim`, from `offset` on.
  Value cut(Value buffer, int64_t dim, OpFoldResult offset, int64_t count) {
    llvm::ArrayRef<int64_t> shape =
        mlir::cast<mlir::MemRefType>(buffer.getType()).getShape();
    llvm::SmallVector<OpFoldResult> offsets(shape.size(), attribute(0));
    llvm::SmallVector<OpFoldResult> sizes =
        mlir::getAsIndexOpFoldResult(b.getContext(), shape);
    llvm::SmallVector<OpFoldResult> strides(shape.size(), attribute(1));
    offsets[dim] = offset;
    sizes[dim] = attribute(count);
    return mlir::memref::SubViewOp::create(b, buffer, offsets, sizes, strides);
  }

  /// `count` elements of a dimension, from `offset` on.
  struct Range {
    int64_t dim;
    OpFoldResult offset;
    int64_t count;
  };

  /// The op for a part of its result, that reads `input` and writes `init`.
  template <typename OpTy>
  OpTy emit(OpTy op, mlir::OpOperand &operand, Value input, Value init,
            llvm::ArrayRef<Range> ranges) {
    Value whole = op.getInit();
    llvm::SmallVector<Value> values(op->getOperands());
    for (auto [value, map] : llvm::zip(op.getEpilogueInputsMutable(),
                                       op.getEpilogueIndexingMaps())) {
      Value &slice = values[value.getOperandNumber()];
      // A sum in place is one buffer.
      if (value.get() == whole) {
        slice = init;
        continue;
      }
      for (auto [number, expr] : llvm::enumerate(map.getResults()))
        for (const Range &range : ranges)
          if (expr == b.getAffineDimExpr(range.dim))
            slice = cut(slice, number, range.offset, range.count);
    }
    values[operand.getOperandNumber()] = input;
    values[op.getInitMutable().getOperandNumber()] = init;
    auto copy = mlir::cast<OpTy>(b.clone(*op));
    copy->setOperands(values);
    return copy;
  }
};

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_FUSION_STRIPBUILDER_H
