//===- TileClock.h - What tile registers cost the rest of a model ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_PLANNING_ALGORITHMS_TILECLOCK_H
#define NNPRIM_LIB_PLANNING_ALGORITHMS_TILECLOCK_H

#include "llvm/ADT/ArrayRef.h"

#include <optional>

namespace nnprim {

/// The estimated cycles of an op of a model by the fastest algorithm without
/// tile registers, and by one with them if that is faster.
struct TileStep {
  double others;
  std::optional<double> tiles = std::nullopt;

  /// What tile registers save for each cycle that they run.
  double getGain() const { return (others - *tiles) / *tiles; }
};

/// The gain from which on ops are to use tile registers, for the least time of
/// the model whose ops are `steps`, in their order: 0 for all that gain,
/// infinity for none.
///
/// A core whose tile registers multiply lowers its clock by `tileClock`, 1.17
/// to 1.25 on an Emerald Rapids, and raises it again when they have not been
/// used for some 200 us: a short model runs at the lower clock altogether
/// (factors of zero cost no power and no clock, so that a measurement needs
/// others). Where tile registers can save little, it is faster without them.
/// With those few ops that save most it keeps its clock: 450 products in 15 us,
/// three times in 300 us, did not lower it.
double getLeastTileGain(llvm::ArrayRef<TileStep> steps, double tileClock);

} // namespace nnprim

#endif // NNPRIM_LIB_PLANNING_ALGORITHMS_TILECLOCK_H
