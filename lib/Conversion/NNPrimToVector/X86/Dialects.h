//===- Dialects.h - Dialects that x86 kernels are made of -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_DIALECTS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_DIALECTS_H

#include "mlir/Dialect/AMX/AMXDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/X86Vector/X86VectorDialect.h"

namespace nnprim::x86 {

/// Inserts the dialects of the operations that this folder emits.
inline void registerDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::amx::AMXDialect, mlir::LLVM::LLVMDialect,
                  mlir::x86vector::X86VectorDialect>();
}

} // namespace nnprim::x86

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_DIALECTS_H
