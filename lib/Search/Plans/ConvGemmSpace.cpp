//===- ConvGemmSpace.cpp - Plans of convolutions that pack pixels ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileChoices.h"

#include "NNPrim/CostModel/ConvGemmPlanner.h"
#include "NNPrim/Plan/PlanLimits.h"
#include "NNPrim/Search/PlanSpaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace nnprim;
using llvm::divideCeil;

/// Panels of a group: numbers that make groups of one size but for the last,
/// from one panel to all.
static Choices getPanels(const ConvShape &shape, int64_t nr) {
  int64_t pixels = shape.rows.outputs * shape.columns.outputs;
  int64_t all = std::max<int64_t>(1, divideCeil(pixels, nr));
  Choices choices;
  for (int64_t groups = 1; groups <= all; groups *= 2)
    addChoice(choices, divideCeil(all, groups), 1);
  addChoice(choices, 1, 1);
  return choices;
}

std::unique_ptr<PlanSpace<ConvGemmPlan>>
nnprim::createConvGemmSpace(const MachineDesc &machine, const ConvShape &shape,
                            bool storesF32) {
  ConvGemmPlan planned = planConvGemm(machine, shape);
  auto space = std::make_unique<PlanSpace<ConvGemmPlan>>(planned);
  int64_t pixels = shape.rows.outputs * shape.columns.outputs;
  int64_t depth = shape.channels * shape.rows.taps * shape.columns.taps;
  space->add("nr", NNPRIM_MEMBER(tiles.nr),
             [=, &machine](const ConvGemmPlan &) {
               return getPanelWidths(machine, shape.types, pixels);
             });
  space->add(
      "mr", NNPRIM_MEMBER(tiles.mr), [=, &machine](const ConvGemmPlan &above) {
        int64_t nr = above.tiles.nr;
        Choices choices = getTileRows(machine, shape.filters,
                                      getMaxTileRows(machine, shape.types, nr),
                                      divideCeil(nr, machine.getLanes()));
        if (nr == planned.tiles.nr)
          addChoice(choices, planned.tiles.mr, 4);
        return choices;
      });
  // What is packed is to be small, or no more than in the cost model's plan.
  auto isSmall = [=, &machine](const GemmPlan &tiles, int64_t panels) {
    ConvGemmPlan plan = completeConvGemm(machine, shape, tiles, panels);
    return packsLittle(shape, plan) ||
           plan.getPartElements() <= planned.getPartElements();
  };
  space->add("panels", NNPRIM_MEMBER(panels), [=](const ConvGemmPlan &above) {
    Choices choices = getPanels(shape, above.tiles.nr);
    if (above.tiles.nr == planned.tiles.nr)
      addChoice(choices, planned.panels, 4);
    llvm::erase_if(choices, [&](const Choice &choice) {
      return !isSmall(above.tiles, choice.value);
    });
    return choices;
  });
  space->add("rows_outermost", NNPRIM_MEMBER(tiles.rowsOutermost),
             [=](const ConvGemmPlan &) {
               return getFlagChoices(planned.tiles.rowsOutermost ? 2 : 0.5);
             });
  space->add("prefetch_lhs", NNPRIM_MEMBER(tiles.prefetchLhs),
             [](const ConvGemmPlan &) { return getFlagChoices(0.5); });
  space->add("prefetch_rhs", NNPRIM_MEMBER(tiles.prefetchRhs),
             [=](const ConvGemmPlan &above) {
               return getPanelDistances(shape.types, above.tiles.nr,
                                        planned.tiles.prefetchRhs);
             });
  space->add("prefetch_next_panel", NNPRIM_MEMBER(tiles.prefetchNextPanel),
             [=](const ConvGemmPlan &above) {
               // The panel behind this one would be the tile's own.
               if (above.tiles.rowsOutermost || above.tiles.kr != 1)
                 return Choices{{0}};
               return getFlagChoices(planned.tiles.prefetchNextPanel ? 2 : 0.5);
             });
  space->add("prefetch_level", NNPRIM_MEMBER(tiles.prefetchLevel),
             [=](const ConvGemmPlan &above) {
               return getPrefetchLevels(
                   above.tiles.prefetchRhs != 0 || above.tiles.prefetchLhs ||
                       above.tiles.prefetchNextPanel,
                   /*areShared=*/shape.filters > above.tiles.mr);
             });
  space->add("unroll", NNPRIM_MEMBER(tiles.unroll),
             [=](const ConvGemmPlan &above) {
               return getTurns(above.tiles.kr, depth);
             });
  space->add("k_block", NNPRIM_MEMBER(tiles.kBlock),
             [=](const ConvGemmPlan &above) {
               bool isBlocked = storesF32 && !shape.types.areF16() &&
                                planned.tiles.panelGroup == 0 &&
                                !above.tiles.prefetchNextPanel;
               return isBlocked ? getDepthBlocks(depth, planned.tiles.kBlock)
                                : Choices{{0}};
             });
  space->add("k_block_tiles", NNPRIM_MEMBER(tiles.kBlockTiles),
             [=](const ConvGemmPlan &above) {
               return getDepthBlockTiles(above.tiles, shape.filters,
                                         std::min(pixels, above.getPixels()),
                                         planned.tiles.kBlockTiles);
             });
  space->setFinish([=, &machine](ConvGemmPlan &plan) {
    plan = completeConvGemm(machine, shape, plan.tiles, plan.panels);
  });
  space->setIsPossible([&machine](const ConvGemmPlan &plan) {
    return llvm::succeeded(checkLimits(plan, *machine.target));
  });
  space->setEstimate([=, &machine](const ConvGemmPlan &plan) {
    return completeConvGemm(machine, shape, plan.tiles, plan.panels).cycles;
  });
  return space;
}
