//===- ShiftMoments.h - Mean and variance in one pass ----------- -*- C++
//-*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_LOOPS_SHIFTMOMENTS_H
#define NNPRIM_LIB_TRANSFORMS_LOOPS_SHIFTMOMENTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace nnprim {

/// Where the mean of rows of f32 and the sum of squared differences from it
/// follow each other, computes both in one pass over the rows, of differences
/// from the mean of the first sixteenth of each, or somewhat more. Rows are
/// those of 512 terms or more that are no pipeline (`nnprim.strip_parts`), and
/// nothing reads the mean but what also reads what becomes of the squares.
/// Returns how many pairs it has changed.
int64_t shiftMoments(mlir::func::FuncOp function);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_LOOPS_SHIFTMOMENTS_H
