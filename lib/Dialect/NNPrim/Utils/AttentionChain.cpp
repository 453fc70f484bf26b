//===- AttentionChain.cpp - Two products around a softmax -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/AttentionChain.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace nnprim;

Value nnprim::getFillValue(Value init) {
  auto fill = init.getDefiningOp<linalg::FillOp>();
  if (!fill || !fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>())
    return {};
  return fill.getInputs()[0];
}

static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

/// A batch of plain products of static shape that start from zero.
static bool isPlainProduct(linalg::BatchMatmulOp op) {
  Value start = getFillValue(op.getOutputs()[0]);
  return op.hasPureTensorSemantics() && !op.hasDynamicShape() &&
         !op.hasUserDefinedMaps() && start &&
         (matchPattern(start, m_AnyZeroFloat()));
}

namespace {
/// Walks from the last product to the first one.
class Matcher {
public:
  explicit Matcher(AttentionChain &chain) : chain(chain) {}

  CheckResult match() {
    if (!isPlainProduct(chain.mix))
      return "its last product is not a plain one of static shape";
    FailureOr<bool> depends =
        visit(chain.mix.getInputs()[0], AttentionDims{{0}, 1});
    if (failed(depends))
      return "an op between its products does not keep rows apart";
    if (!*depends || !chain.softmax)
      return "it is no product of a softmax of a product";
    return checkUses();
  }

private:
  AttentionChain &chain;
  /// Values that do not depend on the first product.
  DenseSet<Value> others;

  /// Adds the chain's values up to `value`, whose dimensions are `dims`.
  /// Returns whether `value` is one; fails if ops on the way mix rows.
  FailureOr<bool> visit(Value value, const AttentionDims &dims) {
    if (others.contains(value))
      return false;
    auto known = chain.values.find(value);
    if (known != chain.values.end()) {
      if (known->second == dims)
        return true;
      return failure();
    }
    FailureOr<bool> depends = visitDefinition(value, dims);
    if (succeeded(depends) && *depends)
      chain.values[value] = dims;
    else if (succeeded(depends))
      others.insert(value);
    return depends;
  }

  FailureOr<bool> visitDefinition(Value value, const AttentionDims &dims) {
    Operation *op = value.getDefiningOp();
    if (!op)
      return false;
    if (auto product = dyn_cast<linalg::BatchMatmulOp>(op)) {
      if (!isPlainProduct(product) || !(dims == AttentionDims{{0}, 1}) ||
          (chain.scores && chain.scores != product))
        return false;
      chain.scores = product;
      return true;
    }
    if (auto softmax = dyn_cast<linalg::SoftmaxOp>(op))
      return visitSoftmax(softmax, dims);
    if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op))
      return visitCollapse(collapse, dims);
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
      return visitExpand(expand, dims);
    if (auto generic = dyn_cast<linalg::GenericOp>(op))
      return visitGeneric(generic, dims);
    return false;
  }

  FailureOr<bool> visitSoftmax(linalg::SoftmaxOp op,
                               const AttentionDims &dims) {
    FailureOr<bool> depends = visit(op.getInput(), dims);
    if (failed(depends) || !*depends)
      return depends;
    int64_t dimension = op.getDimension();
    if (chain.softmax || dimension == dims.row ||
        llvm::is_contained(dims.batch, dimension) ||
        !op.getOutput().getDefiningOp<tensor::EmptyOp>())
      return failure();
    chain.softmax = op;
    return true;
  }

  /// A group of dimensions that become one: all of the batch, or a row and
  /// dimensions of one element, or none of either.
  FailureOr<bool> visitCollapse(tensor::CollapseShapeOp op,
                                const AttentionDims &dims) {
    ArrayRef<int64_t> shape = getShape(op.getSrc());
    SmallVector<ReassociationIndices> groups = op.getReassociationIndices();
    AttentionDims source;
    for (int64_t dim : dims.batch)
      llvm::append_range(source.batch, groups[dim]);
    ReassociationIndices rows = llvm::filter_to_vector<2>(
        groups[dims.row], [&](int64_t dim) { return shape[dim] != 1; });
    if (rows.size() > 1)
      return failure();
    source.row = rows.empty() ? groups[dims.row].front() : rows.front();
    return visit(op.getSrc(), source);
  }

  FailureOr<bool> visitExpand(tensor::ExpandShapeOp op,
                              const AttentionDims &dims) {
    ArrayRef<int64_t> shape = getShape(op.getResult());
    AttentionDims source;
    source.row = -1;
    SmallVector<int64_t> seen;
    for (auto [number, group] : llvm::enumerate(op.getReassociationIndices())) {
      bool hasBatch = false, hasRow = false, hasOther = false;
      for (int64_t dim : group) {
        bool isBatch = llvm::is_contained(dims.batch, dim);
        if (isBatch)
          seen.push_back(dim);
        hasBatch |= isBatch;
        hasRow |= dim == dims.row;
        hasOther |= !isBatch && dim != dims.row && shape[dim] != 1;
      }
      if (hasBatch + hasRow + hasOther > 1)
        return failure();
      if (hasBatch)
        source.batch.push_back(number);
      if (hasRow)
        source.row = number;
    }
    // Those of one element may be anywhere, others in their order.
    if (source.row < 0 || seen != dims.batch)
      return failure();
    return visit(op.getSrc(), source);
  }

  /// Dimensions of an operand by `map` from loops; `loops` are the meaning of
  /// the loops. Fails if a row or a matrix of the operand is used by others.
  static FailureOr<AttentionDims> getOperandDims(AffineMap map,
                                                 const AttentionDims &loops) {
    AttentionDims dims;
    MLIRContext *context = map.getContext();
    for (int64_t loop : loops.batch) {
      auto dim = map.getResultPosition(getAffineDimExpr(loop, context));
      if (!dim)
        return failure();
      dims.batch.push_back(*dim);
    }
    auto row = map.getResultPosition(getAffineDimExpr(loops.row, context));
    if (!row)
      return failure();
    dims.row = *row;
    return dims;
  }

  FailureOr<bool> visitGeneric(linalg::GenericOp op,
                               const AttentionDims &dims) {
    if (op.getNumResults() != 1 || !op.hasPureTensorSemantics() ||
        op.hasDynamicShape())
      return false;
    AffineMap result = op.getIndexingMapsArray().back();
    if (!result.isProjectedPermutation())
      return false;
    AttentionDims loops;
    for (int64_t dim : dims.batch)
      loops.batch.push_back(result.getDimPosition(dim));
    loops.row = result.getDimPosition(dims.row);
    bool depends = false;
    for (OpOperand *operand : op.getDpsInputOperands()) {
      FailureOr<AttentionDims> inner =
          getOperandDims(op.getMatchingIndexingMap(operand), loops);
      // A mask need not be of every matrix; scores must.
      if (failed(inner))
        continue;
      FailureOr<bool> one = visit(operand->get(), *inner);
      if (failed(one))
        return failure();
      depends |= *one;
    }
    if (!depends)
      return false;
    if (!hasOwnInit(op) || !readsAlike(op, loops))
      return failure();
    return true;
  }

  /// No operand has scores of other rows than the result's.
  bool readsAlike(linalg::GenericOp op, const AttentionDims &loops) {
    return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *operand) {
      auto known = chain.values.find(operand->get());
      if (known == chain.values.end())
        return true;
      FailureOr<AttentionDims> inner =
          getOperandDims(op.getMatchingIndexingMap(operand), loops);
      return succeeded(inner) && *inner == known->second;
    });
  }

  /// The destination is empty or filled, so that a strip can have its own.
  static bool hasOwnInit(linalg::GenericOp op) {
    Value init = op.getOutputs()[0];
    return init.getDefiningOp<tensor::EmptyOp>() || getFillValue(init);
  }

  /// Scores that another op needs have to be in memory anyway.
  CheckResult checkUses() {
    for (auto &[value, dims] : chain.values)
      for (OpOperand &use : value.getUses()) {
        Operation *user = use.getOwner();
        bool isInside = user->getNumResults() == 1 &&
                        chain.values.contains(user->getResult(0)) &&
                        user != chain.scores;
        if (!isInside && !(user == chain.mix && use.getOperandNumber() == 0))
          return "its scores are used by another op, too";
      }
    return success();
  }
};
} // namespace

CheckResult nnprim::matchAttention(linalg::BatchMatmulOp mix,
                                   AttentionChain &chain) {
  chain.mix = mix;
  return Matcher(chain).match();
}
