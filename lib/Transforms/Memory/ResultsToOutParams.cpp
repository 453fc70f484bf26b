//===- ResultsToOutParams.cpp - Results in memory of the caller -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace nnprim {
#define GEN_PASS_DEF_RESULTSTOOUTPARAMSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

/// Whether `source` can be computed elsewhere without affecting another user.
static bool isOnlyUse(Value source) {
  return source.hasOneUse() && isa<OpResult>(source);
}

/// If `tensor` is a reshape, replaces it by its source and `memref` by the
/// inverse reshape, which is a view because `memref` is dense.
static bool moveReshapeToMemRef(OpBuilder &b, Value &tensor, Value &memref) {
  auto typeOf = [](Value value) {
    auto type = cast<RankedTensorType>(value.getType());
    return MemRefType::get(type.getShape(), type.getElementType());
  };
  if (auto op = tensor.getDefiningOp<tensor::CollapseShapeOp>()) {
    if (!isOnlyUse(op.getSrc()) || !op.getSrcType().hasStaticShape())
      return false;
    memref =
        memref::ExpandShapeOp::create(b, op.getLoc(), typeOf(op.getSrc()),
                                      memref, op.getReassociationIndices());
    tensor = op.getSrc();
    return true;
  }
  if (auto op = tensor.getDefiningOp<tensor::ExpandShapeOp>()) {
    if (!isOnlyUse(op.getSrc()))
      return false;
    memref = memref::CollapseShapeOp::create(b, op.getLoc(), memref,
                                             op.getReassociationIndices());
    tensor = op.getSrc();
    return true;
  }
  return false;
}

/// Whether nothing but `insert`, and slices, reads the tensor it inserts into.
static bool isContinuedBy(Value dest, tensor::InsertSliceOp insert) {
  return llvm::all_of(dest.getUses(), [&](OpOperand &use) {
    return use == insert.getDestMutable() ||
           isa<tensor::ExtractSliceOp>(use.getOwner());
  });
}

/// The `tensor.empty` from which insertions assemble `tensor`, if each of them
/// is read only by the next, but for slices: parts may be computed in place.
static tensor::EmptyOp findAssemblyOrigin(Value tensor) {
  auto insert = tensor.getDefiningOp<tensor::InsertSliceOp>();
  if (!insert || !isOnlyUse(tensor))
    return {};
  for (Value dest = insert.getDest(); isContinuedBy(dest, insert);) {
    if (auto empty = dest.getDefiningOp<tensor::EmptyOp>())
      return empty;
    insert = dest.getDefiningOp<tensor::InsertSliceOp>();
    if (!insert)
      return {};
    dest = insert.getDest();
  }
  return {};
}

namespace {

struct ResultsToOutParams
    : nnprim::impl::ResultsToOutParamsPassBase<ResultsToOutParams> {
  using Base::Base;

  LogicalResult check(func::FuncOp function) {
    if (!function.getBody().hasOneBlock())
      return function.emitOpError("expected a single block");
    for (auto [index, type] : llvm::enumerate(function.getResultTypes())) {
      auto tensorType = dyn_cast<RankedTensorType>(type);
      if (!tensorType || !tensorType.hasStaticShape())
        return function.emitOpError("expected result ")
               << index << " to be a tensor of static shape, but got " << type;
    }
    return success();
  }

  /// Appends an argument for each result and returns these arguments.
  FailureOr<SmallVector<Value>> addArguments(func::FuncOp function) {
    SmallVector<unsigned> indices(function.getNumResults(),
                                  function.getNumArguments());
    SmallVector<Type> types;
    SmallVector<DictionaryAttr> attributes;
    for (auto [index, type] : llvm::enumerate(function.getResultTypes())) {
      auto tensorType = cast<RankedTensorType>(type);
      types.push_back(
          MemRefType::get(tensorType.getShape(), tensorType.getElementType()));
      NamedAttrList list(function.getResultAttrDict(index));
      list.set(nnprim::NNPrimDialect::ResultAttrHelper::getNameStr(),
               UnitAttr::get(&getContext()));
      attributes.push_back(list.getDictionary(&getContext()));
    }
    SmallVector<Location> locations(types.size(), function.getLoc());
    unsigned first = function.getNumArguments();
    if (failed(function.insertArguments(indices, types, attributes, locations)))
      return failure();
    return SmallVector<Value>(function.getArguments().drop_front(first));
  }

  /// Makes `tensor` materialize in `memref`.
  void storeResult(Value tensor, Value memref, OpBuilder &views,
                   OpBuilder &stores) {
    while (isOnlyUse(tensor) && moveReshapeToMemRef(views, tensor, memref))
      ;
    tensor::EmptyOp origin = findAssemblyOrigin(tensor);
    auto store = bufferization::MaterializeInDestinationOp::create(
        stores, tensor.getLoc(), Type(), tensor, memref);
    store.setWritable(true);
    // Only one op may claim the memref by `restrict`: the to_tensor op from
    // which an assembled result starts or, without one, the store.
    if (!origin) {
      store.setRestrict(true);
      return;
    }
    Value inPlace = bufferization::ToTensorOp::create(
        views, origin.getLoc(), origin.getType(), memref, /*restrict=*/true,
        /*writable=*/true);
    origin.replaceAllUsesWith(inPlace);
    origin.erase();
  }

  LogicalResult convert(func::FuncOp function) {
    for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
      if (isa<TensorType>(function.getArgument(i).getType()))
        function.setArgAttr(
            i, bufferization::BufferizationDialect::kWritableAttrName,
            BoolAttr::get(&getContext(), false));

    auto arguments = addArguments(function);
    if (failed(arguments))
      return function.emitOpError("cannot take arguments for its results");
    Operation *terminator = function.getBody().front().getTerminator();
    // Views of the arguments must dominate every op that may write to them.
    OpBuilder views = OpBuilder::atBlockBegin(&function.getBody().front());
    OpBuilder stores(terminator);
    for (auto [index, argument] : llvm::enumerate(*arguments))
      storeResult(terminator->getOperand(index), argument, views, stores);
    terminator->setOperands({});
    llvm::BitVector all(function.getNumResults(), true);
    if (failed(function.eraseResults(all)))
      return function.emitOpError("cannot drop its results");
    return success();
  }

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isDeclaration() || !function.isPublic())
      return;
    if (failed(check(function)) || failed(convert(function)))
      signalPassFailure();
  }
};

} // namespace
