//===- TileScalars.h - Scalar transforms of one tile ----------------------===//
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

/// A small matrix of scalars: the elements of a tile in one channel.
struct Scalars {
  Scalars(size_t rows, size_t columns)
      : columns(columns), elements(rows * columns) {}

  mlir::Value &at(size_t i, size_t j) { return elements[i * columns + j]; }
  size_t rows() const { return elements.size() / columns; }

  size_t columns;
  ReferenceBuilder::Values elements;
};

// Winograd transforms as straight-line code.

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

/// The Fourier coefficients of an α×α tile.
Scalars transformFourier(ReferenceBuilder &r, Scalars &d);
/// The conjugate Fourier coefficients of `taps`, divided by α².
Scalars transformTaps(ReferenceBuilder &r, int64_t alpha, Scalars &taps);
/// The first m×m elements of the inverse transform of `p`, times α².
Scalars invertFourier(ReferenceBuilder &r, Scalars &p, int64_t m);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOREFERENCE_TILESCALARS_H
