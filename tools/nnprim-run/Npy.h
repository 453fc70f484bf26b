//===- Npy.h - Reads and writes tensors as .npy files -----------*- C++ -*-===//
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

/// For example "float32 1x3x224x224", as used in diagnostics and descriptions.
std::string describeType(const nnprim_tensor &tensor);

/// Reads the array in `path` into `data`, which has the tensor's size. The
/// file's shape and type must match the tensor; byte order and Fortran order
/// are converted. Formats 1 to 3 are supported. On failure sets `error` to a
/// reason without the path, and `data` is unspecified.
bool readNpy(const std::string &path, const nnprim_tensor &tensor, void *data,
             std::string &error);

/// The shape in the header of `path`; false if there is no such file, or it has
/// another format.
bool readNpyShape(const std::string &path, std::vector<int64_t> &shape);

/// Writes the tensor to `path`, replacing an existing file. On failure sets
/// `error` as readNpy does; a partial file may remain.
bool writeNpy(const std::string &path, const nnprim_tensor &tensor,
              const void *data, std::string &error);

#endif // NNPRIM_TOOLS_RUN_NPY_H
