//===- TuningRecordTest.cpp - Recorded times of convolutions --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Tuning/TuningRecord.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace nnprim;

namespace {

const TunedConv conv("x86-64-avx2", 2, 1e-4, {1, 13, 14, 384}, 256, {3, 5});

/// The text of one line, with `from` replaced.
std::string edit(llvm::StringRef from, llvm::StringRef to) {
  std::string text =
      R"({"target":"x86-64-avx2","threads":2,"max_error":0.0001,"output":[1,13,14,384],)"
      R"("channels":256,"kernel":[3,5],"microseconds":)"
      R"({"winograd1d_f4":0.500,"winograd_on_the_fly_f4":2.000,"fft16x16":2.500,)"
      R"("direct":1503.250}})"
      "\n";
  size_t place = text.find(from.str());
  EXPECT_NE(place, std::string::npos) << from.str();
  return text.replace(place, from.size(), to.str());
}

/// The record of lines that can all be read.
TuningRecord parse(llvm::StringRef text) {
  std::vector<RecordProblem> problems;
  TuningRecord record = TuningRecord::parse(text, problems);
  EXPECT_TRUE(problems.empty());
  return record;
}

/// The error in the first line that is passed over.
std::string getError(llvm::StringRef text) {
  std::vector<RecordProblem> problems;
  TuningRecord::parse(text, problems);
  if (problems.empty())
    return "";
  return "line " + std::to_string(problems.front().line) + ": " +
         problems.front().message;
}

std::string print(const TuningRecord &record) {
  std::string text;
  llvm::raw_string_ostream os(text);
  record.print(os);
  return text;
}

TEST(TuningRecord, PrintsWhatItParses) {
  std::string text = edit("", "");
  TuningRecord record = parse(text);
  EXPECT_EQ(print(record), text);
}

TEST(TuningRecord, HasStridesAndDilations) {
  std::string text =
      edit("\"kernel\":[3,5],",
           "\"kernel\":[1,1],\"strides\":[2,1],\"dilations\":[1,3],");
  size_t place = text.find("fft16x16");
  text.replace(place, std::string("fft16x16").size(), "int16");
  TuningRecord record = parse(text);
  EXPECT_EQ(print(record), text);
  TunedConv strided(conv.target, conv.threads, conv.maxError, conv.output,
                    conv.channels, {1, 1}, {2, 1}, {1, 3});
  llvm::ArrayRef<Timing> timings = record.lookup(strided);
  ASSERT_EQ(timings.size(), 4u);
  EXPECT_EQ(timings[2].algorithm.kind, AlgorithmKind::ScaledProducts);
  TunedConv other = strided;
  other.strides = {1, 1};
  EXPECT_TRUE(record.lookup(other).empty());
  other = strided;
  other.dilations = {3, 1};
  EXPECT_TRUE(record.lookup(other).empty());
  // Lines that have these where they are 1 are read, too.
  EXPECT_EQ(parse(edit("[3,5]", "[3,5],\"strides\":[1,1],\"dilations\":[1,1]"))
                .lookup(conv)
                .size(),
            4u);
}

TEST(TuningRecord, HasRoundedFactors) {
  for (const char *name : {"int16", "bf16x3", "winograd_int16_f2"})
    EXPECT_EQ(getError(edit("direct", name)), "");
}

TEST(TuningRecord, SortsTimings) {
  TuningRecord record = parse(edit("0.500", "1000"));
  llvm::ArrayRef<Timing> timings = record.lookup(conv);
  ASSERT_EQ(timings.size(), 4u);
  EXPECT_EQ(getAlgorithmName(timings[0].algorithm), "winograd_on_the_fly_f4");
  EXPECT_EQ(getAlgorithmName(timings[2].algorithm), "winograd1d_f4");
}

TEST(TuningRecord, KnowsOnlyWhatWasMeasured) {
  TuningRecord record = parse(edit("", ""));
  EXPECT_EQ(record.lookup(conv).size(), 4u);
  std::vector<TunedConv> others(7, conv);
  others[0].target = "x86-64-avx512";
  others[1].threads = 1;
  others[2].output[0] = 2;
  others[3].output[3] = 383;
  others[4].channels = 255;
  others[5].kernel = {5, 3};
  others[6].maxError = 1e-5;
  for (const TunedConv &other : others)
    EXPECT_TRUE(record.lookup(other).empty());
}

TEST(TuningRecord, PrintsNoTimeThatIsNone) {
  TuningRecord record;
  record.add(conv, {{ConvAlgorithm(), 0}});
  EXPECT_EQ(getError(print(record)), "");
}

TEST(TuningRecord, PrintsBoundsThatAreNone) {
  TunedConv any(conv.target, conv.threads, INFINITY, conv.output, conv.channels,
                conv.kernel);
  TuningRecord record;
  record.add(any, {{ConvAlgorithm(), 1}});
  TuningRecord parsed = parse(print(record));
  EXPECT_EQ(parsed.lookup(any).size(), 1u);
}

TEST(TuningRecord, TakesTheLaterOfTwoLines) {
  TuningRecord record =
      parse(edit("", "") + "\r\n\n" + edit("\"winograd1d_f4\":0.500,", ""));
  EXPECT_EQ(record.lookup(conv).size(), 3u);
}

TEST(TuningRecord, PassesOverWhatCannotBeRead) {
  std::vector<RecordProblem> problems;
  TuningRecord record = TuningRecord::parse(
      "{\"version\":2,\"op\":\n" + edit("", "") + "7\n", problems);
  EXPECT_EQ(record.lookup(conv).size(), 4u);
  ASSERT_EQ(problems.size(), 2u);
  EXPECT_EQ(problems[0].line, 1u);
  EXPECT_TRUE(problems[0].isPlan);
  EXPECT_EQ(problems[1].line, 3u);
  EXPECT_FALSE(problems[1].isPlan);
  EXPECT_EQ(record.getMachines(), std::set<TunedMachine>({{"x86-64-avx2", 2}}));
}

TEST(TuningRecord, NamesTheLineAndTheFault) {
  EXPECT_EQ(getError(""), "");
  EXPECT_EQ(getError(edit("", "") + "[]"), "line 2: expected an object");
  EXPECT_EQ(getError(edit("\"x86-64-avx2\"", "7")),
            "line 1: expected `target` to be a string");
  EXPECT_EQ(getError(edit("\"threads\":2", "\"threads\":0")),
            "line 1: expected `threads` to be a positive integer");
  EXPECT_EQ(getError(edit("0.0001", "-1")),
            "line 1: expected `max_error` to be a positive number");
  for (const char *output : {"[1,13,14]", "[1,13,14,0]", "[1,13,14,1.5]", "{}",
                             "[1,13,14,99999999999999999999]"})
    EXPECT_EQ(getError(edit("[1,13,14,384]", output)),
              "line 1: expected `output` to be four positive integers");
  EXPECT_EQ(getError(edit("256", "-1")),
            "line 1: expected `channels` to be a positive integer");
  EXPECT_EQ(getError(edit("[3,5]", "[3,5,1]")),
            "line 1: expected `kernel` to be two positive integers");
  for (const char *sizes : {"[2]", "[0,1]", "[1,-1]", "2", "null", "[1,1e30]"})
    for (const char *key : {"strides", "dilations"})
      EXPECT_EQ(getError(edit("[3,5]",
                              "[3,5],\"" + std::string(key) + "\":" + sizes)),
                "line 1: expected `" + std::string(key) +
                    "` to be two positive integers");
  EXPECT_EQ(getError(edit("microseconds", "seconds")),
            "line 1: expected `microseconds` to be an object of algorithms");
  // Names of what exists but cannot be chosen are unknown, too.
  for (const char *name : {"indirect", "conv_gemm", "winograd_f1",
                           "winograd_f-4", "winograd_f04", ""})
    EXPECT_EQ(getError(edit("direct", name)),
              "line 1: unknown algorithm '" + std::string(name) + "'");
  for (const char *time : {"0", "-1", "1e999", "\"1\"", "null"})
    EXPECT_EQ(getError(edit("1503.250", time)),
              "line 1: expected the microseconds of 'direct' to be a positive "
              "number");
  EXPECT_EQ(getError(std::string(1 << 20, '[')),
            "line 1: longer than 4096 characters");
  EXPECT_NE(getError(std::string(4096, '[')), "");
  // The parser reports errors in the JSON itself.
  EXPECT_NE(getError(edit("}}", "}")).find("line 1: ["), std::string::npos);
}

} // namespace
