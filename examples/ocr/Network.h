//===- Network.h - A model with one input and one output --------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_EXAMPLES_OCR_NETWORK_H
#define NNPRIM_EXAMPLES_OCR_NETWORK_H

#include "nnprim/model.h"

#include <cstdlib>
#include <memory>
#include <vector>

/// Owns the memory that a compiled model's caller provides: arena and tensors.
class Network {
public:
  explicit Network(const nnprim_model &model);

  /// Extent of a dimension of the input and of the output.
  int64_t inputSize(int dimension) const {
    return model.inputs[0].shape[dimension];
  }
  int64_t outputSize(int dimension) const {
    return model.outputs[0].shape[dimension];
  }

  float *input() { return inputData.data(); }
  const float *output() const { return outputData.data(); }

  /// Computes the output from the input and adds the run time to
  /// milliseconds().
  void run();
  double milliseconds() const { return elapsed; }

private:
  struct Free {
    void operator()(void *pointer) const { std::free(pointer); }
  };

  const nnprim_model &model;
  std::vector<float> inputData, outputData;
  std::unique_ptr<void, Free> arena;
  double elapsed = 0;
};

#endif // NNPRIM_EXAMPLES_OCR_NETWORK_H
