//===- tensor.h - Sizes and names of tensors ------------------------------===//
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

/// Size of one element in bytes, or 0 if `type` is not an nnprim_type.
uint64_t nnprim_type_size(int32_t type);

/// NumPy's name of the type ("float32", "bool", …; ml_dtypes' name "bfloat16"),
/// or null if `type` is not an nnprim_type. The string has static storage.
const char *nnprim_type_name(int32_t type);

/// Sets `*count` to the product of the extents, 1 for a scalar. Returns 0, or
/// -1 if the rank or an extent is negative or the tensor's size in bytes does
/// not fit in 63 bits.
int nnprim_tensor_count(const nnprim_tensor *tensor, uint64_t *count);

/// Size of the tensor in bytes. The tensor must be one that nnprim_tensor_count
/// accepts, as are all tensors of a model from nnprim_library_open.
uint64_t nnprim_tensor_bytes(const nnprim_tensor *tensor);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_TENSOR_H
