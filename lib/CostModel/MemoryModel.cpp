//===- MemoryModel.cpp - Contents of caches, and prefetches ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/MemoryModel.h"

#include <algorithm>
#include <numeric>

using namespace nnprim;

/// Fitted to MobileNets on two cores of an Emerald Rapids, a line by itself and
/// one of many in order.
static constexpr double kOthersLineCycles = 40, kOthersStreamCycles = 8;
static constexpr double kPageBytes = 4096;

double nnprim::getOthersStreamCycles() { return kOthersStreamCycles; }

double nnprim::getOthersLineCycles(double pieceBytes) {
  return pieceBytes >= kPageBytes ? kOthersStreamCycles : kOthersLineCycles;
}

int64_t nnprim::getMaxCachedRows(const MachineDesc &machine, int64_t rowBytes) {
  int64_t wayBytes = machine.l1Bytes / machine.l1Ways;
  int64_t spacing = std::max(std::gcd(rowBytes, wayBytes), kLineBytes);
  return wayBytes / spacing * (machine.l1Ways - 1);
}

double nnprim::getKeptBytes(const MachineDesc &machine) {
  return 0.75 * machine.llcBytes;
}

double nnprim::getMemoryBytes(const MachineDesc &machine, double ownBytes,
                              double storedBytes) {
  double others = std::max(0.0, machine.modelWeightBytes - ownBytes);
  double kept = std::max(0.0, getKeptBytes(machine) - others);
  return std::max(0.0, storedBytes - kept);
}

bool nnprim::isPrefetched(const MachineDesc &machine, double bytes) {
  return machine.prefetches && bytes > 0.5 * machine.l2Bytes;
}

bool nnprim::areWeightsPrefetched(const MachineDesc &machine, double bytes) {
  return isPrefetched(machine, std::max(bytes, machine.modelWeightBytes));
}

bool nnprim::isOutputPrefetched(const MachineDesc &machine, double bytes) {
  return machine.prefetchesOutput && bytes > machine.l2Bytes;
}
