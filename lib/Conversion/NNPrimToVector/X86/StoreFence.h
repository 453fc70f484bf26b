//===- StoreFence.h - Ordering of non-temporal stores ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_STOREFENCE_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_STOREFENCE_H

#include "KernelBuilder.h"

namespace nnprim::x86 {

/// Emits sfence: earlier non-temporal stores become visible to other cores
/// before any later store.
void emitStoreFence(KernelBuilder &b);

} // namespace nnprim::x86

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_STOREFENCE_H
