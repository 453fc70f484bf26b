//===- ScaledColumns.h - Weights as integers with scales ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The right-hand sides of products of integers (NNPrim/Problem/ScaledPairs.h),
// made of matrices of f32, row-major. All functions divide the work among the
// threads of the context.
//

#ifndef NNPRIM_LIB_TRANSFORMS_NARROWING_SCALEDCOLUMNS_H
#define NNPRIM_LIB_TRANSFORMS_NARROWING_SCALEDCOLUMNS_H

#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <vector>

namespace nnprim {

/// The rows of a right-hand side that are scaled together, `depth` of them,
/// row-major, divided by the factor of each, and their pairs: all rows of a
/// `gemm`, those of a tap of a convolution.
struct ScaledColumns {
  const float *values;
  llvm::ArrayRef<float> factors;
  int32_t *pairs;
  int64_t depth, columns;
  /// Products that are added as integers.
  int64_t terms;

  /// The same of the tap that is `tap` taps behind this one.
  ScaledColumns getTap(int64_t tap) const;
};

/// Writes the pairs and scales of all columns of `taps` taps, of which `first`
/// is the first, and returns ‖w − w'‖₂ over ‖w‖₂ of a column w that becomes w',
/// of the greatest of each.
double writeScaledColumns(mlir::MLIRContext *context,
                          const ScaledColumns &first, int64_t taps);

/// Factors of the columns of the left-hand side, powers of two: the root of the
/// greatest magnitude of the right-hand side's row, of `taps` rows of a channel
/// each, or more, so that rows of much the same magnitude stay as they are.
/// Networks have channels by which all filters multiply with large weights,
/// mostly since their pixels are small. Between weights that are as large as
/// those of others and pixels that are, when nothing is known of pixels, the
/// root is the choice with the least error in the worst case.
llvm::SmallVector<float> getRowFactors(mlir::MLIRContext *context,
                                       const float *values, int64_t taps,
                                       int64_t depth, int64_t columns);

/// The rows of `taps` taps, each divided by the factor of its channel.
std::vector<float> divideRows(mlir::MLIRContext *context, const float *values,
                              llvm::ArrayRef<float> factors, int64_t taps,
                              int64_t columns);

/// Whether sums of products by the largest integers, which are multiplied by
/// the scale of the column first, are finite; rounding adds less than as much
/// again.
bool areScaledSumsFinite(mlir::MLIRContext *context, const float *values,
                         int64_t rows, int64_t columns);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_NARROWING_SCALEDCOLUMNS_H
