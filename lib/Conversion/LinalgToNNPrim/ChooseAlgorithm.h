//===- ChooseAlgorithm.h - Convolutions by transforms, if worth it --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_CHOOSEALGORITHM_H
#define NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_CHOOSEALGORITHM_H

#include "PrimitiveBuilder.h"

namespace nnprim {

/// What algorithms are chosen by.
struct ConvChoice {
  const TargetDesc &target;
  /// Bound on max|y − y64| / max|y64| of a convolution.
  double maxError;
};

/// Winograd's algorithm or Fourier transforms, whichever has the least
/// estimated cycles within the error that `op`, a convolution of `filter`, may
/// have, or direct convolution; said in a remark.
ConvAlgorithm chooseTiles(mlir::Operation *op, mlir::Value filter,
                          const ConvGeometry &geometry,
                          const ConvChoice &choice);

/// Says in a remark what error the algorithm on tiles that `op` asks for may
/// have, however small the one that is allowed.
void remarkAsked(mlir::Operation *op, mlir::Value filter,
                 const ConvGeometry &geometry, const ConvChoice &choice,
                 const ConvAlgorithm &asked);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_CHOOSEALGORITHM_H
