//===- Int8.h - Quantized layers and who computes them ----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_INT8_H
#define NNPRIM_BENCH_INT8_H

#include "../harness/Contestant.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace nnprim::bench {

/// A convolution of unsigned by signed bytes, NHWC, as int8_layers.py has it.
struct Int8Layer {
  int64_t h, w, c, k, r, stride;
  int64_t top, left, bottom, right;
  /// Results are requantized to bytes; else they are the sums.
  bool hasBytes;
  /// The largest magnitude of a weight.
  int most;

  int64_t outHeight() const { return (h + top + bottom - r) / stride + 1; }
  int64_t outWidth() const { return (w + left + right - r) / stride + 1; }
  int64_t pixels() const { return outHeight() * outWidth(); }
  int64_t weights() const { return r * r * c * k; }
};

/// The same numbers for all. Filters lie R×S×C×K; XNNPACK reads some bytes
/// behind its operands.
struct Int8Operands {
  std::vector<uint8_t> input;
  std::vector<int32_t> result; // Or bytes.
  std::vector<int8_t> filter;
  std::vector<int32_t> bias;
  std::vector<float> scales;

  explicit Int8Operands(const Int8Layer &layer);
};

using Int8Contestants =
    std::vector<std::pair<std::string, std::unique_ptr<Contestant>>>;

class Int8Contestant : public Contestant {
public:
  const float *output() override { return nullptr; }
};

/// Each adds what computes the layer; packages that were not there when the
/// program was configured are left out.
void addInt8OneDnn(Int8Contestants &entries, const Int8Layer &layer,
                   Int8Operands &operands);
void addInt8Xnnpack(Int8Contestants &entries, const Int8Layer &layer,
                    Int8Operands &operands);

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_INT8_H
