//===- library.h - Loads compiled models at run time ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIBRARY_H
#define NNPRIM_LIBRARY_H

#include "nnprim/model.h"
#include "nnprim/profile.h"

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A shared library written by `nnprim-compile --emit=shared`.
typedef struct nnprim_library nnprim_library;

/// Loads the library at `path` (relative to the working directory; the system's
/// library path is not searched), finds its descriptor and checks it: ABI
/// version (libraries of version 1 have to be compiled again), whether this
/// processor runs one of its variants, counts, names, types, shapes, arena
/// alignment. On failure returns null and
/// writes one line without a full stop to `error`, truncated to `error_size`
/// bytes.
///
/// A truncated file, or one that is not an ELF library for this machine, is
/// reported and never mapped. A library is code, however: load only trusted
/// files.
nnprim_library *nnprim_library_open(const char *path, char *error,
                                    size_t error_size);

/// The model of an open library; valid as long as the library is open.
const nnprim_model *nnprim_library_model(const nnprim_library *library);

/// The profiles of an open library's model, of which element i is that of
/// variant i of the descriptor; null if the model was compiled without
/// --profile, or has profiles of another version.
const nnprim_profile *nnprim_library_profile(const nnprim_library *library);

/// Unloads the library; `library` may be null.
void nnprim_library_close(nnprim_library *library);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_LIBRARY_H
