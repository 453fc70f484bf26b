//===- int8.cpp - Quantized layers against other libraries ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Times a layer that int8.py compiled, a convolution of unsigned by signed
// bytes with a scale for each channel, against oneDNN's matmul and convolution
// (which choose instructions at run time: ONEDNN_MAX_CPU_ISA) and XNNPACK's
// convolution of signed bytes. Two limits take part in the rounds: `read` reads
// as many bytes as the weights have, in order, and `peak` multiplies bytes in
// registers.

#include "peers/Int8.h"
#include "harness/Environment.h"
#include "harness/Invoke.h"
#include "harness/Limits.h"
#include "harness/Rounds.h"

#include "nnprim/library.h"
#include "nnprim/memory.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <random>

using namespace nnprim::bench;
namespace cl = llvm::cl;

static cl::opt<std::string> library("library", cl::Required);
static cl::opt<std::string> baseline("baseline",
                                     cl::desc("Another library, for the ratio "
                                              "of two compilers"));
static cl::list<int64_t>
    shape("shape", cl::CommaSeparated, cl::Required,
          cl::desc("H,W,C,K,R,STRIDE,TOP,LEFT,BOTTOM,RIGHT"));
static cl::opt<int> rounds("rounds", cl::init(15));
static cl::opt<double> share("share", cl::init(0.005),
                             cl::desc("Seconds of a contestant in a round"));
static cl::opt<int> most("most", cl::desc("The largest magnitude of a weight"),
                         cl::init(127));
static cl::opt<bool> sums("sums", cl::desc("Results are sums of 32 bits"));

Int8Operands::Int8Operands(const Int8Layer &layer)
    : input(layer.h * layer.w * layer.c + 64),
      result(layer.pixels() * layer.k + 64), filter(layer.weights() + 64) {
  std::minstd_rand generator(1);
  for (uint8_t &value : input)
    value = generator() % 256;
  for (int8_t &value : filter)
    value = static_cast<int>(generator() % (2 * layer.most + 1)) - layer.most;
  bias.assign(layer.k, 100);
  scales.assign(layer.k, 1e-3f);
}

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

typedef int Sums512 __attribute__((vector_size(64)));

/// More chains than latency needs, few enough for the registers.
constexpr int kChains = 16;
constexpr int64_t kPeakSteps = 1 << 12;

[[gnu::target("avx512f,avx512vnni")]] static void multiplyBytes() {
  volatile int unknown = 1;
  Sums512 chains[kChains], a = unknown + Sums512{}, b = unknown + Sums512{};
  for (Sums512 &chain : chains)
    chain = unknown + Sums512{}; // Equal chains would become one.
  for (int64_t step = 0; step < kPeakSteps; ++step)
#pragma clang loop unroll(full)
    for (Sums512 &chain : chains)
      chain = __builtin_ia32_vpdpbusd512(chain, a, b);
  volatile int sink = 0;
  for (Sums512 &chain : chains)
    sink = sink + chain[0];
}

namespace {
/// vpdpbusd in registers.
class Peak : public Int8Contestant {
public:
  void run() override { multiplyBytes(); }
  static double operations() { return 2.0 * 64 * kChains * kPeakSteps; }
};

/// The weights' bytes in order.
class Read : public Int8Contestant {
public:
  explicit Read(const Int8Layer &layer)
      : source(layer.weights() / sizeof(float)), destination(0) {}
  void run() override { stream(hostIsa(), source, destination); }

private:
  Buffer source, destination;
};

//===----------------------------------------------------------------------===//
// Ours
//===----------------------------------------------------------------------===//

struct Close {
  void operator()(nnprim_library *opened) const {
    nnprim_library_close(opened);
  }
  void operator()(void *memory) const { nnprim_aligned_free(memory); }
};

class Compiled : public Int8Contestant {
public:
  Compiled(Int8Operands &operands, nnprim_library *opened)
      : operands(operands), opened(opened), model(nnprim_library_model(opened)),
        arena(
            nnprim_aligned_alloc(model->arena_bytes, model->arena_alignment)) {}
  void run() override {
    const void *inputs[] = {operands.input.data()};
    void *outputs[] = {operands.result.data()};
    invoke(*model, inputs, outputs, arena.get(), nullptr);
  }

private:
  Int8Operands &operands;
  std::unique_ptr<nnprim_library, Close> opened;
  const nnprim_model *model;
  std::unique_ptr<void, Close> arena;
};
} // namespace

static bool addCompiled(Int8Contestants &entries, const std::string &name,
                        const std::string &path, Int8Operands &operands) {
  char message[256];
  nnprim_library *opened =
      nnprim_library_open(path.c_str(), message, sizeof(message));
  if (opened)
    entries.emplace_back(name, std::make_unique<Compiled>(operands, opened));
  else
    llvm::errs() << "error: " << path << ": " << message << "\n";
  return opened;
}

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv, "Quantized layers\n");
  settleEnvironment(argv, hostIsa(), /*threads=*/1);
  if (shape.size() != 10) {
    llvm::errs() << "error: --shape has " << shape.size()
                 << " numbers instead of 10\n";
    return 1;
  }
  Int8Layer layer{shape[0], shape[1], shape[2], shape[3], shape[4], shape[5],
                  shape[6], shape[7], shape[8], shape[9], !sums,    most};
  Int8Operands operands(layer);
  Int8Contestants entries;
  if (!addCompiled(entries, "nnprim", library, operands) ||
      (!baseline.empty() &&
       !addCompiled(entries, "baseline", baseline, operands)))
    return 1;
#ifdef NNPRIM_BENCH_ONEDNN
  addInt8OneDnn(entries, layer, operands);
#endif
#ifdef NNPRIM_BENCH_XNNPACK
  addInt8Xnnpack(entries, layer, operands);
#endif
  entries.emplace_back("read", std::make_unique<Read>(layer));
  if (__builtin_cpu_supports("avx512vnni"))
    entries.emplace_back("peak", std::make_unique<Peak>());
  std::vector<Contestant *> contestants;
  for (auto &entry : entries)
    contestants.push_back(entry.second.get());
  Timing timing;
  timing.rounds = rounds;
  timing.secondsPerRound = share;
  auto seconds = measure(contestants, timing);
  double operations = 2.0 * double(layer.pixels()) * double(layer.weights());
  for (auto [i, entry] : llvm::enumerate(entries)) {
    // Of a limit, the speed; its time does not compare with a layer's.
    double work = entry.first == "peak"   ? Peak::operations()
                  : entry.first == "read" ? double(layer.weights())
                                          : operations;
    llvm::outs() << llvm::formatv("{0} {1:f1} {2:f3} {3}\n", entry.first,
                                  1e-9 * work / median(seconds[i]),
                                  medianRatio(seconds[i], seconds[0]),
                                  entry.second->detail());
  }
  return 0;
}
