//===- GraphWindows.h - Shapes of windowed ops ------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_BUILDER_GRAPHWINDOWS_H
#define NNPRIM_LIB_FRONTEND_ONNX_BUILDER_GRAPHWINDOWS_H

#include "GraphBuilder.h"

namespace nnprim::frontend {

/// Output shape of `window` over an already padded input [N, C, …].
Shape getWindowedShape(llvm::ArrayRef<int64_t> input, int64_t channels,
                       const Window &window);

/// Extends a 1-D window to a 2-D window of height 1.
Window withUnitHeight(Window window);

/// Reshapes [N, C, W] to [N, C, 1, W].
Tensor withUnitHeight(GraphBuilder &graph, const Tensor &tensor);
Tensor withoutUnitHeight(GraphBuilder &graph, const Tensor &tensor);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_BUILDER_GRAPHWINDOWS_H
