//===- TileChoices.h - Choices that products have in common --- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_SEARCH_PLANS_TILECHOICES_H
#define NNPRIM_LIB_SEARCH_PLANS_TILECHOICES_H

#include "NNPrim/Plan/GemmPlan.h"
#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Search/SearchSpace.h"
#include "NNPrim/Target/MachineDesc.h"

/// The member of a plan that a parameter sets, for PlanSpace::add.
#define NNPRIM_MEMBER(name) [](auto &plan) -> auto & { return plan.name; }

namespace nnprim {

/// Off or on, with the weight of on relative to off.
Choices getFlagChoices(double weightOn = 1);

/// Values of K that lie together in panels of f32: one, or a vector of them,
/// which tiles for few columns multiply at a time (pairwise channels). Other
/// types leave no choice but `planned`.
Choices getInterleaves(const MachineDesc &machine, const ProductTypes &types,
                       int64_t columns, int64_t depth, int64_t planned);

/// Columns of a panel for tiles whose vectors lie along K.
Choices getPairwiseColumns(const MachineDesc &machine, int64_t columns);

/// Widths of panels: the rows of the machine's table and, of products by fused
/// multiply-adds, all whole vectors that leave registers for two rows.
Choices getPanelWidths(const MachineDesc &machine, const ProductTypes &types,
                       int64_t columns);

/// The most rows of a register tile against a panel of `nr` columns.
int64_t getMaxTileRows(const MachineDesc &machine, const ProductTypes &types,
                       int64_t nr);

/// Rows of a tile, at most `max`, for `extent` rows: those that leave no small
/// remainder weigh more, those that are too few to hide the latency of
/// multiply-adds with `vectors` less.
Choices getTileRows(const MachineDesc &machine, int64_t extent, int64_t max,
                    int64_t vectors);

/// Prefetch distances for packed panels in rows, from one KiB to 32; off weighs
/// as much as all others together. `planned` is the cost model's.
Choices getPanelDistances(const ProductTypes &types, int64_t nr,
                          int64_t planned);

/// Panels that a register tile of `plan` reads at the same time: as many as
/// registers hold the sums of, and the product has.
Choices getTilePanels(const MachineDesc &machine, const ProductTypes &types,
                      const GemmPlan &plan, int64_t m, int64_t n,
                      int64_t planned);

/// Where prefetched lines go, if there are any: past L2 only those that one
/// tile reads, since others come from beyond it again. Of 51 searches on an
/// Emerald Rapids none ended with such a prefetch of a panel that several tiles
/// share, and most of these took twice the time.
Choices getPrefetchLevels(bool prefetches, bool areShared);

/// Turns of the loop over K in an iteration, of kernels that take single values
/// of K.
Choices getTurns(int64_t kr, int64_t depth);

/// Row tiles whose rows are split together: powers of two, or all; see
/// GemmPlan::rowGroup.
Choices getRowGroups(int64_t tiles, int64_t planned);

/// Values of K in a block: all, or powers of two from 64 on; see
/// GemmPlan::kBlock.
Choices getDepthBlocks(int64_t depth, int64_t planned);

/// Tiles of the outer loop for such a block: one, all of the M×N product, or
/// powers of four between.
Choices getDepthBlockTiles(const GemmPlan &plan, int64_t m, int64_t n,
                           int64_t planned);

/// Panels of fewer bits that are extended together: none, one, or as many as
/// the cost model plans.
Choices getExtensions(const ProductTypes &types, int64_t planned);

/// Worker slots with memory for `extendedPanels` panels.
Choices getExtensionParts(int64_t extendedPanels, int64_t planned);

/// Makes sure that a value is among the choices.
void addChoice(Choices &choices, int64_t value, double weight);

} // namespace nnprim

#endif // NNPRIM_LIB_SEARCH_PLANS_TILECHOICES_H
