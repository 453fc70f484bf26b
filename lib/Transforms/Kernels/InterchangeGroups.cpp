//===- InterchangeGroups.cpp - Groups of a convolution inside its rows ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace nnprim {
#define GEN_PASS_DEF_INTERCHANGEGROUPSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Whether all iterations of `loop` run over the same range, however often the
/// loop around it does.
static bool isInvariant(scf::ForOp loop, scf::ForOp outer) {
  auto isFixed = [&](Value bound) {
    return outer.isDefinedOutsideOfLoop(bound) ||
           getConstantIntValue(bound).has_value();
  };
  return isMarkedParallel(loop) && loop.getNumResults() == 0 &&
         isFixed(loop.getLowerBound()) && isFixed(loop.getUpperBound()) &&
         isFixed(loop.getStep());
}

/// `bound` of a loop in `outer`, in front of it.
static Value getOutside(ImplicitLocOpBuilder &b, Value bound,
                        scf::ForOp outer) {
  if (outer.isDefinedOutsideOfLoop(bound))
    return bound;
  return b.clone(*bound.getDefiningOp())->getResult(0);
}

/// The ops that `loop` runs in each iteration.
static auto getBodyOps(scf::ForOp loop) {
  return loop.getBody()->without_terminator();
}

/// Creates a loop over the groups that, for what follows, makes anew what has
/// no effect in the body of `groups`; `b` then inserts into it.
static IRMapping beginGroups(ImplicitLocOpBuilder &b, scf::ForOp groups) {
  auto loop = scf::ForOp::create(b, groups.getLowerBound(),
                                 groups.getUpperBound(), groups.getStep());
  setParallel(loop);
  b.setInsertionPointToStart(loop.getBody());
  IRMapping mapping;
  mapping.map(groups.getInductionVar(), loop.getInductionVar());
  for (Operation &op : getBodyOps(groups))
    if (isPure(&op))
      b.clone(op, mapping);
  return mapping;
}

/// Runs `rows`, a loop in `groups`, with the groups inside.
static void emitInterchanged(ImplicitLocOpBuilder &b, scf::ForOp groups,
                             scf::ForOp rows) {
  OpBuilder::InsertionGuard guard(b);
  Value lower = getOutside(b, rows.getLowerBound(), groups);
  Value upper = getOutside(b, rows.getUpperBound(), groups);
  Value step = getOutside(b, rows.getStep(), groups);
  auto loop = scf::ForOp::create(b, lower, upper, step);
  setParallel(loop);
  b.setInsertionPointToStart(loop.getBody());
  IRMapping mapping = beginGroups(b, groups);
  mapping.map(rows.getInductionVar(), loop.getInductionVar());
  for (Operation &op : getBodyOps(rows))
    b.clone(op, mapping);
}

/// Exchanges `groups` with the outermost loops inside. What is marked as
/// parallel and stands beside them, as tails do, gets a loop over the groups of
/// its own.
static void interchange(scf::ForOp groups) {
  ImplicitLocOpBuilder b(groups.getLoc(), groups);
  for (Operation &op : getBodyOps(groups)) {
    if (isPure(&op))
      continue;
    auto rows = dyn_cast<scf::ForOp>(op);
    if (rows && isInvariant(rows, groups)) {
      emitInterchanged(b, groups, rows);
      continue;
    }
    OpBuilder::InsertionGuard guard(b);
    IRMapping mapping = beginGroups(b, groups);
    b.clone(op, mapping);
  }
  groups.erase();
}

/// Whether everything with an effect in `groups` is independent of the rest.
static bool isInterchangeable(scf::ForOp groups) {
  return groups.getNumResults() == 0 &&
         llvm::all_of(getBodyOps(groups), [](Operation &op) {
           return isPure(&op) || isMarkedParallel(&op);
         });
}

namespace {
struct InterchangeGroups
    : nnprim::impl::InterchangeGroupsPassBase<InterchangeGroups> {
  void runOnOperation() override {
    NNPrimDialect::GroupsInsideAttrHelper helper(&getContext());
    SmallVector<scf::ForOp> loops;
    getOperation().walk([&](scf::ForOp loop) {
      if (helper.isAttrPresent(loop))
        loops.push_back(loop);
    });
    for (scf::ForOp loop : loops) {
      helper.removeAttr(loop);
      if (!isInterchangeable(loop)) {
        loop.emitRemark() << "groups stay outside of the rows: what runs for a "
                             "group is not independent";
        continue;
      }
      interchange(loop);
      ++numLoops;
    }
  }
};
} // namespace
