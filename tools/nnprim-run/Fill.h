//===- Fill.h - Default input values ----------------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_FILL_H
#define NNPRIM_TOOLS_RUN_FILL_H

#include "nnprim/model.h"

/// Fills `data` with values that depend only on `index`, the input's position,
/// and the tensor's type: floats uniform in [-1, 1), integers uniform in 0..3
/// (small, since an input may be an index), bools 0 or 1. The generator is
/// SplitMix64 (Steele, Lea and Flood 2014) with seed 2^32·index + 1.
void fillFromSeed(const nnprim_tensor &tensor, int32_t index, void *data);

#endif // NNPRIM_TOOLS_RUN_FILL_H
