#!/usr/bin/env python3
# ===- loops.py - Loops that are no primitive, against numpy ---------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Runs poolings, reductions, movements and elementwise ops of random shapes and types against numpy.

Every case is a node or two of one ONNX model a batch. Extents are 1, primes, and vector lengths and their neighbours.
Maxima and minima meet NaN. Kernels are divided however small they are, and run once more in three threads, and as the
shares of three threads from the last to the first: same bits.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile

import numpy as np
from onnx import TensorProto, helper, numpy_helper, save

from harness import load_ways, run_ways
from targets import SKIPPED, emitted, label, runs_here

EXTENTS = [1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 24, 31, 32, 33, 40, 63, 64, 65]
TYPES = {"f32": (TensorProto.FLOAT, np.float32), "f64": (TensorProto.DOUBLE, np.float64),
         "f16": (TensorProto.FLOAT16, np.float16), "u8": (TensorProto.UINT8, np.uint8),
         "i8": (TensorProto.INT8, np.int8), "i16": (TensorProto.INT16, np.int16), "i32": (TensorProto.INT32, np.int32),
         "i64": (TensorProto.INT64, np.int64), "bool": (TensorProto.BOOL, np.bool_)}


class Batch:
    """A model under construction, and what its outputs have to be."""

    def __init__(self, rng):
        self.rng, self.nodes, self.inputs, self.outputs, self.constants = rng, [], {}, [], []
        self.count = 0

    def fresh(self):
        self.count += 1
        return f"v{self.count}"

    def input(self, shape, kind, nans=False, offset=0):
        """A random input and its name; of floats the mean is `offset`."""
        draw = np.random.default_rng(self.rng.getrandbits(32))
        number = TYPES[kind][1]
        if kind.startswith("f"):
            array = draw.uniform(offset - 2, offset + 2, shape).astype(number)
            if nans:
                array[draw.random(shape) < 0.01] = np.nan
        elif kind == "bool":
            array = draw.random(shape) < 0.5
        else:
            low = 0 if kind == "u8" else -100
            array = draw.integers(low, 100, shape).astype(number)
        name = self.fresh()
        self.inputs[name] = (kind, array)
        return name, array

    def constant(self, values, number=np.int64):
        name = self.fresh()
        self.constants.append(numpy_helper.from_array(np.array(values, number), name))
        return name

    def node(self, op, names, **attributes):
        name = self.fresh()
        self.nodes.append(helper.make_node(op, names, [name], **attributes))
        return name

    def finish(self, name, expected, kind, text, tolerance=0.0):
        self.outputs.append((name, expected, kind, text, tolerance))

    def model(self):
        infos = [helper.make_tensor_value_info(name, TYPES[kind][0], array.shape)
                 for name, (kind, array) in self.inputs.items()]
        results = [helper.make_tensor_value_info(name, TYPES[kind][0], expected.shape)
                   for name, expected, kind, _, _ in self.outputs]
        graph = helper.make_graph(self.nodes, "loops", infos, results, self.constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)])
        model.ir_version = 8
        return model


def shape_of(rng, rank, most=20000):
    """A random shape of limited size."""
    while True:
        shape = tuple(rng.choice(EXTENTS) for _ in range(rank))
        if np.prod(shape) <= most:
            return shape


def pooling(batch):
    """MaxPool and AveragePool on tensors of either layout."""
    rng = batch.rng
    op = rng.choice(["MaxPool", "MaxPool", "AveragePool"])
    kind = rng.choice(["f32", "f32", "f32", "u8", "i8"]) if op == "MaxPool" else "f32"
    while True:
        n, c = rng.choice([1, 2]), rng.choice(EXTENTS)
        size = [rng.choice([1, 3, 5, 8, 13, 17, 33, 36]) for _ in range(2)]
        kernel, stride = [[rng.choice([1, 2, 3, 5]) for _ in range(2)] for _ in range(2)]
        stride = [min(s, 3) for s in stride]
        dilation = [rng.choice([1, 1, 2]) if op == "MaxPool" else 1 for _ in range(2)]
        pads = [rng.randrange(min(k, 3)) for k in kernel * 2]
        extent = [(k - 1) * d + 1 for k, d in zip(kernel, dilation)]
        outputs = [(s + pads[i] + pads[2 + i] - e) // st + 1
                   for i, (s, e, st) in enumerate(zip(size, extent, stride))]
        if min(outputs) > 0 and all(s + pads[i] + pads[2 + i] >= e for i, (s, e) in enumerate(zip(size, extent))):
            break
    channels_last, include = rng.random() < 0.6, rng.random() < 0.5
    name, x = batch.input((n, *size, c) if channels_last else (n, c, *size), kind, nans=op == "MaxPool")
    text = f"{op} {kind} {x.shape} kernel {kernel} stride {stride} dilation {dilation} pads {pads}"
    if channels_last:
        name, x = batch.node("Transpose", [name], perm=[0, 3, 1, 2]), x.transpose(0, 3, 1, 2)
    attributes = {"dilations": dilation} if op == "MaxPool" else {"count_include_pad": int(include)}
    name = batch.node(op, [name], kernel_shape=kernel, strides=stride, pads=pads, **attributes)
    lowest = -np.inf if kind == "f32" else np.iinfo(x.dtype).min
    spaces = ((0, 0), (0, 0), (pads[0], pads[2]), (pads[1], pads[3]))
    values = np.pad(x.astype(np.float64), spaces, constant_values=lowest if op == "MaxPool" else 0)
    counts = np.pad(np.ones(x.shape), spaces, constant_values=float(include))
    y, total = np.full((n, c, *outputs), -np.inf) if op == "MaxPool" else np.zeros((n, c, *outputs)), 0
    for i in range(kernel[0]):
        for j in range(kernel[1]):
            rows = slice(i * dilation[0], i * dilation[0] + (outputs[0] - 1) * stride[0] + 1, stride[0])
            columns = slice(j * dilation[1], j * dilation[1] + (outputs[1] - 1) * stride[1] + 1, stride[1])
            y = np.maximum(y, values[:, :, rows, columns]) if op == "MaxPool" else y + values[:, :, rows, columns]
            total = total + counts[:, :, rows, columns]
    if op == "AveragePool":
        y = y / np.maximum(total, 1)
    if channels_last:
        name, y = batch.node("Transpose", [name], perm=[0, 2, 3, 1]), y.transpose(0, 2, 3, 1)
    batch.finish(name, y.astype(x.dtype), kind, text, 1e-5 if op == "AveragePool" else 0)


def global_pooling(batch):
    rng = batch.rng
    op, channels_last = rng.choice(["GlobalAveragePool", "GlobalMaxPool"]), rng.random() < 0.5
    n, h, w, c = rng.choice([1, 3]), rng.choice([1, 3, 7, 14]), rng.choice([1, 7, 8, 17]), rng.choice(EXTENTS)
    name, x = batch.input((n, h, w, c) if channels_last else (n, c, h, w), "f32", nans=op == "GlobalMaxPool")
    text = f"{op} {x.shape}"
    if channels_last:
        name, x = batch.node("Transpose", [name], perm=[0, 3, 1, 2]), x.transpose(0, 3, 1, 2)
    function = np.max if op == "GlobalMaxPool" else np.mean
    y = function(x.astype(np.float64), axis=(2, 3), keepdims=True)
    batch.finish(batch.node(op, [name]), y.astype(np.float32), "f32", text, 1e-5 if "Average" in op else 0)


def reduction(batch):
    rng = batch.rng
    op, function = rng.choice([("ReduceSum", np.sum), ("ReduceMax", np.max), ("ReduceMin", np.min),
                               ("ReduceMean", np.mean), ("ReduceProd", np.prod)])
    kind = rng.choice(["f32", "f32", "f64"] if op in ("ReduceProd", "ReduceMean") else ["f32", "f32", "f64", "i32", "i64"])
    shape = shape_of(rng, rng.choice([1, 2, 3, 4]))
    axes = sorted(rng.sample(range(len(shape)), rng.randint(1, len(shape))))
    if op == "ReduceProd" and np.prod([shape[a] for a in axes]) > 64:
        return
    name, x = batch.input(shape, kind, nans=op in ("ReduceMax", "ReduceMin"))
    keep = rng.randrange(2)
    wide = x.astype(np.float64) if kind.startswith("f") else x
    y = function(wide, axis=tuple(axes), keepdims=bool(keep)).astype(x.dtype)
    name = batch.node(op, [name, batch.constant(axes)], keepdims=keep)
    batch.finish(name, np.asarray(y), kind, f"{op} {kind} {shape} axes {axes}",
                 0 if op in ("ReduceMax", "ReduceMin") or not kind.startswith("f") else 1e-4)


def finished(batch):
    """A reduction that short elementwise ops alone read, of another shape at times."""
    rng = batch.rng
    shape = shape_of(rng, rng.choice([2, 3, 4]))
    axes = sorted(rng.sample(range(len(shape)), rng.randint(1, len(shape) - 1)))
    op, function = rng.choice([("ReduceSum", np.sum), ("ReduceMean", np.mean), ("ReduceMax", np.max)])
    name, x = batch.input(shape, "f32")
    text = f"{op} {shape} axes {axes}"
    name, y = batch.node(op, [name, batch.constant(axes)], keepdims=0), function(x.astype(np.float64), axis=tuple(axes))
    if rng.random() < 0.5:
        y = y.reshape(rng.choice([(-1,), (1, -1), (*y.shape, 1)]))
        name = batch.node("Reshape", [name, batch.constant(y.shape)])
    second, z = batch.input(tuple(rng.choice([1, extent, extent]) for extent in y.shape), "f32")
    which, combine = rng.choice([("Mul", np.multiply), ("Sub", np.subtract)])
    name, y = batch.node(which, [name, second]), combine(y, z)
    if rng.random() < 0.5:
        name, y = batch.node("Relu", [name]), np.maximum(y, 0)
    batch.finish(name, y.astype(np.float32), "f32", f"{text} {which} {z.shape} as {y.shape}", 1e-4)


def transpose(batch):
    rng = batch.rng
    shape, kind = shape_of(rng, rng.choice([2, 2, 3, 3, 4, 5])), rng.choice(["f32", "f32", "f64", "u8", "i16", "f16"])
    order = list(range(len(shape)))
    rng.shuffle(order)
    name, x = batch.input(shape, kind)
    batch.finish(batch.node("Transpose", [name], perm=order), x.transpose(order), kind,
                 f"Transpose {kind} {shape} {order}")


def shuffle(batch):
    """Reshape, transpose, reshape."""
    rng = batch.rng
    groups, width, pixels = rng.choice([2, 3, 4, 5, 6, 7, 8]), rng.choice(EXTENTS), rng.choice([1, 3, 9])
    kind = rng.choice(["f32", "f32", "u8", "f64", "f16"])
    name, x = batch.input((pixels, groups * width), kind)
    split = batch.node("Reshape", [name, batch.constant([pixels, groups, width])])
    name = batch.node("Transpose", [split], perm=[0, 2, 1])
    batch.finish(batch.node("Reshape", [name, batch.constant([pixels, groups * width])]),
                 x.reshape(pixels, groups, width).transpose(0, 2, 1).reshape(pixels, -1), kind,
                 f"shuffle {kind} {pixels} {groups} {width}")


def phases(batch):
    """Subsamples of an image as channels, of either layout, and back."""
    rng = batch.rng
    s, c, h, w = rng.choice([1, 2, 2, 3, 4]), rng.choice([1, 2, 3, 5]), rng.choice([1, 2, 5]), rng.choice(EXTENTS)
    kind, back = rng.choice(["f32", "f32", "u8", "f64", "f16"]), rng.random() < 0.3
    order = rng.choice([[0, 2, 4, 1, 3, 5], [2, 4, 0, 1, 3, 5], [0, 4, 2, 1, 5, 3], [0, 2, 3, 1, 4, 5]])
    split = [rng.choice([1, 2]), c, h, s, w, s]
    if back:
        order, split = [int(i) for i in np.argsort(order)], [split[i] for i in order]
    name, x = batch.input((int(np.prod(split)),), kind)
    name = batch.node("Reshape", [name, batch.constant(split)])
    name = batch.node("Reshape", [batch.node("Transpose", [name], perm=order), batch.constant([-1])])
    batch.finish(name, x.reshape(split).transpose(order).reshape(-1), kind, f"phases {kind} {split} {order}")


def elementwise(batch):
    """Broadcasts, selections, comparisons and casts."""
    rng = batch.rng
    shape = shape_of(rng, rng.choice([1, 2, 3, 4]))
    other = tuple(rng.choice([1, extent]) for extent in shape)
    which = rng.choice(["Add", "Mul", "Where", "Less", "Cast", "And", "Expand", "chain"])
    kind = rng.choice(["f32", "f32", "f64", "u8", "i8", "i16", "i32", "i64"])
    if which == "And":
        kind = "bool"
    name, x = batch.input(shape, kind)
    text = f"{which} {kind} {shape} {other}"
    if which == "Cast":
        target = rng.choice([t for t in TYPES if t not in ("bool", "f16", kind)])
        x = np.abs(x) if target == "u8" else x
        name = batch.node("Abs", [name]) if target == "u8" and kind != "u8" else name
        return batch.finish(batch.node("Cast", [name], to=TYPES[target][0]), x.astype(TYPES[target][1]), target,
                            f"{text} to {target}")
    if which == "chain":
        name, x = batch.input(shape, "f32")
        first = batch.node("HardSwish", [name])
        name = batch.node("Mul", [first, batch.node("Sigmoid", [name])])
        wide = x.astype(np.float64)
        y = wide * np.clip(wide / 6 + 0.5, 0, 1) / (1 + np.exp(-wide))
        return batch.finish(name, y.astype(np.float32), "f32", text, 1e-5)
    second, z = batch.input(other, kind)
    if which == "Expand":
        return batch.finish(batch.node("Expand", [second, batch.constant(shape)]), np.broadcast_to(z, shape).copy(), kind,
                            text)
    if which == "Where":
        condition, c = batch.input(rng.choice([shape, other]), "bool")
        return batch.finish(batch.node("Where", [condition, name, second]), np.where(c, x, z), kind, text)
    function = {"Add": np.add, "Mul": np.multiply, "Less": np.less, "And": np.logical_and}[which]
    with np.errstate(over="ignore"):
        y = function(x, z)
    return batch.finish(batch.node(which, [name, second]), y, "bool" if which == "Less" else kind, text, 1e-6)


def movement(batch):
    """Concat, Slice, Pad, Gather, Resize, Tile."""
    rng = batch.rng
    kind, which = rng.choice(["f32", "f32", "u8", "f64"]), rng.choice(["Concat", "Slice", "Pad", "Gather", "Resize", "Tile"])
    shape = shape_of(rng, rng.choice([2, 3, 4]), 5000)
    axis = rng.randrange(len(shape))
    if which == "Resize":
        kind, shape = "f32", shape_of(rng, 4, 3000)
    name, x = batch.input(shape, kind)
    text = f"{which} {kind} {shape} axis {axis}"
    if which == "Concat":
        other = list(shape)
        other[axis] = rng.choice([1, 3, 8])
        second, z = batch.input(tuple(other), kind)
        name, y = batch.node("Concat", [name, second], axis=axis), np.concatenate([x, z], axis)
    elif which == "Slice":
        step = rng.choice([-2, -1, 1, 2, 3, 4])
        starts, ends = (0, 2**31) if step > 0 else (shape[axis] - 1, -2**31)
        name = batch.node("Slice", [name, *(batch.constant([v]) for v in (starts, ends, axis, step))])
        y = np.take(x, range(shape[axis])[::step], axis)
    elif which == "Pad":
        low, high = [[rng.randrange(3) for _ in shape] for _ in range(2)]
        name, y = batch.node("Pad", [name, batch.constant(low + high)]), np.pad(x, list(zip(low, high)))
    elif which == "Gather":
        count = rng.choice([1, 7, 16, 33])
        second = batch.fresh()
        indices = np.array([rng.randrange(shape[axis]) for _ in range(count)], np.int64)
        batch.inputs[second] = ("i64", indices)
        name, y = batch.node("Gather", [name, second], axis=axis), np.take(x, indices, axis)
    elif which == "Resize":
        scale = rng.choice([2, 3])
        scales = batch.constant([1, 1, scale, scale], np.float32)
        name = batch.node("Resize", [name, "", scales], mode="nearest", coordinate_transformation_mode="asymmetric",
                          nearest_mode="floor")
        y = x.repeat(scale, 2).repeat(scale, 3)
    else:
        repeats = [rng.choice([1, 1, 2, 3]) for _ in shape]
        name, y = batch.node("Tile", [name, batch.constant(repeats)]), np.tile(x, repeats)
    batch.finish(name, y, kind, text)


def channels_last(batch, shape, kind="f32"):
    """An input in NHWC, transposed to NCHW, and its values in NCHW."""
    n, c, h, w = shape
    name, x = batch.input((n, h, w, c), kind)
    return batch.node("Transpose", [name], perm=[0, 3, 1, 2]), x.transpose(0, 3, 1, 2)


def moments(batch):
    """Layer, instance and group normalization, most of tensors beyond L1, long rows some of them far from 0."""
    rng = batch.rng
    which = rng.choice(["Layer", "Layer", "Rows", "Instance", "Group"])
    offset = rng.choice([0, 1e4]) if which == "Rows" else 0
    uniform = lambda count: np.random.default_rng(rng.getrandbits(32)).uniform(0.5, 2, count).astype(np.float32)  # noqa: E731
    if which in ("Layer", "Rows"):
        shape = (*rng.choice([(), (2,), (3,)]), rng.choice(EXTENTS), rng.choice([1, 7, 96, 100, 192, 193, 768]))
        if which == "Rows":
            # Pipelines of one and of two rows, whole parts or not, and rows that are too long for them.
            shape = (rng.choice([23, 24, 25, 26, 47, 48, 53, 197]), rng.choice([255, 256, 263, 384, 399, 768, 771, 1601]))
            which = "Layer"
        name, x = batch.input(shape, "f32", offset=offset)
        wide, axes, count = x.astype(np.float64), -1, shape[-1]
        scale, bias = uniform(count), uniform(count)
        factor, summand, attributes, op = scale, bias, {"axis": -1}, "LayerNormalization"
    else:
        groups = rng.choice([1, 2, 3, 8])
        shape = (rng.choice([1, 2]), groups * rng.choice([1, 2, 5, 8, 16]), *(rng.choice([1, 3, 8, 13, 17, 28]) for _ in "hw"))
        last = rng.random() < 0.5
        name, x = channels_last(batch, shape) if last else batch.input(shape, "f32")
        # The first row of images is far from the others, or all of a channel is one number.
        if shape[2] > 3:
            x[:, :, :1] += rng.choice([0, 0, 300])
        if rng.random() < 0.3:
            x[:, 0] = 0.3
        if which == "Instance":
            groups = shape[1]
        wide = x.astype(np.float64).reshape(shape[0], groups, -1)
        axes, count = 2, groups
        scale, bias = uniform(count), uniform(count)
        factor, summand = scale[:, None], bias[:, None]
        attributes = {} if which == "Instance" else {"num_groups": groups}
        op = f"{which}Normalization"
    centred = wide - wide.mean(axes, keepdims=True)
    y = centred / np.sqrt(np.mean(centred**2, axes, keepdims=True) + 1e-3) * factor + summand
    names = [name, batch.constant(scale, np.float32), batch.constant(bias, np.float32)]
    text, y = f"{op} {shape} {attributes}", y.reshape(shape)
    name = batch.node(op, names, epsilon=1e-3, **attributes)
    if which != "Layer" and last:
        name, y, text = batch.node("Transpose", [name], perm=[0, 2, 3, 1]), y.transpose(0, 2, 3, 1), text + " NHWC"
    # Means are rounded to floats near the offset.
    batch.finish(name, y.astype(np.float32), "f32", f"{text} offset {offset}", 5e-3 if offset else 1e-5)


def interpolation(batch):
    """Resize with linear or cubic interpolation, by whole factors and others, of either layout."""
    rng = batch.rng
    shape = (rng.choice([1, 2]), rng.choice([1, 3, 8, 17]), *(rng.choice([1, 2, 3, 8, 15, 17, 33]) for _ in "hw"))
    scales = [rng.choice([2, 2, 3, 4, 1.5, 1]) for _ in "hw"]
    mode = rng.choice(["half_pixel", "half_pixel", "asymmetric", "align_corners"])
    cubic, last = rng.random() < 0.3, rng.random() < 0.3
    name, x = channels_last(batch, shape) if last else batch.input(shape, "f32")
    y = x.astype(np.float64)
    for axis, scale in zip((2, 3), scales):
        extent = y.shape[axis]
        outputs = int(np.floor(np.float32(extent) * np.float32(scale)))
        o = np.arange(outputs)
        at = (o + 0.5) / scale - 0.5 if mode == "half_pixel" else o / scale if mode == "asymmetric" else \
            o * (extent - 1) / max(scale * extent - 1, 1e-9)
        base = np.floor(at)
        result = 0
        for tap in range(-1, 3):
            d = np.abs(base + tap - at)
            weight = np.maximum(1 - d, 0)
            if cubic:
                a = -0.75
                weight = np.where(d <= 1, ((a + 2) * d - (a + 3)) * d * d + 1,
                                  np.where(d < 2, ((a * d - 5 * a) * d + 8 * a) * d - 4 * a, 0))
            weight = weight.reshape([-1 if i == axis else 1 for i in range(4)])
            result = result + weight * np.take(y, np.clip(base + tap, 0, extent - 1).astype(int), axis)
        y = result
    name = batch.node("Resize", [name, "", batch.constant([1, 1, *scales], np.float32)], mode="cubic" if cubic else "linear",
                      coordinate_transformation_mode=mode)
    text = f"Resize {shape} by {scales} {mode} cubic {cubic} NHWC {last}"
    if last:
        name, y = batch.node("Transpose", [name], perm=[0, 2, 3, 1]), y.transpose(0, 2, 3, 1)
    batch.finish(name, y.astype(np.float32), "f32", text, 1e-5)


def local_response(batch):
    """LRN of NCHW tensors, or between transposes from and to NHWC."""
    rng = batch.rng
    # Inside an NHWC tensor of 50 channels or more some of them are a loop of their own.
    channels = rng.choice([*EXTENTS, 48, 96, 97, 131])
    shape = (rng.choice([1, 2]), channels, *(rng.choice([1, 3, 5, 8, 13, 17]) for _ in range(2)))
    last = rng.random() < 0.5
    name, x = channels_last(batch, shape) if last else batch.input(shape, "f32")
    wide = x.astype(np.float64)
    size, alpha, bias, beta = rng.choice([1, 2, 3, 4, 5, 9, 10, 13]), rng.choice([1e-4, 0.3, 1e6]), rng.choice([0.5, 1, 2]), \
        rng.choice([0.75, 0.75, 0.6])
    before = (size - 1) // 2
    squares = np.pad(wide**2, ((0, 0), (before, size - 1 - before), (0, 0), (0, 0)))
    sums = sum(squares[:, i:i + shape[1]] for i in range(size))
    y = wide / (bias + alpha / size * sums)**beta
    name = batch.node("LRN", [name], size=size, alpha=alpha, beta=beta, bias=float(bias))
    text = f"LRN {shape} size {size} alpha {alpha} bias {bias} beta {beta} NHWC {last}"
    if last:
        name, y = batch.node("Transpose", [name], perm=[0, 2, 3, 1]), y.transpose(0, 2, 3, 1)
    batch.finish(name, y.astype(np.float32), "f32", text, 2e-6)


def softmax_of_one(batch):
    """Softmax along an extent of 1, which is 1, or NaN where the element is no number."""
    rng = batch.rng
    shape = list(shape_of(rng, rng.choice([1, 2, 3])))
    axis = rng.randrange(len(shape))
    shape[axis] = 1
    name, x = batch.input(tuple(shape), "f32", nans=True)
    x.flat[rng.randrange(x.size)] = rng.choice([np.inf, -np.inf, 88, -1e30])
    is_log = rng.random() < 0.3
    y = np.where(np.isfinite(x), np.float32(0 if is_log else 1), np.float32(np.nan))
    batch.finish(batch.node("LogSoftmax" if is_log else "Softmax", [name], axis=axis), y, "f32",
                 f"softmax of one {shape} axis {axis} log {is_log}")


FAMILIES = [pooling, pooling, pooling, global_pooling, reduction, reduction, finished, transpose, transpose, shuffle, phases,
            elementwise, elementwise, movement, moments, local_response, interpolation, softmax_of_one]


def differs(result, expected, tolerance):
    """The error as text, or None."""
    if result.shape != expected.shape or result.dtype != expected.dtype:
        return f"{result.dtype}{result.shape} instead of {expected.dtype}{expected.shape}"
    if tolerance == 0 or not np.issubdtype(expected.dtype, np.floating):
        equal = np.array_equal(result, expected, equal_nan=np.issubdtype(expected.dtype, np.floating))
        return None if equal else f"{np.sum(result != expected)} elements differ"
    scale = max(np.max(np.abs(expected), initial=0), 1e-30)
    error = np.max(np.abs(result.astype(np.float64) - expected), initial=0) / scale
    return None if error <= tolerance else f"error {error:.2g}"


def check(batch, options, directory):
    """Compiles and runs a batch; the number of wrong outputs."""
    source, library = os.path.join(directory, "batch.onnx"), os.path.join(directory, "batch.so")
    save(batch.model(), source)
    subprocess.run([options.compiler, source, f"--target={emitted(options.target)}", "--min-thread-cycles=0", "-o", library],
                   check=True)
    inputs = []
    for name, (_, array) in batch.inputs.items():
        path = os.path.join(directory, name + ".npy")
        np.save(path, array)
        inputs.append(f"--input={name}={path}")
    command = [*options.runner.split(), *inputs]
    ways = run_ways(library, command, os.path.join(directory, "results"))
    wrong = 0
    for name, expected, _, text, tolerance in batch.outputs:
        result, other = load_ways(ways, name)
        problem = differs(result, expected, tolerance) or (other and f"other bits with {other}")
        if problem:
            wrong += 1
            print(f"{text}: {problem}")
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--runner", required=True)
    parser.add_argument("--host-runner", help="ignored; other tests compare with code of this machine")
    parser.add_argument("--target", required=True)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--batch", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="name of a family")
    options = parser.parse_args()
    if not runs_here(options.target):
        return SKIPPED
    rng = random.Random(options.seed)
    families = [family for family in FAMILIES if options.only in family.__name__]
    wrong, total = 0, 0
    while total < options.count:
        batch = Batch(rng)
        while len(batch.outputs) < options.batch:
            rng.choice(families)(batch)
        with tempfile.TemporaryDirectory() as directory:
            wrong += check(batch, options, directory)
        total += len(batch.outputs)
    print(f"{label(options.target)}: {total} loops, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
