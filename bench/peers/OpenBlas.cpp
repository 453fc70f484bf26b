//===- OpenBlas.cpp - Layers as products by OpenBLAS ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contestant.h"

#include "cblas.h"

using namespace nnprim::bench;

namespace {
/// OpenBLAS has no interface for packed weights, so that the time includes
/// packing.
class OpenBlas : public Contestant {
public:
  explicit OpenBlas(const Problem &problem)
      : problem(problem), result(problem.layer.outputSize()) {
    openblas_set_num_threads(problem.threads);
  }

  void run() override {
    const Layer &l = problem.layer;
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, l.n * l.h * l.w, l.k,
                l.c, 1, problem.input.data(), l.c, problem.filter.data(), l.k,
                0, result.data(), l.k);
  }
  const float *output() override { return result.data(); }
  std::string detail() const override { return openblas_get_corename(); }

private:
  const Problem &problem;
  Buffer result;
};

/// The matrix of an im2col, and its product by the filters, within the call.
class OpenBlasIm2col : public Contestant {
public:
  explicit OpenBlasIm2col(const Problem &problem)
      : problem(problem), patches(problem.layer.patchesSize()),
        result(problem.layer.outputSize()) {
    openblas_set_num_threads(problem.threads);
  }

  void run() override {
    const Layer &l = problem.layer;
    problem.gatherPatches(patches.data());
    int64_t depth = l.r * l.s * l.c;
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans,
                l.outputHeight() * l.outputWidth(), l.k, depth, 1,
                patches.data(), depth, problem.filter.data(), l.k, 0,
                result.data(), l.k);
  }
  const float *output() override { return result.data(); }
  std::string detail() const override { return openblas_get_corename(); }

private:
  const Problem &problem;
  Buffer patches, result;
};
} // namespace

void nnprim::bench::addOpenBlas(Entries &entries) {
  auto make = [](const Problem &problem)
      -> llvm::Expected<std::unique_ptr<Contestant>> {
    if (!problem.layer.isPointwise())
      return nullptr;
    return std::make_unique<OpenBlas>(problem);
  };
  entries.push_back({"openblas", /*isPeer=*/true, make});
  auto makeIm2col = [](const Problem &problem)
      -> llvm::Expected<std::unique_ptr<Contestant>> {
    if (!problem.layer.isProductOfPatches())
      return nullptr;
    return std::make_unique<OpenBlasIm2col>(problem);
  };
  entries.push_back({"openblas-im2col", /*isPeer=*/true, makeIm2col});
}
