//===- TuningRecord.cpp - Measured times of convolutions ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Tuning/TuningRecord.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

using namespace nnprim;

TunedConv::TunedConv(llvm::StringRef target, int64_t threads, double maxError,
                     const ConvShape &shape)
    : TunedConv(target, threads, maxError,
                {shape.batch, shape.rows.outputs, shape.columns.outputs,
                 shape.filters},
                shape.channels, {shape.rows.taps, shape.columns.taps},
                {shape.rows.stride, shape.columns.stride},
                {shape.rows.dilation, shape.columns.dilation}) {}

bool TunedConv::operator<(const TunedConv &other) const {
  auto getKey = [](const TunedConv &conv) {
    return std::tie(conv.target, conv.threads, conv.maxError, conv.output,
                    conv.channels, conv.kernel, conv.strides, conv.dilations);
  };
  return getKey(*this) < getKey(other);
}

template <size_t n>
static std::optional<std::array<int64_t, n>>
parseSizes(const llvm::json::Object &object, llvm::StringRef key) {
  const llvm::json::Array *array = object.getArray(key);
  if (!array || array->size() != n)
    return std::nullopt;
  std::array<int64_t, n> sizes;
  for (auto [size, value] : llvm::zip_equal(sizes, *array)) {
    std::optional<int64_t> number = value.getAsInteger();
    if (!number || *number < 1)
      return std::nullopt;
    size = *number;
  }
  return sizes;
}

static bool isPositive(std::optional<double> number) {
  return number && *number > 0 && !std::isinf(*number);
}

/// Whether the choice is between it and others.
static bool isCompared(const ConvAlgorithm &algorithm) {
  if (algorithm.kind == AlgorithmKind::Fourier)
    return true;
  if (algorithm.hasTiles())
    return algorithm.m >= 2;
  return algorithm.kind == AlgorithmKind::Direct ||
         algorithm.kind == AlgorithmKind::SplitProducts ||
         algorithm.kind == AlgorithmKind::ScaledProducts;
}

static llvm::Expected<TunedConv> parseConv(const llvm::json::Object &object) {
  auto fail = [](const char *key, const char *what) {
    return llvm::createStringError("expected `%s` to be %s", key, what);
  };
  auto target = object.getString("target");
  if (!target)
    return fail("target", "a string");
  std::optional<int64_t> threads = object.getInteger("threads");
  if (!threads || *threads < 1)
    return fail("threads", "a positive integer");
  std::optional<double> maxError = object.getNumber("max_error");
  if (!isPositive(maxError))
    return fail("max_error", "a positive number");
  auto output = parseSizes<4>(object, "output");
  if (!output)
    return fail("output", "four positive integers");
  std::optional<int64_t> channels = object.getInteger("channels");
  if (!channels || *channels < 1)
    return fail("channels", "a positive integer");
  auto kernel = parseSizes<2>(object, "kernel");
  if (!kernel)
    return fail("kernel", "two positive integers");
  // Lines of stride and dilation 1 leave these out.
  auto parseSteps = [&](const char *key) {
    return object.get(key) ? parseSizes<2>(object, key)
                           : std::optional<std::array<int64_t, 2>>({1, 1});
  };
  auto strides = parseSteps("strides"), dilations = parseSteps("dilations");
  if (!strides)
    return fail("strides", "two positive integers");
  if (!dilations)
    return fail("dilations", "two positive integers");
  return TunedConv(*target, *threads, *maxError, *output, *channels, *kernel,
                   *strides, *dilations);
}

static llvm::Expected<std::vector<Timing>>
parseTimings(const llvm::json::Object &object) {
  const llvm::json::Object *times = object.getObject("microseconds");
  if (!times || times->empty())
    return llvm::createStringError(
        "expected `microseconds` to be an object of algorithms");
  std::vector<Timing> timings;
  for (const auto &[key, value] : *times) {
    std::optional<ConvAlgorithm> algorithm = parseAlgorithm(key);
    if (!algorithm || !isCompared(*algorithm))
      return llvm::createStringError("unknown algorithm '" + key.str() + "'");
    std::optional<double> number = value.getAsNumber();
    if (!isPositive(number))
      return llvm::createStringError("expected the microseconds of '" +
                                     key.str() + "' to be a positive number");
    timings.push_back({*algorithm, *number});
  }
  return timings;
}

/// A line about all algorithms has some 1000. The JSON parser calls itself for
/// what is within brackets, without end.
static constexpr size_t kMaxLine = 4096;

static llvm::Error parseLine(llvm::StringRef line, unsigned number, bool isPlan,
                             TuningRecord &record) {
  if (line.size() > kMaxLine)
    return llvm::createStringError("longer than " + std::to_string(kMaxLine) +
                                   " characters");
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(line);
  if (!value)
    return value.takeError();
  const llvm::json::Object *object = value->getAsObject();
  if (!object)
    return llvm::createStringError("expected an object");
  if (isPlan)
    return record.plans.parseLine(*object, number);
  llvm::Expected<TunedConv> conv = parseConv(*object);
  if (!conv)
    return conv.takeError();
  llvm::Expected<std::vector<Timing>> timings = parseTimings(*object);
  if (!timings)
    return timings.takeError();
  record.add(*conv, std::move(*timings));
  return llvm::Error::success();
}

TuningRecord TuningRecord::parse(llvm::StringRef text,
                                 std::vector<RecordProblem> &problems) {
  TuningRecord record;
  unsigned number = 0;
  for (llvm::StringRef line : llvm::split(text, '\n')) {
    ++number;
    if (line.trim().empty())
      continue;
    // Known before the line is parsed, which may fail.
    bool isPlan = line.contains("\"version\"");
    if (llvm::Error error = parseLine(line, number, isPlan, record))
      problems.push_back({number, toString(std::move(error)), isPlan});
  }
  return record;
}

llvm::Expected<TuningRecord>
TuningRecord::read(llvm::StringRef path, std::vector<RecordProblem> &problems) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return llvm::createStringError(
        llvm::formatv("cannot read the tuning record '{0}': {1}", path,
                      buffer.getError().message())
            .str());
  return parse((*buffer)->getBuffer(), problems);
}

void TuningRecord::add(const TunedConv &conv, std::vector<Timing> timings) {
  llvm::sort(timings, [](const Timing &lhs, const Timing &rhs) {
    return std::pair(lhs.microseconds, getAlgorithmName(lhs.algorithm)) <
           std::pair(rhs.microseconds, getAlgorithmName(rhs.algorithm));
  });
  entries[conv] = std::move(timings);
}

llvm::ArrayRef<Timing> TuningRecord::lookup(const TunedConv &conv) const {
  auto found = entries.find(conv);
  if (found == entries.end())
    return {};
  return found->second;
}

std::set<TunedMachine> TuningRecord::getMachines() const {
  std::set<TunedMachine> machines;
  for (const auto &[conv, timings] : entries)
    machines.insert({conv.target, conv.threads});
  return machines;
}

static void printConv(llvm::json::OStream &json, const TunedConv &conv) {
  auto printSizes = [&](llvm::StringRef key, llvm::ArrayRef<int64_t> sizes) {
    json.attributeArray(key, [&] {
      for (int64_t size : sizes)
        json.value(size);
    });
  };
  json.attribute("target", conv.target);
  json.attribute("threads", conv.threads);
  json.attribute("max_error", conv.maxError);
  printSizes("output", conv.output);
  json.attribute("channels", conv.channels);
  printSizes("kernel", conv.kernel);
  std::array<int64_t, 2> ones{1, 1};
  if (conv.strides != ones)
    printSizes("strides", conv.strides);
  if (conv.dilations != ones)
    printSizes("dilations", conv.dilations);
}

void TuningRecord::print(llvm::raw_ostream &os) const {
  for (const auto &entry : entries) {
    llvm::json::OStream json(os);
    json.object([&] {
      printConv(json, entry.first);
      json.attributeObject("microseconds", [&] {
        for (const Timing &timing : entry.second) {
          json.attributeBegin(getAlgorithmName(timing.algorithm));
          // No run takes no time.
          double time = std::max(timing.microseconds, 0.001);
          json.rawValue(llvm::formatv("{0:F3}", time).str());
          json.attributeEnd();
        }
      });
    });
    os << "\n";
  }
  plans.print(os);
}
