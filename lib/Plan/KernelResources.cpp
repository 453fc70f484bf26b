//===- KernelResources.cpp - Registers and scratch memory of kernels ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Plan/KernelResources.h"

#include "NNPrim/Problem/ScaledPairs.h"

#include "NNPrim/Target/KernelRow.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::alignTo;
using llvm::divideCeil;

Im2colScratch nnprim::getIm2colScratch(const TargetDesc &target,
                                       const ConvShape &shape, int64_t pixels) {
  const ConvDim &rows = shape.rows, &columns = shape.columns;
  // The first pixel may be the last of its row.
  int64_t outputRows = std::min(
      rows.outputs, (pixels + columns.outputs - 2) / columns.outputs + 1);
  int64_t reach = (columns.taps - 1) * columns.dilation;
  Im2colScratch scratch;
  scratch.rows =
      (outputRows - 1) * rows.stride + (rows.taps - 1) * rows.dilation + 1;
  scratch.phases = std::min(columns.stride, reach + 1);
  scratch.pitch =
      alignTo(columns.outputs + reach / columns.stride, target.getLanes());
  scratch.elements =
      shape.channels * scratch.rows * scratch.phases * scratch.pitch + pixels;
  return scratch;
}

/// Floats of a cache line.
static constexpr int64_t kLineFloats = kLineBytes / 4;

int64_t nnprim::getWinogradScratch(const TargetDesc &target,
                                   const FastConvShape &shape) {
  if (shape.taps)
    return 0;
  int64_t alpha = shape.m + shape.r - 1;
  int64_t rows = shape.isFourier ? alpha : shape.m;
  return llvm::alignTo(rows * alpha * target.getLanes(), kLineFloats);
}

bool nnprim::keepsFiltersInRegisters(const TargetDesc &target, int64_t m,
                                     int64_t r) {
  int64_t alpha = m + r - 1;
  return alpha * r + alpha / 2 + 2 <= target.numVectorRegisters;
}

/// Two sums a row for each vector of B's real parts; beside them two vectors of
/// B for each of these, and A: an element of both parts' vectors for each row,
/// or one broadcast. On AVX-512 14x16 takes 31 registers, 6x32 29 and 4x48 31.
int64_t nnprim::getMaxComplexRows(const TargetDesc &target, int64_t columns) {
  int64_t vectors =
      std::max<int64_t>(1, divideCeil(columns, target.getLanes()));
  int64_t perRow = 2 * vectors + (target.hasElementFma ? 2 : 0);
  int64_t rest =
      target.numVectorRegisters - 2 * vectors - (target.hasElementFma ? 0 : 1);
  return std::max<int64_t>(1, rest / perRow);
}

int64_t nnprim::getBandElements(const ConvDim &rows, const ConvDim &columns,
                                int64_t channels, int64_t bandRows) {
  return rows.getMostInputs(bandRows) * columns.inputs *
         getScaledDepth(channels);
}

int64_t nnprim::getEvenRows(int64_t rows, int64_t maxRows) {
  if (rows <= 0)
    return 1;
  return divideCeil(rows, divideCeil(rows, maxRows));
}

bool nnprim::sharesPanelOfGroup(const TargetDesc &target, int64_t rows,
                                int64_t vectors, int64_t terms) {
  constexpr int64_t others = 3; // A product, a sum and an element of A.
  return vectors * (rows + terms / 2) + others <= target.numVectorRegisters;
}

bool nnprim::blocksScaledRows(const TargetDesc &target, int64_t rows,
                              int64_t vectors, int64_t terms) {
  constexpr int64_t others = 2; // A product and an element of A.
  return limitsNorms(terms) && !target.hasVnni &&
         !sharesPanelOfGroup(target, rows, vectors, terms) &&
         vectors * (rows + 1) + others <= target.numVectorRegisters;
}

bool nnprim::foldsElements(const TargetDesc &target, int64_t terms) {
  return target.hasBroadcastOperand && terms == kMostScaledTerms;
}

int64_t nnprim::countGemmRegisters(const TargetDesc &target, int64_t mr,
                                   int64_t nr, int64_t sumBits) {
  int64_t vectors = divideCeil(nr, target.getLanes(sumBits));
  int64_t broadcast = target.hasBroadcastOperand && vectors == 1 ? 0 : 1;
  // x86 takes vectors of B from memory if they are used once.
  bool isFolded = target.hasMemoryOperands && mr == 1;
  return mr * vectors + (isFolded ? 1 : vectors) + broadcast;
}

bool nnprim::usesTileRegisters(const TargetDesc &target,
                               const ProductTypes &types, int64_t kr,
                               int64_t nr) {
  auto isByte = [](ElementType type) {
    return type == ElementType::I8 || type == ElementType::U8;
  };
  bool areBytes = isByte(types.lhs) && isByte(types.rhs) &&
                  types.accumulator == ElementType::I32 && kr == 4;
  bool arePairs =
      (types.rhs == ElementType::BF16 || types.rhs == ElementType::BF16x2) &&
      types.lhs == types.rhs && kr == 2;
  return target.hasTileRegisters && (areBytes || arePairs) &&
         nr <= kMaxTileColumns && nr % kTileRows == 0;
}

bool nnprim::fitsTileRegisters(int64_t rows, int64_t columns) {
  constexpr int64_t registers = 8;
  int64_t rowTiles = divideCeil(rows, kTileRows);
  int64_t columnTiles = divideCeil(columns, kTileRows);
  return rowTiles * columnTiles + rowTiles + 1 <= registers;
}

int64_t nnprim::getEqualRows(int64_t rows, int64_t maxRows) {
  int64_t even = getEvenRows(rows, maxRows);
  for (int64_t equal = even; 3 * equal >= 2 * maxRows; --equal)
    if (rows % equal == 0)
      return equal;
  return even;
}

llvm::SmallVector<int64_t> nnprim::getInterleavedRows(int64_t taps,
                                                      int64_t stride,
                                                      int64_t dilation,
                                                      int64_t rows) {
  llvm::SmallVector<int64_t> all;
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t tap = 0; tap < taps; ++tap)
      all.push_back(row * stride + tap * dilation);
  llvm::sort(all);
  all.erase(llvm::unique(all), all.end());
  return all;
}

bool nnprim::hasDotInstruction(const TargetDesc &target,
                               const ProductTypes &types) {
  if (types.accumulator != ElementType::I32)
    return false;
  if (getBytes(types.rhs) == 1) {
    bool isSigned =
        types.lhs == ElementType::I8 && types.rhs == ElementType::I8;
    // VNNI takes its unsigned factor from either side.
    return isSigned ? target.hasSdot : types.lhs != types.rhs && target.hasVnni;
  }
  return types.lhs == ElementType::I16 && types.rhs == ElementType::I16 &&
         target.hasVnni;
}

int64_t nnprim::getSumSets(const TargetDesc &target, const ProductTypes &types,
                           int64_t rows, int64_t vectors) {
  int64_t enough = rows == 1 ? target.rowDotSums : target.dotSums;
  if (!hasDotInstruction(target, types))
    return 1;
  auto fits = [&](int64_t sets) {
    // A broadcast for each row, and B's vectors beside those in use.
    return sets * rows * vectors + vectors + rows + 1 <=
           target.numVectorRegisters;
  };
  int64_t sets = 1;
  while (sets < 4 && sets * rows * vectors < enough && fits(2 * sets))
    sets *= 2;
  return sets;
}

int64_t nnprim::countSpmmRegisters(const TargetDesc &target, int64_t rows,
                                   int64_t vectors, int64_t sets) {
  // x86 takes pixels from memory if they are used once.
  bool isFolded = target.hasMemoryOperands && rows == 1;
  int64_t pixels = isFolded ? 0 : vectors;
  int64_t weights =
      target.hasElementFma ? divideCeil(rows, target.getLanes()) : 1;
  return sets * rows * vectors + pixels + weights;
}

bool nnprim::loadsEntryPairs(const TargetDesc &target, int64_t rows,
                             int64_t vectors, int64_t sets, bool isWanted) {
  // Both weights, what they are taken from and, where one shuffle moves
  // elements between halves, which element that takes.
  int64_t weights = target.hasHalves ? 3 : 4;
  bool mayLoad = target.hasHalves || (isWanted && target.hasMemoryOperands);
  return mayLoad && rows == 1 && (sets == 1 || sets % 2 == 0) &&
         sets * vectors + weights <= target.numVectorRegisters;
}

int64_t nnprim::countDepthwiseRegisters(const DepthwisePlan &plan,
                                        std::array<int64_t, 2> taps,
                                        int64_t stride, int64_t dilation) {
  int64_t extent = (taps[0] - 1) * dilation + 1;
  int64_t rows = std::min<int64_t>(plan.rows, divideCeil(extent, stride));
  int64_t weightRows = std::min((plan.rows - 1) * stride + 1, taps[0]);
  return (rows * plan.columns + weightRows * taps[1]) * plan.vectors + 1;
}

int64_t nnprim::countSharedColumns(const TargetDesc &target, int64_t columns,
                                   int64_t stride, int64_t dilation,
                                   int64_t outputs) {
  if (stride != 2 || dilation != 1)
    return 1;
  bool areThree = target.hasTwoVectorShuffle && target.hasMaskedStores &&
                  2 * outputs > target.getLanes();
  return areThree && columns == 3 ? 3 : 2;
}

int64_t nnprim::countOuterRegisters(const TargetDesc &target,
                                    const OuterConvPlan &plan) {
  bool isFolded =
      target.hasMemoryOperands && plan.filters == 1 && plan.rows == 1;
  return plan.getSums() + (isFolded ? 0 : plan.vectors) + 1;
}

int64_t nnprim::countRowVectorSets(const TargetDesc &target, int64_t rows,
                                   int64_t pixels) {
  int64_t sums = divideCeil(rows, target.getLanes()) * pixels;
  if (rows % 4 != 0 || pixels > 3 || 2 * sums > target.numVectorRegisters)
    return 0;
  int64_t sets = 1;
  while (sets < 4 && 2 * sets * sums <= target.fmaSums)
    sets *= 2;
  return sets;
}
