//===- ExtendBF16.h - bf16 as f32, by one shuffle of bytes ------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_EXTENDBF16_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_EXTENDBF16_H

#include "../KernelBuilder.h"

namespace nnprim::x86 {

/// Loads a vector of 256 bits of f32 that are stored as bf16; null for other
/// widths, and for targets with other vectors.
mlir::Value emitLoadBF16(KernelBuilder &b, mlir::Value memref,
                         mlir::ValueRange indices, int64_t width);

} // namespace nnprim::x86

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_EXTENDBF16_H
