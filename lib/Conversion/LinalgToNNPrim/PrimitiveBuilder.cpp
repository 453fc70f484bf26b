//===- PrimitiveBuilder.cpp - Building primitives on tensors --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PrimitiveBuilder.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Problem/FastConvolution.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

CheckResult nnprim::checkFloatTensors(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics())
    return "its operands are not tensors";
  if (op.hasDynamicShape())
    return "its shapes are not static";
  Type elementType = getElementTypeOrSelf(op->getResult(0));
  if (!isa<FloatType>(elementType))
    return "its operands are not of one floating-point type";
  // Weights may be stored in fewer bits, where a primitive extends them.
  bool takesNarrowWeights = isa<linalg::MatmulOp, linalg::Conv2DNhwcHwcfOp>(op);
  for (OpOperand &operand : op->getOpOperands()) {
    Type type = getElementTypeOrSelf(operand.get());
    bool isNarrow =
        takesNarrowWeights && operand.getOperandNumber() == 1 &&
        isa<FloatType>(type) &&
        type.getIntOrFloatBitWidth() < elementType.getIntOrFloatBitWidth();
    if (type != elementType && !isNarrow)
      return "its operands are not of one floating-point type";
  }
  return success();
}

LogicalResult nnprim::checkFloatOperands(PatternRewriter &rewriter,
                                         linalg::LinalgOp op) {
  if (CheckResult result = checkFloatTensors(op); failed(result))
    return rewriter.notifyMatchFailure(op, result.getReason());
  return success();
}

Value nnprim::getAddend(Value init) {
  Value content = init;
  if (auto fill = init.getDefiningOp<linalg::FillOp>())
    content = fill.getInputs()[0];
  return matchPattern(content, m_AnyZeroFloat()) ||
                 matchPattern(content, m_Zero())
             ? Value()
             : init;
}

Value PrimitiveBuilder::empty(ArrayRef<int64_t> shape, Type elementType) {
  return tensor::EmptyOp::create(*this, shape, elementType);
}

Value PrimitiveBuilder::collapse(Value value,
                                 ArrayRef<ReassociationIndices> groups) {
  return tensor::CollapseShapeOp::create(*this, value, groups);
}

Value PrimitiveBuilder::expand(Value value, ArrayRef<int64_t> shape,
                               ArrayRef<ReassociationIndices> groups) {
  auto type = cast<RankedTensorType>(value.getType());
  return tensor::ExpandShapeOp::create(
      *this, RankedTensorType::get(shape, type.getElementType()), value,
      groups);
}

Value PrimitiveBuilder::transpose(Value value, ArrayRef<int64_t> permutation) {
  auto type = cast<RankedTensorType>(value.getType());
  Value init = empty(applyPermutation(type.getShape(), permutation),
                     type.getElementType());
  return linalg::TransposeOp::create(*this, value, init, permutation)
      ->getResult(0);
}

/// Null for numbers that no window holds.
static WindowAttr getWindow(MLIRContext *context,
                            const ConvGeometry &geometry) {
  auto isValid = WindowAttr::verify([] { return InFlightDiagnostic(); },
                                    geometry.inputSize, geometry.outputSize,
                                    geometry.kernelSize, geometry.strides,
                                    geometry.dilations, geometry.pads);
  if (failed(isValid))
    return {};
  return WindowAttr::get(context, geometry.inputSize, geometry.outputSize,
                         geometry.kernelSize, geometry.strides,
                         geometry.dilations, geometry.pads);
}

Value PrimitiveBuilder::indirection(const ConvGeometry &geometry) {
  Value init = empty({geometry.getNumOutputPixels(), geometry.getNumTaps()},
                     getI32Type());
  return IndirectionOp::create(*this, init.getType(), init, geometry.inputSize,
                               geometry.outputSize, geometry.kernelSize,
                               geometry.strides, geometry.dilations,
                               geometry.pads)
      .getResult(0);
}

ArrayAttr PrimitiveBuilder::getAddendMaps(Value addend) {
  if (!addend)
    return getArrayAttr({});
  int64_t rank = cast<RankedTensorType>(addend.getType()).getRank();
  return getAffineMapArrayAttr(getMultiDimIdentityMap(rank));
}

/// The elements of a product with a factor of `element`.
static Type getProductType(Type element) {
  return element.isInteger() ? IntegerType::get(element.getContext(), 32)
                             : element;
}

void PrimitiveBuilder::buildAddEpilogue(EpilogueOpInterface op, Value addend) {
  if (!addend)
    return;
  OpBuilder::InsertionGuard guard(*this);
  Type type = getElementTypeOrSelf(addend), sumType = op.getAccumulatorType();
  Block *block = createBlock(&op.getEpilogueRegion(), {}, {sumType, type},
                             {getLoc(), getLoc()});
  Value term = block->getArgument(1);
  if (sumType.isInteger()) {
    YieldOp::create(*this,
                    arith::AddIOp::create(*this, block->getArgument(0), term));
    return;
  }
  if (type != sumType)
    term = arith::ExtFOp::create(*this, sumType, term);
  Value sum = arith::AddFOp::create(*this, block->getArgument(0), term);
  if (type != sumType)
    sum = arith::TruncFOp::create(*this, type, sum);
  YieldOp::create(*this, sum);
}

template <typename OpTy> void PrimitiveBuilder::setArithmetic(OpTy op) {
  op.setBf16Terms(bf16Terms);
  if (areScaled)
    op->setAttr(algorithmAttrName,
                getStringAttr(getAlgorithmName(AlgorithmKind::ScaledProducts)));
}

Value PrimitiveBuilder::gemm(Value lhs, Value rhs, Value addend, Value init) {
  auto lhsType = cast<RankedTensorType>(lhs.getType());
  auto rhsType = cast<RankedTensorType>(rhs.getType());
  if (!init)
    init = empty({lhsType.getDimSize(0), rhsType.getDimSize(1)},
                 getProductType(lhsType.getElementType()));
  auto op = GemmOp::create(*this, init.getType(), lhs, rhs,
                           addend ? ValueRange(addend) : ValueRange(), init,
                           /*next=*/Value(), /*workspace=*/Value(),
                           /*factors=*/Value(), getAddendMaps(addend),
                           /*prefetch_lhs=*/false,
                           /*prefetch_rhs=*/IntegerAttr(), GemmPlanAttr());
  setArithmetic(op);
  buildAddEpilogue(op, addend);
  return op.getResult(0);
}

void PrimitiveBuilder::remarkAlgorithm(StringRef algorithm, StringRef reason) {
  remark::passed(
      getLoc(),
      remark::RemarkOpts::name("Algorithm").category("nnprim-algorithm"))
      << (algorithm + ": " + reason).str();
}

Value PrimitiveBuilder::padDimension(Value value, int64_t dim, int64_t extent) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<OpFoldResult> low(shape.size(), getIndexAttr(0)), high = low;
  high[dim] = getIndexAttr(extent - shape[dim]);
  shape[dim] = extent;
  Type element = type.getElementType();
  Value zero = arith::ConstantOp::create(*this, getZeroAttr(element));
  return tensor::PadOp::create(*this, type.clone(shape), value, low, high,
                               zero);
}

/// The pixels that a window of one tap reads, without padding.
Value PrimitiveBuilder::copyPixels(Value input, const ConvGeometry &geometry) {
  auto type = cast<RankedTensorType>(input.getType());
  ArrayRef<int64_t> out = geometry.outputSize, strides = geometry.strides;
  SmallVector<int64_t> sizes{type.getDimSize(0), out[0], out[1],
                             type.getDimSize(3)};
  SmallVector<int64_t> steps{1, strides[0], strides[1], 1};
  return tensor::ExtractSliceOp::create(
      *this, type.clone(sizes), input,
      SmallVector<OpFoldResult>(4, getIndexAttr(0)),
      getAsIndexOpFoldResult(getContext(), sizes),
      getAsIndexOpFoldResult(getContext(), steps));
}

/// Whether products of the window's taps are those of pairs of bf16, which an
/// odd number of channels does not divide into.
static bool breaksPairs(OpBuilder &b, RankedTensorType input,
                        RankedTensorType filter) {
  TargetAttr target = getTargetAttr(b.getInsertionBlock()->getParentOp());
  return target && target.getTarget().hasBF16Dot &&
         input.getElementType().isBF16() && filter.getElementType().isBF16() &&
         input.getDimSize(3) % 2 != 0;
}

Value PrimitiveBuilder::conv(Value input, Value filter,
                             const ConvGeometry &geometry, Value addend,
                             Value init, AlgorithmKind requested) {
  auto inputType = cast<RankedTensorType>(input.getType());
  auto filterType = cast<RankedTensorType>(filter.getType());
  SmallVector<int64_t> shape{geometry.inputSize[0], geometry.outputSize[0],
                             geometry.outputSize[1], filterType.getDimSize(3)};
  Value rhs = collapse(filter, {{0, 1, 2}, {3}});

  // Without a destination to fill, a convolution that gathers nothing is a
  // plain product of matrices.
  SmallVector<ReassociationIndices> pixels{{0, 1, 2}, {3}};
  bool pointwise = geometry.isPointwise();
  if (!init && requested != AlgorithmKind::IndirectGemm &&
      (pointwise || geometry.coversImage())) {
    SmallVector<ReassociationIndices> images{{0}, {1, 2, 3}};
    remarkAlgorithm("gemm", requested == AlgorithmKind::Gemm ? "requested"
                            : pointwise
                                ? "each output reads one pixel, in order"
                                : "the window is the whole image");
    Value lhs = collapse(input, pointwise ? pixels : images);
    Value matrix = gemm(lhs, rhs, addend ? collapse(addend, pixels) : Value());
    return expand(matrix, shape, pixels);
  }

  // Rounding all pixels of the image would take longer than a copy of those
  // that are read.
  if (areScaled && !init && geometry.readsSomePixels()) {
    remarkAlgorithm("gemm", "each output reads one pixel, which is copied");
    Value lhs = collapse(copyPixels(input, geometry), pixels);
    Value matrix = gemm(lhs, rhs, addend ? collapse(addend, pixels) : Value());
    return expand(matrix, shape, pixels);
  }

  if (breaksPairs(*this, inputType, filterType)) {
    int64_t channels = inputType.getDimSize(3) + 1;
    input = padDimension(input, 3, channels);
    rhs = collapse(padDimension(filter, 2, channels), {{0, 1, 2}, {3}});
  }
  remarkAlgorithm("indirect_gemm",
                  requested == AlgorithmKind::IndirectGemm
                      ? "requested"
                      : "windows are read in place, without a copy");
  if (!init)
    init = empty(shape, getProductType(inputType.getElementType()));
  WindowAttr window = getWindow(getContext(), geometry);
  auto op = IndirectGemmOp::create(
      *this, init.getType(), input, indirection(geometry), rhs,
      addend ? ValueRange(addend) : ValueRange(), init, /*next=*/Value(),
      /*workspace=*/Value(), /*factors=*/Value(), window, getAddendMaps(addend),
      /*prefetch_rhs=*/IntegerAttr(),
      /*plan=*/Attribute());
  setArithmetic(op);
  buildAddEpilogue(op, addend);
  return op.getResult(0);
}

/// The attribute of a convolution of this shape.
static FastConvAttr getFastConvAttr(MLIRContext *context,
                                    const FastConvShape &shape,
                                    bool isAlongHeight) {
  FastConvKind kind = shape.isFourier ? FastConvKind::Fourier
                      : shape.taps    ? FastConvKind::Winograd1D
                                      : FastConvKind::Winograd2D;
  return FastConvAttr::get(
      context, kind, shape.m, shape.r, std::max<int64_t>(shape.taps, 1),
      isAlongHeight ? ImageAxis::Height : ImageAxis::Width, shape.isOnTheFly);
}

/// The right-hand side of a convolution by tiles, not packed.
static Value getTileRhs(PrimitiveBuilder &b, Value filter,
                        const FastConvShape &shape, FastConvAttr algorithm) {
  if (shape.isOnTheFly)
    return b.collapse(filter, {{0, 1, 2}, {3}});
  auto type = cast<RankedTensorType>(filter.getType());
  int64_t numbers =
      shape.getNumCoefficients() * std::max<int64_t>(1, shape.taps);
  Value init =
      b.empty({numbers, shape.channels, shape.filters}, type.getElementType());
  auto transform = FilterTransformOp::create(b, init.getType(), filter, init,
                                             algorithm.getTransform());
  return b.collapse(transform.getResult(0), {{0, 1}, {2}});
}

Value PrimitiveBuilder::fastConv(Value input, Value filter,
                                 const ConvGeometry &geometry,
                                 const ConvAlgorithm &algorithm, Value addend,
                                 Value init) {
  auto inputType = cast<RankedTensorType>(input.getType());
  auto filterType = cast<RankedTensorType>(filter.getType());
  Type elementType = inputType.getElementType();
  int64_t channels = inputType.getDimSize(3);
  int64_t filters = filterType.getDimSize(3);
  ConvShape conv = geometry.getShape(channels, filters);
  FastConvShape shape = getTileShape(conv, algorithm);
  bool isTransposed = shape.taps && isAlongHeight(conv);
  if (isTransposed)
    filter = transpose(filter, {1, 0, 2, 3});
  FastConvAttr attr = getFastConvAttr(getContext(), shape, isTransposed);
  Value rhs = getTileRhs(*this, filter, shape, attr);
  if (!init)
    init = empty(
        {shape.batch, geometry.outputSize[0], geometry.outputSize[1], filters},
        elementType);
  auto op = FastConvOp::create(*this, init.getType(), input, rhs,
                               addend ? ValueRange(addend) : ValueRange(), init,
                               /*pooled=*/Value(), /*workspace=*/Value(), attr,
                               geometry.pads, getAddendMaps(addend),
                               FastConvPlanAttr());
  op.setBf16Terms(algorithm.isSplit ? kBF16Terms : 0);
  if (algorithm.isScaled)
    op->setAttr(algorithmAttrName, getStringAttr(getAlgorithmName(algorithm)));
  buildAddEpilogue(op, addend);
  return op.getResult(0);
}

Value PrimitiveBuilder::convGemm(Value input, Value filter,
                                 const ConvGeometry &geometry, Value addend) {
  auto inputType = cast<RankedTensorType>(input.getType());
  auto filterType = cast<RankedTensorType>(filter.getType());
  Value init = empty({geometry.inputSize[0], filterType.getDimSize(0),
                      geometry.outputSize[0], geometry.outputSize[1]},
                     inputType.getElementType());
  remarkAlgorithm("conv_gemm", "its tensors stay NCHW");
  auto op = ConvGemmOp::create(*this, init.getType(), input, filter,
                               addend ? ValueRange(addend) : ValueRange(), init,
                               geometry.strides, geometry.dilations,
                               geometry.pads, getAddendMaps(addend));
  buildAddEpilogue(op, addend);
  return op.getResult(0);
}

Value PrimitiveBuilder::depthwiseConv(Value input, Value filter,
                                      const ConvGeometry &geometry,
                                      Value addend) {
  auto type = cast<RankedTensorType>(input.getType());
  remarkAlgorithm("depthwise_conv", "each channel has its filter");
  Value init = empty({geometry.inputSize[0], geometry.outputSize[0],
                      geometry.outputSize[1], type.getDimSize(3)},
                     getProductType(type.getElementType()));
  auto op = DepthwiseConvOp::create(*this, init.getType(), input, filter,
                                    addend ? ValueRange(addend) : ValueRange(),
                                    init, geometry.strides, geometry.dilations,
                                    geometry.pads, getAddendMaps(addend));
  buildAddEpilogue(op, addend);
  return op.getResult(0);
}

Value PrimitiveBuilder::imageMatrix(Value images, int64_t number) {
  auto type = cast<RankedTensorType>(images.getType());
  if (type.getDimSize(0) != 1) {
    SmallVector<OpFoldResult> offsets(4, getIndexAttr(0));
    offsets[0] = getIndexAttr(number);
    SmallVector<int64_t> sizes(type.getShape());
    sizes[0] = 1;
    images = tensor::ExtractSliceOp::create(
        *this, images, offsets, getAsIndexOpFoldResult(getContext(), sizes),
        SmallVector<OpFoldResult>(4, getIndexAttr(1)));
  }
  return collapse(images, {{0, 1}, {2, 3}});
}

Value PrimitiveBuilder::sparseConv(Value input, Value filter,
                                   const ConvGeometry &geometry,
                                   const ConvAlgorithm &algorithm,
                                   Value addend) {
  remarkAlgorithm("spmm", "many of its weights are zero");
  int64_t batch = geometry.inputSize[0];
  auto filterType = cast<RankedTensorType>(filter.getType());
  SmallVector<int64_t> shape{1, filterType.getDimSize(0),
                             geometry.outputSize[0], geometry.outputSize[1]};
  Value weights = collapse(filter, {{0}, {1, 2, 3}});
  SmallVector<Value> images;
  for (int64_t image = 0; image < batch; ++image) {
    Value product = gemm(weights, imageMatrix(input, image),
                         addend ? imageMatrix(addend, image) : Value());
    product.getDefiningOp()->setAttr(
        algorithmAttrName, getStringAttr(getAlgorithmName(algorithm)));
    images.push_back(expand(product, shape, {{0, 1}, {2, 3}}));
  }
  if (batch == 1)
    return images.front();
  shape[0] = batch;
  Value result = empty(shape, filterType.getElementType());
  shape[0] = 1;
  for (auto [number, image] : llvm::enumerate(images)) {
    SmallVector<OpFoldResult> offsets(4, getIndexAttr(0));
    offsets[0] = getIndexAttr(number);
    result = tensor::InsertSliceOp::create(
        *this, image, result, offsets,
        getAsIndexOpFoldResult(getContext(), shape),
        SmallVector<OpFoldResult>(4, getIndexAttr(1)));
  }
  return result;
}

Value PrimitiveBuilder::depthwiseConvNchw(Value input, Value filter,
                                          const ConvGeometry &geometry,
                                          Value addend) {
  auto type = cast<RankedTensorType>(input.getType());
  remarkAlgorithm("depthwise_conv_nchw",
                  "each channel has its filter, and its tensors stay NCHW");
  Value init = empty({geometry.inputSize[0], type.getDimSize(1),
                      geometry.outputSize[0], geometry.outputSize[1]},
                     type.getElementType());
  auto op = DepthwiseConvNchwOp::create(
      *this, init.getType(), input, filter,
      addend ? ValueRange(addend) : ValueRange(), init, geometry.strides,
      geometry.dilations, geometry.pads, getAddendMaps(addend));
  buildAddEpilogue(op, addend);
  return op.getResult(0);
}

Value PrimitiveBuilder::pixelSums(Value input, Value init) {
  Value pixels = collapse(input, {{0, 1}, {2, 3}});
  auto shape = cast<RankedTensorType>(init.getType()).getShape();
  auto all = llvm::to_vector<2>(llvm::seq<int64_t>(0, shape.size()));
  Value sums = collapse(init, ReassociationIndices(all));
  AffineMap identity = getMultiDimIdentityMap(2);
  auto op = linalg::GenericOp::create(
      *this, sums.getType(), pixels, sums, {identity, identity.dropResult(1)},
      {utils::IteratorType::parallel, utils::IteratorType::reduction},
      [](OpBuilder &nested, Location loc, ValueRange args) {
        // In any order, so that LLVM adds up vectors.
        Value sum = arith::AddFOp::create(nested, loc, args[1], args[0],
                                          arith::FastMathFlags::reassoc);
        linalg::YieldOp::create(nested, loc, sum);
      });
  return expand(op.getResult(0), shape, ReassociationIndices(all));
}
