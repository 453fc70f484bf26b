//===- NpyReader.h - Constants from NumPy's .npy format ===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_NPYREADER_H
#define NNPRIM_LIB_FRONTEND_ONNX_NPYREADER_H

#include "Tensor.h"

#include "llvm/Support/Error.h"

namespace nnprim::frontend {

/// The array in `bytes`, the content of a `.npy` file (format 1 to 3, little
/// endian, C order).
llvm::Expected<Tensor> readNpy(llvm::StringRef bytes);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_NPYREADER_H
