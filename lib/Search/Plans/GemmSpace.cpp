//===- GemmSpace.cpp - Plans of matrix products ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileChoices.h"

#include "NNPrim/CostModel/GemmPlanner.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Plan/PlanLimits.h"
#include "NNPrim/Problem/FixedPoint.h"
#include "NNPrim/Problem/ScaledPairs.h"
#include "NNPrim/Search/PlanSpaces.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;

/// Row tiles whose rows are split or scaled together. Those of integers are to
/// take little memory, unless they are the model's or one tile.
static Choices chooseRowGroups(const MachineDesc &machine,
                               const GemmShape &shape, GemmPlan above,
                               const GemmPlan &planned) {
  if (!shape.splitsRows)
    return {{0}};
  Choices choices =
      getRowGroups(llvm::divideCeil(shape.m, above.mr), planned.rowGroup);
  if (hasScaledPairs(shape.types))
    llvm::erase_if(choices, [&](const Choice &choice) {
      above.rowGroup = choice.value;
      return choice.value != 1 && choice.value != planned.rowGroup &&
             !isRowGroupSmall(machine, shape, above);
    });
  return choices;
}

std::unique_ptr<PlanSpace<GemmPlan>>
nnprim::createGemmSpace(const MachineDesc &machine, const GemmShape &shape,
                        bool storesF32) {
  GemmPlan planned = planGemm(machine, shape);
  auto space = std::make_unique<PlanSpace<GemmPlan>>(planned);
  int64_t rowLength = shape.k / std::max<int64_t>(shape.taps, 1);
  space->add("kr", NNPRIM_MEMBER(kr), [=, &machine](const GemmPlan &) {
    return getInterleaves(machine, shape.types, shape.n, rowLength, planned.kr);
  });
  space->add("nr", NNPRIM_MEMBER(nr), [=, &machine](const GemmPlan &above) {
    if (isPairwise(shape.types, above.kr))
      return getPairwiseColumns(machine, shape.n);
    return getPanelWidths(machine, shape.types, shape.n);
  });
  space->add("mr", NNPRIM_MEMBER(mr), [=, &machine](const GemmPlan &above) {
    bool isAlongK = isPairwise(shape.types, above.kr);
    int64_t max = isAlongK ? getMaxPairwiseRows(*machine.target, above.nr)
                           : getMaxTileRows(machine, shape.types, above.nr);
    // Addresses of gathered rows, with B's, C's and two counters.
    if (shape.taps != 0)
      max = std::min(max, machine.target->numAddressRegisters - 4);
    int64_t vectors =
        isAlongK ? above.nr : llvm::divideCeil(above.nr, machine.getLanes());
    Choices choices = getTileRows(machine, shape.m, max, vectors);
    if (above.nr == planned.nr && above.kr == planned.kr)
      addChoice(choices, planned.mr, 4);
    return choices;
  });
  space->add("tile_panels", NNPRIM_MEMBER(tilePanels),
             [=, &machine](const GemmPlan &above) {
               // Tiles of gathered rows read one panel.
               if (shape.taps != 0)
                 return Choices{{1}};
               return getTilePanels(machine, shape.types, above, shape.m,
                                    shape.n, planned.tilePanels);
             });
  space->add("row_group", NNPRIM_MEMBER(rowGroup),
             [=, &machine](const GemmPlan &above) {
               return chooseRowGroups(machine, shape, above, planned);
             });
  space->add("rows_outermost", NNPRIM_MEMBER(rowsOutermost),
             [=](const GemmPlan &) {
               return getFlagChoices(planned.rowsOutermost ? 2 : 0.5);
             });
  space->add(
      "prefetch_lhs", NNPRIM_MEMBER(prefetchLhs), [=](const GemmPlan &above) {
        // Gathered rows are not prefetched.
        if ((shape.taps != 0 && !planned.prefetchLhs) || shape.splitsRows)
          return Choices{{0}};
        return getFlagChoices(above.rowsOutermost ? 1 : 0.25);
      });
  space->add(
      "prefetch_rhs", NNPRIM_MEMBER(prefetchRhs), [=](const GemmPlan &above) {
        return getPanelDistances(shape.types, above.nr, planned.prefetchRhs);
      });
  space->add("prefetch_next_panel", NNPRIM_MEMBER(prefetchNextPanel),
             [=](const GemmPlan &above) {
               // The panel behind this one would be the tile's own.
               bool isPlain = above.kr == 1 || shape.splitsRows;
               if (above.rowsOutermost || !isPlain || above.tilePanels != 1)
                 return Choices{{0}};
               return getFlagChoices(planned.prefetchNextPanel ? 2 : 0.5);
             });
  space->add("prefetch_level", NNPRIM_MEMBER(prefetchLevel),
             [=](const GemmPlan &above) {
               return getPrefetchLevels(above.prefetchRhs != 0 ||
                                            above.prefetchLhs ||
                                            above.prefetchNextPanel,
                                        /*areShared=*/shape.m > above.mr);
             });
  space->add("unroll", NNPRIM_MEMBER(unroll), [=](const GemmPlan &above) {
    // Loops over pairs of integers are as they are.
    return hasScaledPairs(shape.types) ? Choices{{0}}
                                       : getTurns(above.kr, rowLength);
  });
  space->add("prefetch_output", NNPRIM_MEMBER(prefetchOutput),
             [](const GemmPlan &) { return getFlagChoices(0.5); });
  space->add("extended_panels", NNPRIM_MEMBER(extendedPanels),
             [=](const GemmPlan &) {
               return getExtensions(shape.types, planned.extendedPanels);
             });
  space->add("extension_parts", NNPRIM_MEMBER(extensionParts),
             [=](const GemmPlan &above) {
               if (shape.splitsRows)
                 return Choices{{getRowGroupParts(machine, shape, above)}};
               return getExtensionParts(above.extendedPanels,
                                        planned.extensionParts);
             });
  space->add("k_block", NNPRIM_MEMBER(kBlock), [=](const GemmPlan &above) {
    bool isBlocked = storesF32 && !shape.types.areF16() &&
                     !hasFixedPoint(shape.types) && shape.taps == 0 &&
                     above.kr == 1 && !above.prefetchNextPanel &&
                     above.panelGroup == 0 && above.extendedPanels == 0;
    return isBlocked ? getDepthBlocks(shape.k, planned.kBlock) : Choices{{0}};
  });
  space->add(
      "k_block_tiles", NNPRIM_MEMBER(kBlockTiles), [=](const GemmPlan &above) {
        return getDepthBlockTiles(above, shape.m, shape.n, planned.kBlockTiles);
      });
  space->setIsPossible([=, &machine](const GemmPlan &plan) {
    return llvm::succeeded(checkLimits(plan, *machine.target, shape.types));
  });
  space->setEstimate([=, &machine](const GemmPlan &plan) {
    return estimateGemm(machine, shape, plan);
  });
  return space;
}
