//===- ConvTranspose.h - Transposed convolution by blocks -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_WINDOW_CONVTRANSPOSE_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_WINDOW_CONVTRANSPOSE_H

#include "Builder/GraphBuilder.h"

#include <optional>

namespace nnprim::frontend {

/// A transposed convolution. `window` holds the padding that is cut off the
/// full result; it is negative where output_shape requests a larger result.
struct TransposedWindow {
  Window window;
  Shape outputPadding;

  /// Extent of the result in spatial dimension `d`.
  int64_t getOutputs(int64_t inputs, int64_t d) const {
    return window.strides[d] * (inputs - 1) + outputPadding[d] +
           window.getExtent(d) - window.padLow[d] - window.padHigh[d];
  }
};

/// Computes the transposed convolution of `input` [N, C, …] and `filter` [C, F,
/// …] as a convolution of stride 1 with s…·F filters, s the strides, each with
/// the taps of one phase, followed by a transpose that interleaves the phases
/// (Shi et al. 2016); no zeros are inserted between pixels. `bias` [F] is added
/// if there is one. Returns std::nullopt for stride 1, dilated filters and
/// groups, where zero insertion is as good or required.
std::optional<Tensor> transposeByBlocks(GraphBuilder &graph,
                                        const Tensor &input,
                                        const Tensor &filter,
                                        const TransposedWindow &transposed,
                                        int64_t group, const Tensor &bias);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_WINDOW_CONVTRANSPOSE_H
