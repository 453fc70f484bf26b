//===- GemmShape.h - Extents of a matrix product --------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_GEMMSHAPE_H
#define NNPRIM_PROBLEM_GEMMSHAPE_H

#include "NNPrim/Problem/ElementType.h"

namespace nnprim {

/// Extents of a product: M rows, N columns, K terms; `taps` > 0 for an
/// indirect GEMM, whose K is split into that many gathered rows. Where factors
/// are split into bf16 (BF16x2), K counts both halves, and with `splitsRows`
/// those of the left-hand side are made by the product itself. Where factors
/// are scaled pairs (I32), K counts these, and `splitsRows` says the same.
struct GemmShape {
  int64_t m, n, k;
  int64_t taps = 0;
  ProductTypes types = {};
  bool splitsRows = false;
};

} // namespace nnprim

#endif // NNPRIM_PROBLEM_GEMMSHAPE_H
