//===- NNPrim.cpp - Layers that this project compiled ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contestant.h"
#include "Invoke.h"
#include "Threads.h"

#include "nnprim/library.h"
#include "nnprim/memory.h"
#include "nnprim/tensor.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"

using namespace nnprim::bench;

namespace {
struct Free {
  void operator()(void *memory) const { nnprim_aligned_free(memory); }
};

class Compiled : public Contestant {
public:
  Compiled(std::shared_ptr<nnprim_library> opened, const Problem &problem,
           int threads)
      : problem(problem), library(std::move(opened)),
        model(nnprim_library_model(library.get())),
        arena(nnprim_aligned_alloc(model->arena_bytes, model->arena_alignment)),
        threads(threadsFor(threads)), result(problem.layer.outputSize()) {}

  /// Checks the shapes and converts the input to the layout that its name
  /// states.
  llvm::Error bind() {
    const Layer &layer = problem.layer;
    if (model->num_inputs != 1 || model->num_outputs != 1 ||
        nnprim_tensor_bytes(&model->outputs[0]) !=
            layer.outputSize() * sizeof(float))
      return llvm::createStringError("the library has other shapes");
    llvm::StringRef layout = model->inputs[0].name;
    if (layout == "patches")
      converted = problem.patches();
    else if (layout == "nchw")
      converted = transpose(problem.input, layer.h * layer.w, layer.c);
    input = layout == "nhwc" ? problem.input.data() : converted.data();
    if (nnprim_tensor_bytes(&model->inputs[0]) !=
        (layout == "nhwc" ? problem.input : converted).size() * sizeof(float))
      return llvm::createStringError("the library has other shapes");
    return llvm::Error::success();
  }

  void run() override {
    void *outputs[] = {result.data()};
    invoke(*model, &input, outputs, arena.get(), threads);
  }

  const float *output() override {
    const Layer &layer = problem.layer;
    if (llvm::StringRef(model->outputs[0].name) == "nhwc")
      return result.data();
    transposed =
        transpose(result, layer.k, layer.outputHeight() * layer.outputWidth());
    return transposed.data();
  }
  std::string detail() const override { return model->target; }

private:
  const Problem &problem;
  std::shared_ptr<nnprim_library> library;
  const nnprim_model *model;
  std::unique_ptr<void, Free> arena;
  const nnprim_threads *threads;
  const void *input = nullptr;
  Buffer result, converted, transposed;
};

/// Runs the single-threaded layer on each thread at the same time.
class CompiledOnEach : public Contestant {
public:
  CompiledOnEach(std::vector<std::unique_ptr<Compiled>> each)
      : each(std::move(each)) {}

  void run() override {
    auto runOne = [](void *context, int64_t index) {
      static_cast<CompiledOnEach *>(context)->each[index]->run();
    };
    const nnprim_threads *threads = threadsFor(int(each.size()));
    threads->parallel_for(threads->context, int64_t(each.size()), runOne, this);
  }
  const float *output() override { return each.back()->output(); }
  std::string detail() const override { return each.back()->detail(); }

private:
  std::vector<std::unique_ptr<Compiled>> each;
};
} // namespace

/// Opens a private copy of the file. The pages of a file's constants stay at
/// the same physical addresses while the system caches the file, and these
/// decide which lines conflict in the caches, which makes a tenth of a layer's
/// time.
static llvm::Expected<std::shared_ptr<nnprim_library>>
openCopy(const std::string &file) {
  llvm::SmallString<128> copy;
  if (std::error_code code =
          llvm::sys::fs::createTemporaryFile("nnprim-bench", "so", copy))
    return llvm::errorCodeToError(code);
  llvm::FileRemover remover(copy);
  if (std::error_code code = llvm::sys::fs::copy_file(file, copy))
    return llvm::createFileError(file, code);
  char message[256];
  nnprim_library *library =
      nnprim_library_open(copy.c_str(), message, sizeof(message));
  if (!library)
    return llvm::createStringError(message);
  return std::shared_ptr<nnprim_library>(library, &nnprim_library_close);
}

static llvm::Expected<std::unique_ptr<Compiled>>
bindCompiled(std::shared_ptr<nnprim_library> library, const Problem &problem,
             int threads) {
  auto compiled =
      std::make_unique<Compiled>(std::move(library), problem, threads);
  if (llvm::Error error = compiled->bind())
    return error;
  return compiled;
}

void nnprim::bench::addNNPrim(Entries &entries, const std::string &name,
                              const std::string &libraries, int threads) {
  auto make = [libraries, threads](const Problem &problem)
      -> llvm::Expected<std::unique_ptr<Contestant>> {
    auto library = openCopy(libraries + "/" + problem.layer.stem() + ".so");
    if (!library)
      return library.takeError();
    return bindCompiled(*library, problem, threads);
  };
  entries.push_back({name, /*isPeer=*/false, make});
}

void nnprim::bench::addNNPrimOnEach(Entries &entries, const std::string &name,
                                    const std::string &libraries) {
  auto make = [libraries](const Problem &problem)
      -> llvm::Expected<std::unique_ptr<Contestant>> {
    auto library = openCopy(libraries + "/" + problem.layer.stem() + ".so");
    if (!library)
      return library.takeError();
    std::vector<std::unique_ptr<Compiled>> each;
    for (int i = 0; i < problem.threads; ++i) {
      auto compiled = bindCompiled(*library, problem, /*threads=*/1);
      if (!compiled)
        return compiled.takeError();
      each.push_back(std::move(*compiled));
    }
    return std::make_unique<CompiledOnEach>(std::move(each));
  };
  entries.push_back({name, /*isPeer=*/false, make});
}
