//===- SoftmaxTiling.cpp - Tiling of the softmax --------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tiling/Tiling.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_TILING_OVER_OUTS_WITH_ITERATORS(TwoPassSoftmaxOp)

SmallVector<utils::IteratorType> TwoPassSoftmaxOp::getLoopIteratorTypes() {
  SmallVector<utils::IteratorType> iterators(
      cast<ShapedType>(getInit().getType()).getRank(),
      utils::IteratorType::parallel);
  iterators[getDimension()] = utils::IteratorType::reduction;
  return iterators;
}

FailureOr<TilingResult>
TwoPassSoftmaxOp::getTiledImplementation(OpBuilder &b,
                                         ArrayRef<OpFoldResult> offsets,
                                         ArrayRef<OpFoldResult> sizes) {
  int64_t dimension = getDimension();
  if (!isWholeDim(offsets[dimension], sizes[dimension], getInit(), dimension))
    return emitOpError("cannot be tiled: a row is normalised as a whole, but "
                       "the tile cuts dimension ")
           << dimension;
  Tiler tiler(b, *this);
  Tile tile(offsets, sizes);
  SmallVector<Value> operands = {tiler.slice(getInput(), tile)};
  tiler.sliceInputs(getProducerRegion(), tile, operands);
  tiler.sliceEpilogue(*this, tile, operands);
  operands.push_back(tiler.slice(getInit(), tile));
  return tiler.clone(operands, operands.size() - 1);
}
