//===- FastConvPlanner.h - How a fast convolution is run ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_FASTCONVPLANNER_H
#define NNPRIM_COSTMODEL_FASTCONVPLANNER_H

#include "NNPrim/Generator/WinogradMatrices.h"
#include "NNPrim/Plan/FastConvPlan.h"
#include "NNPrim/Problem/FastConvShape.h"
#include "NNPrim/Target/MachineDesc.h"

namespace nnprim {

/// Bytes of filters, which are transformed unless the kernel does that on the
/// fly, and the bytes that the LLC does not keep: a quarter of it is for images
/// and other programs.
double getFilterBytes(const FastConvShape &shape);
double getMemoryBytes(const MachineDesc &machine, const FastConvShape &shape);

/// The plan with the least estimated cycles over all panel widths.
FastConvPlan planFastConv(const MachineDesc &machine,
                          const FastConvShape &shape);

/// The plan for filters that are already packed in panels of `nr`.
FastConvPlan planFastConvWithPanelWidth(const MachineDesc &machine,
                                        const FastConvShape &shape, int64_t nr);

/// The estimates that a search of plans needs many times for one convolution.
class FastConvModel {
public:
  FastConvModel(const MachineDesc &machine, const FastConvShape &shape);

  /// Sets what follows from the panel width and from how many tiles, rows of
  /// tiles, filters of a block and filters of a group there are: the layout of
  /// the workspace, and the estimated cycles.
  void layOut(FastConvPlan &plan) const;
  /// The cost model's register tiles and transforms for such a plan.
  void planParts(FastConvPlan &plan) const;

private:
  const MachineDesc &machine;
  FastConvShape shape;
  WinogradFlops flops;
};

/// Bytes that a part may work in.
inline constexpr int64_t kMaxPartBytes = 4 << 20;

/// The same for a convolution of this shape. Products of split coefficients
/// take a fifth of the time of others, and to read all filters for each panel
/// of tiles takes as long, so that panels are four times as large: 56x56x256 by
/// F(4, 3) takes 3.4 ms with one panel of 196 tiles, in 16 MiB, 3.8 ms with two
/// and 5.3 ms with four (Emerald Rapids).
inline int64_t getMaxPartBytes(const FastConvShape &shape) {
  return shape.isSplit ? 4 * kMaxPartBytes : kMaxPartBytes;
}

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_FASTCONVPLANNER_H
