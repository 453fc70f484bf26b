//===- startup.cpp - A compiled model from loading to its first result ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// usage: nnprim-bench-startup LIB.so
//
// Loads a library and runs it once on one thread. Prints as JSON how long that
// took, and the process's resident memory before it and at most;
// bench/ort/startup.js does the same for onnxruntime.

#include "nnprim/invoke.h"
#include "nnprim/library.h"
#include "nnprim/memory.h"
#include "nnprim/tensor.h"

#include <chrono>
#include <cstdio>
#include <cstring>
#include <vector>

/// A value in KiB of the process's status, as Linux gives it; 0 without.
static long readStatus(const char *key) {
  FILE *file = fopen("/proc/self/status", "r");
  char line[256];
  long kib = 0;
  while (file && fgets(line, sizeof(line), file))
    if (strncmp(line, key, strlen(key)) == 0)
      sscanf(line + strlen(key), ": %ld", &kib);
  if (file)
    fclose(file);
  return kib;
}

static void *allocate(const nnprim_tensor &tensor) {
  uint64_t bytes = nnprim_tensor_bytes(&tensor);
  void *memory = nnprim_aligned_alloc(bytes, NNPRIM_ALIGNMENT);
  memset(memory, 0, bytes);
  return memory;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: nnprim-bench-startup LIB.so\n");
    return 1;
  }
  long before = readStatus("VmRSS");
  auto start = std::chrono::steady_clock::now();
  char text[512];
  nnprim_library *library = nnprim_library_open(argv[1], text, sizeof(text));
  if (!library) {
    fprintf(stderr, "error: %s: %s\n", argv[1], text);
    return 1;
  }
  const nnprim_model *model = nnprim_library_model(library);
  std::vector<void *> inputs, outputs;
  for (int32_t i = 0; i < model->num_inputs; ++i)
    inputs.push_back(allocate(model->inputs[i]));
  for (int32_t i = 0; i < model->num_outputs; ++i)
    outputs.push_back(allocate(model->outputs[i]));
  void *arena =
      nnprim_aligned_alloc(model->arena_bytes, model->arena_alignment);
  nnprim_status status = model->invoke(inputs.data(), outputs.data(), arena,
                                       model->arena_bytes, nullptr);
  double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  if (status != NNPRIM_OK) {
    nnprim_describe_status(model, status, text, sizeof(text));
    fprintf(stderr, "error: %s: %s\n", argv[1], text);
    return 1;
  }
  // The memory goes with the process.
  printf("{\"ms\": %.3f, \"before_kib\": %ld, \"peak_kib\": %ld}\n",
         1e3 * seconds, before, readStatus("VmHWM"));
  return 0;
}
