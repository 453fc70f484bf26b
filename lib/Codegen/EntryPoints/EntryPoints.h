//===- EntryPoints.h - The functions of a model's C interface -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_ENTRYPOINTS_ENTRYPOINTS_H
#define NNPRIM_LIB_CODEGEN_ENTRYPOINTS_ENTRYPOINTS_H

#include "NNPrim/Codegen/ModelInterface.h"
#include "NNPrim/Target/MachineDesc.h"

#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace nnprim {

/// The model's code for one target.
struct ModelVariant {
  const MachineDesc *machine = nullptr;
  uint64_t arenaBytes = 0;
  /// True if the last argument of `main` is the threads.
  bool usesThreads = false;
  /// The code runs with subnormal operands and results taken for zeros.
  bool zeroesSubnormals = false;
  /// Symbol of the variant's `main`: the inputs, the outputs, the arena, and
  /// the threads if it uses them. Returns the status, which is success.
  std::string main;
};

/// Bytes of the arena that serves all variants.
uint64_t getArenaBytes(llvm::ArrayRef<ModelVariant> variants);

/// The targets of the variants, separated by commas.
std::string getTargetNames(llvm::ArrayRef<ModelVariant> variants);

/// Functions of baseline code: types in runtime/include/nnprim/model.h.
struct EntryPoints {
  llvm::Function *invoke = nullptr;
  llvm::Function *selectVariant = nullptr;
  /// `invoke` of each variant.
  llvm::SmallVector<llvm::Function *> invokeVariant;
};

/// Adds the entry points and `<name>_run` to the module. They check their
/// arguments, ask the processor once, and call the `main` of a variant, which
/// is declared if the module does not define it.
EntryPoints addEntryPoints(llvm::Module &module,
                           const ModelInterface &interface,
                           llvm::ArrayRef<ModelVariant> variants);

/// The same for other objects of the library, without `<name>_run`.
void addPart(llvm::Module &module, const ModelInterface &interface,
             llvm::ArrayRef<ModelVariant> variants);

/// Declares what addPart adds.
EntryPoints declarePart(llvm::Module &module, const ModelInterface &interface,
                        llvm::ArrayRef<ModelVariant> variants);

/// The symbols that declarePart may leave undefined.
std::vector<std::string> getEntryNames(const ModelInterface &interface,
                                       size_t numVariants);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_ENTRYPOINTS_ENTRYPOINTS_H
