//===- Network.cpp - A compiled model with one input and one output -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Network.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

static size_t numElements(const nnprim_tensor &tensor) {
  size_t count = 1;
  for (int i = 0; i < tensor.rank; ++i)
    count *= size_t(tensor.shape[i]);
  return count;
}

Network::Network(const nnprim_model &model)
    : model(model), inputData(numElements(model.inputs[0])),
      outputData(numElements(model.outputs[0])) {
  // aligned_alloc requires a size that is a multiple of the alignment.
  size_t alignment = model.arena_alignment;
  size_t bytes = (model.arena_bytes + alignment) / alignment * alignment;
  arena.reset(std::aligned_alloc(alignment, bytes));
  if (!arena)
    std::abort();
}

void Network::run() {
  const void *inputs[] = {inputData.data()};
  void *outputs[] = {outputData.data()};
  auto begin = std::chrono::steady_clock::now();
  nnprim_status status = model.invoke(inputs, outputs, arena.get(),
                                      model.arena_bytes, /*threads=*/nullptr);
  if (status != NNPRIM_OK) {
    // No other error is left: the buffers above are the model's.
    std::fprintf(stderr, "%s: this processor cannot run code for %s\n",
                 model.name, model.target);
    std::exit(1);
  }
  std::chrono::duration<double, std::milli> time =
      std::chrono::steady_clock::now() - begin;
  elapsed += time.count();
}
