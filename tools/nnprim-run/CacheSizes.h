//===- CacheSizes.h - Sizes of caches as the system says --------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_CACHESIZES_H
#define NNPRIM_TOOLS_RUN_CACHESIZES_H

#include <unistd.h>

#include <cstdint>
#include <cstdio>

/// What the system says of a cache, or `otherwise`.
inline int64_t getCacheSize(int name, int64_t otherwise) {
  long size = sysconf(name);
  return size > 0 ? size : otherwise;
}

/// The size of the L3 that this core uses, in the words of Linux: "32768K". Of
/// processors that have several, glibc says the sum.
inline int64_t getL3Size(int64_t otherwise) {
  unsigned long kibibytes = 0;
  if (FILE *file =
          std::fopen("/sys/devices/system/cpu/cpu0/cache/index3/size", "r")) {
    if (std::fscanf(file, "%luK", &kibibytes) != 1)
      kibibytes = 0;
    std::fclose(file);
  }
  return kibibytes > 0 ? int64_t(kibibytes) << 10
                       : getCacheSize(_SC_LEVEL3_CACHE_SIZE, otherwise);
}

#endif // NNPRIM_TOOLS_RUN_CACHESIZES_H
