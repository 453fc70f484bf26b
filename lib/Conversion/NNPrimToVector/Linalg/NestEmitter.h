//===- NestEmitter.h - Vector loops of a nest ----------------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_NESTEMITTER_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_NESTEMITTER_H

#include "../KernelBuilder.h"
#include "Extremum.h"
#include "IndexRanges.h"
#include "LoopNest.h"
#include "LoopVectors.h"
#include "Shuffles.h"
#include "VectorBody.h"

namespace nnprim {

/// One vector of a tile: `width` elements from iteration `vectorOffset` of the
/// vector loop on, at iteration `other` of the other loops, of which those
/// between lanes are innermost.
struct Slot {
  int64_t vectorOffset, width, other = 0;
};

/// Where the loops are: the address that each access has there, in elements of
/// its memref, and the index of each loop, with its range.
struct Position {
  llvm::SmallVector<mlir::Value> addresses, ivs;
  llvm::SmallVector<IndexRange> ranges;
  /// Results from here on along the loop whose results share columns.
  int64_t numResults = 1;
};

/// Emits the loops in front of the nest's op. Loops over results are in
/// NestEmitter.cpp, sums in NestSums.cpp, those whose terms lie along vectors
/// in RowSums.cpp, those of windows that share columns in WindowSums.cpp, and
/// those of windows whose columns are vectors in ColumnVectors.cpp.
class NestEmitter {
public:
  /// `starts` has, for each result, the scalar that its reduction starts from,
  /// or null if that is in memory.
  NestEmitter(const LoopNest &nest, const LoopVectors &vectors,
              const TargetDesc &target, llvm::ArrayRef<mlir::Value> starts);

  void emit();

private:
  /// Runs several emitters in one loop.
  friend class RowPipeline;

  /// Where all loops are at their first iteration.
  Position getStart();
  bool isReductionMode() const { return vectors.mode == VectorMode::Reduction; }
  /// Whether no loop is emitted for `dim` outside of a tile.
  bool isPartOfTile(unsigned dim) const {
    return dim == vectors.vectorDim || vectors.groupDim == dim ||
           llvm::is_contained(vectors.between, dim) ||
           llvm::is_contained(vectors.tileDims, dim) ||
           (vectors.mode == VectorMode::Transposed && dim == vectors.otherDim);
  }
  Position advance(const Position &position, unsigned dim, mlir::Value iv);
  Position moveTo(const Position &position, const Slot &slot);

  // Loops over results.
  void emitParallel(llvm::ArrayRef<unsigned> dims, const Position &position,
                    int64_t trips);
  void
  forEachBlock(unsigned dim, int64_t block, int64_t trips,
               llvm::function_ref<void(mlir::Value iv, int64_t size)> body);
  void
  forEachBlock(LoopPart part, int64_t block, bool isMarked,
               llvm::function_ref<void(mlir::Value iv, int64_t size)> body);
  int64_t countBorderLanes(unsigned dim) const;
  void emitVectors(const Position &position, int64_t trips);
  void emitSquares(const Position &position, int64_t trips);
  void emitSquares(const Position &corner, int64_t width, int64_t size,
                   int64_t count);
  /// Whether the neighbours along the vector lie apart in this input, and those
  /// along `otherDim` together.
  bool isSquare(unsigned access) const;
  void emitTile(const Position &position, llvm::ArrayRef<Slot> slots);
  bool isFresh() const;
  llvm::SmallVector<Slot> makeSlots(int64_t extent);

  // Sums. Values are those of the first slot, one for each result, then those
  // of the second.
  /// What a result starts from as the scalar that is computed with.
  mlir::Value extendStart(mlir::Value start);
  llvm::SmallVector<mlir::Value> loadSums(const Position &position,
                                          llvm::ArrayRef<Slot> slots);
  llvm::SmallVector<mlir::Value> reduce(llvm::ArrayRef<unsigned> dims,
                                        const Position &position,
                                        llvm::ArrayRef<Slot> slots,
                                        mlir::ValueRange sums);
  /// How many sums of each result a loop over terms has, neighbouring terms in
  /// different ones, so that an addition need not wait for the one before.
  int64_t countChains(llvm::ArrayRef<unsigned> dims,
                      llvm::ArrayRef<Slot> slots) const;
  llvm::SmallVector<mlir::Value> reduceInChains(unsigned dim,
                                                const Position &position,
                                                llvm::ArrayRef<Slot> slots,
                                                mlir::ValueRange sums,
                                                int64_t chains);
  llvm::SmallVector<mlir::Value> addTerms(const Position &position,
                                          llvm::ArrayRef<Slot> slots,
                                          mlir::ValueRange sums,
                                          bool termsOnly = false);
  /// Whether the results are maxima or minima that the target has no single
  /// instruction for.
  bool areExtrema() const;
  llvm::SmallVector<mlir::Value> addExtrema(llvm::ArrayRef<unsigned> dims,
                                            const Position &position,
                                            llvm::ArrayRef<Slot> slots,
                                            mlir::ValueRange sums);
  Extremum makeExtremum(unsigned result) const;
  bool isNeutralStart(unsigned result) const;
  void forEachTerm(llvm::ArrayRef<unsigned> dims, const Position &position,
                   llvm::function_ref<void(const Position &)> body);
  bool isUnrolled(llvm::ArrayRef<unsigned> dims,
                  llvm::ArrayRef<Slot> slots) const;
  /// Whether loops over terms outside of `dims` do not exist, so that sums are
  /// what they start from.
  bool isFirstTerm(llvm::ArrayRef<unsigned> dims) const {
    return dims.size() == reductionDims.size();
  }
  void storeSums(const Position &position, llvm::ArrayRef<Slot> slots,
                 mlir::ValueRange sums);
  /// The results of a slot as the nest's finishing op changes them.
  mlir::Value finishSum(const Position &position, const Slot &slot,
                        const LaneValue &sum);
  void storeInterleaved(const Position &position, llvm::ArrayRef<Slot> slots,
                        mlir::ValueRange sums);
  void storeLanes(unsigned result, const Position &position,
                  mlir::Value vector);

  // Sums of windows that share columns.
  void emitWindows(const Position &position, llvm::ArrayRef<Slot> slots);
  llvm::SmallVector<mlir::Value> sumColumn(const Position &position,
                                           llvm::ArrayRef<Slot> slots,
                                           unsigned termDim);

  // Sums of windows whose columns are vectors.
  void emitColumns(const Position &position, llvm::ArrayRef<Slot> slots);
  mlir::Value sumLanes(const Position &position, const Slot &slot,
                       llvm::ArrayRef<Piece> pieces);
  mlir::Value sumColumns(const Position &position, int64_t begin,
                         int64_t width);

  mlir::Value combine(unsigned result, mlir::Value a, mlir::Value b);

  // Sums whose terms lie along vectors. Values of sums are null while they have
  // no term.
  void emitSum(const Position &position);
  void emitRows(const Position &position, unsigned dim, int64_t count);
  bool areRowsUnrolled() const;
  llvm::SmallVector<mlir::Value> sumRow(const Position &position);
  /// The vectors of a row, of each result in turn, as one of each result.
  llvm::SmallVector<mlir::Value> joinSums(mlir::ValueRange sums);
  /// Finishes and stores the results of a row.
  void storeRow(const Position &position, mlir::ValueRange sums);
  llvm::SmallVector<mlir::Value> addVectors(const Position &position,
                                            mlir::ValueRange sums);
  llvm::SmallVector<mlir::Value> addSlots(const Position &position,
                                          llvm::ArrayRef<Slot> slots,
                                          mlir::ValueRange sums,
                                          int64_t lastCount);
  /// What a sum is without a term, in all lanes.
  mlir::Value makeNeutral(unsigned result, int64_t width);
  /// The sums, those without a term as vectors.
  llvm::SmallVector<mlir::Value> fillSums(mlir::ValueRange sums);
  mlir::Value keepLast(unsigned result, mlir::Value terms, int64_t count);
  mlir::Value combineHalves(unsigned result, mlir::Value vector, int64_t width);
  mlir::Value combineLanes(unsigned result, mlir::Value vector);
  mlir::Value mergeRows(mlir::Value x, mlir::Value y, int64_t size);
  mlir::Value mergeRows(int64_t first, int64_t size,
                        llvm::function_ref<mlir::Value(int64_t)> getRow);

  /// The transposed vectors of one access, or none.
  llvm::SmallVector<mlir::Value> loadSquare(unsigned access,
                                            const Position &position,
                                            llvm::ArrayRef<Slot> slots);

  KernelBuilder b;
  const LoopNest &nest;
  const LoopVectors &vectors;
  llvm::ArrayRef<mlir::Value> starts;
  llvm::SmallVector<mlir::Value> memrefs;
  llvm::SmallVector<unsigned> parallelDims, reductionDims;
  /// The loop whose iterations are the lanes that addTerms computes.
  unsigned laneDim;
  /// Inputs that are loaded already, as one element; null, or none, if not.
  llvm::SmallVector<mlir::Value> uniforms;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_NESTEMITTER_H
