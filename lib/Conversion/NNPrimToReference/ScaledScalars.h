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

/// The greatest magnitude with which a row begins.
mlir::Value getLeastGreatest(ReferenceBuilder &r);

/// The scale of a row of f32 with this greatest magnitude, and what its values
/// are multiplied by, as `scale_rows` has them.
std::pair<mlir::Value, mlir::Value> computeScale(ReferenceBuilder &r,
                                                 mlir::Value greatest);

/// The integer, an i32, of an f32.
mlir::Value roundScaled(ReferenceBuilder &r, mlir::Value value,
                        mlir::Value inverse);

/// The half, an i32, of a pair that holds value `k` of K.
mlir::Value extractScaled(ReferenceBuilder &r, mlir::Value pair, mlir::Value k);

/// The products of the coefficients of a tile, of all channels, with those of a
/// filter. `transform` gives the coefficients of channel c, and `loadPair` the
/// element of i32 in a row of coefficient s of the filter.
ReferenceBuilder::Values multiplyScaledTile(
    ReferenceBuilder &r, int64_t coefficients, mlir::Value channels,
    llvm::function_ref<ReferenceBuilder::Values(mlir::Value c)> transform,
    llvm::function_ref<mlir::Value(int64_t s, mlir::Value row)> loadPair);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOREFERENCE_SCALEDSCALARS_H
