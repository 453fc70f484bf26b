//===- AttentionStage.cpp - Strips of an attention's scores ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "NNPrim/CostModel/GemmPlanner.h"
#include "NNPrim/Dialect/NNPrim/Utils/AttentionChain.h"

#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

/// Scores and probabilities.
static constexpr int64_t numMatrices = 2;

/// Rows of a strip whose scores and probabilities stay in the second-level
/// caches of `threads`, which share its rows; of strips of about equal sizes,
/// as many as whole register tiles have.
static int64_t chooseRows(const MachineDesc &machine, int64_t threads,
                          int64_t rows, const GemmShape &scores,
                          int64_t rowBytes) {
  int64_t tile = planGemm(machine, scores).mr;
  // Of the panels that a strip reads again and again every byte serves all
  // rows: with too few, they come from an outer cache too often.
  constexpr int64_t minTiles = 8;
  int64_t most =
      std::max(machine.l2Bytes * threads / rowBytes, minTiles * tile * threads);
  if (most >= rows)
    return rows;
  int64_t strips = llvm::divideCeil(rows, most);
  return llvm::alignTo(llvm::divideCeil(rows, strips), tile);
}

bool nnprim::planAttention(linalg::BatchMatmulOp op,
                           const PlanningContext &context) {
  NNPrimDialect::StripRowsAttrHelper helper(op->getContext());
  AttentionChain chain;
  if (helper.isAttrPresent(op) || failed(matchAttention(op, chain)) ||
      !chain.getElementType().isF32())
    return false;
  const MachineDesc &machine = context.machine;
  int64_t rows = chain.getRows(), keys = chain.getKeys();
  int64_t depth = cast<RankedTensorType>(chain.scores.getInputs()[0].getType())
                      .getDimSize(2);
  int64_t rowBytes = numMatrices * keys * int64_t(sizeof(float));
  int64_t bytes = chain.getBatch() * rows * rowBytes;
  auto describe = [&](int64_t count) {
    return llvm::formatv("{0} rows at a time, {1} KiB of scores and "
                         "probabilities in place of {2}",
                         count, count * rowBytes >> 10, bytes >> 10)
        .str();
  };
  // What the last cache holds gains memory, but no time that was measured.
  if (bytes <= machine.llcBytes)
    return false;
  int64_t count = chooseRows(machine, context.numThreads, rows,
                             {rows, keys, depth}, rowBytes);
  helper.setAttr(op, Builder(op->getContext()).getI64IntegerAttr(count));
  remark::passed(
      op.getLoc(),
      remark::RemarkOpts::name("Attention").category("nnprim-algorithm"))
      << describe(count);
  return true;
}
