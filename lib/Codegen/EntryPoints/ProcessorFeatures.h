//===- ProcessorFeatures.h - Asks the processor what it runs --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_ENTRYPOINTS_PROCESSORFEATURES_H
#define NNPRIM_LIB_CODEGEN_ENTRYPOINTS_PROCESSORFEATURES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/IRBuilder.h"

namespace nnprim {

// Each function emits baseline code of its architecture that finds out which
// lists of extensions this processor and its operating system support; a list
// is the requiredFeatures of a target. Returns an i32 with bit i set if all of
// `features[i]` are supported. The code may branch: `builder` ends in another
// block.

/// By CPUID and XGETBV.
llvm::Value *askX86(llvm::IRBuilder<> &builder,
                    llvm::ArrayRef<llvm::StringRef> features);

/// By getauxval of Linux's C libraries, to which the code refers weakly: where
/// there is none, nothing beyond the baseline is supported.
llvm::Value *askAArch64(llvm::IRBuilder<> &builder,
                        llvm::ArrayRef<llvm::StringRef> features);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_ENTRYPOINTS_PROCESSORFEATURES_H
