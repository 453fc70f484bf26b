//===- SplitProducts.cpp - Factors as sums of two bf16 --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantFolding/ConstantEvaluator.h"
#include "ConstantFolding/ResourceUses.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Plan/SparePixels.h"
#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Problem/NarrowFloat.h"
#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/Threading.h"

#include "llvm/Support/MathExtras.h"

namespace nnprim {
#define GEN_PASS_DEF_SPLITPRODUCTSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;
using llvm::divideCeil;

namespace {
/// A right-hand side of `taps` times `channels` rows.
struct RhsShape {
  int64_t taps, channels, columns;
};
} // namespace

/// Writes the codes of both parts of values.
static void writeSplit(ArrayRef<float> values, char *nearest, char *rest) {
  constexpr Rounding rounding = Rounding::NearestEven;
  encodeFloats(values, ElementType::BF16, rounding, nearest);
  SmallVector<float> parts(values.size());
  roundFloats(values, ElementType::BF16, rounding, parts.data());
  for (auto [part, value] : llvm::zip_equal(parts, values))
    part = value - part;
  encodeFloats(parts, ElementType::BF16, rounding, rest);
}

/// Writes the codes of a right-hand side, row-major, of which `codes` are
/// zeros.
static void writeSplit(MLIRContext *context, const float *values,
                       const RhsShape &shape, char *codes) {
  int64_t depth = getSplitDepth(shape.channels);
  int64_t rowBytes = getBytes(ElementType::BF16) * shape.columns;
  auto writeRow = [&](int64_t tap, int64_t channel) {
    int64_t place = channel / kSplitBlock * 2 * kSplitBlock +
                    channel % kSplitBlock + tap * depth;
    char *nearest = codes + place * rowBytes;
    const float *row =
        values + (tap * shape.channels + channel) * shape.columns;
    writeSplit(ArrayRef(row, size_t(shape.columns)), nearest,
               nearest + kSplitBlock * rowBytes);
  };
  parallelFor(context, 0, divideCeil(shape.channels, kSplitBlock),
              [&](size_t block) {
                int64_t begin = int64_t(block) * kSplitBlock;
                int64_t end = std::min(shape.channels, begin + kSplitBlock);
                for (int64_t tap = 0; tap < shape.taps; ++tap)
                  for (int64_t channel = begin; channel < end; ++channel)
                    writeRow(tap, channel);
              });
}

/// The last dimension of `input` split, in a tensor of `shape`, in whose other
/// dimensions `pads` zeros come before it, if there are such.
static Value createSplit(ImplicitLocOpBuilder &b, Value input,
                         ArrayRef<int64_t> shape, DenseI64ArrayAttr pads = {}) {
  Value init = tensor::EmptyOp::create(b, shape, b.getBF16Type());
  return SplitBF16Op::create(b, init.getType(), input, init, pads).getResult(0);
}

/// Splits the input of a convolution; with a window, into an image that holds
/// its padding and goes on behind it, which tiles of pixels read as it lies.
static void splitInput(ImplicitLocOpBuilder &b, IndirectGemmOp op) {
  Value input = op.getInput();
  SmallVector<int64_t> shape(
      cast<RankedTensorType>(input.getType()).getShape());
  int64_t channels = shape.back(), depth = getSplitDepth(channels);
  shape.back() = depth;
  std::optional<WindowAttr> window = op.getWindow();
  bool isImage = window && shape.size() == 4 &&
                 ArrayRef(shape).drop_back() == window->getInputSize();
  if (!isImage) {
    op.getInputMutable().assign(createSplit(b, input, shape));
    return;
  }
  ConvDim rows = getConvDim(*window, 0), columns = getConvDim(*window, 1);
  ConvShape padded =
      getPaddedShape({shape[0], depth, /*filters=*/1, rows, columns});
  SmallVector<int64_t> size{shape[0], padded.rows.inputs,
                            padded.columns.inputs};
  auto inside = WindowAttr::get(b.getContext(), size, window->getOutputSize(),
                                window->getKernelSize(), window->getStrides(),
                                window->getDilations(), {0, 0});
  Value numbers = tensor::EmptyOp::create(
      b, cast<RankedTensorType>(op.getIndices().getType()).getShape(),
      b.getI32Type());
  auto moved = IndirectionOp::create(
      b, numbers.getType(), numbers, inside.getInputSize(),
      inside.getOutputSize(), inside.getKernelSize(), inside.getStrides(),
      inside.getDilations(), inside.getPads());
  size.push_back(depth);
  op.getInputMutable().assign(createSplit(
      b, input, size, b.getDenseI64ArrayAttr({rows.pad, columns.pad})));
  op.getIndicesMutable().assign(moved.getResult(0));
  op.setWindowAttr(inside);
  op.setSparePixels(true);
}

namespace {
struct SplitProducts : nnprim::impl::SplitProductsPassBase<SplitProducts> {
  using Base::Base;

  void runOnOperation() override {
    // Without a target, the pass is asked for.
    TargetAttr target = getTargetAttr(getOperation());
    hasKernels = !target || target.getTarget().hasTileRegisters;
    SmallVector<Operation *> products;
    getOperation().walk([&](Operation *op) {
      if (isa<GemmOp, IndirectGemmOp, FastConvOp>(op))
        products.push_back(op);
    });
    ResourceUses all(getOperation());
    uses = &all;
    for (Operation *op : products) {
      if (auto gemm = dyn_cast<GemmOp>(op))
        split(gemm, gemm.getLhsMutable(), 1);
      if (auto gemm = dyn_cast<IndirectGemmOp>(op))
        split(gemm, gemm.getInputMutable(),
              cast<ShapedType>(gemm.getIndices().getType()).getDimSize(1));
      if (auto conv = dyn_cast<FastConvOp>(op))
        split(conv, conv.getInputMutable(),
              conv.getAlgorithm().getNumCoefficients());
    }
    uses = nullptr;
  }

private:
  static remark::RemarkOpts getOpts() {
    return remark::RemarkOpts::name("Split").category("nnprim-algorithm");
  }

  /// Checks that both factors are tensors of f32 and the right-hand side is
  /// known; sets `view` to its elements.
  static CheckResult match(Value lhs, Value rhs, ConstantEvaluator &constants,
                           const ConstantView *&view) {
    auto left = dyn_cast<RankedTensorType>(lhs.getType());
    auto right = dyn_cast<RankedTensorType>(rhs.getType());
    if (!left || !right || !left.hasStaticShape() || right.getRank() != 2)
      return "its factors are no plain tensors";
    if (!left.getElementType().isF32() || !right.getElementType().isF32())
      return "its factors are not f32";
    view = constants.evaluate(rhs);
    return CheckResult::require(view, "its weights are not constant");
  }

  /// The right-hand side has `taps` times the channels' number of rows.
  template <typename OpTy> void split(OpTy op, OpOperand &lhs, int64_t taps) {
    if (op.getBf16Terms() == 0 || !getElementTypeOrSelf(lhs.get()).isF32() ||
        splitsRows(op, lhs.get(), op.getRhs()))
      return;
    ConstantEvaluator constants;
    const ConstantView *view = nullptr;
    Value rhs = op.getRhs();
    CheckResult result = hasKernels
                             ? match(lhs.get(), rhs, constants, view)
                             : CheckResult("the target has no tile registers");
    if (failed(result)) {
      op.setBf16Terms(0);
      ++numKept;
      remark::missed(op->getLoc(), getOpts())
          << ("products stay f32: " + result.getReason()).str();
      return;
    }
    ImplicitLocOpBuilder b(op->getLoc(), op);
    auto type = cast<RankedTensorType>(rhs.getType());
    RhsShape shape{taps, type.getDimSize(0) / taps, type.getDimSize(1)};
    ConstantBuffer buffer(
        RankedTensorType::get(
            {taps * getSplitDepth(shape.channels), shape.columns},
            b.getBF16Type()),
        "bf16x2");
    std::fill_n(buffer.getData(), buffer.getNumBytes(), 0);
    ConstantView values = view->contiguous();
    writeSplit(b.getContext(), reinterpret_cast<const float *>(values.data),
               shape, buffer.getData());
    auto constant = arith::ConstantOp::create(b, rhs.getLoc(),
                                              cast<TypedAttr>(buffer.take()));
    uses->add(constant, 1);
    op.getRhsMutable().assign(constant);
    uses->eraseUnused(rhs.getDefiningOp());
    // A matrix is split by the product, rows by rows, transformed tiles as they
    // are stored. What a convolution reads is read by several taps, and split
    // once.
    if (auto conv = dyn_cast<IndirectGemmOp>(op.getOperation()))
      splitInput(b, conv);
    ++numSplit;
  }

  ResourceUses *uses = nullptr;
  bool hasKernels = false;
};
} // namespace
