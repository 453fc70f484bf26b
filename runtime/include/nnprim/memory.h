//===- memory.h - Aligned memory for arenas and tensors -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_MEMORY_H
#define NNPRIM_MEMORY_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Allocates `bytes` bytes at a multiple of `alignment`, a power of two. The
/// content is unspecified. An allocation of zero bytes still returns a unique
/// pointer. Memory of 2 MiB and more begins at a multiple of that, and is asked
/// to be huge pages, where the operating system has such. Returns null if
/// memory is exhausted or `alignment` is not a power of two. The caller frees
/// the memory with nnprim_aligned_free.
void *nnprim_aligned_alloc(uint64_t bytes, uint64_t alignment);

/// Frees memory from nnprim_aligned_alloc; `pointer` may be null.
void nnprim_aligned_free(void *pointer);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_MEMORY_H
