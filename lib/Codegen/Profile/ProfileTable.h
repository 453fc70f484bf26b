//===- ProfileTable.h - A model's profile in LLVM IR ------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_PROFILETABLE_H
#define NNPRIM_LIB_CODEGEN_PROFILETABLE_H

#include "NNPrim/Profile/ModelProfile.h"
#include "NNPrim/Target/MachineDesc.h"

namespace llvm {
class Module;
} // namespace llvm

namespace nnprim {

/// Adds the constant `<name>_profile` (runtime/include/nnprim/profile.h) for
/// the counters that nnprim-instrument-kernels has put into the module, with
/// the alias `nnprim_profile` if requested. It is called after addDescriptor,
/// which hides what it does not know.
/// A variant whose steps are measured.
struct ProfiledVariant {
  const ModelProfile *profile;
  const TargetDesc *target;
  /// Symbol of the variant's `main`, the prefix of those of its profile.
  llvm::StringRef main;
};

/// The symbols that addProfileCode defines.
std::vector<std::string> getProfileSymbols(llvm::StringRef main);

/// Adds, to the module of the variant's `main`, functions in the instructions
/// of `machine` to which the table refers. `isAlone`: the table is added to the
/// same module.
void addProfileCode(llvm::Module &module, llvm::StringRef main,
                    const MachineDesc &machine, bool isAlone);

/// Adds the table, with an element for each variant. What addProfileCode
/// defines is declared if it is in other objects.
void addProfileTable(llvm::Module &module,
                     llvm::ArrayRef<ProfiledVariant> variants,
                     llvm::StringRef name, bool withAlias);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_PROFILETABLE_H
