//===- invoke.h - Calls of a model, and their errors ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_INVOKE_H
#define NNPRIM_INVOKE_H

#include "nnprim/model.h"

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// `model->invoke` for a model of unknown origin: also reports a null model,
/// and one whose ABI version is not this runtime's, of which nothing but the
/// version is read.
nnprim_status nnprim_invoke(const nnprim_model *model,
                            const void *const *inputs, void *const *outputs,
                            void *arena, uint64_t arena_bytes,
                            const nnprim_threads *threads);

/// `model->invoke_sized` likewise. A model without symbols runs with its only
/// shapes and takes null.
nnprim_status nnprim_invoke_sized(const nnprim_model *model,
                                  const int64_t *extents,
                                  const void *const *inputs,
                                  void *const *outputs, void *arena,
                                  uint64_t arena_bytes,
                                  const nnprim_threads *threads);

/// The meaning of a status as a phrase without a full stop, such as "an input
/// is null". The string has static storage; an unknown status is "unknown
/// status".
const char *nnprim_status_string(nnprim_status status);

/// Describes a status with the names and numbers of `model` ("input 'image' is
/// null", "the arena has less than the 1204224 bytes that the model needs").
/// Writes one line without a full stop to `text`, truncated to `size` bytes.
/// `model` is one that returned the status, or null.
void nnprim_describe_status(const nnprim_model *model, nnprim_status status,
                            char *text, size_t size);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_INVOKE_H
