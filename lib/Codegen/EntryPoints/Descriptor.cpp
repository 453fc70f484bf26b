//===- Descriptor.cpp - The model's descriptor in LLVM IR -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Descriptor.h"

#include "CallChecks.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Module.h"

using namespace llvm;

// These constants mirror runtime/include/nnprim/model.h.
static constexpr uint32_t abiVersion = 2;
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

  Constant *getVariants(ArrayRef<nnprim::ModelVariant> variants,
                        const nnprim::EntryPoints &entries) {
    auto *type = StructType::get(pointer, pointer, i64, pointer);
    SmallVector<Constant *> records;
    for (auto [variant, invoke] : zip(variants, entries.invokeVariant)) {
      const nnprim::MachineDesc &machine = *variant.machine;
      records.push_back(ConstantStruct::get(
          type, getString(machine.getLibraryTarget()),
          getString(machine.target->requiredFeatures),
          ConstantInt::get(i64, variant.arenaBytes), invoke));
    }
    return makePrivate(
        ConstantArray::get(ArrayType::get(type, records.size()), records));
  }

  /// Symbols and sizes of a model, and the function that takes their values.
  struct Sizes {
    Constant *numSymbols, *numSizes, *symbols, *sizes, *invoke;
    uint64_t arenaBytes = 0;
    bool usesThreads = false;
  };

  Constant *getExtents(ArrayRef<int64_t> extents) {
    SmallVector<uint64_t> values(extents.begin(), extents.end());
    return makePrivate(ConstantDataArray::get(context, values));
  }

  /// Of a model without symbols.
  Sizes getNoSizes() {
    Constant *null = ConstantPointerNull::get(pointer);
    Constant *zero = ConstantInt::get(i32, 0);
    return {zero, zero, null, null, null};
  }

  Sizes getSizes(const nnprim::SizedInterface &interface, Function *invoke) {
    auto *symbolType = StructType::get(pointer, pointer, i32, i32);
    SmallVector<Constant *> symbols, sizes;
    for (const nnprim::SizeSymbol &symbol : interface.symbols)
      symbols.push_back(ConstantStruct::get(
          symbolType, getString(symbol.name), getExtents(symbol.values),
          ConstantInt::get(i32, symbol.values.size()),
          ConstantInt::get(i32, symbol.isComposed)));
    auto *sizeType = StructType::get(pointer, pointer, pointer, i64);
    Sizes result;
    for (const nnprim::SizedPart &part : interface.models) {
      uint64_t arenaBytes = nnprim::getArenaBytes(part.variants);
      sizes.push_back(ConstantStruct::get(sizeType, getExtents(part.extents),
                                          getTensors(part.interface.inputs),
                                          getTensors(part.interface.outputs),
                                          ConstantInt::get(i64, arenaBytes)));
      result.arenaBytes = std::max(result.arenaBytes, arenaBytes);
      for (const nnprim::ModelVariant &variant : part.variants)
        result.usesThreads |= variant.usesThreads;
    }
    auto makeArray = [&](Type *type, ArrayRef<Constant *> records) {
      return makePrivate(
          ConstantArray::get(ArrayType::get(type, records.size()), records));
    };
    result.numSymbols = ConstantInt::get(i32, symbols.size());
    result.numSizes = ConstantInt::get(i32, sizes.size());
    result.symbols = makeArray(symbolType, symbols);
    result.sizes = makeArray(sizeType, sizes);
    result.invoke = invoke;
    return result;
  }

  GlobalVariable *createModel(const nnprim::ModelInterface &interface,
                              ArrayRef<nnprim::ModelVariant> variants,
                              uint64_t weightBytes,
                              const nnprim::EntryPoints &entries,
                              const Sizes &sizes) {
    auto int32 = [&](uint32_t value) { return ConstantInt::get(i32, value); };
    auto int64 = [&](uint64_t value) { return ConstantInt::get(i64, value); };
    bool usesThreads =
        sizes.usesThreads || any_of(variants, [](const auto &variant) {
          return variant.usesThreads;
        });
    Constant *fields[] = {
        int32(abiVersion),
        int32(interface.inputs.size()),
        int32(interface.outputs.size()),
        int32(usesThreads ? usesThreadsFlag : 0),
        getString(interface.name),
        getString(nnprim::getTargetNames(variants)),
        getTensors(interface.inputs),
        getTensors(interface.outputs),
        int64(std::max(nnprim::getArenaBytes(variants), sizes.arenaBytes)),
        int64(nnprim::kArenaAlignment),
        int64(weightBytes),
        entries.invoke,
        getVariants(variants, entries),
        int32(variants.size()),
        entries.selectVariant,
        sizes.numSymbols,
        sizes.numSizes,
        sizes.symbols,
        sizes.sizes,
        sizes.invoke};
    Constant *value = ConstantStruct::getAnon(context, fields);
    return new GlobalVariable(module, value->getType(), /*isConstant=*/true,
                              GlobalValue::ExternalLinkage, value,
                              interface.name + "_model");
  }

private:
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

/// Makes everything but the interface invisible from outside. Symbols
/// that other objects of the library refer to are hidden already.
static void restrictVisibility(Module &module, StringRef weightPrefix,
                               StringRef main) {
  for (Function &function : module)
    if (function.hasHiddenVisibility())
      function.setName(function.getName() + "." + main);
    else if (!function.isDeclaration())
      function.setLinkage(GlobalValue::InternalLinkage);
  for (GlobalVariable &global : module.globals()) {
    if (!global.isDeclaration()) {
      global.setLinkage(GlobalValue::PrivateLinkage);
      global.setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
    } else if (global.getName().starts_with(weightPrefix)) {
      global.setVisibility(GlobalValue::HiddenVisibility);
      global.setDSOLocal(true);
    }
  }
}

void nnprim::addInterface(Module &module, const ModelInterface &interface,
                          ArrayRef<ModelVariant> variants, uint64_t weightBytes,
                          bool withAlias) {
  EntryPoints entries = addEntryPoints(module, interface, variants);
  DescriptorBuilder builder(module);
  GlobalVariable *model = builder.createModel(interface, variants, weightBytes,
                                              entries, builder.getNoSizes());
  if (withAlias)
    GlobalAlias::create("nnprim_model", model);
}

void nnprim::addSizedInterface(Module &module, const SizedInterface &sizes,
                               uint64_t weightBytes, bool withAlias) {
  Function *invoke = addSizedEntryPoints(module, sizes);
  const SizedPart &largest = sizes.models.back();
  ModelInterface interface = largest.interface;
  interface.name = sizes.name;
  DescriptorBuilder builder(module);
  GlobalVariable *model = builder.createModel(
      interface, largest.variants, weightBytes,
      declarePart(module, largest.interface, largest.variants),
      builder.getSizes(sizes, invoke));
  if (withAlias)
    GlobalAlias::create("nnprim_model", model);
}

/// The call that `leave` follows, if its function has no other caller.
static CallInst *getLastCall(ReturnInst *leave) {
  auto *call = dyn_cast_or_null<CallInst>(leave->getPrevNode());
  Function *callee = call ? call->getCalledFunction() : nullptr;
  return callee && !callee->isDeclaration() && callee->hasLocalLinkage() &&
                 callee->hasOneUse() && callee->getReturnType()->isVoidTy()
             ? call
             : nullptr;
}

/// Makes a function return success, so that its callers end in a jump to it;
/// what it ends in a call of likewise. The number passes through an empty
/// instruction: a caller that knew it would rather return it itself, behind the
/// call.
static Function *returnSuccess(Function *function) {
  Type *i32 = Type::getInt32Ty(function->getContext());
  auto *type =
      FunctionType::get(i32, function->getFunctionType()->params(), false);
  Function *changed = Function::Create(type, function->getLinkage(), "");
  function->getParent()->getFunctionList().insert(function->getIterator(),
                                                  changed);
  changed->takeName(function);
  changed->copyAttributesFrom(function);
  changed->copyMetadata(function, 0);
  changed->splice(changed->begin(), function);
  for (auto [from, to] : zip_equal(function->args(), changed->args())) {
    to.takeName(&from);
    from.replaceAllUsesWith(&to);
  }
  auto *hide = InlineAsm::get(FunctionType::get(i32, i32, false), "", "=r,0",
                              /*hasSideEffects=*/false);
  for (BasicBlock &block : *changed) {
    auto *leave = dyn_cast<ReturnInst>(block.getTerminator());
    if (!leave)
      continue;
    IRBuilder<> b(leave);
    if (CallInst *call = getLastCall(leave)) {
      Function *callee = call->getCalledFunction();
      SmallVector<Value *> arguments(call->args());
      CallInst *last = b.CreateCall(returnSuccess(callee), arguments);
      last->setAttributes(call->getAttributes());
      last->copyMetadata(*call);
      b.CreateRet(last);
      call->eraseFromParent();
      callee->eraseFromParent();
    } else {
      Value *success = b.getInt32(uint32_t(nnprim::Status::OK));
      b.CreateRet(b.CreateCall(hide, success));
    }
    leave->eraseFromParent();
  }
  return changed;
}

void nnprim::prepareVariant(Module &module, StringRef weightPrefix,
                            const ModelVariant &variant, bool isAlone) {
  restrictVisibility(module, weightPrefix, variant.main);
  Function *main = module.getFunction("main");
  if (!main)
    return;
  main->setName(variant.main);
  Function *plain = main;
  main = returnSuccess(plain);
  plain->eraseFromParent();
  // `main` has two callers, `invoke` and `run`, and is long.
  main->addFnAttr(Attribute::NoInline);
  if (isAlone)
    return;
  main->setLinkage(GlobalValue::ExternalLinkage);
  main->setVisibility(GlobalValue::HiddenVisibility);
  main->setDSOLocal(true);
}
