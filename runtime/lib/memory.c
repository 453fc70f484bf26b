//===- memory.c - Aligned memory for arenas and tensors -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/memory.h"

#include <stdlib.h>

void *nnprim_aligned_alloc(uint64_t bytes, uint64_t alignment) {
  if (alignment == 0 || (alignment & (alignment - 1)) != 0)
    return NULL;
  if (alignment < sizeof(void *))
    alignment = sizeof(void *);
  if (bytes > (uint64_t)(SIZE_MAX / 2) || alignment > (uint64_t)(SIZE_MAX / 2))
    return NULL;
  void *pointer = NULL;
  if (posix_memalign(&pointer, (size_t)alignment,
                     bytes == 0 ? 1 : (size_t)bytes) != 0)
    return NULL;
  return pointer;
}

void nnprim_aligned_free(void *pointer) { free(pointer); }
