//===- DirectConvSpace.cpp - Plans of convolutions in place ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileChoices.h"

#include "NNPrim/CostModel/DirectConvPlanner.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Plan/PlanLimits.h"
#include "NNPrim/Search/PlanSpaces.h"

#include "llvm/Support/MathExtras.h"

using namespace nnprim;

/// The most pixels of a tile.
static int64_t getMaxPixels(const MachineDesc &machine, const ConvShape &shape,
                            const DirectConvPlan &above) {
  return isPairwise(shape.types, above.kr)
             ? getMaxPairwiseRows(*machine.target, above.nr)
             : getMaxTileRows(machine, shape.types, above.nr);
}

/// Rows of a tile: more than one only if a tile can have whole rows.
static Choices getRowsOfTile(const MachineDesc &machine, const ConvShape &shape,
                             const DirectConvPlan &above) {
  int64_t max = getMaxPixels(machine, shape, above);
  Choices choices{{1, 4}};
  for (int64_t rows = 2;
       rows <= shape.rows.outputs && rows * shape.columns.outputs <= max;
       ++rows)
    choices.push_back({rows, shape.rows.outputs % rows == 0 ? 2.0 : 1.0});
  return choices;
}

static Choices getColumnsOfTile(const MachineDesc &machine,
                                const ConvShape &shape,
                                const DirectConvPlan &above) {
  int64_t outputs = shape.columns.outputs;
  if (above.tileRows > 1)
    return {{outputs}};
  int64_t vectors = isPairwise(shape.types, above.kr)
                        ? above.nr
                        : llvm::divideCeil(above.nr, machine.getLanes());
  return getTileRows(machine, outputs, getMaxPixels(machine, shape, above),
                     vectors);
}

/// Rows of bands whose pixels are rounded together, whole tiles of them: twice
/// as many again and again, as long as they are small, and those of the model.
static Choices getBands(const MachineDesc &machine, const ConvShape &shape,
                        const DirectConvPlan &above,
                        const DirectConvPlan &planned) {
  if (shape.roundedChannels == 0)
    return {{0}};
  Choices choices{{above.tileRows}};
  for (int64_t rows = 2 * above.tileRows;
       rows < 2 * shape.rows.outputs && isBandSmall(machine, shape, rows);
       rows *= 2)
    choices.push_back({rows});
  if (planned.bandRows % above.tileRows == 0)
    addChoice(choices, planned.bandRows, 4);
  return choices;
}

std::unique_ptr<PlanSpace<DirectConvPlan>>
nnprim::createDirectConvSpace(const MachineDesc &machine,
                              const ConvShape &shape) {
  DirectConvPlan planned = planDirectConv(machine, shape);
  auto space = std::make_unique<PlanSpace<DirectConvPlan>>(planned);
  space->add("kr", NNPRIM_MEMBER(kr), [=, &machine](const DirectConvPlan &) {
    // The channels of a pixel are apart in NCHW images, and blocks of them are.
    bool areApart = shape.channelsFirst || shape.channelBlock != 0 ||
                    shape.filterBlock != 0;
    return areApart ? Choices{{planned.kr}}
                    : getInterleaves(machine, shape.types, shape.filters,
                                     shape.channels, planned.kr);
  });
  space->add(
      "nr", NNPRIM_MEMBER(nr), [=, &machine](const DirectConvPlan &above) {
        if (isPairwise(shape.types, above.kr))
          return getPairwiseColumns(machine, shape.filters);
        Choices widths = getPanelWidths(machine, shape.types, shape.filters);
        // A panel is a part of a block of filters.
        if (shape.filterBlock != 0) {
          llvm::erase_if(widths, [&](const Choice &width) {
            return shape.filterBlock % width.value != 0;
          });
          addChoice(widths, planned.nr, 2);
        }
        return widths;
      });
  space->add("tile_rows", NNPRIM_MEMBER(tileRows),
             [=, &machine](const DirectConvPlan &above) {
               return getRowsOfTile(machine, shape, above);
             });
  space->add("tile_columns", NNPRIM_MEMBER(tileColumns),
             [=, &machine](const DirectConvPlan &above) {
               return getColumnsOfTile(machine, shape, above);
             });
  space->add("even_columns", NNPRIM_MEMBER(evenColumns),
             [=](const DirectConvPlan &above) {
               // Tiles are of one size anyway.
               if (shape.columns.outputs % above.tileColumns == 0)
                 return Choices{{0}};
               return getFlagChoices(0.5);
             });
  space->add("pixels_outermost", NNPRIM_MEMBER(pixelsOutermost),
             [=](const DirectConvPlan &) {
               return getFlagChoices(planned.pixelsOutermost ? 2 : 0.5);
             });
  space->add("prefetch_rhs", NNPRIM_MEMBER(prefetchRhs),
             [=](const DirectConvPlan &above) {
               return getPanelDistances(shape.types, above.nr,
                                        planned.prefetchRhs);
             });
  space->add("prefetch_next_panel", NNPRIM_MEMBER(prefetchNextPanel),
             [=](const DirectConvPlan &above) {
               if (above.pixelsOutermost || above.kr != 1)
                 return Choices{{0}};
               return getFlagChoices(planned.prefetchNextPanel ? 2 : 0.5);
             });
  space->add("prefetch_level", NNPRIM_MEMBER(prefetchLevel),
             [=](const DirectConvPlan &above) {
               int64_t pixels =
                   shape.batch * shape.rows.outputs * shape.columns.outputs;
               return getPrefetchLevels(
                   above.prefetchRhs != 0 || above.prefetchNextPanel,
                   /*areShared=*/pixels > above.tileRows * above.tileColumns);
             });
  space->add("unroll", NNPRIM_MEMBER(unroll), [=](const DirectConvPlan &above) {
    return getTurns(above.kr, shape.channels);
  });
  space->add("prefetch_output", NNPRIM_MEMBER(prefetchOutput),
             [](const DirectConvPlan &) { return getFlagChoices(0.5); });
  space->add("output_tiles_ahead", NNPRIM_MEMBER(outputTilesAhead),
             [=](const DirectConvPlan &above) {
               Choices tiles{{planned.outputTilesAhead, 2}};
               if (shape.channelsFirst && above.prefetchOutput)
                 for (int64_t ahead : {1, 4})
                   addChoice(tiles, ahead, 1);
               return tiles;
             });
  space->add("extended_panels", NNPRIM_MEMBER(extendedPanels),
             [=](const DirectConvPlan &) {
               return getExtensions(shape.types, planned.extendedPanels);
             });
  space->add("band_rows", NNPRIM_MEMBER(bandRows),
             [=, &machine](const DirectConvPlan &above) {
               return getBands(machine, shape, above, planned);
             });
  space->add("extension_parts", NNPRIM_MEMBER(extensionParts),
             [=, &machine](const DirectConvPlan &above) {
               if (shape.roundedChannels != 0)
                 return Choices{{getBandParts(machine, shape, above.bandRows)}};
               return getExtensionParts(above.extendedPanels,
                                        planned.extensionParts);
             });
  space->setIsPossible([=, &machine](const DirectConvPlan &plan) {
    return llvm::succeeded(checkLimits(plan, *machine.target, shape.types)) &&
           countWindowKernels(shape, plan) <= kMaxWindowKernels;
  });
  space->setEstimate([=, &machine](const DirectConvPlan &plan) {
    return estimateDirectConv(machine, shape, plan);
  });
  return space;
}
