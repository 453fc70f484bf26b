//===- NarrowMatrix.h - A matrix of weights in fewer bits -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_PACKING_NARROWMATRIX_H
#define NNPRIM_LIB_TRANSFORMS_PACKING_NARROWMATRIX_H

#include "ConstantFolding/ConstantView.h"

#include "NNPrim/Problem/NarrowFloat.h"
#include "NNPrim/Support/CheckResult.h"

#include "llvm/ADT/SmallVector.h"

#include <string>
#include <vector>

namespace nnprim {

/// A few megabytes of weights, in runs that are adjacent in row-major order.
struct MatrixSlab {
  ConstantView view;
  /// The only run, if it is in memory as it is; else weights are copied.
  llvm::ArrayRef<float> values;
  /// The position of the first run, their number and length, and from one to
  /// the next.
  int64_t begin, runs, length, distance;

  /// Calls `body` with each run and the position of its first weight.
  void forEachRun(
      llvm::function_ref<void(int64_t, llvm::ArrayRef<float>)> body) const;
};

/// Weights of `channels` output channels: element i of f32 in row-major order
/// belongs to channel i / inner mod channels, or to `channelOf[i]` where they
/// are in another order.
struct NarrowMatrix {
  ConstantView view;
  int64_t channels, inner;
  std::vector<int32_t> channelOf = {};

  /// All weights, each once. Of those that are stored in another order a slab
  /// is copied at a time: classifiers do not fit in memory several times. A
  /// slab has a multiple of so many `rows` of a matrix whose `inner` is 1, but
  /// for the last, or some of the columns of all rows.
  llvm::SmallVector<MatrixSlab> getSlabs(int64_t rows = 1) const;

  /// Calls `body` with parts of the weights that are adjacent in row-major
  /// order, and the position of the first.
  void forEachRun(
      llvm::function_ref<void(int64_t, llvm::ArrayRef<float>)> body) const;
};

struct NarrowOptions {
  /// Cut bits off, and give Flyte8 no scales: the types as the thesis has them.
  bool truncates = false;
  /// Whether `maxError` bounds NarrowResult::relativeError.
  bool limitsError = false;
  double maxError = 0;

  Rounding getRounding() const {
    return truncates ? Rounding::Truncate : Rounding::NearestEven;
  }
};

struct NarrowResult {
  ElementType type = ElementType::F32;
  /// The factors of the sums of each channel; empty for 1.
  llvm::SmallVector<float> scales;
  /// The largest |w − w'| of finite weights.
  double largestError = 0;
  /// max over channels of ‖w − w'‖₂ / the greatest ‖w‖₂ of a channel: what the
  /// error of a sum is to the largest, if inputs are independent and alike.
  double relativeError = 0;
  int64_t numNonFinite = 0;
};

/// The first of `candidates` that holds the weights within the options' bound;
/// of types as wide as it, the one of the least error. Sets `result`, or fails
/// if there is none.
CheckResult narrowMatrix(const NarrowMatrix &matrix,
                         llvm::ArrayRef<ElementType> candidates,
                         const NarrowOptions &options, NarrowResult &result);

/// Writes the codes of all weights, without gaps.
void writeCodes(const NarrowMatrix &matrix, const NarrowResult &result,
                const NarrowOptions &options, char *codes);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_PACKING_NARROWMATRIX_H
