//===- SignalOps.cpp - Fourier transforms and windows ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"

#include <cmath>

using namespace mlir;

namespace nnprim::frontend {

/// A transform of more elements would need a matrix of gigabytes.
static constexpr int64_t kMaxLength = 1 << 12;
/// Elements of a window or of a matrix of bands, which are made at import.
static constexpr int64_t kMaxElements = 1 << 24;

//===----------------------------------------------------------------------===//
// Fourier transforms
//===----------------------------------------------------------------------===//

/// The matrix that maps `inputs` numbers, `parts` values each (real, or real
/// and imaginary), to `outputs` of a transform of `length` with both parts.
/// With `isReal`, only real parts are wanted. [inputs · parts, outputs ·
/// parts']
static Tensor makeTransform(DataType type, int64_t inputs, int64_t parts,
                            int64_t outputs, int64_t length, bool isInverse,
                            ArrayRef<double> window = {}) {
  int64_t columns = outputs * 2;
  std::vector<char> bytes(inputs * parts * columns * getByteWidth(type));
  auto set = [&](int64_t row, int64_t column, double value) {
    writeFloat(type, value,
               bytes.data() + (row * columns + column) * getByteWidth(type));
  };
  double factor = isInverse ? 1.0 / double(length) : 1;
  for (int64_t n = 0; n < inputs; ++n)
    for (int64_t k = 0; k < outputs; ++k) {
      // The remainder keeps the angle small, where sines are exact.
      double angle = 2 * M_PI * double(n * k % length) / double(length);
      double weight = factor * (window.empty() ? 1 : window[n]);
      double c = weight * std::cos(angle);
      double s = weight * (isInverse ? std::sin(angle) : -std::sin(angle));
      set(n * parts, 2 * k, c);
      set(n * parts, 2 * k + 1, s);
      if (parts == 2) {
        set(n * parts + 1, 2 * k, -s);
        set(n * parts + 1, 2 * k + 1, c);
      }
    }
  return makeConstant(type, {inputs * parts, columns}, std::move(bytes));
}

/// The inverse transform of the first half of a spectrum whose other half is
/// conjugate: [inputs · 2, length], real.
static Tensor makeRealInverse(DataType type, int64_t inputs, int64_t length) {
  std::vector<char> bytes(inputs * 2 * length * getByteWidth(type));
  auto set = [&](int64_t row, int64_t column, double value) {
    writeFloat(type, value,
               bytes.data() + (row * length + column) * getByteWidth(type));
  };
  for (int64_t k = 0; k < inputs; ++k)
    for (int64_t n = 0; n < length; ++n) {
      // All but the first, and the middle of an even length, stand for two.
      double weight = k == 0 || 2 * k == length ? 1 : 2;
      double angle = 2 * M_PI * double(n * k % length) / double(length);
      set(2 * k, n, weight * std::cos(angle) / double(length));
      set(2 * k + 1, n, -weight * std::sin(angle) / double(length));
    }
  return makeConstant(type, {inputs * 2, length}, std::move(bytes));
}

/// One integer of a constant input.
static std::optional<int64_t> getScalar(Node &node, int64_t index,
                                        StringRef name) {
  std::optional<Tensor> tensor = node.getConstantInput(index, name);
  if (!tensor)
    return std::nullopt;
  if (!tensor->isFloat() && tensor->getNumElements() == 1)
    return tensor->getInteger(0);
  (void)node.error("input '" + name + "' is not one integer");
  return std::nullopt;
}

namespace {
/// A transform along `axis`, with the length that was asked for.
struct Transform {
  int64_t axis, length, parts;
  bool isInverse, isOneSided;
};
} // namespace

static std::optional<Transform> getTransform(Node &node, const Tensor &input) {
  Transform transform{0, 0, 0, node.getInt("inverse", 0) != 0,
                      node.getInt("onesided", 0) != 0};
  int64_t rank = input.getRank();
  // The axis is an attribute in opset 17, and an input since opset 20.
  std::optional<int64_t> axis =
      node.getOpset() < 20 ? node.getInt("axis", 1) : -2;
  if (node.getOpset() >= 20 && node.hasInput(2))
    axis = getScalar(node, 2, "axis");
  if (!axis || node.failed())
    return std::nullopt;
  axis = node.normalizeAxis(*axis, rank);
  if (!axis)
    return std::nullopt;
  transform.axis = *axis;
  transform.parts = rank ? input.shape.back() : 0;
  if (rank < 2 || *axis == rank - 1 || transform.parts < 1 ||
      transform.parts > 2) {
    (void)node.error("input of shape " + toString(input.shape) +
                     " has no real or complex numbers along axis " +
                     Twine(*axis));
    return std::nullopt;
  }
  int64_t extent = input.shape[*axis];
  bool isRealInverse = transform.isInverse && transform.isOneSided;
  std::optional<int64_t> length = isRealInverse ? 2 * (extent - 1) : extent;
  if (node.hasInput(1))
    length = getScalar(node, 1, "dft_length");
  if (!length)
    return std::nullopt;
  transform.length = *length;
  if (*length < 1 || *length > kMaxLength || extent < 1 || extent > kMaxLength)
    (void)node.error("a transform of length " + Twine(*length) +
                     " is not supported; NNPrim has 1 to " + Twine(kMaxLength));
  else if (transform.isOneSided &&
           transform.isInverse != (transform.parts == 2))
    (void)node.error("a one-sided transform of " + Twine(transform.parts) +
                     " parts is not supported; of real numbers, and the "
                     "inverse to them, are");
  return node.failed() ? std::nullopt : std::optional(transform);
}

static LogicalResult importDFT(Node &node) {
  if (node.checkNumInputs(1, 3).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  std::optional<Transform> transform = getTransform(node, input);
  if (!transform)
    return failure();
  auto [axis, length, parts, isInverse, isOneSided] = *transform;
  bool isRealInverse = isInverse && isOneSided;
  int64_t used = std::min(input.shape[axis], length);
  if (isRealInverse)
    used = std::min(input.shape[axis], length / 2 + 1);
  int64_t outputs = isOneSided && !isInverse ? length / 2 + 1 : length;
  DataType type = getComputeType(input.type);
  // The axis goes next to the parts; what is beyond the length is left out, and
  // what is missing is zero.
  int64_t rank = input.getRank();
  Shape order, offsets(rank, 0), ones(rank, 1), sizes = input.shape;
  for (int64_t d = 0; d < rank; ++d)
    if (d != axis && d != rank - 1)
      order.push_back(d);
  order.append({axis, rank - 1});
  sizes[axis] = used;
  Tensor data = graph.transpose(
      graph.slice(graph.cast(input, type), offsets, sizes, ones), order);
  Shape shape = data.shape;
  int64_t rows = data.getNumElements() / (used * parts);
  Tensor matrix = isRealInverse ? makeRealInverse(type, used, length)
                                : makeTransform(type, used, parts, outputs,
                                                length, isInverse);
  Tensor result =
      graph.matmul(graph.reshape(data, {rows, used * parts}), matrix);
  shape[rank - 2] = outputs;
  shape[rank - 1] = isRealInverse ? 1 : 2;
  if (node.checkShape(shape).failed())
    return failure();
  Shape back(rank);
  for (auto [to, from] : llvm::enumerate(order))
    back[from] = to;
  result = graph.transpose(graph.reshape(result, shape), back);
  return node.setOutput(0, graph.cast(result, input.type));
}

static LogicalResult importSTFT(Node &node) {
  if (node.checkNumInputs(2, 4).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor signal = node.getInput(0), window = node.getInput(2);
  std::optional<int64_t> step = getScalar(node, 1, "frame_step");
  if (!step)
    return failure();
  if (signal.getRank() == 2)
    signal = graph.reshape(signal, {signal.shape[0], signal.shape[1], 1});
  if (signal.getRank() != 3 || signal.shape[2] < 1 || signal.shape[2] > 2)
    return node.error("signal of shape " + toString(signal.shape) +
                      " has no real or complex numbers");
  std::optional<int64_t> length =
      window && window.getRank() == 1 ? window.shape[0] : 0;
  if (node.hasInput(3))
    length = getScalar(node, 3, "frame_length");
  bool isOneSided = node.getInt("onesided", 1) && signal.shape[2] == 1;
  if (!length || node.failed())
    return failure();
  int64_t batch = signal.shape[0], extent = signal.shape[1],
          parts = signal.shape[2];
  if (*length < 1 || *length > kMaxLength || *length > extent || *step < 1 ||
      batch < 1)
    return node.error("frames of " + Twine(*length) + " at steps of " +
                      Twine(*step) + " in a signal of shape " +
                      toString(signal.shape) +
                      " are not supported; the signal is batch x length x 1, "
                      "and both are from 1 to its length");
  if (window && window.shape != Shape{*length})
    return node.error("a window of shape " + toString(window.shape) +
                      " does not fit frames of " + Twine(*length));
  int64_t frames = (extent - *length) / *step + 1;
  int64_t outputs = isOneSided ? *length / 2 + 1 : *length;
  DataType type = getComputeType(signal.type);
  SmallVector<Tensor> tensors = {signal};
  if (window)
    tensors.push_back(window);
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    Scalar value = read(0, {at[0], at[1] * double(*step) + at[2], at[3]});
    return window ? value * cast(read(1, at[2]), value.type) : value;
  };
  Shape framed = {batch, frames, *length, parts};
  Shape shape = {batch, frames, outputs, 2};
  if (node.checkShape(framed).failed() || node.checkShape(shape).failed())
    return failure();
  Tensor data = graph.compute(tensors, framed, type, body);
  Tensor result = graph.matmul(
      graph.reshape(data, {batch * frames, *length * parts}),
      makeTransform(type, *length, parts, outputs, *length, false));
  return node.setOutput(0,
                        graph.cast(graph.reshape(result, shape), signal.type));
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// a₀ - a₁ cos(2πn/N) + a₂ cos(4πn/N), where N is the size, or one less for a
/// symmetric window.
static LogicalResult importWindow(Node &node, double a0, double a1, double a2) {
  std::optional<int64_t> size = getScalar(node, 0, "size");
  auto type = static_cast<DataType>(node.getInt("output_datatype", 1));
  bool isPeriodic = node.getInt("periodic", 1);
  if (!size || node.failed())
    return failure();
  if (!isSupported(type) || isFourBit(type))
    return node.error("attribute 'output_datatype' is " + getName(type) +
                      ", which is not supported; numbers of 8 to 64 bits are");
  if (*size < 0 || *size > kMaxElements)
    return node.error("a window of " + Twine(*size) +
                      " elements is not supported; NNPrim has up to " +
                      Twine(kMaxElements));
  double period = std::max<double>(double(isPeriodic ? *size : *size - 1), 1);
  std::vector<char> bytes(*size * getByteWidth(type));
  for (int64_t n = 0; n < *size; ++n) {
    double angle = 2 * M_PI * double(n) / period;
    double value = a0 - a1 * std::cos(angle) + a2 * std::cos(2 * angle);
    char *to = bytes.data() + n * getByteWidth(type);
    if (isFloat(type))
      writeFloat(type, value, to);
    else
      writeInteger(type, int64_t(value), to);
  }
  return node.setOutput(0, makeConstant(type, *size, std::move(bytes)));
}

static LogicalResult importHannWindow(Node &node) {
  return importWindow(node, 0.5, 0.5, 0);
}
static LogicalResult importHammingWindow(Node &node) {
  return importWindow(node, 25.0 / 46, 21.0 / 46, 0);
}
static LogicalResult importBlackmanWindow(Node &node) {
  return importWindow(node, 0.42, 0.5, 0.08);
}

/// Triangles on the mel scale, which divide a spectrum into bands.
static LogicalResult importMelWeightMatrix(Node &node) {
  std::optional<int64_t> bands = getScalar(node, 0, "num_mel_bins");
  std::optional<int64_t> length =
      bands ? getScalar(node, 1, "dft_length") : std::nullopt;
  std::optional<int64_t> rate =
      length ? getScalar(node, 2, "sample_rate") : std::nullopt;
  std::optional<Tensor> low =
      rate ? node.getConstantInput(3, "lower_edge_hertz") : std::nullopt;
  std::optional<Tensor> high =
      low ? node.getConstantInput(4, "upper_edge_hertz") : std::nullopt;
  auto type = static_cast<DataType>(node.getInt("output_datatype", 1));
  if (!high || node.failed())
    return failure();
  if (!isFloat(type))
    return node.error("attribute 'output_datatype' is " + getName(type) +
                      ", which is not supported; float, double, float16 and "
                      "bfloat16 are");
  if (low->getNumElements() != 1 || high->getNumElements() != 1 || *bands < 1 ||
      *length < 1 || *rate < 1 || *bands > kMaxLength || *length > INT32_MAX)
    return node.error(Twine(*bands) + " bands of a transform of length " +
                      Twine(*length) + " are not supported; 1 to " +
                      Twine(kMaxLength) + " bands are");
  int64_t bins = *length / 2 + 1;
  if (bins > kMaxElements / *bands)
    return node.error("a matrix of shape " + toString({bins, *bands}) +
                      " is not supported; NNPrim has up to " +
                      Twine(kMaxElements) + " elements");
  auto toMel = [](double hertz) { return 2595 * std::log10(1 + hertz / 700); };
  double first = toMel(low->getNumber(0)), last = toMel(high->getNumber(0));
  // Borders of bands fall on bins of the spectrum.
  Shape borders;
  for (int64_t i = 0; i < *bands + 2; ++i) {
    double mel = first + (last - first) * double(i) / double(*bands + 2);
    double hertz = 700 * (std::pow(10, mel / 2595) - 1);
    double bin = std::floor(double(*length + 1) * hertz / double(*rate));
    if (!(bin >= 0 && bin < double(bins)))
      return node.error("the bands reach beyond the spectrum");
    borders.push_back(int64_t(bin));
  }
  std::vector<char> bytes(bins * *bands * getByteWidth(type));
  for (int64_t band = 0; band < *bands; ++band) {
    int64_t left = borders[band], middle = borders[band + 1],
            right = borders[band + 2];
    auto set = [&](int64_t bin, double value) {
      writeFloat(type, value,
                 bytes.data() + (bin * *bands + band) * getByteWidth(type));
    };
    for (int64_t bin = left; bin < middle; ++bin)
      set(bin, double(bin - left) / double(middle - left));
    set(middle, 1);
    for (int64_t bin = middle + 1; bin < right; ++bin)
      set(bin, double(right - bin) / double(right - middle));
  }
  return node.setOutput(0,
                        makeConstant(type, {bins, *bands}, std::move(bytes)));
}

void addSignalOps(OpTable &table) {
  addRows(table, {{"BlackmanWindow", importBlackmanWindow},
                  {"DFT", importDFT},
                  {"HammingWindow", importHammingWindow},
                  {"HannWindow", importHannWindow},
                  {"MelWeightMatrix", importMelWeightMatrix},
                  {"STFT", importSTFT}});
}

} // namespace nnprim::frontend
