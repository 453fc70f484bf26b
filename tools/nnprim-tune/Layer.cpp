//===- Layer.cpp - Stand-alone convolutions -------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Layer.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"
#include "NNPrim/Problem/ConvAlgorithm.h"
#include "NNPrim/Tuning/TuningRecord.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Parser/Parser.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <array>
#include <map>
#include <random>

using namespace mlir;
using namespace nnprim;

/// Whether an algorithm is chosen for `op`, with static tensors of f32; or was
/// `chosen`, for a layout.
static bool isOpen(linalg::LinalgOp op, llvm::StringRef chosen = "") {
  auto isF32 = [](Type type) { return getElementTypeOrSelf(type).isF32(); };
  auto hasElements = [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return !shaped || shaped.getNumElements() != 0;
  };
  auto algorithm = op->getAttrOfType<StringAttr>(algorithmAttrName);
  bool isFree = algorithm ? algorithm.getValue() == chosen
                          : !op->hasAttr(algorithmAttrName);
  return isFree && !op.hasDynamicShape() && op.hasPureTensorSemantics() &&
         llvm::all_of(op->getOperandTypes(), isF32) &&
         llvm::all_of(op->getOperandTypes(), hasElements) &&
         isConstantLike(op->getOperand(1));
}

static ConvShape getShape(linalg::Conv2DNhwcHwcfOp op) {
  auto taps = cast<ShapedType>(op.getInputs()[1].getType()).getShape();
  Value input = op.getInputs()[0];
  return getConvGeometry(op, input).getShape(taps[2], taps[3]);
}

/// Of a convolution whose tensors stay NCHW, the shape that it would have on
/// NHWC tensors.
static ConvShape getShape(linalg::Conv2DNchwFchwOp op) {
  auto taps = cast<ShapedType>(op.getInputs()[1].getType()).getShape();
  Value input = op.getInputs()[0];
  return getConvGeometry(op, input).getShape(taps[1], taps[0]);
}

/// A product of matrices as a convolution of a row of pixels.
static ConvShape getShape(linalg::MatmulOp op) {
  auto rows = cast<ShapedType>(op.getInputs()[0].getType());
  auto out = cast<ShapedType>(op.getResultTypes()[0]);
  return getPointwiseShape(out.getDimSize(0),
                           rows.getNumElements() / out.getDimSize(0),
                           out.getDimSize(1));
}

std::vector<Layer> findLayers(ModuleOp model, double maxError) {
  std::vector<Layer> layers;
  std::map<TunedConv, size_t> seen;
  auto add = [&](const ConvShape &shape, double error) {
    auto [place, isNew] =
        seen.try_emplace(TunedConv("", 1, error, shape), layers.size());
    if (isNew)
      layers.push_back({shape, error});
    ++layers[place->second].uses;
  };
  model.walk([&](linalg::Conv2DNhwcHwcfOp op) {
    if (isOpen(op))
      add(getShape(op), getMaxError(op, maxError));
  });
  model.walk([&](linalg::Conv2DNchwFchwOp op) {
    if (isOpen(op, getAlgorithmName(AlgorithmKind::ConvGemm)))
      add(getShape(op), getMaxError(op, maxError));
  });
  model.walk([&](linalg::MatmulOp op) {
    if (isOpen(op))
      add(getShape(op), maxError);
  });
  return layers;
}

int64_t getWeightBytes(ModuleOp model) {
  int64_t bytes = 0;
  model.walk([&](Operation *op) {
    if (op->hasTrait<OpTrait::ConstantLike>())
      if (auto type = dyn_cast<RankedTensorType>(op->getResultTypes()[0]);
          type && type.hasStaticShape() && type.getElementType().isIntOrFloat())
        bytes += llvm::divideCeil(
            type.getNumElements() * type.getElementTypeBitWidth(), 8);
  });
  return bytes;
}

int64_t getWeightBytes(const ConvShape &layer) {
  return 4 * layer.rows.taps * layer.columns.taps * layer.channels *
         layer.filters;
}

std::string describe(const ConvShape &layer) {
  const ConvDim &rows = layer.rows, &columns = layer.columns;
  std::string text =
      llvm::formatv("{0}{1}x{2}x{3}, {4} filters of {5}x{6}",
                    layer.batch == 1 ? ""
                                     : llvm::formatv("{0}x", layer.batch).str(),
                    rows.outputs, columns.outputs, layer.channels,
                    layer.filters, rows.taps, columns.taps)
          .str();
  if (rows.stride != 1 || columns.stride != 1)
    text +=
        llvm::formatv(", strides {0}x{1}", rows.stride, columns.stride).str();
  if (rows.dilation != 1 || columns.dilation != 1)
    text +=
        llvm::formatv(", dilations {0}x{1}", rows.dilation, columns.dilation)
            .str();
  return text;
}

/// Padding after `dim`; none where the last outputs leave inputs out.
static int64_t getHighPad(const ConvDim &dim) {
  int64_t window = dim.dilation * (dim.taps - 1) + 1;
  return std::max<int64_t>(0, (dim.outputs - 1) * dim.stride + window -
                                  dim.pad - dim.inputs);
}

static int64_t getPaddedSize(const ConvDim &dim) {
  return dim.pad + dim.inputs + getHighPad(dim);
}

/// "2, 3, 5, 7", of an image or its padding, in the layer's layout.
static std::string list(const ConvShape &layer, int64_t batch, int64_t rows,
                        int64_t columns, int64_t channels,
                        llvm::StringRef separator) {
  std::array<int64_t, 4> last = {batch, rows, columns, channels};
  std::array<int64_t, 4> first = {batch, channels, rows, columns};
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(layer.channelsFirst ? first : last, os, separator);
  return text;
}

/// Fills the filters with random values, so that no pass can simplify them.
static void randomizeFilters(ModuleOp model) {
  model.walk([](arith::ConstantOp op) {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    if (!type)
      return;
    std::mt19937 generator;
    std::uniform_real_distribution<float> distribution(-1, 1);
    std::vector<float> numbers(type.getNumElements());
    for (float &number : numbers)
      number = distribution(generator);
    op.setValueAttr(DenseElementsAttr::get(type, ArrayRef(numbers)));
  });
}

OwningOpRef<ModuleOp> makeBlockedModel(const ConvShape &layer,
                                       MLIRContext &context) {
  const ConvDim &rows = layer.rows, &columns = layer.columns;
  auto getImage = [&](const ConvDim &height, bool isInput) {
    int64_t channels = isInput ? layer.channels : layer.filters;
    int64_t block = isInput ? layer.channelBlock : layer.filterBlock;
    if (block == 0)
      block = channels;
    return llvm::formatv("tensor<{0}x{1}x{2}x{3}x{4}xf32>", layer.batch,
                         channels / block,
                         isInput ? height.inputs : height.outputs,
                         isInput ? columns.inputs : columns.outputs, block)
        .str();
  };
  std::string text = llvm::formatv(
      R"mlir(
func.func @main(%input: {0}) -> {1} {{
  %filter = arith.constant dense<1.0> : {2}
  %init = tensor.empty() : {1}
  %out = nnprim.conv_gemm ins(%input, %filter : {0}, {2}) outs(%init : {1})
    strides [{3}, {4}] dilations [{5}, {6}] pads [{7}, {8}] -> {1}
  return %out : {1}
}
)mlir",
      getImage(rows, /*isInput=*/true), getImage(rows, /*isInput=*/false),
      llvm::formatv("tensor<{0}x{1}x{2}x{3}xf32>", layer.filters,
                    layer.channels, rows.taps, columns.taps),
      rows.stride, columns.stride, rows.dilation, columns.dilation, rows.pad,
      columns.pad);
  OwningOpRef<ModuleOp> model = parseSourceString<ModuleOp>(
      text, ParserConfig(&context), describe(layer));
  if (model)
    randomizeFilters(*model);
  return model;
}

OwningOpRef<ModuleOp> makeModel(const ConvShape &layer,
                                llvm::StringRef algorithm,
                                MLIRContext &context) {
  const ConvDim &rows = layer.rows, &columns = layer.columns;
  auto getImage = [&](int64_t height, int64_t width, int64_t channels) {
    return "tensor<" + list(layer, layer.batch, height, width, channels, "x") +
           "xf32>";
  };
  std::string in = getImage(rows.inputs, columns.inputs, layer.channels);
  std::string padded =
      getImage(getPaddedSize(rows), getPaddedSize(columns), layer.channels);
  std::string out = getImage(rows.outputs, columns.outputs, layer.filters);
  std::string filter =
      llvm::formatv(layer.channelsFirst ? "tensor<{3}x{2}x{0}x{1}xf32>"
                                        : "tensor<{0}x{1}x{2}x{3}xf32>",
                    rows.taps, columns.taps, layer.channels, layer.filters);
  std::string text = llvm::formatv(
      R"mlir(
func.func @main(%input: {0}) -> {3} {{
  %zero = arith.constant 0.0 : f32
  %filter = arith.constant dense<1.0> : {2}
  %padded = tensor.pad %input low[{4}] high[{5}] {{
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : {0} to {1}
  %empty = tensor.empty() : {3}
  %init = linalg.fill ins(%zero : f32) outs(%empty : {3}) -> {3}
  %out = linalg.{6} {{nnprim.algorithm = "{7}",
    strides = dense<[{8}, {9}]> : tensor<2xi64>,
    dilations = dense<[{10}, {11}]> : tensor<2xi64>}
    ins(%padded, %filter : {1}, {2}) outs(%init : {3}) -> {3}
  return %out : {3}
}
)mlir",
      in, padded, filter, out, list(layer, 0, rows.pad, columns.pad, 0, ", "),
      list(layer, 0, getHighPad(rows), getHighPad(columns), 0, ", "),
      layer.channelsFirst ? "conv_2d_nchw_fchw" : "conv_2d_nhwc_hwcf",
      algorithm, rows.stride, columns.stride, rows.dilation, columns.dilation);
  OwningOpRef<ModuleOp> model = parseSourceString<ModuleOp>(
      text, ParserConfig(&context), describe(layer));
  if (model)
    randomizeFilters(*model);
  return model;
}
