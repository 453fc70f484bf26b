//===- GemmPlanner.h - How a matrix product is run ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_GEMMPLANNER_H
#define NNPRIM_COSTMODEL_GEMMPLANNER_H

#include "NNPrim/Plan/GemmPlan.h"
#include "NNPrim/Problem/GemmShape.h"
#include "NNPrim/Target/MachineDesc.h"

#include <optional>

namespace nnprim {

/// The plan with the least estimated cycles over all panel widths.
GemmPlan planGemm(const MachineDesc &machine, const GemmShape &shape);

/// The plan for an operand that is already packed in panels of `nr` columns;
/// `kr` values of K fill a word in them if it is more than 1.
GemmPlan planGemmWithPanelWidth(const MachineDesc &machine,
                                const GemmShape &shape, int64_t nr,
                                int64_t kr = 1);

/// The best of the plans that extend the whole input beforehand, for panels of
/// `nr` columns if that is given; none if it is not stored in fewer bits than
/// f32, or is multiplied so.
std::optional<GemmPlan> planGemmOfExtendedInput(const MachineDesc &machine,
                                                const GemmShape &shape,
                                                std::optional<int64_t> nr);

/// A plan that extends the whole input is taken if that takes less than this
/// share of the cycles: it takes memory, and is another kernel.
inline constexpr double kWorthExtendingInput = 0.99;

/// Estimated cycles of any plan. Loop order and prefetch are not part of it.
double estimateGemm(const MachineDesc &machine, const GemmShape &shape,
                    const GemmPlan &plan);

/// The worker slots that have memory for the rows that a product splits or
/// scales: one for each group of rows and of panels, but no more than threads
/// are likely. Groups of integers have as many as take 4 % of the rows of f32,
/// but one for each thread; 0 if they are on the stack.
int64_t getRowGroupParts(const MachineDesc &machine, const GemmShape &shape,
                         const GemmPlan &plan);

/// Whether the groups of rows of integers of all threads take at most 4 % of
/// the memory of the rows of f32 or, of tiles of few rows, fit on the stack.
bool isRowGroupSmall(const MachineDesc &machine, const GemmShape &shape,
                     const GemmPlan &plan);

/// The most rows of a register tile against a panel of `nr` columns.
int64_t getMaxGemmRows(const MachineDesc &machine, const GemmShape &shape,
                       int64_t nr);

/// The best plan with vectors along K, for a right-hand side that is not yet
/// packed; nothing where these would not be whole, or where vectors along
/// columns are.
std::optional<GemmPlan> planPairwiseGemm(const MachineDesc &machine,
                                         const GemmShape &shape);

/// The best plan with panels of words (areWords), for a right-hand side that is
/// not yet packed; nothing for types without such panels, and for products of
/// more rows than a tile has, whose panels are read again or extended once.
std::optional<GemmPlan> planGemmOfWords(const MachineDesc &machine,
                                        const GemmShape &shape);

/// Whether a plan with vectors along K is chosen in place of another one. Its
/// estimates are a tenth too long and those of tiles that are partly empty a
/// seventh too short (12 filters on Emerald Rapids: 0.89 by the estimates, 0.71
/// by measurement), so that this is on the safe side.
template <typename Plan>
bool isPairwiseBetter(const std::optional<Plan> &pairwise, const Plan &other) {
  return pairwise && pairwise->cycles < 0.9 * other.cycles;
}

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_GEMMPLANNER_H
