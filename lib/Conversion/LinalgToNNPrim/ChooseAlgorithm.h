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

#include "NNPrim/Conversion/LinalgToNNPrim/LinalgToNNPrim.h"

namespace nnprim {

/// Winograd's algorithm, Fourier transforms or direct convolution, whichever
/// the record says is the fastest within the error that `op`, a convolution of
/// `filter`, may have; where it says nothing, that of the least estimated
/// cycles. A remark says which and why.
ConvAlgorithm chooseTiles(mlir::Operation *op, mlir::Value filter,
                          const ConvGeometry &geometry,
                          const TargetDesc &target, const ConvChoice &choice);

/// Says in a remark what error the algorithm that `op` asks for may
/// have, however small the one that is allowed.
void remarkAsked(mlir::Operation *op, mlir::Value filter,
                 const ConvGeometry &geometry, const TargetDesc &target,
                 const ConvChoice &choice, const ConvAlgorithm &asked);

/// Says in a remark if direct convolution, all there is for `op`, whose filters
/// read few channels of many, is not known to err as little as is allowed.
void remarkGroups(mlir::Operation *op, double maxError);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_CHOOSEALGORITHM_H
