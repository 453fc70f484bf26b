//===- ConstantView.h - Constant tensors as strided views -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_CONSTANTVIEW_H
#define NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_CONSTANTVIEW_H

#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

#include <memory>
#include <optional>

namespace nnprim {

/// Bytes of a constant that are worth a task for another thread.
constexpr int64_t kTaskBytes = 1 << 20;

/// A part of a dimension: `size` elements, `stride` elements apart.
struct ViewPiece {
  int64_t size, stride;
};

/// A strided view of the elements of a constant tensor, which stay where they
/// are. A dimension is a list of pieces, outermost first, so that transposes
/// and reshapes of a weight need not move it: only the op that reads the last
/// view copies it, once.
struct ConstantView {
  mlir::Type elementType;
  /// The element at index 0.
  const char *data = nullptr;
  llvm::SmallVector<llvm::SmallVector<ViewPiece, 2>> dims;
  /// Keeps `data` alive if no attribute does.
  std::shared_ptr<char[]> storage;
  /// The name of the resource that holds the elements, if any.
  std::string name;

  llvm::SmallVector<int64_t> getShape() const;
  int64_t getNumElements() const;
  int64_t getNumBytes() const;
  /// Whether all elements are the same one in memory.
  bool isUniform() const;
  /// Whether adjacent elements of the last dimension are adjacent in memory, or
  /// the same element.
  bool isRowWise() const;

  ConstantView transposed(llvm::ArrayRef<int64_t> permutation) const;
  ConstantView
  collapsed(llvm::ArrayRef<mlir::ReassociationIndices> groups) const;
  /// Fails if a piece would have to be split unevenly.
  std::optional<ConstantView>
  expanded(llvm::ArrayRef<int64_t> shape,
           llvm::ArrayRef<mlir::ReassociationIndices> groups) const;
  /// Fails for a proper part of a dimension that has several pieces.
  std::optional<ConstantView> sliced(llvm::ArrayRef<int64_t> offsets,
                                     llvm::ArrayRef<int64_t> sizes,
                                     llvm::ArrayRef<int64_t> strides) const;

  /// A copy of the elements in row-major order.
  ConstantView contiguous() const;

  /// Copies the elements to `target`, where dimension i has the stride
  /// targetStrides[i].
  void copyTo(char *target, llvm::ArrayRef<int64_t> targetStrides) const;
};

/// The size of an element of a constant in bytes, or nullopt if the type is not
/// stored in whole bytes.
std::optional<int64_t> getElementBytes(mlir::Type elementType);

/// The elements of `attr`, or nullopt if they are missing or not stored in
/// whole bytes.
std::optional<ConstantView> getConstantView(mlir::Attribute attr);

/// An uninitialized tensor that becomes a constant.
class ConstantBuffer {
public:
  ConstantBuffer(mlir::RankedTensorType type, llvm::StringRef name);
  ~ConstantBuffer();
  ConstantBuffer(const ConstantBuffer &) = delete;
  ConstantBuffer &operator=(const ConstantBuffer &) = delete;

  char *getData() { return data; }
  mlir::RankedTensorType getType() const { return type; }
  int64_t getNumBytes() const { return numBytes; }
  /// Row-major strides.
  llvm::SmallVector<int64_t> getStrides() const;
  /// Sets every element to the one at `element`.
  void fill(const char *element);

  /// Returns the contents as an attribute: small tensors inline, others as a
  /// resource with an alignment of 64 bytes. Must be the last call.
  mlir::ElementsAttr take();

private:
  mlir::RankedTensorType type;
  std::string name;
  int64_t numBytes;
  char *data;
};

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_CONSTANTVIEW_H
