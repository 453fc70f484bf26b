//===- Linker.h - Links objects -------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_LINKER_H
#define NNPRIM_LIB_CODEGEN_LINKER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

namespace nnprim {

enum class LinkMode { Relocatable, Shared };

/// Links objects with ld.lld of LLVM 22, which is searched beside LLVM's tools
/// and on the PATH. `soname` names a shared library.
llvm::Error linkObjects(llvm::ArrayRef<std::string> objects,
                        llvm::StringRef output, LinkMode mode,
                        llvm::StringRef soname);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_LINKER_H
