//===- InterleavedTaps.h - Depthwise convolutions by dot products ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_INTERLEAVEDTAPS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_INTERLEAVEDTAPS_H

#include "DepthwiseTile.h"

namespace nnprim {

/// Channels of a block: a vector of bytes, four vectors of sums.
int64_t getBlockChannels(const KernelBuilder &b);

/// Writes the filters of a block of channels from `c` on, interleaved for the
/// rows of a tile, to scratch memory, and fills in `kernel.interleaved`.
void interleaveFilters(KernelBuilder &b, DepthwiseMacroKernel &kernel,
                       mlir::Value c, int64_t channels);

/// The sums of a tile by those filters.
llvm::SmallVector<mlir::Value> emitInterleavedSums(KernelBuilder &b,
                                                   DepthwiseMacroKernel &kernel,
                                                   const DepthwiseTile &tile);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_INTERLEAVEDTAPS_H
