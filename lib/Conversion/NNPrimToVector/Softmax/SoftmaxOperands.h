//===- SoftmaxOperands.h - Collapse dimensions of a softmax ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAX_SOFTMAXOPERANDS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAX_SOFTMAXOPERANDS_H

#include "SoftmaxRow.h"

namespace nnprim {

/// Collapses neighbouring dimensions before the softmax dimension, and those
/// after it, where the layout of every operand allows it. Dimensions after it
/// are dropped if all have extent one. The softmax dimension is renumbered.
void joinSoftmaxDims(KernelBuilder &b, SoftmaxRow::Operands &operands);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAX_SOFTMAXOPERANDS_H
