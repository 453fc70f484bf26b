//===- Descriptor.cpp - The model's descriptor in LLVM IR -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Descriptor.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;

// These constants mirror runtime/include/nnprim/model.h.
static constexpr uint32_t abiVersion = 1;
static constexpr uint64_t arenaAlignment = 64;
static constexpr uint32_t usesThreadsFlag = 1;

namespace {
class DescriptorBuilder {
public:
  explicit DescriptorBuilder(Module &module)
      : module(module), context(module.getContext()),
        pointer(PointerType::getUnqual(context)),
        i32(Type::getInt32Ty(context)), i64(Type::getInt64Ty(context)) {}

  Constant *getString(StringRef text) {
    return makePrivate(ConstantDataArray::getString(context, text));
  }

  Constant *getTensors(ArrayRef<nnprim::TensorInfo> tensors) {
    if (tensors.empty())
      return ConstantPointerNull::get(pointer);
    auto *type = StructType::get(pointer, i32, i32, pointer);
    SmallVector<Constant *> records;
    for (const nnprim::TensorInfo &tensor : tensors) {
      Constant *shape = ConstantPointerNull::get(pointer);
      if (!tensor.shape.empty()) {
        SmallVector<uint64_t> extents(tensor.shape.begin(), tensor.shape.end());
        shape = makePrivate(ConstantDataArray::get(context, extents));
      }
      records.push_back(ConstantStruct::get(
          type, getString(tensor.name), ConstantInt::get(i32, tensor.type),
          ConstantInt::get(i32, tensor.shape.size()), shape));
    }
    return makePrivate(
        ConstantArray::get(ArrayType::get(type, records.size()), records));
  }

  /// void invoke(const void *const *inputs, void *const *outputs, void *arena,
  ///             const nnprim_threads *threads)
  Function *createThunk(Function *main, size_t numInputs, size_t numOutputs) {
    auto *type = FunctionType::get(Type::getVoidTy(context),
                                   {pointer, pointer, pointer, pointer}, false);
    Function *thunk = Function::Create(type, GlobalValue::InternalLinkage,
                                       "nnprim_invoke", module);
    copyFunctionAttributes(*main, *thunk);
    IRBuilder<> builder(BasicBlock::Create(context, "entry", thunk));
    SmallVector<Value *> arguments;
    auto load = [&](unsigned array, size_t count) {
      for (size_t i = 0; i < count; ++i)
        arguments.push_back(
            builder.CreateLoad(pointer, builder.CreateConstInBoundsGEP1_64(
                                            pointer, thunk->getArg(array), i)));
    };
    load(0, numInputs);
    load(1, numOutputs);
    // Pass the arena, and the threads if `main` takes them.
    for (unsigned i = 2; arguments.size() < main->arg_size(); ++i)
      arguments.push_back(thunk->getArg(i));
    builder.CreateCall(main, arguments);
    builder.CreateRetVoid();
    return thunk;
  }

  /// Emits a function that calls `main` in the calling thread; it has all
  /// arguments of `main` except the threads.
  Function *createRun(Function *main, const Twine &name) {
    auto *type =
        FunctionType::get(Type::getVoidTy(context),
                          main->getFunctionType()->params().drop_back(), false);
    Function *run =
        Function::Create(type, GlobalValue::ExternalLinkage, name, module);
    copyFunctionAttributes(*main, *run);
    IRBuilder<> builder(BasicBlock::Create(context, "entry", run));
    SmallVector<Value *> arguments;
    for (Argument &argument : run->args())
      arguments.push_back(&argument);
    arguments.push_back(ConstantPointerNull::get(pointer));
    builder.CreateCall(main, arguments);
    builder.CreateRetVoid();
    return run;
  }

  GlobalVariable *createModel(const nnprim::ModelInterface &interface,
                              const nnprim::ModelSizes &sizes, StringRef target,
                              Function *thunk) {
    auto int32 = [&](uint32_t value) { return ConstantInt::get(i32, value); };
    auto int64 = [&](uint64_t value) { return ConstantInt::get(i64, value); };
    Constant *fields[] = {int32(abiVersion),
                          int32(interface.inputs.size()),
                          int32(interface.outputs.size()),
                          int32(sizes.usesThreads ? usesThreadsFlag : 0),
                          getString(interface.name),
                          getString(target),
                          getTensors(interface.inputs),
                          getTensors(interface.outputs),
                          int64(sizes.arenaBytes),
                          int64(arenaAlignment),
                          int64(sizes.weightBytes),
                          thunk};
    Constant *value = ConstantStruct::getAnon(context, fields);
    return new GlobalVariable(module, value->getType(), /*isConstant=*/true,
                              GlobalValue::ExternalLinkage, value,
                              interface.name + "_model");
  }

private:
  /// Copies the target features and other attributes common to all functions.
  void copyFunctionAttributes(const Function &from, Function &to) {
    to.setAttributes(to.getAttributes().addFnAttributes(
        context, AttrBuilder(context, from.getAttributes().getFnAttrs())));
  }

  Constant *makePrivate(Constant *value) {
    auto *global =
        new GlobalVariable(module, value->getType(), /*isConstant=*/true,
                           GlobalValue::PrivateLinkage, value, "nnprim_const");
    global->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
    return global;
  }

  Module &module;
  LLVMContext &context;
  PointerType *pointer;
  Type *i32, *i64;
};
} // namespace

/// Makes everything but the interface invisible from outside.
static void restrictVisibility(Module &module, StringRef prefix) {
  for (Function &function : module)
    if (!function.isDeclaration())
      function.setLinkage(GlobalValue::InternalLinkage);
  for (GlobalVariable &global : module.globals()) {
    if (!global.isDeclaration()) {
      global.setLinkage(GlobalValue::PrivateLinkage);
      global.setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
    } else if (global.getName().starts_with(prefix)) {
      global.setVisibility(GlobalValue::HiddenVisibility);
      global.setDSOLocal(true);
    }
  }
}

void nnprim::addDescriptor(Module &module, const ModelInterface &interface,
                           const ModelSizes &sizes, StringRef target,
                           bool withAlias) {
  restrictVisibility(module, interface.name + "_w");
  Function *main = module.getFunction("main");
  DescriptorBuilder builder(module);
  Function *run = main;
  if (sizes.usesThreads)
    run = builder.createRun(main, interface.name + "_run");
  main->setName(interface.name + (run == main ? "_run" : "_main"));
  run->setLinkage(GlobalValue::ExternalLinkage);
  run->setDSOLocal(true);
  Function *thunk = builder.createThunk(main, interface.inputs.size(),
                                        interface.outputs.size());
  GlobalVariable *model = builder.createModel(interface, sizes, target, thunk);
  if (withAlias)
    GlobalAlias::create("nnprim_model", model);
}
