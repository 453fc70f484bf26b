//===- Indexing.h - Indices that are known at run time ----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_INDEXING_INDEXING_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_INDEXING_INDEXING_H

#include "Node.h"

namespace nnprim::frontend {

/// Maps an index in [-extent, extent) to [0, extent), as int64. Other indices
/// are undefined in ONNX; clamping keeps the access inside the tensor.
Scalar normalizeIndex(const Scalar &raw, int64_t extent);
/// Reports an error unless `indices` are int32 or int64.
llvm::LogicalResult checkIndices(Node &node, const Tensor &indices);
/// Reports an error if constant indices are out of range, or an index has
/// nothing to refer to.
llvm::LogicalResult checkIndexRange(Node &node, const Tensor &indices,
                                    int64_t extent);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_INDEXING_INDEXING_H
