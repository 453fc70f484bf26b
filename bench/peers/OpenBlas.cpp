//===- OpenBlas.cpp - 1x1 layers by OpenBLAS ------------------------------===//
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
} // namespace

void nnprim::bench::addOpenBlas(Entries &entries) {
  auto make = [](const Problem &problem)
      -> llvm::Expected<std::unique_ptr<Contestant>> {
    if (!problem.layer.isPointwise())
      return nullptr;
    return std::make_unique<OpenBlas>(problem);
  };
  entries.push_back({"openblas", /*isPeer=*/true, make});
}
