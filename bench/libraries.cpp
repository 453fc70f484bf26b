//===- libraries.cpp - Compiled models in turns ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Times libraries of one model that was compiled in several ways, in turns.
// Prints for each its median time in microseconds and the median of the first
// one's time over its own. Inputs are uniform in [-1, 1).
//
// With --on-threads=1,2 each is run on one thread and on two of the runtime's,
// each bound to a core, and its least time is printed, too.
//
// With --read=BYTES a loop that only reads so many bytes takes part.
//
// With --m, --n and --k, which say what product of bf16 they compute, loops of
// nothing but vdpbf16ps and, where there are tile registers, of tdpbf16ps, with
// as many multiplications take part, and oneDNN's matmul of bf16.

#include "harness/Contestant.h"
#include "harness/Environment.h"
#include "harness/Invoke.h"
#include "harness/Limits.h"
#include "harness/Rounds.h"
#include "harness/Threads.h"

#include "nnprim/library.h"
#include "nnprim/memory.h"
#include "nnprim/tensor.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#ifdef NNPRIM_BENCH_ONEDNN
#include "dnnl.hpp"
#endif

#include <algorithm>
#include <cstring>
#include <random>
#include <sys/syscall.h>
#include <unistd.h>

using namespace nnprim::bench;
namespace cl = llvm::cl;

static cl::list<std::string> libraries(cl::Positional, cl::OneOrMore,
                                       cl::desc("LIB.so..."));
static cl::opt<int> rounds("rounds", cl::init(15));
static cl::opt<double> milliseconds("ms", cl::init(5),
                                    cl::desc("A library's share of a round"));

static cl::list<int> threadCounts("on-threads", cl::CommaSeparated,
                                  cl::desc("Numbers of threads; default 1"));

static cl::opt<int64_t> m("m", cl::init(0)), n("n", cl::init(0)),
    k("k", cl::init(0));

static cl::list<int64_t> readBytes("read", cl::CommaSeparated,
                                   cl::desc("Bytes that are read only"));

namespace {
/// The speed of memory, or of the cache that holds so many bytes.
struct Reading : Contestant {
  explicit Reading(int64_t bytes) : source(bytes / 4, /*offset=*/0) {}

  void run() override { stream(hostIsa(), source, nothing); }
  const float *output() override { return nullptr; }

  Buffer source, nothing{0};
};

/// The peak of the machine: the multiplications of the product, by independent
/// instructions between registers.
struct PairsPeak : Contestant {
  static constexpr int kChains = 24;

  void run() override { runSteps(m * n * k / (32 * kChains)); }
  const float *output() override { return nullptr; }

  [[gnu::target("avx512f,avx512bf16")]] static void runSteps(int64_t steps) {
    typedef float Vector __attribute__((vector_size(64)));
    Vector sums[kChains] = {}, factor = {};
    for (int64_t step = 0; step < steps; ++step)
#pragma GCC unroll 24
      for (Vector &sum : sums)
        asm volatile("vdpbf16ps %1, %1, %0" : "+v"(sum) : "v"(factor));
  }
};

/// Values from 1 to 2: products of zeros cost so little power that the clock
/// is higher than in any model.
static void fillWithBF16(void *memory, size_t count) {
  auto *values = static_cast<uint16_t *>(memory);
  for (size_t i = 0; i < count; ++i)
    values[i] = uint16_t(0x3f80 + 37 * i % 128);
}

/// The same in tile registers.
struct TilesPeak : Contestant {
  static constexpr int64_t kSums = 4;

  /// Whether there are such registers and Linux lets the process use them.
  static bool isAllowed() {
    constexpr long requestPermission = 0x1023, tileData = 18;
    return __builtin_cpu_supports("amx-bf16") &&
           syscall(SYS_arch_prctl, requestPermission, tileData) == 0;
  }

  void run() override { runSteps(m * n * k / (16 * 16 * 32 * kSums)); }
  const float *output() override { return nullptr; }

  [[gnu::target("amx-tile,amx-bf16")]] static void runSteps(int64_t steps) {
    struct {
      uint8_t palette = 1, startRow = 0, reserved[14] = {};
      uint16_t rowBytes[16] = {64, 64, 64, 64, 64, 64};
      uint8_t rows[16] = {16, 16, 16, 16, 16, 16};
    } shapes;
    alignas(64) uint16_t factors[16 * 32];
    fillWithBF16(factors, std::size(factors));
    __builtin_ia32_tile_loadconfig(&shapes);
    asm volatile("tileloadd (%0, %1), %%tmm4\n\ttileloadd (%0, %1), %%tmm5"
                 :
                 : "r"(factors), "r"(int64_t(64))
                 : "memory");
    for (int64_t step = 0; step < steps; ++step)
      asm volatile("tdpbf16ps %tmm5, %tmm4, %tmm0\n\t"
                   "tdpbf16ps %tmm5, %tmm4, %tmm1\n\t"
                   "tdpbf16ps %tmm5, %tmm4, %tmm2\n\t"
                   "tdpbf16ps %tmm5, %tmm4, %tmm3");
    __builtin_ia32_tilerelease();
  }
};

#ifdef NNPRIM_BENCH_ONEDNN
class OneDnn : public Contestant {
public:
  OneDnn() : cpu(dnnl::engine::kind::cpu, 0), queue(cpu) {
    using namespace dnnl;
    using tag = memory::format_tag;
    constexpr auto type = memory::data_type::bf16;
    memory::desc lhs({m, k}, type, tag::ab), any({k, n}, type, tag::any);
    memory::desc plain({k, n}, type, tag::ab), out({m, n}, type, tag::ab);
    matmul::primitive_desc descriptor({lhs, any, out}, cpu);
    memory weights(plain, cpu), packed(descriptor.weights_desc(), cpu);
    fillWithBF16(weights.get_data_handle(), plain.get_size() / 2);
    reorder(weights, packed).execute(queue, weights, packed);
    queue.wait();
    product = matmul(descriptor);
    memory source(lhs, cpu);
    fillWithBF16(source.get_data_handle(), lhs.get_size() / 2);
    arguments = {{DNNL_ARG_SRC, source},
                 {DNNL_ARG_WEIGHTS, packed},
                 {DNNL_ARG_DST, memory(out, cpu)}};
  }
  void run() override {
    product.execute(queue, arguments);
    queue.wait();
  }
  const float *output() override { return nullptr; }

private:
  dnnl::engine cpu;
  dnnl::stream queue;
  dnnl::matmul product;
  std::unordered_map<int, dnnl::memory> arguments;
};
#endif

struct Free {
  void operator()(void *memory) const { nnprim_aligned_free(memory); }
};
using Buffer = std::unique_ptr<void, Free>;

struct Close {
  void operator()(nnprim_library *opened) const {
    nnprim_library_close(opened);
  }
};

/// A library with tensors of its own, and threads.
class Compiled : public Contestant {
public:
  Compiled(nnprim_library *opened, int numThreads)
      : opened(opened), model(nnprim_library_model(opened)),
        threads(threadsFor(numThreads)) {
    for (int32_t i = 0; i < model->num_inputs; ++i) {
      add(model->inputs[i]);
      fill(model->inputs[i], buffers.back().get());
      inputs.push_back(buffers.back().get());
    }
    for (int32_t i = 0; i < model->num_outputs; ++i) {
      add(model->outputs[i]);
      outputs.push_back(buffers.back().get());
    }
    buffers.emplace_back(
        nnprim_aligned_alloc(model->arena_bytes, model->arena_alignment));
  }
  void run() override {
    invoke(*model, inputs.data(), outputs.data(), buffers.back().get(),
           threads);
  }
  const float *output() override { return nullptr; }

private:
  void add(const nnprim_tensor &tensor) {
    uint64_t bytes = nnprim_tensor_bytes(&tensor);
    buffers.emplace_back(nnprim_aligned_alloc(bytes, NNPRIM_ALIGNMENT));
    std::memset(buffers.back().get(), 0, bytes);
  }
  /// Other types than f32 stay zeros.
  static void fill(const nnprim_tensor &tensor, void *data) {
    if (tensor.type != NNPRIM_FLOAT32)
      return;
    std::minstd_rand generator(1);
    std::uniform_real_distribution<float> values(-1, 1);
    auto *elements = static_cast<float *>(data);
    for (uint64_t i = 0, e = nnprim_tensor_bytes(&tensor) / 4; i < e; ++i)
      elements[i] = values(generator);
  }

  std::unique_ptr<nnprim_library, Close> opened;
  const nnprim_model *model;
  const nnprim_threads *threads;
  std::vector<Buffer> buffers;
  std::vector<const void *> inputs;
  std::vector<void *> outputs;
};
} // namespace

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv, "Compiled models in turns\n");
  const bool printsLeast = !threadCounts.empty();
  if (!printsLeast)
    threadCounts.push_back(1);
  for (int count : threadCounts)
    if (count < 1) {
      llvm::errs() << "error: --on-threads needs numbers from 1 on\n";
      return 1;
    }
  settleEnvironment(argv, hostIsa(), *llvm::max_element(threadCounts));
  std::vector<std::unique_ptr<Contestant>> models;
  std::vector<Contestant *> contestants;
  std::vector<std::string> names;
  for (const std::string &path : libraries)
    for (int count : threadCounts) {
      char message[256];
      nnprim_library *opened =
          nnprim_library_open(path.c_str(), message, sizeof(message));
      if (!opened) {
        llvm::errs() << "error: " << path << ": " << message << "\n";
        return 1;
      }
      models.push_back(std::make_unique<Compiled>(opened, count));
      names.push_back(
          count == 1 ? path : path + " " + std::to_string(count) + " threads");
    }
  for (int64_t bytes : readBytes) {
    models.push_back(std::make_unique<Reading>(bytes));
    names.push_back("read " + std::to_string(bytes));
  }
  if (m > 0 && __builtin_cpu_supports("avx512bf16")) {
    models.push_back(std::make_unique<PairsPeak>());
    names.emplace_back("peak");
    if (TilesPeak::isAllowed()) {
      models.push_back(std::make_unique<TilesPeak>());
      names.emplace_back("tiles");
    }
#ifdef NNPRIM_BENCH_ONEDNN
    models.push_back(std::make_unique<OneDnn>());
    names.emplace_back("onednn");
#endif
  }
  for (const auto &model : models)
    contestants.push_back(model.get());
  Timing timing;
  timing.rounds = rounds;
  timing.secondsPerRound = milliseconds / 1000;
  auto seconds = measure(contestants, timing);
  for (size_t i = 0; i < names.size(); ++i) {
    llvm::outs() << llvm::formatv("{0} {1:f2} {2:f3}", names[i],
                                  1e6 * median(seconds[i]),
                                  1 / medianRatio(seconds[i], seconds[0]));
    if (printsLeast)
      llvm::outs() << llvm::formatv(" {0:f2}",
                                    1e6 * *llvm::min_element(seconds[i]));
    llvm::outs() << "\n";
  }
  return 0;
}
