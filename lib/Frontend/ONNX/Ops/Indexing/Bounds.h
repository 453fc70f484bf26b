//===- Bounds.h - Tensors of which run-time values decide the size --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// NonMaxSuppression gives as many rows as boxes are left. Its result here has
// as many as there may be, and a count (Tensor::bound). The operators that
// follow may move the rows or compute on each by itself; one that mixes rows
// would read those behind the count, and is refused.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_INDEXING_BOUNDS_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_INDEXING_BOUNDS_H

#include "Node.h"

namespace nnprim::frontend {

/// Gives the outputs of an imported node the bounds that follow from those of
/// its inputs; reports an error if it is none of the operators that keep
/// entries apart.
llvm::LogicalResult followBounds(Node &node);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_INDEXING_BOUNDS_H
