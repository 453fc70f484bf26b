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
#include "mlir/IR/Threading.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <atomic>
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
  constexpr uint32_t sign = 0x80000000, mostSubnormal = 0x007fffff;
  return (bits & ~sign) - 1 < mostSubnormal;
}

static int64_t countSubnormals(MLIRContext *context, ArrayRef<char> bytes) {
  constexpr size_t elementsPerTask = 1 << 18;
  size_t elements = bytes.size() / sizeof(uint32_t);
  std::atomic<int64_t> count = 0;
  size_t tasks = llvm::divideCeil(elements, elementsPerTask);
  parallelFor(context, 0, tasks, [&](size_t task) {
    size_t begin = task * elementsPerTask;
    size_t end = std::min(elements, begin + elementsPerTask);
    uint32_t found = 0;
    for (size_t i = begin; i < end; ++i) {
      uint32_t bits;
      std::memcpy(&bits, bytes.data() + i * sizeof(bits), sizeof(bits));
      found += isSubnormal(bits);
    }
    count += found;
  });
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
    int64_t stored = countSubnormals(op.getContext(), getBytes(op.getValue()));
    count += dense && dense.isSplat() ? stored * type.getNumElements() : stored;
  });
  return count;
}
