//===- SubnormalScope.cpp - Calls that take subnormals for zeros ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SubnormalScope.h"

#include "FloatingPointMode.h"

#include "llvm/IR/Module.h"

using namespace llvm;
using namespace nnprim;

static Value *zeroSubnormals(IRBuilder<> &b, Architecture architecture) {
  switch (architecture) {
  case Architecture::X86:
    return zeroSubnormalsX86(b);
  case Architecture::AArch64:
    return zeroSubnormalsAArch64(b);
  }
  llvm_unreachable("unknown architecture");
}

static void setMode(IRBuilder<> &b, Architecture architecture, Value *mode) {
  switch (architecture) {
  case Architecture::X86:
    return setModeX86(b, mode);
  case Architecture::AArch64:
    return setModeAArch64(b, mode);
  }
}

/// nnprim_threads of runtime/include/nnprim/model.h: context, num_threads,
/// parallel_for.
static StructType *getThreadsType(LLVMContext &context) {
  Type *pointer = PointerType::getUnqual(context);
  return StructType::get(pointer, Type::getInt32Ty(context), pointer);
}

/// What a wrapped task is given: the task, and its own data.
static StructType *getTaskType(LLVMContext &context) {
  Type *pointer = PointerType::getUnqual(context);
  return StructType::get(pointer, pointer);
}

static Value *loadField(IRBuilder<> &b, StructType *type, Value *base,
                        unsigned index) {
  return b.CreateLoad(type->getElementType(index),
                      b.CreateStructGEP(type, base, index));
}

static void storeField(IRBuilder<> &b, StructType *type, Value *value,
                       Value *base, unsigned index) {
  b.CreateStore(value, b.CreateStructGEP(type, base, index));
}

static AllocaInst *allocate(IRBuilder<> &b, Type *type) {
  BasicBlock &entry = b.GetInsertBlock()->getParent()->getEntryBlock();
  IRBuilder<> first(&entry, entry.begin());
  return first.CreateAlloca(type);
}

CallInst *SubnormalScope::call(function_ref<CallInst *()> emit) {
  Value *before = zeroSubnormals(b, target.architecture);
  CallInst *call = emit();
  call->setIsNoInline();
  setMode(b, target.architecture, before);
  return call;
}

/// A function of baseline code without result.
Function *SubnormalScope::createFunction(const Twine &suffix,
                                         ArrayRef<Type *> arguments) {
  Module &module = *b.GetInsertBlock()->getModule();
  auto *type = FunctionType::get(b.getVoidTy(), arguments, /*isVarArg=*/false);
  Function *function = Function::Create(type, GlobalValue::InternalLinkage,
                                        name + suffix, module);
  function->addFnAttr("target-cpu", target.baselineCpu);
  function->addFnAttr("target-features", target.baselineFeatures);
  BasicBlock::Create(b.getContext(), "entry", function);
  return function;
}

/// task(data, index) of wrapped threads: runs the task that `data` names.
Function *SubnormalScope::getTask() {
  Module &module = *b.GetInsertBlock()->getModule();
  if (Function *function = module.getFunction((name + "_zero_task").str()))
    return function;
  Type *pointer = b.getPtrTy(), *i64 = b.getInt64Ty();
  Function *function = createFunction("_zero_task", {pointer, i64});
  IRBuilder<> body(&function->getEntryBlock());
  StructType *type = getTaskType(b.getContext());
  Value *task = loadField(body, type, function->getArg(0), 0);
  Value *data = loadField(body, type, function->getArg(0), 1);
  SubnormalScope(body, target, name).call([&] {
    return body.CreateCall(
        FunctionType::get(b.getVoidTy(), {pointer, i64}, /*isVarArg=*/false),
        task, {data, function->getArg(1)});
  });
  body.CreateRetVoid();
  return function;
}

/// parallel_for(context, count, task, data) of wrapped threads, whose context
/// is the caller's threads.
Function *SubnormalScope::getParallelFor() {
  Module &module = *b.GetInsertBlock()->getModule();
  std::string ownName = (name + "_zero_parallel_for").str();
  if (Function *function = module.getFunction(ownName))
    return function;
  Function *wrapper = getTask();
  Type *pointer = b.getPtrTy();
  SmallVector<Type *> arguments = {pointer, b.getInt64Ty(), pointer, pointer};
  Function *function = createFunction("_zero_parallel_for", arguments);
  IRBuilder<> body(&function->getEntryBlock());
  StructType *type = getTaskType(b.getContext());
  Value *wrapped = allocate(body, type);
  storeField(body, type, function->getArg(2), wrapped, 0);
  storeField(body, type, function->getArg(3), wrapped, 1);
  StructType *threads = getThreadsType(b.getContext());
  Value *context = loadField(body, threads, function->getArg(0), 0);
  Value *parallelFor = loadField(body, threads, function->getArg(0), 2);
  body.CreateCall(
      FunctionType::get(b.getVoidTy(), arguments, /*isVarArg=*/false),
      parallelFor, {context, function->getArg(1), wrapper, wrapped});
  body.CreateRetVoid();
  return function;
}

Value *SubnormalScope::wrapThreads(Value *threads) {
  if (isa<ConstantPointerNull>(threads))
    return threads;
  StructType *type = getThreadsType(b.getContext());
  Value *wrapped = allocate(b, type);
  Function *function = b.GetInsertBlock()->getParent();
  auto *given = BasicBlock::Create(b.getContext(), "given", function);
  auto *ready = BasicBlock::Create(b.getContext(), "ready", function);
  Value *isGiven = b.CreateIsNotNull(threads);
  b.CreateCondBr(isGiven, given, ready);
  b.SetInsertPoint(given);
  storeField(b, type, threads, wrapped, 0);
  storeField(b, type, loadField(b, type, threads, 1), wrapped, 1);
  storeField(b, type, getParallelFor(), wrapped, 2);
  b.CreateBr(ready);
  b.SetInsertPoint(ready);
  return b.CreateSelect(isGiven, wrapped, threads);
}
