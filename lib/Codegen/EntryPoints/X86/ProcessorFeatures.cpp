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
/// Words that hold features: registers of CPUID, and XCR0. Those of tiles are
/// of a word of their own, which is zero without leave to use them.
enum Word {
  Leaf1Ecx,
  Leaf7Ebx,
  Leaf7Ecx,
  Leaf7EdxOfTiles,
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

static constexpr uint32_t kYmm = 0x6, kZmm = 0xe6, kTiles = 0x60000;
static constexpr uint32_t kOsxsave = 1u << 27;

// Mirrored in runtime/lib/processor.c. Bits: Intel SDM, volume 2A, CPUID; AMD
// APM, volume 3, appendix E for lzcnt.
static constexpr Feature kFeatures[] = {
    {"popcnt", Leaf1Ecx, 23, 0},
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
    {"avx512vbmi", Leaf7Ecx, 1, kZmm},
    {"gfni", Leaf7Ecx, 8, 0},
    {"avx512vnni", Leaf7Ecx, 11, kZmm},
    {"amx-bf16", Leaf7EdxOfTiles, 22, kTiles},
    {"amx-tile", Leaf7EdxOfTiles, 24, kTiles},
    {"amx-int8", Leaf7EdxOfTiles, 25, kTiles},
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

  /// The words, that of tiles only if it is `asksForTiles`.
  std::array<Value *, NumWords> readWords(bool asksForTiles);

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
  Value *readTiles(Value *leaf7Edx, Value *saved);

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

/// EDX of leaf 7, or 0 if the operating system does not let this process use
/// tile registers: Linux wants to be asked once for a process, since they make
/// what it saves of a thread larger by 8 KiB. The system call, without which
/// the first instruction on a tile ends the process, is made again by each
/// question, to no effect.
Value *X86Question::readTiles(Value *leaf7Edx, Value *saved) {
  BasicBlock *before = b.GetInsertBlock();
  Function *function = before->getParent();
  auto *ask = BasicBlock::Create(b.getContext(), "ask", function);
  auto *after = BasicBlock::Create(b.getContext(), "answered", function);
  Value *areSaved =
      b.CreateICmpEQ(b.CreateAnd(saved, kTiles), b.getInt32(kTiles));
  b.CreateCondBr(areSaved, ask, after);

  b.SetInsertPoint(ask);
  // arch_prctl(ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA), by its numbers.
  constexpr uint64_t archPrctl = 158, requestPermission = 0x1023, tileData = 18;
  Type *i64 = b.getInt64Ty();
  auto *type = FunctionType::get(i64, {i64, i64, i64}, /*isVarArg=*/false);
  InlineAsm *syscall = InlineAsm::get(
      type, "syscall",
      "={ax},{ax},{di},{si},~{rcx},~{r11},~{memory},~{dirflag},~{fpsr},"
      "~{flags}",
      /*hasSideEffects=*/true);
  Value *result =
      b.CreateCall(type, syscall,
                   {b.getInt64(archPrctl), b.getInt64(requestPermission),
                    b.getInt64(tileData)});
  Value *granted = b.CreateSelect(b.CreateICmpEQ(result, b.getInt64(0)),
                                  leaf7Edx, b.getInt32(0));
  b.CreateBr(after);

  b.SetInsertPoint(after);
  PHINode *tiles = b.CreatePHI(i32, 2);
  tiles->addIncoming(granted, ask);
  tiles->addIncoming(b.getInt32(0), before);
  return tiles;
}

std::array<Value *, NumWords> X86Question::readWords(bool asksForTiles) {
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
  words[Leaf7EdxOfTiles] =
      asksForTiles ? readTiles(getRegister(leaf7, 3, has7), words[Saved])
                   : b.getInt32(0);
  return words;
}

Value *nnprim::askX86(IRBuilder<> &builder, ArrayRef<StringRef> features) {
  bool asksForTiles = any_of(features, [](StringRef list) {
    return getMasks(list)[Leaf7EdxOfTiles] != 0;
  });
  std::array<Value *, NumWords> words =
      X86Question(builder).readWords(asksForTiles);
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
