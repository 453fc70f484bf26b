//===- NNPrimToReference.h - The reference lowering -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CONVERSION_NNPRIMTOREFERENCE_NNPRIMTOREFERENCE_H
#define NNPRIM_CONVERSION_NNPRIMTOREFERENCE_NNPRIMTOREFERENCE_H

#include "mlir/IR/PatternMatch.h"

#include <cstdint>

namespace nnprim {

struct ReferenceOptions {
  /// Accumulate in f64, rounding once before the epilogue.
  bool accumulateInF64 = false;
  /// Neighbouring result columns whose sums run side by side. Does not change
  /// any result: every sum keeps its own order.
  int64_t columnsPerStep = 16;
};

/// Patterns that lower every nnprim op on memrefs to the scf loops that define
/// its meaning.
void populateNNPrimToReferencePatterns(mlir::RewritePatternSet &patterns,
                                       const ReferenceOptions &options);

} // namespace nnprim

#endif // NNPRIM_CONVERSION_NNPRIMTOREFERENCE_NNPRIMTOREFERENCE_H
