//===- GemmKernel.h - Shared parts of the GEMM micro-kernels --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_GEMM_GEMMKERNEL_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_GEMM_GEMMKERNEL_H

#include "Kernels.h"

#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Problem/FixedPoint.h"
#include "NNPrim/Problem/ScaledPairs.h"
#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Target/KernelRow.h"

#include "llvm/Support/MathExtras.h"

namespace nnprim {

/// Extents and operands of a tile, whichever op it comes from.
struct MicroTile {
  EpilogueOpInterface op;
  /// Panels×K×NR, or all of an interleaved panel in one dimension.
  mlir::Value rhs;
  mlir::Value init; // rows×columns
  int64_t rows, columns, nr;
  ProductTypes types;
  /// Panels in `rhs`. All but the last are whole vectors wide.
  int64_t panels = 1;
  /// Values of K that lie together in `rhs`.
  int64_t kr = 1;
  llvm::SmallVector<int64_t> widths; // widths of the vectors of a row of C
  /// Rows, not columns, are contiguous in `init`.
  bool isTransposed;
  /// The sums in `init` go on.
  bool accumulates = false;
  /// Registers that the loops of the tile leave for constants of the epilogue.
  int64_t freeRegisters = 0;
  /// Prefetch distance within the panel, in panel rows; 0 disables it.
  int64_t prefetchRows = 0;
  /// Where lines of operands are prefetched to; see memref.prefetch.
  int64_t prefetchLocality = 2;
  /// Turns of the loop over k in an iteration; 0 takes as many as registers
  /// allow and loop overhead asks for.
  int64_t unroll = 0;
  /// A further memref, the op's `next`, to prefetch, `nextStep` elements in
  /// each step of k; null if there is none.
  mlir::Value next;
  int64_t nextStep = 0;

  /// Products that are added in f16 before their sum is added in f32; see
  /// HalfKernel.cpp.
  int64_t f16Terms = 0;
  /// Factors are split, and products of f32 are as many of bf16; see
  /// TileRegisterKernel.cpp.
  int64_t bf16Terms = 0;
  /// Products are those of tile registers; see TileRegisterKernel.cpp.
  bool hasTileRegisters = false;
  /// Sums are in these registers until they are stored for the epilogue.
  bool areSumsInTiles = false;
  /// Sums in memory, on the stack, in `getSumRows()` rows of `getSumStride()`:
  /// where the epilogue finds them.
  mlir::Value sums;
  bool areSumsInMemory() const { return f16Terms != 0 || hasTileRegisters; }
  /// Where each row's sums are among these rows, if not in order, and how many
  /// rows there are then.
  llvm::SmallVector<int64_t> sumPlaces;
  int64_t numPlaces = 0;
  int64_t getSumPlace(int64_t row) const {
    return sumPlaces.empty() ? row : sumPlaces[row];
  }
  int64_t getSumRows() const {
    if (!sumPlaces.empty())
      return numPlaces;
    return hasTileRegisters ? llvm::alignTo(rows, kTileRows) : rows;
  }
  int64_t getSumStride() const {
    return llvm::alignTo(columns, hasTileRegisters ? kTileRows : 8);
  }

  /// Whether the panel is fixed point; see FixedPointKernel.cpp.
  bool hasFixedPoint() const { return nnprim::hasFixedPoint(types); }
  /// Whether factors are pairs of integers; see ScaledPairsKernel.cpp.
  bool hasScaledPairs() const { return nnprim::hasScaledPairs(types); }
  /// Their products that are added as integers.
  int64_t scaledTerms = kScaledTerms;
  /// See DotProduct::pairsFit.
  bool pairsFit = false;
  bool isInteger() const { return types.accumulator == ElementType::I32; }
  /// Whether values of K that lie together are multiplied at a time.
  bool isDotProduct() const {
    bool arePairs =
        types.lhs == ElementType::BF16 && types.rhs == ElementType::BF16;
    return isInteger() || (arePairs && kr > 1) || bf16Terms != 0;
  }
  /// Whether two rows are multiplied by two columns at a time; see
  /// MatrixInstructionKernel.cpp.
  bool isMatrixProduct() const {
    return isDotProduct() && kr * getBytes(types.rhs) == 8;
  }
  /// Whether vectors lie along K; see PairwiseKernel.cpp.
  bool isPairwise() const { return kr > 1 && !isDotProduct() && !hasWords(); }
  /// Whether values of K that lie together fill words; see WordKernel.cpp.
  bool hasWords() const { return areWords(types, kr); }
  int64_t getNumVectors() const { return widths.size(); }
  /// The vectors of `widths` that are of panel `panel`: `[first, last)`.
  std::pair<int64_t, int64_t> getPanelVectors(int64_t panel,
                                              int64_t lanes) const {
    if (panels == 1)
      return {0, getNumVectors()};
    int64_t each = nr / lanes;
    return {panel * each, std::min(getNumVectors(), (panel + 1) * each)};
  }
  /// Vectors of accumulators of a row.
  int64_t getSumsPerRow() const {
    return isPairwise() ? columns : getNumVectors();
  }
  /// Number of elements of the registers that hold vector `j`. A tail of at
  /// most half a vector uses half-width registers, which halves the work on a
  /// machine that splits full-width operations in two (Zen 4).
  int64_t getRegisterWidth(int64_t j) const {
    return std::max<int64_t>(4, llvm::PowerOf2Ceil(widths[j]));
  }
};

/// The rows of A that one run over k multiplies: rows `k`, `k+1`, … of the
/// products are added to the accumulators.
struct RowSource {
  /// For each row, its memref and all indices of an element but the last.
  llvm::SmallVector<mlir::Value> memrefs;
  llvm::SmallVector<llvm::SmallVector<mlir::Value>> prefixes;
  /// For each row, the position of k = 0 along the last dimension.
  llvm::SmallVector<int64_t> offsets;
  /// What is added to the positions of all rows; null for 0.
  mlir::Value base;
  /// For each row, that of the tile, if sums are in memory.
  llvm::SmallVector<int64_t> sumRows;
  /// Values of K of a tap: 0 if all are of one.
  int64_t tapDepth = 0;
  /// How many elements rows are apart, if 16 of them are for each tile register
  /// and can be read, whatever is used of them; 0 if that is not known.
  int64_t evenStride = 0;
  /// The next tile's rows follow these without gaps and are prefetched.
  bool prefetchNext = false;

  llvm::SmallVector<mlir::Value> getIndices(KernelBuilder &b, int64_t row,
                                            mlir::Value k) const {
    llvm::SmallVector<mlir::Value> indices = prefixes[row];
    indices.push_back(b.add(base ? b.add(base, k) : k, offsets[row]));
    return indices;
  }
};

/// Checks that the tile can be emitted, and fills in `tile`.
CheckResult matchTile(EpilogueOpInterface op, mlir::Value rhs,
                      const TargetDesc &target, MicroTile &tile);

/// Accumulators in row-major order: zeros, a bias, or the sums in `outs`.
llvm::SmallVector<mlir::Value> createAccumulators(KernelBuilder &b,
                                                  const MicroTile &tile);

/// Multiplies k in [0, depth) of the rows of `source` by panel rows from
/// `panelBase` on, or from 0 if it is null, and returns the new accumulators.
/// Where rows are multiplied one element at a time, there may be several chains
/// of accumulators, one after the other, which successive k take in turns.
llvm::SmallVector<mlir::Value> runRows(KernelBuilder &b, const MicroTile &tile,
                                       const RowSource &source,
                                       mlir::Value panelBase, int64_t depth,
                                       mlir::ValueRange accumulators);

/// Like runRows for rows of A that are stored in fewer bits: they are extended
/// into memory first, a block of k at a time.
llvm::SmallVector<mlir::Value>
runExtendedRows(KernelBuilder &b, const MicroTile &tile,
                const RowSource &source, mlir::Value panelBase, int64_t depth,
                mlir::ValueRange accumulators);

/// Adds the products of integers or of pairs of bf16 to the accumulators,
/// `tile.kr` values of k at a time.
llvm::SmallVector<mlir::Value>
runDotProducts(KernelBuilder &b, const MicroTile &tile, const RowSource &source,
               mlir::Value panelBase, int64_t depth,
               mlir::ValueRange accumulators);

/// The same for eight bytes of k, integers or four bf16, at a time and two rows
/// by two columns.
llvm::SmallVector<mlir::Value>
runMatrixProducts(KernelBuilder &b, const MicroTile &tile,
                  const RowSource &source, mlir::Value panelBase, int64_t depth,
                  mlir::ValueRange accumulators);

/// The same for f32 with vectors along K: there is a vector of `tile.kr`
/// partial sums for each element of the tile.
llvm::SmallVector<mlir::Value> runPairwise(KernelBuilder &b,
                                           const MicroTile &tile,
                                           const RowSource &source,
                                           mlir::Value panelBase, int64_t depth,
                                           mlir::ValueRange accumulators);

/// The same for floats of fewer bits that fill words of 32 bits, one after the
/// other.
llvm::SmallVector<mlir::Value> runWords(KernelBuilder &b, const MicroTile &tile,
                                        const RowSource &source,
                                        mlir::Value panelBase, int64_t depth,
                                        mlir::ValueRange accumulators);

/// The same, from the first row of the panel on, for integers that share scales
/// in groups along K, whose sums are scaled. The rows of `source` are those of
/// one memref.
llvm::SmallVector<mlir::Value>
runFixedPoint(KernelBuilder &b, const MicroTile &tile, const RowSource &source,
              int64_t depth, mlir::ValueRange accumulators);

/// Like runRows for pairs of integers of 16 bits with scales in the last of
/// `depth` elements of rows, and in the last row of so many of the panel.
llvm::SmallVector<mlir::Value>
runScaledPairs(KernelBuilder &b, const MicroTile &tile, const RowSource &source,
               mlir::Value panelBase, int64_t depth,
               mlir::ValueRange accumulators);

/// Calls `load` with the indices of each vector of row `k` of a panel, and how
/// many elements the panel has of it, and returns the vectors.
llvm::SmallVector<mlir::Value>
loadPanelRow(KernelBuilder &b, const MicroTile &tile, int64_t panel,
             mlir::Value k,
             llvm::function_ref<mlir::Value(mlir::ValueRange, int64_t)> load);

/// Adds up partial sums: the accumulators of any other tile.
llvm::SmallVector<mlir::Value>
addPartialSums(KernelBuilder &b, const MicroTile &tile,
               llvm::ArrayRef<mlir::Value> accumulators);

/// Prefetches what a step of `steps` values of K of an interleaved panel does
/// its share of: the next rows of A, `tile.next`, and the panel ahead.
void prefetchGroups(KernelBuilder &b, const MicroTile &tile,
                    const RowSource &source, mlir::Value k, mlir::Value panelK,
                    int64_t steps);

/// Adds the products of tile registers to the sums, which are returned if they
/// are in such registers. The rows of `source` are then all rows of the tile.
llvm::SmallVector<mlir::Value>
runTileProducts(KernelBuilder &b, const MicroTile &tile,
                const RowSource &source, mlir::Value panelBase, int64_t depth,
                mlir::ValueRange accumulators);

/// Sums in tile registers that begin with zeros.
llvm::SmallVector<mlir::Value> createTileSums(KernelBuilder &b,
                                              const MicroTile &tile);
/// Puts sums of tile registers where the epilogue finds them.
void storeTileSums(KernelBuilder &b, const MicroTile &tile,
                   mlir::ValueRange accumulators);

/// Stores sums of whole tiles, which nothing is applied to, in `outs`, whose
/// rows are `stride` elements apart.
void storePlainTileSums(KernelBuilder &b, const MicroTile &tile,
                        mlir::ValueRange accumulators, int64_t stride);

/// Adds the products of f16 to the sums in memory.
void runHalfProducts(KernelBuilder &b, const MicroTile &tile,
                     const RowSource &source, mlir::Value panelBase,
                     int64_t depth);

/// Vector `j` of row `row` of the sums, in registers or in memory.
mlir::Value getSum(KernelBuilder &b, const MicroTile &tile,
                   llvm::ArrayRef<mlir::Value> accumulators, int64_t row,
                   int64_t j);

/// A row of zeros of as many elements of the input, as a constant of the
/// module.
mlir::Value getZeroRow(KernelBuilder &b, IndirectGemmOp op, int64_t elements);

/// Makes the memory of sums, if they are there, and puts zeros into it.
void createSumsInMemory(KernelBuilder &b, MicroTile &tile);

/// Emits the prefetches of the loop iteration that begins with step `k`: its
/// share of the next rows of A and of `tile.next`, and panel rows
/// `tile.prefetchRows` ahead.
void prefetchTurn(KernelBuilder &b, const MicroTile &tile,
                  const RowSource &source, mlir::Value k,
                  mlir::Value panelIndex, int64_t steps);

/// Makes one dimension of an interleaved panel.
void flattenPanel(KernelBuilder &b, MicroTile &tile);

void storeTile(KernelBuilder &b, const MicroTile &tile,
               llvm::ArrayRef<mlir::Value> accumulators);

/// Like storeTile for a tile that is transposed in `init`.
void storeTransposed(KernelBuilder &b, const MicroTile &tile,
                     llvm::ArrayRef<mlir::Value> accumulators);

/// Emits the kernel of a tile with a window, whose rows are addressed directly.
CheckResult emitWindowKernel(IndirectGemmOp op, const MicroTile &tile,
                             const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_GEMM_GEMMKERNEL_H
