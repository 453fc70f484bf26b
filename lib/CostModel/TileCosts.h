//===- TileCosts.h - Costs of register tiles ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_COSTMODEL_TILECOSTS_H
#define NNPRIM_LIB_COSTMODEL_TILECOSTS_H

#include "NNPrim/Problem/ScaledPairs.h"
#include "NNPrim/Target/MachineDesc.h"

#include <optional>

namespace nnprim {

/// The types of products of split factors.
inline constexpr ProductTypes kSplitTypes = {
    ElementType::BF16x2, ElementType::BF16x2, ElementType::F32};

/// Cycles of beginning and reading the sums of a tile, if these are in memory
/// while products of 16-bit integers are added to them; else 0.
double getStoredSumCycles(const MachineDesc &machine, const ProductTypes &types,
                          int64_t rows, int64_t vectors);

/// Cycles that one step of k takes in a tile of `rows` x `vectors`: bound by
/// multiply-adds, by loads (the vectors of B and a broadcast for each row), by
/// what is issued, or by the latency of the accumulation chains. `kr` values of
/// K lie together in a word, if more than one.
double getCyclesPerStep(const MachineDesc &machine, const ProductTypes &types,
                        int64_t rows, int64_t vectors, int64_t kr = 1);

/// Slots of the FMA pipes that extending a vector of B to f32 takes; none where
/// B is not stored in fewer bits than it is multiplied in.
double getExtensionSlots(const MachineDesc &machine, const ProductTypes &types);

/// The same for a vector of these elements.
double getExtensionSlots(const MachineDesc &machine, ElementType element);

/// Panels that are extended beforehand.
struct ExtendedPanels {
  ProductTypes types;
  /// Of all panels, and of those that are extended together.
  double elements, blockElements;
  /// Bytes of A, which tiles read for every block.
  double aBytes;
};

/// Cycles that extending panels into a workspace takes, which tiles read next.
double getExtensionCycles(const MachineDesc &machine,
                          const ExtendedPanels &panels);

/// Panels that are extended together, and worker slots with room for them.
struct PanelExtension {
  int64_t panels = 0, parts = 0;
  /// Row tiles are the outer loop within a block.
  bool rowsOutermost = false;
};

/// Panels are extended beforehand if that takes less than this share of the
/// cycles: it takes memory, too.
inline constexpr double kWorthExtending = 0.98;

/// The same for blocks of so many elements. Those that stay in L1 take next to
/// no memory; first layers of 27 values of K gained 4 to 9 % on a Zen 3.
double getWorthExtending(const MachineDesc &machine, double blockElements);

/// Blocks of panels of `depth` rows for so many columns; nothing if values are
/// not stored in fewer bits or a block would not stay in L2. `rowTiles` of A,
/// which has `aBytes`, read each panel.
std::optional<PanelExtension> planExtension(const MachineDesc &machine,
                                            const KernelRow &row,
                                            int64_t columns, int64_t depth,
                                            double aBytes, int64_t rowTiles);

/// Whether the LLC takes five cycles for a line, as meshes of servers do. A
/// tile of 14x32 reads a panel at half a line in seven cycles.
bool isLastCacheSlow(const MachineDesc &machine);

/// Whether tiles prefetch the panel after theirs: `rowTiles` of them in turn
/// read a panel of K×NR of `row`, and all panels have so many bytes. A product
/// alone finds its weights in the LLC, but a model whose weights exceed the LLC
/// does not: the first tile to use a panel waited for memory, 10 to 16 % of the
/// time of ResNet-50's products of 49 rows on a Zen 3.
bool isNextPanelPrefetched(const MachineDesc &machine, const KernelRow &row,
                           double bytes, int64_t depth, int64_t rowTiles);

/// Whether tiles prefetch their results of so many bytes, in rows of whole
/// lines.
bool isTileOutputPrefetched(const MachineDesc &machine, double bytes);

/// The most rows of a tile as wide as `row` whose results, of so many bytes in
/// all, may be on their way to L1 while the next tile's operands are.
int64_t getMaxResultRows(const MachineDesc &machine, const KernelRow &row,
                         double bytes);

/// How many rows ahead a panel of `nr` columns is prefetched, if all of them
/// have so many bytes and tiles take `panelRate` of them a cycle.
int64_t getPrefetchRows(const MachineDesc &machine, double bytes,
                        const KernelRow &row, double panelRate);

/// What tiles read: all of A and B, and a panel of B, in bytes.
struct TileTraffic {
  double aBytes, bBytes, panelBytes;
  /// Tiles of rows (of pixels).
  int64_t rowTiles;
  /// Bytes a cycle at which panels arrive while rows are outermost, and those
  /// of A while panels are; an element of A that several taps share counts
  /// once.
  double panelRate, aRate;
  /// Tiles prefetch the panel after theirs if panels are the outer loop.
  bool foreseesPanel = false;
};

/// Whether tiles of rows (of pixels) are the outer loop and panels the inner
/// one, or the other way round. The operand of the inner loop is read again
/// in every step of the outer one, so it should fit in the second-level cache,
/// half of which is left to the other operand and to C.
bool areRowsOutermost(const MachineDesc &machine, const TileTraffic &traffic);

/// The panels, of `panels` of `panelBytes`, for which the input of one of
/// `tiles` is extended at a time (`panelGroup` of plans); 0 if products of
/// `types` take it as it is.
int64_t getPanelGroup(const MachineDesc &machine, const ProductTypes &types,
                      double panelBytes, int64_t panels, int64_t tiles,
                      bool panelsInside);

/// Bytes of panels that one step of k in a tile takes a cycle.
double getPanelRate(const MachineDesc &machine, int64_t rows,
                    const KernelRow &row);

/// The table's row for this panel width. A width that no row has, from
/// hand-written IR, gets as many rows as the accumulators allow.
KernelRow getKernelRow(const MachineDesc &machine, const ProductTypes &types,
                       int64_t nr);

/// The cycles of one register tile of f32 whose vectors lie along K: a
/// multiply-add for each element, loads, and the sums of lanes at the end.
double getPairwiseCycles(const MachineDesc &machine, int64_t depth,
                         int64_t rows, int64_t columns);

/// The cycles of rounding `rows` of `values` f32 to integers that share a
/// scale, where so many rows of integers stay together in a cache.
double getScaleCycles(const MachineDesc &machine, double rows, double values,
                      double rowsTogether);

/// The cycles of splitting `values` of f32 that pass by once into two bf16
/// each, of which `together` are written to the same memory again and again.
double getSplitCycles(const MachineDesc &machine, double values,
                      double together);

} // namespace nnprim

#endif // NNPRIM_LIB_COSTMODEL_TILECOSTS_H
