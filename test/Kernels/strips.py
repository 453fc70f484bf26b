#!/usr/bin/env python3
# ===- strips.py - Depthwise convolutions by strips of their rows, bit by bit -----------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Products around a depthwise convolution, by strips of every kind of height, against the same without strips.

Strides 1 and 2 and others, paddings above and below, dilations; odd heights; strips of one row, of as many as divide the
rows, of one more and one less; one part and several; with the product behind and without, and with residual sums. On
NCHW tensors, products by sparse weights and the convolution by strips of channels: weights one by one and in blocks, rows
without any, slabs of input channels; and by strips of rows, some channels at a time, with a product before, behind and
both. The result has every bit of the one without strips, whose kernels other sweeps compare with their references, on
1, 2, 3, 5 and 16 threads. --count blocks by strips of rows are drawn from --seed, which a failure prints. For targets with
tile registers products are of bf16.
"""

import os
import random
import re
import sys
import tempfile

import numpy as np

from harness import load_ways, make_parser, run, run_ways, tensor
from targets import SKIPPED, emitted, label, runs_here

# Height, width, channels (of the input, of the image, of the result or 0 for no product), filter, stride, dilation,
# padding above and below; pairs of a strip's rows and its parts.
CASES = [
    (7, 5, (3, 8, 4), 3, 1, 1, (1, 1), [(2, 1), (3, 1), (4, 1), (6, 1), (2, 2)]),
    (13, 9, (5, 17, 7), 3, 1, 1, (1, 1), [(2, 1), (3, 2), (5, 1), (12, 1), (2, 3)]),
    (14, 14, (8, 24, 8), 3, 2, 1, (1, 1), [(1, 1), (1, 2), (2, 1), (2, 2), (6, 1)]),
    (15, 11, (6, 33, 16), 3, 2, 1, (1, 1), [(1, 1), (1, 4), (3, 1), (2, 2), (7, 1)]),
    (16, 12, (16, 96, 24), 3, 2, 1, (0, 1), [(1, 1), (2, 2), (5, 1)]),
    (17, 7, (4, 16, 6), 5, 1, 1, (2, 2), [(4, 1), (5, 1), (5, 2), (8, 1), (16, 1)]),
    (19, 8, (7, 13, 5), 5, 2, 1, (2, 2), [(2, 1), (3, 1), (2, 2), (9, 1)]),
    (16, 8, (8, 32, 8), 5, 2, 1, (1, 2), [(2, 1), (2, 2)]),
    (21, 6, (4, 8, 3), 3, 1, 2, (2, 2), [(4, 1), (7, 1), (4, 2)]),
    (18, 6, (4, 8, 3), 3, 3, 1, (0, 0), [(1, 1), (2, 3), (5, 1)]),
    (12, 6, (4, 8, 3), 3, 1, 1, (0, 0), [(2, 1), (3, 2), (9, 1)]),
    (12, 6, (4, 8, 3), 1, 1, 1, (0, 0), [(1, 1), (5, 1), (3, 3)]),
    (12, 6, (4, 8, 0), 3, 1, 1, (1, 1), [(2, 1), (3, 2)]),
    (23, 10, (9, 40, 0), 5, 2, 1, (2, 2), [(2, 2), (11, 1)]),
    (9, 1, (1, 1, 1), 3, 1, 1, (1, 1), [(2, 1), (4, 1)]),
    (28, 28, (24, 72, 24), 3, 1, 1, (1, 1), [(7, 1), (6, 2), (8, 1)]),
]
# The same with products that round their rows to integers of 16 bits, into memory for those of a strip.
SCALED = [
    (7, 6, (3, 8, 4), 3, 1, 1, (1, 1), [(2, 1), (3, 1), (6, 1), (2, 2)]),
    (13, 8, (5, 17, 33), 3, 1, 1, (1, 1), [(2, 1), (3, 2), (12, 1), (2, 3)]),
    (14, 15, (16, 40, 0), 3, 2, 1, (1, 1), [(1, 1), (1, 2), (2, 2), (6, 1)]),
    (28, 27, (24, 72, 24), 5, 2, 1, (2, 2), [(2, 1), (7, 1), (3, 2)]),
]
# The same with products that split their rows in two bf16, which tile registers multiply.
SPLIT = [
    (9, 6, (3, 8, 4), 3, 1, 1, (1, 1), [(2, 1), (3, 1), (8, 1), (2, 2)]),
    (13, 10, (5, 17, 33), 3, 1, 1, (1, 1), [(2, 1), (3, 2), (12, 1), (2, 3)]),
    (14, 14, (31, 40, 0), 3, 2, 1, (1, 1), [(1, 1), (1, 2), (2, 2), (6, 1)]),
    (15, 16, (33, 96, 64), 3, 1, 1, (1, 1), [(2, 2), (4, 1), (3, 2)]),
    (28, 26, (24, 72, 24), 5, 2, 1, (2, 2), [(2, 1), (7, 1), (3, 2)]),
]
# Blocks that are not computed in strips: all rows at once, fewer than share a window, more parts than strips, rows that
# no tap reads.
REFUSED = [
    (8, 5, (3, 8, 4), 3, 1, 1, (1, 1), (8, 1)), (8, 5, (3, 8, 4), 3, 1, 1, (1, 1), (1, 1)),
    (8, 5, (3, 8, 4), 3, 1, 1, (1, 1), (4, 3)), (8, 5, (3, 8, 4), 1, 2, 1, (0, 0), (2, 1)),
]


# On NCHW tensors: height, width, channels (of the input, of the image), filter, stride, padding, block of output channels,
# fields of the product's plan; pairs of a strip's channels and its parts.
SPARSE = [
    (7, 5, (3, 8), 3, 1, 1, 1, "pixels = 16, rows = 1", [(1, 1), (2, 1), (4, 1), (1, 8), (2, 2), (4, 2)]),
    (13, 9, (5, 18), 3, 1, 1, 1, "pixels = 32, rows = 1, sets = 2", [(1, 3), (3, 1), (9, 2), (6, 3)]),
    (14, 14, (8, 24), 3, 2, 1, 1, "pixels = 48, rows = 1, channels = 3", [(1, 1), (4, 2), (12, 1), (12, 2)]),
    (15, 11, (9, 32), 5, 2, 2, 4, "pixels = 16, rows = 4", [(4, 1), (8, 2), (16, 2), (4, 8)]),
    (28, 28, (12, 48), 3, 1, 1, 2, "pixels = 32, rows = 1, channels = 5, prefetch_output = 2", [(2, 2), (6, 4), (24, 2)]),
    (9, 1, (1, 2), 3, 1, 1, 1, "pixels = 9, rows = 1", [(1, 1), (1, 2)]),
    (56, 56, (4, 12), 3, 2, 1, 1, "pixels = 56, rows = 1", [(3, 2), (6, 1)]),
]
# Strips of several heights, of a part of a block, of all channels; copied pixels, of which each strip would copy all.
REFUSED_SPARSE = [
    (8, 5, (3, 8), 3, 1, 1, 1, "pixels = 16, rows = 1", (3, 1)), (8, 5, (3, 8), 3, 1, 1, 1, "pixels = 16, rows = 1", (4, 4)),
    (8, 5, (3, 8), 3, 1, 1, 4, "pixels = 16, rows = 4", (2, 1)), (8, 5, (3, 8), 3, 1, 1, 1, "pixels = 16, rows = 1", (8, 1)),
    (8, 8, (3, 8), 3, 1, 1, 1, "pixels = 16, rows = 1, pack_input = true", (4, 1)),
]
# By strips of rows: height, width, channels (of the input or 0 for no product before, of the image, of the result or 0 for
# none behind), filter, stride, dilation, padding, blocks and fields of the plans of the two products; rows, channels at a
# time, and how many strips may run at the same time.
PLANS = {1: "pixels = 16, rows = 1", 2: "pixels = 32, rows = 1, sets = 2", 3: "pixels = 16, rows = 1, channels = 3",
         4: "pixels = 16, rows = 4"}
# Activations, of the sum %s to the result of the region.
ACTIVATIONS = {
    "none": "nnprim.yield %s : f32",
    "floor": "%z = arith.constant -0.5 : f32 %m = arith.maximumf %s, %z : f32 nnprim.yield %m : f32",
    "relu6": "%z = arith.constant 0.0 : f32 %h = arith.constant 6.0 : f32 %l = arith.maximumf %s, %z : f32 "
             "%m = arith.minimumf %l, %h : f32 nnprim.yield %m : f32",
    "hard_swish": "%z = arith.constant 0.0 : f32 %o = arith.constant 1.0 : f32 %k = arith.constant 0.166666672 : f32 "
                  "%g = arith.constant 0.5 : f32 %p = arith.mulf %s, %k : f32 %q1 = arith.addf %p, %g : f32 "
                  "%l = arith.maximumf %q1, %z : f32 %h = arith.minimumf %l, %o : f32 %m = arith.mulf %s, %h : f32 "
                  "nnprim.yield %m : f32",
}
ROWS = [
    (7, 5, (3, 8, 4), 3, 1, 1, 1, (1, 1), (1, 1), [(1, 8, 1), (2, 1, 2), (3, 2, 3), (6, 8, 1)]),
    (13, 9, (5, 18, 7), 3, 1, 1, 1, (1, 1), (2, 3), [(2, 3, 2), (3, 18, 1), (5, 6, 16), (12, 2, 2)]),
    (14, 14, (8, 24, 8), 3, 2, 1, 1, (1, 4), (3, 4), [(1, 4, 2), (2, 24, 5), (6, 8, 1), (4, 12, 2)]),
    (15, 11, (9, 32, 5), 5, 2, 1, 2, (4, 1), (4, 2), [(1, 8, 2), (2, 32, 3), (3, 4, 2), (7, 16, 1)]),
    (28, 28, (12, 48, 12), 3, 1, 1, 1, (1, 1), (2, 2), [(4, 8, 2), (7, 48, 3), (8, 16, 2)]),
    (21, 6, (4, 8, 3), 3, 1, 2, 2, (1, 1), (1, 1), [(4, 4, 2), (7, 8, 2)]),
    (18, 6, (4, 8, 3), 3, 2, 1, 0, (2, 1), (1, 3), [(1, 2, 2), (3, 8, 2), (7, 4, 1)]),
    (12, 6, (4, 8, 3), 1, 1, 1, 0, (1, 1), (1, 1), [(1, 8, 1), (5, 2, 3)]),
    (12, 6, (4, 8, 0), 3, 1, 1, 1, (1, 1), (1, 1), [(2, 4, 2), (5, 8, 3), (1, 1, 16)]),
    (23, 10, (9, 40, 0), 5, 2, 1, 2, (1, 1), (3, 1), [(2, 8, 2), (11, 10, 1), (3, 40, 5)]),
    (12, 7, (0, 8, 6), 3, 1, 1, 1, (1, 1), (1, 1), [(2, 4, 2), (5, 8, 1), (11, 2, 2)]),
    (23, 10, (0, 40, 9), 5, 2, 1, 2, (1, 1), (1, 3), [(2, 8, 2), (11, 10, 1), (3, 40, 5)]),
    (9, 1, (1, 2, 1), 3, 1, 1, 1, (1, 1), (1, 1), [(1, 1, 1), (2, 2, 2), (4, 1, 2)]),
]
# Strips of rows that are refused: all rows at once, unequal groups, parts of blocks, rows that no tap reads, more rows in a
# window than two strips have, no product.
REFUSED_ROWS = [
    (8, 5, (3, 8, 4), 3, 1, 1, 1, (1, 1), (1, 1), (8, 8, 1)), (8, 5, (3, 8, 4), 3, 1, 1, 1, (1, 1), (1, 1), (2, 3, 1)),
    (8, 5, (3, 8, 4), 3, 1, 1, 1, (4, 1), (4, 1), (2, 2, 1)), (8, 5, (3, 8, 4), 1, 2, 1, 0, (1, 1), (1, 1), (2, 8, 1)),
    (8, 5, (0, 8, 0), 3, 1, 1, 1, (1, 1), (1, 1), (2, 8, 1)),
]


def sparse_weights(inputs, channels, rows):
    """Values, columns and row pointers; every fifth block has no weights and every seventh all, so that loops of both
    are run."""
    rng = np.random.default_rng(inputs * channels)
    values, columns, pointers = [], [], [0]
    for number in range(channels // rows):
        share = 0 if number % 5 == 2 else 1 if number % 7 == 3 else 0.4
        taken = np.nonzero(rng.random(inputs) < share)[0]
        columns += taken.tolist()
        values += rng.uniform(-1, 1, (len(taken), rows)).round(3).tolist()
        pointers.append(len(columns))
    # No tensor is without elements.
    if not columns:
        columns, values, pointers[-1] = [0], [[0.5] * rows], 1
    return values if rows > 1 else [value for value, in values], columns, pointers


def sparse_block(case, strip):
    """The same as `block` on NCHW tensors, with a product by sparse weights and none behind."""
    height, width, (inputs, channels), taps, stride, padding, rows, plan, _ = case
    results = [(extent + 2 * padding - taps) // stride + 1 for extent in (height, width)]
    pixels = height * width
    values, columns, pointers = sparse_weights(inputs, channels, rows)
    kinds = [tensor((len(columns), rows) if rows > 1 else (len(columns),)), f"tensor<{len(columns)}xi32>",
             f"tensor<{len(pointers)}xi32>"]
    channel = "affine_map<(d0, d1) -> (d0)>"
    image_channel = "affine_map<(d0, d1, d2, d3) -> (d1)>"
    image_all = "affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>"
    clip = "%z = arith.constant 0.0 : f32 %m = arith.maximumf %s, %z : f32 nnprim.yield %m : f32"
    attributes = f"attributes {{nnprim.strip_rows = {strip[0]} : i64, nnprim.strip_parts = {strip[1]} : i64}}" if strip else ""
    image, result = (1, channels, height, width), (1, channels, *results)
    names = {"x": (inputs, pixels), "f": (channels, taps, taps), "b": (channels,), "t": result}
    matrix = tensor((channels, pixels))
    text = [
        *(f"%{name} = arith.constant dense<{data}> : {kind}"
          for name, data, kind in zip("uvw", (values, columns, pointers), kinds)),
        f"%e0 = tensor.empty() : {matrix}",
        f"%y0 = nnprim.spmm ins(%u, %v, %w, %x : {', '.join(kinds)}, {tensor(names['x'])}) outs(%e0 : {matrix}) "
        f"epilogue(%b : {tensor((channels,))}) maps [{channel}] attributes {{plan = #nnprim.spmm_plan<{plan}>}} "
        f"{{ ^bb0(%a: f32, %b0: f32): %s = arith.addf %a, %b0 : f32 {clip} }} -> {matrix}",
        f"%i = tensor.expand_shape %y0 [[0, 1], [2, 3]] output_shape [1, {channels}, {height}, {width}] : {matrix} into "
        f"{tensor(image)}",
        f"%e1 = tensor.empty() : {tensor(result)}",
        f"%y1 = nnprim.depthwise_conv_nchw ins(%i, %f : {tensor(image)}, {tensor(names['f'])}) outs(%e1 : {tensor(result)}) "
        f"strides [{stride}, {stride}] dilations [1, 1] pads [{padding}, {padding}] "
        f"epilogue(%b, %t : {tensor((channels,))}, {tensor(result)}) maps [{image_channel}, {image_all}] {attributes} "
        f"{{ ^bb0(%a: f32, %b0: f32, %c: f32): %q = arith.addf %a, %b0 : f32 %s = arith.addf %q, %c : f32 {clip} }} -> "
        f"{tensor(result)}",
    ]
    return {**names, "r": result}, "\n".join(text), "%y1"


def is_row_case(case):
    return len(case) >= 10


def sparse_product(number, image, weights, shapes, epilogue, plan, is_last, activation):
    """Lines of a product by sparse weights, of the names with this number, and its type."""
    inputs, outputs, pixels, rows = shapes
    values, columns, pointers = weights
    kinds = [tensor((len(columns), rows) if rows > 1 else (len(columns),)), f"tensor<{len(columns)}xi32>",
             f"tensor<{len(pointers)}xi32>"]
    matrix = tensor((outputs, pixels))
    names = [f"%{name}{number}" for name in "uvw"]
    channel, both = "affine_map<(d0, d1) -> (d0)>", "affine_map<(d0, d1) -> (d0, d1)>"
    bias, kind, shape = (epilogue, both, matrix) if is_last else (epilogue, channel, tensor((outputs,)))
    return [
        *(f"{name} = arith.constant dense<{data}> : {kind}" for name, data, kind in zip(names, weights, kinds)),
        f"%e{number} = tensor.empty() : {matrix}",
        f"%y{number} = nnprim.spmm ins({', '.join(names)}, {image} : {', '.join(kinds)}, {tensor((inputs, pixels))}) "
        f"outs(%e{number} : {matrix}) epilogue({bias} : {shape}) maps [{kind}] attributes {{plan = #nnprim.spmm_plan<{plan}>}} "
        f"{{ ^bb0(%a: f32, %b0: f32): %s = arith.addf %a, %b0 : f32 {ACTIVATIONS[activation]} }} -> {matrix}",
    ]


def row_block(case, strip):
    """The same as `sparse_block` by strips of rows."""
    height, width, (inputs, channels, outputs), taps, stride, dilation, padding, blocks, plans, *drawn, _ = case
    first, middle, end = drawn[0] if drawn else ("floor", "none", "floor")
    extent = (taps - 1) * dilation + 1
    results = [(extent_ + 2 * padding - extent) // stride + 1 for extent_ in (height, width)]
    pixels, last = height * width, results[0] * results[1]
    image, result = (1, channels, height, width), (1, channels, *results)
    names = {"x": (inputs, pixels) if inputs else image, "f": (channels, taps, taps), "b": (channels,), "t": result,
             "r": (outputs, last) if outputs else result}
    image_channel = "affine_map<(d0, d1, d2, d3) -> (d1)>"
    image_all = "affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>"
    attributes = ", ".join(f"nnprim.strip_{name} = {value} : i64" for name, value in
                           zip(("rows", "channels", "parts"), strip or ()))
    text, value = [], "%x"
    if inputs:
        text += sparse_product(0, "%x", sparse_weights(inputs, channels, blocks[0]), (inputs, channels, pixels, blocks[0]),
                               "%b", PLANS[plans[0]], False, first)
        text.append(f"%i = tensor.expand_shape %y0 [[0, 1], [2, 3]] output_shape [1, {channels}, {height}, {width}] : "
                    f"{tensor((channels, pixels))} into {tensor(image)}")
        value = "%i"
    text += [
        f"%e1 = tensor.empty() : {tensor(result)}",
        f"%y1 = nnprim.depthwise_conv_nchw ins({value}, %f : {tensor(image)}, {tensor(names['f'])}) outs(%e1 : "
        f"{tensor(result)}) strides [{stride}, {stride}] dilations [{dilation}, {dilation}] pads [{padding}, {padding}] "
        f"epilogue(%b, %t : {tensor((channels,))}, {tensor(result)}) maps [{image_channel}, {image_all}] "
        f"attributes {{{attributes}}} {{ ^bb0(%a: f32, %b0: f32, %c: f32): %q = arith.addf %a, %b0 : f32 "
        f"%s = arith.addf %q, %c : f32 {ACTIVATIONS[middle]} }} -> {tensor(result)}",
    ]
    if not outputs:
        return names, "\n".join(text), "%y1"
    text.append(f"%j = tensor.collapse_shape %y1 [[0, 1], [2, 3]] : {tensor(result)} into {tensor((channels, last))}")
    # Of the last block of rows a part may be missing.
    rows = blocks[1]
    padded = -(-outputs // rows) * rows
    text += sparse_product(2, "%j", sparse_weights(channels, padded, rows), (channels, outputs, last, rows), "%r",
                           PLANS[plans[1]], True, end)
    return names, "\n".join(text), "%y2"


def extents(case):
    height, width, _, taps, stride, dilation, (top, bottom), _ = case
    extent = (taps - 1) * dilation + 1
    left = min(1, top)
    return (height + top + bottom - extent) // stride + 1, (width + left + 1 - extent) // stride + 1, left


def scaled_weights(name, depth, columns):
    """A constant of pairs of integers along K, of which any four are small enough, and a row of scales; and its type."""
    rng = np.random.default_rng(depth * columns)
    rows = -(-depth // 4) * 4
    integers = rng.integers(-16384, 16385, (rows, columns), dtype=np.int32)
    integers[depth:] = 0
    pairs = (integers[0::2] & 0xffff) | (integers[1::2] << 16)
    scales = rng.uniform(1e-5, 3e-5, (1, columns)).astype(np.float32).view(np.int32)
    values = np.concatenate([pairs, scales])
    kind = f"tensor<{len(values)}x{columns}xi32>"
    return f"%{name} = arith.constant dense<{values.tolist()}> : {kind}", kind


def split_weights(name, depth, columns):
    """A constant of f32, which the compiler splits in two bf16, and its type."""
    values = np.random.default_rng(depth * columns).uniform(-1, 1, (depth, columns)).astype(np.float32)
    kind = tensor(values.shape)
    return f"%{name} = arith.constant dense<{values.tolist()}> : {kind}", kind


def block(case, strip):
    """Shapes of the inputs (pixels, bias and residual of each op), lines and result of one block."""
    height, width, (inputs, channels, outputs), taps, stride, dilation, (top, _), _ = case
    rows, columns, left = extents(case)
    pixels, results = height * width, rows * columns
    last = outputs or channels
    channel, both = "affine_map<(d0, d1) -> (d1)>", "affine_map<(d0, d1) -> (d0, d1)>"
    image_channel = "affine_map<(d0, d1, d2, d3) -> (d3)>"
    image_all = "affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>"
    clip = "%z = arith.constant 0.0 : f32 %m = arith.maximumf %s, %z : f32 nnprim.yield %m : f32"
    attributes = f"attributes {{nnprim.strip_rows = {strip[0]} : i64, nnprim.strip_parts = {strip[1]} : i64}}" if strip else ""
    image, result = (1, height, width, channels), (1, rows, columns, channels)
    names = {"x": (pixels, inputs), "w": (inputs, channels), "f": (taps, taps, channels), "b": (channels,),
             "t": result, "v": (channels, last), "r": (results, last)}
    region = f"{{ ^bb0(%a: f32, %b0: f32): %s = arith.addf %a, %b0 : f32 {clip} }}"
    constants, kinds = [], {name: tensor(names[name]) for name in "wv"}
    make_weights = scaled_weights if case in SCALED else split_weights if case in SPLIT else None
    if make_weights:
        for name in "wv":
            constant, kinds[name] = make_weights(name, *names.pop(name))
            constants.append(constant)
    terms = "attributes {bf16_terms = 3 : i64}" if case in SPLIT else ""
    text = constants + [
        f"%e0 = tensor.empty() : {tensor((pixels, channels))}",
        f"%y0 = nnprim.gemm ins(%x, %w : {tensor(names['x'])}, {kinds['w']}) outs(%e0 : "
        f"{tensor((pixels, channels))}) epilogue(%b : {tensor((channels,))}) maps [{channel}] {terms} "
        f"{region} -> {tensor((pixels, channels))}",
        f"%i = tensor.expand_shape %y0 [[0, 1, 2], [3]] output_shape [1, {height}, {width}, {channels}] : "
        f"{tensor((pixels, channels))} into {tensor(image)}",
        f"%e1 = tensor.empty() : {tensor(result)}",
        f"%y1 = nnprim.depthwise_conv ins(%i, %f : {tensor(image)}, {tensor(names['f'])}) outs(%e1 : {tensor(result)}) "
        f"strides [{stride}, {stride}] dilations [{dilation}, {dilation}] pads [{top}, {left}] "
        f"epilogue(%b, %t : {tensor((channels,))}, {tensor(result)}) maps [{image_channel}, {image_all}] {attributes} "
        f"{{ ^bb0(%a: f32, %b0: f32, %c: f32): %q = arith.addf %a, %b0 : f32 %s = arith.addf %q, %c : f32 {clip} }} -> "
        f"{tensor(result)}",
        f"%c1 = tensor.collapse_shape %y1 [[0, 1, 2], [3]] : {tensor(result)} into {tensor((results, channels))}",
    ]
    value = "%c1"
    if outputs:
        text += [
            f"%e2 = tensor.empty() : {tensor(names['r'])}",
            f"%y2 = nnprim.gemm ins(%c1, %v : {tensor((results, channels))}, {kinds['v']}) outs(%e2 : "
            f"{tensor(names['r'])}) epilogue(%r : {tensor(names['r'])}) maps [{both}] {terms} "
            f"{{ ^bb0(%a: f32, %b0: f32): %s = arith.addf %a, %b0 : f32 nnprim.yield %s : f32 }} -> {tensor(names['r'])}",
        ]
        value = "%y2"
    return names, "\n".join(text), value


def make_block(case, strip):
    if is_row_case(case):
        return row_block(case, strip)
    return sparse_block(case, strip) if case in SPARSE + REFUSED_SPARSE else block(case, strip)


def module(case, strips):
    """The function of a block for each of `strips`, with inputs of its own."""
    arguments, bodies, results = [], [], []
    for number, strip in enumerate(strips):
        names, *texts = make_block(case, strip)
        body, value = (re.sub(r"%(\w+)", rf"%\1_{number}", text) for text in texts)
        arguments += [f"%{name}_{number}: {tensor(shape)}" for name, shape in names.items()]
        bodies.append(body)
        results.append(value)
    types = ", ".join([tensor(names["r"])] * len(strips))
    return "\n".join([f"func.func @main({', '.join(arguments)}) -> ({types}) {{", *bodies,
                      f"  return {', '.join(results)} : {types}", "}"]) + "\n"


def compute(args, case, strips, paths, directory):
    """For each of `strips` the result's bytes and the name of a way to run it that gives others or ""; what the
    compiler said."""
    source, library = os.path.join(directory, "s.mlir"), os.path.join(directory, "s.so")
    with open(source, "w", encoding="utf-8") as file:
        file.write(module(case, strips))
    messages = run([args.compiler, source, "-o", library, f"--target={emitted(args.target)}", "--min-thread-cycles=0",
                    "--remarks"])
    inputs = [f"--input=input{number}={path}" for number, path in enumerate(paths * len(strips))]
    ways = run_ways(library, [*args.runner.split(), *inputs], os.path.join(directory, "out"), (2, 3, 5, 16))
    results = (load_ways(ways, f"output{number}") for number in range(len(strips)))
    return list(results), messages


def check(args, case, strips, rng, directory, is_refused=False):
    """The number of strips of which the result is not that without strips. Whether the compiler refuses some is checked
    unless `is_refused` is None."""
    names, *_ = make_block(case, None)
    paths = []
    for number, shape in enumerate(names.values()):
        path = os.path.join(directory, f"x{number}.npy")
        np.save(path, rng.uniform(-1, 1, shape).astype(np.float32))
        paths.append(path)
    ((wanted, _), *results), messages = compute(args, case, [None, *strips], paths, directory)
    said = [line for line in messages.splitlines() if "not computed in strips" in line]
    if is_refused is not None and bool(said) != is_refused:
        print(f"FAIL {case[:-1]}: {said[0] if said else 'no remark'}")
        return len(strips)
    failures = 0
    for strip, (result, other) in zip(strips, results):
        is_same = result.tobytes() == wanted.tobytes()
        # Where few pixels are left, blocks of four rows are summed up in another order.
        if is_row_case(case) and 4 in case[7]:
            is_same = np.allclose(result, wanted, rtol=1e-5, atol=1e-5)
        if not is_same or other:
            problem = f"other bits with {other}" if is_same else "another result on one thread"
            print(f"FAIL {case[:-1]} strips {strip}: {problem}")
            failures += 1
    return failures


def draw_rows(rng):
    """A block by strips of rows, of any extents, and three strips that are valid."""
    taps, stride = rng.choice([3, 3, 5]), rng.choice([1, 1, 2])
    dilation = 2 if rng.random() < 0.1 else 1
    extent = (taps - 1) * dilation + 1
    padding = rng.randint(0, extent // 2)
    while True:
        height, width = rng.randint(extent, 33), rng.randint(extent, 40)
        rows = (height + 2 * padding - extent) // stride + 1
        if rows >= 3:
            break
    blocks = [rng.choice([1, 1, 2, 4]) for _ in range(2)]
    inputs = 0 if rng.random() < 0.2 else rng.randint(1, 20)
    outputs = 0 if inputs and rng.random() < 0.2 else rng.randint(1, 24)
    channels = blocks[0] * rng.randint(1, 12)
    plans = [rng.choice([1, 2, 3, 4] if block == 4 else [1, 2, 3]) for block in blocks]
    groups = [count for count in range(blocks[0], channels + 1, blocks[0]) if channels % count == 0]
    strips = [(rng.randint(1, rows - 1), rng.choice(groups), rng.choice([1, 2, 3, 5, 16])) for _ in range(3)]
    activations = tuple(rng.choice(list(ACTIVATIONS)) for _ in range(3))
    return (height, width, (inputs, channels, outputs), taps, stride, dilation, padding, tuple(blocks), tuple(plans),
            activations, strips)


def main():
    args = make_parser(__doc__.splitlines()[0], "x86-64-avx2").parse_args()
    if not runs_here(args.target):
        print(f"skipped: this processor does not run code for {args.target}")
        return SKIPPED
    rng = np.random.default_rng(30)
    failures = count = 0
    cases = CASES + (SCALED if args.target.startswith("x86") else []) + SPARSE + ROWS
    if args.target.endswith("-amx"):
        cases = SPLIT
    for case in cases:
        with tempfile.TemporaryDirectory() as directory:
            failures += check(args, case, case[-1], rng, directory)
        count += len(case[-1])
    for case in REFUSED + REFUSED_SPARSE + REFUSED_ROWS:
        with tempfile.TemporaryDirectory() as directory:
            failures += check(args, case, [case[-1]], rng, directory, is_refused=True)
        count += 1
    drawn = random.Random(args.seed)
    for number in range(args.count):
        case = draw_rows(drawn)
        with tempfile.TemporaryDirectory() as directory:
            wrong = check(args, case, case[-1], rng, directory)
        if wrong:
            print(f"FAIL block {number} of --seed={args.seed}: {case}")
        failures += wrong
        count += len(case[-1])
    print(f"{label(args.target)}: {count} strips, of which {3 * args.count} are of blocks drawn from seed {args.seed}, {failures} wrong")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
