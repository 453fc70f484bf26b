//===- NNPrim.cpp - Layers that this project compiled ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contestant.h"
#include "Threads.h"

#include "nnprim/library.h"
#include "nnprim/memory.h"
#include "nnprim/tensor.h"

using namespace nnprim::bench;

namespace {
struct Close {
  void operator()(nnprim_library *library) const {
    nnprim_library_close(library);
  }
  void operator()(void *memory) const { nnprim_aligned_free(memory); }
};
} // namespace

namespace {
class Compiled : public Contestant {
public:
  Compiled(nnprim_library *opened, const Problem &problem)
      : library(opened), model(nnprim_library_model(opened)),
        arena(nnprim_aligned_alloc(model->arena_bytes, model->arena_alignment)),
        threads(threadsFor(problem.threads)), input(problem.input.data()),
        result(problem.layer.outputSize()) {}

  void run() override {
    void *outputs[] = {result.data()};
    model->invoke(&input, outputs, arena.get(), threads);
  }
  const float *output() override { return result.data(); }
  std::string detail() const override { return model->target; }
  uint64_t scratchBytes() const override { return model->arena_bytes; }

private:
  std::unique_ptr<nnprim_library, Close> library;
  const nnprim_model *model;
  std::unique_ptr<void, Close> arena;
  const nnprim_threads *threads;
  const void *input;
  Buffer result;
};
} // namespace

void nnprim::bench::addNNPrim(Entries &entries, const std::string &name,
                              const std::string &libraries) {
  auto make = [libraries](const Problem &problem)
      -> llvm::Expected<std::unique_ptr<Contestant>> {
    const Layer &layer = problem.layer;
    char message[256];
    nnprim_library *library =
        nnprim_library_open((libraries + "/" + layer.stem() + ".so").c_str(),
                            message, sizeof(message));
    if (!library)
      return llvm::createStringError(message);
    const nnprim_model *model = nnprim_library_model(library);
    if (model->num_inputs != 1 || model->num_outputs != 1 ||
        nnprim_tensor_bytes(&model->inputs[0]) !=
            layer.inputSize() * sizeof(float) ||
        nnprim_tensor_bytes(&model->outputs[0]) !=
            layer.outputSize() * sizeof(float)) {
      nnprim_library_close(library);
      return llvm::createStringError("the library has other shapes");
    }
    return std::make_unique<Compiled>(library, problem);
  };
  entries.push_back({name, make});
}
