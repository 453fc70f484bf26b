//===- SpmmMatch.cpp - Facts of a sparse product for its loops ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpmmMatch.h"

#include "NNPrim/Dialect/NNPrim/Utils/StaticMemRefs.h"

using namespace mlir;
using namespace nnprim;

/// Whether the raw sums of slabs may be stored before the epilogue reads its
/// inputs, without being rounded.
static bool mayStoreRawSums(SpmmOp op) {
  return getElementTypeOrSelf(op.getInit()) == op.getAccumulatorType() &&
         !llvm::is_contained(op.getEpilogueOperands(), op.getInit());
}

/// Whether the sums of parts of the channels are what is added in the end.
static bool mayDivideChannels(SpmmOp op) {
  return getElementTypeOrSelf(op.getInit()) == op.getAccumulatorType() &&
         !op.getAccumulate();
}

CheckResult nnprim::matchMacroKernel(SpmmOp op, SpmmMacroKernel &kernel) {
  if (CheckResult result = checkStaticMemRefs(op->getOperands());
      failed(result))
    return result;
  auto input = cast<MemRefType>(op.getInput().getType());
  auto init = cast<MemRefType>(op.getInit().getType());
  kernel.op = op;
  kernel.plan = op.getPlanAttr().getPlan();
  kernel.filters = init.getDimSize(0);
  kernel.pixels = init.getDimSize(1);
  kernel.channels = input.getDimSize(0);
  kernel.block = op.getBlockRows();
  kernel.slabs = mayStoreRawSums(op) && !kernel.plan.readModifyWrite
                     ? op.getNumSlabs()
                     : 1;
  llvm::append_range(kernel.epilogue.values, op.getEpilogueOperands());
  kernel.epilogue.maps = op.getEpilogueIndexingMaps();
  if (kernel.plan.hasParts()) {
    kernel.parts = kernel.plan.channelParts;
    if (!mayDivideChannels(op))
      return "sums of parts of the channels are not of the result's type";
    kernel.slabs = op.getNumSlabs();
    if (kernel.slabs % kernel.parts != 0)
      return "parts of the channels are not whole slabs";
  }
  if (op.getBlockOrder() && kernel.slabs != op.getNumSlabs())
    return "slabs that run at once have an order of blocks each";
  if (op.getFactors() && !kernel.plan.packInput)
    return "its plan makes no copies of pixels, which are multiplied by "
           "factors meanwhile";
  if ((kernel.plan.packInput || kernel.parts > 1) && !op.getWorkspace())
    return "it has no workspace";
  if (kernel.plan.packInput &&
      kernel.plan.getPanelWidth() != kernel.plan.pixels &&
      kernel.pixels > kernel.plan.pixels)
    return "copied tiles of pixels are not whole panels";
  return success();
}
