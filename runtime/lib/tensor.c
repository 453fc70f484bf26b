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
    [NNPRIM_FLYTE24] = {"flyte24", 3},
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

/// Whether the symbol can have the value.
static int is_value(const nnprim_symbol *symbol, int64_t value) {
  if (symbol->is_composed)
    return value >= 1 && value <= symbol->values[symbol->num_values - 1];
  for (int32_t i = 0; i < symbol->num_values; ++i)
    if (symbol->values[i] == value)
      return 1;
  return 0;
}

/// The size with these extents, but with the first or the last value of the
/// composed symbol.
static const nnprim_size *find_size(const nnprim_model *model,
                                    const int64_t *extents, int is_last) {
  for (int32_t i = 0; i < model->num_sizes; ++i) {
    const nnprim_size *size = &model->sizes[i];
    int is_same = 1;
    for (int32_t s = 0; is_same && s < model->num_symbols; ++s) {
      const nnprim_symbol *symbol = &model->symbols[s];
      int64_t value = extents[s];
      if (symbol->is_composed)
        value = symbol->values[is_last ? symbol->num_values - 1 : 0];
      is_same = size->extents[s] == value;
    }
    if (is_same)
      return size;
  }
  return NULL;
}

/// The number of items, of which a size has 1 or as many as the symbol allows.
static int64_t count_items(const nnprim_model *model, const int64_t *extents) {
  for (int32_t s = 0; s < model->num_symbols; ++s)
    if (model->symbols[s].is_composed)
      return extents[s];
  return 1;
}

static int32_t compute_shape(const nnprim_model *model, const int64_t *extents,
                             int is_input, int32_t position, int64_t *shape) {
  const nnprim_tensor *one =
      is_input ? &model->inputs[position] : &model->outputs[position];
  const nnprim_tensor *most = one;
  int64_t items = 1;
  if (model->num_symbols > 0) {
    for (int32_t s = 0; s < model->num_symbols; ++s)
      if (!is_value(&model->symbols[s], extents[s]))
        return s + 1;
    const nnprim_size *first = find_size(model, extents, 0);
    const nnprim_size *last = find_size(model, extents, 1);
    one = is_input ? &first->inputs[position] : &first->outputs[position];
    most = is_input ? &last->inputs[position] : &last->outputs[position];
    items = count_items(model, extents);
  }
  // Items are along the dimension that grows with their number.
  for (int32_t d = 0; d < one->rank; ++d)
    shape[d] = one->shape[d] * (one->shape[d] == most->shape[d] ? 1 : items);
  return 0;
}

int32_t nnprim_input_shape(const nnprim_model *model, const int64_t *extents,
                           int32_t position, int64_t *shape) {
  return compute_shape(model, extents, 1, position, shape);
}

int32_t nnprim_output_shape(const nnprim_model *model, const int64_t *extents,
                            int32_t position, int64_t *shape) {
  return compute_shape(model, extents, 0, position, shape);
}

/// The number of items for which an input of a size of one item has `shape`: 0
/// if it has that for any number, -1 if for none.
static int64_t match_items(const nnprim_tensor *one, const nnprim_tensor *most,
                           const int64_t *shape) {
  int64_t items = 0;
  for (int32_t d = 0; d < one->rank; ++d) {
    int64_t extent = one->shape[d];
    if (extent == most->shape[d]) {
      if (shape[d] != extent)
        return -1;
      continue;
    }
    if (shape[d] < extent || shape[d] > most->shape[d] ||
        shape[d] % extent != 0)
      return -1;
    items = shape[d] / extent;
  }
  return items;
}

/// Sets the extents to those of `first`, with as many items as the shapes have.
static int match_size(const nnprim_model *model, const nnprim_size *first,
                      const int64_t *const *input_shapes, int64_t *extents) {
  for (int32_t s = 0; s < model->num_symbols; ++s)
    extents[s] = first->extents[s];
  const nnprim_size *last = find_size(model, extents, 1);
  int64_t items = 0;
  for (int32_t i = 0; i < model->num_inputs; ++i) {
    int64_t own =
        match_items(&first->inputs[i], &last->inputs[i], input_shapes[i]);
    if (own < 0 || (own > 0 && items > 0 && own != items))
      return -1;
    if (own > 0)
      items = own;
  }
  for (int32_t s = 0; s < model->num_symbols; ++s)
    if (model->symbols[s].is_composed && items > 0)
      extents[s] = items;
  return 0;
}

int nnprim_find_extents(const nnprim_model *model,
                        const int64_t *const *input_shapes, int64_t *extents) {
  for (int32_t i = 0; i < model->num_sizes; ++i) {
    const nnprim_size *size = &model->sizes[i];
    if (find_size(model, size->extents, 0) == size &&
        match_size(model, size, input_shapes, extents) == 0)
      return 0;
  }
  return -1;
}
