//===- TensorsTest.cpp - Tensors that are moved ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tensors.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace {

/// A model of two tensors of 1031 numbers.
struct Model {
  int64_t shape[1] = {1031};
  nnprim_tensor input{"x", NNPRIM_FLOAT32, 1, shape};
  nnprim_tensor output{"y", NNPRIM_FLOAT32, 1, shape};
  nnprim_model model = {};

  Model() {
    model.num_inputs = model.num_outputs = 1;
    model.inputs = &input;
    model.outputs = &output;
    model.arena_alignment = NNPRIM_ALIGNMENT;
  }
};

std::vector<float> read(const void *tensor) {
  auto numbers = static_cast<const float *>(tensor);
  return {numbers, numbers + 1031};
}

/// Each of the 65 places of a page and a line, with the numbers of before.
TEST(Tensors, KeepTheirNumbersWhereTheyAreMoved) {
  Model model;
  Tensors tensors(4096);
  std::string error;
  ASSERT_TRUE(tensors.prepare(model.model, {}, error)) << error;
  std::vector<float> input = read(tensors.inputs()[0]);
  std::vector<float> output(1031, 0.5);
  std::copy(output.begin(), output.end(),
            static_cast<float *>(tensors.outputs()[0]));
  std::mt19937 random;
  std::set<const void *> inputs, outputs;
  for (int i = 0; i < 1000; ++i) {
    tensors.move(random);
    EXPECT_EQ(read(tensors.inputs()[0]), input);
    EXPECT_EQ(read(tensors.outputs()[0]), output);
    EXPECT_EQ(uintptr_t(tensors.inputs()[0]) % NNPRIM_ALIGNMENT, 0u);
    inputs.insert(tensors.inputs()[0]);
    outputs.insert(tensors.outputs()[0]);
  }
  EXPECT_EQ(inputs.size(), 65u);
  EXPECT_EQ(outputs.size(), 65u);
}

/// Without room they stay.
TEST(Tensors, StayWhereThereIsNoRoom) {
  Model model;
  Tensors tensors;
  std::string error;
  ASSERT_TRUE(tensors.prepare(model.model, {}, error)) << error;
  const void *input = tensors.inputs()[0];
  std::mt19937 random;
  tensors.move(random);
  EXPECT_EQ(tensors.inputs()[0], input);
}

} // namespace
