//===- NextPanel.h - The panel that tiles read next -------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_NEXTPANEL_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_NEXTPANEL_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Rows of a register tile.
struct TileRows {
  mlir::OpFoldResult first;
  int64_t count;
  /// Rows of all tiles of a panel.
  int64_t all;
};

/// The elements that a register tile is to prefetch, as the `next` of its op:
/// its share, by its rows, of the panel of `rhs` (panels×K×NR) that follows the
/// panel of `column`. After the last panel comes that panel itself. Null if
/// there is no other panel, a row's share is less than an element, or panels do
/// not lie one behind the other.
mlir::Value getShareOfNextPanel(mlir::ImplicitLocOpBuilder &b, mlir::Value rhs,
                                mlir::OpFoldResult column,
                                const TileRows &rows);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_NEXTPANEL_H
