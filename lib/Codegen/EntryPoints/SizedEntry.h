//===- SizedEntry.h - Calls with extents that are chosen then -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_ENTRYPOINTS_SIZEDENTRY_H
#define NNPRIM_LIB_CODEGEN_ENTRYPOINTS_SIZEDENTRY_H

#include "EntryPoints.h"

#include "NNPrim/Codegen/CompileSizes.h"

namespace nnprim {

/// The model for one combination of extents.
struct SizedPart {
  llvm::SmallVector<int64_t> extents;
  ModelInterface interface;
  llvm::SmallVector<ModelVariant> variants;
};

/// A model whose extents are chosen when it runs. Its parts are those of all
/// combinations of the symbols' values, the largest last.
struct SizedInterface {
  std::string name;
  std::vector<SizeSymbol> symbols;
  std::vector<SizedPart> models;
};

/// Adds `<name>_invoke_sized` and `<name>_run`, which take the extents; returns
/// the first. They call the entry points of the parts.
llvm::Function *addSizedEntryPoints(llvm::Module &module,
                                    const SizedInterface &sizes);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_ENTRYPOINTS_SIZEDENTRY_H
