//===- Sparsify.cpp - Products by sparse weights to spmm ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantFolding/ConstantTable.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/SparseWeights.h"
#include "NNPrim/Problem/ConvAlgorithm.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

#include <cstring>

namespace nnprim {
#define GEN_PASS_DEF_SPARSIFYPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Registers `value` and all that it is computed from. Returns the value to
/// read, a new constant if a loop was evaluated, or null if it is not constant.
static Value evaluate(OpBuilder &builder, ConstantTable &views, Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumResults() != 1)
    return nullptr;
  if (!matchPattern(op, m_Constant()) && !isa<tensor::EmptyOp>(op))
    for (OpOperand &operand : op->getOpOperands()) {
      auto destination = dyn_cast<DestinationStyleOpInterface>(op);
      Value known = evaluate(builder, views, operand.get());
      if (known)
        operand.set(known);
      else if (!destination || !destination.isDpsInit(&operand))
        return nullptr;
    }
  if (views.addView(op))
    return value;
  ElementsAttr folded = views.evaluate(op);
  if (!folded)
    return nullptr;
  builder.setInsertionPoint(op);
  auto constant =
      arith::ConstantOp::create(builder, op->getLoc(), cast<TypedAttr>(folded));
  views.addView(constant);
  return constant;
}

/// A constant of `elements`.
template <typename T>
static Value createConstant(OpBuilder &builder, Location loc, Type type,
                            ArrayRef<T> elements, ArrayRef<int64_t> shape,
                            StringRef name) {
  ConstantBuffer buffer(RankedTensorType::get(shape, type), name);
  std::memcpy(buffer.getData(), elements.data(), elements.size() * sizeof(T));
  return arith::ConstantOp::create(builder, loc,
                                   cast<TypedAttr>(buffer.take()));
}

/// How the product asks to be computed, if that is by sparse weights.
static std::optional<ConvAlgorithm> getRequest(GemmOp op) {
  auto name = op->getAttrOfType<StringAttr>(algorithmAttrName);
  auto algorithm = name ? parseAlgorithm(name.getValue()) : std::nullopt;
  return algorithm && algorithm->kind == AlgorithmKind::Spmm ? algorithm
                                                             : std::nullopt;
}

/// Replaces a product with weights on its left by one that skips their zeros.
static void replace(RewriterBase &rewriter, GemmOp op,
                    const SparseRows &weights) {
  Location loc = op.getLoc();
  rewriter.setInsertionPoint(op);
  Type i32 = rewriter.getI32Type();
  int64_t entries = weights.columns.size();
  int64_t block = int64_t(weights.values.size()) / entries;
  SmallVector<int64_t> shape{entries};
  if (block > 1)
    shape.push_back(block);
  Value values = createConstant<float>(rewriter, loc, rewriter.getF32Type(),
                                       weights.values, shape, "sparse_values");
  Value columns = createConstant<int32_t>(rewriter, loc, i32, weights.columns,
                                          entries, "sparse_columns");
  int64_t rows = weights.rowPointers.size();
  Value rowPointers = createConstant<int32_t>(
      rewriter, loc, i32, weights.rowPointers, rows, "sparse_rows");
  auto spmm = SpmmOp::create(rewriter, loc, op->getResultTypes(), values,
                             columns, rowPointers, op.getRhs(),
                             /*block_order=*/Value(), op.getEpilogueInputs(),
                             op.getInit(), /*workspace=*/Value(),
                             /*factors=*/Value(), /*column_stride=*/1,
                             /*accumulate=*/false, op.getEpilogueMapsAttr(),
                             SpmmPlanAttr());
  spmm.getEpilogue().takeBody(op.getEpilogue());
  rewriter.replaceOp(op, spmm.getResults());
}

namespace {
struct Sparsify : nnprim::impl::SparsifyPassBase<Sparsify> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<GemmOp> products;
    getOperation().walk([&](GemmOp op) {
      if (getRequest(op) && op->getNumResults() == 1)
        products.push_back(op);
    });
    ConstantTable views;
    IRRewriter rewriter(&getContext());
    for (GemmOp op : products) {
      int64_t block = getRequest(op)->block;
      op->removeAttr(algorithmAttrName);
      std::optional<SparseRows> weights = compress(rewriter, views, op, block);
      // Weights that are all zero, or all alike, leave nothing to choose.
      if (!weights || weights->values.empty()) {
        ++numDense;
        continue;
      }
      replace(rewriter, op, *weights);
      ++numSparse;
    }
  }

private:
  static std::optional<SparseRows>
  compress(OpBuilder &builder, ConstantTable &views, GemmOp op, int64_t block) {
    auto type = cast<RankedTensorType>(op.getLhs().getType());
    if (type.getRank() != 2 || !type.getElementType().isF32() ||
        cast<ShapedType>(op.getRhs().getType()).getRank() != 2)
      return std::nullopt;
    Value lhs = evaluate(builder, views, op.getLhs());
    if (!lhs)
      return std::nullopt;
    // Rarely there is a transpose or a slice left to be carried out.
    std::optional<ArrayRef<float>> values = getConstantFloats(lhs);
    if (!values)
      values = getConstantFloats(views.materialize(lhs));
    if (!values)
      return std::nullopt;
    return compressRows({*values, type.getDimSize(0), type.getDimSize(1)},
                        block);
  }
};
} // namespace
