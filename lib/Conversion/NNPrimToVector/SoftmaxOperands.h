//===- SoftmaxOperands.h - Dimensions of a softmax as one -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAXOPERANDS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAXOPERANDS_H

#include "SoftmaxRow.h"

namespace nnprim {

/// Makes one of neighbouring dimensions before that of the softmax, and of
/// those behind it, where memory lets them be one in every operand; those
/// behind it go if they have one element. The dimension of the softmax is then
/// another.
void joinSoftmaxDims(KernelBuilder &b, SoftmaxRow::Operands &operands);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAXOPERANDS_H
