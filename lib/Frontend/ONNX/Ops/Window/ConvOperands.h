//===- ConvOperands.h - Operands of Conv and ConvTranspose ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_WINDOW_CONVOPERANDS_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_WINDOW_CONVOPERANDS_H

#include "Node.h"

namespace nnprim::frontend {

/// Operands of a convolution or transposed convolution.
struct ConvOperands {
  Tensor input;  // [N, C, …]
  Tensor filter; // of the input's rank, its spatial extents last
  Tensor bias;   // one number per output channel, or null
  int64_t group = 1;
  Shape kernel; // the filter's spatial extents
};

/// Reads the operands and the attributes `group` and `kernel_shape`, and checks
/// types, ranks, and that `group` divides the input's channels and the filter's
/// first dimension, which both convolutions require. Reports an error and
/// returns std::nullopt if a check fails. `counted` names what the filter's
/// first dimension counts.
std::optional<ConvOperands> getConvOperands(Node &node,
                                            llvm::StringRef counted);

/// The operands of any element type, where they are not inputs 0 to 2 of the
/// node.
std::optional<ConvOperands> getConvOperands(Node &node, const Tensor &input,
                                            const Tensor &filter,
                                            const Tensor &bias,
                                            llvm::StringRef counted);

/// The window of a convolution, not transposed, after checking that channels,
/// bias and window fit. Reports an error and returns std::nullopt if not.
std::optional<Window> getConvWindow(Node &node, const ConvOperands &operands);

/// Reports an error unless the bias is absent or has `channels` elements.
llvm::LogicalResult checkBias(Node &node, const ConvOperands &operands,
                              int64_t channels);

/// `result` [N, C, …] with the bias added to its channels, if there is one.
Tensor addBias(Node &node, Tensor result, const ConvOperands &operands);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_WINDOW_CONVOPERANDS_H
