//===- CallChecks.cpp - Emits the checks of a call's arguments ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallChecks.h"

#include "llvm/IR/Function.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace nnprim;

Function *nnprim::createBaselineFunction(Module &module, const Twine &name,
                                         const TargetDesc &target,
                                         ArrayRef<Type *> arguments,
                                         GlobalValue::LinkageTypes linkage) {
  auto *type = FunctionType::get(Type::getInt32Ty(module.getContext()),
                                 arguments, /*isVarArg=*/false);
  Function *function = Function::Create(type, linkage, name, module);
  function->addFnAttr("target-cpu", target.baselineCpu);
  function->addFnAttr("target-features", target.baselineFeatures);
  function->setDoesNotThrow();
  function->setDSOLocal(true);
  return function;
}

CallChecks::CallChecks(Function *function)
    : b(BasicBlock::Create(function->getContext(), "entry", function)),
      function(function) {}

BasicBlock *CallChecks::createBlock(const Twine &name) {
  return BasicBlock::Create(b.getContext(), name, function);
}

void CallChecks::requireOr(Value *condition, function_ref<Value *()> fail) {
  BasicBlock *failed = createBlock("failed"), *passed = createBlock("passed");
  b.CreateCondBr(condition, passed, failed,
                 MDBuilder(b.getContext()).createLikelyBranchWeights());
  b.SetInsertPoint(failed);
  b.CreateRet(fail());
  b.SetInsertPoint(passed);
}

void CallChecks::require(Value *condition, Status error, uint32_t position) {
  requireOr(condition, [&] { return getConstant(error, position); });
}

void CallChecks::requireTensors(ArrayRef<TensorInfo> tensors,
                                ArrayRef<Value *> pointers, Status error) {
  for (auto [position, tensor] : enumerate(tensors))
    if (!is_contained(tensor.shape, 0))
      require(b.CreateIsNotNull(pointers[position]), error, position);
}

SmallVector<Value *> CallChecks::loadPointers(ArrayRef<TensorInfo> tensors,
                                              Value *array) {
  SmallVector<Value *> pointers;
  for (size_t i = 0; i < tensors.size(); ++i)
    pointers.push_back(b.CreateLoad(
        b.getPtrTy(), b.CreateConstInBoundsGEP1_64(b.getPtrTy(), array, i)));
  return pointers;
}

void CallChecks::requireArena(Value *arena, uint64_t neededBytes) {
  if (neededBytes == 0)
    return;
  require(b.CreateIsNotNull(arena), Status::NullArena);
  Value *offset =
      b.CreateAnd(b.CreatePtrToInt(arena, b.getInt64Ty()), kArenaAlignment - 1);
  require(b.CreateICmpEQ(offset, b.getInt64(0)), Status::ArenaAlignment);
}

void CallChecks::requireArenaBytes(Value *arenaBytes, uint64_t neededBytes) {
  if (neededBytes != 0)
    require(b.CreateICmpUGE(arenaBytes, b.getInt64(neededBytes)),
            Status::ArenaBytes);
}

void CallChecks::requireThreads(Value *threads) {
  BasicBlock *given = createBlock("given"), *done = createBlock("done");
  // Threads are for models that take long: without them, there is no jump.
  b.CreateCondBr(b.CreateIsNull(threads), done, given,
                 MDBuilder(b.getContext()).createLikelyBranchWeights());
  b.SetInsertPoint(given);
  // Mirrors nnprim_threads of runtime/include/nnprim/model.h.
  auto *type = StructType::get(b.getPtrTy(), b.getInt32Ty(), b.getPtrTy());
  auto load = [&](unsigned field) {
    return b.CreateLoad(type->getElementType(field),
                        b.CreateStructGEP(type, threads, field));
  };
  // 0 becomes the largest number.
  Value *below = b.CreateSub(load(1), b.getInt32(1));
  require(b.CreateICmpULT(below, b.getInt32(kMaxThreads)), Status::NumThreads);
  require(b.CreateIsNotNull(load(2)), Status::NullParallelFor);
  b.CreateBr(done);
  b.SetInsertPoint(done);
}

SmallVector<Value *>
CallChecks::requireArguments(const ModelInterface &interface,
                             uint64_t arenaBytes) {
  constexpr unsigned numArguments = 5;
  auto argument = [&](unsigned number) {
    return function->getArg(function->arg_size() - numArguments + number);
  };
  SmallVector<Value *> tensors;
  auto checkTensors = [&](ArrayRef<TensorInfo> infos, Value *array,
                          Status noArray, Status noTensor) {
    if (infos.empty())
      return;
    require(b.CreateIsNotNull(array), noArray);
    SmallVector<Value *> pointers = loadPointers(infos, array);
    requireTensors(infos, pointers, noTensor);
    append_range(tensors, pointers);
  };
  checkTensors(interface.inputs, argument(0), Status::NullInputs,
               Status::NullInput);
  checkTensors(interface.outputs, argument(1), Status::NullOutputs,
               Status::NullOutput);
  requireArena(argument(2), arenaBytes);
  requireArenaBytes(argument(3), arenaBytes);
  requireThreads(argument(4));
  return tensors;
}
