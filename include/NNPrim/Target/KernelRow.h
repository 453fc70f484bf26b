//===- KernelRow.h - A micro-kernel: a row of a table in lib/Target -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_KERNELROW_H
#define NNPRIM_TARGET_KERNELROW_H

#include "NNPrim/Problem/ElementType.h"

#include "llvm/ADT/StringRef.h"

namespace nnprim {

/// How a micro-kernel multiplies one step of K.
enum class ProductStrategy {
  /// Fused multiply-adds in the accumulator's type: an element of A is
  /// broadcast against vectors of B, which are extended as they are loaded.
  BroadcastFma,
  /// KR neighbours of K are multiplied and added to a lane at a time: KR
  /// elements of A are broadcast as one against those of each column.
  DotProduct,
  /// Tile registers hold 16 rows of A, 16 columns of B and their sums, and one
  /// instruction multiplies 64 bytes of K of each (kTileRows, kTileBytes).
  /// Wider panels are for few rows, and taps of few channels, and multiplied
  /// like those of DotProduct.
  TileProduct
};

/// Rows, columns of sums and bytes of a row of a tile register, and the columns
/// of the widest panel that is multiplied in such registers.
inline constexpr int64_t kTileRows = 16, kTileBytes = 64, kMaxTileColumns = 48;

/// A micro-kernel of a product: the largest register tile of one panel width,
/// `mr` rows of A against `nr` columns of B. Any smaller number of rows, and
/// any number of vectors up to nr / lanes, is a valid kernel too.
struct KernelRow {
  int64_t mr, nr;
  ProductTypes types = {};
  /// Values of K that lie together in a packed panel.
  int64_t kr = 1;
  ProductStrategy strategy = ProductStrategy::BroadcastFma;
  /// Arithmetic instructions for each vector of sums and KR values of K.
  int64_t instructions = 1;
  /// The feature, by LLVM's name, of the instructions that the kernel is made
  /// of, if it is not one that all targets of its registers have. Every target
  /// that lists the row requires it.
  llvm::StringLiteral features = "";
  /// Of pairs of integers: for machines that add so many products before their
  /// sum becomes an f32 (MachineDesc::getScaledTerms()).
  int64_t scaledTerms = 0;
};

/// The types of the rows that serve `types`: floats of fewer bits are extended
/// as they are loaded, within the register of their vector, so that operands of
/// any width have the tiles of f32. Pairs of bf16 have tiles of their own.
/// Instructions for unsigned by signed bytes take weights for either factor.
constexpr ProductTypes getTileTypes(ProductTypes types) {
  if (types.lhs == ElementType::I8 && types.rhs == ElementType::U8)
    return {ElementType::U8, ElementType::I8, types.accumulator};
  auto isStored = [](ElementType type) {
    return type == ElementType::F32 || isNarrowFloat(type);
  };
  bool arePairs =
      types.lhs == ElementType::BF16 && types.rhs == ElementType::BF16;
  bool isStorage = isStored(types.lhs) && isStored(types.rhs) && !arePairs &&
                   types.accumulator == ElementType::F32;
  return isStorage ? ProductTypes() : types;
}

} // namespace nnprim

#endif // NNPRIM_TARGET_KERNELROW_H
