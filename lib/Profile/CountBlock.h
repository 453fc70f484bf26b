//===- CountBlock.h - Operations and bytes of a block of loops --*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_PROFILE_COUNTBLOCK_H
#define NNPRIM_LIB_PROFILE_COUNTBLOCK_H

#include "NNPrim/Profile/ModelProfile.h"

namespace nnprim {

/// Sets what a kernel of several ops takes, whose loops it follows, such as
/// those over strips of rows around a depthwise convolution: the names of its
/// ops, the operations of all, those that it executes in the type that most of
/// them have, and the bytes that it reads and writes but for buffers between
/// its ops. Returns false, and leaves `step` as it is, if how often a loop runs
/// depends on data, or if there are very many ops.
bool countBlock(mlir::Operation *kernel,
                llvm::function_ref<bool(mlir::Value)> isConstant,
                ProfileStep &step);

} // namespace nnprim

#endif // NNPRIM_LIB_PROFILE_COUNTBLOCK_H
