//===- ImageMatrix.h - Images as filters-by-pixels matrices ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_IMAGEMATRIX_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_IMAGEMATRIX_H

#include "EpilogueTiling.h"

#include "NNPrim/Support/CheckResult.h"

namespace nnprim {

/// Views the result and the epilogue inputs of one image as matrices of filters
/// by pixels, or of blocks of filters by pixels by filters of a block; fails if
/// they are none.
CheckResult getImage(mlir::ImplicitLocOpBuilder &b, ConvGemmOp op,
                     mlir::OpFoldResult image, mlir::Value &init,
                     EpilogueOperands &epilogue);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_IMAGEMATRIX_H
