//===- ConvTranspose.h - Transposed convolution in blocks -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_CONVTRANSPOSE_H
#define NNPRIM_LIB_FRONTEND_ONNX_CONVTRANSPOSE_H

#include "GraphBuilder.h"

#include <optional>

namespace nnprim::frontend {

/// A transposed convolution; `window` holds the padding that is cut off the
/// full result, which may be negative where output_shape asks for more.
struct TransposedWindow {
  Window window;
  Shape outputPadding;

  /// Extent of the result in spatial dimension `d`.
  int64_t getOutputs(int64_t inputs, int64_t d) const {
    return window.strides[d] * (inputs - 1) + outputPadding[d] +
           window.getExtent(d) - window.padLow[d] - window.padHigh[d];
  }
};

/// `input` [N, C, …] and `filter` [C, F, …] as a convolution of stride 1 with
/// s…·F filters, s the strides, each with the taps of one phase (Shi et al.
/// 2016), and a transpose that places what they compute: no zeros come between
/// pixels. None where spreading the input serves as well, or must do: stride 1,
/// dilated filters, groups.
std::optional<Tensor> transposeByBlocks(GraphBuilder &graph,
                                        const Tensor &input,
                                        const Tensor &filter,
                                        const TransposedWindow &transposed,
                                        int64_t group);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_CONVTRANSPOSE_H
