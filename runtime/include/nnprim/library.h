//===- library.h - Compiled models loaded at run time -------------*- C -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIBRARY_H
#define NNPRIM_LIBRARY_H

#include "nnprim/model.h"

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A shared library written by `nnprim-compile --emit=shared`.
typedef struct nnprim_library nnprim_library;

/// Loads the library at `path` (relative to the working directory; the system's
/// library path is not searched), finds its descriptor and checks it: ABI
/// version, counts, names, types, shapes, arena alignment. On failure returns
/// null and writes one line without a full stop into `error`, cut to
/// `error_size` bytes.
///
/// A file that is no ELF library of this machine, or is cut short, is reported
/// and never mapped. A library is code, however: load only what you trust.
nnprim_library *nnprim_library_open(const char *path, char *error,
                                    size_t error_size);

/// The model of an open library; lives as long as the library.
const nnprim_model *nnprim_library_model(const nnprim_library *library);

/// Unloads the library; null is allowed.
void nnprim_library_close(nnprim_library *library);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // NNPRIM_LIBRARY_H
