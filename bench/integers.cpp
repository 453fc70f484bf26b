//===- integers.cpp - Products of bytes against other libraries -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Times M×K unsigned times K×N signed bytes, requantized to unsigned bytes with
// a scale for each column, as integers.py compiled it, against oneDNN's matmul
// (with runtime choice of instructions: ONEDNN_MAX_CPU_ISA) and XNNPACK's 1×1
// convolution of signed bytes.

#include "harness/Contestant.h"
#include "harness/Environment.h"
#include "harness/Invoke.h"
#include "harness/Limits.h"
#include "harness/Rounds.h"

#include "nnprim/library.h"
#include "nnprim/memory.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#ifdef NNPRIM_BENCH_ONEDNN
#include "dnnl.hpp"
#endif
#ifdef NNPRIM_BENCH_XNNPACK
#include "xnnpack.h"
#endif

#include <random>

using namespace nnprim::bench;
namespace cl = llvm::cl;

static cl::opt<std::string> library("library", cl::Required);
static cl::opt<int64_t> m("m", cl::Required), n("n", cl::Required),
    k("k", cl::Required);
static cl::opt<int> rounds("rounds", cl::init(15));
static cl::opt<int> most("most", cl::desc("The largest magnitude of a weight"),
                         cl::init(127));

namespace {
/// The operands of all contestants. XNNPACK reads some bytes behind them.
struct Operands {
  std::vector<uint8_t> lhs, result;
  std::vector<int8_t> rhs;
  std::vector<int32_t> bias;
  std::vector<float> scales;

  Operands() : lhs(m * k + 64), result(m * n + 64), rhs(n * k + 64) {
    std::minstd_rand generator(1);
    for (uint8_t &value : lhs)
      value = generator() % 256;
    for (int8_t &value : rhs)
      value = static_cast<int>(generator() % (2 * most + 1)) - most;
    bias.assign(n, 100);
    scales.assign(n, 1e-3f);
  }
};

struct Bytes : Contestant {
  const float *output() override { return nullptr; }
};

struct Close {
  void operator()(nnprim_library *opened) const {
    nnprim_library_close(opened);
  }
  void operator()(void *memory) const { nnprim_aligned_free(memory); }
};

class Compiled : public Bytes {
public:
  Compiled(Operands &operands, nnprim_library *opened)
      : operands(operands), opened(opened), model(nnprim_library_model(opened)),
        arena(
            nnprim_aligned_alloc(model->arena_bytes, model->arena_alignment)) {}
  void run() override {
    const void *inputs[] = {operands.lhs.data()};
    void *outputs[] = {operands.result.data()};
    invoke(*model, inputs, outputs, arena.get(), nullptr);
  }

private:
  Operands &operands;
  std::unique_ptr<nnprim_library, Close> opened;
  const nnprim_model *model;
  std::unique_ptr<void, Close> arena;
};
} // namespace

#ifdef NNPRIM_BENCH_ONEDNN
namespace {
class OneDnn : public Bytes {
public:
  explicit OneDnn(Operands &operands)
      : cpu(dnnl::engine::kind::cpu, 0), queue(cpu) {
    using namespace dnnl;
    using tag = memory::format_tag;
    using type = memory::data_type;
    memory::desc lhs({m, k}, type::u8, tag::ab),
        any({k, n}, type::s8, tag::any);
    memory::desc plain({k, n}, type::s8, tag::ab),
        out({m, n}, type::u8, tag::ab);
    memory::desc bias({1, n}, type::s32, tag::ab);
    primitive_attr attributes;
    attributes.set_output_scales(1 << 1, operands.scales);
    matmul::primitive_desc descriptor({lhs, any, bias, out}, attributes, cpu);
    memory weights(plain, cpu, operands.rhs.data());
    memory packed(descriptor.weights_desc(), cpu);
    reorder(weights, packed).execute(queue, weights, packed);
    queue.wait();
    implementation = descriptor.impl_info_str();
    product = matmul(descriptor);
    arguments = {{DNNL_ARG_SRC, memory(lhs, cpu, operands.lhs.data())},
                 {DNNL_ARG_WEIGHTS, packed},
                 {DNNL_ARG_BIAS, memory(bias, cpu, operands.bias.data())},
                 {DNNL_ARG_DST, memory(out, cpu, operands.result.data())}};
  }
  void run() override {
    product.execute(queue, arguments);
    queue.wait();
  }
  std::string detail() const override { return implementation; }

private:
  dnnl::engine cpu;
  dnnl::stream queue;
  dnnl::matmul product;
  std::unordered_map<int, dnnl::memory> arguments;
  std::string implementation;
};
} // namespace
#endif

#ifdef NNPRIM_BENCH_XNNPACK
namespace {
class Xnnpack : public Bytes {
public:
  explicit Xnnpack(Operands &operands) {
    xnn_initialize(nullptr);
    auto *lhs = reinterpret_cast<int8_t *>(operands.lhs.data());
    auto *result = reinterpret_cast<int8_t *>(operands.result.data());
    isReady =
        xnn_create_convolution2d_nhwc_qs8(
            0, 0, 0, 0, 1, 1, 1, 1, 1, 1, /*groups=*/1, k, n, k, n,
            /*input_zero_point=*/3, /*input_scale=*/0.03f,
            /*kernel_scale=*/0.03f, operands.rhs.data(), operands.bias.data(),
            /*output_zero_point=*/-5, /*output_scale=*/0.9f, -128, 127,
            /*flags=*/0, &op) == xnn_status_success &&
        xnn_setup_convolution2d_nhwc_qs8(op, 1, m, 1, lhs, result, nullptr) ==
            xnn_status_success;
  }
  void run() override { xnn_run_operator(op, nullptr); }
  bool isReady;

private:
  xnn_operator_t op = nullptr;
};
} // namespace
#endif

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv, "Products of bytes\n");
  settleEnvironment(argv, hostIsa(), /*threads=*/1);
  char message[256];
  nnprim_library *opened =
      nnprim_library_open(library.c_str(), message, sizeof(message));
  if (!opened) {
    llvm::errs() << "error: " << library << ": " << message << "\n";
    return 1;
  }
  Operands operands;
  std::vector<std::pair<std::string, std::unique_ptr<Contestant>>> entries;
  entries.emplace_back("nnprim", std::make_unique<Compiled>(operands, opened));
#ifdef NNPRIM_BENCH_ONEDNN
  entries.emplace_back("onednn", std::make_unique<OneDnn>(operands));
#endif
#ifdef NNPRIM_BENCH_XNNPACK
  auto xnnpack = std::make_unique<Xnnpack>(operands);
  if (xnnpack->isReady)
    entries.emplace_back("xnnpack", std::move(xnnpack));
#endif
  std::vector<Contestant *> contestants;
  for (auto &entry : entries)
    contestants.push_back(entry.second.get());
  Timing timing;
  timing.rounds = rounds;
  auto seconds = measure(contestants, timing);
  for (auto [i, entry] : llvm::enumerate(entries))
    llvm::outs() << llvm::formatv(
        "{0} {1:f1} {2:f3} {3}\n", entry.first,
        2e-9 * double(m) * double(n) * double(k) / median(seconds[i]),
        medianRatio(seconds[i], seconds[0]), entry.second->detail());
  return 0;
}
