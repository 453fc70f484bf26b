//===- ChannelArrangement.h - Where the channels of a tensor are ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Channels are the last dimension of a tensor. Shuffles, slices and
/// concatenations of channels compute nothing: their results have the channels
/// of other tensors in another order.
///
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_LAYOUT_CHANNELARRANGEMENT_H
#define NNPRIM_LIB_TRANSFORMS_LAYOUT_CHANNELARRANGEMENT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include "llvm/ADT/DenseMap.h"

#include <optional>

namespace nnprim {

/// A channel of a tensor.
struct Channel {
  mlir::Value tensor;
  int64_t index;

  bool operator==(const Channel &other) const {
    return tensor == other.tensor && index == other.index;
  }
};

/// Channels [offset, offset + size) of a tensor.
struct ChannelSlice {
  mlir::Value tensor;
  int64_t offset, size;

  bool operator==(const ChannelSlice &other) const {
    return tensor == other.tensor && offset == other.offset &&
           size == other.size;
  }
};

/// The reshape that ends a shuffle: channel c of its result is channel
/// sources[c] of `input`.
struct ChannelShuffle {
  mlir::Value input;
  llvm::SmallVector<int64_t> sources;
};

int64_t getNumChannels(mlir::Value tensor);

/// Whether a reshape with these groups splits or joins the last dimension only.
bool isOfLastDim(llvm::ArrayRef<mlir::ReassociationIndices> groups);

/// The shuffle of which `op` is the last of three ops, of which nothing else
/// reads the first two.
std::optional<ChannelShuffle> matchShuffle(mlir::Operation *op);

/// Whether `op` takes a range of channels, and all of the other dimensions.
bool isChannelSlice(mlir::tensor::ExtractSliceOp op);

/// Whether `op` joins channels.
bool isChannelConcat(mlir::tensor::ConcatOp op);

/// Whether `op` is a reshape of dimensions other than channels.
bool keepsChannels(mlir::Operation *op);

/// Whether `value` is computed from nothing but constants.
bool isFromConstants(mlir::Value value);

/// The elements of `value` at `positions` of dimension `dim`, as slices with a
/// stride.
mlir::Value takeElements(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::Value value, int64_t dim,
                         llvm::ArrayRef<int64_t> positions);

/// The tensor that a slice is of, or an op that takes the slice.
mlir::Value takeChannels(mlir::OpBuilder &builder, mlir::Location loc,
                         const ChannelSlice &slice);

/// The tensors that hold the channels of tensors.
class ChannelArrangement {
public:
  /// Lets shuffles that `isAbsorbed` says no to hold channels themselves.
  explicit ChannelArrangement(
      llvm::function_ref<bool(mlir::Operation *)> isAbsorbed)
      : isAbsorbed(isAbsorbed) {}

  /// Where each channel of `tensor` is.
  llvm::ArrayRef<Channel> get(mlir::Value tensor);

  /// Says that `tensor` will be computed in another order: what is channel c of
  /// it, will be channel positions[c].
  void reorder(mlir::Value tensor, llvm::ArrayRef<int64_t> positions);

private:
  llvm::SmallVector<Channel> compute(mlir::Value tensor);

  llvm::function_ref<bool(mlir::Operation *)> isAbsorbed;
  /// Pointers, since entries are used while others are added.
  llvm::DenseMap<mlir::Value, std::unique_ptr<llvm::SmallVector<Channel>>>
      known;
};

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_LAYOUT_CHANNELARRANGEMENT_H
