//===- tensor.c - Sizes and names of tensors ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/tensor.h"

#include <stddef.h>

/// Indexed by nnprim_type; holes have size 0.
static const struct {
  const char *name;
  uint64_t size;
} types[] = {
    [NNPRIM_FLOAT32] = {"float32", 4},
    [NNPRIM_UINT8] = {"uint8", 1},
    [NNPRIM_INT8] = {"int8", 1},
    [NNPRIM_UINT16] = {"uint16", 2},
    [NNPRIM_INT16] = {"int16", 2},
    [NNPRIM_INT32] = {"int32", 4},
    [NNPRIM_INT64] = {"int64", 8},
    [NNPRIM_BOOL] = {"bool", 1},
    [NNPRIM_FLOAT16] = {"float16", 2},
    [NNPRIM_FLOAT64] = {"float64", 8},
    [NNPRIM_UINT32] = {"uint32", 4},
    [NNPRIM_UINT64] = {"uint64", 8},
    [NNPRIM_BFLOAT16] = {"bfloat16", 2},
    [NNPRIM_UINT4] = {"uint4", 1},
    [NNPRIM_INT4] = {"int4", 1},
    [NNPRIM_UINT2] = {"uint2", 1},
    [NNPRIM_INT2] = {"int2", 1},
    [NNPRIM_FLOAT8E4M3FN] = {"float8e4m3fn", 1},
    [NNPRIM_FLOAT8E4M3FNUZ] = {"float8e4m3fnuz", 1},
    [NNPRIM_FLOAT8E5M2] = {"float8e5m2", 1},
    [NNPRIM_FLOAT8E5M2FNUZ] = {"float8e5m2fnuz", 1},
    [NNPRIM_FLOAT4E2M1] = {"float4e2m1", 1},
    [NNPRIM_FLOAT8E8M0] = {"float8e8m0", 1},
};

static int is_known(int32_t type) {
  return type >= 0 && (size_t)type < sizeof(types) / sizeof(types[0]);
}

uint64_t nnprim_type_size(int32_t type) {
  return is_known(type) ? types[type].size : 0;
}

const char *nnprim_type_name(int32_t type) {
  return is_known(type) ? types[type].name : NULL;
}

int nnprim_tensor_count(const nnprim_tensor *tensor, uint64_t *count) {
  uint64_t limit = (uint64_t)INT64_MAX;
  uint64_t size = nnprim_type_size(tensor->type);
  if (size != 0)
    limit /= size;
  if (tensor->rank < 0 || (tensor->rank > 0 && tensor->shape == NULL))
    return -1;
  uint64_t product = 1;
  for (int32_t i = 0; i < tensor->rank; ++i) {
    int64_t extent = tensor->shape[i];
    if (extent < 0)
      return -1;
    if (extent > 0 && product > limit / (uint64_t)extent)
      return -1;
    product *= (uint64_t)extent;
  }
  *count = product;
  return 0;
}

uint64_t nnprim_tensor_bytes(const nnprim_tensor *tensor) {
  uint64_t count = 0;
  if (nnprim_tensor_count(tensor, &count) != 0)
    return 0;
  return count * nnprim_type_size(tensor->type);
}
