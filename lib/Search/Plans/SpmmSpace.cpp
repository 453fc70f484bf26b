//===- SpmmSpace.cpp - Plans of sparse products ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileChoices.h"

#include "NNPrim/CostModel/SpmmPlanner.h"
#include "NNPrim/Plan/PlanLimits.h"
#include "NNPrim/Search/PlanSpaces.h"

#include "llvm/Support/MathExtras.h"

using namespace nnprim;
using llvm::divideCeil;

/// Input channels of a slab: those that make slabs of nearly one size.
static Choices getSlabs(const SpmmShape &shape, const SpmmPlan &planned) {
  Choices choices{{0, 4}};
  // Entries can be sorted by slabs only if they are known.
  if (!shape.areEntriesKnown)
    return choices;
  for (int64_t slabs : {2, 3, 4, 6, 8, 12, 16, 24, 32})
    if (slabs < shape.channels)
      addChoice(choices, divideCeil(shape.channels, slabs), 1);
  addChoice(choices, planned.channels, 4);
  return choices;
}

/// Output channels that go through all slabs together, or are sorted together:
/// all, or whole blocks.
static Choices getGroups(const SpmmShape &shape, const SpmmPlan &planned,
                         const SpmmPlan &above) {
  if (above.channels == 0 && !above.sortBlocks)
    return {{0}};
  Choices choices{{0, 2}};
  for (int64_t groups = 2; groups <= 16; groups *= 2)
    if (groups * shape.block <= shape.filters)
      addChoice(choices,
                llvm::alignTo(divideCeil(shape.filters, groups), shape.block),
                0.5);
  if (above.channels == planned.channels)
    addChoice(choices, planned.groupRows, 2);
  return choices;
}

static int64_t countSlabs(const SpmmShape &shape, const SpmmPlan &plan) {
  return plan.channels ? divideCeil(shape.channels, plan.channels) : 1;
}

std::unique_ptr<PlanSpace<SpmmPlan>>
nnprim::createSpmmSpace(const MachineDesc &machine, const SpmmShape &shape) {
  SpmmPlan planned = planSpmm(machine, shape);
  auto space = std::make_unique<PlanSpace<SpmmPlan>>(planned);
  space->add("rows", NNPRIM_MEMBER(rows), [=](const SpmmPlan &) {
    Choices choices;
    for (int64_t rows = 1; rows <= shape.block; ++rows)
      if (shape.block % rows == 0)
        choices.push_back({rows});
    return choices;
  });
  space->add("sets", NNPRIM_MEMBER(sets), [=](const SpmmPlan &above) {
    // Tiles of several rows have enough sums.
    return above.rows > 1 ? Choices{{1}} : Choices{{1, 2}, {2}, {4, 0.5}};
  });
  space->add("pixels", NNPRIM_MEMBER(pixels),
             [=, &machine](const SpmmPlan &above) {
               Choices choices;
               for (int64_t pixels :
                    getSpmmPixels(machine, shape, above.rows, above.sets))
                 addChoice(choices, pixels, 1 + double(choices.size()));
               return choices;
             });
  space->add("channels", NNPRIM_MEMBER(channels),
             [=](const SpmmPlan &) { return getSlabs(shape, planned); });
  space->add("sort_blocks", NNPRIM_MEMBER(sortBlocks),
             [=](const SpmmPlan &above) {
               // Slabs that one tile runs at once cannot have an order each.
               if (!shape.areEntriesKnown ||
                   (above.channels != 0 && shape.mayBeInPlace))
                 return Choices{{0}};
               return getFlagChoices(planned.sortBlocks ? 2 : 0.5);
             });
  space->add(
      "group_rows", NNPRIM_MEMBER(groupRows),
      [=](const SpmmPlan &above) { return getGroups(shape, planned, above); });
  space->add("pack_input", NNPRIM_MEMBER(packInput),
             [=](const SpmmPlan &above) {
               // Tiles are whole panels.
               if (above.pixels < shape.pixels &&
                   above.pixels != above.getPanelWidth())
                 return Choices{{0}};
               // Where columns are offsets of panels, entries are known.
               if (!shape.areEntriesKnown && !planned.packInput)
                 return Choices{{0}};
               return getFlagChoices(planned.packInput ? 2 : 0.5);
             });
  space->add("panel_copies", NNPRIM_MEMBER(panelCopies),
             [=, &machine](const SpmmPlan &above) {
               Choices choices{{0}};
               if (above.packInput && machine.numThreads > 1)
                 addChoice(choices, std::max(planned.panelCopies, int64_t(2)),
                           2);
               return choices;
             });
  space->add("channel_parts", NNPRIM_MEMBER(channelParts),
             [=, &machine](const SpmmPlan &above) {
               Choices choices{{0}};
               if (machine.numThreads > 1 && shape.isInputByChannels &&
                   above.panelCopies == 0 &&
                   countSlabs(shape, above) % machine.numThreads == 0)
                 addChoice(choices, machine.numThreads, 2);
               return choices;
             });
  space->add("prefetch_output", NNPRIM_MEMBER(prefetchOutput),
             [=](const SpmmPlan &) {
               Choices choices{{0, 2}, {1}, {2}, {4, 0.5}};
               addChoice(choices, planned.prefetchOutput, 1);
               return choices;
             });
  space->add("prefetch_input", NNPRIM_MEMBER(prefetchInput),
             [=](const SpmmPlan &above) {
               SpmmPlan plan = above;
               plan.prefetchInput = 2;
               if (!plan.prefetchesInput(shape.pixels) || plan.hasParts())
                 return Choices{{0}};
               Choices choices{{0, 2}, {1}, {2}};
               addChoice(choices, planned.prefetchInput, 1);
               return choices;
             });
  space->add("load_pairs", NNPRIM_MEMBER(loadPairs),
             [=, &machine](const SpmmPlan &above) {
               SpmmPlan plan = above;
               plan.loadPairs = true;
               if (machine.target->hasHalves ||
                   !loadsPairs(machine, shape, plan, above.pixels))
                 return Choices{{0}};
               return getFlagChoices(planned.loadPairs ? 2 : 0.5);
             });
  space->setIsPossible([&machine](const SpmmPlan &plan) {
    return llvm::succeeded(checkLimits(plan, *machine.target));
  });
  space->setEstimate([=, &machine](const SpmmPlan &plan) {
    return estimateSpmm(machine, shape, plan);
  });
  return space;
}
