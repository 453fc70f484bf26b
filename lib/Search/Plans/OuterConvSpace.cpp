//===- OuterConvSpace.cpp - Plans of convolutions by outer products -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileChoices.h"

#include "NNPrim/CostModel/OuterConvPlanner.h"
#include "NNPrim/Plan/PlanLimits.h"
#include "NNPrim/Search/PlanSpaces.h"

#include "llvm/Support/MathExtras.h"

using namespace nnprim;

/// Numbers up to `max`, those that leave no remainder of `extent` first.
static Choices getDivisions(int64_t extent, int64_t max, int64_t planned) {
  Choices choices;
  for (int64_t size = 1; size <= std::min(extent, max); ++size)
    choices.push_back({size, extent % size == 0 ? 2.0 : 1.0});
  addChoice(choices, planned, 2);
  return choices;
}

std::unique_ptr<PlanSpace<OuterConvPlan>>
nnprim::createOuterConvSpace(const MachineDesc &machine,
                             const ConvShape &shape) {
  std::optional<OuterConvPlan> planned = planOuterConv(machine, shape);
  if (!planned)
    return nullptr;
  auto space = std::make_unique<PlanSpace<OuterConvPlan>>(*planned);
  int64_t maxSums = machine.target->numVectorRegisters;
  constexpr int64_t maxRows = 6;
  space->add("loop_over_taps", NNPRIM_MEMBER(loopOverTaps),
             [=](const OuterConvPlan &) {
               return getFlagChoices(planned->loopOverTaps ? 2 : 0.5);
             });
  space->add("masks_tails", NNPRIM_MEMBER(masksTails),
             [&machine](const OuterConvPlan &) {
               return machine.target->hasMaskedStores ? getFlagChoices(4)
                                                      : Choices{{0}};
             });
  space->add("pixels", NNPRIM_MEMBER(pixels),
             [=, &machine](const OuterConvPlan &above) {
               int64_t max =
                   getOuterConvPixels(machine, shape, above.masksTails);
               Choices choices;
               for (int64_t pixels = 4; pixels <= max; pixels *= 2)
                 choices.push_back({pixels, double(pixels)});
               return choices;
             });
  space->add("rows", NNPRIM_MEMBER(rows), [=](const OuterConvPlan &above) {
    if (above.loopOverTaps)
      return Choices{{1}};
    return getDivisions(shape.rows.outputs, maxRows, planned->rows);
  });
  space->add(
      "vectors", NNPRIM_MEMBER(vectors), [=](const OuterConvPlan &above) {
        int64_t all = llvm::divideCeil(shape.columns.outputs, above.pixels);
        return getDivisions(all, maxSums / above.rows, 1);
      });
  space->add("filters", NNPRIM_MEMBER(filters),
             [=](const OuterConvPlan &above) {
               return getDivisions(shape.filters,
                                   maxSums / above.rows / above.vectors, 1);
             });
  space->add("filters_outermost", NNPRIM_MEMBER(filtersOutermost),
             [=](const OuterConvPlan &above) {
               return above.filters < shape.filters ? getFlagChoices(0.5)
                                                    : Choices{{0}};
             });
  space->add("prefetch_rows", NNPRIM_MEMBER(prefetchRows),
             [=](const OuterConvPlan &above) {
               Choices choices{{0, 2}, {1}};
               if (above.rows > 1)
                 choices.push_back({above.rows});
               addChoice(choices, planned->prefetchRows, 2);
               return choices;
             });
  space->add("prefetch_level", NNPRIM_MEMBER(prefetchLevel),
             [](const OuterConvPlan &above) {
               return getPrefetchLevels(above.prefetchRows != 0,
                                        /*areShared=*/false);
             });
  space->setIsPossible([=, &machine](const OuterConvPlan &plan) {
    return llvm::succeeded(checkLimits(plan, *machine.target)) &&
           isOuterConvCompact(shape, plan);
  });
  space->setEstimate([=, &machine](const OuterConvPlan &plan) {
    return estimateOuterConv(machine, shape, plan);
  });
  return space;
}
