//===- ImageMatrix.h - Images as matrices of filters by pixels ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_IMAGEMATRIX_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_IMAGEMATRIX_H

#include "EpilogueTiling.h"

namespace nnprim {

/// The result and the epilogue inputs of one image as matrices of filters by
/// pixels, or why they are none.
const char *getImage(mlir::ImplicitLocOpBuilder &b, ConvGemmOp op,
                     mlir::OpFoldResult image, mlir::Value &init,
                     EpilogueOperands &epilogue);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_IMAGEMATRIX_H
