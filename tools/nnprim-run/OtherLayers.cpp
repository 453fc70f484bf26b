//===- OtherLayers.cpp - What runs between two runs of a layer ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OtherLayers.h"

#include "nnprim/tensor.h"

namespace {

constexpr size_t kLine = 64;

/// Reads a byte of each cache line.
void read(const void *memory, size_t bytes) {
  const volatile char *begin = static_cast<const char *>(memory);
  for (size_t i = 0; i < bytes; i += kLine)
    (void)begin[i];
}

/// Writes to each cache line of a share of memory what is there.
void write(const void *memory, size_t bytes, int64_t share, int64_t shares) {
  volatile char *begin = static_cast<char *>(const_cast<void *>(memory));
  size_t lines = (bytes + kLine - 1) / kLine;
  size_t end = lines * size_t(share + 1) / size_t(shares);
  for (size_t line = lines * size_t(share) / size_t(shares); line < end; ++line)
    begin[line * kLine] = begin[line * kLine];
}

} // namespace

void OtherLayers::run(const nnprim_model &layer, const Tensors &tensors,
                      const nnprim_threads &threads) const {
  if (areNone())
    return;
  struct Data {
    const std::vector<char> &weights;
    const nnprim_model &layer;
    const Tensors &tensors;
    int64_t shares;
  } data{weights, layer, tensors, threads.num_threads};
  // Each core has caches of its own: all read weights, and each writes a part
  // of the activations, as it does in a model.
  auto task = [](void *pointer, int64_t share) {
    const auto &[weights, layer, tensors, shares] =
        *static_cast<const Data *>(pointer);
    read(weights.data(), weights.size());
    write(tensors.arena(), layer.arena_bytes, share, shares);
    for (int32_t i = 0; i < layer.num_outputs; ++i)
      write(tensors.outputs()[i], nnprim_tensor_bytes(&layer.outputs[i]), share,
            shares);
    for (int32_t i = 0; i < layer.num_inputs; ++i)
      write(tensors.inputs()[i], nnprim_tensor_bytes(&layer.inputs[i]), share,
            shares);
  };
  threads.parallel_for(threads.context, threads.num_threads, task, &data);
}
