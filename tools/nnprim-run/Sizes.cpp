//===- Sizes.cpp - A model with extents that are chosen for a run ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sizes.h"

#include "Npy.h"
#include "Tensors.h"

#include "nnprim/invoke.h"
#include "nnprim/tensor.h"

#include <algorithm>

namespace {

/// Reads a number of up to nine digits; false if `text` is none.
bool readNumber(const std::string &text, int64_t &value) {
  if (text.empty() || text.size() > 9 ||
      text.find_first_not_of("0123456789") != std::string::npos)
    return false;
  value = std::stoll(text);
  return true;
}

} // namespace

bool SizedModel::readExtent(const std::string &argument, std::string &error) {
  size_t equals = argument.find('=');
  std::string name = argument.substr(0, equals);
  int64_t value;
  if (equals == std::string::npos ||
      !readNumber(argument.substr(equals + 1), value)) {
    error = "--extent needs a symbol and a number such as N=4, but got '" +
            argument + "'";
    return false;
  }
  for (int32_t s = 0; s < model.num_symbols; ++s)
    if (name == model.symbols[s].name) {
      values[s] = value;
      return true;
    }
  error = "'" + std::string(model.name) + "' has no symbol '" + name + "'";
  if (model.num_symbols == 0)
    error += "; its shapes are fixed";
  for (int32_t s = 0; s < model.num_symbols; ++s)
    error += (s ? ", " : "; it has ") + std::string(model.symbols[s].name);
  return false;
}

/// Leaves the extents as they are if the files' shapes do not tell: reading
/// them, which happens later, says what is wrong.
void SizedModel::findExtents(const std::vector<std::string> &files) {
  std::vector<std::vector<int64_t>> found(model.num_inputs);
  std::vector<bool> given(model.num_inputs);
  for (const std::string &argument : files) {
    std::string path;
    int32_t i = findInput(model, argument, path);
    if (i < 0 || !readNpyShape(path, found[i]) ||
        found[i].size() != static_cast<size_t>(model.inputs[i].rank))
      return;
    given[i] = true;
  }
  if (std::find(given.begin(), given.end(), false) != given.end())
    return;
  std::vector<const int64_t *> pointers;
  for (const std::vector<int64_t> &shape : found)
    pointers.push_back(shape.data());
  std::vector<int64_t> extents(values.size());
  if (nnprim_find_extents(&model, pointers.data(), extents.data()) == 0)
    values = extents;
}

void SizedModel::setShapes() {
  auto set = [&](const nnprim_tensor *tensors, int32_t count, bool areInputs,
                 std::vector<nnprim_tensor> &result) {
    for (int32_t i = 0; i < count; ++i) {
      shapes.emplace_back(tensors[i].rank);
      std::vector<int64_t> &shape = shapes.back();
      (areInputs ? nnprim_input_shape
                 : nnprim_output_shape)(&model, values.data(), i, shape.data());
      result.push_back(tensors[i]);
      result.back().shape = shape.data();
    }
  };
  set(model.inputs, model.num_inputs, true, inputs);
  set(model.outputs, model.num_outputs, false, outputs);
  model.inputs = inputs.data();
  model.outputs = outputs.data();
}

bool SizedModel::choose(const nnprim_model &source,
                        const std::vector<std::string> &arguments,
                        const std::vector<std::string> &files,
                        std::string &error) {
  model = source;
  for (int32_t s = 0; s < model.num_symbols; ++s) {
    const nnprim_symbol &symbol = model.symbols[s];
    values.push_back(symbol.values[symbol.num_values - 1]);
  }
  for (const std::string &argument : arguments)
    if (!readExtent(argument, error))
      return false;
  if (model.num_symbols == 0)
    return true;
  if (arguments.empty())
    findExtents(files);
  // Any tensor tells whether the extents are possible, and there is an output.
  std::vector<int64_t> shape(model.outputs[0].rank);
  int32_t wrong = nnprim_output_shape(&model, values.data(), 0, shape.data());
  if (wrong != 0) {
    char text[256];
    nnprim_describe_status(&model, NNPRIM_ERROR_EXTENT | (wrong - 1) << 8, text,
                           sizeof(text));
    error = "'" + std::string(model.name) + "': " + text + ", not " +
            std::to_string(values[wrong - 1]);
    return false;
  }
  setShapes();
  return true;
}
