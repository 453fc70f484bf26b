//===- tensor.h - Sizes and names of tensors ----------------------*- C -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TENSOR_H
#define NNPRIM_TENSOR_H

#include "nnprim/model.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes of one element, or 0 for a number that is no nnprim_type.
uint64_t nnprim_type_size(int32_t type);

/// numpy's name of the type ("float32", "bool", …; "bfloat16" as ml_dtypes
/// has it), or null for a number that is no nnprim_type. Static storage.
const char *nnprim_type_name(int32_t type);

/// Sets `*count` to the product of the extents, 1 for a scalar. Returns 0, or
/// -1 when the rank or an extent is negative or the tensor's bytes do not fit
/// in 63 bits.
int nnprim_tensor_count(const nnprim_tensor *tensor, uint64_t *count);

/// Bytes of the tensor. Call it on tensors that nnprim_tensor_count accepts;
/// those of a model that nnprim_library_open returned are.
uint64_t nnprim_tensor_bytes(const nnprim_tensor *tensor);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_TENSOR_H
