//===- TensorReader.h - Constants from TensorProto and .npy files ===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_TENSORREADER_H
#define NNPRIM_LIB_FRONTEND_ONNX_TENSORREADER_H

#include "Tensor.h"

#include "llvm/Support/Error.h"

#include <onnx/onnx_pb.h>

namespace nnprim::frontend {

/// Checks the extents of a shape that came from outside: none negative, and
/// few enough elements that byte counts do not overflow.
llvm::Error checkShape(llvm::ArrayRef<int64_t> shape);

/// The constant that `proto` holds. Raw data is moved out of `proto`; data kept
/// in a file beside the model is mapped, `directory` being the model's.
llvm::Expected<Tensor> readTensor(onnx::TensorProto &proto,
                                  llvm::StringRef directory);

/// The constant in a `.npy` file, or in a `.pb` file that holds a TensorProto.
llvm::Expected<Tensor> readTensorFile(llvm::StringRef path);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_TENSORREADER_H
