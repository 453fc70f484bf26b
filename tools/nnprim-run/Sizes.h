//===- Sizes.h - A model with extents that are chosen for a run -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_SIZES_H
#define NNPRIM_TOOLS_RUN_SIZES_H

#include "nnprim/model.h"

#include <string>
#include <vector>

/// A model whose tensors have the shapes that they have for some extents.
class SizedModel {
public:
  /// Reads extents from arguments of the form SYMBOL=NUMBER; symbols that none
  /// names have their largest value. Without arguments, `inputs`
  /// ("NAME=FILE.npy") say the extents, if all inputs have files. On failure
  /// returns false and sets `error`.
  bool choose(const nnprim_model &model,
              const std::vector<std::string> &arguments,
              const std::vector<std::string> &inputs, std::string &error);

  const nnprim_model &get() const { return model; }
  /// A value for each symbol.
  const int64_t *extents() const { return values.data(); }

private:
  void findExtents(const std::vector<std::string> &inputs);
  bool readExtent(const std::string &argument, std::string &error);
  void setShapes();

  nnprim_model model;
  std::vector<int64_t> values;
  std::vector<std::vector<int64_t>> shapes;
  std::vector<nnprim_tensor> inputs, outputs;
};

#endif // NNPRIM_TOOLS_RUN_SIZES_H
