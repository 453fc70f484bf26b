//===- WindowAttributes.h - Attributes of convolution and pooling ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_WINDOW_WINDOWATTRIBUTES_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_WINDOW_WINDOWATTRIBUTES_H

#include "Node.h"

namespace nnprim::frontend {

/// Reads and checks `strides`, `dilations`, `pads` and `auto_pad` of an
/// operator with the given kernel over an input [N, C, …], and resolves the
/// padding. Reports an error and returns std::nullopt if they contradict each
/// other.
std::optional<Window> getWindow(Node &node, llvm::ArrayRef<int64_t> inputShape,
                                llvm::ArrayRef<int64_t> kernel);

/// Reads a list attribute of one positive number per spatial dimension.
std::optional<Shape> getPositiveInts(Node &node, llvm::StringRef name,
                                     int64_t rank);

/// Reports an error unless `input` is [N, C, …] with one to three spatial
/// dimensions.
llvm::LogicalResult checkSpatial(Node &node, const Tensor &input);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_WINDOW_WINDOWATTRIBUTES_H
