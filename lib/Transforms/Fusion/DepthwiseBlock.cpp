//===- DepthwiseBlock.cpp - Products around a convolution -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DepthwiseBlock.h"

#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ViewSource.h"
#include "NNPrim/Transforms/BufferUsers.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace nnprim;

Operation *DepthwiseBlock::getLast() {
  return project ? project.getOperation() : depthwise.getOperation();
}

MemRefType DepthwiseBlock::getImageType() {
  return cast<MemRefType>(depthwise.getInput().getType());
}

MemRefType DepthwiseBlock::getResultType() {
  return cast<MemRefType>(depthwise.getInit().getType());
}

/// The allocation that `value` is the whole of, possibly reshaped, or null.
static memref::AllocOp getAllocation(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<memref::ExpandShapeOp, memref::CollapseShapeOp>(op))
      return dyn_cast<memref::AllocOp>(op);
    value = op->getOperand(0);
  }
  return {};
}

static void eraseBuffer(memref::AllocOp alloc) {
  SmallVector<Operation *> views{alloc};
  for (unsigned number = 0; number < views.size(); ++number)
    llvm::append_range(views, views[number]->getUsers());
  for (Operation *view : llvm::reverse(views))
    view->erase();
}

void DepthwiseBlock::erase() {
  memref::AllocOp image = getAllocation(depthwise.getInput());
  memref::AllocOp result = getAllocation(depthwise.getInit());
  bool hasProject = static_cast<bool>(project);
  if (hasProject)
    project.erase();
  depthwise.erase();
  expand.erase();
  eraseBuffer(image);
  if (hasProject)
    eraseBuffer(result);
}

/// Whether the op runs as a whole and has no memory of its own yet: a product
/// that splits or rounds its rows gets that for as many as a strip has.
static bool isWhole(GemmOp op) {
  return op.getNumResults() == 0 && !op.getNext() && !op.getWorkspace();
}
static bool isWhole(SpmmOp op) {
  return op.getNumResults() == 0 && !op.getWorkspace() && !op.getAccumulate() &&
         !op.getBlockOrder() && !op.getFactors();
}

/// The ops that use `buffer`, its views left out.
static SetVector<Operation *> getUsers(Value buffer) {
  SetVector<Operation *> users;
  for (Operation *user : getBufferUsers(buffer))
    if (!isa<memref::ExpandShapeOp, memref::CollapseShapeOp>(user))
      users.insert(user);
  return users;
}

/// The other op, a product, of the two that use the whole buffer `value`.
template <typename OpTy = GemmOp>
static OpTy getPartner(Value value, Operation *op) {
  memref::AllocOp alloc = getAllocation(value);
  if (!alloc)
    return {};
  SetVector<Operation *> users = getUsers(alloc);
  if (users.size() != 2 || !users.contains(op))
    return {};
  auto partner = dyn_cast<OpTy>(users[users.front() == op ? 1 : 0]);
  return partner && isWhole(partner) ? partner : OpTy();
}

/// Whether `operand` is the only one of its op that is part of its buffer.
static bool isOnlyUse(OpOperand &operand) {
  Value buffer = getMemory(operand.get());
  return llvm::count_if(operand.getOwner()->getOperands(), [&](Value value) {
           return getMemory(value) == buffer;
         }) == 1;
}

/// Whether nothing between the two ops reads or writes memory, but for `inner`.
static bool areAdjacent(Operation *first, Operation *last, Operation *inner) {
  if (first->getBlock() != last->getBlock() || !first->isBeforeInBlock(last))
    return false;
  for (Operation *op = first->getNextNode(); op != last; op = op->getNextNode())
    if (op != inner && !isMemoryEffectFree(op) && !isa<memref::AllocOp>(op))
      return false;
  return true;
}

/// Whether the product reads what a block of ops writes to `init`: strips would
/// overwrite what later ones read.
static bool readsResult(Operation *expand, Value init) {
  return llvm::any_of(expand->getOperands(), [&](Value value) {
    return getMemory(value) == getMemory(init);
  });
}

CheckResult nnprim::matchDepthwiseBlock(DepthwiseConvOp op,
                                        DepthwiseBlock &block) {
  block.depthwise = op;
  if (!op.getOrigin().empty() || op.getNumResults() != 0 ||
      block.getImageType().getDimSize(0) != 1)
    return "it is not a whole convolution of one image on memrefs";
  block.expand = getPartner(op.getInput(), op);
  if (!block.expand || !isOnlyUse(op.getInputMutable()) ||
      getMemory(block.expand.getInit()) != getMemory(op.getInput()) ||
      !isOnlyUse(block.expand.getInitMutable()))
    return "no product makes its image, or something else uses that";
  GemmOp project = getPartner(op.getInit(), op);
  if (project && getMemory(project.getLhs()) == getMemory(op.getInit()) &&
      isOnlyUse(project.getLhsMutable()) && isOnlyUse(op.getInitMutable()) &&
      areAdjacent(op, project, op))
    block.project = project;
  if (!areAdjacent(block.expand, block.getLast(), op))
    return "something is computed between it and the products";
  if (readsResult(block.expand,
                  block.project ? block.project.getInit() : op.getInit()))
    return "the product before it reads what is overwritten";
  return success();
}

Operation *SparseBlock::getLast() {
  return project ? project.getOperation() : depthwise.getOperation();
}

void SparseBlock::erase() {
  memref::AllocOp image, result;
  if (expand)
    image = getAllocation(depthwise.getInput());
  if (project)
    result = getAllocation(depthwise.getInit());
  if (project)
    project.erase();
  depthwise.erase();
  if (expand)
    expand.erase();
  if (image)
    eraseBuffer(image);
  if (result)
    eraseBuffer(result);
}

/// Whether strips may call the product: pixels would be copied for each.
static bool readsInPlace(SpmmOp op) {
  return op.getPlanAttr() && !op.getPlanAttr().getPlan().packInput &&
         !op.getPlanAttr().getPlan().hasParts();
}

/// The product that alone makes the image of `op`, or null.
static SpmmOp getSparseExpansion(DepthwiseConvNchwOp op) {
  SpmmOp expand = getPartner<SpmmOp>(op.getInput(), op);
  if (!expand || !isOnlyUse(op.getInputMutable()) ||
      getMemory(expand.getInit()) != getMemory(op.getInput()) ||
      !isOnlyUse(expand.getInitMutable()))
    return {};
  return expand;
}

/// The product that alone reads the result of `op`, right behind it, or null.
static SpmmOp getSparseProjection(DepthwiseConvNchwOp op) {
  SpmmOp project = getPartner<SpmmOp>(op.getInit(), op);
  if (!project || getMemory(project.getInput()) != getMemory(op.getInit()) ||
      !isOnlyUse(project.getInputMutable()) ||
      !isOnlyUse(op.getInitMutable()) || !areAdjacent(op, project, op))
    return {};
  return project;
}

static bool isOneImage(DepthwiseConvNchwOp op) {
  return op.getNumResults() == 0 &&
         cast<MemRefType>(op.getInput().getType()).getDimSize(0) == 1;
}

CheckResult nnprim::matchSparseBlock(DepthwiseConvNchwOp op,
                                     SparseBlock &block) {
  block.depthwise = op;
  if (!isOneImage(op))
    return "it is not a whole convolution of one image on memrefs";
  block.expand = getSparseExpansion(op);
  if (!block.expand)
    return "no sparse product makes its image, or something else uses that";
  if (!readsInPlace(block.expand))
    return "the product before it copies its pixels";
  if (!areAdjacent(block.expand, op, op))
    return "something is computed between it and the product";
  if (readsResult(block.expand, op.getInit()))
    return "the product before it reads what is overwritten";
  return success();
}

/// Leaves products to which the plan gives no part in these strips. A plan that
/// says nothing of either product is for both, unless another convolution has
/// one of them.
static void dropOthers(SparseBlock &block) {
  bool takesExpand = block.expand && getStripChannels(block.expand);
  bool takesProject = block.project && getStripRows(block.project);
  bool isChosen = takesExpand || takesProject;
  if (block.expand &&
      (isChosen ? !takesExpand : bool(getStripRows(block.expand))))
    block.expand = {};
  if (block.project &&
      (isChosen ? !takesProject : bool(getStripChannels(block.project))))
    block.project = {};
}

/// Leaves a product that copies its pixels as it is, if there is another one.
static void dropCopying(SparseBlock &block) {
  if (!block.expand || !block.project)
    return;
  if (!readsInPlace(block.expand))
    block.expand = {};
  else if (!readsInPlace(block.project))
    block.project = {};
}

CheckResult nnprim::matchSparseRows(DepthwiseConvNchwOp op,
                                    SparseBlock &block) {
  block.depthwise = op;
  if (!isOneImage(op) || !op.getOrigin().empty())
    return "it is not a whole convolution of one image on memrefs";
  block.expand = getSparseExpansion(op);
  block.project = getSparseProjection(op);
  dropOthers(block);
  dropCopying(block);
  if (!block.expand && !block.project)
    return "no sparse product is before or behind it, or something else uses "
           "what is between them";
  if ((block.expand && !readsInPlace(block.expand)) ||
      (block.project && !readsInPlace(block.project)))
    return "a product copies its pixels";
  if (block.expand && !areAdjacent(block.expand, block.getLast(), op))
    return "something is computed between it and the products";
  Operation *first = block.expand ? block.expand.getOperation() : op;
  Value init = block.project ? block.project.getInit() : op.getInit();
  // Rows that strips share are read after the strip before has been written.
  if (block.expand ? readsResult(first, init)
                   : getMemory(op.getInput()) == getMemory(init))
    return "what is before the last op reads what is overwritten";
  return success();
}
