//===- CallChecks.cpp - Emits the checks of a call's arguments -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallChecks.h"

#include "llvm/IR/Function.h"

using namespace llvm;
using namespace nnprim;

CallChecks::CallChecks(Function *function)
    : b(BasicBlock::Create(function->getContext(), "entry", function)),
      function(function) {}

BasicBlock *CallChecks::createBlock(const Twine &name) {
  return BasicBlock::Create(b.getContext(), name, function);
}

void CallChecks::require(Value *condition, Status error, uint32_t position) {
  BasicBlock *failed = createBlock("failed"), *passed = createBlock("passed");
  b.CreateCondBr(condition, passed, failed);
  b.SetInsertPoint(failed);
  b.CreateRet(getConstant(error, position));
  b.SetInsertPoint(passed);
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
  b.CreateCondBr(b.CreateIsNull(threads), done, given);
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
