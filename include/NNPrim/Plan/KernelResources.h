//===- KernelResources.h - Registers and scratch memory of kernels --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLAN_KERNELRESOURCES_H
#define NNPRIM_PLAN_KERNELRESOURCES_H

#include "NNPrim/Plan/ConvPlan.h"
#include "NNPrim/Problem/ConvShape.h"
#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Problem/FastConvShape.h"
#include "NNPrim/Target/TargetDesc.h"

#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <array>

namespace nnprim {

/// The memory in which rows of the input are laid out before they are packed:
/// padded, columns that a step of the filter's stride apart side by side. For
/// each channel `rows` rows of `phases` runs of `pitch` elements: run p of a
/// row has the elements p, p + stride, p + 2·stride … of its padded columns.
struct Im2colScratch {
  int64_t rows, phases, pitch;
  /// All of it, with what whole vectors read behind the last row.
  int64_t elements;
};

/// The scratch memory of `pixels` output pixels, the first anywhere in its row.
Im2colScratch getIm2colScratch(const TargetDesc &target, const ConvShape &shape,
                               int64_t pixels);

/// Floats of scratch memory that an output transform of F(m×m, r×r) needs.
int64_t getWinogradScratch(const TargetDesc &target,
                           const FastConvShape &shape);

/// Whether registers hold the α×r vectors between the two passes of a transform
/// of filters, and a row beside them.
bool keepsFiltersInRegisters(const TargetDesc &target, int64_t m, int64_t r);

/// The most rows of a register tile of complex products with `columns` columns.
int64_t getMaxComplexRows(const TargetDesc &target, int64_t columns);

/// Elements of i32 for the rounded pixels, of `channels` values each, of the
/// rows of an image that `bandRows` rows of outputs read.
int64_t getBandElements(const ConvDim &rows, const ConvDim &columns,
                        int64_t channels, int64_t bandRows);

/// Rows of a register tile for `rows` rows, at most `maxRows`: as few tiles as
/// there can be, evened out, so that 49 rows by at most 8 become seven tiles of
/// 7 and not six of 8 and one row alone.
int64_t getEvenRows(int64_t rows, int64_t maxRows);

/// The same, or fewer if tiles of at least two thirds of `maxRows` are equal
/// then: one kernel, in place of two of which each is code.
int64_t getEqualRows(int64_t rows, int64_t maxRows);

/// Whether registers hold the vectors of the panel that a group of so many
/// products of 16-bit integers is of, beside all sums of the tile, so that its
/// rows share them.
bool sharesPanelOfGroup(const TargetDesc &target, int64_t rows, int64_t vectors,
                        int64_t terms);

/// Whether sums of integers of all rows of the tile are in registers at once,
/// beside a row of the panel, an element of A and a product, so that each
/// vector of the panel is loaded once for all rows. Sums of f32 are in memory
/// then, to which those of a group are added. Where an instruction multiplies
/// and adds, rows of the tile are multiplied one after the other.
bool blocksScaledRows(const TargetDesc &target, int64_t rows, int64_t vectors,
                      int64_t terms);

/// Whether elements of A are memory operands of the products of so many 16-bit
/// integers: registers for them would hold up what is in flight.
bool foldsElements(const TargetDesc &target, int64_t terms);

/// Vector registers that a GEMM tile of mr × nr takes: accumulators, a row of
/// the panel, and a broadcast of A unless it is a memory operand. Elements of
/// accumulators have `sumBits`.
int64_t countGemmRegisters(const TargetDesc &target, int64_t mr, int64_t nr,
                           int64_t sumBits = 32);

/// Whether products with a panel of `nr` columns, in which `kr` values of K lie
/// together, are those of tile registers, whatever the number of rows.
bool usesTileRegisters(const TargetDesc &target, const ProductTypes &types,
                       int64_t kr, int64_t nr);

/// Whether eight tile registers hold the sums of so many rows and columns, a
/// tile of A for each 16 rows and one of B.
bool fitsTileRegisters(int64_t rows, int64_t columns);

/// Whether one instruction multiplies neighbouring integers of these types and
/// adds the products to a sum.
bool hasDotInstruction(const TargetDesc &target, const ProductTypes &types);

/// Rows of the input that `rows` adjacent output rows read, counted from the
/// first, in order: four of them at a time are multiplied together where taps
/// are interleaved.
llvm::SmallVector<int64_t> getInterleavedRows(int64_t taps, int64_t stride,
                                              int64_t dilation, int64_t rows);

/// Sets of sums in which a tile of `rows` rows and `vectors` vectors adds
/// neighbouring steps of K, so that few sums do not wait for an instruction's
/// latency: more than one only for products of integers, whose order is free,
/// where one instruction multiplies and adds.
int64_t getSumSets(const TargetDesc &target, const ProductTypes &types,
                   int64_t rows, int64_t vectors);

/// Vector registers that a tile of an spmm takes: `sets` of rows × vectors
/// sums, the pixels unless they are memory operands, and weights.
int64_t countSpmmRegisters(const TargetDesc &target, int64_t rows,
                           int64_t vectors, int64_t sets);

/// Whether a tile of an spmm loads the f32 weights of two entries at once, and
/// their offsets: on AVX2, where loads bound a tile of one row, shuffles that
/// take weights apart have a pipe of their own and registers suffice. On
/// AVX-512 these shuffles may take one of the pipes that multiply, so that a
/// plan says whether to (`isWanted`); on NEON an FMA takes an element of a
/// register.
bool loadsEntryPairs(const TargetDesc &target, int64_t rows, int64_t vectors,
                     int64_t sets, bool isWanted);

/// Sets of sums of a tile of an spmm whose sums are vectors of rows, as many as
/// hide the latency of an FMA; 0 if its sums are vectors of pixels. Of three
/// pixels at most those would be nearly empty.
int64_t countRowVectorSets(const TargetDesc &target, int64_t rows,
                           int64_t pixels);

/// Vectors that a register tile of a depthwise convolution on NHWC images keeps
/// in registers at a time: sums, of which a row is stored as soon as the last
/// row of inputs under it was read; weights, of which a row is kept from the
/// first to the last row of inputs that it is multiplied with; and an input.
/// `stride` and `dilation` are those of rows.
int64_t countDepthwiseRegisters(const DepthwisePlan &plan,
                                std::array<int64_t, 2> taps, int64_t stride,
                                int64_t dilation);

/// Columns of the filter of a depthwise convolution with rows of `outputs`
/// pixels that the same loads of an NCHW image serve. With stride 2 a pair of
/// vectors has the even and the odd pixels of a row; where one instruction
/// takes any of two vectors and the ends of rows are masked, all of three
/// columns are made of them and of one pixel more, and vectors begin at a
/// multiple of two pixels. That pays for vectors that are loaded in two parts
/// or cross cache lines, not for those of rows of half a vector.
int64_t countSharedColumns(const TargetDesc &target, int64_t columns,
                           int64_t stride, int64_t dilation, int64_t outputs);

/// Whether panels of these types that interleave `kr` values of K are for
/// vectors along K, of whose lanes each has a partial sum: those of f32 are.
inline bool isPairwise(const ProductTypes &types, int64_t kr) {
  return kr > 1 && types == ProductTypes();
}

/// Values of K whose codes fill a word of 32 bits, in which each is extended to
/// f32 within its lane: those of flyte8 can be so interleaved. 1 for other
/// types: for pairs of 16 bits that was no faster than a load and a shuffle for
/// each value (docs/results/zen3.md).
inline int64_t getWordValues(const ProductTypes &types) {
  bool isF32 = types.lhs == ElementType::F32 || isNarrowFloat(types.lhs);
  return isF32 && types.rhs == ElementType::Flyte8 &&
                 types.accumulator == ElementType::F32
             ? 4
             : 1;
}

/// Whether panels of these types that interleave `kr` values of K are of such
/// words.
inline bool areWords(const ProductTypes &types, int64_t kr) {
  return kr > 1 && kr == getWordValues(types);
}

/// Registers of such a tile: sums, the vectors of the fewer of rows and
/// columns, and one of the others.
inline int64_t countPairwiseRegisters(int64_t rows, int64_t columns) {
  return rows * columns + std::min(rows, columns) + 1;
}

/// The most rows of such a tile; 0 if there is no room for so many columns.
inline int64_t getMaxPairwiseRows(const TargetDesc &target, int64_t columns) {
  int64_t rows = 0;
  while (countPairwiseRegisters(rows + 1, columns) <= target.numVectorRegisters)
    ++rows;
  return rows;
}

/// Columns of such a tile are few: each of them is a vector of sums a row.
inline constexpr int64_t kMaxPairwiseColumns = 8;

/// Vector registers of a tile of an outer product: its sums, the inputs of a
/// tap, and a weight. x86 takes inputs from memory if they are used once.
int64_t countOuterRegisters(const TargetDesc &target,
                            const OuterConvPlan &plan);

} // namespace nnprim

#endif // NNPRIM_PLAN_KERNELRESOURCES_H
