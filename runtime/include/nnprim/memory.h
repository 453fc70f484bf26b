//===- memory.h - Aligned memory for arenas and tensors -----------*- C -*-===//
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

/// Allocates `bytes` bytes at a multiple of `alignment`, a power of two.
/// The content is unspecified. Zero bytes still give a pointer of their own.
/// Returns null when there is no memory or `alignment` is no power of two.
/// The caller frees it with nnprim_aligned_free.
void *nnprim_aligned_alloc(uint64_t bytes, uint64_t alignment);

/// Frees what nnprim_aligned_alloc returned; null is allowed.
void nnprim_aligned_free(void *pointer);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_MEMORY_H
