//===- SpmmMatch.h - Facts of a sparse product for its loops ----*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMMATCH_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMMATCH_H

#include "EpilogueTiling.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Target/TargetDesc.h"

#include "llvm/Support/MathExtras.h"

namespace nnprim {

/// Facts of a sparse product for its loops, and the memory that these use.
struct SpmmMacroKernel {
  /// Floats of a cache line.
  static constexpr int64_t kLineElements = kLineBytes / 4;

  SpmmOp op;
  SpmmPlan plan;
  /// Extents: output channels, input channels, pixels, rows of a block.
  int64_t filters, channels, pixels, block;
  /// Ranges of entries that are run one after the other.
  int64_t slabs;
  EpilogueOperands epilogue;
  /// ⌈P / W⌉×C×W; null if pixels are not copied beforehand.
  mlir::Value panels;
  /// 1×F×W, where the sums of the current tile wait; null if that is `outs`.
  /// Those of parts are of all pixels, and of some output channels from
  /// `sumsRow` on.
  mlir::Value sums;
  mlir::OpFoldResult sumsRow;
  /// Parts of the input channels whose sums are added in the end.
  int64_t parts = 1;

  int64_t getSlabsOfPart() const { return slabs / parts; }
  /// Input channels of each part but the last, which may have fewer.
  int64_t getPartChannels() const { return plan.channels * getSlabsOfPart(); }

  /// Output channels whose sums lie together, those of all parts: as many
  /// groups as parts, so that the thread which adds the sums of a group leaves
  /// one piece of memory in its cache. Blocks in an order are of all channels.
  int64_t getSumRows() const {
    SpmmOp product = op;
    bool isWhole = filters % (parts * block) == 0;
    return isWhole && !product.getBlockOrder() ? filters / parts : filters;
  }
  /// Elements of the copies that a part has in a piece of the workspace, with
  /// the sums of a group behind them; 0 if all copies lie in front of all sums.
  int64_t getPieceCopies() const {
    int64_t copies =
        plan.getPartPanels(pixels) * getPartChannels() * plan.getPanelWidth();
    bool isWhole = getPartChannels() * parts == channels &&
                   getSumRows() < filters && copies % kLineElements == 0;
    return parts > 1 && plan.packInput && isWhole ? copies : 0;
  }
  /// Elements of a piece of the workspace: the copies and sums of a thread.
  int64_t getPieceElements() const {
    return getPieceCopies() + filters * llvm::alignTo(pixels, kLineElements);
  }
};

/// Sets the facts of `op`, or says why it has no loops.
CheckResult matchMacroKernel(SpmmOp op, SpmmMacroKernel &kernel);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMMATCH_H
