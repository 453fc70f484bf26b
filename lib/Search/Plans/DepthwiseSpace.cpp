//===- DepthwiseSpace.cpp - Plans of depthwise convolutions ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileChoices.h"

#include "NNPrim/Plan/PlanLimits.h"
#include "NNPrim/Search/PlanSpaces.h"

#include "llvm/Support/MathExtras.h"

using namespace nnprim;

/// Multiply-adds in the straight-line code of a tile; there is such code for
/// every kind of border, and compiling it takes longer than it is worth.
static constexpr int64_t kMaxTileFmas = 512;
/// Parts of a sum.
static constexpr int64_t kMaxSets = 4;

std::unique_ptr<PlanSpace<DepthwisePlan>>
nnprim::createDepthwiseSpace(const MachineDesc &machine,
                             const DepthwiseShape &shape) {
  DepthwisePlan planned = planDepthwise(machine, shape);
  auto space = std::make_unique<PlanSpace<DepthwisePlan>>(planned);
  int64_t taps = shape.taps[0] * shape.taps[1];
  int64_t maxSums = machine.target->numVectorRegisters - 1;
  // Sums of a tile for which the code stays small.
  auto getMax = [=](const DepthwisePlan &above) {
    int64_t straight = above.loopOverTaps ? shape.taps[1] : taps;
    return std::min(maxSums, std::max<int64_t>(1, kMaxTileFmas / straight));
  };
  space->add("loop_over_taps", NNPRIM_MEMBER(loopOverTaps),
             [=](const DepthwisePlan &) {
               // Straight-line code of a tile of one output is too much.
               if (taps > kMaxTileFmas)
                 return Choices{{1}};
               return getFlagChoices(planned.loopOverTaps ? 4 : 0.25);
             });
  space->add(
      "vectors", NNPRIM_MEMBER(vectors), [=, &machine](const DepthwisePlan &) {
        int64_t all = llvm::divideCeil(shape.channels, machine.getLanes());
        Choices choices{{1, 2}};
        for (int64_t vectors = 2; vectors <= std::min<int64_t>(all, 4);
             ++vectors)
          choices.push_back({vectors, all % vectors == 0 ? 1 : 0.5});
        return choices;
      });
  space->add("rows", NNPRIM_MEMBER(rows), [=](const DepthwisePlan &above) {
    if (above.loopOverTaps)
      return Choices{{1}};
    Choices choices;
    int64_t max = getMax(above) / above.vectors;
    for (int64_t rows = 1; rows <= std::min(max, shape.outputs[0]); ++rows)
      choices.push_back({rows, 1.0 / double(rows)});
    return choices;
  });
  space->add(
      "columns", NNPRIM_MEMBER(columns), [=](const DepthwisePlan &above) {
        Choices choices;
        int64_t max = getMax(above) / above.vectors / above.rows;
        for (int64_t columns = 1; columns <= std::min(max, shape.outputs[1]);
             ++columns)
          choices.push_back({columns, shape.outputs[1] % columns ? 1.0 : 2.0});
        if (planned.loopOverTaps && above.loopOverTaps)
          addChoice(choices, planned.columns, 2);
        return choices;
      });
  space->add("overlap_tiles", NNPRIM_MEMBER(overlapTiles),
             [=, &machine](const DepthwisePlan &above) {
               Choices choices{{0}};
               addChoice(choices,
                         chooseOverlapTiles(machine, shape, above.vectors), 2);
               return choices;
             });
  space->setIsPossible([&machine](const DepthwisePlan &plan) {
    // Taps are interleaved for four vectors of sums.
    if (plan.interleaveTaps && (plan.vectors != 4 || plan.loopOverTaps))
      return false;
    return llvm::succeeded(checkLimits(plan, *machine.target));
  });
  space->setEstimate([=, &machine](const DepthwisePlan &plan) {
    return estimateDepthwise(machine, shape, plan);
  });
  return space;
}

std::unique_ptr<PlanSpace<DepthwiseNchwPlan>>
nnprim::createDepthwiseNchwSpace(const MachineDesc &machine,
                                 const DepthwiseShape &shape,
                                 int64_t inputWidth) {
  std::optional<DepthwiseNchwPlan> planned =
      planDepthwiseNchw(machine, shape, inputWidth);
  if (!planned)
    return nullptr;
  auto space = std::make_unique<PlanSpace<DepthwiseNchwPlan>>(*planned);
  int64_t taps = shape.taps[0] * shape.taps[1];
  int64_t lanes = machine.getLanes();
  space->add("masks_tails", NNPRIM_MEMBER(masksTails),
             [&machine](const DepthwiseNchwPlan &) {
               return machine.target->hasMaskedStores ? getFlagChoices(4)
                                                      : Choices{{0}};
             });
  space->add("pack_input", NNPRIM_MEMBER(packInput),
             [=](const DepthwiseNchwPlan &) {
               return planned->packInput ? getFlagChoices(4) : Choices{{0}};
             });
  space->add(
      "pixels", NNPRIM_MEMBER(pixels), [=](const DepthwiseNchwPlan &above) {
        int64_t max = above.masksTails
                          ? lanes
                          : std::min({lanes, shape.outputs[1], inputWidth});
        Choices choices;
        for (int64_t pixels = std::min<int64_t>(max, 4); pixels <= max;
             pixels *= 2)
          if (llvm::isPowerOf2_64(pixels))
            choices.push_back({pixels, double(pixels)});
        if (above.masksTails == planned->masksTails &&
            above.packInput == planned->packInput)
          addChoice(choices, planned->pixels, double(lanes));
        return choices;
      });
  // A vector that holds the planned rows with masks holds one row, too.
  space->add("joined_rows", NNPRIM_MEMBER(joinedRows),
             [=](const DepthwiseNchwPlan &above) {
               Choices choices{{1, 1}};
               if (above.masksTails && !above.packInput &&
                   above.pixels >= planned->pixels)
                 addChoice(choices, planned->joinedRows, 4);
               return choices;
             });
  space->add("sets", NNPRIM_MEMBER(sets), [=](const DepthwiseNchwPlan &) {
    Choices choices;
    for (int64_t sets = 1; sets <= std::max(kMaxSets, planned->sets); ++sets)
      choices.push_back({sets, 1.0 / double(sets)});
    return choices;
  });
  space->add("rows", NNPRIM_MEMBER(rows), [=](const DepthwiseNchwPlan &) {
    int64_t max = std::min(shape.outputs[0],
                           std::max<int64_t>(1, kMaxTileFmas / 2 / taps));
    Choices choices;
    for (int64_t rows = 1; rows <= std::max(max, planned->rows); ++rows)
      choices.push_back({rows, 1});
    return choices;
  });
  space->setIsPossible([&machine](const DepthwiseNchwPlan &plan) {
    return llvm::succeeded(checkLimits(plan, *machine.target));
  });
  space->setEstimate([=, &machine](const DepthwiseNchwPlan &plan) {
    return estimateDepthwiseNchw(machine, shape, plan, inputWidth);
  });
  return space;
}
