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

/// Writes the shape that input or output `position` of a model with symbols has
/// for these extents: as many numbers as the tensor's rank. Returns 0, or the
/// position of the first extent that its symbol cannot have, plus 1. A model
/// without symbols has one shape and takes null.
int32_t nnprim_input_shape(const nnprim_model *model, const int64_t *extents,
                           int32_t position, int64_t *shape);
int32_t nnprim_output_shape(const nnprim_model *model, const int64_t *extents,
                            int32_t position, int64_t *shape);

/// Finds the extents for which the inputs have these shapes, of which each has
/// as many numbers as its input's rank. Returns 0, or -1 if there are none.
int nnprim_find_extents(const nnprim_model *model,
                        const int64_t *const *input_shapes, int64_t *extents);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_TENSOR_H
