//===- SparseRows.h - Products and convolutions by rows ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_FUSION_SPARSEROWS_H
#define NNPRIM_LIB_TRANSFORMS_FUSION_SPARSEROWS_H

#include "DepthwiseBlock.h"

#include "NNPrim/Problem/StripGeometry.h"

namespace nnprim {

/// Emits, before the last op of the block, what computes it by strips of rows,
/// `channels` channels of the convolution at a time, of which `slots` strips
/// may run at the same time; or says why that cannot be.
CheckResult emitSparseRows(SparseBlock &block, const StripGeometry &geometry,
                           int64_t channels, int64_t slots);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_FUSION_SPARSEROWS_H
