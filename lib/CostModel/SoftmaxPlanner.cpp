//===- SoftmaxPlanner.cpp - How a softmax is run --------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/SoftmaxPlanner.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;

namespace {
/// Bytes a cycle between a core and the level that holds what passes move.
class Traffic {
public:
  Traffic(const MachineDesc &machine, const SoftmaxShape &shape)
      : machine(machine), rowBytes(double(shape.length) * shape.elementBytes),
        totalBytes(rowBytes * shape.rows) {}

  /// Input and output of all rows do not fit any cache.
  bool isInMemory() const { return 2 * totalBytes > machine.llcBytes; }

  double readInput() const { return rowBytes / getBandwidth(2 * totalBytes); }
  double readAgain() const { return rowBytes / getBandwidth(2 * rowBytes); }
  double writeAgain() const { return readAgain(); }
  double write(bool streaming) const {
    double cycles = rowBytes / getBandwidth(2 * totalBytes);
    // A line is read before it is written.
    return isInMemory() && !streaming ? 2 * cycles : cycles;
  }

private:
  double getBandwidth(double bytes) const {
    if (bytes <= machine.l1Bytes)
      return machine.loadsPerCycle * machine.target->vectorBits / 8.0;
    if (bytes <= machine.l2Bytes)
      return 64.0 / machine.l2LineCycles;
    return bytes <= machine.llcBytes ? machine.llcBandwidth
                                     : machine.memoryBandwidth;
  }

  const MachineDesc &machine;
  double rowBytes, totalBytes;
};
} // namespace

/// Few long rows are divided, in as many parts at most as this: by what they
/// are, not by who will run them, so that results are the same for any number
/// of threads.
static constexpr int64_t kParts = 64;

static bool canDivide(const SoftmaxShape &shape) {
  constexpr int64_t leastPart = 4096;
  return shape.rows < kParts && shape.length >= kParts * leastPart;
}

/// Input and output of a chunk, and the input of the next one, fit half of the
/// first-level cache. The maxima of a row's chunks, or of all rows'
/// if these are divided, are on the stack.
///
/// Where registers suffice for one exponential at a time (AVX2), maxima beside
/// it cost more than in a loop of their own: there only rows that threads may
/// divide have chunks.
static int64_t getChunkLength(const MachineDesc &machine,
                              const SoftmaxShape &shape, SoftmaxPasses passes) {
  constexpr int64_t bytesOfElement = 32, mostChunks = 1024;
  int64_t chunk = machine.l1Bytes / bytesOfElement;
  bool paysOff = machine.softmax.storeUnroll > 1 || canDivide(shape);
  if (passes != SoftmaxPasses::ThreePassReload || !shape.isContiguous ||
      !paysOff || shape.length < 2 * chunk)
    return 0;
  int64_t numChunks = std::min(mostChunks / (canDivide(shape) ? shape.rows : 1),
                               shape.length / chunk);
  int64_t turns = kSumTurns * machine.softmax.storeUnroll * machine.getLanes();
  chunk = llvm::alignTo(llvm::divideCeil(shape.length, numChunks), turns);
  return chunk < shape.length ? chunk : 0;
}

static int64_t getPartLength(const SoftmaxShape &shape, SoftmaxPasses passes,
                             int64_t chunkLength) {
  bool isDivisible = passes == SoftmaxPasses::TwoPass || chunkLength;
  if (!isDivisible || !canDivide(shape))
    return 0;
  // Two passes have sums of blocks of vectors.
  constexpr int64_t multiple = 4096;
  return llvm::alignTo(llvm::divideCeil(shape.length, kParts),
                       chunkLength ? chunkLength : multiple);
}

static SoftmaxPlan makePlan(const MachineDesc &machine,
                            const SoftmaxShape &shape, SoftmaxPasses passes) {
  const SoftmaxTuning &tuning = machine.softmax;
  Traffic traffic(machine, shape);
  double vectors = double(shape.length) / machine.getLanes();
  // A row ends with a fence, which a short one would wait for.
  bool isLong = shape.length * shape.elementBytes >= machine.l1Bytes / 2;
  bool streaming = machine.hasStreamingStores && isLong &&
                   traffic.isInMemory() &&
                   passes != SoftmaxPasses::ThreePassReload;
  // A pass takes as long as its arithmetic or its traffic, whatever is longer.
  auto pass = [&](double cyclesPerVector, double trafficCycles) {
    return std::max(vectors * cyclesPerVector, trafficCycles);
  };
  double exp = tuning.expCycles;
  double cycles = 0;
  int64_t chunkLength = getChunkLength(machine, shape, passes);
  if (passes == SoftmaxPasses::TwoPass)
    cycles += pass(tuning.blockCycles, traffic.readInput());
  else if (!chunkLength)
    cycles += pass(tuning.maxCycles, traffic.readInput());
  if (passes == SoftmaxPasses::ThreePassReload) {
    if (chunkLength)
      cycles += pass(exp + tuning.maxCycles,
                     traffic.readInput() + traffic.write(streaming));
    else
      cycles += pass(exp, traffic.readAgain() + traffic.write(streaming));
    cycles +=
        pass(tuning.scaleCycles, traffic.readAgain() + traffic.writeAgain());
  } else {
    if (passes == SoftmaxPasses::ThreePassRecompute)
      cycles += pass(exp, traffic.readAgain());
    cycles += pass(exp, traffic.readAgain() + traffic.write(streaming));
  }
  if (shape.isContiguous)
    cycles += tuning.rowCycles;
  SoftmaxPlan plan;
  plan.passes = passes;
  plan.streaming = streaming;
  plan.partLength = getPartLength(shape, passes, chunkLength);
  plan.chunkLength = chunkLength;
  plan.maxUnroll = tuning.maxUnroll;
  plan.sumUnroll = tuning.sumUnroll;
  // Results of two bytes are stored two vectors at a time.
  plan.storeUnroll = shape.elementBytes == 2
                         ? llvm::alignTo(tuning.storeUnroll, 2)
                         : tuning.storeUnroll;
  plan.blockVectors = tuning.blockVectors;
  plan.expInterleave = tuning.expInterleave;
  plan.cycles = cycles * shape.rows;
  return plan;
}

/// Rows so long that a buffer for as many as there are lanes would crowd the
/// first-level cache are not transposed.
static bool canBatch(const MachineDesc &machine, const SoftmaxShape &shape) {
  return shape.isContiguous && shape.rows >= machine.getLanes() / 2 &&
         shape.length * machine.target->vectorBits / 8 <= machine.l1Bytes / 4;
}

/// `plan`, or a plan whose rows are transposed into lanes if it is faster.
static SoftmaxPlan considerBatch(const MachineDesc &machine, SoftmaxShape shape,
                                 const SoftmaxPlan &plan) {
  if (!canBatch(machine, shape))
    return plan;
  int64_t lanes = machine.getLanes();
  double vectors = double(shape.length) * llvm::divideCeil(shape.rows, lanes);
  // A row of columns for each group, of as many elements as vectors.
  shape.length *= lanes;
  shape.rows = llvm::divideCeil(shape.rows, lanes);
  shape.isContiguous = false;
  SoftmaxPlan batched = makePlan(machine, shape, plan.passes);
  batched.batched = true;
  batched.streaming = false;
  batched.partLength = 0;
  batched.chunkLength = 0;
  batched.cycles += vectors * machine.softmax.transposeCycles;
  return batched.cycles < plan.cycles ? batched : plan;
}

SoftmaxPlan nnprim::planSoftmax(const MachineDesc &machine,
                                const SoftmaxShape &shape,
                                std::optional<SoftmaxPasses> passes) {
  if (passes == SoftmaxPasses::ThreePassReload && !shape.canReload)
    passes = SoftmaxPasses::ThreePassRecompute;
  if (passes)
    return considerBatch(machine, shape, makePlan(machine, shape, *passes));
  SoftmaxPlan best =
      makePlan(machine, shape, SoftmaxPasses::ThreePassRecompute);
  auto consider = [&](SoftmaxPasses other) {
    SoftmaxPlan plan = makePlan(machine, shape, other);
    if (plan.cycles < best.cycles)
      best = plan;
  };
  consider(SoftmaxPasses::TwoPass);
  if (shape.canReload)
    consider(SoftmaxPasses::ThreePassReload);
  return considerBatch(machine, shape, best);
}
