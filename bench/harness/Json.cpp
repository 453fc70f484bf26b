//===- Json.cpp - Measurements as JSON ------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "Rounds.h"

#include "llvm/Support/JSON.h"

using namespace nnprim::bench;

static void writeLayer(llvm::json::OStream &json, const Layer &layer) {
  const std::pair<llvm::StringRef, int64_t> numbers[] = {
      {"n", layer.n},
      {"h", layer.h},
      {"w", layer.w},
      {"c", layer.c},
      {"k", layer.k},
      {"r", layer.r},
      {"s", layer.s},
      {"stride", layer.stride},
      {"dilation", layer.dilation},
      {"groups", layer.groups}};
  json.attribute("table", layer.table);
  json.attribute("model", layer.model);
  json.attribute("layer", layer.name);
  for (auto [name, number] : numbers)
    json.attribute(name, number);
  json.attribute("flops", layer.flops());
  json.attribute("useful_flops", layer.usefulFlops());
}

static void writeTimes(llvm::json::OStream &json,
                       const std::vector<double> &seconds) {
  json.attributeObject("ms", [&] {
    json.attribute("median", 1e3 * median(seconds));
    json.attribute("p10", 1e3 * quantile(seconds, 0.1));
    json.attribute("p90", 1e3 * quantile(seconds, 0.9));
  });
}

static void writeContestant(llvm::json::OStream &json, const Result &result,
                            const Measurement &measurement) {
  json.attributeObject(measurement.name, [&] {
    writeTimes(json, measurement.seconds);
    json.attribute("gflops",
                   1e-9 * result.layer.flops() / median(measurement.seconds));
    json.attribute("is_peer", measurement.isPeer);
    json.attribute("detail", measurement.detail);
    if (&measurement != &result.contestants.front())
      json.attribute("our_ratio", result.ratioTo(measurement));
  });
}

static void writeResult(llvm::json::OStream &json, const Result &result) {
  json.object([&] {
    writeLayer(json, result.layer);
    json.attribute("peak_gflops",
                   1e-9 * result.peakFlops / median(result.peak));
    json.attribute("peak_scaling", result.peakScaling);
    if (!result.traffic.empty())
      json.attribute("traffic_ms", 1e3 * median(result.traffic));
    json.attribute("percent_of_peak", result.percentOfPeak());
    json.attribute("percent_of_roof", result.percentOfRoof());
    if (const Measurement *best = result.bestPeer())
      json.attribute("best_peer", best->name);
    json.attributeObject("contestants", [&] {
      for (const Measurement &measurement : result.contestants)
        writeContestant(json, result, measurement);
    });
  });
}

void nnprim::bench::printJson(llvm::raw_ostream &os,
                              const std::vector<Result> &results,
                              const Setting &setting) {
  llvm::json::OStream json(os, /*IndentSize=*/1);
  json.object([&] {
    json.attribute("processor", setting.processor);
    json.attribute("isa", setting.isa);
    json.attribute("threads", setting.threads);
    json.attribute("rounds", setting.rounds);
    json.attributeArray("layers", [&] {
      for (const Result &result : results)
        writeResult(json, result);
    });
  });
  os << '\n';
}
