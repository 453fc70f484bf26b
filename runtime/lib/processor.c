//===- processor.c - Checks that code runs on this processor --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/processor.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__)
#include <sys/auxv.h>
#endif

/// An instruction set. `find_missing` returns the name of the first required
/// extension that this processor or its operating system lacks, or null.
typedef struct {
  const char *name;
  const char *(*find_missing)(void);
} instruction_set;

static const char *miss_nothing(void) { return NULL; }

#if defined(__x86_64__)

// Uses CPUID and XGETBV directly, because __builtin_cpu_supports needs a
// variable of the compiler's own runtime.

/// Processor features from CPUID, and the register state that the operating
/// system saves (XCR0).
typedef struct {
  uint32_t leaf1_ecx, leaf7_ebx, leaf7_ecx, leaf7_1_eax, saved;
} cpu_features;

static cpu_features get_cpu_features(void) {
  cpu_features features = {0, 0, 0, 0, 0};
  uint32_t eax, ebx, ecx, edx;
  if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx))
    return features;
  features.leaf1_ecx = ecx;
  if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx)) {
    features.leaf7_ebx = ebx;
    features.leaf7_ecx = ecx;
    // The number of the last subleaf.
    if (eax >= 1 && __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx))
      features.leaf7_1_eax = eax;
  }
  if (features.leaf1_ecx & bit_OSXSAVE) {
    uint32_t high;
    __asm__ volatile("xgetbv" : "=a"(features.saved), "=d"(high) : "c"(0));
  }
  return features;
}

static const char *find_missing_for_avx2(void) {
  const uint32_t ymm = 0x6;
  cpu_features features = get_cpu_features();
  if ((features.saved & ymm) != ymm || !(features.leaf7_ebx & bit_AVX2))
    return "avx2";
  if (!(features.leaf1_ecx & bit_FMA))
    return "fma";
  if (!(features.leaf7_ebx & bit_BMI))
    return "bmi";
  if (!(features.leaf7_ebx & bit_BMI2))
    return "bmi2";
  return NULL;
}

static const char *find_missing_for_avx512(void) {
  const uint32_t zmm = 0xe6;
  cpu_features features = get_cpu_features();
  if ((features.saved & zmm) != zmm || !(features.leaf7_ebx & bit_AVX512F))
    return "avx512f";
  if (!(features.leaf7_ebx & bit_AVX512BW))
    return "avx512bw";
  if (!(features.leaf7_ebx & bit_AVX512CD))
    return "avx512cd";
  if (!(features.leaf7_ebx & bit_AVX512DQ))
    return "avx512dq";
  if (!(features.leaf7_ebx & bit_AVX512VL))
    return "avx512vl";
  return find_missing_for_avx2();
}

static const char *find_missing_for_avx_vnni(void) {
  const uint32_t avx_vnni = 1u << 4;
  const char *missing = find_missing_for_avx2();
  if (!missing && !(get_cpu_features().leaf7_1_eax & avx_vnni))
    return "avxvnni";
  return missing;
}

static const char *find_missing_for_vnni(void) {
  const char *missing = find_missing_for_avx512();
  if (!missing && !(get_cpu_features().leaf7_ecx & bit_AVX512VNNI))
    return "avx512vnni";
  return missing;
}

static const instruction_set known_sets[] = {
    {"x86-64", miss_nothing},
    {"x86-64-avx2", find_missing_for_avx2},
    {"x86-64-avx512", find_missing_for_avx512},
    {"x86-64-avx2-vnni", find_missing_for_avx_vnni},
    {"x86-64-avx512-vnni", find_missing_for_vnni},
};

#else

static const char *find_missing_for_dotprod(void) {
  // HWCAP_ASIMDDP of Linux, which some C libraries' headers lack.
  const unsigned long dot_products = 1UL << 20;
  return getauxval(AT_HWCAP) & dot_products ? NULL : "dotprod";
}

static const instruction_set known_sets[] = {
    {"aarch64", miss_nothing},
    {"aarch64-neon", miss_nothing},
    {"aarch64-neon-dotprod", find_missing_for_dotprod},
};

#endif

/// The set with the longest name that equals `target` or is its prefix before a
/// '-'; null if there is none.
static const instruction_set *find_set(const char *target) {
  const instruction_set *found = NULL;
  size_t longest = 0;
  for (size_t i = 0; i < sizeof(known_sets) / sizeof(*known_sets); ++i) {
    size_t length = strlen(known_sets[i].name);
    if (length < longest || strncmp(target, known_sets[i].name, length) != 0 ||
        (target[length] != '\0' && target[length] != '-'))
      continue;
    found = &known_sets[i];
    longest = length;
  }
  return found;
}

int nnprim_check_processor(const char *target, char *error, size_t error_size) {
  const instruction_set *set = find_set(target);
  // A suffix of the baseline's name would be an unknown extension.
  if (!set || (set == &known_sets[0] && strcmp(target, set->name) != 0)) {
    snprintf(error, error_size,
             "the model is for '%s', which this runtime does not know", target);
    return -1;
  }
  const char *missing = set->find_missing();
  if (!missing)
    return 0;
  snprintf(error, error_size,
           "the model is for %s, but this processor has no %s", target,
           missing);
  return -1;
}
