//===- SubnormalWeights.cpp - Weights that training left subnormal --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SubnormalWeights.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include "llvm/ADT/DenseSet.h"

#include <cstring>

using namespace mlir;

/// The elements of an f32 tensor as bytes; one of a splat.
static ArrayRef<char> getBytes(Attribute value) {
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    return blob ? blob->getData() : ArrayRef<char>();
  }
  auto dense = dyn_cast<DenseFPElementsAttr>(value);
  return dense ? dense.getRawData() : ArrayRef<char>();
}

static bool isSubnormal(uint32_t bits) {
  return (bits & 0x7f800000) == 0 && (bits & 0x007fffff) != 0;
}

static int64_t countSubnormals(ArrayRef<char> bytes) {
  int64_t count = 0;
  for (size_t i = 0; i + sizeof(uint32_t) <= bytes.size();
       i += sizeof(uint32_t)) {
    uint32_t bits;
    std::memcpy(&bits, bytes.data() + i, sizeof(bits));
    count += isSubnormal(bits);
  }
  return count;
}

int64_t nnprim::countSubnormalWeights(ModuleOp module) {
  llvm::DenseSet<Attribute> seen;
  int64_t count = 0;
  module.walk([&](arith::ConstantOp op) {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    if (!type || type.getRank() < 2 || !type.getElementType().isF32() ||
        !seen.insert(op.getValue()).second)
      return;
    auto dense = dyn_cast<DenseElementsAttr>(op.getValue());
    int64_t stored = countSubnormals(getBytes(op.getValue()));
    count += dense && dense.isSplat() ? stored * type.getNumElements() : stored;
  });
  return count;
}
