//===- ObjectEmitter.h - Compiles LLVM IR to machine code -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_OBJECTEMITTER_H
#define NNPRIM_LIB_CODEGEN_OBJECTEMITTER_H

#include "NNPrim/Target/TargetDesc.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

#include <memory>

namespace llvm {
class Module;
} // namespace llvm

namespace nnprim {

/// Creates a position-independent code generator for the target. That of
/// `plainCode` selects instructions one by one and fast.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(const TargetDesc &target, bool plainCode);

/// Sets the module's triple and data layout and runs LLVM's pipeline, or the
/// few passes that plain code needs.
void optimizeModule(llvm::Module &module, llvm::TargetMachine &machine);

/// Writes assembly or an object file.
llvm::Error emitMachineCode(llvm::Module &module, llvm::TargetMachine &machine,
                            bool assembly, llvm::raw_pwrite_stream &os);

/// Fails if the object at `path` refers to a symbol that neither the object nor
/// `defined` defines, because a compiled model is self-contained. Exceptions
/// are symbols that end with `definedSuffix`, if that is not empty, and the few
/// functions that a C library without libm always has, and the f64 functions
/// that have no expansion yet (sine and the like).
llvm::Error checkUndefinedSymbols(llvm::StringRef path,
                                  const llvm::StringSet<> &defined,
                                  llvm::StringRef definedSuffix);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_OBJECTEMITTER_H
