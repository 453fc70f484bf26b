//===- TileScalars.h - Transforms of one tile of scalars ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOREFERENCE_TILESCALARS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOREFERENCE_TILESCALARS_H

#include "ReferenceBuilder.h"

#include "NNPrim/Generator/WinogradMatrices.h"

namespace nnprim {

/// A small matrix of scalars: what is in a tile of one channel.
struct Scalars {
  Scalars(size_t rows, size_t columns)
      : columns(columns), elements(rows * columns) {}

  mlir::Value &at(size_t i, size_t j) { return elements[i * columns + j]; }
  size_t rows() const { return elements.size() / columns; }

  size_t columns;
  ReferenceBuilder::Values elements;
};

// Straight-line code with the matrices of Winograd's algorithm.

/// L·X·Lᵀ.
Scalars sandwich(ReferenceBuilder &r, const WinogradMatrices::Matrix &l,
                 Scalars &x);
/// L·Xᵀ = (X·Lᵀ)ᵀ.
Scalars multiplyRightTurned(ReferenceBuilder &r,
                            const WinogradMatrices::Matrix &l, Scalars &x);
/// X·Lᵀ.
Scalars multiplyRight(ReferenceBuilder &r, const WinogradMatrices::Matrix &l,
                      Scalars &x);

// Fourier transforms.

/// The coefficients of α×α numbers.
Scalars transformFourier(ReferenceBuilder &r, Scalars &d);
/// The conjugate coefficients of `taps`, over their number.
Scalars transformTaps(ReferenceBuilder &r, int64_t alpha, Scalars &taps);
/// The m×m numbers that α² times those with these coefficients begin with.
Scalars invertFourier(ReferenceBuilder &r, Scalars &p, int64_t m);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOREFERENCE_TILESCALARS_H
