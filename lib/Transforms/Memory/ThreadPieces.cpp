//===- ThreadPieces.cpp - Buffers that threads divide ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadPieces.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Transforms/BufferUsers.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace nnprim;

/// The value of which `value` is a view, of a view or itself.
static Value getViewed(Value value) {
  while (auto view = value.getDefiningOp<ViewLikeOpInterface>())
    value = view.getViewSource();
  return value;
}

/// Output channels are divided where groups of them are outermost, and where
/// sums of parts are added. Parts read the channels that they are of, and the
/// memory of worker slots is one piece behind the other.
static bool usesPieces(SpmmOp op, Value buffer) {
  if (!op.getPlanAttr())
    return false;
  SpmmPlan plan = op.getPlanAttr().getPlan();
  auto isBuffer = [&](Value value) {
    return value && getViewed(value) == buffer;
  };
  if (isBuffer(op.getWorkspace()))
    return plan.hasParts() || plan.panelCopies != 0;
  if (isBuffer(op.getInput()))
    return plan.hasParts();
  return plan.hasParts() || plan.panelCopies != 0;
}

/// Whether each thread that runs `op` uses a piece of the buffer.
static bool usesPieces(Operation *op, Value buffer) {
  if (auto product = dyn_cast<SpmmOp>(op))
    return usesPieces(product, buffer);
  // Channels are divided.
  if (isa<DepthwiseConvNchwOp>(op))
    return true;
  // Loops are divided in the order of memory, or of its outer dimensions.
  return isa<linalg::LinalgOp, memref::CopyOp>(op);
}

void nnprim::findPieces(memref::AllocOp alloc, Block &body,
                        ArenaBuffer &buffer) {
  Value memory = alloc.getMemref();
  llvm::SetVector<Operation *> users;
  for (Operation *user : getBufferUsers(memory))
    if (!isa<memref::DeallocOp, ViewLikeOpInterface>(user))
      users.insert(body.findAncestorOpInBlock(*user));
  if (users.empty())
    return;
  Operation *first = *llvm::min_element(
      users, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  // What a loop uses alone are windows, one of each worker slot.
  if (users.size() == 1 && isa<scf::ForOp>(first)) {
    buffer.beginsInPieces = buffer.endsInPieces = true;
    return;
  }
  buffer.beginsInPieces = usesPieces(first, memory);
  // A line goes from the thread that has written it to the one that reads it
  // first. If another one reads it then, both caches have it.
  buffer.endsInPieces = llvm::all_of(users, [&](Operation *op) {
    return (op == first && users.size() > 1) || usesPieces(op, memory);
  });
}
