//===- PlanRecord.h - Plans that were measured ---------------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TUNING_PLANRECORD_H
#define NNPRIM_TUNING_PLANRECORD_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <set>
#include <string>
#include <tuple>

namespace nnprim {

/// The primitive that a plan is for. See getPrimitiveKey
/// (Planning/PrimitiveKey.h).
struct PrimitiveKey {
  /// For example "gemm", "f32, f32, f32" and "49x512, 512x512, 49x512".
  std::string op, types, shape;

  bool operator<(const PrimitiveKey &other) const {
    return std::tie(op, types, shape) <
           std::tie(other.op, other.types, other.shape);
  }
};

/// A plan that a search found to be the fastest.
struct TunedPlan {
  /// The target's name, and threads that ran at the same time.
  std::string target;
  int64_t threads = 1;
  /// The attribute, as IR spells it.
  std::string plan;
  double microseconds = 0;
  /// Time of the cost model's plan in the same race.
  double modelMicroseconds = 0;
  /// Line number, from 1, in the file that it comes from.
  unsigned line = 0;
};

/// A target's name, and the number of threads that ran at the same time.
using TunedMachine = std::pair<std::string, int64_t>;

/// Version of a record's lines about plans. Lines about algorithms have none.
inline constexpr int64_t kPlanRecordVersion = 2;

/// Plans as a record has them, a line of JSON each:
///
///   {"version":2,"op":"gemm","types":"f32, f32, f32",
///    "shape":"49x512, 512x512, 49x512","target":"x86-64-avx512","threads":1,
///    "plan":"#nnprim.gemm_plan<nr = 32, …>","microseconds":143.1,
///    "model_microseconds":150.2}
class PlanRecord {
public:
  /// Reads a line; an error says what is wrong there. `number` is the line's.
  llvm::Error parseLine(const llvm::json::Object &object, unsigned number);

  /// A plan replaces an earlier one for the same primitive.
  void add(const PrimitiveKey &key, TunedPlan plan) {
    entries[{plan.target, plan.threads, key}] = std::move(plan);
  }
  /// Null if nothing was measured.
  const TunedPlan *lookup(const PrimitiveKey &key, llvm::StringRef target,
                          int64_t threads) const;
  bool empty() const { return entries.empty(); }
  /// The machines that plans are for.
  std::set<TunedMachine> getMachines() const;
  void print(llvm::raw_ostream &os) const;

private:
  std::map<std::tuple<std::string, int64_t, PrimitiveKey>, TunedPlan> entries;
};

/// Writes one line.
void printPlan(llvm::raw_ostream &os, const PrimitiveKey &key,
               const TunedPlan &plan);

} // namespace nnprim

#endif // NNPRIM_TUNING_PLANRECORD_H
