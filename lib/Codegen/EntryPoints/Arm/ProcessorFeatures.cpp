//===- ProcessorFeatures.cpp - Asks an aarch64 processor ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../ProcessorFeatures.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Module.h"

using namespace llvm;

/// AT_HWCAP and AT_HWCAP2 of Linux, the keys of the lower and the upper 32 of
/// the bits below.
static constexpr uint64_t kHwcap = 16, kHwcap2 = 26;

namespace {
struct Feature {
  StringLiteral name;
  unsigned bit;
};
} // namespace

// HWCAP_ASIMDHP, HWCAP_ASIMDDP, HWCAP2_I8MM, HWCAP2_BF16. Mirrored in
// runtime/lib/processor.c.
static constexpr Feature kFeatures[] = {
    {"fullfp16", 10}, {"dotprod", 20}, {"i8mm", 32 + 13}, {"bf16", 32 + 14}};

static uint64_t getMask(StringRef features) {
  uint64_t mask = 0;
  SmallVector<StringRef> names;
  features.split(names, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef name : names) {
    const auto *found = find_if(
        kFeatures, [&](const Feature &entry) { return entry.name == name; });
    assert(found != std::end(kFeatures) && "no row for a required feature");
    mask |= uint64_t(1) << found->bit;
  }
  return mask;
}

/// The bits of both, or 0 without getauxval.
static Value *readHwcap(IRBuilder<> &b) {
  BasicBlock *before = b.GetInsertBlock();
  Function *function = before->getParent();
  Module &module = *function->getParent();
  Type *i64 = b.getInt64Ty();
  Function *getauxval =
      Function::Create(FunctionType::get(i64, {i64}, /*isVarArg=*/false),
                       GlobalValue::ExternalWeakLinkage, "getauxval", module);
  auto *read = BasicBlock::Create(b.getContext(), "hwcap", function);
  auto *after = BasicBlock::Create(b.getContext(), "after", function);
  b.CreateCondBr(b.CreateIsNotNull(getauxval), read, after);

  b.SetInsertPoint(read);
  Value *low = b.CreateCall(getauxval, {b.getInt64(kHwcap)});
  Value *high = b.CreateCall(getauxval, {b.getInt64(kHwcap2)});
  Value *bits = b.CreateOr(b.CreateAnd(low, b.getInt64(UINT32_MAX)),
                           b.CreateShl(high, 32));
  b.CreateBr(after);

  b.SetInsertPoint(after);
  PHINode *hwcap = b.CreatePHI(i64, 2);
  hwcap->addIncoming(bits, read);
  hwcap->addIncoming(b.getInt64(0), before);
  return hwcap;
}

Value *nnprim::askAArch64(IRBuilder<> &builder, ArrayRef<StringRef> features) {
  Value *hwcap = readHwcap(builder);
  Value *supported = builder.getInt32(0);
  for (auto [position, list] : enumerate(features)) {
    uint64_t mask = getMask(list);
    Value *hasAll = builder.CreateICmpEQ(builder.CreateAnd(hwcap, mask),
                                         builder.getInt64(mask));
    Value *bit = builder.CreateSelect(hasAll, builder.getInt32(1u << position),
                                      builder.getInt32(0));
    supported = builder.CreateOr(supported, bit);
  }
  return supported;
}
