//===- PixelRow.h - Vectors of pixels along an image row ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_PIXELROW_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_PIXELROW_H

#include "KernelBuilder.h"

#include "NNPrim/Plan/ConvPlan.h"
#include "NNPrim/Problem/WindowTiles.h"

namespace nnprim {

/// `count` vectors of outputs of a row, one behind the other from output
/// `begin` on.
struct PixelRun {
  int64_t begin, count;
  /// Outputs that a vector stores, and lanes that it has: more if they are
  /// masked.
  int64_t pixels, lanes;
  /// All that is loaded is in the row. Otherwise `count` is 1.
  bool isInside;

  int64_t getEnd() const { return begin + count * pixels; }
};

/// Taps that are read by the same loads: one, with stride 2 the two of which
/// one reads the even and one the odd pixels, or these and another, which reads
/// the same pixels at a distance of one output.
struct TapGroup {
  int64_t tap, count;
};

/// Groups of at most two taps.
llvm::SmallVector<TapGroup> getTapGroups(const ConvDim &columns);
/// Groups of as many taps as `countSharedColumns` of `target` says.
llvm::SmallVector<TapGroup> getTapGroups(const ConvDim &columns,
                                         const TargetDesc &target);
llvm::SmallVector<TapGroup> getSingleTaps(const ConvDim &columns);

/// The vectors of so many outputs that cover a row. The last one is shorter if
/// tails are masked; otherwise it overlaps the one before.
llvm::SmallVector<PixelRun> getPixelRuns(const ConvDim &columns,
                                         int64_t vectorPixels, bool masksTails);
/// The same where padding is in memory, behind which any lane may be loaded.
llvm::SmallVector<PixelRun>
getPackedRuns(const ConvDim &columns, int64_t vectorPixels, bool masksTails);

/// The elements from `indices` on, along the last dimension of `memref`, that
/// `isRead` says, and zeros for the others, of which nothing is read.
mlir::Value loadMaskedPixels(KernelBuilder &b, mlir::Value memref,
                             mlir::ValueRange indices,
                             llvm::ArrayRef<bool> isRead);

/// Loads vectors of pixels for one run of outputs. Nothing outside of the row
/// is read; what is padding there is zero.
class PixelRow {
public:
  /// `output` is the first output of the vector, a constant if the run has one
  /// vector only.
  PixelRow(KernelBuilder &b, const ConvDim &columns, const PixelRun &run,
           bool hasMasks, mlir::Value output);

  /// The vectors of inputs that the taps of `group` meet in the row of `memref`
  /// at `row` (all indices but the last). Null for a tap that meets padding
  /// alone.
  llvm::SmallVector<mlir::Value> load(mlir::Value memref, mlir::ValueRange row,
                                      const TapGroup &group) const;

  /// A sum over what `load` returned, with outputs in order. With stride 2
  /// those of AVX2 are not, whose shuffles of two vectors stay inside of 128
  /// bits: each output is rearranged once instead of each input.
  mlir::Value inOrder(mlir::Value sum) const;

private:
  /// `lanes` adjacent pixels from `first` on, given as a distance from the
  /// input of tap 0 of the first output, of which `used` and no others are
  /// wanted; null if these are padding.
  mlir::Value loadAdjacent(mlir::Value memref, mlir::ValueRange row,
                           int64_t first, int64_t used) const;
  /// The pixel at `distance` from `first` in all lanes; null if it is
  /// padding.
  mlir::Value loadOne(mlir::Value memref, mlir::ValueRange row,
                      int64_t distance) const;
  /// The vectors of `group`, made of a pair that begins at an even pixel.
  llvm::SmallVector<mlir::Value> loadShifted(mlir::Value memref,
                                             mlir::ValueRange row,
                                             const TapGroup &group) const;
  mlir::Value loadMasked(mlir::Value memref, mlir::ValueRange row,
                         int64_t position, int64_t used) const;
  /// Every `stride`th pixel from `position` on, by whole loads inside the row
  /// and shuffles.
  mlir::Value loadClamped(mlir::Value memref, mlir::ValueRange row,
                          int64_t position, int64_t stride) const;
  mlir::Value loadWhole(mlir::Value memref, mlir::ValueRange row,
                        mlir::Value position) const;
  /// The output that lane `lane` of a vector belongs to.
  int64_t getOutput(int64_t lane) const;
  /// Every second lane of the pair, from lane `first` on, in the order of
  /// getOutput.
  mlir::Value everySecond(mlir::Value a, mlir::Value c, int64_t first) const;
  mlir::Value zeros() const;

  KernelBuilder &b;
  const ConvDim &columns;
  const PixelRun &run;
  bool hasMasks;
  /// The input that tap 0 of the first output meets; known if the run has one
  /// vector only.
  mlir::Value first;
  std::optional<int64_t> knownFirst;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_PIXELROW_H
