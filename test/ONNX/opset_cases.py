# ===- opset_cases.py - Operators as older and newer opsets spell them -----------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Cases that libonnx-testdata (opsets 9 to 17, mostly) does not contain."""

import collections
import math

import numpy as np

import opset_references as ref

# `inputs` are run-time inputs; arrays in Constant are initializers; None is absent.
Case = collections.namedtuple("Case", "name opset op inputs attributes outputs domain", defaults=[""])


class Constant:
    """An initializer; of integers of 4 bits, which numpy has not, if `dtype` is their name."""

    def __init__(self, values, dtype=np.int64):
        self.four_bit = dtype if dtype in ("int4", "uint4") else None
        self.array = np.array(values, np.int8 if self.four_bit else dtype)


def cases():
    rng = np.random.default_rng(0)

    def f32(*shape):
        return rng.standard_normal(shape).astype(np.float32)

    def case(name, opset, op, inputs, outputs, **attributes):
        outputs = outputs if isinstance(outputs, list) else [outputs]
        return Case(name, opset, op, inputs, attributes, outputs)

    yield from convolutions(f32, case)
    yield from pools(f32, case)
    yield from attributes_become_inputs(f32, case)
    yield from normalizations(f32, case)
    yield from newer(f32, case)
    yield from resizes(f32, case)
    yield from newest(f32, case)


def convolutions(f32, case):
    x, w, b = f32(2, 6, 9), f32(4, 3, 3), f32(4)
    yield case("conv_1d_groups", 11, "Conv", [x, w, b],
               ref.conv(x, w, b, [2], [2], [1], [3], 2), group=2, strides=[2], dilations=[2], pads=[1, 3])
    x, w = f32(1, 4, 7, 8), f32(8, 1, 3, 2)
    yield case("conv_depthwise_multiplier", 7, "Conv", [x, w],
               ref.conv(x, w, None, [1, 2], [1, 1], [1, 0], [1, 1], 4), group=4, strides=[1, 2], pads=[1, 0, 1, 1])
    x, w = f32(1, 3, 8, 7), f32(5, 3, 4, 3)
    yield case("conv_same_lower", 11, "Conv", [x, w], ref.conv(x, w, None, [2, 1], None, [1, 1], [1, 1]),
               auto_pad="SAME_LOWER", strides=[2, 1])
    yield case("conv_same_upper_odd", 11, "Conv", [x, w], ref.conv(x, w, None, None, None, [1, 1], [2, 1]),
               auto_pad="SAME_UPPER")
    yield case("conv_no_batch", 11, "Conv", [f32(0, 3, 5, 5), Constant(f32(2, 3, 3, 3), np.float32)], f32(0, 2, 3, 3))
    yield case("conv_no_channels", 11, "Conv", [f32(1, 0, 5, 5), f32(2, 0, 3, 3)], f32(1, 2, 3, 3) * 0)
    yield case("gemm_no_columns", 13, "Gemm", [f32(2, 0), f32(0, 3), np.ones(3, np.float32)], f32(2, 3) * 0 + 1)
    yield case("conv_valid", 11, "Conv", [x, w], ref.conv(x, w), auto_pad="VALID")
    x, w = f32(2, 4, 5, 6), f32(4, 2, 3, 3)
    yield case("convtranspose_groups", 11, "ConvTranspose", [x, w],
               ref.conv_transpose(x, w, [2, 3], [1, 1], [1, 0], [0, 2], [1, 0], 2),
               group=2, strides=[2, 3], pads=[1, 0, 0, 2], output_padding=[1, 0])
    yield case("convtranspose_dilated", 11, "ConvTranspose", [x, w],
               ref.conv_transpose(x, w, [1, 2], [2, 2]), strides=[1, 2], dilations=[2, 2])
    x, w, b = f32(1, 3, 4, 5), f32(3, 2, 2, 2), f32(2)
    full = ref.conv_transpose(x, w, [2, 2])
    yield case("convtranspose_tiles_bias", 7, "ConvTranspose", [x, w, b],
               full + b.reshape(1, 2, 1, 1), strides=[2, 2])
    yield case("convtranspose_tiles_cut", 11, "ConvTranspose", [x, w], full[:, :, 1:, :-1],
               strides=[2, 2], pads=[1, 0, 0, 1])
    # Kernel, strides, pads (low, high), output_padding: with more and fewer taps than the stride, cut within a
    # block and by more than one, and grown.
    for i, (kernel, strides, low, high, grown) in enumerate([
            ((4, 4), (2, 2), (1, 1), (1, 1), (0, 0)), ((3, 3), (2, 2), (1, 1), (1, 1), (1, 1)),
            ((5, 2), (3, 3), (2, 0), (1, 1), (0, 2)), ((7, 3), (2, 4), (5, 3), (4, 0), (1, 3)),
            ((1, 5), (2, 1), (0, 4), (0, 3), (1, 0)), ((6, 9), (2, 4), (0, 8), (5, 7), (0, 0))]):
        x, w = f32(2, 3, 4, 5), f32(3, 4, *kernel)
        yield case(f"convtranspose_blocks_{i}", 11, "ConvTranspose", [x, w],
                   ref.conv_transpose(x, w, list(strides), [1, 1], list(low), list(high), list(grown)),
                   strides=list(strides), pads=[*low, *high], output_padding=list(grown))
    x, w = f32(1, 2, 3, 4), f32(2, 3, 3, 3)
    yield case("convtranspose_output_shape", 11, "ConvTranspose", [x, w],
               ref.conv_transpose(x, w, [2, 2], [1, 1], [0, 0], [0, 0], [3, 0]), strides=[2, 2], output_shape=[10, 9])
    x, w = f32(1, 2, 6), f32(2, 3, 4)
    yield case("convtranspose_1d", 11, "ConvTranspose", [x, w],
               ref.conv_transpose(x, w, [3], None, [1], [1]), strides=[3], pads=[1, 1])
    yield case("convtranspose_same_lower", 11, "ConvTranspose", [x, w],
               ref.conv_transpose(x, w, [3], None, [1], [0]), strides=[3], auto_pad="SAME_LOWER")


def pools(f32, case):
    x = f32(1, 2, 8, 9)
    for include in (0, 1):
        yield case(f"averagepool_dilated_ceil_{include}", 19, "AveragePool", [x],
                   ref.average_pool(x, [3, 2], [2, 3], [2, 1], [1, 0], [0, 1], True, include),
                   kernel_shape=[3, 2], strides=[2, 3], dilations=[2, 1], pads=[1, 0, 0, 1], ceil_mode=1,
                   count_include_pad=include)
    x = f32(2, 3, 7)
    yield case("averagepool_1d", 7, "AveragePool", [x],
               ref.average_pool(x, [3], [2], [1], [1], [1], False, False), kernel_shape=[3], strides=[2], pads=[1, 1])
    x = f32(1, 2, 5, 5) - 10
    padded = np.pad(x, [(0, 0), (0, 0), (1, 1), (1, 1)], constant_values=-np.inf)
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))
    yield case("maxpool_negative_padded", 8, "MaxPool", [x], windows.max((4, 5)), kernel_shape=[3, 3], pads=[1] * 4)
    x = f32(2, 3, 4, 5, 2)
    yield case("global_max_3d", 7, "GlobalMaxPool", [x], x.max((2, 3, 4), keepdims=True))
    yield case("global_average_1d", 7, "GlobalAveragePool", [x[..., 0, 0]], x[..., 0, 0].mean(2, keepdims=True))


def attributes_become_inputs(f32, case):
    """The same operator before and after an attribute became an input."""
    x = f32(3, 4, 5)
    clipped = np.clip(x, -0.5, 0.25)
    yield case("clip_7", 7, "Clip", [x], clipped, min=-0.5, max=0.25)
    yield case("clip_runtime_bounds", 13, "Clip", [x, np.float32(-0.5).reshape(()), np.float32(0.25).reshape(())], clipped)
    yield case("slice_7", 7, "Slice", [x], x[1:, :, -3:-1], starts=[1, -3], ends=[1000, -1], axes=[0, 2])
    yield case("slice_13_backwards", 13, "Slice",
               [x, Constant([-1, 4]), Constant([-1000, 0]), Constant([1, 2]), Constant([-2, -3])], x[:, ::-2, 4:0:-3])
    # A slice of no elements that starts behind the last one; and a start before the first element, going backwards.
    yield case("slice_13_empty", 13, "Slice",
               [x, Constant([3, 4]), Constant([9, 9]), Constant([0, 2]), Constant([1, -1])], x[3:, :, :0])
    yield case("slice_13_before", 13, "Slice",
               [x, Constant([-9]), Constant([-1000]), Constant([1]), Constant([-1])], x[:, :1])
    pads = [(1, 0), (0, 2), (1, 1)]
    flat = [low for low, _ in pads] + [high for _, high in pads]
    yield case("pad_7", 7, "Pad", [x], np.pad(x, pads, constant_values=1.5), pads=flat, value=1.5)
    yield case("pad_7_edge", 7, "Pad", [x], np.pad(x, pads, "edge"), pads=flat, mode="edge")
    yield case("pad_18_axes", 18, "Pad", [x, Constant([1, 2, 0, 1]), Constant(2.0, np.float32), Constant([2, 0])],
               np.pad(x, [(2, 1), (0, 0), (1, 0)], constant_values=2))
    yield case("pad_19_wrap", 19, "Pad", [x, Constant(flat)], np.pad(x, pads, "wrap"), mode="wrap")
    yield case("pad_negative_reflect", 13, "Pad", [x, Constant([0, -1, 2, 0, 1, 1])],
               np.pad(x[:, 1:], [(0, 0), (0, 1), (2, 1)], "reflect"), mode="reflect")
    yield case("pad_19_cropped_wrap", 19, "Pad", [x, Constant([0, -1, 2, 0, 0, -1])],
               np.pad(x[:, 1:, :-1], [(0, 0), (0, 0), (2, 0)], "wrap"), mode="wrap")
    yield case("squeeze_7", 7, "Squeeze", [x[:, :1]], x[:, 0], axes=[1])
    yield case("unsqueeze_7", 7, "Unsqueeze", [x], x[:, None, :, None], axes=[1, 3])
    yield case("split_7", 7, "Split", [x], [x[..., :2], x[..., 2:]], axis=2, split=[2, 3])
    yield case("split_18_uneven", 18, "Split", [x], [x[..., :2], x[..., 2:4], x[..., 4:]], axis=-1, num_outputs=3)
    yield case("split_13_nothing", 13, "Split", [x, Constant([4, 0])], [x, x[:, 4:]], axis=1)
    for name, function in (("Sum", np.sum), ("Mean", np.mean), ("Max", np.max)):
        axes = {"axes": [1]}
        yield case(f"reduce_{name}_7", 7, f"Reduce{name}", [x], function(x, 1, keepdims=True), **axes)
        yield case(f"reduce_{name}_18", 18, f"Reduce{name}", [x, Constant([-1, 0])], function(x, (0, 2)), keepdims=0)
        yield case(f"reduce_{name}_18_all", 18, f"Reduce{name}", [x], function(x).reshape(1, 1, 1))
        yield case(f"reduce_{name}_18_noop", 18, f"Reduce{name}", [x], x, noop_with_empty_axes=1)
    yield case("dropout_7", 7, "Dropout", [x], x, ratio=0.3)
    a, b, c = f32(4, 3), f32(5, 4), f32(3, 1)
    yield case("gemm_7", 7, "Gemm", [a, b, c], 0.5 * a.T @ b.T + 2 * c, alpha=0.5, beta=2.0, transA=1, transB=1)


def normalizations(f32, case):
    x = f32(2, 6, 4, 5)
    yield case("softmax_7_flattens", 7, "Softmax", [x], ref.flat_softmax(x, 1))
    yield case("softmax_11_axis", 11, "Softmax", [x], ref.flat_softmax(x, 2), axis=2)
    yield case("softmax_13_middle", 13, "Softmax", [x], ref.softmax(x, 1), axis=1)
    yield case("logsoftmax_9_flattens", 9, "LogSoftmax", [x], np.log(ref.flat_softmax(x, 1)))
    yield case("logsoftmax_13_large", 13, "LogSoftmax", [x * 100],
               (lambda y: y - np.log(np.exp(y).sum(1, keepdims=True)))(100.0 * x - (100.0 * x).max(1, keepdims=True)),
               axis=1)
    yield case("lrn_even", 13, "LRN", [x], ref.lrn(x, 4, 0.2, 0.6, 1.5), size=4, alpha=0.2, beta=0.6, bias=1.5)
    scale, bias, mean, variance = f32(6), f32(6), f32(6), np.abs(f32(6))
    c = (slice(None), None, None)
    normal = (x - mean[c]) / np.sqrt(variance[c] + 1e-3) * scale[c] + bias[c]
    yield case("batchnorm_7", 7, "BatchNormalization", [x, scale, bias, mean, variance], normal, epsilon=1e-3)
    constants = [Constant(v, np.float32) for v in (scale, bias, mean, variance)]
    yield case("batchnorm_15_constant", 15, "BatchNormalization", [x] + constants, normal, epsilon=1e-3)
    gamma = f32(4, 5)
    deviation = x - x.mean((2, 3), keepdims=True)
    root = np.sqrt((deviation**2).mean((2, 3), keepdims=True) + 1e-2)
    yield case("layernorm_17", 17, "LayerNormalization", [x, gamma], deviation / root * gamma, axis=-2, epsilon=1e-2)


def newer(f32, case):
    x = f32(3, 4, 5)
    yield case("gelu_20", 20, "Gelu", [x], 0.5 * x * (1 + ref.erf(x / math.sqrt(2))))
    inner = math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)
    yield case("gelu_20_tanh", 20, "Gelu", [x], 0.5 * x * (1 + np.tanh(inner)), approximate="tanh")
    yield case("hardswish_21", 21, "HardSwish", [x], x * np.clip(x / 6 + 0.5, 0, 1))
    yield case("cast_21", 21, "Cast", [x * 10], (x * 10).astype(np.int32), to=6, saturate=1)
    yield case("reshape_21", 21, "Reshape", [x, Constant([0, -1])], x.reshape(3, 20))
    yield case("shape_15_part", 15, "Shape", [x], np.array([4], np.int64), start=1, end=-1)
    bases, exponents = np.array([[5, -3, 2, 7]]), np.array([[0], [1], [3], [10]])
    yield case("pow_integers", 13, "Pow", [bases, exponents], bases**exponents)
    yield case("pow_integer_to_float", 13, "Pow", [bases, exponents.astype(np.float32)], bases**exponents)
    least = np.iinfo(np.int32).min
    dividends, divisors = np.array([7, -7, least, least], np.int32), np.array([0, 2, -1, 0], np.int32)
    yield case("div_traps", 13, "Div", [dividends, divisors], np.array([0, -3, least, 0], np.int32))
    yield case("div_by_constant", 13, "Div", [dividends, Constant(-1, np.int32)], -dividends)
    yield case("mod_by_zero", 13, "Mod", [np.array([7, 200], np.uint8), np.array([0, 7], np.uint8)],
               np.array([7, 4], np.uint8))
    yield case("max_mixed_ranks", 13, "Max", [x, f32(1) * 0, x[0, :1]], np.maximum(np.maximum(x, 0), x[0, :1]))
    depth = f32(1, 8, 2, 3)
    yield case("depthtospace_crd", 13, "DepthToSpace", [depth],
               depth.reshape(1, 2, 2, 2, 2, 3).transpose(0, 1, 4, 2, 5, 3).reshape(1, 2, 4, 6), blocksize=2, mode="CRD")
    table = f32(6, 4)
    indices = np.array([[0, -1], [5, 2]], np.int64)
    yield case("gather_runtime", 13, "Gather", [table, indices], table[indices])
    yield case("gather_constant", 13, "Gather", [table, Constant(indices)], table[indices])
    a, b = f32(2, 1, 3, 4), f32(5, 4, 2)
    yield case("matmul_broadcast", 13, "MatMul", [a, b], a @ b)
    yield case("matmul_vectors", 13, "MatMul", [a[0, 0, 0], b[0, :, 0]], np.dot(a[0, 0, 0], b[0, :, 0]))
    yield case("matmul_vector_batch", 13, "MatMul", [a[0, 0, 0], b], a[0, 0, 0] @ b)


def newest(f32, case):
    """Opsets 22 to 26: more types, and what came with them."""
    x, w = f32(2, 3, 8, 9), f32(4, 3, 3, 3)
    yield case("conv_22", 22, "Conv", [x, w], ref.conv(x, w))
    yield case("averagepool_22_ceil", 22, "AveragePool", [x],
               ref.average_pool(x, [3, 2], [2, 3], [1, 1], [0, 0], [1, 1], True, False), kernel_shape=[3, 2],
               strides=[2, 3], pads=[0, 0, 1, 1], ceil_mode=1)
    yield case("reshape_25", 25, "Reshape", [x, Constant([0, -1])], x.reshape(2, -1))
    yield case("transpose_26", 26, "Transpose", [x], x.transpose(0, 2, 3, 1), perm=[0, 2, 3, 1])
    yield case("cast_24", 24, "Cast", [x * 10], (x * 10).astype(np.int32), to=6, round_mode="up")
    yield case("swish_24", 24, "Swish", [x], x / (1 + np.exp(-1.5 * x.astype(np.float64))), alpha=1.5)


def resizes(f32, case):
    x = f32(1, 2, 4, 5)
    doubled = x.repeat(2, 2).repeat(3, 3)
    scales = Constant([1, 1, 2, 3], np.float32)
    yield case("upsample_7", 7, "Upsample", [x], doubled, scales=[1.0, 1.0, 2.0, 3.0], mode="nearest")
    yield case("resize_10", 10, "Resize", [x, scales], doubled, mode="nearest")
    half = ref.linear(x, 2, 2, lambda o: (o + 0.5) / 2 - 0.5)
    yield case("resize_13_linear", 13, "Resize", [x, None, Constant([1, 1, 2, 1], np.float32)], half, mode="linear")
    sizes = Constant([8], np.int64)
    yield case("resize_18_axes", 18, "Resize", [x, None, None, sizes], half, mode="linear", axes=[2])
    asymmetric = ref.linear(ref.linear(x, 2, 2, lambda o: o / 2), 3, 3, lambda o: o / 3)
    yield case("resize_10_linear", 10, "Resize", [x, scales], asymmetric, mode="linear")
    fitted = Constant([9, 10], np.int64)
    yield case("resize_18_not_larger", 18, "Resize", [x, None, None, fitted], x.repeat(2, 2).repeat(2, 3),
               axes=[2, 3], keep_aspect_ratio_policy="not_larger", mode="nearest",
               coordinate_transformation_mode="asymmetric", nearest_mode="floor")
    symmetric = ref.linear(x, 3, 0.5, lambda o: (o + 0.5) / 0.5 - 0.5 + 2.5 * (1 - 2 / 2.5))
    yield case("resize_19_symmetric", 19, "Resize", [x, None, Constant([1, 1, 1, 0.5], np.float32)], symmetric,
               mode="linear", coordinate_transformation_mode="half_pixel_symmetric")
    # A triangle of twice the width over four pixels, the outer one clamped to the edge.
    first = (0.75 + 0.25) * x[:, :, 0] + 0.75 * x[:, :, 1] + 0.25 * x[:, :, 2]
    last = (0.75 + 0.25) * x[:, :, 3] + 0.75 * x[:, :, 2] + 0.25 * x[:, :, 1]
    yield case("resize_18_antialias", 18, "Resize", [x, None, Constant([1, 1, 0.5, 1], np.float32)],
               np.stack([first, last], 2) / 2, mode="linear", antialias=1)
