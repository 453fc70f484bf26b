//===- MachineRatesTest.cpp - What is measured of a processor -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/MachineRates.h"

#include <gtest/gtest.h>

using namespace nnprim;

namespace {

MachineRates makeRates() {
  MachineRates rates;
  rates.dependentFmas = 0.249;
  rates.fmas = 1.98;
  rates.instructions = 5.8;
  rates.l1 = 125;
  rates.l2 = 48;
  rates.llc = 9.5;
  rates.memory = 5;
  rates.memoryOfTwo = 7.5;
  return rates;
}

MachineDesc makeMachine() {
  return *lookupMachine(*lookupTarget("x86-64-avx512"), "generic");
}

/// Another program halves the rate of multiply-adds in one measurement and
/// takes memory in another; each rate is that of the other one.
TEST(MachineRates, EachRateIsTheHighest) {
  MachineRates slow = makeRates(), far = makeRates();
  slow.fmas = 1.02;
  slow.instructions = 3.4;
  far.memory = 2;
  far.memoryOfTwo = 3;
  MachineRates best = joinRates({slow, far});
  EXPECT_EQ(best.fmas, 1.98);
  EXPECT_EQ(best.instructions, 5.8);
  EXPECT_EQ(best.memory, 5);
  EXPECT_EQ(best.memoryOfTwo, 7.5);
  EXPECT_EQ(joinRates({}).fmas, 0);
}

TEST(MachineRates, MeasurementsThatFindMoreAreNotSettled) {
  MachineRates slow = makeRates(), fast = makeRates();
  slow.llc = 8;
  EXPECT_FALSE(areSettled({}, 0));
  EXPECT_FALSE(areSettled({fast}, 0));
  EXPECT_FALSE(areSettled({fast, fast}, 3));
  EXPECT_TRUE(areSettled({fast, fast, fast, fast}, 3));
  EXPECT_TRUE(areSettled({slow, fast, slow, slow}, 3));
  EXPECT_FALSE(areSettled({slow, slow, slow, fast}, 3));
  fast.llc = slow.llc * 1.01;
  EXPECT_TRUE(areSettled({slow, slow, slow, fast}, 3));
}

TEST(MachineRates, NumbersFollowFromRates) {
  MachineDesc machine = makeMachine();
  setRates(machine, makeRates());
  EXPECT_EQ(machine.fmaLatency, 4);
  EXPECT_EQ(machine.fmaPerCycle, 2);
  EXPECT_EQ(machine.issueWidth, 6);
  EXPECT_EQ(machine.loadsPerCycle, 2);
  EXPECT_EQ(machine.l2LineCycles, 1);
  EXPECT_EQ(machine.llcBandwidth, 9.5);
  EXPECT_EQ(machine.memoryBandwidth, 5);
  EXPECT_EQ(machine.memoryScaling, 1.5);
}

TEST(MachineRates, TwoThreadsGetNoLessThanOne) {
  MachineDesc machine = makeMachine();
  MachineRates rates = makeRates();
  rates.memoryOfTwo = 4;
  setRates(machine, rates);
  EXPECT_EQ(machine.memoryScaling, 1);
}

/// A rate is never so low that a number of a machine would be 0.
TEST(MachineRates, RatesBelowOneRoundToOne) {
  MachineDesc machine = makeMachine();
  MachineRates rates = makeRates();
  rates.fmas = 0.3;
  rates.l1 = 16;
  rates.l2 = 200;
  setRates(machine, rates);
  EXPECT_EQ(machine.fmaPerCycle, 1);
  EXPECT_EQ(machine.loadsPerCycle, 1);
  EXPECT_EQ(machine.l2LineCycles, 1);
}

TEST(MachineRates, WhatWasNotMeasuredStands) {
  MachineDesc machine = makeMachine(), generic = makeMachine();
  setRates(machine, MachineRates());
  EXPECT_EQ(machine.fmaLatency, generic.fmaLatency);
  EXPECT_EQ(machine.fmaPerCycle, generic.fmaPerCycle);
  EXPECT_EQ(machine.loadsPerCycle, generic.loadsPerCycle);
  EXPECT_EQ(machine.l2LineCycles, generic.l2LineCycles);
  EXPECT_EQ(machine.llcBandwidth, generic.llcBandwidth);
  EXPECT_EQ(machine.memoryScaling, generic.memoryScaling);
}

} // namespace
