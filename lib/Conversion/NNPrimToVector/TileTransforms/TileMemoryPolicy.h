//===- TileMemoryPolicy.h - Transforms of tiles that leave the caches -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_TILEMEMORYPOLICY_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_TILEMEMORYPOLICY_H

#include "KernelBuilder.h"

namespace nnprim {

/// How a transform treats coefficients in memory. Nothing is done for those
/// within a convolution, whose tiles stay in the cache.
struct TileMemoryPolicy {
  /// Tiles of coefficients are prefetched while those before them are
  /// transformed: hardware does not follow as many streams as there are
  /// coefficients.
  bool prefetches = false;
  /// Results are written by non-temporal stores, since they would evict
  /// everything else from the caches.
  bool streams = false;
};

/// Emits `body` with what the plan of a transform says: twice if non-temporal
/// stores depend on the address of `result`.
void emitForTraffic(KernelBuilder &b, const TransformPlan &plan,
                    mlir::Value result,
                    llvm::function_ref<void(TileMemoryPolicy)> body);

/// The plan of a transform; that of tiles in the cache if it has none.
template <typename TransformOp> TransformPlan getTransformPlan(TransformOp op) {
  TransformPlanAttr plan = op.getPlanAttr();
  return plan ? plan.getPlan() : TransformPlan();
}

/// Stores a vector, by a non-temporal store if `policy` says so.
void storeResult(KernelBuilder &b, TileMemoryPolicy policy, mlir::Value vector,
                 mlir::Value memref, mlir::ValueRange indices);

/// Prefetches the cache line of an element that is soon read or written.
void prefetchLine(KernelBuilder &b, mlir::Value memref,
                  mlir::ValueRange indices, bool isWritten = false);

/// rows × columns vectors on the stack.
mlir::Value createStackVectors(KernelBuilder &b, int64_t rows, int64_t columns);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_TILEMEMORYPOLICY_H
