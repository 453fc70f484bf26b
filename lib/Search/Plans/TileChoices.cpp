//===- TileChoices.cpp - Choices that products have in common -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileChoices.h"

#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Plan/PlanLimits.h"
#include "NNPrim/Problem/ScaledPairs.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

Choices nnprim::getFlagChoices(double weightOn) {
  return {{0, 1}, {1, weightOn}};
}

void nnprim::addChoice(Choices &choices, int64_t value, double weight) {
  if (llvm::none_of(
          choices, [&](const Choice &choice) { return choice.value == value; }))
    choices.push_back({value, weight});
}

Choices nnprim::getTilePanels(const MachineDesc &machine,
                              const ProductTypes &types, const GemmPlan &plan,
                              int64_t m, int64_t n, int64_t planned) {
  Choices choices{{1, 4}};
  if (plan.kr != 1 || types.accumulator != ElementType::F32 ||
      hasScaledPairs(types))
    return choices;
  constexpr int64_t maxPanels = 8;
  // Where one tile reads each panel, panels are what is waited for; otherwise
  // more of them are but a wider tile.
  double weight = m <= plan.mr ? 2 : 0.25;
  GemmPlan tile = plan;
  for (tile.tilePanels = 2;
       tile.tilePanels <= maxPanels && tile.getTileColumns() <= n;
       ++tile.tilePanels) {
    if (llvm::failed(checkLimits(tile, *machine.target, types)))
      break;
    choices.push_back(
        {tile.tilePanels, tile.tilePanels == planned ? 4 : weight});
  }
  return choices;
}

Choices nnprim::getPrefetchLevels(bool prefetches, bool areShared) {
  Choices choices{{int64_t(PrefetchLevel::L2), 4}};
  if (!prefetches)
    return choices;
  choices.push_back({int64_t(PrefetchLevel::L1), 2});
  if (!areShared)
    choices.push_back({int64_t(PrefetchLevel::NonTemporal), 1});
  return choices;
}

Choices nnprim::getTurns(int64_t kr, int64_t depth) {
  Choices choices{{0, 4}};
  for (int64_t turns = 1; kr == 1 && turns <= std::min(depth, kMaxUnroll);
       turns *= 2)
    choices.push_back({turns, 1.0 / double(turns)});
  return choices;
}

Choices nnprim::getDepthBlocks(int64_t depth, int64_t planned) {
  Choices choices{{0, 4}};
  for (int64_t size = 64; size < depth && size <= 2048; size *= 2)
    choices.push_back({size});
  addChoice(choices, planned, 4);
  return choices;
}

Choices nnprim::getRowGroups(int64_t tiles, int64_t planned) {
  Choices choices;
  for (int64_t size = 1; size < tiles && size <= 64; size *= 2)
    choices.push_back({size});
  addChoice(choices, std::min(tiles, planned), 4);
  return choices;
}

Choices nnprim::getDepthBlockTiles(const GemmPlan &plan, int64_t m, int64_t n,
                                   int64_t planned) {
  if (plan.kBlock == 0)
    return {{1}};
  int64_t all = plan.rowsOutermost ? divideCeil(m, plan.mr)
                                   : divideCeil(n, plan.getTileColumns());
  Choices choices{{1, 2}};
  for (int64_t tiles = 4; tiles < all; tiles *= 4)
    choices.push_back({tiles});
  addChoice(choices, all, 2);
  if (planned < all)
    addChoice(choices, planned, 4);
  return choices;
}

Choices nnprim::getExtensions(const ProductTypes &types, int64_t planned) {
  // Machines without an instruction for pairs of bf16 extend these, too.
  bool isExtended = getTileTypes(types) == ProductTypes() || planned != 0;
  if (!isNarrowFloat(types.rhs) || !isExtended)
    return {{0}};
  Choices choices{{0}, {1}};
  addChoice(choices, planned, 2);
  return choices;
}

Choices nnprim::getExtensionParts(int64_t extendedPanels, int64_t planned) {
  constexpr int64_t parts = 16;
  if (extendedPanels == 0)
    return {{0}};
  return {{planned == 0 ? parts : planned}};
}

/// Registers left for sums and what they are multiplied from.
static bool fits(const TargetDesc &target, int64_t rows, int64_t nr,
                 int64_t sumBits) {
  int64_t vectors = divideCeil(nr, target.getLanes(sumBits));
  // Where elements of A are taken from a register, each row has one.
  int64_t lhs = target.hasElementFma ? rows : 0;
  int64_t registers = target.hasElementFma
                          ? rows * vectors + vectors + lhs
                          : countGemmRegisters(target, rows, nr, sumBits);
  return registers <= target.numVectorRegisters;
}

int64_t nnprim::getMaxTileRows(const MachineDesc &machine,
                               const ProductTypes &types, int64_t nr) {
  for (const KernelRow &row : getKernels(machine, types))
    if (row.nr == nr && row.strategy != ProductStrategy::BroadcastFma)
      return row.mr;
  int64_t rows = 1;
  while (fits(*machine.target, rows + 1, nr, types.getSumBits()))
    ++rows;
  return rows;
}

Choices nnprim::getInterleaves(const MachineDesc &machine,
                               const ProductTypes &types, int64_t columns,
                               int64_t depth, int64_t planned) {
  int64_t lanes = machine.getLanes();
  Choices choices{{planned, 4}};
  if (!(types == ProductTypes()) || depth % lanes != 0)
    return choices;
  // Vectors along columns are full from there on.
  addChoice(choices, lanes, columns < lanes ? 4 : 0.25);
  return choices;
}

Choices nnprim::getPairwiseColumns(const MachineDesc &machine,
                                   int64_t columns) {
  Choices choices;
  for (int64_t nr = 1; nr <= std::min(columns, kMaxPairwiseColumns); ++nr)
    if (getMaxPairwiseRows(*machine.target, nr) > 0)
      choices.push_back({nr, columns % nr == 0 ? 4.0 : 1.0});
  return choices;
}

Choices nnprim::getPanelWidths(const MachineDesc &machine,
                               const ProductTypes &types, int64_t columns) {
  Choices choices;
  bool isFma = true;
  for (const KernelRow &row : getKernels(machine, types)) {
    addChoice(choices, row.nr, 2);
    isFma &= row.strategy == ProductStrategy::BroadcastFma;
  }
  int64_t lanes = machine.getLanes(types.getSumBits());
  for (int64_t nr = lanes;
       isFma && fits(*machine.target, 2, nr, types.getSumBits()); nr += lanes) {
    // A tile of a whole vector more than the columns would compute zeros.
    if (nr >= columns + lanes)
      break;
    addChoice(choices, nr, 1);
  }
  return choices;
}

Choices nnprim::getTileRows(const MachineDesc &machine, int64_t extent,
                            int64_t max, int64_t vectors) {
  Choices choices;
  int64_t hiding = machine.fmaPerCycle * machine.fmaLatency;
  for (int64_t rows = 1; rows <= std::min(extent, max); ++rows) {
    bool isEven = getEvenRows(extent, rows) == rows;
    bool hidesLatency = rows * vectors >= hiding;
    choices.push_back({rows, (isEven ? 4.0 : 1.0) * (hidesLatency ? 1 : 0.25)});
  }
  return choices;
}

Choices nnprim::getPanelDistances(const ProductTypes &types, int64_t nr,
                                  int64_t planned) {
  Choices choices{{0, 6}};
  for (int64_t kilobytes = 1; kilobytes <= 32; kilobytes *= 2)
    addChoice(choices,
              int64_t(divideCeil(kilobytes << 10, getBytes(types.rhs) * nr)),
              1);
  addChoice(choices, planned, 2);
  return choices;
}
