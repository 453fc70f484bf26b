//===- Problem.h - A layer with its data ------------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_PROBLEM_H
#define NNPRIM_BENCH_PROBLEM_H

#include "Layer.h"

#include <memory>

namespace nnprim::bench {

/// Floats that begin `offset` bytes behind a multiple of 4 KiB, followed by
/// some bytes that a kernel may read (XNNPACK's do) and never uses.
class Buffer {
public:
  /// Pages of 4 KiB, or of 2 MiB if the system has any to spare.
  enum Pages { Small, Large };

  explicit Buffer(int64_t size = 0, int64_t offset = 2048, Pages pages = Small);

  float *data() const {
    return reinterpret_cast<float *>(bytes.get() + offset);
  }
  int64_t size() const { return count; }

private:
  struct Free {
    void operator()(char *data) const { std::free(data); }
  };
  std::unique_ptr<char[], Free> bytes;
  int64_t count, offset;
};

/// The transpose of a rows×columns matrix.
Buffer transpose(const Buffer &matrix, int64_t rows, int64_t columns);

/// The problem that all contestants compute: the same convolution of the same
/// numbers.
struct Problem {
  Problem(const Layer &layer, int threads);

  Layer layer;
  int threads;
  Buffer input;  ///< NHWC
  Buffer filter; ///< R×S×C×K; R×S×C for a depthwise convolution.

  /// The im2col matrix of the input, with one row per output pixel.
  Buffer patches() const;
  /// Writes that matrix, of one image, to `to`.
  void gatherPatches(float *to) const;

  /// One output in double precision, from the definition.
  double expected(int64_t row, int64_t column, int64_t channel) const;
};

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_PROBLEM_H
