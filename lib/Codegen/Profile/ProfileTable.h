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
#include "NNPrim/Target/TargetDesc.h"

namespace llvm {
class Module;
} // namespace llvm

namespace nnprim {

/// Adds the constant `<name>_profile` (runtime/include/nnprim/profile.h) for
/// the counters that nnprim-instrument-kernels has put into the module, with
/// the alias `nnprim_profile` if requested. It is called after addDescriptor,
/// which hides what it does not know.
void addProfileTable(llvm::Module &module, const ModelProfile &profile,
                     llvm::StringRef name, const TargetDesc &target,
                     bool withAlias);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_PROFILETABLE_H
