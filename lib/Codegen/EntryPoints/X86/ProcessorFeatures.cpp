//===- ProcessorFeatures.cpp - Asks an x86-64 processor -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../ProcessorFeatures.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/InlineAsm.h"

#include <array>

using namespace llvm;

namespace {
/// Words that hold features: registers of CPUID, and XCR0.
enum Word {
  Leaf1Ecx,
  Leaf7Ebx,
  Leaf7Ecx,
  Leaf7Sub1Eax,
  ExtendedEcx,
  Saved,
  NumWords
};

using Masks = std::array<uint32_t, NumWords>;

struct Feature {
  StringLiteral name;
  Word word;
  unsigned bit;
  /// The vector registers that the operating system has to save, as bits of
  /// XCR0.
  uint32_t saved;
};
} // namespace

static constexpr uint32_t kYmm = 0x6, kZmm = 0xe6;
static constexpr uint32_t kOsxsave = 1u << 27;

// Mirrored in runtime/lib/processor.c. Bits: Intel SDM, volume 2A, CPUID; AMD
// APM, volume 3, appendix E for lzcnt.
static constexpr Feature kFeatures[] = {{"popcnt", Leaf1Ecx, 23, 0},
                                        {"movbe", Leaf1Ecx, 22, 0},
                                        {"f16c", Leaf1Ecx, 29, kYmm},
                                        {"fma", Leaf1Ecx, 12, kYmm},
                                        {"bmi", Leaf7Ebx, 3, 0},
                                        {"avx2", Leaf7Ebx, 5, kYmm},
                                        {"bmi2", Leaf7Ebx, 8, 0},
                                        {"avx512f", Leaf7Ebx, 16, kZmm},
                                        {"avx512dq", Leaf7Ebx, 17, kZmm},
                                        {"avx512cd", Leaf7Ebx, 28, kZmm},
                                        {"avx512bw", Leaf7Ebx, 30, kZmm},
                                        {"avx512vl", Leaf7Ebx, 31, kZmm},
                                        {"gfni", Leaf7Ecx, 8, 0},
                                        {"avx512vnni", Leaf7Ecx, 11, kZmm},
                                        {"avxvnni", Leaf7Sub1Eax, 4, kYmm},
                                        {"avx512bf16", Leaf7Sub1Eax, 5, kZmm},
                                        {"lzcnt", ExtendedEcx, 5, 0}};

static Masks getMasks(StringRef features) {
  Masks masks = {};
  SmallVector<StringRef> names;
  features.split(names, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef name : names) {
    const auto *found = find_if(
        kFeatures, [&](const Feature &entry) { return entry.name == name; });
    assert(found != std::end(kFeatures) && "no row for a required feature");
    masks[found->word] |= 1u << found->bit;
    masks[Saved] |= found->saved;
  }
  return masks;
}

namespace {
/// Emits the instructions and what guards them.
class X86Question {
public:
  explicit X86Question(IRBuilder<> &b) : b(b), i32(b.getInt32Ty()) {}

  std::array<Value *, NumWords> readWords();

private:
  /// EAX, EBX, ECX and EDX of a leaf, as a struct.
  Value *readLeaf(uint32_t leaf, uint32_t subleaf);
  /// A register of `leaf`, or 0 if the processor does not have the leaf: it
  /// would give another one's.
  Value *getRegister(Value *leaf, unsigned number, Value *exists) {
    return b.CreateSelect(exists, b.CreateExtractValue(leaf, number),
                          b.getInt32(0));
  }
  Value *readSavedRegisters(Value *leaf1Ecx);

  IRBuilder<> &b;
  Type *i32;
};
} // namespace

Value *X86Question::readLeaf(uint32_t leaf, uint32_t subleaf) {
  auto *type = FunctionType::get(StructType::get(i32, i32, i32, i32),
                                 {i32, i32}, /*isVarArg=*/false);
  InlineAsm *cpuid =
      InlineAsm::get(type, "cpuid",
                     "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},"
                     "~{flags}",
                     /*hasSideEffects=*/true);
  return b.CreateCall(type, cpuid, {b.getInt32(leaf), b.getInt32(subleaf)});
}

/// XGETBV is an invalid instruction unless the operating system uses it.
Value *X86Question::readSavedRegisters(Value *leaf1Ecx) {
  BasicBlock *before = b.GetInsertBlock();
  Function *function = before->getParent();
  auto *read = BasicBlock::Create(b.getContext(), "xgetbv", function);
  auto *after = BasicBlock::Create(b.getContext(), "after", function);
  Value *uses = b.CreateICmpNE(b.CreateAnd(leaf1Ecx, kOsxsave), b.getInt32(0));
  b.CreateCondBr(uses, read, after);

  b.SetInsertPoint(read);
  auto *type = FunctionType::get(StructType::get(i32, i32), {i32}, false);
  InlineAsm *xgetbv = InlineAsm::get(
      type, "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}",
      /*hasSideEffects=*/true);
  Value *low =
      b.CreateExtractValue(b.CreateCall(type, xgetbv, {b.getInt32(0)}), 0);
  b.CreateBr(after);

  b.SetInsertPoint(after);
  PHINode *saved = b.CreatePHI(i32, 2);
  saved->addIncoming(low, read);
  saved->addIncoming(b.getInt32(0), before);
  return saved;
}

std::array<Value *, NumWords> X86Question::readWords() {
  std::array<Value *, NumWords> words;
  Value *maxLeaf = b.CreateExtractValue(readLeaf(0, 0), 0);
  Value *maxExtended = b.CreateExtractValue(readLeaf(0x80000000, 0), 0);
  words[Leaf1Ecx] = b.CreateExtractValue(readLeaf(1, 0), 2);
  Value *leaf7 = readLeaf(7, 0);
  Value *has7 = b.CreateICmpUGE(maxLeaf, b.getInt32(7));
  words[Leaf7Ebx] = getRegister(leaf7, 1, has7);
  words[Leaf7Ecx] = getRegister(leaf7, 2, has7);
  Value *maxSubleaf = getRegister(leaf7, 0, has7);
  words[Leaf7Sub1Eax] = getRegister(readLeaf(7, 1), 0,
                                    b.CreateICmpUGE(maxSubleaf, b.getInt32(1)));
  words[ExtendedEcx] =
      getRegister(readLeaf(0x80000001, 0), 2,
                  b.CreateICmpUGE(maxExtended, b.getInt32(0x80000001)));
  words[Saved] = readSavedRegisters(words[Leaf1Ecx]);
  return words;
}

Value *nnprim::askX86(IRBuilder<> &builder, ArrayRef<StringRef> features) {
  std::array<Value *, NumWords> words = X86Question(builder).readWords();
  Value *supported = builder.getInt32(0);
  for (auto [position, list] : enumerate(features)) {
    Value *hasAll = builder.getTrue();
    for (auto [word, mask] : zip(words, getMasks(list)))
      if (mask)
        hasAll = builder.CreateAnd(
            hasAll, builder.CreateICmpEQ(builder.CreateAnd(word, mask),
                                         builder.getInt32(mask)));
    Value *bit = builder.CreateSelect(hasAll, builder.getInt32(1u << position),
                                      builder.getInt32(0));
    supported = builder.CreateOr(supported, bit);
  }
  return supported;
}
