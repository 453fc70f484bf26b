//===- GatherIntegers.cpp - conv_gemm of integers as indirect_gemm --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include "llvm/Support/MathExtras.h"

namespace nnprim {
#define GEN_PASS_DEF_GATHERINTEGERSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// NHWC from NCHW, and back.
static constexpr int64_t kToNhwc[] = {0, 2, 3, 1}, kToNchw[] = {0, 3, 1, 2};

static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

/// `value` with dimension i what was dimension order[i].
static Value transpose(ImplicitLocOpBuilder &b, Value value,
                       ArrayRef<int64_t> order) {
  SmallVector<int64_t> shape;
  for (int64_t dim : order)
    shape.push_back(getShape(value)[dim]);
  Value init =
      tensor::EmptyOp::create(b, shape, getElementTypeOrSelf(value.getType()));
  return linalg::TransposeOp::create(b, value, init, order)->getResult(0);
}

/// `value` with zeros behind the elements of dimension `dim`.
static Value padDimension(ImplicitLocOpBuilder &b, Value value, int64_t dim,
                          int64_t extent) {
  SmallVector<int64_t> shape(getShape(value));
  if (shape[dim] == extent)
    return value;
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<OpFoldResult> low(shape.size(), b.getIndexAttr(0)), high = low;
  high[dim] = b.getIndexAttr(extent - shape[dim]);
  shape[dim] = extent;
  Value zero =
      arith::ConstantOp::create(b, b.getZeroAttr(type.getElementType()));
  return tensor::PadOp::create(b, type.clone(shape), value, low, high, zero);
}

/// The elements of F×C×KH×KW filters as a (KH·KW·C)×F matrix.
static Value getFilterMatrix(ImplicitLocOpBuilder &b, Value filter,
                             int64_t channels) {
  Value taps = transpose(b, filter, {2, 3, 1, 0});
  taps = padDimension(b, taps, 2, channels);
  SmallVector<ReassociationIndices> groups{{0, 1, 2}, {3}};
  return tensor::CollapseShapeOp::create(b, taps, groups);
}

/// Makes the inputs of an epilogue on NCHW tensors those of one on NHWC ones,
/// whose vectors lie along channels.
static SmallVector<Attribute> moveInputs(ImplicitLocOpBuilder &b, ConvGemmOp op,
                                         SmallVectorImpl<Value> &inputs) {
  SmallVector<AffineExpr> dims;
  for (int64_t dim : kToNchw)
    dims.push_back(b.getAffineDimExpr(dim));
  SmallVector<Attribute> maps;
  for (auto [input, map] :
       llvm::zip(op.getEpilogueOperands(), op.getEpilogueIndexingMaps())) {
    AffineMap moved = map.replaceDimsAndSymbols(dims, {}, 4, 0);
    bool isWhole = map.isIdentity();
    inputs.push_back(isWhole ? transpose(b, input, kToNhwc) : Value(input));
    maps.push_back(
        AffineMapAttr::get(isWhole ? b.getMultiDimIdentityMap(4) : moved));
  }
  return maps;
}

static WindowAttr getWindow(ConvGemmOp op) {
  ArrayRef<int64_t> in = getShape(op.getInput()), out = getShape(op.getInit());
  std::array<int64_t, 2> taps = op.getTaps();
  return WindowAttr::get(op.getContext(), {in[0], in[2], in[3]},
                         {out[2], out[3]}, taps, op.getStrides(),
                         op.getDilations(), op.getPads());
}

static Value createIndirection(ImplicitLocOpBuilder &b, WindowAttr window) {
  ArrayRef<int64_t> size = window.getInputSize(), out = window.getOutputSize();
  Value init = tensor::EmptyOp::create(
      b, {size[0] * out[0] * out[1], window.getNumTaps()}, b.getI32Type());
  return IndirectionOp::create(b, init.getType(), init, size, out,
                               window.getKernelSize(), window.getStrides(),
                               window.getDilations(), window.getPads())
      ->getResult(0);
}

static void gather(ConvGemmOp op, int64_t group) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  int64_t channels = llvm::alignTo(getShape(op.getInput())[1], group);
  Value input =
      padDimension(b, transpose(b, op.getInput(), kToNhwc), 3, channels);
  Value filter = getFilterMatrix(b, op.getFilter(), channels);
  SmallVector<Value> inputs;
  SmallVector<Attribute> maps = moveInputs(b, op, inputs);
  WindowAttr window = getWindow(op);
  ArrayRef<int64_t> out = getShape(op.getInit());
  Value init =
      tensor::EmptyOp::create(b, {out[0], out[2], out[3], out[1]},
                              getElementTypeOrSelf(op.getInit().getType()));
  auto product = IndirectGemmOp::create(
      b, init.getType(), input, createIndirection(b, window), filter, inputs,
      init, /*next=*/Value(), /*workspace=*/Value(), /*factors=*/Value(),
      window, b.getArrayAttr(maps),
      /*prefetch_rhs=*/IntegerAttr(),
      /*plan=*/Attribute());
  copySigns(op, product);
  IRMapping mapping;
  op.getEpilogueRegion().cloneInto(&product.getEpilogueRegion(), mapping);
  op->getResult(0).replaceAllUsesWith(
      transpose(b, product->getResult(0), kToNchw));
  op.erase();
}

/// Whether the op is one of integers on tensors of static shape that is whole
/// and not packed.
static bool isWhole(ConvGemmOp op) {
  auto isStatic = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && type.hasStaticShape();
  };
  return getElementTypeOrSelf(op.getInput().getType()).isInteger() &&
         !op.isPacked() && !isBlocked(op) && op.getOrigin().empty() &&
         llvm::all_of(op->getOperands(), isStatic);
}

namespace {
struct GatherIntegers : nnprim::impl::GatherIntegersPassBase<GatherIntegers> {
  using Base::Base;

  void runOnOperation() override {
    TargetAttr target = getTargetAttr(getOperation());
    int64_t group = target && target.getTarget().hasMatrixProduct ? 8 : 4;
    SmallVector<ConvGemmOp> ops;
    getOperation().walk([&](ConvGemmOp op) {
      if (isWhole(op))
        ops.push_back(op);
    });
    for (ConvGemmOp op : ops) {
      gather(op, group);
      ++numGathered;
    }
  }
};
} // namespace
