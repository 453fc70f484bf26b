//===- Header.h - The generated C header ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CODEGEN_HEADER_H
#define NNPRIM_CODEGEN_HEADER_H

#include "NNPrim/Codegen/ModelInterface.h"

#include "llvm/Support/raw_ostream.h"

namespace nnprim {

/// Writes a C header for a model: the sizes of the tensors and of the arena as
/// macros, the prototype of `<name>_run`, and the descriptor. The header
/// includes only <stdint.h>.
void writeHeader(llvm::raw_ostream &os, const ModelInterface &interface,
                 uint64_t arenaBytes, llvm::StringRef target);

} // namespace nnprim

#endif // NNPRIM_CODEGEN_HEADER_H
