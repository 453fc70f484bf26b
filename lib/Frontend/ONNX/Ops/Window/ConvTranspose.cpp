//===- ConvTranspose.cpp - Transposed convolution by blocks ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Window/ConvTranspose.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace nnprim::frontend {

namespace {
/// One dimension of a transposed convolution, computed as a convolution of
/// stride 1 that produces blocks of `stride` outputs: output q·stride + φ is
/// the sum over t of input[q - t] · filter[t·stride + φ].
struct BlockDim {
  int64_t stride, taps;
  int64_t blocks;          // excludes leading blocks that are cut off whole
  int64_t padLow, padHigh; // of the input; negative values crop
  int64_t offset, outputs; // slice that is kept of the blocks
};
} // namespace

static BlockDim getBlockDim(const TransposedWindow &transposed, int64_t inputs,
                            int64_t d) {
  const Window &window = transposed.window;
  int64_t stride = window.strides[d], cut = window.padLow[d];
  int64_t taps = llvm::divideCeil(window.kernel[d], stride);
  int64_t first = llvm::divideFloorSigned(cut, stride);
  int64_t outputs = transposed.getOutputs(inputs, d);
  int64_t blocks = llvm::divideCeilSigned(cut + outputs, stride) - first;
  int64_t padLow = taps - 1 - first;
  return {stride,
          taps,
          blocks,
          padLow,
          blocks + taps - 1 - inputs - padLow,
          cut - first * stride,
          outputs};
}

/// Rearranges the filter [C, F, k…] to [s…·F, C, t…] for the convolution that
/// computes blocks: the kernel is zero-padded to a multiple of the stride, and
/// the taps of each phase are reversed.
static Tensor getBlockFilter(GraphBuilder &graph, const Tensor &filter,
                             ArrayRef<BlockDim> dims) {
  ArrayRef<int64_t> w(filter.shape);
  int64_t rank = dims.size();
  Shape low(w.size(), 0), high(w.size(), 0), split = {w[0], w[1]};
  Shape permutation, shape = {w[1], w[0]};
  for (auto [d, dim] : llvm::enumerate(dims)) {
    high[2 + d] = dim.taps * dim.stride - w[2 + d];
    split.append({dim.taps, dim.stride});
    permutation.push_back(3 + 2 * d);
    shape[0] *= dim.stride;
    shape.push_back(dim.taps);
  }
  permutation.append({1, 0});
  for (int64_t d = 0; d < rank; ++d)
    permutation.push_back(2 + 2 * d);
  Tensor padded = graph.pad(filter, low, high, 0);
  Tensor result = graph.reshape(
      graph.transpose(graph.reshape(padded, split), permutation), shape);
  for (auto [d, dim] : llvm::enumerate(dims)) {
    Shape reversed;
    for (int64_t t = dim.taps - 1; t >= 0; --t)
      reversed.push_back(t);
    if (dim.taps > 1)
      result = graph.take(result, 2 + d, reversed);
  }
  return result;
}

/// Adds the bias [F] to blocks [N, s…·F, q…], where it becomes an epilogue of
/// the convolution.
static Tensor addBlockBias(GraphBuilder &graph, const Tensor &blocks,
                           const Tensor &bias, ArrayRef<BlockDim> dims) {
  int64_t filters = bias.shape[0], phases = blocks.shape[1] / filters;
  Shape perChannel(1 + dims.size(), 1);
  perChannel[0] = blocks.shape[1];
  Tensor repeated = graph.broadcast(bias, {phases, filters});
  return graph.add(blocks, graph.reshape(repeated, perChannel));
}

/// Rearranges [N, s…·F, q…] to [N, F, q·s…] and slices out the result.
static Tensor placeBlocks(GraphBuilder &graph, const Tensor &blocks,
                          int64_t filters, ArrayRef<BlockDim> dims) {
  int64_t rank = dims.size(), batch = blocks.shape[0];
  Shape split = {batch}, permutation = {0, 1 + rank};
  Shape whole = {batch, filters}, offsets = {0, 0}, sizes = {batch, filters};
  for (auto [d, dim] : llvm::enumerate(dims)) {
    split.push_back(dim.stride);
    permutation.append({2 + rank + int64_t(d), 1 + int64_t(d)});
    whole.push_back(dim.blocks * dim.stride);
    offsets.push_back(dim.offset);
    sizes.push_back(dim.outputs);
  }
  split.push_back(filters);
  for (const BlockDim &dim : dims)
    split.push_back(dim.blocks);
  Tensor placed = graph.reshape(
      graph.transpose(graph.reshape(blocks, split), permutation), whole);
  return graph.slice(placed, offsets, sizes, Shape(2 + rank, 1));
}

static SmallVector<BlockDim> getBlockDims(const TransposedWindow &transposed,
                                          const Tensor &input, int64_t group) {
  const Window &window = transposed.window;
  SmallVector<BlockDim> dims;
  bool isOne = llvm::all_of(window.strides, [](int64_t s) { return s == 1; });
  if (group != 1 || isOne)
    return dims;
  for (int64_t d = 0; d < window.getRank(); ++d) {
    int64_t inputs = input.shape[2 + d];
    BlockDim dim = getBlockDim(transposed, inputs, d);
    int64_t cropped =
        std::min<int64_t>(dim.padLow, 0) + std::min<int64_t>(dim.padHigh, 0);
    if (window.dilations[d] != 1 || inputs + cropped < 1)
      return {};
    dims.push_back(dim);
  }
  return dims;
}

std::optional<Tensor> transposeByBlocks(GraphBuilder &graph,
                                        const Tensor &input,
                                        const Tensor &filter,
                                        const TransposedWindow &transposed,
                                        int64_t group, const Tensor &bias) {
  SmallVector<BlockDim> dims = getBlockDims(transposed, input, group);
  if (dims.empty())
    return std::nullopt;
  int64_t rank = dims.size();
  Window window;
  Shape offsets(2 + rank, 0), sizes = input.shape;
  for (auto [d, dim] : llvm::enumerate(dims)) {
    window.kernel.push_back(dim.taps);
    window.strides.push_back(1);
    window.dilations.push_back(1);
    window.padLow.push_back(std::max<int64_t>(dim.padLow, 0));
    window.padHigh.push_back(std::max<int64_t>(dim.padHigh, 0));
    offsets[2 + d] = std::max<int64_t>(-dim.padLow, 0);
    sizes[2 + d] -= offsets[2 + d] + std::max<int64_t>(-dim.padHigh, 0);
  }
  Tensor part = graph.slice(input, offsets, sizes, Shape(2 + rank, 1));
  Tensor blocks =
      graph.conv(part, getBlockFilter(graph, filter, dims), window, 1);
  if (bias)
    blocks = addBlockBias(graph, blocks, bias, dims);
  return placeBlocks(graph, blocks, filter.shape[1], dims);
}

} // namespace nnprim::frontend
