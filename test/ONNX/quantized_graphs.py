# ===- quantized_graphs.py - Graphs between DequantizeLinear and QuantizeLinear --------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Models in the QDQ form, with what docs/quantization.md says they compute.

Sums of convolutions, products and averages are exact and requantized by one float multiplication; everything else
is what ONNX defines. Results have to be equal to the last bit.
"""

import collections

import numpy as np
from onnx import TensorProto, helper, numpy_helper

import opset_references as ref
from quantized_cases import Values, dequantize, quantize, requantize

GraphCase = collections.namedtuple("GraphCase", "name model inputs outputs")

# A value of the graph: exact sums with their scale, or floats.
Sums = collections.namedtuple("Sums", "integers scale")


class Graph:
    """Adds nodes and computes what they are to give."""

    def __init__(self):
        self.nodes, self.initializers, self.values, self.inputs, self.outputs = [], [], {}, {}, {}

    def constant(self, array):
        name = f"c{len(self.initializers)}"
        self.initializers.append(numpy_helper.from_array(np.asarray(array), name))
        return name

    def node(self, op, inputs, value, **attributes):
        name = f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(op, inputs, [name], name=name, **attributes))
        self.values[name] = value
        return name

    def input(self, array):
        name = f"x{len(self.inputs)}"
        self.inputs[name] = self.values[name] = array
        return name

    def quantize(self, x, scale, point):
        """`point` is a numpy scalar, whose type the result has."""
        value = self.values[x]
        if isinstance(value, Sums):
            multiplier = (value.scale / np.float32(scale)).astype(np.float32)
            result = requantize(value.integers, multiplier, point, point.dtype)
        else:
            result = quantize(value, scale, point, point.dtype)
        return self.node("QuantizeLinear", [x, self.constant(np.float32(scale)), self.constant(point)], result)

    def dequantize(self, x, scale, point):
        result = dequantize(self.values[x], scale, point)
        return self.node("DequantizeLinear", [x, self.constant(np.float32(scale)), self.constant(point)], result)

    def pair(self, x, scale, point):
        """Quantizes and dequantizes; remembers the integers."""
        q = self.quantize(x, scale, point)
        name = self.dequantize(q, scale, point)
        self.values[name + ".q"] = self.values[q].astype(np.int32) - np.int32(point)
        self.values[name + ".s"] = np.float32(scale)
        return name

    def weight(self, array, scales, axis, point=None):
        point = np.zeros_like(scales, array.dtype) if point is None else np.full_like(scales, point, array.dtype)
        inputs = [self.constant(array), self.constant(scales), self.constant(point)]
        name = self.node("DequantizeLinear", inputs, None, axis=axis)
        shape = [1] * array.ndim
        shape[axis] = -1
        self.values[name + ".q"] = array.astype(np.int32) - point.astype(np.int32).reshape(shape if point.ndim else [])
        self.values[name + ".s"] = scales
        return name

    def integers(self, name):
        return self.values[name + ".q"], self.values[name + ".s"]

    def bias(self, x, w, array):
        scale = (self.values[x + ".s"] * self.values[w + ".s"]).astype(np.float32)
        inputs = [self.constant(array), self.constant(scale), self.constant(np.zeros_like(scale, np.int32))]
        name = self.node("DequantizeLinear", inputs[: 2 if scale.ndim else 3], None, axis=0)
        self.values[name + ".q"] = array
        return name

    def conv(self, x, w, bias=None, low=None, high=None, strides=None, group=1):
        (xq, xs), (wq, ws) = self.integers(x), self.integers(w)
        rank = xq.ndim - 2
        low, high, strides = low or [0] * rank, high or [0] * rank, strides or [1] * rank
        sums = ref.conv(xq, wq, bias and self.values[bias + ".q"], strides, None, low, high, group)
        scale = (xs * ws).reshape([-1] + [1] * rank).astype(np.float32)
        return self.node("Conv", [x, w] + [bias] * bool(bias), Sums(sums, scale), pads=low + high, strides=strides, group=group)

    def product(self, op, a, b, bias=None, **attributes):
        (aq, as_), (bq, bs) = self.integers(a), self.integers(b)
        sums = aq @ (bq.T if attributes.get("transB") else bq)
        if bias:
            sums = sums + self.values[bias + ".q"]
        return self.node(op, [a, b] + [bias] * bool(bias), Sums(sums, (as_ * bs).astype(np.float32)), **attributes)

    def limit(self, x, low=None, high=None):
        """Relu, or Clip. Of sums the limits are applied to the quantized value, which gives the same."""
        value = self.values[x]
        bounds = [np.float32(-np.inf if low is None else low), np.float32(np.inf if high is None else high)]
        value = Limited(value, *bounds) if isinstance(value, Sums) else np.clip(value, *bounds)
        if low == 0 and high is None:
            return self.node("Relu", [x], value)
        inputs = [x] + [self.constant(np.float32(b)) if b is not None else "" for b in (low, high)]
        return self.node("Clip", inputs, value)

    def output(self, name):
        value = self.values[name]
        if isinstance(value, Sums):
            value = value.integers.astype(np.float32) * value.scale
        self.outputs[name] = value

    def case(self, name, opset=13):
        def info(name, array):
            kind = helper.np_dtype_to_tensor_dtype(array.dtype) if hasattr(helper, "np_dtype_to_tensor_dtype") else None
            kinds = {"float32": TensorProto.FLOAT, "uint8": TensorProto.UINT8, "int8": TensorProto.INT8}
            return helper.make_tensor_value_info(name, kind or kinds[str(array.dtype)], array.shape)

        graph = helper.make_graph(
            self.nodes, name, [info(*item) for item in self.inputs.items()],
            [info(*item) for item in self.outputs.items()], self.initializers)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)])
        return GraphCase("graph_" + name, model, self.inputs, list(self.outputs.values()))


class Limited(Sums):
    """Sums whose scaled value is limited."""

    def __new__(cls, sums, low, high):
        self = super().__new__(cls, sums.integers, sums.scale)
        self.low, self.high = low, high
        return self


def requantize_limited(graph, x, scale, point):
    """Graph.quantize of limited sums: the limits, quantized, limit the result."""
    value = graph.values[x]
    low, high = (int(quantize(np.float32(bound), scale, point, point.dtype)) for bound in (value.low, value.high))
    name = graph.quantize(x, scale, point)
    graph.values[name] = np.clip(graph.values[name], low, high)
    return name


def cases():
    values = Values()
    yield from convolutions(values)
    yield from products(values)
    yield from elementwise(values)
    yield from movements(values)


def convolutions(values):
    for i, (point, w_type, w_point, limits) in enumerate([
            (np.uint8(117), np.int8, None, (0, None)), (np.uint8(0), np.int8, None, (0, 6.0)),
            (np.int8(-128), np.int8, None, None), (np.int8(3), np.uint8, 131, (0, None))]):
        graph = Graph()
        x = graph.pair(graph.input(values.floats(1, 3, 9, 7) * 3), 0.03, point)
        scales = values.scales(6)
        w = graph.weight(values.bytes(w_type, 6, 3, 3, 3), scales, 0, w_point)
        y = graph.conv(x, w, graph.bias(x, w, values.ints(6)), [1, 0], [1, 2], [2, 1])
        if limits:
            y = graph.limit(y, *limits)
            y = requantize_limited(graph, y, 0.11, point)
        else:
            y = graph.quantize(y, 0.11, point)
        graph.output(y)
        # Depthwise, one scale, no bias, from what the first convolution gave; and the same with a float result.
        d = graph.dequantize(y, 0.11, point)
        graph.values[d + ".q"] = graph.values[y].astype(np.int32) - np.int32(point)
        graph.values[d + ".s"] = np.float32(0.11)
        w = graph.weight(values.bytes(np.int8, 6, 1, 3, 3), np.float32(0.004), 0)
        z = graph.conv(d, w, None, [1, 1], [1, 1], group=6)
        graph.output(z)
        graph.output(graph.quantize(z, 0.9, np.uint8(128)))
        yield graph.case(f"conv_{i}")


def products(values):
    graph = Graph()
    x = graph.pair(graph.input(values.floats(2, 4, 7)), 0.02, np.uint8(120))
    w = graph.weight(values.bytes(np.int8, 7, 5), values.scales(5), 1)
    y = graph.product("MatMul", x, w)
    graph.output(graph.quantize(y, 0.05, np.int8(-3)))
    z = graph.pair(graph.input(values.floats(2, 7, 4)), 0.03, np.int8(5))
    graph.output(graph.quantize(graph.product("MatMul", x, z), 0.03, np.uint8(100)))
    yield graph.case("matmul")
    graph = Graph()
    x = graph.pair(graph.input(values.floats(3, 7)), 0.02, np.uint8(120))
    w = graph.weight(values.bytes(np.int8, 5, 7), values.scales(5), 0)
    y = graph.limit(graph.product("Gemm", x, w, graph.bias(x, w, values.ints(5)), transB=1), 0)
    graph.output(requantize_limited(graph, y, 0.05, np.uint8(7)))
    yield graph.case("gemm")


def elementwise(values):
    """Sums and products of dequantized tensors are those of floats."""
    graph = Graph()
    a = graph.pair(graph.input(values.floats(2, 4, 6, 5)), 0.02, np.uint8(120))
    b = graph.pair(graph.input(values.floats(1, 4, 1, 1)), 0.015, np.uint8(130))
    total = graph.node("Add", [a, b], graph.values[a] + graph.values[b])
    graph.output(graph.quantize(graph.limit(total, 0), 0.021, np.uint8(0)))
    product = graph.node("Mul", [a, b], graph.values[a] * graph.values[b])
    graph.output(graph.quantize(product, 0.017, np.int8(-5)))
    # Twice the same parameters: nothing but a limit. Others: a rounding.
    graph.output(graph.quantize(graph.limit(a, 0), 0.02, np.uint8(120)))
    graph.output(graph.quantize(graph.limit(a, -0.5, 1.0), 0.013, np.int8(9)))
    yield graph.case("elementwise")


def windows(x, kernel, stride, low, high, value):
    padded = np.pad(x, [(0, 0), (0, 0), (low, high), (low, high)], constant_values=value)
    view = np.lib.stride_tricks.sliding_window_view(padded, (kernel, kernel), (2, 3))
    return view[:, :, ::stride, ::stride]


def movements(values):
    """Poolings and movements of the integers."""
    graph = Graph()
    x = graph.pair(graph.input(values.floats(1, 4, 7, 7) - 1), 0.02, np.uint8(200))
    pool = {"kernel_shape": [3, 3], "strides": [2, 2], "pads": [1] * 4}
    most = graph.node("MaxPool", [x], windows(graph.values[x], 3, 2, 1, 1, -np.inf).max((4, 5)), **pool)
    graph.output(graph.quantize(most, 0.02, np.uint8(200)))
    graph.output(graph.quantize(most, 0.03, np.int8(1)))
    integers = graph.integers(x)[0]
    total = windows(integers, 3, 2, 1, 1, 0).sum((4, 5))
    mean = graph.node("AveragePool", [x], Sums(total, np.float32(0.02) / np.float32(9)), count_include_pad=1, **pool)
    graph.output(graph.quantize(mean, 0.015, np.uint8(180)))
    total = integers.sum((2, 3), keepdims=True)
    mean = graph.node("GlobalAveragePool", [x], Sums(total, np.float32(0.02) / np.float32(49)))
    graph.output(graph.quantize(mean, 0.015, np.int8(0)))
    graph.output(graph.node("GlobalMaxPool", [x], graph.values[x].max((2, 3), keepdims=True)))
    other = graph.pair(graph.input(values.floats(1, 2, 7, 7)), 0.03, np.uint8(5))
    both = np.concatenate([graph.values[x], graph.values[other]], 1)
    joined = graph.node("Concat", [x, other], both, axis=1)
    graph.output(graph.quantize(joined, 0.025, np.uint8(120)))
    moved = graph.node("Transpose", [joined], both.transpose(0, 2, 1, 3), perm=[0, 2, 1, 3])
    flat = graph.node("Reshape", [moved, graph.constant(np.array([7, -1]))], graph.values[moved].reshape(7, -1))
    part = graph.node("Slice", [flat, graph.constant(np.array([1])), graph.constant(np.array([6])),
                                graph.constant(np.array([0])), graph.constant(np.array([2]))], graph.values[flat][1:6:2])
    graph.output(graph.quantize(part, 0.025, np.uint8(120)))
    scales = graph.constant(np.array([1, 1, 2, 3], np.float32))
    grown = graph.node("Resize", [x, "", scales], graph.values[x].repeat(2, 2).repeat(3, 3), mode="nearest",
                       coordinate_transformation_mode="asymmetric", nearest_mode="floor")
    graph.output(graph.quantize(grown, 0.02, np.uint8(200)))
    yield graph.case("movements")
