//===- CallChecks.h - Emits the checks of a call's arguments --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_ENTRYPOINTS_CALLCHECKS_H
#define NNPRIM_LIB_CODEGEN_ENTRYPOINTS_CALLCHECKS_H

#include "NNPrim/Codegen/ModelInterface.h"
#include "NNPrim/Target/TargetDesc.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/IRBuilder.h"

namespace nnprim {

// These constants mirror runtime/include/nnprim/model.h.
inline constexpr uint64_t kArenaAlignment = 64;
inline constexpr uint32_t kMaxThreads = 65536;
enum class Status : uint32_t {
  OK = 0,
  Processor = 1,
  NullInputs = 2,
  NullOutputs = 3,
  NullInput = 4,
  NullOutput = 5,
  NullArena = 6,
  ArenaBytes = 7,
  ArenaAlignment = 8,
  NumThreads = 9,
  NullParallelFor = 10,
  NullExtents = 13,
  Extent = 14
};

/// Declares a function of baseline code that returns an i32: it runs before it
/// is known what the processor has.
llvm::Function *createBaselineFunction(llvm::Module &module,
                                       const llvm::Twine &name,
                                       const TargetDesc &target,
                                       llvm::ArrayRef<llvm::Type *> arguments,
                                       llvm::GlobalValue::LinkageTypes linkage);

/// Emits checks of one function that returns a status. Each check returns its
/// error where it fails and leaves the builder where it holds.
class CallChecks {
public:
  /// Code goes into a new first block of `function`.
  explicit CallChecks(llvm::Function *function);

  llvm::IRBuilder<> &builder() { return b; }
  void require(llvm::Value *condition, Status error, uint32_t position = 0);
  /// The same; `fail` emits the status that is returned.
  void requireOr(llvm::Value *condition,
                 llvm::function_ref<llvm::Value *()> fail);
  void returnStatus(Status status) { b.CreateRet(getConstant(status, 0)); }

  /// `pointers` are those to the elements, in the order of `tensors`.
  void requireTensors(llvm::ArrayRef<TensorInfo> tensors,
                      llvm::ArrayRef<llvm::Value *> pointers, Status error);
  /// Loads a pointer for each of `tensors` from `array`, which must not be
  /// null if there are any.
  llvm::SmallVector<llvm::Value *>
  loadPointers(llvm::ArrayRef<TensorInfo> tensors, llvm::Value *array);
  void requireArena(llvm::Value *arena, uint64_t neededBytes);
  void requireArenaBytes(llvm::Value *arenaBytes, uint64_t neededBytes);
  void requireThreads(llvm::Value *threads);
  /// Checks the last arguments of the function, those of an `invoke`; returns
  /// pointers to the elements of inputs and outputs.
  llvm::SmallVector<llvm::Value *>
  requireArguments(const ModelInterface &interface, uint64_t arenaBytes);

private:
  llvm::Constant *getConstant(Status status, uint32_t position) {
    return b.getInt32(uint32_t(status) | position << 8);
  }
  /// Continues in `block`.
  llvm::BasicBlock *createBlock(const llvm::Twine &name);

  llvm::IRBuilder<> b;
  llvm::Function *function;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_ENTRYPOINTS_CALLCHECKS_H
