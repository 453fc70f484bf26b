//===- Suppression.h - Boxes that overlap no better one ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_INDEXING_SUPPRESSION_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_INDEXING_SUPPRESSION_H

#include "Builder/GraphBuilder.h"

namespace nnprim::frontend {

/// The greedy selection of NonMaxSuppression, as loops over scalars: of each
/// class of each image the box of the highest score is taken and those that
/// overlap it too much are dropped, until there is none or there are `most`.
struct Suppression {
  /// batch x boxes x 4, and batch x classes x boxes.
  Tensor boxes, scores;
  /// Scalars: the intersection over union above which a box is dropped, and the
  /// score that a box must exceed.
  Tensor overlapThreshold, scoreThreshold;
  /// Boxes are centre, width and height instead of two corners.
  bool isCentered;
  /// Boxes of a class that are taken at most.
  int64_t most;

  int64_t getMostRows() const {
    return scores.shape[0] * scores.shape[1] * most;
  }
  /// Rows of image, class and box, -1 behind the last, and their number.
  std::pair<Tensor, Tensor> emit(GraphBuilder &graph) const;
};

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_INDEXING_SUPPRESSION_H
