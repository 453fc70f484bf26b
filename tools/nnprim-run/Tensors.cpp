//===- Tensors.cpp - The memory of a run ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tensors.h"

#include "Fill.h"
#include "Npy.h"

#include <algorithm>
#include <cstring>

namespace {

bool fail(std::string &error, std::string reason) {
  error = std::move(reason);
  return false;
}

std::string listInputs(const nnprim_model &model) {
  if (model.num_inputs == 0)
    return "it has none";
  std::string text = "it has";
  for (int32_t i = 0; i < model.num_inputs; ++i)
    text += std::string(i ? ", '" : " '") + model.inputs[i].name + "'";
  return text;
}

} // namespace

/// The input whose name, followed by '=', is a prefix of `argument`; the
/// longest such name if there are several.
int32_t findInput(const nnprim_model &model, const std::string &argument,
                  std::string &path) {
  int32_t found = -1;
  size_t longest = 0;
  for (int32_t i = 0; i < model.num_inputs; ++i) {
    std::string prefix = std::string(model.inputs[i].name) + "=";
    if (argument.compare(0, prefix.size(), prefix) == 0 &&
        prefix.size() > longest) {
      found = i;
      longest = prefix.size();
    }
  }
  path = argument.substr(longest);
  return found;
}

bool Tensors::allocate(const nnprim_model &model, std::string &error) {
  auto add = [&](const nnprim_tensor &tensor, std::vector<void *> &pointers) {
    uint64_t bytes = nnprim_tensor_bytes(&tensor);
    buffers.emplace_back(nnprim_aligned_alloc(bytes + room, NNPRIM_ALIGNMENT));
    sizes.push_back(bytes);
    pointers.push_back(buffers.back().get());
    return buffers.back() ||
           fail(error, std::string("no memory for tensor '") + tensor.name +
                           "' of " + std::to_string(bytes) + " bytes");
  };
  for (int32_t i = 0; i < model.num_inputs; ++i)
    if (!add(model.inputs[i], inputPointers))
      return false;
  for (int32_t i = 0; i < model.num_outputs; ++i)
    if (!add(model.outputs[i], outputPointers))
      return false;
  uint64_t alignment =
      std::max<uint64_t>(model.arena_alignment, NNPRIM_ALIGNMENT);
  arenaSize = model.arena_bytes;
  arenaBuffer.reset(nnprim_aligned_alloc(model.arena_bytes, alignment));
  return arenaBuffer ||
         fail(error, "no memory for the arena of " +
                         std::to_string(model.arena_bytes) + " bytes");
}

bool Tensors::readInputs(const nnprim_model &model,
                         const std::vector<std::string> &inputs,
                         std::vector<bool> &given, std::string &error) {
  for (const std::string &argument : inputs) {
    std::string path;
    int32_t i = findInput(model, argument, path);
    if (i < 0)
      return fail(error,
                  "--input=" + argument +
                      " names no input of the model: " + listInputs(model));
    std::string name = model.inputs[i].name;
    if (given[i])
      return fail(error, "input '" + name + "' is given twice");
    given[i] = true;
    std::string reason;
    if (!readNpy(path, model.inputs[i], inputPointers[i], reason))
      return fail(error, path + ": input '" + name + "': " + reason);
  }
  return true;
}

bool Tensors::prepare(const nnprim_model &model,
                      const std::vector<std::string> &inputs,
                      std::string &error) {
  if (!allocate(model, error))
    return false;
  std::vector<bool> given(model.num_inputs, false);
  if (!readInputs(model, inputs, given, error))
    return false;
  for (int32_t i = 0; i < model.num_inputs; ++i)
    if (!given[i])
      fillFromSeed(model.inputs[i], i, inputPointers[i]);
  return true;
}

void Tensors::move(std::mt19937 &random) {
  uint64_t places = room / NNPRIM_ALIGNMENT + 1;
  for (size_t i = 0; i < buffers.size(); ++i) {
    bool isInput = i < inputPointers.size();
    void *&pointer =
        isInput ? inputPointers[i] : outputPointers[i - inputPointers.size()];
    char *place = static_cast<char *>(buffers[i].get()) +
                  random() % places * NNPRIM_ALIGNMENT;
    std::memmove(place, pointer, sizes[i]);
    pointer = place;
  }
}
