//===- ExtendedPanels.h - Panels that are extended beforehand -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_EXTENDEDPANELS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_EXTENDEDPANELS_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Packed panels of floats in fewer bits, in blocks that are extended together.
struct PanelBlocks {
  mlir::Value rhs;       // panels×K×NR
  mlir::Value workspace; // parts×elements
  int64_t columns;
  /// Panels of a block, and worker slots.
  int64_t panels, parts;
};

/// Extends each block of panels into the workspace and visits it: its columns
/// [first, first + count), and the block as panels of the workspace's type.
/// Blocks are independent of each other. A thread that computes a part of a
/// block extends all of it, into its own worker slot's memory.
void forEachExtendedBlock(
    mlir::ImplicitLocOpBuilder &b, const PanelBlocks &blocks,
    llvm::function_ref<void(mlir::OpFoldResult first, int64_t count,
                            mlir::Value extended)>
        body);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_EXTENDEDPANELS_H
