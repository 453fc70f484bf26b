//===- Int8Xnnpack.cpp - Quantized layers by XNNPACK ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Int8.h"

#include "xnnpack.h"

using namespace nnprim::bench;

namespace {
/// A convolution of signed bytes, to signed bytes; it has no sums as results.
class Xnnpack : public Int8Contestant {
public:
  Xnnpack(const Int8Layer &layer, Int8Operands &operands) {
    auto *input = reinterpret_cast<int8_t *>(operands.input.data());
    auto *result = reinterpret_cast<int8_t *>(operands.result.data());
    xnn_initialize(nullptr);
    isReady =
        xnn_create_convolution2d_nhwc_qs8(
            layer.top, layer.right, layer.bottom, layer.left, layer.r, layer.r,
            layer.stride, layer.stride, 1, 1, /*groups=*/1, layer.c, layer.k,
            layer.c, layer.k, /*input_zero_point=*/3,
            /*input_scale=*/0.03f, /*kernel_scale=*/0.03f,
            operands.filter.data(), operands.bias.data(),
            /*output_zero_point=*/-5, /*output_scale=*/0.9f, -128, 127,
            /*flags=*/0, &op) == xnn_status_success &&
        xnn_setup_convolution2d_nhwc_qs8(op, 1, layer.h, layer.w, input, result,
                                         nullptr) == xnn_status_success;
  }
  void run() override { xnn_run_operator(op, nullptr); }
  bool isReady;

private:
  xnn_operator_t op = nullptr;
};
} // namespace

void nnprim::bench::addInt8Xnnpack(Int8Contestants &entries,
                                   const Int8Layer &layer,
                                   Int8Operands &operands) {
  if (!layer.hasBytes)
    return;
  auto xnnpack = std::make_unique<Xnnpack>(layer, operands);
  if (xnnpack->isReady)
    entries.emplace_back("xnnpack", std::move(xnnpack));
}
