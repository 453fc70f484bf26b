//===- ScaledScalars.h - Values as integers that share scales -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOREFERENCE_SCALEDSCALARS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOREFERENCE_SCALEDSCALARS_H

#include "ReferenceBuilder.h"

namespace nnprim {

/// A constant of f32, whatever the reference adds in.
mlir::Value createF32(ReferenceBuilder &r, float value);

/// The scales of rows of f32, and what their values are multiplied by, as
/// `scale_rows` has them.
struct RowScales {
  ReferenceBuilder::Values scales, inverses;
};

/// Those of `count` rows of `depth` values. `load` gives value k of each, and
/// `terms` products are added as integers.
RowScales
computeScales(ReferenceBuilder &r, size_t count, mlir::Value depth,
              int64_t terms,
              llvm::function_ref<ReferenceBuilder::Values(mlir::Value k)> load);

/// The integer, an i32, of an f32.
mlir::Value roundScaled(ReferenceBuilder &r, mlir::Value value,
                        mlir::Value inverse);

/// The half, an i32, of a pair that holds value `k` of K.
mlir::Value extractScaled(ReferenceBuilder &r, mlir::Value pair, mlir::Value k);

/// Adds the integers of products of `pairs` pairs to sums of f32, `terms` at a
/// time, from the first on. `addTerm` adds the products of value k to sums of
/// i32.
ReferenceBuilder::Values sumScaledTerms(
    ReferenceBuilder &r, mlir::Value pairs, int64_t terms, size_t sums,
    llvm::function_ref<ReferenceBuilder::Values(mlir::Value k,
                                                mlir::ValueRange partial)>
        addTerm);

/// The products of the coefficients of a tile, of all channels, with those of a
/// filter. `transform` gives the coefficients of channel c, and `loadPair` the
/// element of i32 in a row of coefficient s of the filter.
/// `terms` of them are added as integers.
ReferenceBuilder::Values multiplyScaledTile(
    ReferenceBuilder &r, int64_t coefficients, mlir::Value channels,
    int64_t terms,
    llvm::function_ref<ReferenceBuilder::Values(mlir::Value c)> transform,
    llvm::function_ref<mlir::Value(int64_t s, mlir::Value row)> loadPair);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOREFERENCE_SCALEDSCALARS_H
