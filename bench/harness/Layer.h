//===- Layer.h - Layers of the benchmark tables -----------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_LAYER_H
#define NNPRIM_BENCH_LAYER_H

#include "llvm/Support/Error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace nnprim::bench {

/// A row of bench/layers/*.csv: a convolution of an N×H×W×C image by K filters
/// of R×S taps.
struct Layer {
  std::string table, model, name;
  int64_t n, h, w, c, k, r, s, stride, dilation;
  int64_t padTop, padLeft, padBottom, padRight, groups;

  int64_t outputHeight() const;
  int64_t outputWidth() const;
  int64_t inputSize() const { return n * h * w * c; }
  int64_t filterSize() const { return r * s * (c / groups) * k; }
  int64_t outputSize() const { return n * outputHeight() * outputWidth() * k; }

  /// Two operations for each multiply-add, including those with padding.
  double flops() const;
  /// Operations without those on padding, which a library need not do.
  double usefulFlops() const;

  /// Whether the convolution is a matrix product without any im2col.
  bool isPointwise() const;
  /// Whether it is a product of the im2col matrix of one image.
  bool isProductOfPatches() const {
    return n == 1 && groups == 1 && !isPointwise();
  }
  bool isDepthwise() const { return groups == c && groups == k && c > 1; }
  /// Floats of the matrix that an explicit im2col would write.
  int64_t patchesSize() const;

  /// "table/model/name", which --filter is matched with.
  std::string path() const;
  /// path() as a file name; layers.py uses the same spelling.
  std::string stem() const;
};

/// Reads a table of convolutions.
llvm::Expected<std::vector<Layer>> readLayers(const std::string &directory,
                                              const std::string &table);

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_LAYER_H
