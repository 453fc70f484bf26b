//===- StorageFloats.h - Floats of 4 and 8 bits -----------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_ELEMENTWISE_STORAGEFLOATS_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_ELEMENTWISE_STORAGEFLOATS_H

#include "Builder/GraphBuilder.h"

#include <string>

namespace nnprim::frontend {

/// How numbers that a type does not have are replaced.
struct Narrowing {
  bool saturates = true;
  std::string roundMode = "up";
};

/// The elements of a tensor of a storage float type as float; a table has the
/// float of each code.
Tensor decodeFloats(GraphBuilder &graph, const Tensor &input);
/// The codes of a storage float type nearest to the elements of `input`, ties
/// to even.
Tensor encodeFloats(GraphBuilder &graph, const Tensor &input, DataType type,
                    const Narrowing &narrowing);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_ELEMENTWISE_STORAGEFLOATS_H
