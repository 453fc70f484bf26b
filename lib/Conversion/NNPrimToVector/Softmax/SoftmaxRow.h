//===- SoftmaxRow.h - The passes over a row of a softmax ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAX_SOFTMAXROW_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAX_SOFTMAXROW_H

#include "Exponential.h"

#include "NNPrim/Plan/SoftmaxPlan.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace nnprim {

/// Emits one row along a contiguous dimension, with its elements in vectors, or
/// as many rows as there are lanes, with one row in each lane.
class SoftmaxRow {
public:
  struct Operands {
    mlir::Value input, init;
    int64_t dimension, length;
    bool isLog;
    /// With maps from the dimensions of `init`.
    ScalarRegion producer, epilogue;
  };

  /// `outer` holds the row's indices in all dimensions; that of the softmax is
  /// ignored. `rows` is 0 for a contiguous row, else the number of lanes that
  /// hold a row.
  SoftmaxRow(KernelBuilder &b, const Operands &operands,
             const SoftmaxPlan &plan, mlir::ArrayRef<mlir::Value> outer,
             int64_t rows);

  /// Sets the buffer for the maxima of chunks, if rows have chunks: one vector
  /// per chunk, along the softmax dimension. Rows share it along other
  /// dimensions of extent one.
  void setChunkMaxima(mlir::Value buffer) { chunkMaxima = buffer; }

  /// Emits all passes.
  void emit();

  /// These emit a contiguous row in parts, for threads. emitParts stores the
  /// maximum and the sum of each part in `partials`; once all of them are
  /// there, emitPartResults combines them and writes the results. The parts are
  /// the same for any number of threads.
  void emitParts(mlir::Value partials);
  void emitPartResults(mlir::Value partials);

  static int64_t getNumParts(const Operands &operands,
                             const SoftmaxPlan &plan) {
    return llvm::divideCeil(operands.length, plan.partLength);
  }
  static int64_t getNumChunks(const Operands &operands,
                              const SoftmaxPlan &plan) {
    return llvm::divideCeil(operands.length, plan.chunkLength);
  }

private:
  /// The values that the last pass needs, the same in all lanes of a contiguous
  /// row.
  struct Sum {
    mlir::Value max;
    ExpBase base;
    mlir::Value value;
  };
  /// The vectors of a loop iteration: `count` from `start` on, the last of
  /// which has `lastWidth` lanes.
  struct Block {
    mlir::Value start;
    int64_t count, lastWidth;
  };
  using Values = llvm::SmallVector<mlir::Value>;
  using BlockBody =
      llvm::function_ref<Values(const Block &block, mlir::ValueRange carried)>;
  using ChunkBody = llvm::function_ref<Values(mlir::Value start, int64_t length,
                                              mlir::ValueRange carried)>;

  /// Distance from one vector to the next, in elements.
  int64_t getStep() const { return rows ? 1 : b.getLanes(); }
  /// Emits a loop over `length` elements from `start` on, `unroll` vectors per
  /// iteration.
  Values forBlocks(mlir::Value start, int64_t length, int64_t unroll,
                   Values carried, BlockBody body);
  /// Like forBlocks, but pipelined: `prepare` runs for each block before the
  /// body of the preceding block.
  using BlockPreparation = llvm::function_ref<Values(const Block &block)>;
  using PreparedBody = llvm::function_ref<Values(
      const Block &block, mlir::ValueRange prepared, mlir::ValueRange carried)>;
  Values forBlocksAhead(mlir::Value start, int64_t length, int64_t unroll,
                        Values carried, BlockPreparation prepare,
                        PreparedBody body);
  /// Emits a loop over chunks of `chunk` elements, short enough to be summed in
  /// f32.
  Values forChunks(mlir::Value start, int64_t length, int64_t chunk,
                   Values carried, ChunkBody body);
  /// Emits parallel loops over the parts of the row.
  void forParts(llvm::function_ref<void(mlir::Value, int64_t)> body);

  Values getIndices(mlir::Value position) const;
  mlir::Value load(mlir::Value memref, mlir::Value position, int64_t width,
                   const ScalarRegion &producer);
  /// Applies `scalar` to `value`, which has the element type, at `position`.
  mlir::Value apply(const ScalarRegion &scalar, mlir::Value value,
                    mlir::Value position);
  /// Applies the epilogue to a result and stores it.
  void storeResult(mlir::Value value, mlir::Value position, int64_t width,
                   bool streaming = false);
  mlir::Value loadVector(const Block &block, int64_t i);
  /// Whether vectors of a block are pairs, the first of which has the elements
  /// at even positions and the second those at odd ones (SoftmaxPairs.cpp).
  bool isPaired() const;
  /// Whether vector `i` of the block is of such a pair.
  bool isPaired(const Block &block, int64_t i) const;
  mlir::Value loadOfPair(const Block &block, int64_t i);
  /// Rounds and stores a pair of results.
  void storePair(mlir::Value even, mlir::Value odd, mlir::Value position,
                 bool streaming);
  /// Fetches what is a distance behind the block, where a row is longer than
  /// caches and arithmetic keeps few lines in flight.
  void prefetchAhead(const Block &block);
  Values loadAll(const Block &block);
  mlir::Value getPosition(const Block &block, int64_t i);
  int64_t getWidth(const Block &block, int64_t i) const;

  mlir::Value splat(float value) { return b.splat(value, b.getLanes()); }
  using Combination = llvm::function_ref<mlir::Value(mlir::Value, mlir::Value)>;
  /// Reduces the lanes of a contiguous row; all lanes hold the result.
  mlir::Value reduce(mlir::Value vector, Combination combine);
  mlir::Value reduceMax(mlir::Value vector);
  mlir::Value reduceSum(mlir::Value vector);

  /// (sum, error) + value by Kahan summation.
  std::pair<mlir::Value, mlir::Value>
  addCompensated(mlir::Value sum, mlir::Value error, mlir::Value value);
  /// The maximum of each lane.
  mlir::Value emitMaxima(mlir::Value start, int64_t length);
  /// Σ exp relative to `base`, one sum per lane; `stores` also writes the
  /// exponentials to the output. With `ahead`, also returns the maxima of as
  /// many elements at that distance.
  Values emitSum(mlir::Value start, int64_t length, const ExpBase &base,
                 bool stores, mlir::Value ahead = {});
  Sum emitThreePassSum(bool stores);
  Values getChunkIndices(mlir::Value start);
  /// Stores the exponentials of a chunk. Returns `state` with their sum added,
  /// and the maxima of the chunk at distance `ahead`.
  Values emitChunk(mlir::Value start, int64_t length, mlir::Value chunkMax,
                   mlir::ValueRange state, mlir::Value ahead);
  /// Emits all chunks; returns the same state as emitPairs.
  Values emitChunkPairs(mlir::Value start, int64_t length);
  void emitScaledChunks(mlir::Value factor, mlir::Value negExponent,
                        mlir::Value start, int64_t length);
  void emitChunkResults(const Sum &sum, mlir::Value start, int64_t length);
  /// Maximum, -N and sum of no elements.
  Values getZeroPair();
  /// Maximum, -N and sum of a range of elements, one per lane.
  Values emitPairs(mlir::Value start, int64_t length);
  /// Adds the state `inner` of the elements that follow to `outer`, which has a
  /// compensated sum.
  Values mergePairs(mlir::ValueRange outer, mlir::ValueRange inner);
  /// Maximum and sum of all lanes.
  std::pair<mlir::Value, mlir::Value> reducePairs(mlir::ValueRange state);
  /// Whether the maximum in any lane exceeds the range of running maxima.
  mlir::Value isHuge(mlir::Value max);
  Sum finishPairs(mlir::ValueRange state);
  mlir::Value loadPartials(mlir::Value partials, int64_t kind, int64_t part,
                           int64_t width, mlir::Value filler);
  Sum combineParts(mlir::Value partials);
  /// One loop iteration of the first of two passes; the state is maximum, -N
  /// and sum.
  Values emitPairBlock(const Block &block, mlir::ValueRange state);
  /// The factor of the exponentials or, for a logarithm, the term to subtract.
  mlir::Value emitFactor(const Sum &sum);
  void emitResults(const Sum &sum, mlir::Value start, int64_t length);
  mlir::Value emitAlignedPosition(mlir::Value start, int64_t count);
  /// Emits one pass for timing, with made-up results of the other passes.
  void emitPass(int64_t pass);
  void emitScaling(mlir::Value factor, mlir::Value start, int64_t length);
  Values emitResult(mlir::ArrayRef<mlir::Value> x, const Sum &sum,
                    mlir::Value factor);

  KernelBuilder &b;
  const Operands &operands;
  const SoftmaxPlan &plan;
  llvm::SmallVector<mlir::Value> outer;
  const int64_t rows;
  mlir::Value chunkMaxima;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAX_SOFTMAXROW_H
