//===- StripAttention.cpp - Attention by strips of its scores -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/AttentionChain.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/TilingInterface.h"

namespace nnprim {
#define GEN_PASS_DEF_STRIPATTENTIONPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {

/// The values of an attention for `rows` rows, from `row` on, of one of its
/// matrices.
class Strip {
public:
  Strip(ImplicitLocOpBuilder &b, AttentionChain &chain, OpFoldResult matrix,
        OpFoldResult row, int64_t rows)
      : b(b), chain(chain), matrix(matrix), row(row), rows(rows) {}

  /// These rows of the last product.
  Value compute() {
    return cutOp(chain.mix, chain.mix->getResult(0), AttentionDims{{0}, 1});
  }

private:
  ImplicitLocOpBuilder &b;
  AttentionChain &chain;
  OpFoldResult matrix, row;
  int64_t rows;
  DenseMap<Value, Value> cuts;

  /// The strip of a value of the chain.
  Value cut(Value value) {
    Value &known = cuts[value];
    if (known)
      return known;
    Operation *op = value.getDefiningOp();
    const AttentionDims &dims = chain.values[value];
    Value result = isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(op)
                       ? cutReshape(op, value, dims)
                       : cutOp(op, value, dims);
    // cuts has grown.
    return cuts[value] = result;
  }

  static ArrayRef<int64_t> getShape(Value value) {
    return cast<RankedTensorType>(value.getType()).getShape();
  }

  SmallVector<int64_t> getSizes(Value value, const AttentionDims &dims) {
    SmallVector<int64_t> sizes(getShape(value));
    for (int64_t dim : dims.batch)
      sizes[dim] = 1;
    sizes[dims.row] = rows;
    return sizes;
  }

  /// The matrix is counted over all dimensions of the batch.
  SmallVector<OpFoldResult> getOffsets(Value value, const AttentionDims &dims) {
    ArrayRef<int64_t> shape = getShape(value);
    SmallVector<OpFoldResult> offsets(shape.size(), b.getIndexAttr(0));
    AffineExpr rest = b.getAffineDimExpr(0);
    int64_t left = 1;
    for (int64_t dim : dims.batch)
      left *= shape[dim];
    for (int64_t dim : dims.batch) {
      left /= shape[dim];
      offsets[dim] = affine::makeComposedFoldedAffineApply(
          b, b.getLoc(), rest.floorDiv(left), {matrix});
      rest = rest % left;
    }
    offsets[dims.row] = row;
    return offsets;
  }

  Value cutReshape(Operation *op, Value value, const AttentionDims &dims) {
    Value source = cut(op->getOperand(0));
    auto type = cast<RankedTensorType>(value.getType());
    auto result =
        RankedTensorType::get(getSizes(value, dims), type.getElementType());
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
      return tensor::ExpandShapeOp::create(b, op->getLoc(), result, source,
                                           expand.getReassociationIndices());
    return tensor::CollapseShapeOp::create(
        b, op->getLoc(), result, source,
        cast<tensor::CollapseShapeOp>(op).getReassociationIndices());
  }

  Value cutOp(Operation *op, Value value, const AttentionDims &dims) {
    SmallVector<OpFoldResult> offsets = getOffsets(value, dims);
    SmallVector<OpFoldResult> sizes =
        getAsIndexOpFoldResult(b.getContext(), getSizes(value, dims));
    // Operands first: what is made here reads them.
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(chain.values.contains(operand) ? cut(operand)
                                                        : Value());
    auto tiling = cast<TilingInterface>(op);
    FailureOr<TilingResult> tiled =
        isa<linalg::SoftmaxOp>(op)
            ? tiling.getTiledImplementation(b, offsets, sizes)
            : tiling.generateResultTileValue(b, 0, offsets, sizes);
    assert(succeeded(tiled) && "all of the chain's ops can be tiled");
    Operation *strip = tiled->tiledOps.front();
    strip->removeAttr(NNPrimDialect::StripRowsAttrHelper::getNameStr());
    for (auto [number, operand] : llvm::enumerate(operands))
      if (operand)
        strip->setOperand(number, operand);
    unsigned init = op->getNumOperands() - 1;
    strip->setOperand(init, makeInit(op->getOperand(init), strip));
    // Slices of what is cut otherwise.
    for (Operation *slice : llvm::reverse(tiled->generatedSlices))
      if (slice->use_empty())
        slice->erase();
    return strip->getResult(0);
  }

  /// A destination of the strip's own, filled as the whole one is.
  Value makeInit(Value whole, Operation *strip) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(strip);
    auto type = cast<RankedTensorType>(strip->getResult(0).getType());
    Value empty =
        tensor::EmptyOp::create(b, type.getShape(), type.getElementType());
    if (Value filling = getFillValue(whole))
      return linalg::FillOp::create(b, filling, empty).getResult(0);
    return empty;
  }
};

struct StripAttention : nnprim::impl::StripAttentionPassBase<StripAttention> {
  void runOnOperation() override {
    SmallVector<linalg::BatchMatmulOp> products;
    getOperation().walk([&](linalg::BatchMatmulOp op) {
      if (helper(op).isAttrPresent(op))
        products.push_back(op);
    });
    for (linalg::BatchMatmulOp op : products)
      convert(op);
  }

private:
  static NNPrimDialect::StripRowsAttrHelper helper(Operation *op) {
    return NNPrimDialect::StripRowsAttrHelper(op->getContext());
  }

  void convert(linalg::BatchMatmulOp op) {
    int64_t rows = helper(op).getAttr(op).getInt();
    AttentionChain chain;
    if (CheckResult result = matchAttention(op, chain); failed(result)) {
      op.emitRemark() << "not computed in strips: " << result.getReason();
      helper(op).removeAttr(op);
      return;
    }
    ImplicitLocOpBuilder b(op.getLoc(), op);
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    Value init =
        tensor::EmptyOp::create(b, type.getShape(), type.getElementType());
    Value result =
        forEach(b, chain.getBatch(), 1, init,
                [&](OpFoldResult matrix, int64_t, Value whole) {
                  return convertMatrix(b, chain, matrix, rows, whole);
                });
    op->getResult(0).replaceAllUsesWith(result);
    op->erase();
    // The last value is the first to be used by no other.
    for (auto &[value, dims] : llvm::reverse(chain.values))
      if (value.use_empty())
        value.getDefiningOp()->erase();
    ++numStripped;
  }

  static Value convertMatrix(ImplicitLocOpBuilder &b, AttentionChain &chain,
                             OpFoldResult matrix, int64_t rows, Value whole) {
    return forEach(
        b, chain.getRows(), rows, whole,
        [&](OpFoldResult row, int64_t count, Value whole) -> Value {
          Value strip = Strip(b, chain, matrix, row, count).compute();
          OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
          ArrayRef<int64_t> shape =
              cast<RankedTensorType>(strip.getType()).getShape();
          return tensor::InsertSliceOp::create(
              b, strip, whole, ArrayRef<OpFoldResult>{matrix, row, zero},
              getAsIndexOpFoldResult(b.getContext(), shape),
              ArrayRef<OpFoldResult>{one, one, one});
        });
  }

  /// `value` after `body` has changed it for each step of [0, extent), whole
  /// steps in a loop.
  static Value forEach(ImplicitLocOpBuilder &b, int64_t extent, int64_t step,
                       Value value,
                       function_ref<Value(OpFoldResult, int64_t, Value)> body) {
    int64_t full = extent / step * step;
    if (full == step) {
      value = body(b.getIndexAttr(0), step, value);
    } else if (full > step) {
      auto index = [&](int64_t number) -> Value {
        return arith::ConstantIndexOp::create(b, number);
      };
      auto loop =
          scf::ForOp::create(b, index(0), index(full), index(step), value);
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(loop.getBody());
      Value next = body(loop.getInductionVar(), step, loop.getRegionIterArg(0));
      scf::YieldOp::create(b, next);
      value = loop.getResult(0);
    }
    if (extent > full)
      value = body(b.getIndexAttr(full), extent - full, value);
    return value;
  }
};
} // namespace
