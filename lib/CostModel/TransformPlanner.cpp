//===- TransformPlanner.cpp - How a transform of tiles moves its data -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/TransformPlanner.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

/// Coefficients so many that memory serves each stream of them too seldom.
static constexpr int64_t kManyStreams = 256;

/// Vectors that are transformed side by side: a pair of lines, if both tiles
/// leave a third of L1 to others. Three lines of many streams, even if they
/// fill L1, but not of pixels of few lines, which leave one or two behind them.
/// Four are no faster (bench/transforms.py on a Zen 5).
static int64_t getAdjacentVectors(const MachineDesc &machine,
                                  const TransformShape &shape) {
  int64_t lanes = machine.getLanes(), vectorBytes = 4 * lanes;
  int64_t tileBytes = shape.coefficients * vectorBytes;
  int64_t count = std::min(2 * kLineBytes / vectorBytes,
                           machine.l1Bytes * 2 / 3 / tileBytes);
  int64_t three = 3 * kLineBytes / vectorBytes;
  if (shape.coefficients >= kManyStreams &&
      4 * shape.channels >= 8 * kLineBytes &&
      three * tileBytes <= machine.l1Bytes)
    count = three;
  // Tiles of one vector have their neighbours beside them.
  if (shape.channels != lanes)
    count = std::min(count, shape.channels / lanes);
  return std::max<int64_t>(count, 1);
}

/// Prefetch distance in vectors of the same tile, if a tile has so many pixels
/// that those of the next one would leave L2 before they are used.
static int64_t getVectorsAhead(const MachineDesc &machine,
                               const TransformShape &shape,
                               int64_t adjacentVectors) {
  // 1-D transforms prefetch the next tile, which was timed; their vectors take
  // longer.
  if (!shape.isInput || shape.isOneDimensional)
    return 0;
  // A tile, the next one and what prefetches displace are more than half of it.
  if (4 * shape.tilePixels * shape.channels < machine.l2Bytes / 4)
    return 0;
  int64_t lanes = machine.getLanes();
  int64_t vectors = llvm::alignTo(divideCeil(machine.transformPrefetchBytes,
                                             shape.coefficients * 4 * lanes),
                                  adjacentVectors);
  return vectors * lanes < shape.channels ? vectors : 0;
}

/// Vectors of a group whose passes alternate: a pair of lines of each stream,
/// if there is room in L1 and pairs are of one tile, or tiles of one vector.
static int64_t getPipelinedVectors(const MachineDesc &machine,
                                   const TransformShape &shape) {
  int64_t lanes = machine.getLanes(), vectors = shape.channels / lanes;
  int64_t tileBytes = 4 * shape.coefficients * lanes;
  bool hasRoom = 2 * tileBytes <= machine.l1Bytes * 2 / 3;
  return hasRoom && (vectors == 1 || vectors % 2 == 0) ? 2 : 1;
}

TransformPlan nnprim::planTransform(const MachineDesc &machine,
                                    const TransformShape &shape) {
  double coefficientBytes =
      4.0 * shape.coefficients * shape.tiles * shape.channels;
  double imageBytes = 4.0 * shape.imageElements;
  double resultBytes = shape.isInput ? coefficientBytes : imageBytes;
  TransformPlan plan;
  plan.adjacentVectors = getAdjacentVectors(machine, shape);
  plan.prefetchCoefficients = coefficientBytes > machine.llcBytes;
  plan.streaming = plan.prefetchCoefficients && machine.hasStreamingStores &&
                   resultBytes > machine.llcBytes;
  // Filters pass through L2, too.
  plan.prefetchPixels = imageBytes > machine.l2Bytes / 2;
  int64_t tileBytes =
      std::max<int64_t>(4, 4 * shape.coefficients * shape.channels);
  plan.tilesAhead = divideCeil(machine.transformPrefetchBytes, tileBytes);
  plan.vectorsAhead = getVectorsAhead(machine, shape, plan.adjacentVectors);
  plan.pipelinedVectors = getPipelinedVectors(machine, shape);
  return plan;
}
