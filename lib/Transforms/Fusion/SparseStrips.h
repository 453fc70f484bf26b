//===- SparseStrips.h - Products and convolutions by channels ---*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_FUSION_SPARSESTRIPS_H
#define NNPRIM_LIB_TRANSFORMS_FUSION_SPARSESTRIPS_H

#include "DepthwiseBlock.h"

namespace nnprim {

/// Emits, before the block, what computes it `rows` channels at a time, in so
/// many parts that may run at the same time; or says why that cannot be.
CheckResult emitSparseStrips(SparseBlock &block, int64_t rows, int64_t parts);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_FUSION_SPARSESTRIPS_H
