//===- ReductionStage.cpp - Strips of normalizations ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "NNPrim/Dialect/NNPrim/Utils/ReductionChain.h"
#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"

#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

/// The share of L1 for the rows of a strip, from the first op to the last: the
/// rest is for what all rows read.
static constexpr double kL1Share = 0.75;

/// Buffers of up to this share of L1 are still there when they are read again.
static constexpr double kSmallShare = 0.5;

/// Rows of a strip, or all rows if strips would not gain. Rows that share cache
/// lines are not cut: the lines of a strip lie as far apart as an image has
/// channels, and do not fit into the sets of a cache together if that is a
/// power of two.
static int64_t chooseRows(const MachineDesc &machine,
                          const ReductionChain &chain) {
  if (chain.getRowsOfLine() > 1 ||
      chain.getReusedBytes() <= kSmallShare * machine.l1Bytes)
    return chain.numRows;
  int64_t rows = kL1Share * machine.l1Bytes / chain.getRowBytes();
  // What is computed once for each row is computed on vectors of rows.
  constexpr int64_t rowsOfVector = 8;
  if (rows >= rowsOfVector)
    rows -= rows % rowsOfVector;
  return std::clamp<int64_t>(rows, 1, chain.numRows);
}

namespace {
/// Rows of a step of a pipeline, and the parts that threads divide it into.
struct RowPipeline {
  int64_t rows, parts;
};
} // namespace

/// The pipeline of rows that computes the chain, if it is one that strips would
/// gain for. A step has rows of each of its stages, and those of the result, in
/// L1, while L2 gives the next rows and takes the result. Two rows share what
/// all rows read. Sums of short rows are better added together, many at a time.
static std::optional<RowPipeline> choosePipeline(const MachineDesc &machine,
                                                 const ReductionChain &chain) {
  constexpr int64_t leastRowBytes = 12 * kLineBytes;
  // The first and last rows of a part are not computed beside others.
  constexpr int64_t leastPartSteps = 24, maxParts = 16;
  size_t numStages = getPipelineStages(chain).size();
  if (numStages == 0 || chain.numRows < leastPartSteps)
    return std::nullopt;
  // A row is one of what is read and one of the result.
  int64_t rowBytes = chain.getRowBytes() / 2;
  if (rowBytes < leastRowBytes)
    return std::nullopt;
  for (int64_t rows : {2, 1})
    if (int64_t(numStages + 1) * rows * rowBytes <= kL1Share * machine.l1Bytes)
      return RowPipeline{
          rows, std::clamp<int64_t>(chain.numRows / (rows * leastPartSteps), 1,
                                    maxParts)};
  return std::nullopt;
}

int64_t nnprim::planReductions(func::FuncOp function,
                               const PlanningContext &context) {
  if (!function.getBody().hasOneBlock())
    return 0;
  NNPrimDialect::StripRowsAttrHelper helper(function.getContext());
  int64_t numPlanned = 0;
  auto plan = [&](const ReductionChain &chain) {
    linalg::LinalgOp first = chain.reduction;
    Operation *reduction = first.getOperation();
    if (helper.isAttrPresent(reduction))
      return true;
    int64_t rows = chooseRows(context.machine, chain);
    if (rows == chain.numRows)
      return false;
    Builder b(function.getContext());
    if (std::optional<RowPipeline> pipeline =
            choosePipeline(context.machine, chain)) {
      helper.setAttr(reduction, b.getI64IntegerAttr(pipeline->rows));
      reduction->setAttr(stripPartsAttrName,
                         b.getI64IntegerAttr(pipeline->parts));
      remark::passed(
          reduction->getLoc(),
          remark::RemarkOpts::name("Normalization").category("nnprim-plan"))
          << llvm::formatv(
                 "{0}: nnprim.strip_rows = {1}, nnprim.strip_parts = {2}: {3} "
                 "ops compute {1} of {4} rows at a time, each those behind the "
                 "rows of the op after it",
                 reduction->getName(), pipeline->rows, pipeline->parts,
                 chain.ops.size(), chain.numRows)
                 .str();
      ++numPlanned;
      return true;
    }
    helper.setAttr(reduction, b.getI64IntegerAttr(rows));
    remark::passed(
        reduction->getLoc(),
        remark::RemarkOpts::name("Normalization").category("nnprim-plan"))
        << llvm::formatv("{0}: nnprim.strip_rows = {1}: {2} ops compute {1} of "
                         "{3} rows at a time, {4} bytes",
                         reduction->getName(), rows, chain.ops.size(),
                         chain.numRows, rows * chain.getRowBytes())
               .str();
    ++numPlanned;
    return true;
  };
  visitReductionChains(function.getBody().front(), plan);
  return numPlanned;
}
