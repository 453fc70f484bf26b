//===- MarkExactPairs.cpp - Weights whose pairs fit in 16 bits ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExactPairs.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"

namespace nnprim {
#define GEN_PASS_DEF_MARKEXACTPAIRSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

ArrayRef<char> nnprim::getConstantBytes(Value value) {
  ElementsAttr attribute;
  if (!getElementTypeOrSelf(value).isInteger(8) ||
      !matchPattern(value, m_Constant(&attribute)))
    return {};
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attribute))
    return resource.getData();
  auto dense = dyn_cast<DenseIntElementsAttr>(attribute);
  return dense && !dense.isSplat() ? dense.getRawData() : ArrayRef<char>();
}

bool nnprim::doPairsFit(ArrayRef<char> bytes, int64_t stride) {
  auto fits = [](int first, int second) {
    return std::max(first, 0) + std::max(second, 0) <= 128 &&
           std::min(first, 0) + std::min(second, 0) >= -128;
  };
  int64_t size = bytes.size();
  for (int64_t row = 0; row + stride < size; row += 2 * stride)
    for (int64_t i = row; i < row + stride && i + stride < size; ++i)
      if (!fits(static_cast<int8_t>(bytes[i]),
                static_cast<int8_t>(bytes[i + stride])))
        return false;
  return true;
}

namespace {
struct MarkExactPairs : nnprim::impl::MarkExactPairsPassBase<MarkExactPairs> {
  using Base::Base;

  void runOnOperation() override {
    getOperation().walk([&](GemmOp op) { mark(op); });
    getOperation().walk([&](IndirectGemmOp op) { mark(op); });
  }

  template <typename OpTy> void mark(OpTy op) {
    auto type = cast<ShapedType>(op.getRhs().getType());
    // In interleaved panels, pairs lie together in memory.
    ArrayRef<char> bytes = getConstantBytes(op.getRhs());
    if (type.getRank() != 4 || type.getDimSize(3) % 2 != 0 ||
        op.getRhsUnsigned() || bytes.empty() || !doPairsFit(bytes, 1))
      return;
    op.setRhsPairsFit(true);
    ++numMarked;
  }
};
} // namespace
