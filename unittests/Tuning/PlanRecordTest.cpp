//===- PlanRecordTest.cpp - Unit tests of recorded plans ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Tuning/TuningRecord.h"

#include "gtest/gtest.h"

using namespace nnprim;

static std::string print(const TuningRecord &record) {
  std::string text;
  llvm::raw_string_ostream os(text);
  record.print(os);
  return text;
}

static std::string getLine(const std::string &plan, double microseconds) {
  std::string text;
  llvm::raw_string_ostream os(text);
  TunedPlan tuned;
  tuned.target = "t";
  tuned.plan = plan;
  tuned.microseconds = microseconds;
  tuned.modelMicroseconds = 4;
  printPlan(os, {"gemm", "f32, f32, f32", "2x3, 3x4, 2x4"}, tuned);
  return text;
}

TEST(PlanRecord, IsJoinedByConcatenation) {
  std::string conv = R"({"target":"t","threads":1,"max_error":0.5,)"
                     R"("output":[1,1,1,1],"channels":1,"kernel":[3,3],)"
                     R"("microseconds":{"direct":1.000}})";
  std::vector<RecordProblem> problems;
  TuningRecord record = TuningRecord::parse(
      getLine("#first", 3) + conv + "\n\n" + getLine("#second", 2), problems);
  EXPECT_EQ(record.plans.getMachines(), std::set<TunedMachine>({{"t", 1}}));
  PrimitiveKey key{"gemm", "f32, f32, f32", "2x3, 3x4, 2x4"};
  const TunedPlan *plan = record.plans.lookup(key, "t", 1);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->plan, "#second");
  EXPECT_EQ(plan->microseconds, 2);
  EXPECT_EQ(plan->line, 4u);
  EXPECT_FALSE(record.plans.lookup(key, "t", 2));
  EXPECT_FALSE(record.plans.lookup(key, "other", 1));
  key.shape = "2x3, 3x5, 2x5";
  EXPECT_FALSE(record.plans.lookup(key, "t", 1));

  // A record that is written is read again.
  TuningRecord again = TuningRecord::parse(print(record), problems);
  EXPECT_EQ(print(again), print(record));
  EXPECT_TRUE(problems.empty());
}

TEST(PlanRecord, SaysWhatIsWrong) {
  auto getError = [](llvm::StringRef text) {
    std::vector<RecordProblem> problems;
    TuningRecord::parse(text, problems);
    return problems.empty() ? std::string()
                            : "line " + std::to_string(problems[0].line) +
                                  ": " + problems[0].message;
  };
  EXPECT_EQ(getError("\n{\"version\":1}"),
            "line 2: expected `version` to be 2");
  EXPECT_EQ(getError("{\"version\":2,\"op\":\"gemm\",\"types\":3}"),
            "line 1: expected `types` to be a string");
  std::string line = getLine("#plan", 3);
  line.replace(line.find("\"threads\":1"), 11, "\"threads\":0");
  EXPECT_EQ(getError(line),
            "line 1: expected `threads` to be a positive integer");
}
