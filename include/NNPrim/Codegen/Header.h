//===- Header.h - The generated C header ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CODEGEN_HEADER_H
#define NNPRIM_CODEGEN_HEADER_H

#include "NNPrim/Codegen/CompileSizes.h"
#include "NNPrim/Codegen/ModelInterface.h"

#include "llvm/Support/raw_ostream.h"

namespace nnprim {

/// Writes a C header for a model: the sizes of the tensors and of the arena as
/// macros, the prototype of `<name>_run`, and the descriptor. The header
/// includes only <stdint.h>.
void writeHeader(llvm::raw_ostream &os, const ModelInterface &interface,
                 uint64_t arenaBytes, llvm::StringRef target);

/// The same for a model whose extents are chosen when it runs: `<name>_run`
/// takes them first. `interfaces` are those of all combinations of the symbols'
/// values, which are `extents`, the largest last.
void writeSizedHeader(llvm::raw_ostream &os, llvm::StringRef name,
                      llvm::ArrayRef<SizeSymbol> symbols,
                      llvm::ArrayRef<ModelInterface> interfaces,
                      llvm::ArrayRef<llvm::SmallVector<int64_t>> extents,
                      uint64_t arenaBytes, llvm::StringRef target);

} // namespace nnprim

#endif // NNPRIM_CODEGEN_HEADER_H
