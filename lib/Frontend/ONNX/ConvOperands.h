//===- ConvOperands.h - What Conv and ConvTranspose share -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_CONVOPERANDS_H
#define NNPRIM_LIB_FRONTEND_ONNX_CONVOPERANDS_H

#include "Node.h"

namespace nnprim::frontend {

/// The operands of a convolution in either direction.
struct ConvOperands {
  Tensor input;  // [N, C, …]
  Tensor filter; // of the input's rank, its spatial extents last
  Tensor bias;   // a number for each channel of the result, or null
  int64_t group = 1;
  Shape kernel; // the filter's spatial extents
};

/// Reads the operands and the attributes `group` and `kernel_shape`, and checks
/// what does not depend on the direction: types, ranks, that `group` divides
/// the input's channels and the filter's first dimension. Reports and returns
/// std::nullopt otherwise. `counted` says what the filter's first dimension
/// counts.
std::optional<ConvOperands> getConvOperands(Node &node,
                                            llvm::StringRef counted);

/// Reports unless the bias is absent or has `channels` elements.
llvm::LogicalResult checkBias(Node &node, const ConvOperands &operands,
                              int64_t channels);

/// `result` [N, C, …] with the bias added to its channels, if there is one.
Tensor addBias(Node &node, Tensor result, const ConvOperands &operands);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_CONVOPERANDS_H
