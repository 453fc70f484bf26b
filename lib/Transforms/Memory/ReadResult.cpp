//===- ReadResult.cpp - Ops that read what they overwrite -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/ReadResult.h"

using namespace mlir;

void nnprim::readResult(linalg::GenericOp op, OpOperand &input) {
  unsigned number = input.getOperandNumber();
  Block *body = op.getBody();
  body->getArgument(number).replaceAllUsesWith(body->getArguments().back());
  body->eraseArgument(number);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  maps.erase(maps.begin() + number);
  op.getInputsMutable().erase(number);
  op.setIndexingMapsAttr(OpBuilder(op).getAffineMapArrayAttr(maps));
}
