//===- ConvAlgorithm.h - Which way a convolution is computed --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_CONVALGORITHM_H
#define NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_CONVALGORITHM_H

#include "PrimitiveBuilder.h"

namespace nnprim {

/// A way to compute a convolution.
struct ConvAlgorithm {
  /// Of Winograd's F(m, r); 0 for a direct convolution.
  int64_t m = 0;
};

/// The attribute of an op that names the algorithm that it is to be computed
/// by: "direct", or "winograd_fM" for F(M, r), r the size of its kernel.
inline constexpr llvm::StringLiteral algorithmAttrName = "nnprim.algorithm";

/// The algorithm that `op` asks for; direct if it asks for none. Emits an error
/// if that can not compute a convolution of this geometry.
mlir::FailureOr<ConvAlgorithm> getConvAlgorithm(mlir::Operation *op,
                                                const ConvGeometry &geometry);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_CONVALGORITHM_H
