//===- processor.c - Features of this processor ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/processor.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__)
#include <sys/auxv.h>
#endif

#if defined(__x86_64__)

// Uses CPUID and XGETBV directly, because __builtin_cpu_supports needs a
// variable of the compiler's own runtime.

/// A register of CPUID.
enum word {
  LEAF1_ECX,
  LEAF7_EBX,
  LEAF7_ECX,
  LEAF7_EDX,
  LEAF7_1_EAX,
  EXTENDED_ECX,
  WORDS
};

/// Vector registers that the operating system saves, as bits of XCR0.
#define YMM 0x6u
#define ZMM 0xe6u
/// Tile registers and how they are divided.
#define TILES 0x60000u

/// Mirrors lib/Codegen/EntryPoints/X86/ProcessorFeatures.cpp.
static const struct {
  const char *name;
  enum word word;
  int bit;
  uint32_t saved;
} known[] = {
    {"popcnt", LEAF1_ECX, 23, 0},
    {"movbe", LEAF1_ECX, 22, 0},
    {"f16c", LEAF1_ECX, 29, YMM},
    {"fma", LEAF1_ECX, 12, YMM},
    {"bmi", LEAF7_EBX, 3, 0},
    {"avx2", LEAF7_EBX, 5, YMM},
    {"bmi2", LEAF7_EBX, 8, 0},
    {"avx512f", LEAF7_EBX, 16, ZMM},
    {"avx512dq", LEAF7_EBX, 17, ZMM},
    {"avx512cd", LEAF7_EBX, 28, ZMM},
    {"avx512bw", LEAF7_EBX, 30, ZMM},
    {"avx512vl", LEAF7_EBX, 31, ZMM},
    {"avx512vbmi", LEAF7_ECX, 1, ZMM},
    {"gfni", LEAF7_ECX, 8, 0},
    {"avx512vnni", LEAF7_ECX, 11, ZMM},
    {"amx-bf16", LEAF7_EDX, 22, TILES},
    {"amx-tile", LEAF7_EDX, 24, TILES},
    {"amx-int8", LEAF7_EDX, 25, TILES},
    {"avxvnni", LEAF7_1_EAX, 4, YMM},
    {"avx512bf16", LEAF7_1_EAX, 5, ZMM},
    {"lzcnt", EXTENDED_ECX, 5, 0},
};

static uint32_t read_saved_registers(void) {
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

static void read_words(uint32_t words[WORDS], uint32_t *saved) {
  uint32_t eax, ebx, ecx, edx;
  memset(words, 0, WORDS * sizeof(uint32_t));
  *saved = 0;
  if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx))
    return;
  words[LEAF1_ECX] = ecx;
  if (ecx & bit_OSXSAVE)
    *saved = read_saved_registers();
  if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx)) {
    words[LEAF7_EBX] = ebx;
    words[LEAF7_ECX] = ecx;
    words[LEAF7_EDX] = edx;
    // The number of the last subleaf.
    if (eax >= 1 && __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx))
      words[LEAF7_1_EAX] = eax;
  }
  if (__get_cpuid(0x80000001u, &eax, &ebx, &ecx, &edx))
    words[EXTENDED_ECX] = ecx;
}

static int has_feature(const char *name, size_t length) {
  uint32_t words[WORDS], saved;
  read_words(words, &saved);
  for (size_t i = 0; i < sizeof(known) / sizeof(*known); ++i)
    if (strlen(known[i].name) == length &&
        strncmp(known[i].name, name, length) == 0)
      return (saved & known[i].saved) == known[i].saved &&
             (words[known[i].word] >> known[i].bit & 1);
  return 0;
}

#else

static int has_feature(const char *name, size_t length) {
  // HWCAP_ASIMDHP, HWCAP_ASIMDDP, HWCAP2_I8MM and HWCAP2_BF16 of Linux, which
  // some C libraries' headers lack.
  static const struct {
    const char *name;
    unsigned long key, mask;
  } known[] = {{"fullfp16", AT_HWCAP, 1UL << 10},
               {"dotprod", AT_HWCAP, 1UL << 20},
               {"i8mm", AT_HWCAP2, 1UL << 13},
               {"bf16", AT_HWCAP2, 1UL << 14}};
  for (size_t i = 0; i < sizeof(known) / sizeof(*known); ++i)
    if (strlen(known[i].name) == length &&
        strncmp(known[i].name, name, length) == 0)
      return (getauxval(known[i].key) & known[i].mask) != 0;
  return 0;
}

#endif

const char *nnprim_find_missing_feature(const char *features,
                                        const char **end) {
  for (const char *name = features; *name != '\0';) {
    const char *comma = strchr(name, ',');
    size_t length = comma ? (size_t)(comma - name) : strlen(name);
    if (!has_feature(name, length)) {
      *end = name + length;
      return name;
    }
    name += length + (comma ? 1 : 0);
  }
  return NULL;
}
