//===- Report.cpp - The output of nnprim-run ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"

#include "Json.h"
#include "Npy.h"

#include <algorithm>
#include <cinttypes>
#include <cstring>
#include <string>

namespace {

std::string jsonTensors(const nnprim_tensor *tensors, int32_t count) {
  std::string text = "[";
  for (int32_t i = 0; i < count; ++i) {
    const nnprim_tensor &tensor = tensors[i];
    text += std::string(i ? ", " : "") + "{\"name\": " + quote(tensor.name) +
            ", \"shape\": [";
    for (int32_t d = 0; d < tensor.rank; ++d)
      text += (d ? ", " : "") + std::to_string(tensor.shape[d]);
    text +=
        std::string("], \"type\": \"") + nnprim_type_name(tensor.type) + "\"}";
  }
  return text + "]";
}

void printTensors(const char *what, const nnprim_tensor *tensors, int32_t count,
                  FILE *out) {
  for (int32_t i = 0; i < count; ++i)
    fprintf(out, "%-8s %s: %s\n", what, tensors[i].name,
            describeType(tensors[i]).c_str());
}

/// Tensors are described at the largest values of the symbols.
void printSymbol(const nnprim_symbol &symbol, FILE *out) {
  fprintf(out, "symbol   %s: ", symbol.name);
  if (symbol.is_composed)
    fprintf(out, "1 to %" PRId64 ", compiled for ",
            symbol.values[symbol.num_values - 1]);
  for (int32_t i = 0; i < symbol.num_values; ++i)
    fprintf(out, "%s%" PRId64, i ? ", " : "", symbol.values[i]);
  fputc('\n', out);
}

/// Prints a summary that tells real results from NaNs or zeros.
void printRange(const float *values, uint64_t count, FILE *out) {
  float low = values[0], high = values[0];
  double sum = 0;
  for (uint64_t i = 0; i < count; ++i) {
    low = std::min(low, values[i]);
    high = std::max(high, values[i]);
    sum += values[i];
  }
  fprintf(out, ", from %.6g to %.6g, mean %.6g", low, high,
          sum / static_cast<double>(count));
}

} // namespace

Latency summarize(std::vector<double> milliseconds) {
  std::sort(milliseconds.begin(), milliseconds.end());
  size_t n = milliseconds.size();
  Latency latency;
  latency.min = milliseconds.front();
  latency.median = (milliseconds[(n - 1) / 2] + milliseconds[n / 2]) / 2;
  latency.p90 = milliseconds[(n * 9 + 9) / 10 - 1];
  return latency;
}

void printDescription(const nnprim_model &model, FILE *out) {
  fprintf(out, "model    %s for %s\n", model.name, model.target);
  if (model.num_variants > 1)
    fprintf(out, "variant  %s\n",
            model.variants[model.select_variant()].target);
  for (int32_t s = 0; s < model.num_symbols; ++s)
    printSymbol(model.symbols[s], out);
  printTensors("input", model.inputs, model.num_inputs, out);
  printTensors("output", model.outputs, model.num_outputs, out);
  fprintf(out,
          "memory   %" PRIu64 " bytes of workspace, %" PRIu64
          " bytes of weights\n",
          model.arena_bytes, model.weight_bytes);
}

void printOutputs(const nnprim_model &model, const void *const *outputs,
                  FILE *out) {
  for (int32_t i = 0; i < model.num_outputs; ++i) {
    const nnprim_tensor &tensor = model.outputs[i];
    fprintf(out, "output   %s: %s", tensor.name, describeType(tensor).c_str());
    uint64_t bytes = nnprim_tensor_bytes(&tensor);
    if (tensor.type == NNPRIM_FLOAT32 && bytes != 0)
      printRange(static_cast<const float *>(outputs[i]), bytes / sizeof(float),
                 out);
    fputc('\n', out);
  }
}

void printLatency(const Latency &latency, FILE *out) {
  fprintf(out, "latency  min %.4f ms, median %.4f ms, p90 %.4f ms\n",
          latency.min, latency.median, latency.p90);
}

void printJson(const nnprim_model &model, const nnprim_variant &variant,
               const Latency &latency, FILE *out) {
  fprintf(out,
          "{\"name\": %s, \"target\": %s, \"variant\": %s, \"inputs\": %s, "
          "\"outputs\": %s, "
          "\"latency_ms\": {\"min\": %.6f, \"median\": %.6f, \"p90\": %.6f}, "
          "\"workspace_bytes\": %" PRIu64 ", \"weight_bytes\": %" PRIu64 "}\n",
          quote(model.name).c_str(), quote(model.target).c_str(),
          quote(variant.target).c_str(),
          jsonTensors(model.inputs, model.num_inputs).c_str(),
          jsonTensors(model.outputs, model.num_outputs).c_str(), latency.min,
          latency.median, latency.p90, model.arena_bytes, model.weight_bytes);
}
