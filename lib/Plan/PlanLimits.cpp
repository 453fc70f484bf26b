//===- PlanLimits.cpp - Whether a plan fits a target ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Plan/PlanLimits.h"

#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Problem/FixedPoint.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace nnprim;
using llvm::divideCeil;

/// A register tile of so many rows against a panel of `nr` columns, with sums
/// of a group beside those of all.
static CheckResult checkTile(const TargetDesc &target, int64_t rows, int64_t nr,
                             int64_t sumBits = 32, int64_t panels = 1,
                             bool hasGroups = false) {
  int64_t sets = hasGroups ? 2 * panels : panels;
  int64_t more = (sets - 1) * rows * divideCeil(nr, target.getLanes(sumBits));
  int64_t registers = countGemmRegisters(target, rows, nr, sumBits) + more;
  nr *= panels;
  if (registers <= target.numVectorRegisters)
    return llvm::success();
  return llvm::formatv("a register tile of {0}x{1}, which takes {2} of the {3} "
                       "vector registers of {4}",
                       rows, nr, registers, target.numVectorRegisters,
                       target.name)
      .str();
}

/// Sums in tile registers.
static CheckResult checkTileRegisters(const TargetDesc &target, int64_t rows,
                                      int64_t columns) {
  if (fitsTileRegisters(rows, columns))
    return llvm::success();
  return llvm::formatv("sums of {0}x{1}, which the tile registers of {2} have "
                       "no room for",
                       rows, columns, target.name)
      .str();
}

/// A register tile whose vectors lie along K.
static CheckResult checkPairwise(const TargetDesc &target, int64_t kr,
                                 int64_t rows, int64_t columns) {
  if (kr != target.getLanes())
    return llvm::formatv("`kr` {0} for f32, but vectors of {1} hold {2}", kr,
                         target.name, target.getLanes())
        .str();
  int64_t registers = countPairwiseRegisters(rows, columns);
  if (registers <= target.numVectorRegisters)
    return llvm::success();
  return llvm::formatv("a register tile of {0}x{1} vectors along K, which "
                       "takes {2} of the {3} vector registers of {4}",
                       rows, columns, registers, target.numVectorRegisters,
                       target.name)
      .str();
}

static CheckResult checkSums(const TargetDesc &target, int64_t sums) {
  if (sums < target.numVectorRegisters)
    return llvm::success();
  return llvm::formatv("{0} sums in registers, but {1} has {2}", sums,
                       target.name, target.numVectorRegisters)
      .str();
}

/// Vectors of pixels along a row of an image.
static CheckResult checkVectors(const TargetDesc &target, int64_t pixels,
                                bool masksTails) {
  if (pixels > target.getLanes())
    return llvm::formatv("vectors of {0} pixels, but those of {1} hold {2}",
                         pixels, target.name, target.getLanes())
        .str();
  if (masksTails && !target.hasMaskedStores)
    return llvm::formatv("masks, which {0} does not have", target.name).str();
  return llvm::success();
}

CheckResult nnprim::checkLimits(const GemmPlan &plan, const TargetDesc &target,
                                const ProductTypes &types) {
  if (isPairwise(types, plan.kr))
    return checkPairwise(target, plan.kr, plan.mr, plan.nr);
  bool areWhole = plan.nr % target.getLanes() == 0;
  if (plan.tilePanels > 1 && (!areWhole || types.areF16()))
    return llvm::formatv("{0} panels in a tile, which is for panels of whole "
                         "vectors of f32, of {1} columns on {2}",
                         plan.tilePanels, target.getLanes(), target.name)
        .str();
  if (usesTileRegisters(target, types, plan.kr, plan.nr))
    return checkTileRegisters(target, plan.mr, plan.nr);
  return checkTile(target, plan.mr, plan.nr, types.getSumBits(),
                   plan.tilePanels, hasFixedPoint(types));
}

CheckResult nnprim::checkLimits(const DirectConvPlan &plan,
                                const TargetDesc &target,
                                const ProductTypes &types) {
  int64_t pixels = plan.tileRows * plan.tileColumns;
  if (isPairwise(types, plan.kr))
    return checkPairwise(target, plan.kr, pixels, plan.nr);
  if (usesTileRegisters(target, types, plan.kr, plan.nr))
    return checkTileRegisters(target, pixels, plan.nr);
  return checkTile(target, pixels, plan.nr, types.getSumBits());
}

CheckResult nnprim::checkLimits(const ConvGemmPlan &plan,
                                const TargetDesc &target) {
  if (plan.tiles.nr % target.getLanes() != 0)
    return llvm::formatv(
               "panels of {0} pixels, which are not whole vectors of {1}",
               plan.tiles.nr, target.getLanes())
        .str();
  return checkLimits(plan.tiles, target);
}

CheckResult nnprim::checkLimits(const OuterConvPlan &plan,
                                const TargetDesc &target) {
  if (CheckResult result = checkVectors(target, plan.pixels, plan.masksTails);
      llvm::failed(result))
    return result;
  int64_t registers = countOuterRegisters(target, plan);
  if (registers <= target.numVectorRegisters)
    return llvm::success();
  return llvm::formatv("{0} filters x {1} rows x {2} vectors of sums, which "
                       "take {3} of the {4} vector registers of {5}",
                       plan.filters, plan.rows, plan.vectors, registers,
                       target.numVectorRegisters, target.name)
      .str();
}

CheckResult nnprim::checkLimits(const TupleGemmPlan &plan,
                                const TargetDesc &target, int64_t columns,
                                bool isSplit) {
  if (isSplit)
    return checkTileRegisters(target, plan.maxRows, columns);
  int64_t maxComplexRows = getMaxComplexRows(target, columns);
  if (plan.maxComplexRows > maxComplexRows)
    return llvm::formatv("`max_complex_rows` {0}, but the {1} vector registers "
                         "of {2} hold sums of {3} against panels of {4}",
                         plan.maxComplexRows, target.numVectorRegisters,
                         target.name, maxComplexRows, columns)
        .str();
  // There is no smaller tile than one row.
  if (plan.maxRows == 1)
    return llvm::success();
  return checkTile(target, plan.maxRows, columns);
}

CheckResult nnprim::checkLimits(const FastConvPlan &plan,
                                const TargetDesc &target, bool isSplit) {
  return checkLimits(plan.products, target, plan.nr, isSplit);
}

CheckResult nnprim::checkLimits(const SoftmaxPlan &plan,
                                const TargetDesc &target) {
  // Each vector of a turn of a loop has a register, or more.
  const std::pair<llvm::StringLiteral, int64_t> turns[] = {
      {"max_unroll", plan.maxUnroll},
      {"sum_unroll", plan.sumUnroll},
      {"store_unroll", plan.storeUnroll},
      {"block_vectors", plan.blockVectors},
      {"exp_interleave", plan.expInterleave}};
  for (auto [name, vectors] : turns)
    if (vectors > target.numVectorRegisters)
      return llvm::formatv("`{0}` {1}, but {2} has {3} vector registers", name,
                           vectors, target.name, target.numVectorRegisters)
          .str();
  return llvm::success();
}

CheckResult nnprim::checkLimits(const DepthwisePlan &plan,
                                const TargetDesc &target) {
  return checkSums(target, plan.rows * plan.columns * plan.vectors);
}

CheckResult nnprim::checkLimits(const DepthwiseNchwPlan &plan,
                                const TargetDesc &target) {
  if (CheckResult result = checkVectors(target, plan.pixels, plan.masksTails);
      llvm::failed(result))
    return result;
  return checkSums(target, plan.getSums(plan.rows));
}

CheckResult nnprim::checkLimits(const SpmmPlan &plan,
                                const TargetDesc &target) {
  if (plan.prefetchInput < 0 || plan.prefetchInput > 2)
    return llvm::formatv("prefetch_input = {0}, which is no level of the cache "
                         "that is prefetched to: 1, 2, or 0 for none",
                         plan.prefetchInput)
        .str();
  int64_t vectors = llvm::divideCeil(plan.pixels, target.getLanes());
  int64_t registers = countSpmmRegisters(target, plan.rows, vectors, plan.sets);
  if (plan.readModifyWrite || registers <= target.numVectorRegisters)
    return llvm::success();
  return llvm::formatv("{0} sets of {1}x{2} sums, which take {3} of the {4} "
                       "vector registers of {5}",
                       plan.sets, plan.rows, plan.pixels, registers,
                       target.numVectorRegisters, target.name)
      .str();
}
