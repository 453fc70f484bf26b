//===- Tables.h - The tables of targets and machines ------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TARGET_TABLES_H
#define NNPRIM_LIB_TARGET_TABLES_H

#include "NNPrim/Target/MachineDesc.h"

namespace nnprim {

/// Pairs of bf16, added up in f32.
inline constexpr ProductTypes kBF16Products = {
    ElementType::BF16, ElementType::BF16, ElementType::F32};
/// Products of split factors.
inline constexpr ProductTypes kSplitProducts = {
    ElementType::BF16x2, ElementType::BF16x2, ElementType::F32};
/// Products of f16, added up in f16 (see kF16Terms).
inline constexpr ProductTypes kF16Products = {
    ElementType::F16, ElementType::F16, ElementType::F16};
/// Weights of integers are signed.
inline constexpr ProductTypes kBytes = {ElementType::U8, ElementType::I8,
                                        ElementType::I32};
inline constexpr ProductTypes kSignedBytes = {ElementType::I8, ElementType::I8,
                                              ElementType::I32};
inline constexpr ProductTypes kWords = {ElementType::I16, ElementType::I16,
                                        ElementType::I32};

// X86.cpp: targets, the generic machine of each, and the names of targets that
// `host` may stand for, best first, on a processor that LLVM calls `cpu`
llvm::ArrayRef<TargetDesc> getX86Targets();
llvm::ArrayRef<MachineDesc> getX86Machines();
llvm::SmallVector<llvm::StringRef> getX86HostTargets(llvm::StringRef cpu);
// AArch64.cpp
llvm::ArrayRef<TargetDesc> getAArch64Targets();
llvm::ArrayRef<MachineDesc> getAArch64Machines();
llvm::SmallVector<llvm::StringRef> getAArch64HostTargets(llvm::StringRef cpu);

// Targets.cpp
/// All targets, also the portable ones, whose kernels are emitted in the
/// instructions of another one.
llvm::ArrayRef<const TargetDesc *> getTargetsAndPortable();
const MachineDesc &getGenericMachine(const TargetDesc &target);
/// Makes a machine known, in place of one of the same name and target.
const MachineDesc *addMachine(MachineDesc machine);

// Machines.cpp.in
/// The texts of lib/Target/Machines, and their names.
struct MachineText {
  llvm::StringLiteral path, text;
};
llvm::ArrayRef<MachineText> getMachineTexts();

} // namespace nnprim

#endif // NNPRIM_LIB_TARGET_TABLES_H
