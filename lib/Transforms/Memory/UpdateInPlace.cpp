//===- UpdateInPlace.cpp - Elementwise ops on one buffer ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UpdateInPlace.h"

#include "NNPrim/Dialect/NNPrim/Utils/ViewSource.h"
#include "NNPrim/Transforms/BufferUsers.h"
#include "NNPrim/Transforms/ReadResult.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

/// Whether `op` computes each element of its only result from its inputs alone.
static bool isElementwise(linalg::GenericOp op) {
  return op.hasPureBufferSemantics() && op.getNumDpsInits() == 1 &&
         op.getNumReductionLoops() == 0 &&
         op.getIndexingMapsArray().back().isIdentity() &&
         op.getBody()->getArguments().back().use_empty();
}

/// Whether `op` is the last user of `source`, and uses it once.
static bool isLastUser(linalg::GenericOp op, Value source) {
  unsigned uses = 0;
  for (Operation *user : getBufferUsers(source)) {
    if (isa<memref::DeallocOp>(user))
      continue;
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    uses += ancestor == op;
    if (ancestor != op && !ancestor->isBeforeInBlock(op))
      return false;
  }
  return uses == 1;
}

/// Whether what uses `results` uses it from `op` on, and comes after `values`
/// is defined.
static bool isFirstUser(linalg::GenericOp op, Value results, Value values) {
  Operation *definition = values.getDefiningOp();
  auto isBefore = [&](Operation *user, Operation *other) {
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    return ancestor != other && ancestor->isBeforeInBlock(other);
  };
  return llvm::none_of(getBufferUsers(results), [&](Operation *user) {
    return isBefore(user, isa<ViewLikeOpInterface>(user) ? definition
                                                         : op.getOperation());
  });
}

/// The input of `op` that its result can replace.
static OpOperand *findReplacedInput(linalg::GenericOp op) {
  Value results = op.getDpsInits().front();
  auto isLocal = [&](Value value) {
    auto alloc = value.getDefiningOp<memref::AllocOp>();
    return alloc && alloc->getBlock() == op->getBlock();
  };
  if (!isElementwise(op) || !isLocal(results))
    return nullptr;
  for (OpOperand *input : op.getDpsInputOperands()) {
    Value values = input->get();
    if (values.getType() == results.getType() &&
        op.getMatchingIndexingMap(input).isIdentity() &&
        isLocal(removeReshapes(values)) &&
        isLastUser(op, removeReshapes(values)) &&
        isFirstUser(op, results, values))
      return input;
  }
  return nullptr;
}

/// Lets `op` read its result instead of `input`, whose buffer both are.
static void replaceInput(linalg::GenericOp op, OpOperand &input) {
  Value values = input.get();
  Value results = op.getDpsInits().front();
  readResult(op, input);
  Operation *alloc = results.getDefiningOp();
  results.replaceAllUsesWith(values);
  alloc->erase();
}

void nnprim::updateInPlace(func::FuncOp function) {
  for (auto op : function.getBody().front().getOps<linalg::GenericOp>())
    if (OpOperand *input = findReplacedInput(op))
      replaceInput(op, *input);
}
