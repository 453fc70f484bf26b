//===- SoftmaxSpace.cpp - Plans of softmax --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileChoices.h"

#include "NNPrim/Search/PlanSpaces.h"

#include "llvm/Support/MathExtras.h"

using namespace nnprim;

/// The machine with the loops of a plan.
static MachineDesc withLoops(MachineDesc machine, const SoftmaxPlan &plan) {
  machine.softmax.maxUnroll = plan.maxUnroll;
  machine.softmax.sumUnroll = plan.sumUnroll;
  machine.softmax.storeUnroll = plan.storeUnroll;
  machine.softmax.blockVectors = plan.blockVectors;
  machine.softmax.expInterleave = plan.expInterleave;
  return machine;
}

static Choices getUnrolls(int64_t planned) {
  Choices choices{{1}, {2}, {3}, {4}, {6, 0.5}, {8, 0.25}};
  addChoice(choices, planned, 1);
  return choices;
}

std::unique_ptr<PlanSpace<SoftmaxPlan>>
nnprim::createSoftmaxSpace(const MachineDesc &machine,
                           const SoftmaxShape &shape,
                           std::optional<SoftmaxPasses> passes) {
  SoftmaxPlan planned = planSoftmax(machine, shape, passes);
  auto space = std::make_unique<PlanSpace<SoftmaxPlan>>(planned);
  space->add("passes", NNPRIM_MEMBER(passes), [=](const SoftmaxPlan &) {
    if (passes)
      return Choices{{int64_t(planned.passes)}};
    Choices choices{{int64_t(SoftmaxPasses::TwoPass)},
                    {int64_t(SoftmaxPasses::ThreePassRecompute)}};
    if (shape.canReload)
      choices.push_back({int64_t(SoftmaxPasses::ThreePassReload)});
    return choices;
  });
  auto isTwoPass = [](const SoftmaxPlan &plan) {
    return plan.passes == SoftmaxPasses::TwoPass;
  };
  space->add("max_unroll", NNPRIM_MEMBER(maxUnroll),
             [=](const SoftmaxPlan &above) {
               // Two passes have no loop for the maximum alone.
               return isTwoPass(above) ? Choices{{planned.maxUnroll}}
                                       : getUnrolls(planned.maxUnroll);
             });
  space->add("sum_unroll", NNPRIM_MEMBER(sumUnroll),
             [=](const SoftmaxPlan &above) {
               return above.passes == SoftmaxPasses::ThreePassRecompute
                          ? getUnrolls(planned.sumUnroll)
                          : Choices{{planned.sumUnroll}};
             });
  space->add(
      "store_unroll", NNPRIM_MEMBER(storeUnroll),
      [=](const SoftmaxPlan &) { return getUnrolls(planned.storeUnroll); });
  space->add("block_vectors", NNPRIM_MEMBER(blockVectors),
             [=](const SoftmaxPlan &above) {
               if (!isTwoPass(above))
                 return Choices{{planned.blockVectors}};
               Choices choices{{1}, {2}, {4}, {8}, {16, 0.5}};
               addChoice(choices, planned.blockVectors, 1);
               return choices;
             });
  space->add("exp_interleave", NNPRIM_MEMBER(expInterleave),
             [=](const SoftmaxPlan &above) {
               if (!isTwoPass(above))
                 return Choices{{planned.expInterleave}};
               Choices choices;
               for (int64_t count = 1; count <= 4; ++count)
                 if (count <= above.blockVectors)
                   choices.push_back({count});
               if (planned.expInterleave <= above.blockVectors)
                 addChoice(choices, planned.expInterleave, 1);
               return choices;
             });
  // Chunks and parts, and whether rows are transposed, follow.
  space->setFinish([=, &machine](SoftmaxPlan &plan) {
    plan = planSoftmax(withLoops(machine, plan), shape, plan.passes);
  });
  space->setEstimate([=, &machine](const SoftmaxPlan &plan) {
    return planSoftmax(withLoops(machine, plan), shape, plan.passes).cycles;
  });
  return space;
}
