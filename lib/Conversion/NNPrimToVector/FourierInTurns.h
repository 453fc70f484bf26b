//===- FourierInTurns.h - Rows of one tile beside columns of another ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_FOURIERINTURNS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_FOURIERINTURNS_H

#include "FourierLineCode.h"
#include "PixelFetches.h"

namespace nnprim {

/// Emits the input transform of all tiles, whose whole lines go around the
/// caches, by the transforms of `real` and `complex` lines. Between stores of
/// the columns of one group of vectors are the rows of the next, so that memory
/// is not idle while rows are computed. Both share one scratch memory: a pair
/// of columns leaves the room that a pair of rows takes, if what is a row in
/// one group is a column in the next.
void emitInputTransformInTurns(KernelBuilder &b, WinogradInputTransformOp op,
                               TileTraffic traffic, const LineCode &real,
                               const LineCode &complex);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_FOURIERINTURNS_H
