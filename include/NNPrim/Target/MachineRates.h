//===- MachineRates.h - What is measured of a processor ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_MACHINERATES_H
#define NNPRIM_TARGET_MACHINERATES_H

#include "NNPrim/Target/MachineDesc.h"

#include "llvm/ADT/ArrayRef.h"

namespace nnprim {

/// Rates of a processor as they were measured once, in vectors, instructions or
/// bytes a cycle of one core. What was not measured is 0.
struct MachineRates {
  /// Multiply-adds that wait for one another, and that do not: the former are
  /// the inverse of the latency.
  double dependentFmas = 0, fmas = 0;
  double instructions = 0;
  /// Bandwidths of caches and of memory, the latter for two threads together,
  /// too.
  double l1 = 0, l2 = 0, llc = 0, memory = 0, memoryOfTwo = 0;
};

/// The highest of each rate. Other programs on the machine, and those of
/// another tenant on the same core, lower rates, for a second or for minutes;
/// nothing raises them.
MachineRates joinRates(llvm::ArrayRef<MachineRates> measured);

/// Whether more measurements would hardly find more: there are at least
/// `least`, and the last half of them raised no rate by more than two percent.
bool areSettled(llvm::ArrayRef<MachineRates> measured, size_t least);

/// Sets what follows from `rates`. A rate that was not measured leaves the
/// machine's number.
void setRates(MachineDesc &machine, const MachineRates &rates);

} // namespace nnprim

#endif // NNPRIM_TARGET_MACHINERATES_H
