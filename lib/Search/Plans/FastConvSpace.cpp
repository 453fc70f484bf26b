//===- FastConvSpace.cpp - Plans of convolutions by transforms ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileChoices.h"

#include "NNPrim/CostModel/FastConvPlanner.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Plan/PlanLimits.h"
#include "NNPrim/Problem/ScaledPairs.h"
#include "NNPrim/Search/PlanSpaces.h"

#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

using namespace nnprim;
using llvm::divideCeil;

/// Divides `all` into 1, 2, 3, 4, 6, 8, 12, … pieces of nearly one size.
static Choices getPieces(int64_t all, int64_t planned) {
  Choices choices;
  for (int64_t pieces = 1; pieces <= all;
       pieces += std::max<int64_t>(1, pieces / 2))
    addChoice(choices, divideCeil(all, pieces), 1);
  addChoice(choices, 1, 1);
  addChoice(choices, planned, 4);
  return choices;
}

/// Filters that are multiplied with a panel of tiles.
static Choices getBlocks(const FastConvShape &shape,
                         const FastConvPlan &planned,
                         const FastConvPlan &above) {
  Choices choices;
  int64_t all = llvm::alignTo(shape.filters, above.nr);
  for (int64_t block = above.nr; block < all; block *= 2)
    addChoice(choices, block, 1);
  addChoice(choices, all, 1);
  if (above.nr == planned.nr)
    addChoice(choices, planned.blockFilters, 4);
  return choices;
}

/// All filters; where all tiles are one panel, groups of them are what threads
/// share.
static Choices getGroups(const FastConvShape &shape,
                         const FastConvPlan &planned,
                         const FastConvPlan &above) {
  if (above.panelTiles < shape.getNumTiles(above.tileRows))
    return {{shape.filters}};
  Choices choices{{shape.filters, 1}};
  int64_t half = llvm::alignTo(divideCeil(shape.filters, 2), above.nr);
  if (half < shape.filters && above.blockFilters <= half)
    addChoice(choices, half, 0.5);
  if (above.nr == planned.nr && above.blockFilters == planned.blockFilters)
    addChoice(choices, planned.groupFilters, 2);
  return choices;
}

/// Adds the decisions of a transform's plan, which `get` returns.
template <typename Get>
static void addTransform(PlanSpace<FastConvPlan> &space, llvm::StringRef name,
                         Get get, const MachineDesc &machine,
                         const FastConvShape &shape,
                         const TransformPlan &planned, bool isInput) {
  auto add = [&](llvm::StringRef decision, auto member, Choices choices) {
    space.add((name + "." + decision).str(),
              [=](auto &plan) -> auto & { return member(get(plan)); },
              [=](const FastConvPlan &) { return choices; });
  };
  Choices adjacent{{1, 2}, {2, 2}, {3}, {4}};
  addChoice(adjacent, planned.adjacentVectors, 2);
  add("adjacent_vectors", NNPRIM_MEMBER(adjacentVectors), adjacent);
  auto getFlag = [](bool isPlanned) {
    return getFlagChoices(isPlanned ? 2 : 0.5);
  };
  add("prefetch_coefficients", NNPRIM_MEMBER(prefetchCoefficients),
      getFlag(planned.prefetchCoefficients));
  add("streaming", NNPRIM_MEMBER(streaming),
      machine.hasStreamingStores ? getFlag(planned.streaming) : Choices{{0}});
  add("prefetch_pixels", NNPRIM_MEMBER(prefetchPixels),
      getFlag(planned.prefetchPixels));
  Choices tiles{{1, 2}, {2}, {4, 0.5}};
  addChoice(tiles, planned.tilesAhead, 2);
  add("tiles_ahead", NNPRIM_MEMBER(tilesAhead), tiles);
  // Prefetches within a tile, and passes that alternate, are of inputs only.
  int64_t vectors = isInput ? shape.channels / machine.getLanes() : 0;
  Choices ahead{{planned.vectorsAhead, 2}};
  for (int64_t count : {0, 2, 4, 8})
    if (count == 0 || (!shape.taps && count < vectors))
      addChoice(ahead, count, 1);
  add("vectors_ahead", NNPRIM_MEMBER(vectorsAhead), ahead);
  Choices pipelined{{planned.pipelinedVectors, 2}};
  if (isInput && shape.isFourier)
    addChoice(pipelined, 1, 1);
  if (shape.isFourier && (vectors == 1 || (vectors > 0 && vectors % 2 == 0)))
    addChoice(pipelined, 2, 1);
  add("pipelined_vectors", NNPRIM_MEMBER(pipelinedVectors), pipelined);
}

std::unique_ptr<PlanSpace<FastConvPlan>>
nnprim::createFastConvSpace(const MachineDesc &machine,
                            const FastConvShape &shape) {
  FastConvPlan planned = planFastConv(machine, shape);
  ProductTypes types;
  if (shape.isSplit)
    types = {ElementType::BF16x2, ElementType::BF16x2, ElementType::F32};
  if (shape.isScaled)
    types = kScaledTypes;
  auto space = std::make_unique<PlanSpace<FastConvPlan>>(planned);
  auto model = std::make_shared<FastConvModel>(machine, shape);
  space->add("nr", NNPRIM_MEMBER(nr), [=, &machine](const FastConvPlan &) {
    Choices choices = getPanelWidths(machine, types, shape.filters);
    addChoice(choices, planned.nr, 2);
    return choices;
  });
  space->add("tile_rows", NNPRIM_MEMBER(tileRows), [=](const FastConvPlan &) {
    return shape.taps ? getPieces(shape.outputRows, planned.tileRows)
                      : Choices{{shape.m}};
  });
  space->add("panel_tiles", NNPRIM_MEMBER(panelTiles),
             [=](const FastConvPlan &above) {
               int64_t tiles = shape.getNumTiles(above.tileRows);
               return getPieces(tiles, std::min(tiles, planned.panelTiles));
             });
  space->add("block_filters", NNPRIM_MEMBER(blockFilters),
             [=](const FastConvPlan &above) {
               return getBlocks(shape, planned, above);
             });
  space->add("group_filters", NNPRIM_MEMBER(groupFilters),
             [=](const FastConvPlan &above) {
               return getGroups(shape, planned, above);
             });
  space->add("max_rows", NNPRIM_MEMBER(products.maxRows),
             [=, &machine](const FastConvPlan &above) {
               int64_t max = getMaxTileRows(machine, types, above.nr);
               Choices choices = getTileRows(
                   machine,
                   above.panelTiles * (shape.taps ? above.tileRows : 1), max,
                   divideCeil(above.nr, machine.getLanes()));
               if (above.nr == planned.nr)
                 addChoice(choices, planned.products.maxRows, 4);
               return choices;
             });
  space->add("max_complex_rows", NNPRIM_MEMBER(products.maxComplexRows),
             [=, &machine](const FastConvPlan &above) {
               int64_t max = getMaxComplexRows(*machine.target, above.nr);
               Choices choices{{max, 4}};
               for (int64_t rows = 1; shape.isFourier && rows < max; ++rows)
                 choices.push_back({rows, 1});
               return choices;
             });
  // Memory and registers are known.
  space->setDecided();
  space->add("prefetch_filters", NNPRIM_MEMBER(prefetchFilters),
             [=](const FastConvPlan &) {
               return getFlagChoices(planned.prefetchFilters ? 2 : 0.5);
             });
  addTransform(*space, "input_transform", NNPRIM_MEMBER(inputTransform),
               machine, shape, planned.inputTransform, /*isInput=*/true);
  addTransform(*space, "output_transform", NNPRIM_MEMBER(outputTransform),
               machine, shape, planned.outputTransform, /*isInput=*/false);
  space->setFinish([=](FastConvPlan &plan) {
    FastConvPlan complete = plan;
    model->layOut(complete);
    model->planParts(complete);
    // Decisions of their own.
    complete.prefetchFilters = plan.prefetchFilters;
    complete.products.maxRows = plan.products.maxRows;
    complete.products.maxComplexRows = plan.products.maxComplexRows;
    complete.inputTransform = plan.inputTransform;
    complete.outputTransform = plan.outputTransform;
    plan = complete;
  });
  // A plan of more memory than the cost model would allow is not worth it.
  int64_t maxElements =
      std::max(getMaxPartBytes(shape) / 4, planned.partElements);
  space->setIsPossible([=, &machine](const FastConvPlan &plan) {
    return plan.partElements <= maxElements &&
           llvm::succeeded(checkLimits(plan, *machine.target, shape.isSplit));
  });
  space->setEstimate([=](const FastConvPlan &plan) {
    FastConvPlan complete = plan;
    model->layOut(complete);
    return complete.cycles;
  });
  return space;
}
