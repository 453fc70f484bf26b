//===- SoftmaxPlan.h - How a softmax is run ---------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLAN_SOFTMAXPLAN_H
#define NNPRIM_PLAN_SOFTMAXPLAN_H

#include "NNPrim/Plan/PlanFields.h"

#include <cstdint>
#include <optional>

namespace nnprim {

/// The passes over a row: see nnprim.twopass_softmax.
enum class SoftmaxPasses { TwoPass, ThreePassRecompute, ThreePassReload };

/// The keyword of `passes` in IR, and the other way round.
llvm::StringRef stringifyPlanEnum(SoftmaxPasses passes);
std::optional<SoftmaxPasses> symbolizePlanEnum(llvm::StringRef keyword,
                                               SoftmaxPasses);

inline llvm::hash_code hash_value(SoftmaxPasses passes) {
  return llvm::hash_value(static_cast<int>(passes));
}

/// Iterations of a loop whose sums are then added to those of others. Every
/// addition in a chain of equal terms may err alike, so chains are short; the
/// sum of such groups is compensated.
constexpr int64_t kSumTurns = 16;

/// How a `twopass_softmax` is run.
struct SoftmaxPlan {
  static constexpr llvm::StringLiteral mnemonic = "softmax_plan";

  SoftmaxPasses passes = SoftmaxPasses::TwoPass;
  /// The last pass uses non-temporal stores.
  bool streaming = false;
  /// Elements of a part that a thread may take of a contiguous row; 0 if rows
  /// stay whole.
  int64_t partLength = 0;
  /// Elements of a contiguous row whose exponentials are relative to the same
  /// maxima, found while those before them are computed; 0 if the whole row's
  /// are. A part has whole chunks but for the row's last.
  int64_t chunkLength = 0;
  /// Contiguous rows are transposed, as many at once as there are lanes.
  bool batched = false;
  /// Independent maxima, and vectors an iteration of the loops that sum and
  /// that store exponentials.
  int64_t maxUnroll = 1, sumUnroll = 1, storeUnroll = 1;
  /// Vectors that share one update of the running maximum.
  int64_t blockVectors = 1;
  /// Number of these vectors whose exponentials are interleaved.
  int64_t expInterleave = 1;
  /// The one pass that is emitted, counted from 1, to be timed alone; 0 emits
  /// all. Values that the other passes would compute are then arbitrary.
  int64_t onlyPass = 0;

  /// Estimated cycles of all rows; no part of the plan.
  double cycles = 0;

  template <typename Plan, typename Visitor>
  static void visitFields(Plan &plan, Visitor &&visit) {
    visit("passes", plan.passes);
    visit("streaming", plan.streaming);
    visit("part_length", plan.partLength);
    visit("chunk_length", plan.chunkLength);
    visit("batched", plan.batched);
    visit("max_unroll", plan.maxUnroll);
    visit("sum_unroll", plan.sumUnroll);
    visit("store_unroll", plan.storeUnroll);
    visit("block_vectors", plan.blockVectors);
    visit("exp_interleave", plan.expInterleave);
    visit("only_pass", plan.onlyPass);
  }
};

} // namespace nnprim

#endif // NNPRIM_PLAN_SOFTMAXPLAN_H
