//===- KernelResourcesTest.cpp --------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Problem/ScaledPairs.h"
#include "NNPrim/Target/TargetDesc.h"

#include "gtest/gtest.h"

using namespace nnprim;

namespace {

TEST(KernelResources, EvenRowsTakeTheFewestTiles) {
  EXPECT_EQ(getEvenRows(49, 8), 7);
  EXPECT_EQ(getEvenRows(196, 6), 6);
  EXPECT_EQ(getEvenRows(3, 14), 3);
  EXPECT_EQ(getEvenRows(0, 6), 1);
}

TEST(KernelResources, EqualRowsAreNotMuchFewer) {
  EXPECT_EQ(getEqualRows(196, 6), 4);
  EXPECT_EQ(getEqualRows(16, 6), 4);
  EXPECT_EQ(getEqualRows(35, 6), 5);
  EXPECT_EQ(getEqualRows(196, 14), 14);
  // No number of rows from 4 to 6 divides 49.
  EXPECT_EQ(getEqualRows(49, 6), getEvenRows(49, 6));
  EXPECT_EQ(getEqualRows(1, 6), 1);
  EXPECT_EQ(getEqualRows(0, 6), 1);
}

TEST(KernelResources, PanelsOfGroupsAreSharedIfRegistersHoldThem) {
  const TargetDesc &wide = *lookupTarget("x86-64-avx512-vnni");
  EXPECT_TRUE(sharesPanelOfGroup(wide, /*rows=*/6, /*vectors=*/2, 16));
  EXPECT_FALSE(sharesPanelOfGroup(wide, /*rows=*/7, /*vectors=*/2, 16));
  EXPECT_TRUE(sharesPanelOfGroup(wide, /*rows=*/12, /*vectors=*/2, 4));
  const TargetDesc &narrow = *lookupTarget("x86-64-avx2");
  EXPECT_FALSE(sharesPanelOfGroup(narrow, /*rows=*/3, /*vectors=*/3, 16));
  EXPECT_TRUE(foldsElements(wide, 16));
  EXPECT_FALSE(foldsElements(wide, 4));
  EXPECT_FALSE(foldsElements(narrow, 16));
}

TEST(KernelResources, RowsAreBlockedIfRegistersHoldTheirIntegers) {
  const TargetDesc &narrow = *lookupTarget("x86-64-avx2");
  EXPECT_TRUE(blocksScaledRows(narrow, /*rows=*/6, /*vectors=*/2, 16));
  EXPECT_FALSE(blocksScaledRows(narrow, /*rows=*/7, /*vectors=*/2, 16));
  EXPECT_TRUE(blocksScaledRows(narrow, /*rows=*/3, /*vectors=*/3, 16));
  EXPECT_FALSE(blocksScaledRows(narrow, /*rows=*/3, /*vectors=*/3, 4));
  // Registers hold the panel of a group.
  EXPECT_FALSE(blocksScaledRows(narrow, /*rows=*/4, /*vectors=*/1, 16));
  const TargetDesc &vnni = *lookupTarget("x86-64-avx2-vnni");
  EXPECT_FALSE(blocksScaledRows(vnni, /*rows=*/3, /*vectors=*/3, 16));
}

} // namespace
