//===- ResourceUses.cpp - When a constant's memory can be freed -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResourceUses.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace nnprim;

ResourceUses::ResourceUses(Operation *root) {
  root->walk([&](Operation *op) { add(op, 1); });
}

void ResourceUses::add(Operation *op, int64_t count) {
  AttrTypeWalker walker;
  walker.addWalk([&](DenseResourceElementsAttr attr) {
    uses[attr.getRawHandle().getResource()] += count;
  });
  walker.walk(op->getAttrDictionary());
}

void ResourceUses::release(Operation *op) {
  add(op, -1);
  AttrTypeWalker walker;
  walker.addWalk([&](DenseResourceElementsAttr attr) {
    auto *entry = attr.getRawHandle().getResource();
    if (uses[entry] == 0)
      entry->setBlob(AsmResourceBlob());
  });
  walker.walk(op->getAttrDictionary());
}

void ResourceUses::eraseUnused(Operation *op) {
  if (!op || !isOpTriviallyDead(op))
    return;
  SetVector<Operation *> producers;
  for (Value operand : op->getOperands())
    if (Operation *producer = operand.getDefiningOp())
      producers.insert(producer);
  op->walk([&](Operation *nested) { release(nested); });
  op->erase();
  for (Operation *producer : producers)
    eraseUnused(producer);
}
