//===- EntryPoints.cpp - The functions of a model's C interface -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EntryPoints.h"

#include "CallChecks.h"
#include "ProcessorFeatures.h"
#include "SubnormalScope.h"

#include "llvm/IR/Module.h"

using namespace llvm;
using namespace nnprim;

/// Bit of the word that remembers the processor's answer: it has been asked.
static constexpr uint32_t kAsked = 1u << 31;

uint64_t nnprim::getArenaBytes(ArrayRef<ModelVariant> variants) {
  uint64_t largest = 0;
  for (const ModelVariant &variant : variants)
    largest = std::max(largest, variant.arenaBytes);
  return largest;
}

std::string nnprim::getTargetNames(ArrayRef<ModelVariant> variants) {
  std::string names;
  for (const ModelVariant &variant : variants)
    names += (names.empty() ? "" : ",") + variant.machine->getLibraryTarget();
  return names;
}

namespace {
class EntryPointBuilder {
public:
  EntryPointBuilder(Module &module, const ModelInterface &interface,
                    ArrayRef<ModelVariant> variants, bool isPart)
      : isPart(isPart), module(module), context(module.getContext()),
        interface(interface), variants(variants),
        pointer(PointerType::getUnqual(context)),
        i32(Type::getInt32Ty(context)), i64(Type::getInt64Ty(context)) {}

  EntryPoints build();
  EntryPoints declare();

private:
  Function *createFunction(const Twine &suffix, ArrayRef<Type *> arguments,
                           GlobalValue::LinkageTypes linkage) {
    return createBaselineFunction(module, interface.name + suffix,
                                  *variants.front().machine->target, arguments,
                                  linkage);
  }
  /// A function that the descriptor refers to.
  Function *createEntry(const Twine &suffix, ArrayRef<Type *> arguments);
  Function *createInvokeEntry(const Twine &suffix) {
    return createEntry(suffix, {pointer, pointer, pointer, i64, pointer});
  }
  Function *createAsk();
  Function *createSupported();
  Function *createSelect();
  Function *createFirstCall(Function *entry, uint32_t wanted);
  Function *createInvokeVariant(size_t number);
  Function *createInvoke();
  void createRun();

  Function *getMain(const ModelVariant &variant);
  /// Ends in a call of the variant's `main`, which returns the status.
  void callMain(CallChecks &checks, size_t number, ArrayRef<Value *> tensors,
                Value *arena, Value *threads);
  /// Calls the first variant that `bits` says is supported.
  void callFirst(CallChecks &checks, Value *bits, ArrayRef<Value *> tensors,
                 Value *arena, Value *threads);
  /// Those of the `wanted` variants that the processor runs, as bits; returns
  /// an error where there are none.
  Value *supportedOrFail(CallChecks &checks, uint32_t wanted);
  uint32_t getAllBits() const { return (1u << variants.size()) - 1; }

  /// Whether other objects call the entry points.
  bool isPart;
  Module &module;
  LLVMContext &context;
  const ModelInterface &interface;
  ArrayRef<ModelVariant> variants;
  PointerType *pointer;
  Type *i32, *i64;
  Function *supported = nullptr, *select = nullptr;
  /// The processor's answer, or 0 before it is asked. Null if there is nothing
  /// to ask.
  GlobalVariable *word = nullptr;
};
} // namespace

Function *EntryPointBuilder::createEntry(const Twine &suffix,
                                         ArrayRef<Type *> arguments) {
  std::string name = (interface.name + suffix).str();
  if (Function *declared = module.getFunction(name))
    return declared;
  Function *function = createFunction(suffix, arguments,
                                      isPart ? GlobalValue::ExternalLinkage
                                             : GlobalValue::InternalLinkage);
  if (isPart)
    function->setVisibility(GlobalValue::HiddenVisibility);
  return function;
}

/// Asks the processor: bit i of the result says whether it runs variant i.
Function *EntryPointBuilder::createAsk() {
  Function *ask =
      createFunction("_ask_processor", {}, GlobalValue::InternalLinkage);
  ask->addFnAttr(Attribute::NoInline);
  ask->addFnAttr(Attribute::Cold);
  IRBuilder<> b(BasicBlock::Create(context, "entry", ask));
  SmallVector<StringRef> features;
  for (const ModelVariant &variant : variants)
    features.push_back(variant.machine->target->requiredFeatures);
  switch (variants.front().machine->target->architecture) {
  case Architecture::X86:
    b.CreateRet(askX86(b, features));
    break;
  case Architecture::AArch64:
    b.CreateRet(askAArch64(b, features));
    break;
  }
  return ask;
}

/// The answer, from memory if the processor was asked before. Several threads
/// may ask at the same time; they write the same word.
Function *EntryPointBuilder::createSupported() {
  Function *function =
      createFunction("_supported", {}, GlobalValue::InternalLinkage);
  IRBuilder<> b(BasicBlock::Create(context, "entry", function));
  if (all_of(variants, [](const ModelVariant &variant) {
        return variant.machine->target->requiredFeatures.empty();
      })) {
    b.CreateRet(b.getInt32(getAllBits()));
    return function;
  }
  word = new GlobalVariable(module, i32, /*isConstant=*/false,
                            GlobalValue::InternalLinkage, b.getInt32(0),
                            interface.name + "_processor");
  LoadInst *known = b.CreateLoad(i32, word);
  known->setAtomic(AtomicOrdering::Monotonic);
  auto *done = BasicBlock::Create(context, "done", function);
  auto *ask = BasicBlock::Create(context, "ask", function);
  b.CreateCondBr(b.CreateIsNotNull(known), done, ask);
  b.SetInsertPoint(done);
  b.CreateRet(known);
  b.SetInsertPoint(ask);
  Value *answer = b.CreateOr(b.CreateCall(createAsk()), b.getInt32(kAsked));
  b.CreateStore(answer, word)->setAtomic(AtomicOrdering::Monotonic);
  b.CreateRet(answer);
  return function;
}

/// The number of the first supported variant, or -1.
Function *EntryPointBuilder::createSelect() {
  Function *function = createEntry("_select", {});
  IRBuilder<> b(BasicBlock::Create(context, "entry", function));
  Value *bits = b.CreateAnd(b.CreateCall(supported), ~kAsked);
  Value *first = b.getInt32(-1);
  for (size_t i = variants.size(); i-- > 0;)
    first = b.CreateSelect(b.CreateIsNotNull(b.CreateAnd(bits, 1u << i)),
                           b.getInt32(i), first);
  b.CreateRet(first);
  return function;
}

/// What `entry` does until a call has asked the processor, and for good where
/// there is no variant to run: asks, and calls `entry` again if that helps. Out
/// of line, so that other calls save no registers for the question.
Function *EntryPointBuilder::createFirstCall(Function *entry, uint32_t wanted) {
  Function *function = createBaselineFunction(
      module, entry->getName() + "_first", *variants.front().machine->target,
      entry->getFunctionType()->params(), GlobalValue::InternalLinkage);
  function->addFnAttr(Attribute::NoInline);
  function->addFnAttr(Attribute::Cold);
  CallChecks checks(function);
  IRBuilder<> &b = checks.builder();
  Value *bits = b.CreateAnd(b.CreateCall(supported), wanted);
  checks.require(b.CreateIsNotNull(bits), Status::Processor);
  SmallVector<Value *> arguments(make_pointer_range(function->args()));
  CallInst *call = b.CreateCall(entry, arguments);
  call->setIsNoInline();
  call->setTailCallKind(CallInst::TCK_MustTail);
  b.CreateRet(call);
  return function;
}

Value *EntryPointBuilder::supportedOrFail(CallChecks &checks, uint32_t wanted) {
  IRBuilder<> &b = checks.builder();
  if (!word)
    return b.getInt32(wanted);
  Function *entry = b.GetInsertBlock()->getParent();
  LoadInst *known = b.CreateLoad(i32, word);
  known->setAtomic(AtomicOrdering::Monotonic);
  Value *bits = b.CreateAnd(known, wanted);
  checks.requireOr(b.CreateIsNotNull(bits), [&] {
    SmallVector<Value *> arguments(make_pointer_range(entry->args()));
    CallInst *call = b.CreateCall(createFirstCall(entry, wanted), arguments);
    call->setTailCallKind(CallInst::TCK_MustTail);
    return call;
  });
  return bits;
}

Function *EntryPointBuilder::getMain(const ModelVariant &variant) {
  if (Function *defined = module.getFunction(variant.main))
    return defined;
  size_t count = interface.inputs.size() + interface.outputs.size() + 1 +
                 variant.usesThreads;
  auto *type =
      FunctionType::get(i32, SmallVector<Type *>(count, pointer), false);
  Function *main = Function::Create(type, GlobalValue::ExternalLinkage,
                                    variant.main, module);
  main->setVisibility(GlobalValue::HiddenVisibility);
  main->setDSOLocal(true);
  return main;
}

void EntryPointBuilder::callMain(CallChecks &checks, size_t number,
                                 ArrayRef<Value *> tensors, Value *arena,
                                 Value *threads) {
  const ModelVariant &variant = variants[number];
  IRBuilder<> &b = checks.builder();
  SubnormalScope scope(b, *variant.machine->target, interface.name);
  SmallVector<Value *> arguments(tensors);
  arguments.push_back(arena);
  if (variant.usesThreads)
    arguments.push_back(variant.zeroesSubnormals ? scope.wrapThreads(threads)
                                                 : threads);
  auto emit = [&] { return b.CreateCall(getMain(variant), arguments); };
  CallInst *call = variant.zeroesSubnormals ? scope.call(emit) : emit();
  if (!variant.zeroesSubnormals)
    call->setTailCall();
  b.CreateRet(call);
}

void EntryPointBuilder::callFirst(CallChecks &checks, Value *bits,
                                  ArrayRef<Value *> tensors, Value *arena,
                                  Value *threads) {
  IRBuilder<> &b = checks.builder();
  for (size_t i = 0; i + 1 < variants.size(); ++i) {
    Function *function = b.GetInsertBlock()->getParent();
    auto *taken = BasicBlock::Create(context, "taken", function);
    auto *next = BasicBlock::Create(context, "next", function);
    b.CreateCondBr(b.CreateIsNotNull(b.CreateAnd(bits, 1u << i)), taken, next);
    b.SetInsertPoint(taken);
    callMain(checks, i, tensors, arena, threads);
    b.SetInsertPoint(next);
  }
  callMain(checks, variants.size() - 1, tensors, arena, threads);
}

/// invoke(inputs, outputs, arena, arena_bytes, threads) of one variant.
Function *EntryPointBuilder::createInvokeVariant(size_t number) {
  Function *invoke = createInvokeEntry("_invoke_" + Twine(number));
  CallChecks checks(invoke);
  supportedOrFail(checks, 1u << number);
  SmallVector<Value *> tensors =
      checks.requireArguments(interface, variants[number].arenaBytes);
  callMain(checks, number, tensors, invoke->getArg(2), invoke->getArg(4));
  return invoke;
}

Function *EntryPointBuilder::createInvoke() {
  Function *invoke = createInvokeEntry("_invoke");
  CallChecks checks(invoke);
  Value *bits = supportedOrFail(checks, getAllBits());
  SmallVector<Value *> tensors =
      checks.requireArguments(interface, getArenaBytes(variants));
  callFirst(checks, bits, tensors, invoke->getArg(2), invoke->getArg(4));
  return invoke;
}

/// `<name>_run`, with a pointer for each tensor and without threads.
void EntryPointBuilder::createRun() {
  size_t numInputs = interface.inputs.size();
  size_t numTensors = numInputs + interface.outputs.size();
  Function *run =
      createFunction("_run", SmallVector<Type *>(numTensors + 1, pointer),
                     GlobalValue::ExternalLinkage);
  CallChecks checks(run);
  Value *bits = supportedOrFail(checks, getAllBits());
  SmallVector<Value *> tensors;
  for (size_t i = 0; i < numTensors; ++i)
    tensors.push_back(run->getArg(i));
  ArrayRef<Value *> all = tensors;
  checks.requireTensors(interface.inputs, all.take_front(numInputs),
                        Status::NullInput);
  checks.requireTensors(interface.outputs, all.drop_front(numInputs),
                        Status::NullOutput);
  Value *arena = run->getArg(numTensors);
  checks.requireArena(arena, getArenaBytes(variants));
  callFirst(checks, bits, tensors, arena, ConstantPointerNull::get(pointer));
}

EntryPoints EntryPointBuilder::build() {
  supported = createSupported();
  select = createSelect();
  EntryPoints entries;
  entries.selectVariant = select;
  for (size_t i = 0; i < variants.size(); ++i)
    entries.invokeVariant.push_back(createInvokeVariant(i));
  entries.invoke =
      variants.size() == 1 ? entries.invokeVariant.front() : createInvoke();
  if (!isPart)
    createRun();
  return entries;
}

EntryPoints EntryPointBuilder::declare() {
  EntryPoints entries;
  entries.selectVariant = createEntry("_select", {});
  for (size_t i = 0; i < variants.size(); ++i)
    entries.invokeVariant.push_back(createInvokeEntry("_invoke_" + Twine(i)));
  entries.invoke = variants.size() == 1 ? entries.invokeVariant.front()
                                        : createInvokeEntry("_invoke");
  return entries;
}

EntryPoints nnprim::addEntryPoints(Module &module,
                                   const ModelInterface &interface,
                                   ArrayRef<ModelVariant> variants) {
  return EntryPointBuilder(module, interface, variants, /*isPart=*/false)
      .build();
}

void nnprim::addPart(Module &module, const ModelInterface &interface,
                     ArrayRef<ModelVariant> variants) {
  EntryPointBuilder(module, interface, variants, /*isPart=*/true).build();
}

EntryPoints nnprim::declarePart(Module &module, const ModelInterface &interface,
                                ArrayRef<ModelVariant> variants) {
  return EntryPointBuilder(module, interface, variants, /*isPart=*/true)
      .declare();
}

std::vector<std::string> nnprim::getEntryNames(const ModelInterface &interface,
                                               size_t numVariants) {
  std::vector<std::string> names = {interface.name + "_select",
                                    interface.name + "_invoke"};
  for (size_t i = 0; i < numVariants; ++i)
    names.push_back(interface.name + "_invoke_" + std::to_string(i));
  return names;
}
