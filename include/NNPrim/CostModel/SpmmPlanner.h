//===- SpmmPlanner.h - How a sparse matrix product is run -------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_SPMMPLANNER_H
#define NNPRIM_COSTMODEL_SPMMPLANNER_H

#include "NNPrim/Plan/SpmmPlan.h"
#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Target/MachineDesc.h"

#include "llvm/ADT/SmallVector.h"

namespace nnprim {

/// A sparse matrix of `filters` × `channels` with `entries` blocks of `block`
/// rows, times a dense one of `pixels` columns.
struct SpmmShape {
  int64_t filters, channels, pixels;
  int64_t block = 1, entries = 0;
  ElementType values = ElementType::F32;
  /// Elements from one row of the dense matrix to the next.
  int64_t rowStride = 0;
  /// The entries are known, so that they can be sorted by slabs.
  bool areEntriesKnown = false;
  /// The epilogue may read what is stored over: all slabs of a block are then
  /// run by one tile, in an order of blocks that is the same for all.
  bool mayBeInPlace = false;
  /// The dense matrix is the result of an op that threads divide by channels,
  /// such as a depthwise convolution.
  bool isInputByChannels = false;
};

/// The plan with the least estimated cycles.
SpmmPlan planSpmm(const MachineDesc &machine, const SpmmShape &shape);

/// The plan with the least estimated cycles of a product that is a part of what
/// one thread computes at a time: it copies and sorts nothing.
SpmmPlan planSpmmInStrip(const MachineDesc &machine, const SpmmShape &shape);

/// The cycles of any plan of these extents.
double estimateSpmm(const MachineDesc &machine, const SpmmShape &shape,
                    const SpmmPlan &plan);

/// Whether a register tile of `pixels` pixels loads two entries at once.
bool loadsPairs(const MachineDesc &machine, const SpmmShape &shape,
                const SpmmPlan &plan, int64_t pixels);

/// Numbers of pixels of a register tile that fit the registers: whole vectors,
/// with halves of 8 pixels where these take less time, or all pixels.
llvm::SmallVector<int64_t> getSpmmPixels(const MachineDesc &machine,
                                         const SpmmShape &shape, int64_t rows,
                                         int64_t sets);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_SPMMPLANNER_H
