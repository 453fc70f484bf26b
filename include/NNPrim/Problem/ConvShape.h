//===- ConvShape.h - Extents of a convolution -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_CONVSHAPE_H
#define NNPRIM_PROBLEM_CONVSHAPE_H

#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Problem/WindowTiles.h"

namespace nnprim {

/// A convolution whose input is addressed directly, on NHWC or NCHW tensors, or
/// on such whose channels are in blocks.
struct ConvShape {
  int64_t batch, channels, filters;
  ConvDim rows, columns;
  bool channelsFirst = false;
  ProductTypes types = {};
  /// The image goes on behind the last pixel that is read; see
  /// NNPrim/Plan/SparePixels.h.
  bool hasSparePixels = false;
  /// Channels of a block of the image, and filters of one of the result, where
  /// there are several: N×C/b×H×W×b. 0 where all are together.
  int64_t channelBlock = 0, filterBlock = 0;
  /// Channels of an image of f32 that is rounded to pairs of integers with
  /// scales as it is read (NNPrim/Problem/ScaledPairs.h), of which `types` and
  /// `channels` are; 0 of others.
  int64_t roundedChannels = 0;

  int64_t getChannelBlocks() const {
    return channelBlock == 0 ? 1 : channels / channelBlock;
  }
  /// Channels that are together in memory, of images that are not NCHW.
  int64_t getBlockChannels() const { return channels / getChannelBlocks(); }
};

/// A product of matrices as a convolution of one pixel, of a row of `pixels`.
inline ConvShape getPointwiseShape(int64_t pixels, int64_t channels,
                                   int64_t filters) {
  ConvDim row{/*inputs=*/1, /*outputs=*/1,  /*taps=*/1,
              /*stride=*/1, /*dilation=*/1, /*pad=*/0};
  ConvDim columns = row;
  columns.inputs = columns.outputs = pixels;
  return {/*batch=*/1, channels, filters, row, columns};
}

} // namespace nnprim

#endif // NNPRIM_PROBLEM_CONVSHAPE_H
