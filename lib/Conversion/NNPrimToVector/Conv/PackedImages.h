//===- PackedImages.h - Rows of pixels with their padding -------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_PACKEDIMAGES_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_PACKEDIMAGES_H

#include "KernelBuilder.h"

#include "NNPrim/Problem/PackedRow.h"

namespace nnprim {

/// Memory of a thread that images of a convolution are copied to, some at a
/// time.
class PackedImages {
public:
  /// Emits the padding, which is the same for all images. `rows` of each of
  /// `images` are packed for vectors that end at output `end` at most.
  PackedImages(KernelBuilder &b, const ConvDim &columns, int64_t rows,
               int64_t end, int64_t images);

  /// Images that there is room for.
  int64_t getCount() const { return count; }
  /// The first row of one of them.
  mlir::Value getFirstRow(mlir::Value number) const;

  /// Copies channel `c` of image `n` to the rows from `first` on.
  void pack(mlir::Value image, mlir::Value n, mlir::Value c,
            mlir::Value first) const;

  /// What tap `tap` meets in row `row` at the `lanes` outputs from `output` on.
  mlir::Value load(mlir::Value row, mlir::Value output, int64_t tap,
                   int64_t lanes) const;

private:
  void fillWithZeros() const;
  /// Copies the pixels of `image` at `from`, all indices but the last.
  void packRow(mlir::Value image, llvm::ArrayRef<mlir::Value> from,
               mlir::Value row) const;
  /// Stores pixels `first`, `first` + stride … of the image's row.
  void storePixels(mlir::Value pixels, mlir::Value row, int64_t first) const;

  KernelBuilder &b;
  PackedRow layout;
  int64_t rows, count;
  mlir::Value memory;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_PACKEDIMAGES_H
