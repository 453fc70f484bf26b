//===- TileClock.cpp - What tile registers cost the rest of a model -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileClock.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <functional>
#include <limits>

using namespace nnprim;

/// For how many cycles one takes longer after tile registers have multiplied:
/// 200 us at 3 GHz.
static constexpr double kHeldCycles = 600e3;
/// The share of a model's cycles that tile registers may have at the full
/// clock, as a model of 0.3 ms has shown; products without loads and epilogues
/// between them lower it with less.
static constexpr double kFullClockShare = 0.06;

/// The time of a model that runs again and again, in cycles of the full clock,
/// if ops use tile registers from this gain on.
static double getTime(llvm::ArrayRef<TileStep> steps, double tileClock,
                      double leastGain) {
  double tiles = 0, total = 0, slow = 0;
  // The first walk finds what the second one begins after.
  double since = kHeldCycles;
  for (int walk = 0; walk < 2; ++walk) {
    tiles = total = slow = 0;
    for (const TileStep &step : steps) {
      if (step.tiles && step.getGain() >= leastGain) {
        // Their estimates are of the lower clock.
        tiles += *step.tiles;
        total += *step.tiles;
        since = 0;
        continue;
      }
      total += step.others;
      slow += std::min(step.others, std::max(0.0, kHeldCycles - since));
      since += step.others;
    }
  }
  bool isFull = tiles <= kFullClockShare * total;
  return isFull ? total : total + (tileClock - 1) * slow;
}

double nnprim::getLeastTileGain(llvm::ArrayRef<TileStep> steps,
                                double tileClock) {
  llvm::SmallVector<double> gains{std::numeric_limits<double>::infinity()};
  for (const TileStep &step : steps)
    if (step.tiles)
      gains.push_back(step.getGain());
  // Of those that take as long, the one with fewest products in tile registers.
  llvm::sort(gains, std::greater<double>());
  double best = std::numeric_limits<double>::infinity(), least = gains.front();
  for (double gain : gains) {
    double time = getTime(steps, tileClock, gain);
    if (time >= best)
      continue;
    best = time;
    least = gain;
  }
  return least;
}
