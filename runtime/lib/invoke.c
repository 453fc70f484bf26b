//===- invoke.c - Calls of a model, and their errors ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/invoke.h"

#include "nnprim/processor.h"

#include <stdio.h>
#include <string.h>

nnprim_status nnprim_invoke(const nnprim_model *model,
                            const void *const *inputs, void *const *outputs,
                            void *arena, uint64_t arena_bytes,
                            const nnprim_threads *threads) {
  if (!model)
    return NNPRIM_ERROR_NULL_MODEL;
  if (model->abi_version != NNPRIM_ABI_VERSION)
    return NNPRIM_ERROR_ABI_VERSION;
  return model->invoke(inputs, outputs, arena, arena_bytes, threads);
}

nnprim_status nnprim_invoke_sized(const nnprim_model *model,
                                  const int64_t *extents,
                                  const void *const *inputs,
                                  void *const *outputs, void *arena,
                                  uint64_t arena_bytes,
                                  const nnprim_threads *threads) {
  if (!model)
    return NNPRIM_ERROR_NULL_MODEL;
  if (model->abi_version != NNPRIM_ABI_VERSION)
    return NNPRIM_ERROR_ABI_VERSION;
  if (model->num_symbols == 0)
    return model->invoke(inputs, outputs, arena, arena_bytes, threads);
  return model->invoke_sized(extents, inputs, outputs, arena, arena_bytes,
                             threads);
}

const char *nnprim_status_string(nnprim_status status) {
  switch (NNPRIM_STATUS_CODE(status)) {
  case NNPRIM_OK:
    return "success";
  case NNPRIM_ERROR_PROCESSOR:
    return "the processor lacks instructions of the model";
  case NNPRIM_ERROR_NULL_INPUTS:
    return "the array of inputs is null";
  case NNPRIM_ERROR_NULL_OUTPUTS:
    return "the array of outputs is null";
  case NNPRIM_ERROR_NULL_INPUT:
    return "an input is null";
  case NNPRIM_ERROR_NULL_OUTPUT:
    return "an output is null";
  case NNPRIM_ERROR_NULL_ARENA:
    return "the arena is null";
  case NNPRIM_ERROR_ARENA_BYTES:
    return "the arena is too small";
  case NNPRIM_ERROR_ARENA_ALIGNMENT:
    return "the arena is misaligned";
  case NNPRIM_ERROR_NUM_THREADS:
    return "the number of threads is out of range";
  case NNPRIM_ERROR_NULL_PARALLEL_FOR:
    return "the threads have no parallel_for";
  case NNPRIM_ERROR_NULL_MODEL:
    return "the model is null";
  case NNPRIM_ERROR_ABI_VERSION:
    return "the model has another ABI version";
  case NNPRIM_ERROR_NULL_EXTENTS:
    return "the array of extents is null";
  case NNPRIM_ERROR_EXTENT:
    return "an extent has a value that the model does not take";
  default:
    return "unknown status";
  }
}

/// Names the first extension that the last variant, which needs the least,
/// misses.
static void describe_processor(const nnprim_model *model, char *text,
                               size_t size) {
  const nnprim_variant *last = &model->variants[model->num_variants - 1];
  const char *end;
  const char *missing = nnprim_find_missing_feature(last->features, &end);
  snprintf(text, size, "the model is for %s, but this processor has no %.*s",
           model->target, missing ? (int)(end - missing) : 17,
           missing ? missing : "such instructions");
}

static void describe_tensor(const char *what, const nnprim_tensor *tensors,
                            int32_t count, int32_t position, char *text,
                            size_t size) {
  if (position < count)
    snprintf(text, size, "%s '%s' is null", what, tensors[position].name);
  else
    snprintf(text, size, "%s %d is null", what, (int)position);
}

/// Says which values a symbol takes.
static void describe_symbol(const nnprim_symbol *symbol, char *text,
                            size_t size) {
  if (symbol->is_composed) {
    snprintf(text, size, "the model takes '%s' from 1 to %lld", symbol->name,
             (long long)symbol->values[symbol->num_values - 1]);
    return;
  }
  snprintf(text, size, "the model takes '%s' of", symbol->name);
  for (int32_t i = 0; i < symbol->num_values; ++i) {
    size_t used = strlen(text);
    snprintf(text + used, size - used, "%s %lld", i ? "," : "",
             (long long)symbol->values[i]);
  }
}

void nnprim_describe_status(const nnprim_model *model, nnprim_status status,
                            char *text, size_t size) {
  // Nothing else of a model of another version may be read.
  int is_known = model && model->abi_version == NNPRIM_ABI_VERSION;
  int32_t position = NNPRIM_STATUS_POSITION(status);
  int32_t code = NNPRIM_STATUS_CODE(status);
  if (code == NNPRIM_ERROR_ABI_VERSION && model && !is_known)
    snprintf(text, size,
             "the model has ABI version %u, but this runtime needs %u; "
             "compile the model again",
             (unsigned)model->abi_version, NNPRIM_ABI_VERSION);
  else if (code == NNPRIM_ERROR_NUM_THREADS)
    snprintf(text, size, "the number of threads is not from 1 to %d",
             NNPRIM_MAX_THREADS);
  else if (!is_known)
    snprintf(text, size, "%s", nnprim_status_string(status));
  else if (code == NNPRIM_ERROR_PROCESSOR)
    describe_processor(model, text, size);
  else if (code == NNPRIM_ERROR_NULL_INPUT)
    describe_tensor("input", model->inputs, model->num_inputs, position, text,
                    size);
  else if (code == NNPRIM_ERROR_NULL_OUTPUT)
    describe_tensor("output", model->outputs, model->num_outputs, position,
                    text, size);
  else if (code == NNPRIM_ERROR_EXTENT && position < model->num_symbols &&
           size != 0)
    describe_symbol(&model->symbols[position], text, size);
  else if (code == NNPRIM_ERROR_ARENA_BYTES)
    snprintf(text, size,
             "the arena has less than the %llu bytes that the model needs",
             (unsigned long long)model->arena_bytes);
  else if (code == NNPRIM_ERROR_ARENA_ALIGNMENT)
    snprintf(text, size, "the arena is not aligned to %llu bytes",
             (unsigned long long)model->arena_alignment);
  else
    snprintf(text, size, "%s", nnprim_status_string(status));
}
