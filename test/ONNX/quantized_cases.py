# ===- quantized_cases.py - Quantized operators and graphs against numpy ---------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Quantized operators that ONNX's own suite lacks, and graphs between DequantizeLinear and QuantizeLinear.

References follow the documented semantics: sums of integers are exact, scales are multiplied and divided as
float, halves are rounded to even. Integer results have to be equal.
"""

import numpy as np

import opset_references as ref
from opset_cases import Case, Constant

MICROSOFT = "com.microsoft"


def limits(dtype):
    info = np.iinfo(dtype)
    return info.min, info.max


def quantize(x, scale, zero_point, dtype):
    """QuantizeLinear; x is float32, scale and zero point broadcast."""
    rounded = np.rint(x.astype(np.float32) / np.float32(scale))
    rounded = np.where(np.isnan(rounded), -np.inf, rounded)
    return np.clip(rounded + np.float64(zero_point), *limits(dtype)).astype(dtype)


def requantize(sums, multiplier, zero_point, dtype):
    rounded = np.rint(sums.astype(np.float32) * np.float32(multiplier))
    return np.clip(rounded + np.float64(zero_point), *limits(dtype)).astype(dtype)


def dequantize(x, scale, zero_point):
    return ((x.astype(np.int32) - np.int32(zero_point)) * np.float32(scale)).astype(np.float32)


class Values:
    """Random tensors, always the same."""

    def __init__(self):
        self.rng = np.random.default_rng(7)

    def bytes(self, dtype, *shape):
        """All values occur, the extreme ones often."""
        low, high = limits(dtype)
        x = self.rng.integers(low, high + 1, shape)
        extreme = self.rng.integers(0, 8, shape)
        return np.where(extreme == 0, low, np.where(extreme == 1, high, x)).astype(dtype)

    def scales(self, *shape):
        return (0.002 + 0.03 * self.rng.random(shape)).astype(np.float32)

    def ints(self, *shape):
        return self.rng.integers(-3000, 3000, shape).astype(np.int32)

    def floats(self, *shape):
        return self.rng.standard_normal(shape).astype(np.float32)


def cases():
    values = Values()
    yield from linear(values)
    yield from products(values)
    yield from convolutions(values)
    yield from runtime(values)


def case(name, op, inputs, outputs, opset=13, domain="", **attributes):
    outputs = outputs if isinstance(outputs, list) else [outputs]
    return Case("quantized_" + name, opset, op, inputs, attributes, outputs, domain)


def f32(value):
    return Constant(value, np.float32)


def u8(value):
    return Constant(value, np.uint8)


def linear(values):
    """QuantizeLinear and DequantizeLinear."""
    # Halves, values beyond the range, infinities, and what is no number: the lowest value.
    x = np.array([np.nan, -1e9, -np.inf, -2.5, -1.5, -0.5, -0.25, 0, 0.5, 1.5, 2.5, 126.5, 127.5, 254.5, 1e9, np.inf], np.float32)
    for dtype in (np.uint8, np.int8, np.uint16, np.int16):
        for point in (*limits(dtype), 1):
            yield case(f"halves_{np.dtype(dtype)}_{point}", "QuantizeLinear", [x, f32(1), Constant(point, dtype)],
                       quantize(x, 1, point, dtype), opset=21)
    yield case("default_type", "QuantizeLinear", [x, f32(0.5)], quantize(x, 0.5, 0, np.uint8), opset=10)
    yield case("output_dtype", "QuantizeLinear", [x, f32(0.5)], quantize(x, 0.5, 0, np.int8), opset=21, output_dtype=3)
    ints = values.ints(3, 4)
    yield case("from_int32", "QuantizeLinear", [ints, f32(7.5), u8(3)], quantize(ints, 7.5, 3, np.uint8))
    x, scale = values.floats(2, 3, 4), values.scales(3)
    point = np.array([0, 100, 255], np.uint8)
    c = (slice(None), None)
    yield case("axis", "QuantizeLinear", [x, Constant(scale, np.float32), Constant(point, np.uint8)],
               quantize(x, scale[c], point[c], np.uint8), axis=-2)
    q = values.bytes(np.int8, 2, 3, 4)
    point = values.bytes(np.int8, 3)
    yield case("dequantize_axis", "DequantizeLinear", [q, Constant(scale, np.float32), Constant(point, np.int8)],
               dequantize(q, scale[c], point[c]))
    yield case("dequantize_int32", "DequantizeLinear", [ints, f32(0.3)], dequantize(ints, 0.3, 0))
    half = (values.floats(50) * 20).astype(np.float16)
    quotient = (half / np.float16(0.3)).astype(np.float64)
    yield case("half", "QuantizeLinear", [half, Constant(0.3, np.float16), u8(9)],
               np.clip(np.rint(quotient) + 9, 0, 255).astype(np.uint8), opset=21)
    yield case("half_precision_23", "QuantizeLinear", [half, Constant(0.3, np.float16), u8(9)],
               quantize(half, np.float16(0.3), 9, np.uint8), opset=23, precision=1)
    one = values.bytes(np.int8, 3)
    yield case("one_dimension", "DequantizeLinear", [one, Constant(scale, np.float32)], dequantize(one, scale, 0))
    yield case("output_dtype_23", "DequantizeLinear", [one, Constant([0.5, 0.25, 2], np.float16)],
               dequantize(one, [0.5, 0.25, 2], 0), opset=23, output_dtype=1)
    # Blocks of two along a dimension of three.
    scale, point = values.scales(2, 2, 4), values.bytes(np.int8, 2, 2, 4)
    blocks = np.array([0, 0, 1])
    for constant in (False, True):
        wrap = Constant if constant else np.array
        inputs = [wrap(scale, np.float32), wrap(point, np.int8)]
        yield case(f"blocked_{constant}", "QuantizeLinear", [x] + inputs,
                   quantize(x, scale[:, blocks], point[:, blocks], np.int8), opset=21, axis=1, block_size=2)
        yield case(f"dequantize_blocked_{constant}", "DequantizeLinear", [q] + inputs,
                   dequantize(q, scale[:, blocks], point[:, blocks]), opset=21, axis=1, block_size=2)
    row = values.floats(1, 2)
    yield case("blocked_whole", "QuantizeLinear", [row, Constant([[0.5]], np.float32)], quantize(row, 0.5, 0, np.uint8),
               opset=21, block_size=2)
    for dtype, low in (("int4", -8), ("uint4", 0)):
        packed = values.rng.integers(low, low + 16, (3, 5))
        weights = Constant(packed, dtype)
        points = values.rng.integers(low, low + 16, 3)
        scale = values.scales(3)
        yield case(f"dequantize_{dtype}", "DequantizeLinear", [weights, Constant(scale, np.float32), Constant(points, dtype)],
                   dequantize(packed, scale[c], points[c]), opset=21, axis=0)
    yield case("dynamic_zeros", "DynamicQuantizeLinear", [np.zeros((2, 3), np.float32)],
               [np.zeros((2, 3), np.uint8), np.float32(1).reshape(()), np.uint8(0).reshape(())], opset=11)


def products(values):
    """Matrix products with every mixture of signs, also by rows and columns."""
    for a_type in (np.uint8, np.int8):
        for b_type in (np.uint8, np.int8):
            a, b = values.bytes(a_type, 2, 5, 7), values.bytes(b_type, 7, 3)
            ap, bp = values.bytes(a_type), values.bytes(b_type)
            name = f"{np.dtype(a_type)}_{np.dtype(b_type)}"
            sums = (a.astype(np.int32) - ap) @ (b.astype(np.int32) - bp)
            yield case(f"matmul_integer_{name}", "MatMulInteger",
                       [a, Constant(b, b_type), Constant(ap, a_type), Constant(bp, b_type)], sums, opset=10)
            scale = np.float32(0.01) * np.float32(0.02) / np.float32(0.3)
            yield case(f"qlinear_matmul_{name}", "QLinearMatMul",
                       [a, f32(0.01), Constant(ap, a_type), b, f32(0.02), Constant(bp, b_type), f32(0.3), u8(9)],
                       requantize(sums, scale, 9, np.uint8), opset=10)
            multiplier = np.float32(0.01) * np.float32(0.02)
            bias = values.floats(3)
            yield case(f"to_float_{name}", "MatMulIntegerToFloat",
                       [a, Constant(b, b_type), f32(0.01), f32(0.02), Constant(ap, a_type), Constant(bp, b_type), bias],
                       sums.astype(np.float32) * multiplier + bias, domain=MICROSOFT)
    a, b = values.bytes(np.uint8, 5, 7), values.bytes(np.int8, 7, 3)
    ap, bp = values.bytes(np.uint8, 5), values.bytes(np.int8, 3)
    rows = (a.astype(np.int32) - ap[:, None]) @ (b.astype(np.int32) - bp)
    yield case("matmul_integer_rows", "MatMulInteger", [a, b, Constant(ap, np.uint8), Constant(bp, np.int8)], rows, opset=10)
    yield case("matmul_integer_vector", "MatMulInteger", [a[0], Constant(b, np.int8)], a[0].astype(np.int32) @ b, opset=10)
    scales = values.scales(3)
    columns = np.float32(0.01) * scales / np.float32(0.2)
    sums = a.astype(np.int32) @ b
    yield case("qlinear_matmul_columns", "QLinearMatMul",
               [a, f32(0.01), u8(0), Constant(b, np.int8), Constant(scales, np.float32), Constant([0, 0, 0], np.int8),
                f32(0.2), u8(100)], requantize(sums, columns, 100, np.uint8), opset=21)
    c = values.ints(3)
    weights = Constant(b.T.copy(), np.int8)
    common = [a, f32(0.01), u8(128), weights, Constant(scales, np.float32), Constant([0, 0, 0], np.int8), Constant(c, np.int32)]
    sums = (a.astype(np.int32) - 128) @ b + c
    yield case("qgemm", "QGemm", common + [f32(0.2), u8(100)], requantize(sums, columns, 100, np.uint8),
               domain=MICROSOFT, transB=1)
    yield case("qgemm_float", "QGemm", common, sums.astype(np.float32) * (np.float32(0.5) * np.float32(0.01) * scales),
               domain=MICROSOFT, transB=1, alpha=0.5)
    x, bias = values.floats(4, 7), values.floats(3)
    low, high = min(x.min(), 0), max(x.max(), 0)
    step = np.float32((high - low) / np.float32(255))
    point = np.clip(np.rint((0 - low) / step), 0, 255).astype(np.uint8)
    sums = (quantize(x, step, point, np.uint8).astype(np.int32) - point) @ b
    yield case("dynamic_matmul", "DynamicQuantizeMatMul",
               [x, Constant(b, np.int8), Constant(scales, np.float32), Constant([0, 0, 0], np.int8), bias],
               sums.astype(np.float32) * (step * scales) + bias, domain=MICROSOFT)


# Channels, filters, group, kernel, strides, dilations, low and high padding.
CONVOLUTIONS = [
    (3, 5, 1, (3, 3), [1, 1], [1, 1], [1, 1], [1, 1]),
    (4, 4, 4, (3, 3), [2, 1], [1, 1], [1, 0], [0, 2]),
    (4, 6, 2, (2, 3), [1, 2], [2, 1], [1, 1], [1, 1]),
    (4, 8, 4, (3, 3), [1, 1], [1, 1], [1, 1], [1, 1]),
    (16, 8, 1, (1, 1), [1, 1], [1, 1], [0, 0], [0, 0]),
    (2, 3, 1, (3,), [2], [1], [1], [2]),
    (2, 3, 1, (2, 3, 2), [1, 2, 1], [1, 1, 1], [0, 1, 1], [1, 1, 0]),
]


def convolutions(values):
    for i, (channels, filters, group, kernel, strides, dilations, low, high) in enumerate(CONVOLUTIONS):
        rank = len(kernel)
        spatial = (9, 7, 5)[:rank]
        window = {"strides": strides, "dilations": dilations, "pads": low + high, "group": group}
        for j, (x_type, w_type) in enumerate([(np.uint8, np.int8), (np.int8, np.int8), (np.uint8, np.uint8)]):
            x = values.bytes(x_type, 2, channels, *spatial)
            w = values.bytes(w_type, filters, channels // group, *kernel)
            xp, wp = values.bytes(x_type), values.bytes(w_type) if j == 2 else w_type(0)
            bias, scales = values.ints(filters), values.scales(filters)
            sums = ref.conv(x.astype(np.int32) - xp, w.astype(np.int32) - wp, None, strides, dilations, low, high, group)
            yield case(f"conv_integer_{i}_{j}", "ConvInteger",
                       [x, Constant(w, w_type), Constant(xp, x_type), Constant(wp, w_type)], sums.astype(np.int32),
                       opset=10, **window)
            c = (slice(None),) + (None,) * rank
            sums = (sums + bias[c]).astype(np.int32)
            multiplier = (np.float32(0.02) * scales / np.float32(0.7))[c]
            points = np.full(filters, wp, w_type)
            yield case(f"qlinear_conv_{i}_{j}", "QLinearConv",
                       [x, f32(0.02), Constant(xp, x_type), Constant(w, w_type), Constant(scales, np.float32),
                        Constant(points, w_type), f32(0.7), Constant(5, x_type), Constant(bias, np.int32)],
                       requantize(sums, multiplier, 5, x_type), opset=10, **window)


def runtime(values):
    """Operators of ONNX Runtime with one result, and zero points that differ or are not known."""
    x, w = values.bytes(np.uint8, 1, 3, 6, 6), values.bytes(np.uint8, 4, 3, 3, 3)
    points = values.bytes(np.uint8, 4)
    sums = ref.conv(x.astype(np.int32) - 7, w.astype(np.int32) - points[:, None, None, None], None, None, None, [1, 1], [1, 1])
    for name, wrap in (("constant", Constant), ("runtime", np.array)):
        yield case(f"conv_integer_points_{name}", "ConvInteger", [x, w, wrap(7, np.uint8), wrap(points, np.uint8)],
                   sums.astype(np.int32), opset=10, pads=[1] * 4)
    # Padding with a zero point that is not known, as behind DynamicQuantizeLinear.
    for i, (channels, filters, group, kernel, strides, dilations, low, high) in enumerate(CONVOLUTIONS):
        for dtype in (np.uint8, np.int8):
            x = values.bytes(dtype, 2, channels, *(9, 7, 5)[:len(kernel)])
            w, point = values.bytes(np.int8, filters, channels // group, *kernel), values.bytes(dtype)
            sums = ref.conv(x.astype(np.int32) - point, w.astype(np.int32), None, strides, dilations, low, high, group)
            yield case(f"conv_integer_padding_{i}_{np.dtype(dtype).name}", "ConvInteger", [x, Constant(w, np.int8), point],
                       sums.astype(np.int32), opset=10, strides=strides, dilations=dilations, pads=low + high, group=group)
    a, b = values.bytes(np.uint8, 2, 3, 4), values.bytes(np.uint8, 3, 1)
    for dtype, op, function in ((np.uint8, "QLinearAdd", np.add), (np.int8, "QLinearMul", np.multiply)):
        p, q, r = (Constant(v, dtype) for v in (3, 77, 10))
        left, right = a.astype(dtype), b.astype(dtype)
        value = function(dequantize(left, 0.03, 3), dequantize(right, 0.02, 77))
        yield case(op, op, [left, f32(0.03), p, right, f32(0.02), q, f32(0.05), r], quantize(value, 0.05, 10, dtype),
                   domain=MICROSOFT)
    value = dequantize(a, 0.05, 120)
    yield case("sigmoid", "QLinearSigmoid", [a, f32(0.05), u8(120), f32(1 / 256), u8(0)],
               quantize(1 / (1 + np.exp(-value.astype(np.float64))), 1 / 256, 0, np.uint8), domain=MICROSOFT)
    yield case("leaky_relu", "QLinearLeakyRelu", [a, f32(0.05), u8(120), f32(0.04), u8(20)],
               quantize(np.where(value < 0, np.float32(0.1) * value, value), 0.04, 20, np.uint8), domain=MICROSOFT, alpha=0.1)
    image = values.bytes(np.uint8, 2, 3, 7, 9)
    total = (image.astype(np.int32) - 100).sum((2, 3), keepdims=True)
    multiplier = np.float32(0.05) / np.float32(63) / np.float32(0.01)
    yield case("global_average", "QLinearGlobalAveragePool", [image, f32(0.05), u8(100), f32(0.01), u8(50)],
               requantize(total, multiplier, 50, np.uint8), domain=MICROSOFT)
    for include in (0, 1):
        average = ref.average_pool(dequantize(image, 0.05, 100).astype(np.float64), [3, 2], [2, 2], [1, 1], [1, 0], [1, 0],
                                   False, include)
        yield case(f"average_{include}", "QLinearAveragePool", [image, f32(0.05), u8(100), f32(0.0413), u8(50)],
                   quantize(average, 0.0413, 50, np.uint8), domain=MICROSOFT, kernel_shape=[3, 2], strides=[2, 2],
                   pads=[1, 0, 1, 0], count_include_pad=include)
    parts = [values.bytes(np.uint8, 2, n, 3) for n in (1, 4, 2)]
    inputs, expected = [f32(0.02), u8(4)], []
    for part, scale, point in zip(parts, (0.02, 0.03, 0.02), (4, 0, 200)):
        inputs += [part, f32(scale), u8(point)]
        expected.append(quantize(dequantize(part, scale, point), 0.02, 4, np.uint8))
    yield case("concat", "QLinearConcat", inputs, np.concatenate(expected, 1), domain=MICROSOFT, axis=1)
