//===- MachineRates.cpp - What is measured of a processor -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/MachineRates.h"

#include "NNPrim/Target/KernelRow.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>

using namespace nnprim;

static constexpr double MachineRates::*kRates[] = {&MachineRates::dependentFmas,
                                                   &MachineRates::fmas,
                                                   &MachineRates::instructions,
                                                   &MachineRates::l1,
                                                   &MachineRates::l2,
                                                   &MachineRates::llc,
                                                   &MachineRates::memory,
                                                   &MachineRates::memoryOfTwo};

MachineRates nnprim::joinRates(llvm::ArrayRef<MachineRates> measured) {
  MachineRates best;
  for (const MachineRates &rates : measured)
    for (double MachineRates::*rate : kRates)
      best.*rate = std::max(best.*rate, rates.*rate);
  return best;
}

bool nnprim::areSettled(llvm::ArrayRef<MachineRates> measured, size_t least) {
  constexpr double tolerance = 1.02;
  if (measured.size() < std::max<size_t>(least, 2))
    return false;
  MachineRates before = joinRates(measured.take_front(measured.size() / 2));
  MachineRates all = joinRates(measured);
  return llvm::all_of(kRates, [&](double MachineRates::*rate) {
    return all.*rate <= tolerance * before.*rate;
  });
}

/// Sets a whole number of at least 1.
static void setWhole(int64_t &number, double value) {
  if (std::isfinite(value) && value > 0)
    number = std::max<int64_t>(1, std::llround(value));
}

static void setPositive(double &number, double value) {
  if (std::isfinite(value) && value > 0)
    number = value;
}

void nnprim::setRates(MachineDesc &machine, const MachineRates &rates) {
  setWhole(machine.fmaLatency, 1 / rates.dependentFmas);
  setWhole(machine.fmaPerCycle, rates.fmas);
  setWhole(machine.issueWidth, rates.instructions);
  setWhole(machine.loadsPerCycle,
           rates.l1 / (double(machine.target->vectorBits) / 8));
  setWhole(machine.l2LineCycles, double(kLineBytes) / rates.l2);
  setPositive(machine.llcBandwidth, rates.llc);
  setPositive(machine.memoryBandwidth, rates.memory);
  // Two threads get no less than one does.
  if (rates.memory > 0 && rates.memoryOfTwo > 0)
    machine.memoryScaling = std::max(1.0, rates.memoryOfTwo / rates.memory);
}
