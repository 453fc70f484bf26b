//===- FastConvMemory.h - Traffic of fast convolutions beyond L2 ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_COSTMODEL_FASTCONVMEMORY_H
#define NNPRIM_LIB_COSTMODEL_FASTCONVMEMORY_H

#include "NNPrim/CostModel/FastConvPlanner.h"

#include "llvm/Support/MathExtras.h"

namespace nnprim {

/// Ranges of channels whose products are added up.
inline int64_t countRanges(const FastConvShape &shape,
                           const FastConvPlan &plan) {
  return llvm::divideCeil(shape.channels, plan.depthChannels);
}

/// Cycles in which operands come from the LLC or memory, and results go there.
struct MemoryCycles {
  /// Cycles of reads in order that the first panel of tiles takes longer.
  double first = 0;
  /// Cycles of reads by products, in order.
  double ordered = 0;
  /// Cycles of writes and reads by transforms: each coefficient of a tile is on
  /// another page, so that the hardware does not prefetch them.
  double scattered = 0;
};

/// The cycles of one panel of tiles, and those of the first one beyond that.
MemoryCycles getMemoryCycles(const MachineDesc &machine,
                             const FastConvShape &shape,
                             const FastConvPlan &plan);

/// Cycles in which the images come and go. A line that is written to memory is
/// read before.
double getImageCycles(const MachineDesc &machine, const FastConvShape &shape);

} // namespace nnprim

#endif // NNPRIM_LIB_COSTMODEL_FASTCONVMEMORY_H
