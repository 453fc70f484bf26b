//===- Descriptor.h - The model's descriptor in LLVM IR -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_ENTRYPOINTS_DESCRIPTOR_H
#define NNPRIM_LIB_CODEGEN_ENTRYPOINTS_DESCRIPTOR_H

#include "SizedEntry.h"

namespace nnprim {

/// Gives a module the C interface of a model (runtime/include/nnprim/model.h):
/// the entry points and the constant `<name>_model`, with the alias
/// `nnprim_model` if requested.
void addInterface(llvm::Module &module, const ModelInterface &interface,
                  llvm::ArrayRef<ModelVariant> variants, uint64_t weightBytes,
                  bool withAlias);

/// The same for a model whose extents are chosen when it runs; its parts are in
/// other objects of the library.
void addSizedInterface(llvm::Module &module, const SizedInterface &sizes,
                       uint64_t weightBytes, bool withAlias);

/// Prepares a module with the code of one variant or a part of it: `main` gets
/// its symbol, visible to other objects of the same library unless the variant
/// is alone, and returns success as an i32; hidden functions, which are those
/// that parts share, get the symbol `<function>.<main>`. All other definitions
/// become internal, and declarations of weights, whose symbols begin with
/// `weightPrefix`, hidden.
void prepareVariant(llvm::Module &module, llvm::StringRef weightPrefix,
                    const ModelVariant &variant, bool isAlone);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_ENTRYPOINTS_DESCRIPTOR_H
