//===- Runner.cpp - Runs libraries of candidates, here or elsewhere -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runner.h"

#include "ChildProcess.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/StringSaver.h"

#include <cmath>

/// nnprim-race beside this program.
static std::string findRace(const char *argv0) {
  static int anchor;
  llvm::SmallString<128> path(llvm::sys::fs::getMainExecutable(argv0, &anchor));
  llvm::sys::path::remove_filename(path);
  llvm::sys::path::append(path, "nnprim-race");
  return path.str().str();
}

Runner::Runner(const std::string &text, const char *argv0, int64_t timeout)
    : local{findRace(argv0)}, isLocalCommand(text.empty()), timeout(timeout) {
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  llvm::SmallVector<const char *> words;
  llvm::cl::TokenizeGNUCommandLine(text, saver, words);
  command.assign(words.begin(), words.end());
  if (isLocalCommand)
    command = local;
  else if (auto found = llvm::sys::findProgramByName(command.front()))
    command.front() = *found;
}

/// Standard output, up to where it ended.
std::string Runner::run(llvm::ArrayRef<std::string> program,
                        llvm::ArrayRef<std::string> arguments,
                        int &code) const {
  llvm::SmallString<128> path;
  code = -1;
  if (llvm::sys::fs::createTemporaryFile("nnprim-race", "txt", path))
    return {};
  llvm::FileRemover remover(path);
  std::vector<std::string> words(program.begin(), program.end());
  words.insert(words.end(), arguments.begin(), arguments.end());
  code = runChild(words, path.str().str(), timeout);
  auto output = llvm::MemoryBuffer::getFile(path);
  return output ? (*output)->getBuffer().str() : std::string();
}

/// A time in microseconds.
static std::optional<double> parseTime(llvm::StringRef word) {
  double number;
  if (word.getAsDouble(number) || !std::isfinite(number) || number <= 0)
    return std::nullopt;
  return number;
}

/// Nothing if one of them is no time.
static std::vector<double> parseTimes(llvm::ArrayRef<llvm::StringRef> words) {
  std::vector<double> times;
  for (llvm::StringRef word : words) {
    std::optional<double> time = parseTime(word);
    if (!time)
      return {};
    times.push_back(*time);
  }
  return times;
}

static void parseLine(llvm::StringRef line,
                      std::map<std::string, RunReport> &reports) {
  llvm::SmallVector<llvm::StringRef> words;
  line.split(words, ' ');
  if (words.size() < 2)
    return;
  auto found = reports.find(words[1].str());
  if (found == reports.end())
    return;
  RunReport &report = found->second;
  if (words[0] == "begin" && words.size() == 2)
    report.isBegun = true;
  if (words[0] == "rounds")
    report.rounds = parseTimes(llvm::ArrayRef(words).drop_front(2));
  if (words.size() != 3)
    return;
  double number;
  if (words[0] == "error" && !words[2].getAsDouble(number) && number >= 0)
    report.error = number;
  else if (words[0] == "time")
    report.microseconds = parseTime(words[2]);
}

std::map<std::string, RunReport> Runner::race(const std::string &library,
                                              llvm::ArrayRef<std::string> names,
                                              const std::string &reference,
                                              int32_t threads,
                                              const RaceSizes &sizes) const {
  std::map<std::string, RunReport> reports;
  for (const std::string &name : names)
    reports[name];
  std::vector<std::string> arguments{
      "--reference=" + reference,
      llvm::formatv("--rounds={0}", sizes.rounds),
      llvm::formatv("--turn={0}", sizes.turn),
      llvm::formatv("--runs={0}", sizes.runs),
      llvm::formatv("--drop={0}", sizes.drop),
      llvm::formatv("--between={0}", sizes.between),
      llvm::formatv("--threads={0}", threads),
      library};
  arguments.insert(arguments.end(), names.begin(), names.end());
  int code;
  std::string output = run(command, arguments, code);
  for (llvm::StringRef line : llvm::split(output, '\n'))
    parseLine(line, reports);
  return reports;
}

llvm::Error Runner::writeOutputs(const std::string &library,
                                 const std::string &name,
                                 const std::string &path) const {
  int code;
  run(local, {"--write=" + path, "--rounds=0", library, name}, code);
  if (code == 0)
    return llvm::Error::success();
  return llvm::createStringError("the reference of a primitive cannot be run");
}
