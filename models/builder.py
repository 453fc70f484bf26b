# ===- builder.py - Write ONNX graphs of known structure ------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""A small builder of ONNX graphs with variance-preserving random weights.

Every value carries an estimate of its power E[x^2]. A convolution or a fully
connected layer draws its weights with variance 1 / (fan_in * power), so its
output has a power of about one whatever came before (He, Glorot); the layers
in between scale the estimate by what they do to a standard normal. So
activations stay in range through fifty layers without any training.

Weights are drawn from a Mersenne Twister seeded by the model's seed and the
tensor's name: they depend neither on the order of construction nor on the
version of numpy (whose legacy generator is frozen).
"""

import dataclasses
import math
import zlib

import numpy as np
from onnx import TensorProto, checker, helper, numpy_helper

from sparsity import Sparsity

# The IR version that came with an opset; readers refuse a newer IR than theirs.
IR_VERSION = {7: 3, 8: 3, 9: 4, 10: 5, 11: 6, 12: 7, 13: 7, 14: 7, 15: 8, 16: 8, 17: 8, 18: 8, 19: 9, 20: 9, 21: 10}


@dataclasses.dataclass(frozen=True)
class Value:
    """A tensor of the graph: its name, its shape and its estimated power."""

    name: str
    shape: tuple
    power: float = 1.0

    @property
    def channels(self):
        return self.shape[1]


class Builder:
    """Collects nodes and initializers; every method appends one layer."""

    def __init__(self, name, opset=13, seed=0, sparsity=Sparsity()):
        self.name, self.opset, self.seed, self.sparsity = name, opset, seed, sparsity
        self.nodes, self.initializers, self.inputs, self.outputs = [], [], [], []
        self.parameters = 0  # Trainable: weights, biases, BN scale and shift.
        self.macs = 0  # Multiply-adds of convolutions and matrix products.
        self.is_sparse = False  # Whether `sparsity` sets any weights to zero.
        self.counts = {}

    # ---- plumbing ----------------------------------------------------------

    def fresh(self, op_type):
        """A readable unique node name: conv1, conv2, relu1, ..."""
        stem = op_type.lower()
        self.counts[stem] = self.counts.get(stem, 0) + 1
        return f"{stem}{self.counts[stem]}"

    def node(self, op_type, inputs, shape, power, name=None, **attributes):
        name = name or self.fresh(op_type)
        names = [i.name if isinstance(i, Value) else i for i in inputs]
        self.nodes.append(helper.make_node(op_type, names, [name], name=name, **attributes))
        return Value(name, tuple(shape), power)

    def constant(self, name, array, trainable=False):
        array = np.ascontiguousarray(array)
        self.initializers.append(numpy_helper.from_array(array, name))
        if trainable:
            self.parameters += array.size
        return name

    def draw(self, name, shape, low, high, trainable=True, sparsity=Sparsity()):
        """Adds an initializer, uniform in [low, high) but for its zeros."""
        rng = np.random.RandomState(zlib.crc32(f"{self.seed}/{self.name}/{name}".encode()))
        flat = np.empty(math.prod(shape), np.float32)
        step = 1 << 20  # The generator yields doubles: draw piecewise.
        for begin in range(0, flat.size, step):
            piece = flat[begin : begin + step]
            piece[:] = low + (high - low) * rng.random_sample(piece.size)
        array = sparsity.apply(flat.reshape(shape), f"{self.seed}/{self.name}/{name}")
        return self.constant(name, array, trainable)

    def weight(self, name, shape, fan_in, power, gain=1.0, sparsity=Sparsity()):
        bound = gain * math.sqrt(3.0 / (fan_in * power))
        return self.draw(name, shape, -bound, bound, sparsity=sparsity)

    # ---- layers with weights -----------------------------------------------

    def input(self, name, shape):
        self.inputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, shape))
        return Value(name, tuple(shape))

    def output(self, x, name):
        """Makes `x` an output of the graph under the given name."""
        last = self.nodes[-1]
        assert last.output[0] == x.name, "the output is the last node's result"
        last.output[0] = name
        self.outputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, x.shape))

    def conv(self, x, channels, kernel, stride=1, pad=0, group=1, dilation=1, bias=True, gain=1.0, name=None):
        kh, kw = pair(kernel)
        sh, sw = pair(stride)
        ph, pw = pair(pad)
        dh, dw = pair(dilation)
        n, c, h, w = x.shape
        assert c % group == 0 and channels % group == 0, "groups are of equal size"
        name = name or self.fresh("conv")
        fan_in = c // group * kh * kw
        # Pointwise convolutions of images; those of squeeze-and-excitation are products by a vector.
        is_product = (kh, kw, sh, sw, group) == (1, 1, 1, 1, 1) and h * w > 1
        sparsity = self.sparsity if is_product else Sparsity()
        self.is_sparse |= sparsity.percent > 0
        inputs = [x, self.weight(f"{name}.weight", (channels, c // group, kh, kw), fan_in, x.power, gain, sparsity)]
        if bias:
            inputs.append(self.draw(f"{name}.bias", (channels,), -0.1, 0.1))
        oh = (h + 2 * ph - dh * (kh - 1) - 1) // sh + 1
        ow = (w + 2 * pw - dw * (kw - 1) - 1) // sw + 1
        self.macs += n * channels * oh * ow * fan_in
        return self.node("Conv", inputs, (n, channels, oh, ow), gain * gain, name, kernel_shape=[kh, kw],
                         strides=[sh, sw], pads=[ph, pw, ph, pw], dilations=[dh, dw], group=group)

    def conv_transpose(self, x, channels, kernel, stride):
        """Without overlap, kernel = stride: each output pixel has one input pixel."""
        name = self.fresh("convtranspose")
        n, c, h, w = x.shape
        inputs = [x, self.weight(f"{name}.weight", (c, channels, kernel, kernel), c, x.power),
                  self.draw(f"{name}.bias", (channels,), -0.1, 0.1)]
        self.macs += n * c * h * w * channels * kernel * kernel
        shape = (n, channels, (h - 1) * stride + kernel, (w - 1) * stride + kernel)
        return self.node("ConvTranspose", inputs, shape, 1.0, name, kernel_shape=pair(kernel), strides=pair(stride))

    def batch_norm(self, x, epsilon=1e-5, gain=1.0):
        """Random but sane statistics: those of data the estimate describes."""
        name, c, sigma = self.fresh("batchnorm"), (x.channels,), math.sqrt(x.power)
        inputs = [
            x,
            self.draw(f"{name}.scale", c, 0.8 * gain, 1.2 * gain),
            self.draw(f"{name}.shift", c, -0.2 * gain, 0.2 * gain),
            self.draw(f"{name}.mean", c, -0.2 * sigma, 0.2 * sigma, trainable=False),
            self.draw(f"{name}.variance", c, 0.7 * x.power, 1.4 * x.power, trainable=False),
        ]
        return self.node("BatchNormalization", inputs, x.shape, gain * gain, name, epsilon=epsilon)

    def gemm(self, x, features, gain=1.0):
        name = self.fresh("gemm")
        weight = self.weight(f"{name}.weight", (features, x.shape[1]), x.shape[1], x.power, gain)
        bias = self.draw(f"{name}.bias", (features,), -0.1, 0.1)
        self.macs += x.shape[0] * features * x.shape[1]
        return self.node("Gemm", [x, weight, bias], (x.shape[0], features), gain * gain, name, transB=1)

    def dense(self, x, features, gain=1.0):
        """MatMul + Add on the last dimension, as transformers are exported."""
        name = self.fresh("dense")
        k = x.shape[-1]
        weight = self.weight(f"{name}.weight", (k, features), k, x.power, gain)
        bias = self.draw(f"{name}.bias", (features,), -0.1, 0.1)
        self.macs += math.prod(x.shape[:-1]) * k * features
        y = self.node("MatMul", [x, weight], (*x.shape[:-1], features), gain * gain)
        return self.node("Add", [y, bias], y.shape, y.power)

    def matmul(self, x, y, power):
        """A product of activations: `power` is that of the result."""
        shape = (*x.shape[:-1], y.shape[-1])
        self.macs += math.prod(shape) * x.shape[-1]
        return self.node("MatMul", [x, y], shape, power)

    def layer_norm(self, x, epsilon=1e-5, name=None):
        """On the last dimension, spelt out as exporters wrote it before opset 17."""
        name, row = name or self.fresh("norm"), (*x.shape[:-1], 1)
        centred = self.node("Sub", [x, self.last_mean(x)], x.shape, x.power)
        square = self.node("Mul", [centred, centred], x.shape, x.power)
        variance = self.node("Add", [self.last_mean(square), self.scalar("epsilon", epsilon)], row, x.power)
        y = self.node("Div", [centred, self.node("Sqrt", [variance], row, x.power)], x.shape, 1.0)
        y = self.node("Mul", [y, self.draw(f"{name}.scale", x.shape[-1:], 0.8, 1.2)], x.shape, 1.0)
        return self.node("Add", [y, self.draw(f"{name}.shift", x.shape[-1:], -0.2, 0.2)], x.shape, 1.0)

    def last_mean(self, x):
        shape = (*x.shape[:-1], 1)
        if self.opset >= 18:
            return self.node("ReduceMean", [x, self.int64_list("last_axis", [-1])], shape, x.power, keepdims=1)
        return self.node("ReduceMean", [x], shape, x.power, axes=[-1], keepdims=1)

    # ---- activations -------------------------------------------------------

    def relu(self, x, kept=0.5):
        """`kept` is the part of the power above zero: more than half of a sum with rectified values."""
        return self.node("Relu", [x], x.shape, kept * x.power)

    def relu6(self, x):
        if self.opset < 11:
            return self.node("Clip", [x], x.shape, x.power / 2, min=0.0, max=6.0)
        return self.node("Clip", [x, self.scalar("zero", 0.0), self.scalar("six", 6.0)], x.shape, x.power / 2)

    def hard_sigmoid(self, x):
        return self.node("HardSigmoid", [x], x.shape, 0.28, alpha=1.0 / 6.0, beta=0.5)

    def sigmoid(self, x):
        return self.node("Sigmoid", [x], x.shape, 0.29)

    def leaky_relu(self, x, alpha):
        return self.node("LeakyRelu", [x], x.shape, (1 + alpha * alpha) / 2 * x.power, alpha=alpha)

    def exp(self, x):
        return self.node("Exp", [x], x.shape, math.exp(2 * x.power))

    def gelu(self, x):
        """x·(1 + erf(x/√2))/2, as exporters write it before opset 20."""
        y = self.node("Div", [x, self.scalar("sqrt_of_2", math.sqrt(2.0))], x.shape, x.power / 2)
        y = self.node("Add", [self.node("Erf", [y], x.shape, 0.4), self.scalar("one", 1.0)], x.shape, 1.4)
        return self.node("Mul", [self.node("Mul", [x, y], x.shape, 1.7), self.scalar("half", 0.5)], x.shape, 0.43)

    def swish(self, x):
        """x·sigmoid(x), as exporters write it; also called SiLU."""
        return self.node("Mul", [x, self.sigmoid(x)], x.shape, 0.35 * x.power)

    def hard_swish(self, x):
        """HardSwish is an operator since opset 14; before, its definition."""
        if self.opset >= 14:
            return self.node("HardSwish", [x], x.shape, 0.35 * x.power)
        return self.node("Mul", [x, self.hard_sigmoid(x)], x.shape, 0.35 * x.power)

    def scalar(self, name, value):
        return self.shared(name, np.float32(value))

    def int64_list(self, name, values):
        return self.shared(name, np.array(values, np.int64))

    def shared(self, name, array):
        """A constant that several nodes use; the first one adds it."""
        if all(i.name != name for i in self.initializers):
            self.constant(name, array)
        return name

    def softmax(self, x, axis=1):
        return self.node("Softmax", [x], x.shape, 1.0 / x.shape[axis] ** 2, axis=axis)

    def lrn(self, x, size=5, alpha=1e-4, beta=0.75, bias=1.0):
        return self.node("LRN", [x], x.shape, x.power * bias ** (-2 * beta), size=size, alpha=alpha, beta=beta, bias=bias)

    # ---- the rest ----------------------------------------------------------

    def add(self, x, y):
        return self.node("Add", [x, y], x.shape, x.power + y.power)

    def mul(self, x, y):
        return self.node("Mul", [x, y], x.shape, x.power * y.power)

    def concat(self, values, axis=1):
        shape = list(values[0].shape)
        shape[axis] = sum(v.shape[axis] for v in values)
        power = sum(v.power * v.shape[axis] for v in values) / shape[axis]
        return self.node("Concat", values, shape, power, axis=axis)

    def split(self, x, parts, axis=1):
        """Equal parts along an axis."""
        shape = list(x.shape)
        shape[axis] //= parts
        name = self.fresh("split")
        names, sizes = [f"{name}.{part}" for part in range(parts)], parts * [shape[axis]]
        if self.opset >= 13:
            node = helper.make_node("Split", [x.name, self.int64_list(f"{name}.sizes", sizes)], names, name, axis=axis)
        else:
            node = helper.make_node("Split", [x.name], names, name, axis=axis, split=sizes)
        self.nodes.append(node)
        return [Value(part, tuple(shape), x.power) for part in names]

    def channel_shuffle(self, x, groups):
        """Channel g·n + i goes to i·groups + g (Zhang et al. 2018, section 3.1), as exporters write it."""
        n, c, h, w = x.shape
        y = self.reshape(x, (n, groups, c // groups, h, w))
        return self.reshape(self.transpose(y, [0, 2, 1, 3, 4]), x.shape)

    def depth_to_space(self, x, factor):
        """Blocks of factor x factor pixels, each from as many channels (Shi et al. 2016)."""
        n, c, h, w = x.shape
        return self.node("DepthToSpace", [x], (n, c // factor**2, factor * h, factor * w), x.power, blocksize=factor)

    def upsample(self, x, factor):
        """Nearest neighbours."""
        n, c, h, w = x.shape
        shape, scales = (n, c, factor * h, factor * w), [1.0, 1.0, float(factor), float(factor)]
        if self.opset < 9:
            return self.node("Upsample", [x], shape, x.power, mode="nearest", scales=scales)
        inputs = [x, self.shared(f"scales{factor}", np.array(scales, np.float32))]
        if self.opset < 11:
            return self.node("Upsample" if self.opset < 10 else "Resize", inputs, shape, x.power, mode="nearest")
        inputs.insert(1, self.shared("no_roi", np.zeros(0, np.float32)))
        return self.node("Resize", inputs, shape, x.power, mode="nearest", nearest_mode="floor",
                         coordinate_transformation_mode="asymmetric")

    def max_pool(self, x, kernel, stride, pad=0, ceil=False):
        """The maximum of rectified values is larger than they are on average."""
        pads, attributes = [pad] * 4, {}
        shape = pooled(x.shape, kernel, stride, pad, ceil)
        if ceil and self.opset >= 10:
            attributes["ceil_mode"] = 1
        elif ceil:  # As with ceil_mode: the last window may hang over the edge.
            for axis, (k, s) in enumerate(zip(pair(kernel), pair(stride))):
                pads[2 + axis] = (shape[2 + axis] - 1) * s + k - x.shape[2 + axis] - pad
        return self.node("MaxPool", [x], shape, 2.0 * x.power, kernel_shape=pair(kernel), strides=pair(stride),
                         pads=pads, **attributes)

    def avg_pool(self, x, kernel, stride, pad=0, include_pad=False):
        shape = pooled(x.shape, kernel, stride, pad, False)
        return self.node("AveragePool", [x], shape, 0.8 * x.power, kernel_shape=pair(kernel), strides=pair(stride),
                         pads=[pad] * 4, count_include_pad=int(include_pad))

    def global_avg_pool(self, x):
        return self.node("GlobalAveragePool", [x], (*x.shape[:2], 1, 1), 0.7 * x.power)

    def dropout(self, x):
        return self.node("Dropout", [x], x.shape, x.power)

    def flatten(self, x):
        return self.node("Flatten", [x], (x.shape[0], math.prod(x.shape[1:])), x.power, axis=1)

    def reshape(self, x, shape):
        return self.node("Reshape", [x, self.int64_list(self.fresh("shape"), shape)], shape, x.power)

    def transpose(self, x, perm):
        return self.node("Transpose", [x], [x.shape[p] for p in perm], x.power, perm=perm)

    # ---- the model ---------------------------------------------------------

    def classify(self, x, gain=2.0):
        """The usual head: class scores, then softmax with a visible winner."""
        self.output(self.softmax(self.gemm(x, 1000, gain)), "probabilities")

    def model(self):
        graph = helper.make_graph(self.nodes, self.name, self.inputs, self.outputs, self.initializers)
        model = helper.make_model(graph, producer_name="nnprim-models",
                                  opset_imports=[helper.make_opsetid("", self.opset)])
        model.ir_version = IR_VERSION[self.opset]
        if self.opset < 9:  # Initializers had to be inputs up to IR version 3.
            for tensor in self.initializers:
                graph.input.append(helper.make_tensor_value_info(tensor.name, tensor.data_type, tensor.dims))
            model.graph.CopyFrom(graph)
        checker.check_model(model)
        return model


def pair(value):
    return list(value) if isinstance(value, (tuple, list)) else [value, value]


def pooled(shape, kernel, stride, pad, ceil):
    def extent(size, k, s):
        return (size + 2 * pad - k + (s - 1 if ceil else 0)) // s + 1

    (kh, kw), (sh, sw) = pair(kernel), pair(stride)
    return (*shape[:2], extent(shape[2], kh, sh), extent(shape[3], kw, sw))
