//===- Environment.cpp - Cores and libraries' settings --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Environment.h"

#include <cstdlib>
#include <sched.h>
#include <string>
#include <unistd.h>

using namespace nnprim::bench;

void nnprim::bench::settleEnvironment(char **argv, Isa isa, int threads) {
  constexpr const char *kSettled = "NNPRIM_BENCH_SETTLED";
  if (std::getenv(kSettled))
    return;
  const bool avx512 = isa == Isa::Avx512;
  const std::string count = std::to_string(threads);
  const std::pair<const char *, std::string> settings[] = {
      {kSettled, "1"},
      {"OMP_NUM_THREADS", count},
      // Helpers that spin would take the next contestant's core.
      {"GOMP_SPINCOUNT", "10000"},
      {"OPENBLAS_NUM_THREADS", count},
      {"OPENBLAS_THREAD_TIMEOUT", "10"},
      // It does not know every processor; this one has the instructions.
      {"OPENBLAS_CORETYPE", avx512 ? "SkylakeX" : "Haswell"},
      {"LIBXSMM_TARGET", avx512 ? "skx" : "hsw"},
      {"ONEDNN_MAX_CPU_ISA", avx512 ? "ALL" : "AVX2"}};
  for (const auto &[name, value] : settings)
    setenv(name, value.c_str(), /*overwrite=*/0);
  execv("/proc/self/exe", argv);
}

void nnprim::bench::pinToCores(int threads) {
  cpu_set_t allowed, chosen;
  CPU_ZERO(&chosen);
  if (sched_getaffinity(0, sizeof(allowed), &allowed) != 0)
    return;
  for (int core = CPU_SETSIZE - 1; core >= 0 && threads > 0; --core)
    if (CPU_ISSET(core, &allowed)) {
      CPU_SET(core, &chosen);
      --threads;
    }
  sched_setaffinity(0, sizeof(chosen), &chosen);
}
