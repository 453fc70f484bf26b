//===- VectorBody.h - Body of a linalg op on vectors ---------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_VECTORBODY_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_VECTORBODY_H

#include "../KernelBuilder.h"
#include "IndexRanges.h"
#include "LoopNest.h"

#include "NNPrim/Support/CheckResult.h"

namespace nnprim {

/// Checks that the body can be evaluated on vectors: all of its operations are
/// elementwise, loads, or indices.
CheckResult checkBody(const LoopNest &nest);

/// The bits of the widest element that the body loads, computes or stores.
/// Indices do not count.
int64_t getWidestElement(const LoopNest &nest);

/// Operations of the body that compute more than addresses.
int64_t countBodyOps(const LoopNest &nest);

/// The operation by which the body adds an element to result `number`, or null
/// if the result is more than a reduction of independent elements, so that it
/// cannot be reduced in several parts.
mlir::Operation *getCombiner(const LoopNest &nest, unsigned number);

/// An element of the body for consecutive iterations of one loop: a vector, or
/// `scalar` + lane · `step`.
struct LaneValue {
  mlir::Value vector;
  mlir::Value scalar;
  int64_t step = 0;

  static LaneValue uniform(mlir::Value scalar) { return {{}, scalar, 0}; }
};

/// The surroundings of one evaluation of the body.
struct BodyContext {
  /// The loop along which vectors lie.
  unsigned vectorDim;
  int64_t width;
  /// The index of each loop of the nest for lane 0; those that the body does
  /// not read may be null.
  llvm::ArrayRef<mlir::Value> ivs;
  /// The ranges of these indices over all lanes.
  llvm::ArrayRef<IndexRange> ranges;
  /// Loads an argument of the body.
  llvm::function_ref<LaneValue(unsigned number)> loadArgument;
  /// Return what the body adds to its results instead of the sums.
  bool termsOnly = false;
};

/// Evaluates the body and returns what it yields.
llvm::SmallVector<mlir::Value> evaluateBody(KernelBuilder &b,
                                            const LoopNest &nest,
                                            const BodyContext &context);

/// Loads `width` elements `stride` apart from a contiguous memref of rank 1:
/// one element if the stride is 0, whole vectors if it is small.
LaneValue loadLanes(KernelBuilder &b, mlir::Value memref, mlir::Value at,
                    int64_t stride, int64_t width);

/// Lets a maximum or minimum of floats return either zero of two. Otherwise x86
/// needs six instructions for it instead of three.
void ignoreSignOfZero(mlir::Operation *op);

/// `scalar` in all lanes.
mlir::Value broadcastElement(KernelBuilder &b, mlir::Value scalar,
                             int64_t width);

/// The bits of 16-bit floats as integers, other values as they are. On targets
/// without registers of such floats LLVM would call a library function to move
/// one into a vector.
mlir::Value asBits(KernelBuilder &b, mlir::Value value);
/// A vector from asBits as one of `element`.
mlir::Value fromBits(KernelBuilder &b, mlir::Value vector, mlir::Type element);

/// Scalars of one type as a vector.
mlir::Value fromElements(KernelBuilder &b,
                         llvm::ArrayRef<mlir::Value> elements);

/// The memref's elements as a contiguous memref of rank 1 that starts at its
/// first element; a scalar is returned as it is.
mlir::Value flatten(KernelBuilder &b, mlir::Value memref);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_VECTORBODY_H
