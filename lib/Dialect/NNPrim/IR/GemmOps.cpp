//===- GemmOps.cpp - GEMM, packing, indirection ---------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_COMPUTE_OP_COMMON(PackOp)
NNPRIM_COMPUTE_OP_COMMON(GemmOp)
NNPRIM_COMPUTE_OP_COMMON(IndirectionOp)
NNPRIM_COMPUTE_OP_COMMON(IndirectGemmOp)
NNPRIM_NO_TILING(PackOp)
NNPRIM_NO_TILING(GemmOp)
NNPRIM_NO_TILING(IndirectionOp)
NNPRIM_NO_TILING(IndirectGemmOp)

LogicalResult PackOp::verify() { return success(); }
LogicalResult GemmOp::verify() { return success(); }
LogicalResult IndirectionOp::verify() { return success(); }
LogicalResult IndirectGemmOp::verify() { return success(); }

int64_t PackOp::getPanelWidth() {
  return cast<ShapedType>(getInit().getType()).getDimSize(2);
}
bool GemmOp::isPacked() {
  return cast<ShapedType>(getRhs().getType()).getRank() == 3;
}
bool IndirectGemmOp::isPacked() {
  return cast<ShapedType>(getRhs().getType()).getRank() == 3;
}

std::optional<int64_t> PackOp::getFlopCount() { return 0; }
std::optional<int64_t> IndirectionOp::getFlopCount() { return 0; }
std::optional<int64_t> GemmOp::getFlopCount() {
  auto lhs = cast<ShapedType>(getLhs().getType());
  auto init = cast<ShapedType>(getInit().getType());
  if (!lhs.hasStaticShape() || !init.hasStaticShape())
    return std::nullopt;
  return 2 * init.getNumElements() * lhs.getDimSize(1);
}
std::optional<int64_t> IndirectGemmOp::getFlopCount() {
  auto input = cast<ShapedType>(getInput().getType());
  auto indices = cast<ShapedType>(getIndices().getType());
  auto init = cast<ShapedType>(getInit().getType());
  if (!input.hasStaticShape() || !indices.hasStaticShape() ||
      !init.hasStaticShape())
    return std::nullopt;
  return 2 * init.getNumElements() * indices.getDimSize(1) *
         input.getShape().back();
}

SmallVector<int32_t> IndirectionOp::computeIndices() {
  ArrayRef<int64_t> in = getInputSize(), out = getOutputSize();
  ArrayRef<int64_t> kernel = getKernelSize(), strides = getStrides();
  ArrayRef<int64_t> dilations = getDilations(), pads = getPads();
  SmallVector<int32_t> indices;
  indices.reserve(in[0] * out[0] * out[1] * kernel[0] * kernel[1]);
  for (int64_t n = 0; n < in[0]; ++n)
    for (int64_t oh = 0; oh < out[0]; ++oh)
      for (int64_t ow = 0; ow < out[1]; ++ow)
        for (int64_t kh = 0; kh < kernel[0]; ++kh)
          for (int64_t kw = 0; kw < kernel[1]; ++kw) {
            int64_t h = oh * strides[0] + kh * dilations[0] - pads[0];
            int64_t w = ow * strides[1] + kw * dilations[1] - pads[1];
            bool inside = h >= 0 && h < in[1] && w >= 0 && w < in[2];
            indices.push_back(inside ? (n * in[1] + h) * in[2] + w : -1);
          }
  return indices;
}
