//===- vector_clock.cpp - The clock beside loops of vector instructions ---===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Runs loops of one vector instruction and a chain of integer multiplications
// in turns, and prints how much longer the chain takes than without the loop,
// the ratio of the clocks: for multiply-adds of f32 and products of pairs of
// 16-bit integers, in vectors of 256 and 512 bits, of registers and of a memory
// operand. Operands have bits of all kinds.

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <vector>

using namespace llvm;

static cl::opt<double> milliseconds("ms", cl::desc("For each figure"),
                                    cl::init(300));

static double now() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

alignas(64) static uint32_t operands[16];

/// Ten independent instructions for each turn of a loop. `INSTRUCTION` has one
/// operand, the number of the target register.
#define NNPRIM_LOOP(NAME, WIDTH, INSTRUCTION)                                  \
  static void NAME(int64_t turns) {                                            \
    asm volatile("vmovups (%1), %%" WIDTH "13\n\t"                             \
                 "vmovups (%1), %%" WIDTH "14\n\t"                             \
                 ".p2align 5\n1:\n\t" INSTRUCTION("0") INSTRUCTION("1")        \
                     INSTRUCTION("2") INSTRUCTION("3") INSTRUCTION("4")        \
                         INSTRUCTION("5") INSTRUCTION("6") INSTRUCTION("7")    \
                             INSTRUCTION("8") INSTRUCTION(                     \
                                 "9") "decq %0\n\tjnz 1b\n\tvzeroupper"        \
                 : "+r"(turns)                                                 \
                 : "r"(operands)                                               \
                 : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5",   \
                   "xmm6", "xmm7", "xmm8", "xmm9", "xmm13", "xmm14");          \
  }
#define NNPRIM_FMA_256(I) "vfmadd231ps %%ymm14, %%ymm13, %%ymm" I "\n\t"
#define NNPRIM_FMA_256_MEMORY(I) "vfmadd231ps (%1), %%ymm13, %%ymm" I "\n\t"
#define NNPRIM_FMA_512(I) "vfmadd231ps %%zmm14, %%zmm13, %%zmm" I "\n\t"
#define NNPRIM_FMA_512_MEMORY(I) "vfmadd231ps (%1), %%zmm13, %%zmm" I "\n\t"
#define NNPRIM_PAIRS_256(I) "vpmaddwd %%ymm14, %%ymm13, %%ymm" I "\n\t"
#define NNPRIM_PAIRS_256_MEMORY(I) "vpmaddwd (%1), %%ymm13, %%ymm" I "\n\t"
#define NNPRIM_VNNI_512(I) "vpdpwssd %%zmm14, %%zmm13, %%zmm" I "\n\t"
#define NNPRIM_VNNI_512_MEMORY(I)                                              \
  "vpdpwssd (%1)%{1to16%}, %%zmm13, %%zmm" I "\n\t"

NNPRIM_LOOP(runFma256, "ymm", NNPRIM_FMA_256)
NNPRIM_LOOP(runFma256Memory, "ymm", NNPRIM_FMA_256_MEMORY)
NNPRIM_LOOP(runPairs256, "ymm", NNPRIM_PAIRS_256)
NNPRIM_LOOP(runPairs256Memory, "ymm", NNPRIM_PAIRS_256_MEMORY)
NNPRIM_LOOP(runFma512, "zmm", NNPRIM_FMA_512)
NNPRIM_LOOP(runFma512Memory, "zmm", NNPRIM_FMA_512_MEMORY)
NNPRIM_LOOP(runVnni512, "zmm", NNPRIM_VNNI_512)
NNPRIM_LOOP(runVnni512Memory, "zmm", NNPRIM_VNNI_512_MEMORY)

/// Each step waits for the one before.
static uint64_t multiplyIntegers(uint64_t value, int64_t steps) {
  for (int64_t i = 0; i < steps; ++i) {
    value = value * 6364136223846793005U + 1442695040888963407U;
    asm volatile("" : "+r"(value));
  }
  return value;
}

/// The mean time of the chain behind the loop. The host may change the clock at
/// any time, so that means tell more than medians.
static double measureChain(void (*run)(int64_t)) {
  constexpr int64_t turns = 40000, steps = 6000;
  double sum = 0;
  int64_t count = 0;
  uint64_t value = 1;
  for (double start = now(); now() < start + 1e-3 * milliseconds; ++count) {
    if (run)
      run(turns);
    double begin = now();
    value = multiplyIntegers(value, steps);
    sum += now() - begin;
  }
  return sum / double(count);
}

namespace {
struct Loop {
  StringRef name;
  void (*run)(int64_t turns);
  bool isWide;
};
} // namespace

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv, "The clock beside vector loops\n");
  uint32_t bits = 1;
  for (uint32_t &operand : operands)
    operand = 0x3f000000U + ((bits = bits * 1664525 + 1013904223) >> 10);
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) {
    errs() << "this processor has no AVX2\n";
    return 1;
  }
  bool hasWide = __builtin_cpu_supports("avx512vnni");
  const Loop loops[] = {
      {"vfmadd231ps, 256 bits", runFma256, false},
      {"vfmadd231ps, 256 bits, memory", runFma256Memory, false},
      {"vpmaddwd, 256 bits", runPairs256, false},
      {"vpmaddwd, 256 bits, memory", runPairs256Memory, false},
      {"vfmadd231ps, 512 bits", runFma512, true},
      {"vfmadd231ps, 512 bits, memory", runFma512Memory, true},
      {"vpdpwssd, 512 bits", runVnni512, true},
      {"vpdpwssd, 512 bits, broadcast", runVnni512Memory, true}};
  for (const Loop &loop : loops) {
    if (loop.isWide && !hasWide)
      continue;
    double alone = measureChain(nullptr);
    outs() << format("%-30s %.3f of the clock\n", loop.name.data(),
                     alone / measureChain(loop.run));
  }
  return 0;
}
