//===- FinishReductions.cpp - Results of reductions changed in place ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/ReductionFinish.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionStarts.h"
#include "NNPrim/Dialect/NNPrim/Utils/ViewSource.h"
#include "NNPrim/Transforms/Passes.h"
#include "NNPrim/Transforms/ReadResult.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace nnprim {
#define GEN_PASS_DEF_FINISHREDUCTIONSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
/// A reduction and the elementwise op that alone reads its result.
struct Finish {
  linalg::LinalgOp reduction;
  linalg::FillOp fill;
  linalg::GenericOp op;
  OpOperand *input;
};
} // namespace

/// Whether nothing between two ops reads or writes memory.
static bool isNothingBetween(Operation *first, Operation *last) {
  if (first->getBlock() != last->getBlock() || !first->isBeforeInBlock(last))
    return false;
  for (Operation *op = first->getNextNode(); op != last; op = op->getNextNode())
    if (!isMemoryEffectFree(op) && !isa<memref::AllocOp>(op))
      return false;
  return true;
}

/// The only use of `sums`, reshaped or not, behind the ops that compute them.
static OpOperand *findReader(Value sums, linalg::FillOp fill,
                             linalg::LinalgOp reduction) {
  OpOperand *reader = nullptr;
  for (OpOperand &use : sums.getUses()) {
    if (use.getOwner() == fill || use.getOwner() == reduction)
      continue;
    if (reader)
      return nullptr;
    reader = &use;
  }
  while (reader && isa<memref::ExpandShapeOp, memref::CollapseShapeOp>(
                       reader->getOwner())) {
    Value reshaped = reader->getOwner()->getResult(0);
    if (!reshaped.hasOneUse())
      return nullptr;
    reader = &*reshaped.use_begin();
  }
  return reader;
}

/// Whether every operand of the op is contiguous and walked in the same order,
/// so that the op may be written for any shape.
static bool isShapeless(linalg::GenericOp op) {
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    return !type || (type.getRank() > 0 && type.getLayout().isIdentity() &&
                     op.getMatchingIndexingMap(&operand).isIdentity());
  });
}

/// The elementwise op that reads what `reduction` writes, if it is the only one
/// and may change it in place: it writes another buffer, which nothing else
/// needs until then.
static std::optional<Finish> matchFinish(linalg::LinalgOp reduction) {
  if (reduction.getNumDpsInits() != 1)
    return std::nullopt;
  linalg::FillOp fill = findReductionStarts(reduction).front();
  Value sums = reduction.getDpsInits().front();
  if (!fill || !sums.getDefiningOp<memref::AllocOp>())
    return std::nullopt;
  OpOperand *input = findReader(sums, fill, reduction);
  auto op = input ? dyn_cast<linalg::GenericOp>(input->getOwner())
                  : linalg::GenericOp();
  if (!op || !isFinish(op) || !op.isDpsInput(input) ||
      !op.getBody()->getArguments().back().use_empty() ||
      op.getMatchingIndexingMap(input) != op.getIndexingMapsArray().back() ||
      !isNothingBetween(reduction, op) ||
      (input->get() != sums &&
       (!isShapeless(op) || cast<MemRefType>(sums.getType()).getRank() == 0)))
    return std::nullopt;
  // What is read must stay as it is until then.
  Value results = getMemory(op.getDpsInits().front());
  auto isResults = [&](Value value) { return getMemory(value) == results; };
  if (llvm::any_of(op.getDpsInputs(), isResults) ||
      llvm::any_of(reduction->getOperands(), isResults) ||
      llvm::any_of(
          reduction.getBlock()->getOps<memref::LoadOp>(),
          [&](memref::LoadOp load) { return isResults(load.getMemRef()); }))
    return std::nullopt;
  return Finish{reduction, fill, op, input};
}

/// The contiguous `value` as a memref of another shape.
static Value reshape(OpBuilder &b, Location loc, Value value,
                     ArrayRef<int64_t> shape) {
  auto type = cast<MemRefType>(value.getType());
  if (type.getShape() == shape)
    return value;
  auto getAll = [](int64_t rank) {
    return SmallVector<ReassociationIndices>{
        llvm::to_vector<2>(llvm::seq<int64_t>(0, rank))};
  };
  if (type.getRank() > 1)
    value =
        memref::CollapseShapeOp::create(b, loc, value, getAll(type.getRank()));
  if (shape.size() > 1)
    value = memref::ExpandShapeOp::create(b, loc, shape, value,
                                          getAll(shape.size()));
  return value;
}

/// Writes the op for operands of the shape of `sums`.
static void reshapeOperands(linalg::GenericOp op, Value sums) {
  OpBuilder b(op);
  auto type = cast<MemRefType>(sums.getType());
  SmallVector<AffineMap> maps;
  for (OpOperand &operand : op->getOpOperands()) {
    bool isBuffer = isa<MemRefType>(operand.get().getType());
    if (removeReshapes(operand.get()) == sums)
      operand.set(sums);
    else if (isBuffer)
      operand.set(reshape(b, op.getLoc(), operand.get(), type.getShape()));
    maps.push_back(isBuffer
                       ? b.getMultiDimIdentityMap(type.getRank())
                       : AffineMap::get(type.getRank(), 0, b.getContext()));
  }
  op.setIndexingMapsAttr(b.getAffineMapArrayAttr(maps));
  SmallVector<Attribute> loops(
      type.getRank(), linalg::IteratorTypeAttr::get(
                          b.getContext(), utils::IteratorType::parallel));
  op.setIteratorTypesAttr(b.getArrayAttr(loops));
}

/// Erases a reshape and those of its result, which nothing else uses.
static void eraseReshapes(Operation *op) {
  while (!op->use_empty())
    eraseReshapes(*op->user_begin());
  op->erase();
}

/// Lets the reduction write where the elementwise op does, which reads its own
/// result instead of another buffer.
static void finishInPlace(const Finish &finish) {
  linalg::GenericOp op = finish.op;
  linalg::LinalgOp reduction = finish.reduction;
  linalg::FillOp fill = finish.fill;
  Value sums = reduction.getDpsInits().front();
  if (finish.input->get() != sums)
    reshapeOperands(op, sums);
  Value results = op.getDpsInits().front();
  fill->moveBefore(op);
  reduction->moveBefore(op);
  fill.getOutputsMutable().assign(results);
  reduction.setDpsInitOperand(0, results);

  readResult(op, *finish.input);
  while (!sums.use_empty())
    eraseReshapes(*sums.user_begin());
  sums.getDefiningOp()->erase();
}

namespace {
struct FinishReductions
    : nnprim::impl::FinishReductionsPassBase<FinishReductions> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> reductions;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (op.hasPureBufferSemantics() && op.getNumReductionLoops() > 0)
        reductions.push_back(op);
    });
    for (linalg::LinalgOp reduction : reductions)
      if (std::optional<Finish> finish = matchFinish(reduction)) {
        finishInPlace(*finish);
        ++numFinished;
      }
  }
};
} // namespace
