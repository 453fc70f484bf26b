//===- Timer.h - The timer that a profiled model reads ----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROFILE_TIMER_H
#define NNPRIM_PROFILE_TIMER_H

#include "llvm/ADT/StringRef.h"

namespace nnprim {

/// The time-stamp counter of x86-64. It has a constant rate.
inline constexpr llvm::StringLiteral x86Timer = "llvm.readcyclecounter";

/// The virtual counter of AArch64. The cycle counter, which is what LLVM's
/// intrinsic reads there, traps in user mode.
inline constexpr llvm::StringLiteral aarch64Timer = "mrs $0, cntvct_el0";

} // namespace nnprim

#endif // NNPRIM_PROFILE_TIMER_H
