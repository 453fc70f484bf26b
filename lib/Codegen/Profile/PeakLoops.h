//===- PeakLoops.h - Loops that measure what a machine can do ---*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_PEAKLOOPS_H
#define NNPRIM_LIB_CODEGEN_PEAKLOOPS_H

#include "NNPrim/Target/TargetDesc.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace nnprim {

/// Width in bytes of the vectors that loops of the target use.
int64_t getPeakVectorBytes(const TargetDesc &target);

/// The function `run_multiply_adds` of nnprim_profile: as many independent
/// multiply-adds as hide their latency, and have registers.
llvm::Function *createMultiplyAddLoop(llvm::Module &module,
                                      const TargetDesc &target);

/// The function `run_scaled_products` of nnprim_profile: a loop like that of a
/// register tile that adds so many `terms` as integers, but for its loads. Only
/// x86 has the products.
llvm::Function *createScaledProductLoop(llvm::Module &module,
                                        const TargetDesc &target,
                                        int64_t terms);

/// The function `run_loads` of nnprim_profile: eight vectors an iteration.
llvm::Function *createLoadLoop(llvm::Module &module, const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_PEAKLOOPS_H
