//===- Descriptor.h - The model's descriptor in LLVM IR -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_DESCRIPTOR_H
#define NNPRIM_LIB_CODEGEN_DESCRIPTOR_H

#include "NNPrim/Codegen/ModelInterface.h"

namespace llvm {
class Module;
} // namespace llvm

namespace nnprim {

/// Values that the descriptor contains in addition to the interface.
struct ModelSizes {
  uint64_t arenaBytes = 0;
  uint64_t weightBytes = 0;
  /// True if the last argument of `main` is the threads.
  bool usesThreads = false;
};

/// Gives the module its C interface (runtime/include/nnprim/model.h). `main`
/// becomes `<name>_run`; if `main` takes threads, `<name>_run` calls it without
/// any. A thunk and the constant `<name>_model` are added, with the alias
/// `nnprim_model` if requested. All other definitions become internal, and
/// declarations of weights hidden.
void addDescriptor(llvm::Module &module, const ModelInterface &interface,
                   const ModelSizes &sizes, llvm::StringRef target,
                   bool withAlias);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_DESCRIPTOR_H
