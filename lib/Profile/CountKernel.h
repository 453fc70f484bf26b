//===- CountKernel.h - Operations and bytes of a kernel ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_PROFILE_COUNTKERNEL_H
#define NNPRIM_LIB_PROFILE_COUNTKERNEL_H

#include "NNPrim/Profile/ModelProfile.h"

namespace nnprim {

/// Sets what `kernel`, an op on memrefs, says by itself: operation, algorithm,
/// plan, layout, types, operations and bytes. `isConstant` says whether an
/// operand is a weight.
void countKernel(mlir::Operation *kernel,
                 llvm::function_ref<bool(mlir::Value)> isConstant,
                 ProfileStep &step);

/// Bytes of the elements of a buffer; 0 if its shape is dynamic.
int64_t getBufferBytes(mlir::Type type);

/// Shape and element type: "1x56x56x64xf32".
std::string describeType(mlir::Type type);

} // namespace nnprim

#endif // NNPRIM_LIB_PROFILE_COUNTKERNEL_H
