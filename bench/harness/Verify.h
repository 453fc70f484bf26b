//===- Verify.h - Results checked before they are timed ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_VERIFY_H
#define NNPRIM_BENCH_VERIFY_H

#include "Problem.h"

namespace nnprim::bench {

/// Compares `output`, NHWC, with the definition in double precision at a sample
/// of pixels, borders included, and of channels: |error| <= 1e-4 · max|y|.
llvm::Error verify(const Problem &problem, const float *output);

/// Compares all of `output` with a result that verify() accepted, to the same
/// bound.
llvm::Error compare(const Layer &layer, const float *output,
                    const float *accepted);

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_VERIFY_H
