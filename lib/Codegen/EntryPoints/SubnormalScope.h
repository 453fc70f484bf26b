//===- SubnormalScope.h - Calls that take subnormals for zeros ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_ENTRYPOINTS_SUBNORMALSCOPE_H
#define NNPRIM_LIB_CODEGEN_ENTRYPOINTS_SUBNORMALSCOPE_H

#include "NNPrim/Target/TargetDesc.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/IRBuilder.h"

namespace nnprim {

/// Emits the call of a model's code with subnormals taken for zeros, in this
/// thread and in those that are lent to the model, and with the mode of each
/// restored behind. Functions that this needs are added to the module, their
/// names beginning with `name`.
class SubnormalScope {
public:
  SubnormalScope(llvm::IRBuilder<> &builder, const TargetDesc &target,
                 llvm::StringRef name)
      : b(builder), target(target), name(name) {}

  /// The threads, null if `threads` is, that set the mode for each task.
  llvm::Value *wrapThreads(llvm::Value *threads);
  /// `emit` adds the call and returns it. It is not inlined, since LLVM may
  /// move arithmetic across a change of the mode.
  llvm::CallInst *call(llvm::function_ref<llvm::CallInst *()> emit);

private:
  llvm::Function *getParallelFor();
  llvm::Function *getTask();
  llvm::Function *createFunction(const llvm::Twine &suffix,
                                 llvm::ArrayRef<llvm::Type *> arguments);

  llvm::IRBuilder<> &b;
  const TargetDesc &target;
  llvm::StringRef name;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_ENTRYPOINTS_SUBNORMALSCOPE_H
