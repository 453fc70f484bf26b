//===- Tensors.h - The memory of a run --------------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_TENSORS_H
#define NNPRIM_TOOLS_RUN_TENSORS_H

#include "nnprim/memory.h"
#include "nnprim/model.h"

#include <memory>
#include <random>
#include <string>
#include <vector>

struct FreeAligned {
  void operator()(void *pointer) const { nnprim_aligned_free(pointer); }
};
using AlignedBuffer = std::unique_ptr<void, FreeAligned>;

/// The input that `argument`, "NAME=FILE.npy", is for, or -1 if there is none,
/// and the name of its file.
int32_t findInput(const nnprim_model &model, const std::string &argument,
                  std::string &path);

/// Buffers for every input and output of a model and for its arena, each with
/// the alignment that is best for the model.
class Tensors {
public:
  /// Each buffer of a tensor has so many bytes more, by which `move` moves it.
  explicit Tensors(uint64_t room = 0) : room(room) {}

  /// Allocates all buffers, reads the inputs given in `inputs`
  /// ("NAME=FILE.npy") and fills the others from a fixed seed. On failure
  /// returns false and sets `error`, which names the file or the tensor.
  bool prepare(const nnprim_model &model,
               const std::vector<std::string> &inputs, std::string &error);

  /// Moves each input and output to another place in its buffer, a multiple of
  /// the alignment, with what is in it: where tensors lie in a page decides
  /// which of them are in the same sets of a cache.
  void move(std::mt19937 &random);

  const void *const *inputs() const { return inputPointers.data(); }
  void *const *outputs() const { return outputPointers.data(); }
  void *arena() const { return arenaBuffer.get(); }
  uint64_t arenaBytes() const { return arenaSize; }

private:
  bool allocate(const nnprim_model &model, std::string &error);
  bool readInputs(const nnprim_model &model,
                  const std::vector<std::string> &inputs,
                  std::vector<bool> &given, std::string &error);

  uint64_t room;
  std::vector<AlignedBuffer> buffers;
  /// Of the tensors in them: inputs, then outputs.
  std::vector<uint64_t> sizes;
  std::vector<void *> inputPointers, outputPointers;
  AlignedBuffer arenaBuffer;
  uint64_t arenaSize = 0;
};

#endif // NNPRIM_TOOLS_RUN_TENSORS_H
