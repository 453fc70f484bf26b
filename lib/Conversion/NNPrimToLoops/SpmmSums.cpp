//===- SpmmSums.cpp - Sums of a sparse product that wait in memory --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpmmSums.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace nnprim;

void nnprim::addSums(ImplicitLocOpBuilder &b, SpmmOp tile) {
  OpBuilder::InsertionGuard guard(b);
  Type type = tile.getAccumulatorType();
  Region &region = tile.getEpilogue();
  bool isNew = region.empty();
  if (isNew)
    b.createBlock(&region, {}, {type}, {b.getLoc()});
  Block &block = region.front();
  Value product = block.getArgument(0);
  Value sums = block.addArgument(type, b.getLoc());
  b.setInsertionPointToStart(&block);
  auto total = arith::AddFOp::create(b, product, sums);
  product.replaceAllUsesExcept(total, total);
  if (isNew)
    nnprim::YieldOp::create(b, total.getResult());
}

void nnprim::addInOrder(ImplicitLocOpBuilder &b, ArrayRef<Value> sums,
                        Region &epilogue, const EpilogueOperands &operands,
                        Value out) {
  AffineMap identity = b.getMultiDimIdentityMap(2);
  SmallVector<Value> inputs(sums);
  SmallVector<AffineMap> maps(sums.size(), identity);
  llvm::append_range(inputs, operands.values);
  llvm::append_range(maps, operands.maps);
  maps.push_back(identity);
  linalg::GenericOp::create(
      b, inputs, out, maps,
      SmallVector<utils::IteratorType>(2, utils::IteratorType::parallel),
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        Value sum = arguments.front();
        for (Value other : arguments.slice(1, sums.size() - 1))
          sum = arith::AddFOp::create(nested, loc, sum, other);
        if (epilogue.empty()) {
          linalg::YieldOp::create(nested, loc, sum);
          return;
        }
        IRMapping mapping;
        Block &block = epilogue.front();
        mapping.map(block.getArgument(0), sum);
        for (auto [argument, value] : llvm::zip(
                 block.getArguments().drop_front(),
                 arguments.slice(sums.size(), block.getNumArguments() - 1)))
          mapping.map(argument, value);
        for (Operation &op : block.without_terminator())
          nested.clone(op, mapping);
        linalg::YieldOp::create(
            nested, loc,
            mapping.lookupOrDefault(block.getTerminator()->getOperand(0)));
      });
}
