//===- Npy.h - Tensors from and to .npy files -------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_NPY_H
#define NNPRIM_TOOLS_RUN_NPY_H

#include "nnprim/tensor.h"

#include <string>
#include <vector>

/// "float32 1x3x224x224", as diagnostics and descriptions spell it.
std::string describeType(const nnprim_tensor &tensor);

/// Reads the array in `path` into `data`, which has the tensor's bytes. The
/// file's shape and type must be the tensor's; byte order and Fortran order are
/// converted. Files of format 1 to 3 are understood. On failure sets `error` to
/// a reason without the path, and `data` is unspecified.
bool readNpy(const std::string &path, const nnprim_tensor &tensor, void *data,
             std::string &error);

/// Writes the tensor to `path`, replacing what is there. On failure sets
/// `error` as above; a partial file may remain.
bool writeNpy(const std::string &path, const nnprim_tensor &tensor,
              const void *data, std::string &error);

#endif // NNPRIM_TOOLS_RUN_NPY_H
