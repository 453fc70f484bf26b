//===- ConstantView.cpp - Constant tensors as strided views ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantView.h"
#include "StridedCopy.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Threading.h"

#include <cstring>

using namespace mlir;
using namespace nnprim;

/// Tensors larger than this, in bytes, become resources.
static constexpr int64_t maxInlineBytes = 1024;
static constexpr size_t resourceAlignment = 64;

std::optional<int64_t> nnprim::getElementBytes(Type elementType) {
  if (elementType.isIndex() || isa<FlyteType>(elementType))
    return getStorageBytes(elementType);
  if (!elementType.isIntOrFloat())
    return std::nullopt;
  switch (elementType.getIntOrFloatBitWidth()) {
  case 8:
  case 16:
  case 32:
  case 64:
    return elementType.getIntOrFloatBitWidth() / 8;
  default:
    return std::nullopt;
  }
}

static int64_t getSize(ArrayRef<ViewPiece> dim) {
  int64_t size = 1;
  for (ViewPiece piece : dim)
    size *= piece.size;
  return size;
}

SmallVector<int64_t> ConstantView::getShape() const {
  return llvm::map_to_vector(dims,
                             [](const auto &dim) { return getSize(dim); });
}

int64_t ConstantView::getNumElements() const {
  return computeProduct(getShape());
}

int64_t ConstantView::getNumBytes() const {
  return getNumElements() * *getElementBytes(elementType);
}

bool ConstantView::isUniform() const {
  return llvm::all_of(dims, [](ArrayRef<ViewPiece> dim) {
    return llvm::all_of(dim, [](ViewPiece piece) {
      return piece.size == 1 || piece.stride == 0;
    });
  });
}

bool ConstantView::isRowWise() const {
  return dims.empty() ||
         llvm::all_of(ArrayRef(dims.back()).take_back(), [](ViewPiece piece) {
           return piece.stride <= 1 || piece.size == 1;
         });
}

ConstantView ConstantView::transposed(ArrayRef<int64_t> permutation) const {
  ConstantView result = *this;
  for (auto [i, dim] : llvm::enumerate(permutation))
    result.dims[i] = dims[dim];
  return result;
}

ConstantView
ConstantView::collapsed(ArrayRef<ReassociationIndices> groups) const {
  ConstantView result = *this;
  result.dims.clear();
  for (const ReassociationIndices &group : groups) {
    auto &dim = result.dims.emplace_back();
    for (int64_t index : group)
      dim.append(dims[index].begin(), dims[index].end());
  }
  return result;
}

/// Splits the pieces of one dimension, innermost first, into `sizes`.
static std::optional<SmallVector<SmallVector<ViewPiece, 2>>>
splitDim(ArrayRef<ViewPiece> dim, ArrayRef<int64_t> sizes) {
  SmallVector<ViewPiece> rest(dim);
  SmallVector<SmallVector<ViewPiece, 2>> parts(sizes.size());
  for (int64_t i = sizes.size() - 1; i >= 0; --i) {
    int64_t wanted = sizes[i];
    while (wanted > 1) {
      while (!rest.empty() && rest.back().size == 1)
        rest.pop_back();
      if (rest.empty())
        return std::nullopt;
      ViewPiece &piece = rest.back();
      int64_t taken = std::min(wanted, piece.size);
      if (wanted % taken != 0 || piece.size % taken != 0)
        return std::nullopt;
      parts[i].insert(parts[i].begin(), {taken, piece.stride});
      piece = {piece.size / taken, piece.stride * taken};
      wanted /= taken;
    }
  }
  return parts;
}

std::optional<ConstantView>
ConstantView::expanded(ArrayRef<int64_t> shape,
                       ArrayRef<ReassociationIndices> groups) const {
  ConstantView result = *this;
  result.dims.assign(shape.size(), {{1, 0}});
  for (auto [dim, group] : llvm::zip_equal(dims, groups)) {
    SmallVector<int64_t> sizes;
    for (int64_t index : group)
      sizes.push_back(shape[index]);
    auto parts = splitDim(dim, sizes);
    if (!parts)
      return std::nullopt;
    for (auto [index, part] : llvm::zip_equal(group, *parts))
      if (!part.empty())
        result.dims[index] = part;
  }
  return result;
}

std::optional<ConstantView>
ConstantView::sliced(ArrayRef<int64_t> offsets, ArrayRef<int64_t> sizes,
                     ArrayRef<int64_t> strides) const {
  ConstantView result = *this;
  int64_t offset = 0;
  for (auto [i, dim] : llvm::enumerate(result.dims)) {
    if (offsets[i] == 0 && strides[i] == 1 && sizes[i] == getSize(dim))
      continue;
    if (dim.size() != 1)
      return std::nullopt;
    offset += offsets[i] * dim[0].stride;
    dim[0] = {sizes[i], dim[0].stride * strides[i]};
  }
  result.data += offset * *getElementBytes(elementType);
  return result;
}

/// As copyStrided, where large copies are divided along the outermost loop of
/// the target.
static void copyOnThreads(char *target, const ConstantView &view,
                          ArrayRef<CopyLoop> loops) {
  int64_t elementBytes = *getElementBytes(view.elementType);
  int64_t bytes = view.getNumBytes();
  auto outermost =
      llvm::max_element(loops, [](const CopyLoop &a, const CopyLoop &b) {
        return (a.size > 1 ? a.targetStride : 0) <
               (b.size > 1 ? b.targetStride : 0);
      });
  if (bytes < 2 * kTaskBytes || outermost == loops.end())
    return copyStrided(target, view.data, elementBytes, loops);
  size_t number = outermost - loops.begin();
  CopyLoop whole = *outermost;
  int64_t numTasks = std::min(whole.size, bytes / kTaskBytes);
  parallelFor(view.elementType.getContext(), 0, numTasks, [&](size_t task) {
    int64_t begin = whole.size * task / numTasks;
    SmallVector<CopyLoop> own(loops);
    own[number].size = whole.size * (task + 1) / numTasks - begin;
    copyStrided(target + begin * whole.targetStride * elementBytes,
                view.data + begin * whole.sourceStride * elementBytes,
                elementBytes, own);
  });
}

void ConstantView::copyTo(char *target, ArrayRef<int64_t> targetStrides) const {
  SmallVector<CopyLoop> loops;
  for (auto [dim, stride] : llvm::zip_equal(dims, targetStrides)) {
    int64_t targetStride = stride;
    for (ViewPiece piece : llvm::reverse(dim)) {
      loops.push_back({piece.size, piece.stride, targetStride});
      targetStride *= piece.size;
    }
  }
  copyOnThreads(target, *this, loops);
}

ConstantView ConstantView::contiguous() const {
  ConstantView copy = *this;
  copy.storage.reset(new char[getNumBytes()]);
  copy.data = copy.storage.get();
  SmallVector<int64_t> shape = getShape(), strides = computeStrides(shape);
  copyTo(copy.storage.get(), strides);
  for (auto [dim, size, stride] : llvm::zip_equal(copy.dims, shape, strides))
    dim = {{size, stride}};
  return copy;
}

static ConstantView makeView(RankedTensorType type, ArrayRef<char> data,
                             bool uniform) {
  ConstantView view;
  view.elementType = type.getElementType();
  view.data = data.data();
  for (auto [size, stride] :
       llvm::zip_equal(type.getShape(), computeStrides(type.getShape())))
    view.dims.push_back({{size, uniform ? 0 : stride}});
  return view;
}

std::optional<ConstantView> nnprim::getConstantView(Attribute attr) {
  auto elements = dyn_cast_or_null<ElementsAttr>(attr);
  if (!elements)
    return std::nullopt;
  auto type = dyn_cast<RankedTensorType>(elements.getShapedType());
  if (!type || type.getNumElements() == 0 ||
      !getElementBytes(type.getElementType()))
    return std::nullopt;
  if (auto dense = dyn_cast<DenseIntOrFPElementsAttr>(attr))
    return makeView(type, dense.getRawData(), dense.isSplat());
  auto resource = dyn_cast<DenseResourceElementsAttr>(attr);
  AsmResourceBlob *blob =
      resource ? resource.getRawHandle().getBlob() : nullptr;
  int64_t bytes =
      type.getNumElements() * *getElementBytes(type.getElementType());
  if (!blob || static_cast<int64_t>(blob->getData().size()) != bytes)
    return std::nullopt;
  ConstantView view = makeView(type, blob->getData(), /*uniform=*/false);
  view.name = resource.getRawHandle().getKey().str();
  return view;
}

ConstantBuffer::ConstantBuffer(RankedTensorType type, StringRef name)
    : type(type), name(name),
      numBytes(type.getNumElements() * *getElementBytes(type.getElementType())),
      data(static_cast<char *>(
          llvm::allocate_buffer(numBytes, resourceAlignment))) {}

ConstantBuffer::~ConstantBuffer() {
  if (data)
    llvm::deallocate_buffer(data, numBytes, resourceAlignment);
}

SmallVector<int64_t> ConstantBuffer::getStrides() const {
  return computeStrides(type.getShape());
}

void ConstantBuffer::fill(const char *element) {
  copyStrided(data, element, *getElementBytes(type.getElementType()),
              {{type.getNumElements(), 0, 1}});
}

ElementsAttr ConstantBuffer::take() {
  // Inline tensors of flytes do not exist.
  if (numBytes <= maxInlineBytes && !isa<FlyteType>(type.getElementType()))
    return DenseElementsAttr::getFromRawBuffer(type,
                                               ArrayRef<char>(data, numBytes));
  AsmResourceBlob blob(ArrayRef<char>(std::exchange(data, nullptr), numBytes),
                       resourceAlignment, llvm::deallocate_buffer,
                       /*dataIsMutable=*/true);
  return DenseResourceElementsAttr::get(type, name.empty() ? "folded" : name,
                                        std::move(blob));
}
