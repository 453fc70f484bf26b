//===- JoinedConstants.cpp - Constants of groups as one -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JoinedConstants.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace nnprim;

/// The bytes of a constant tensor, or those of the one value that it has.
static ArrayRef<char> getBytes(arith::ConstantOp constant) {
  auto value = constant.getValue();
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    return blob ? blob->getData() : ArrayRef<char>();
  }
  auto dense = dyn_cast<DenseElementsAttr>(value);
  return dense ? dense.getRawData() : ArrayRef<char>();
}

/// The size of `type` in a file of bytes, or none if its elements are no bytes.
static std::optional<size_t> getByteSize(RankedTensorType type) {
  Type element = type.getElementType();
  if (!isa<FlyteType>(element) &&
      (!element.isIntOrFloat() || element.getIntOrFloatBitWidth() % 8 != 0))
    return std::nullopt;
  return type.getNumElements() * getStorageBytes(element);
}

bool nnprim::isJoinable(arith::ConstantOp constant) {
  auto type = constant ? dyn_cast<RankedTensorType>(constant.getType())
                       : RankedTensorType();
  std::optional<size_t> bytes = type ? getByteSize(type) : std::nullopt;
  if (!bytes || *bytes == 0)
    return false;
  auto dense = dyn_cast<DenseElementsAttr>(constant.getValue());
  return (dense && dense.isSplat()) || getBytes(constant).size() == *bytes;
}

Value nnprim::joinConstants(ImplicitLocOpBuilder &b,
                            ArrayRef<arith::ConstantOp> constants) {
  arith::ConstantOp first = constants.front();
  auto part = cast<RankedTensorType>(first.getType());
  size_t partBytes = *getByteSize(part);
  AsmResourceBlob blob = HeapAsmResourceBlob::allocate(
      constants.size() * partBytes, /*align=*/64, /*dataIsMutable=*/true);
  char *out = blob.getMutableData().data();
  for (arith::ConstantOp constant : constants) {
    ArrayRef<char> bytes = getBytes(constant);
    // A constant of one value is that value again and again.
    for (size_t begin = 0; begin < partBytes; begin += bytes.size())
      out = std::copy(bytes.begin(), bytes.end(), out);
  }
  SmallVector<int64_t> shape{static_cast<int64_t>(constants.size())};
  llvm::append_range(shape, part.getShape());
  auto type = RankedTensorType::get(shape, part.getElementType());
  auto value = DenseResourceElementsAttr::get(type, "groups", std::move(blob));
  return arith::ConstantOp::create(b, type, value);
}
