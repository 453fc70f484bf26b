//===- memory.c - Aligned memory for arenas and tensors -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/memory.h"

#include <stdlib.h>
#include <sys/mman.h>

/// A huge page of x86-64, and of AArch64 with pages of 4 KiB.
#define HUGE_PAGE_BYTES ((uint64_t)2 << 20)

/// Asks for huge pages where Linux leaves that to programs. An arena's first
/// use then takes one page fault for each, in place of one for every 4 KiB. The
/// rest behind the last whole one keeps small pages, so that no more memory is
/// used.
static void use_huge_pages(void *pointer, uint64_t bytes) {
#ifdef MADV_HUGEPAGE
  // Without huge pages all works as well.
  if (bytes >= HUGE_PAGE_BYTES)
    (void)madvise(pointer, (size_t)(bytes - bytes % HUGE_PAGE_BYTES),
                  MADV_HUGEPAGE);
#else
  (void)pointer;
  (void)bytes;
#endif
}

void *nnprim_aligned_alloc(uint64_t bytes, uint64_t alignment) {
  if (alignment == 0 || (alignment & (alignment - 1)) != 0)
    return NULL;
  if (alignment < sizeof(void *))
    alignment = sizeof(void *);
  if (bytes >= HUGE_PAGE_BYTES && alignment < HUGE_PAGE_BYTES)
    alignment = HUGE_PAGE_BYTES;
  if (bytes > (uint64_t)(SIZE_MAX / 2) || alignment > (uint64_t)(SIZE_MAX / 2))
    return NULL;
  void *pointer = NULL;
  if (posix_memalign(&pointer, (size_t)alignment,
                     bytes == 0 ? 1 : (size_t)bytes) != 0)
    return NULL;
  use_huge_pages(pointer, bytes);
  return pointer;
}

void nnprim_aligned_free(void *pointer) { free(pointer); }
