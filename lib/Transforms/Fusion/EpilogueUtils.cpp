//===- EpilogueUtils.cpp - Building and extending epilogues ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EpilogueUtils.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace nnprim;

bool nnprim::isPlainElementwise(linalg::GenericOp op) {
  if (!op.hasPureTensorSemantics() || op->getNumResults() != 1 ||
      op.getNumParallelLoops() != op.getNumLoops() ||
      !op.getIndexingMapsArray().back().isIdentity() ||
      !op.getBody()->getArguments().back().use_empty())
    return false;
  return llvm::all_of(
      op.getBody()->without_terminator(), [](Operation &nested) {
        // Flytes are extended and rounded where they are loaded and stored.
        return !isa<linalg::IndexOp, ExtendFlyteOp, RoundFlyteOp>(nested) &&
               nested.getNumRegions() == 0 && isMemoryEffectFree(&nested) &&
               llvm::none_of(nested.getOperandTypes(),
                             [](Type type) { return isa<ShapedType>(type); });
      });
}

Block &nnprim::getOrCreateEpilogueBlock(OpBuilder &builder,
                                        EpilogueOpInterface op) {
  Region &region = op.getEpilogueRegion();
  if (!region.empty())
    return region.front();
  OpBuilder::InsertionGuard guard(builder);
  Type type = getElementTypeOrSelf(op.getInitOperand().get());
  Block *block = builder.createBlock(&region, {}, {op.getAccumulatorType()},
                                     {op->getLoc()});
  Value stored = block->getArgument(0);
  // Flytes are rounded as they are stored.
  if (stored.getType() != type && !isa<FlyteType>(type))
    stored = arith::TruncFOp::create(builder, op->getLoc(), type, stored);
  YieldOp::create(builder, op->getLoc(), stored);
  return *block;
}

BlockArgument nnprim::addEpilogueInput(EpilogueOpInterface op,
                                       const EpilogueInput &input) {
  Block &block = op.getEpilogueRegion().front();
  SmallVector<AffineMap> maps = op.getEpilogueIndexingMaps();
  for (auto [number, value] : llvm::enumerate(op.getEpilogueOperands()))
    if (value == input.value && maps[number] == input.map)
      return block.getArgument(number + 1);
  op.getEpilogueOperandsMutable().append(input.value);
  maps.push_back(input.map);
  op.setEpilogueIndexingMaps(maps);
  return block.addArgument(getElementTypeOrSelf(input.value), op->getLoc());
}

bool nnprim::dropUnusedEpilogueParts(RewriterBase &rewriter,
                                     EpilogueOpInterface op) {
  if (op.getEpilogueRegion().empty())
    return false;
  Block &block = op.getEpilogueRegion().front();
  SmallVector<AffineMap> maps = op.getEpilogueIndexingMaps();
  bool changed = false;
  for (int64_t number = maps.size() - 1; number >= 0; --number) {
    if (!block.getArgument(number + 1).use_empty())
      continue;
    block.eraseArgument(number + 1);
    maps.erase(maps.begin() + number);
    op.getEpilogueOperandsMutable().erase(number);
    changed = true;
  }
  if (changed)
    op.setEpilogueIndexingMaps(maps);
  if (maps.empty() && llvm::hasSingleElement(block) &&
      cast<YieldOp>(block.getTerminator()).getValue() == block.getArgument(0)) {
    rewriter.eraseBlock(&block);
    changed = true;
  }
  return changed;
}

void nnprim::appendToEpilogue(RewriterBase &rewriter, EpilogueOpInterface op,
                              Block &body, IRMapping &mapping) {
  OpBuilder::InsertionGuard guard(rewriter);
  auto oldYield = cast<YieldOp>(op.getEpilogueRegion().front().getTerminator());
  rewriter.setInsertionPoint(oldYield);
  auto cloneConstant = [&](Value value) {
    Operation *producer = value.getDefiningOp();
    if (producer && producer->getBlock() != &body &&
        producer->hasTrait<OpTrait::ConstantLike>() && !mapping.contains(value))
      rewriter.clone(*producer, mapping);
  };
  for (Operation &nested : body) {
    llvm::for_each(nested.getOperands(), cloneConstant);
    if (!nested.hasTrait<OpTrait::IsTerminator>())
      rewriter.clone(nested, mapping);
  }
  Value stored = mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
  YieldOp::create(rewriter, oldYield.getLoc(), stored);
  // The pattern driver may have the old terminator in its worklist.
  rewriter.eraseOp(oldYield);
}
