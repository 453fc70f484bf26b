//===- PoolOps.cpp - Pooling ----------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"
#include "Ops/Window/Pool.h"
#include "Ops/Window/WindowAttributes.h"

#include <numeric>

using namespace mlir;

namespace nnprim::frontend {

namespace {
/// A pooling window and its output extents.
struct Pooling {
  Window window;
  /// Output extents, one per spatial dimension.
  Shape outputs;
};
} // namespace

/// Rounds the number of windows up if `ceilMode`, but no window may start in
/// the padding behind the input.
static int64_t countWindows(int64_t input, const Window &window, int64_t d,
                            bool ceilMode) {
  int64_t stride = window.strides[d];
  int64_t slack =
      input + window.padLow[d] + window.padHigh[d] - window.getExtent(d);
  int64_t count = (slack + (ceilMode ? stride - 1 : 0)) / stride + 1;
  if (ceilMode && (count - 1) * stride >= input + window.padLow[d])
    --count;
  return count;
}

static std::optional<Pooling> getPooling(Node &node, const Tensor &input) {
  int64_t rank = input.getRank() - 2;
  if (!node.hasAttribute("kernel_shape")) {
    (void)node.error("attribute 'kernel_shape' is missing");
    return std::nullopt;
  }
  std::optional<Shape> kernel = getPositiveInts(node, "kernel_shape", rank);
  if (!kernel)
    return std::nullopt;
  std::optional<Window> window = getWindow(node, input.shape, *kernel);
  bool ceilMode = node.getInt("ceil_mode", 0);
  if (!window || node.failed())
    return std::nullopt;
  Pooling pooling{*window, {}};
  for (int64_t d = 0; d < rank; ++d) {
    int64_t extent = input.shape[2 + d];
    if (extent + window->padLow[d] + window->padHigh[d] <
        window->getExtent(d)) {
      (void)node.error("the window is larger than the padded input in spatial "
                       "dimension " +
                       Twine(d));
      return std::nullopt;
    }
    pooling.outputs.push_back(countWindows(extent, *window, d, ceilMode));
  }
  return pooling;
}

/// Pads with `value` so that exactly `pooling.outputs` windows fit.
static Tensor padForPooling(GraphBuilder &graph, const Tensor &input,
                            const Pooling &pooling, double value) {
  const Window &window = pooling.window;
  Shape low(2, 0), high(2, 0), offsets(input.getRank(), 0), sizes = input.shape;
  for (int64_t d = 0; d < window.getRank(); ++d) {
    int64_t spanned = (pooling.outputs[d] - 1) * window.strides[d] +
                      window.getExtent(d) - window.padLow[d];
    int64_t extent = input.shape[2 + d];
    low.push_back(window.padLow[d]);
    high.push_back(std::max<int64_t>(spanned - extent, 0));
    // Rows behind the last window are unused.
    if (spanned > 0)
      sizes[2 + d] = std::min(spanned, extent);
  }
  Tensor used = graph.slice(input, offsets, sizes, Shape(input.getRank(), 1));
  return graph.pad(used, low, high, value);
}

/// Pads with the neutral element.
static Tensor padForPooling(GraphBuilder &graph, const Tensor &input,
                            const Pooling &pooling, Reduction how) {
  return padForPooling(graph, input, pooling,
                       getNeutralElement(how, input.type));
}

/// The int8 values of which a float tensor is made, or null. Maxima and scaled
/// sums of them are those of the floats.
static const Quantization *getBytes(const Tensor &tensor) {
  const Quantization *quantization = tensor.quantization.get();
  bool isBytes = quantization &&
                 quantization->integers.type == DataType::Int8 &&
                 !quantization->isAccumulator &&
                 (quantization->isPerTensor() || quantization->axis < 2);
  return isBytes ? quantization : nullptr;
}

static LogicalResult importMaxPool(Node &node) {
  if (node.checkNumInputs(1, 1).failed() ||
      checkSpatial(node, node.getInput(0)).failed())
    return failure();
  Tensor input = node.getInput(0);
  std::optional<Pooling> pooling = getPooling(node, input);
  bool columnMajor = node.getInt("storage_order", 0);
  if (!pooling || node.failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  const Quantization *bytes = getBytes(input);
  if (bytes && !node.usesOutput(1)) {
    Quantization maxima = *bytes;
    maxima.integers = graph.pool(
        padForPooling(graph, bytes->integers, *pooling, Reduction::Max),
        pooling->window, Reduction::Max);
    return node.setOutput(0, graph.dequantize(maxima, input.type));
  }
  Tensor padded = padForPooling(graph, input, *pooling, Reduction::Max);
  if (node.usesOutput(1)) {
    auto [maxima, indices] = graph.maxPoolWithIndices(padded, pooling->window,
                                                      input.shape, columnMajor);
    if (node.setOutput(0, maxima).failed())
      return failure();
    return node.setOutput(1, indices);
  }
  return node.setOutput(0, graph.pool(padded, pooling->window, Reduction::Max));
}

/// Number of elements that each window averages over in one dimension: those of
/// the input, and those of the explicit padding if `includePad`.
static Shape countElements(int64_t extent, const Pooling &pooling, int64_t d,
                           bool includePad) {
  const Window &window = pooling.window;
  int64_t first = includePad ? -window.padLow[d] : 0;
  int64_t end = includePad ? extent + window.padHigh[d] : extent;
  Shape counts;
  for (int64_t o = 0; o < pooling.outputs[d]; ++o) {
    int64_t count = 0;
    for (int64_t k = 0; k < window.kernel[d]; ++k) {
      int64_t position =
          o * window.strides[d] - window.padLow[d] + k * window.dilations[d];
      count += position >= first && position < end;
    }
    counts.push_back(std::max<int64_t>(count, 1));
  }
  return counts;
}

/// Reciprocals of the element counts of every output pixel: one scalar if all
/// agree, one factor per dimension otherwise.
static SmallVector<Tensor> getAverageFactors(const Tensor &input,
                                             const Pooling &pooling,
                                             bool includePad) {
  int64_t rank = pooling.window.getRank();
  double uniform = 1;
  SmallVector<Tensor> factors;
  for (int64_t d = 0; d < rank; ++d) {
    Shape counts = countElements(input.shape[2 + d], pooling, d, includePad);
    if (llvm::all_equal(counts)) {
      uniform *= counts[0];
      continue;
    }
    std::vector<char> bytes(counts.size() * getByteWidth(input.type));
    for (auto [i, count] : llvm::enumerate(counts))
      writeFloat(input.type, 1.0 / count,
                 bytes.data() + i * getByteWidth(input.type));
    Shape shape(rank - d, 1);
    shape[0] = counts.size();
    factors.push_back(makeConstant(input.type, shape, std::move(bytes)));
  }
  factors.push_back(makeScalar(input.type, 1.0 / uniform));
  return factors;
}

/// Exact sums of windows over int8 values with one zero point, as averages of
/// `count` elements. `padded` surrounds `bytes` with the zero point.
static Tensor averageSums(GraphBuilder &graph, const Quantization &bytes,
                          const Tensor &padded, const Window &window,
                          int64_t count) {
  Tensor sums = graph.poolSums(padded, window);
  double correction =
      double(bytes.getZeroPoint()) * double(getNumElements(window.kernel));
  Quantization result = bytes;
  result.zeroPoint = Tensor();
  result.isAccumulator = true;
  result.integers = correction == 0 ? sums : graph.map(sums, [=](Scalar x) {
    return x - correction;
  });
  result.scale =
      graph.map(bytes.scale, [=](Scalar x) { return x / double(count); });
  return graph.dequantize(result, bytes.scale.type);
}

/// The average of int8 values, if all windows have the same number of elements;
/// std::nullopt if the input is no such tensor.
static std::optional<Tensor> averageBytes(GraphBuilder &graph,
                                          const Tensor &input,
                                          const Pooling &pooling,
                                          bool includePad) {
  const Quantization *bytes = getBytes(input);
  if (!bytes || !bytes->isOperand())
    return std::nullopt;
  int64_t count = 1;
  for (int64_t d = 0; d < pooling.window.getRank(); ++d) {
    Shape counts = countElements(input.shape[2 + d], pooling, d, includePad);
    if (!llvm::all_equal(counts))
      return std::nullopt;
    count *= counts[0];
  }
  Tensor padded =
      padForPooling(graph, bytes->integers, pooling, bytes->getZeroPoint());
  return averageSums(graph, *bytes, padded, pooling.window, count);
}

std::optional<Tensor> averagePool(Node &node, const Tensor &input) {
  if (node.checkFloat(input).failed() || checkSpatial(node, input).failed())
    return std::nullopt;
  std::optional<Pooling> pooling = getPooling(node, input);
  bool includePad = node.getInt("count_include_pad", 0);
  if (!pooling || node.failed())
    return std::nullopt;
  GraphBuilder &graph = node.getGraph();
  if (std::optional<Tensor> average =
          averageBytes(graph, input, *pooling, includePad))
    return average;
  Tensor padded = padForPooling(graph, input, *pooling, Reduction::Sum);
  SmallVector<Tensor> operands = {
      graph.pool(padded, pooling->window, Reduction::Sum)};
  llvm::append_range(operands, getAverageFactors(input, *pooling, includePad));
  auto body = [](ArrayRef<Scalar> x) {
    Scalar result = x[0];
    for (const Scalar &factor : x.drop_front())
      result = result * factor;
    return result;
  };
  return graph.elementwise(operands, operands[0].shape, input.type, body);
}

static LogicalResult importAveragePool(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  std::optional<Tensor> average = averagePool(node, node.getInput(0));
  return average ? node.setOutput(0, *average) : failure();
}

/// Pools over the whole input; one pixel remains.
template <Reduction kHow>
static std::optional<Tensor> globalPool(Node &node, const Tensor &input) {
  if (node.checkFloat(input).failed() || checkSpatial(node, input).failed())
    return std::nullopt;
  int64_t rank = input.getRank() - 2;
  Shape spatial(ArrayRef<int64_t>(input.shape).drop_front(2));
  if (llvm::is_contained(spatial, 0)) {
    (void)node.error("the input of shape " + toString(input.shape) +
                     " is empty");
    return std::nullopt;
  }
  Window window{spatial, Shape(rank, 1), Shape(rank, 1), {}, {}};
  GraphBuilder &graph = node.getGraph();
  const Quantization *bytes = getBytes(input);
  if (bytes && kHow == Reduction::Max) {
    Quantization maxima = *bytes;
    maxima.integers = graph.pool(bytes->integers, window, kHow);
    return graph.dequantize(maxima, input.type);
  }
  if (bytes && bytes->isOperand())
    return averageSums(graph, *bytes, bytes->integers, window,
                       getNumElements(spatial));
  Tensor result = graph.pool(input, window, kHow);
  double factor = 1.0 / getNumElements(spatial);
  if (kHow == Reduction::Sum)
    result = graph.map(result, [=](Scalar x) { return x * factor; });
  return result;
}

std::optional<Tensor> globalAveragePool(Node &node, const Tensor &input) {
  return globalPool<Reduction::Sum>(node, input);
}

template <Reduction kHow> static LogicalResult importGlobalPool(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  std::optional<Tensor> result = globalPool<kHow>(node, node.getInput(0));
  return result ? node.setOutput(0, *result) : failure();
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

/// (Σ |x|^p)^(1/p) over windows, or over all pixels.
static LogicalResult importNorms(Node &node, bool isGlobal) {
  Tensor input = node.getInput(0);
  if (node.checkNumInputs(1, 1).failed() || node.checkFloat(input).failed() ||
      checkSpatial(node, input).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  int64_t p = node.getInt("p", 2);
  if (node.failed())
    return failure();
  if (p < 1 || p > 64)
    return node.error("attribute 'p' is " + Twine(p) +
                      ", which is not supported; NNPrim has 1 to 64");
  DataType type = getComputeType(input.type);
  Tensor powers = graph.map(graph.cast(input, type), [=](Scalar x) {
    Scalar magnitude = abs(x), power = magnitude;
    for (int64_t i = 1; i < p; ++i)
      power = power * magnitude;
    return power;
  });
  Tensor sums;
  if (isGlobal) {
    Shape axes(input.getRank() - 2);
    std::iota(axes.begin(), axes.end(), 2);
    sums = graph.reduce(powers, axes, Reduction::Sum, /*keepDims=*/true);
  } else {
    std::optional<Pooling> pooling = getPooling(node, powers);
    if (!pooling)
      return failure();
    sums = graph.pool(padForPooling(graph, powers, *pooling, Reduction::Sum),
                      pooling->window, Reduction::Sum);
  }
  Tensor norms = graph.map(sums, [=](Scalar x) {
    return p == 1 ? x : p == 2 ? sqrt(x) : pow(x, x.constant(1.0 / p));
  });
  return node.setOutput(0, graph.cast(norms, input.type));
}

static LogicalResult importLpPool(Node &node) {
  return importNorms(node, /*isGlobal=*/false);
}
static LogicalResult importGlobalLpPool(Node &node) {
  return importNorms(node, /*isGlobal=*/true);
}

void addPoolOps(OpTable &table) {
  addRows(table, {
                     {"AveragePool", importAveragePool},
                     {"GlobalAveragePool", importGlobalPool<Reduction::Sum>},
                     {"GlobalLpPool", importGlobalLpPool},
                     {"GlobalMaxPool", importGlobalPool<Reduction::Max>},
                     {"LpPool", importLpPool},
                     {"MaxPool", importMaxPool},
                 });
}

} // namespace nnprim::frontend
