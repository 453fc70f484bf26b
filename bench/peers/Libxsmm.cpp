//===- Libxsmm.cpp - 1x1 layers by libxsmm --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contestant.h"
//
// The library provides kernels for small products; the caller provides the
// loops around them and the packing. The weights are packed into panels
// beforehand, and the block sizes are those that were fastest when the layer
// was made.
//
//===----------------------------------------------------------------------===//

#include "Contestant.h"
#include "Rounds.h"
#include "Threads.h"

#include "libxsmm.h"

#include <algorithm>
#include <limits>

using namespace nnprim::bench;

namespace {
/// Rows and columns of C that a kernel call computes, and the part of K in one
/// element of the batch that the call reduces.
struct Blocks {
  int64_t m, n, k;
};

/// C = A * B, row-major. The library is column-major: its product is the
/// transposed one, its A is our B.
class Libxsmm : public Contestant {
public:
  Libxsmm(const Problem &problem, Blocks blocks)
      : problem(problem), m(problem.layer.h * problem.layer.w),
        n(problem.layer.k), k(problem.layer.c), blocks(blocks),
        packed(problem.filter.size()), result(m * n),
        threads(threadsFor(problem.threads)) {
    pack();
    for (int tail = 0; tail < 4; ++tail) {
      int64_t rows = tail & 1 ? m % blocks.m : blocks.m;
      int64_t columns = tail & 2 ? n % blocks.n : blocks.n;
      kernels[tail] = rows && columns ? dispatch(rows, columns) : nullptr;
    }
  }

  bool complete() const {
    return kernels[0] && (m % blocks.m == 0 || kernels[1]) &&
           (n % blocks.n == 0 || kernels[2]);
  }

  void run() override {
    const int64_t numTiles = numRows() * ((n + blocks.n - 1) / blocks.n);
    auto tile = [](void *self, int64_t i) {
      static_cast<Libxsmm *>(self)->runTile(i);
    };
    if (threads)
      return threads->parallel_for(threads->context, numTiles, tile, this);
    for (int64_t i = 0; i < numTiles; ++i)
      runTile(i);
  }
  const float *output() override { return result.data(); }
  std::string detail() const override {
    return std::to_string(blocks.m) + "x" + std::to_string(blocks.n) + "x" +
           std::to_string(blocks.k);
  }

private:
  using Kernel = libxsmm_smmfunction_reducebatch_strd;

  Kernel dispatch(int64_t rows, int64_t columns) {
    const int lda = columns, ldb = k, ldc = n;
    const int flags = LIBXSMM_GEMM_FLAG_BETA_0;
    return libxsmm_smmdispatch_reducebatch_strd(
        columns, rows, blocks.k, blocks.k * columns * sizeof(float),
        blocks.k * sizeof(float), &lda, &ldb, &ldc, /*alpha=*/nullptr,
        /*beta=*/nullptr, &flags, /*prefetch=*/nullptr);
  }

  /// Packs the weights into panels of blocks.n columns; the last one is
  /// narrower.
  void pack() {
    float *to = packed.data();
    for (int64_t j = 0; j < n; j += blocks.n)
      for (int64_t p = 0; p < k; ++p)
        for (int64_t column = j; column < std::min(n, j + blocks.n); ++column)
          *to++ = problem.filter.data()[p * n + column];
  }

  int64_t numRows() const { return (m + blocks.m - 1) / blocks.m; }

  /// Tiles are numbered so that a panel stays in the cache.
  void runTile(int64_t i) {
    const int64_t row = i % numRows() * blocks.m;
    const int64_t column = i / numRows() * blocks.n;
    const bool lastRows = row + blocks.m > m, lastPanel = column + blocks.n > n;
    unsigned long long batch = k / blocks.k;
    kernels[lastRows + 2 * lastPanel](packed.data() + column * k,
                                      problem.input.data() + row * k,
                                      result.data() + row * n + column, &batch);
  }

  const Problem &problem;
  const int64_t m, n, k;
  const Blocks blocks;
  Buffer packed, result;
  Kernel kernels[4];
  const nnprim_threads *threads;
};
} // namespace

/// Block sizes to try: the columns are vectors that leave registers for some
/// rows, and K is split where a panel would not stay in L1.
static std::vector<Blocks> candidates(const Layer &layer) {
  std::vector<Blocks> result;
  for (int64_t n : {16, 32, 48, 64, 128})
    for (int64_t m : {7, 14, 28, 56, 196})
      for (int64_t k : {layer.c, layer.c / 2, layer.c / 4})
        if (n <= std::max<int64_t>(layer.k, 16) && m <= layer.h * layer.w &&
            layer.c % k == 0 && (k == layer.c || k >= 64))
          result.push_back({m, std::min(n, layer.k), k});
  return result;
}

static llvm::Expected<std::unique_ptr<Contestant>>
makeLibxsmm(const Problem &problem) {
  if (!problem.layer.isPointwise())
    return nullptr;
  std::unique_ptr<Contestant> best;
  double least = std::numeric_limits<double>::infinity();
  for (const Blocks &blocks : candidates(problem.layer)) {
    auto contestant = std::make_unique<Libxsmm>(problem, blocks);
    if (!contestant->complete())
      continue;
    Timing brief = {3, 0.0005, problem.threads > 1, /*attempts=*/1};
    double time = median(measure({contestant.get()}, brief).front());
    if (time < least) {
      least = time;
      best = std::move(contestant);
    }
  }
  if (!best)
    return llvm::createStringError("libxsmm has no kernel for this product");
  return best;
}

void nnprim::bench::addLibxsmm(Entries &entries) {
  entries.push_back({"libxsmm", /*isPeer=*/true, makeLibxsmm});
}
