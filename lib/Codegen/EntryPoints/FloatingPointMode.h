//===- FloatingPointMode.h - What a processor makes of subnormals ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_ENTRYPOINTS_FLOATINGPOINTMODE_H
#define NNPRIM_LIB_CODEGEN_ENTRYPOINTS_FLOATINGPOINTMODE_H

#include "llvm/IR/IRBuilder.h"

namespace nnprim {

// A mode is the value of a thread's control register. The first function of
// each architecture has the thread take subnormal operands and results for
// zeros, and returns the mode from before; the second one sets a mode.

/// The register is MXCSR.
llvm::Value *zeroSubnormalsX86(llvm::IRBuilder<> &builder);
void setModeX86(llvm::IRBuilder<> &builder, llvm::Value *mode);

/// The register is FPCR. Subnormals of f16 are left as they are.
llvm::Value *zeroSubnormalsAArch64(llvm::IRBuilder<> &builder);
void setModeAArch64(llvm::IRBuilder<> &builder, llvm::Value *mode);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_ENTRYPOINTS_FLOATINGPOINTMODE_H
