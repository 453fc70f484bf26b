//===- ProfileTable.cpp - A model's profile in LLVM IR --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProfileTable.h"

#include "PeakLoops.h"

#include "NNPrim/Profile/Timer.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/JSON.h"

using namespace llvm;
using namespace nnprim;

// This mirrors runtime/include/nnprim/profile.h.
static constexpr uint32_t profileVersion = 2;

namespace {
class TableBuilder {
public:
  explicit TableBuilder(Module &module)
      : module(module), context(module.getContext()),
        i32(Type::getInt32Ty(context)), i64(Type::getInt64Ty(context)) {}

  Constant *int32(int64_t value) { return ConstantInt::getSigned(i32, value); }
  Constant *int64(int64_t value) { return ConstantInt::getSigned(i64, value); }

  /// The text as UTF-8 up to its first zero.
  Constant *getString(StringRef text) {
    std::string valid = json::isUTF8(text) ? text.str() : json::fixUTF8(text);
    return makePrivate(
        ConstantDataArray::getString(context, StringRef(valid.c_str())));
  }

  Constant *getArray(ArrayRef<Constant *> records) {
    if (records.empty())
      return ConstantPointerNull::get(PointerType::getUnqual(context));
    auto *type = ArrayType::get(records.front()->getType(), records.size());
    return makePrivate(ConstantArray::get(type, records));
  }

  Constant *getStep(const ProfileStep &step) {
    SmallVector<Constant *> names;
    for (const std::string &name : step.names)
      names.push_back(getString(name));
    return ConstantStruct::getAnon(
        context,
        {getArray(names), int32(names.size()), int32(0), getString(step.op),
         getString(step.algorithm), getString(step.plan),
         getString(step.layout), getString(step.kernel), getString(step.result),
         getString(step.arithmetic), int64(step.flops),
         int64(step.executedFlops), int64(step.readBytes),
         int64(step.constantBytes), int64(step.writtenBytes)});
  }

  Constant *getBuffer(const ProfileBuffer &buffer) {
    return ConstantStruct::getAnon(context,
                                   {getString(buffer.name),
                                    int64(buffer.offset), int64(buffer.bytes),
                                    int32(buffer.first), int32(buffer.last)});
  }

  Constant *getProfile(const ProfiledVariant &variant);

private:
  Constant *makePrivate(Constant *value) {
    auto *global =
        new GlobalVariable(module, value->getType(),
                           /*isConstant=*/true, GlobalValue::PrivateLinkage,
                           value, "nnprim_const");
    global->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
    return global;
  }

  Module &module;
  LLVMContext &context;
  Type *i32, *i64;
};
} // namespace

/// Gives `functions` the target features of the model's own.
static void copyAttributes(Module &module, ArrayRef<Function *> functions) {
  auto model = find_if(module, [](const Function &function) {
    return !function.isDeclaration() &&
           function.hasFnAttribute("target-features");
  });
  if (model == module.end())
    return;
  for (StringRef name :
       {"target-cpu", "target-features", "prefer-vector-width"})
    if (model->hasFnAttribute(name))
      for (Function *function : functions)
        function->addFnAttr(model->getFnAttribute(name));
}

/// A function that reads the timer of nnprim-instrument-kernels.
static Function *createReadTimer(Module &module, const TargetDesc &target) {
  Type *i64 = Type::getInt64Ty(module.getContext());
  Function *function = Function::Create(FunctionType::get(i64, false),
                                        GlobalValue::InternalLinkage,
                                        "nnprim_read_timer", module);
  IRBuilder<> b(BasicBlock::Create(module.getContext(), "entry", function));
  switch (target.architecture) {
  case Architecture::X86:
    b.CreateRet(b.CreateIntrinsic(Intrinsic::readcyclecounter, {}));
    break;
  case Architecture::AArch64:
    b.CreateRet(b.CreateCall(InlineAsm::get(FunctionType::get(i64, false),
                                            aarch64Timer, "=r",
                                            /*hasSideEffects=*/true)));
    break;
  }
  return function;
}

std::vector<std::string> nnprim::getProfileSymbols(StringRef main) {
  std::vector<std::string> symbols;
  for (StringRef suffix : {"_ticks", "_read_timer", "_run_multiply_adds",
                           "_run_scaled_products", "_run_loads"})
    symbols.push_back((main + suffix).str());
  return symbols;
}

void nnprim::addProfileCode(Module &module, StringRef main,
                            const MachineDesc &machine, bool isAlone) {
  const TargetDesc &target = *machine.target;
  Function *functions[] = {
      createReadTimer(module, target), createMultiplyAddLoop(module, target),
      createScaledProductLoop(module, target, machine.getScaledTerms()),
      createLoadLoop(module, target)};
  copyAttributes(module, functions);
  SmallVector<GlobalValue *> values = {
      module.getGlobalVariable("nnprim_ticks", /*AllowInternal=*/true)};
  values.append(std::begin(functions), std::end(functions));
  for (auto [value, symbol] : zip_equal(values, getProfileSymbols(main))) {
    value->setName(symbol);
    if (isAlone)
      continue;
    value->setLinkage(GlobalValue::ExternalLinkage);
    value->setVisibility(GlobalValue::HiddenVisibility);
    value->setDSOLocal(true);
  }
}

Constant *TableBuilder::getProfile(const ProfiledVariant &variant) {
  SmallVector<Constant *> steps, buffers;
  for (const ProfileStep &step : variant.profile->steps)
    steps.push_back(getStep(step));
  for (const ProfileBuffer &buffer : variant.profile->buffers)
    buffers.push_back(getBuffer(buffer));
  SmallVector<Constant *> fields = {
      int32(profileVersion), int32(steps.size()),
      int32(buffers.size()), int32(getPeakVectorBytes(*variant.target)),
      getArray(steps),       getArray(buffers)};
  // Only addresses are taken, so that the type of a declaration is of no
  // importance.
  for (const std::string &symbol : getProfileSymbols(variant.main)) {
    GlobalValue *value = module.getNamedValue(symbol);
    if (!value) {
      value = new GlobalVariable(module, i64, /*isConstant=*/false,
                                 GlobalValue::ExternalLinkage, nullptr, symbol);
      value->setVisibility(GlobalValue::HiddenVisibility);
      value->setDSOLocal(true);
    }
    fields.push_back(value);
  }
  return ConstantStruct::getAnon(context, fields);
}

void nnprim::addProfileTable(Module &module, ArrayRef<ProfiledVariant> variants,
                             StringRef name, bool withAlias) {
  TableBuilder b(module);
  SmallVector<Constant *> profiles;
  for (const ProfiledVariant &variant : variants)
    profiles.push_back(b.getProfile(variant));
  auto *type = ArrayType::get(profiles.front()->getType(), profiles.size());
  auto *table = new GlobalVariable(
      module, type, /*isConstant=*/true, GlobalValue::ExternalLinkage,
      ConstantArray::get(type, profiles), name + "_profile");
  if (withAlias)
    GlobalAlias::create("nnprim_profile", table);
}
