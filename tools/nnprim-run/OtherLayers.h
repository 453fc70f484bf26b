//===- OtherLayers.h - What runs between two runs of a layer ----*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_OTHERLAYERS_H
#define NNPRIM_TOOLS_RUN_OTHERLAYERS_H

#include "Tensors.h"

#include "nnprim/model.h"

#include <cstddef>
#include <vector>

/// Stands for the layers of a model that run between two runs of one of them:
/// the time of a layer depends on what of its data they leave in the caches.
class OtherLayers {
public:
  /// With weights of so many bytes. There are no other layers if it is 0.
  explicit OtherLayers(size_t weightBytes) : weights(weightBytes, 1) {}

  bool areNone() const { return weights.empty(); }

  /// Leaves the caches of all threads as a model has them when it comes to the
  /// layer. Weights of others have been read since its own were. Memory of
  /// activations is reused by all layers, so that what it writes to, the
  /// workspace and the outputs, was in use by layers shortly before; the last
  /// one wrote its inputs.
  void run(const nnprim_model &layer, const Tensors &tensors,
           const nnprim_threads &threads) const;

private:
  std::vector<char> weights;
};

#endif // NNPRIM_TOOLS_RUN_OTHERLAYERS_H
