#!/usr/bin/env python3
# ===- random_transposed.py - Random ConvTransposes against the reference -------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles random ConvTranspose nodes the whole way and compares with the reference path.

    random_transposed.py --target=x86-64-avx2 --count=100 --seed=1

linalg has no such op, so that the modules are ONNX models. Extents, taps, strides,
dilations, the four paddings and the two output paddings are drawn apart, and so are
groups, the batch, a bias, and whether the filter is a constant. The nodes' meaning
is tested with ONNX's own cases (test/ONNX).
"""

import os
import random
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

import harness


class Model:
    """An ONNX model, a node for each case."""

    def __init__(self):
        self.nodes, self.inputs, self.outputs, self.initializers = [], [], [], []
        self.labels, self.slack = [], []

    def new_input(self, shape):
        name = f"in{len(self.inputs)}"
        self.inputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, shape))
        return name

    def new_constant(self, values):
        name = f"w{len(self.initializers)}"
        self.initializers.append(numpy_helper.from_array(values, name))
        return name

    def finish(self, node, shape, label, terms):
        self.nodes.append(node)
        self.outputs.append(helper.make_tensor_value_info(node.output[0], TensorProto.FLOAT, shape))
        self.labels.append(label)
        self.slack.append(max(1.0, (terms / 1024) ** 0.5))

    def write(self, directory):
        graph = helper.make_graph(self.nodes, "batch", self.inputs, self.outputs, self.initializers)
        path = os.path.join(directory, "batch.onnx")
        onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)]), path)
        return path


def draw_axis(rng, largest):
    """(extent, taps, stride, dilation, low, high, more) with an output of one pixel at least."""
    while True:
        extent, taps = rng.choice([1, 2, 3, 7, 8, 13, rng.randint(1, largest)]), rng.choice([1, 2, 3, 3, 4, 5])
        stride, dilation = rng.choice([1, 2, 2, 3]), rng.choice([1, 1, 1, 2])
        low, high = rng.choice([0, 0, 1, 2]), rng.choice([0, 0, 1, 2])
        more = rng.randrange(max(stride, dilation))
        axis = (extent, taps, stride, dilation, low, high, more)
        if output_extent(axis) >= 1:
            return axis


def output_extent(axis):
    extent, taps, stride, dilation, low, high, more = axis
    return (extent - 1) * stride + dilation * (taps - 1) + 1 - low - high + more


def emit(model, seed):
    rng = random.Random(seed)
    height, width = draw_axis(rng, 12), draw_axis(rng, 20)
    batch, groups = rng.choice([1, 1, 2]), rng.choice([1, 1, 1, 2, 3])
    channels = groups * rng.choice([1, 2, 3, 4, 8, 15, 16, 17, 33])
    filters = rng.choice([1, 2, 3, 5, 8, 16, 17, 31, 32])
    taps = (height[1], width[1])
    inputs = [model.new_input((batch, channels, height[0], width[0]))]
    shape = (channels, filters, *taps)
    if rng.random() < 0.5:
        values = np.random.RandomState(seed).standard_normal(shape).astype("float32")
        inputs.append(model.new_constant(values))
    else:
        inputs.append(model.new_input(shape))
    if rng.random() < 0.5:
        inputs.append(model.new_input((groups * filters,)))
    node = helper.make_node(
        "ConvTranspose", inputs, [f"output{len(model.nodes)}"], group=groups, kernel_shape=taps,
        strides=(height[2], width[2]), dilations=(height[3], width[3]),
        pads=(height[4], width[4], height[5], width[5]), output_padding=(height[6], width[6]),
    )
    label = f"ConvTranspose n{batch} c{channels} f{groups}x{filters} h{height} w{width}"
    result = (batch, groups * filters, output_extent(height), output_extent(width))
    model.finish(node, result, label, taps[0] * taps[1] * channels // groups)


def sample(_, count, seed):
    rng = random.Random(seed)
    return [(emit, (rng.randrange(1 << 30),)) for _ in range(count)]


if __name__ == "__main__":
    sys.exit(harness.main(sample, __doc__, Model))
