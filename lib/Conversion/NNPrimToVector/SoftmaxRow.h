//===- SoftmaxRow.h - The passes over a row of a softmax ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAXROW_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAXROW_H

#include "Exponential.h"

#include "NNPrim/Target/SoftmaxPlan.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace nnprim {

/// One row along a contiguous dimension, its elements in vectors; or as many
/// rows as there are lanes, an element of each in a vector.
class SoftmaxRow {
public:
  struct Operands {
    mlir::Value input, init;
    int64_t dimension, length;
    bool isLog;
    SoftmaxTuning tuning;
    /// With maps from the dimensions of `init`.
    ScalarRegion producer, epilogue;
    /// The one pass to emit, to be timed; all if it is not set.
    std::optional<int64_t> onlyPass;
  };

  /// `outer` has the row's place in all dimensions; that of the softmax is
  /// ignored. `rows` is 0 for a contiguous row, else how many lanes have one.
  SoftmaxRow(KernelBuilder &b, const Operands &operands,
             const SoftmaxPlan &plan, mlir::ArrayRef<mlir::Value> outer,
             int64_t rows);

  /// Where the maxima of chunks are kept, if rows have such: a vector for each,
  /// along the softmax's dimension. Other dimensions of one are shared.
  void setChunkMaxima(mlir::Value buffer) { chunkMaxima = buffer; }

  /// Emits all passes.
  void emit();

  /// A contiguous row in parts, for threads: emitParts keeps the maximum and
  /// the sum of each in `partials`, and once all of them are there
  /// emitPartResults combines them and writes the results. The parts are the
  /// same for any number of threads.
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
  /// What the last pass needs, the same in all lanes of a contiguous row.
  struct Sum {
    mlir::Value max;
    ExpBase base;
    mlir::Value value;
  };
  /// Vectors of a turn of a loop: `count` from `start` on, the last of which
  /// has `lastWidth` lanes.
  struct Block {
    mlir::Value start;
    int64_t count, lastWidth;
  };
  using Values = llvm::SmallVector<mlir::Value>;
  using BlockBody =
      llvm::function_ref<Values(const Block &block, mlir::ValueRange carried)>;
  using ChunkBody = llvm::function_ref<Values(mlir::Value start, int64_t length,
                                              mlir::ValueRange carried)>;

  /// Elements from one vector to the next.
  int64_t getStep() const { return rows ? 1 : b.getLanes(); }
  /// A loop over `length` elements from `start` on, `unroll` vectors a turn.
  Values forBlocks(mlir::Value start, int64_t length, int64_t unroll,
                   Values carried, BlockBody body);
  /// The same, with what `prepare` makes of a block computed before the block
  /// that precedes it.
  using BlockPreparation = llvm::function_ref<Values(const Block &block)>;
  using PreparedBody = llvm::function_ref<Values(
      const Block &block, mlir::ValueRange prepared, mlir::ValueRange carried)>;
  Values forBlocksAhead(mlir::Value start, int64_t length, int64_t unroll,
                        Values carried, BlockPreparation prepare,
                        PreparedBody body);
  /// A loop over pieces of `chunk` elements, short enough to be summed in f32.
  Values forChunks(mlir::Value start, int64_t length, int64_t chunk,
                   Values carried, ChunkBody body);
  /// Parallel loops over the parts of the row.
  void forParts(llvm::function_ref<void(mlir::Value, int64_t)> body);

  Values getIndices(mlir::Value position) const;
  mlir::Value load(mlir::Value memref, mlir::Value position, int64_t width,
                   const ScalarRegion &producer);
  /// `value` in the element type through `scalar`, at `position`.
  mlir::Value apply(const ScalarRegion &scalar, mlir::Value value,
                    mlir::Value position);
  /// Stores a result, through the epilogue.
  void storeResult(mlir::Value value, mlir::Value position, int64_t width,
                   bool streaming = false);
  mlir::Value loadVector(const Block &block, int64_t i);
  Values loadAll(const Block &block);
  mlir::Value getPosition(const Block &block, int64_t i);
  int64_t getWidth(const Block &block, int64_t i) const;

  mlir::Value splat(float value) { return b.splat(value, b.getLanes()); }
  using Combination = llvm::function_ref<mlir::Value(mlir::Value, mlir::Value)>;
  /// Of the lanes of a contiguous row, in all of them.
  mlir::Value reduce(mlir::Value vector, Combination combine);
  mlir::Value reduceMax(mlir::Value vector);
  mlir::Value reduceSum(mlir::Value vector);

  /// (sum, error) + value after Kahan.
  std::pair<mlir::Value, mlir::Value>
  addCompensated(mlir::Value sum, mlir::Value error, mlir::Value value);
  /// The maximum of each lane.
  mlir::Value emitMaxima(mlir::Value start, int64_t length);
  /// Σ exp relative to `base`, one a lane; also stored to the output if asked.
  /// With `ahead`, the maxima of as many elements that far ahead as well.
  Values emitSum(mlir::Value start, int64_t length, const ExpBase &base,
                 bool stores, mlir::Value ahead = {});
  Sum emitThreePassSum(bool stores);
  Values getChunkIndices(mlir::Value start);
  /// Exponentials of a chunk, stored; `state` with their sum, and the maximum
  /// of the chunk that is so far ahead.
  Values emitChunk(mlir::Value start, int64_t length, mlir::Value chunkMax,
                   mlir::ValueRange state, mlir::Value ahead);
  /// Those of all chunks; as emitPairs.
  Values emitChunkPairs(mlir::Value start, int64_t length);
  void emitScaledChunks(mlir::Value factor, mlir::Value negExponent,
                        mlir::Value start, int64_t length);
  void emitChunkResults(const Sum &sum, mlir::Value start, int64_t length);
  /// Maximum, -N and sum of nothing.
  Values getZeroPair();
  /// The same of some elements, one a lane.
  Values emitPairs(mlir::Value start, int64_t length);
  /// `outer`, a sum with its compensation, and that of what follows.
  Values mergePairs(mlir::ValueRange outer, mlir::ValueRange inner);
  /// Maximum and sum of all lanes.
  std::pair<mlir::Value, mlir::Value> reducePairs(mlir::ValueRange state);
  /// Whether a row's maximum, of any lane, is beyond what has a running one.
  mlir::Value isHuge(mlir::Value max);
  Sum finishPairs(mlir::ValueRange state);
  mlir::Value loadPartials(mlir::Value partials, int64_t kind, int64_t part,
                           int64_t width, mlir::Value filler);
  Sum combineParts(mlir::Value partials);
  /// One turn of the first of two passes; the state is maximum, -N and sum.
  Values emitPairBlock(const Block &block, mlir::ValueRange state);
  /// What exponentials are multiplied with, or logarithms reduced by.
  mlir::Value emitFactor(const Sum &sum);
  void emitResults(const Sum &sum, mlir::Value start, int64_t length);
  mlir::Value emitAlignedPosition(mlir::Value start);
  /// One pass, to be timed: what others would compute is made up.
  void emitPass(int64_t pass);
  void emitScaling(mlir::Value factor, mlir::Value start, int64_t length);
  Values emitResult(mlir::ArrayRef<mlir::Value> x, const Sum &sum,
                    mlir::Value factor);

  KernelBuilder &b;
  const Operands &operands;
  const SoftmaxPlan &plan;
  const SoftmaxTuning &tuning;
  llvm::SmallVector<mlir::Value> outer;
  const int64_t rows;
  mlir::Value chunkMaxima;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAXROW_H
