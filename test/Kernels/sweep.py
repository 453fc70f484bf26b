#!/usr/bin/env python3
"""Runs every vectorised primitive against its reference lowering over shapes that hurt.

A batch of cases becomes one module whose @main has an output a case. It is
compiled twice, with the fast kernels for --target and with --reference (naive
loops, sums in double) for this machine, run on the same inputs, and compared:
max|y - y64| / max|y64| <= --max-error for every output, and for sums of more than
1024 products by as much more as the root of their number. The fast kernels are
divided however small they are, and run once more in three threads: same bits.
"""

import argparse
import itertools
import os
import random
import re
import subprocess
import sys
import tempfile

import numpy as np

from targets import SKIPPED, emitted, label as target_label, runs_here


def tensor(shape, element="f32"):
    return "tensor<" + "".join(f"{extent}x" for extent in shape) + element + ">"


class Module:
    """The text of one batch of cases."""

    def __init__(self):
        self.arguments, self.body, self.results, self.labels = [], [], [], []
        self.slack = []

    def new_input(self, shape):
        name = f"%in{len(self.arguments)}"
        self.arguments.append(f"{name}: {tensor(shape)}")
        return name

    def new_empty(self, shape, element="f32"):
        name = f"%e{len(self.body)}"
        self.body.append(f"{name} = tensor.empty() : {tensor(shape, element)}")
        return name

    def new_value(self, text):
        name = f"%v{len(self.body)}"
        self.body.append(f"{name} = {text}")
        return name

    def finish(self, value, shape, label, terms=1):
        """An output, each element a sum of so many products."""
        self.results.append((value, tensor(shape)))
        self.labels.append(label)
        # Rounding errors of a sum grow with the root of its length.
        self.slack.append(max(1.0, (terms / 1024) ** 0.5))

    def write(self, directory):
        """The file for the compiler."""
        path = os.path.join(directory, "batch.mlir")
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.text())
        return path

    def text(self):
        types = ", ".join(kind for _, kind in self.results)
        return (
            f"func.func @main({', '.join(self.arguments)}) -> ({types}) {{\n  "
            + "\n  ".join(self.body)
            + f"\n  return {', '.join(v for v, _ in self.results)} : {types}\n}}\n"
        )


# From %s, the sum with its bias, to %r; %x is an element of another tensor.
BODIES = {
    "relu": "%z = arith.constant 0.0 : f32 %r = arith.maximumf %s, %z : f32",
    "clamp": "%l = arith.constant -0.5 : f32 %h = arith.constant 0.75 : f32 %m = arith.maximumf %s, %l : f32 "
    "%r = arith.minimumf %m, %h : f32",
    "hard_swish": "%z = arith.constant 0.0 : f32 %o = arith.constant 1.0 : f32 %f = arith.constant 0.5 : f32 "
    "%d = arith.constant 0.16666667 : f32 %m = arith.mulf %s, %d : f32 %a = arith.addf %m, %f : f32 "
    "%p = arith.maximumf %a, %z : f32 %q = arith.minimumf %p, %o : f32 %r = arith.mulf %s, %q : f32",
    "sigmoid": "%o = arith.constant 1.0 : f32 %n = arith.negf %s : f32 %e = math.exp %n : f32 "
    "%d = arith.addf %o, %e : f32 %r = arith.divf %o, %d : f32",
    "tanh": "%r = math.tanh %s : f32",
    "residual": "%r = arith.addf %s, %x : f32",
    "multiply": "%r = arith.mulf %s, %x : f32",
    # %x lies across the vectors: all dimensions backwards.
    "transposed": "%r = arith.addf %s, %x : f32",
}


def epilogue(module, kind, shape, channel=-1):
    """An epilogue on outs of `shape`, whose dimension `channel` has a bias: (clause, region)."""
    if kind == "none":
        return "", ""
    dims = ", ".join(f"d{i}" for i in range(len(shape)))
    channel %= len(shape)
    operands = [(module.new_input((shape[channel],)), (shape[channel],), f"d{channel}", "%b")]
    if "%x" in BODIES[kind]:
        order = slice(None, None, -1 if kind == "transposed" else 1)
        other = tuple(shape)[order]
        operands.append((module.new_input(other), other, ", ".join(dims.split(", ")[order]), "%x"))
    values, types = ", ".join(o[0] for o in operands), ", ".join(tensor(o[1]) for o in operands)
    maps = ", ".join(f"affine_map<({dims}) -> ({o[2]})>" for o in operands)
    arguments = ", ".join(f"{name}: f32" for name in ["%acc", *(o[3] for o in operands)])
    region = (f"{{ ^bb0({arguments}): %s = arith.addf %acc, %b : f32 "
              f"{BODIES[kind]} nnprim.yield %r : f32 }}")
    return f"epilogue({values} : {types}) maps [{maps}]", region


def narrow(module, value, shape, element):
    """The value with its elements rounded to a narrower type."""
    if element == "f32":
        return value
    dims = ", ".join(f"d{i}" for i in range(len(shape)))
    identity = f"affine_map<({dims}) -> ({dims})>"
    iterators = ", ".join(['"parallel"'] * len(shape))
    init = module.new_empty(shape, element)
    return module.new_value(
        f"linalg.generic {{indexing_maps = [{identity}, {identity}], iterator_types = [{iterators}]}} "
        f"ins({value} : {tensor(shape)}) outs({init} : {tensor(shape, element)}) {{ ^bb0(%s: f32, %t: {element}): "
        f"%r = arith.truncf %s : f32 to {element} linalg.yield %r : {element} }} -> {tensor(shape, element)}"
    )


def pack(module, value, k, n, nr, element="f32", kr=1):
    shape = (-(-n // nr), k, nr) if kr == 1 else (-(-n // nr), -(-k // kr), nr, kr)
    value = narrow(module, value, (k, n), element)
    init = module.new_empty(shape, element)
    packed = module.new_value(
        f"nnprim.pack ins({value} : {tensor((k, n), element)}) "
        f"outs({init} : {tensor(shape, element)}) -> {tensor(shape, element)}"
    )
    return packed, tensor(shape, element)


def gemm(module, m, n, k, nr, kind, element="f32", kr=1, mr=None, hints=""):
    """With vectors along K if `kr` values of it lie together: tiles of `mr` rows."""
    lhs, rhs = module.new_input((m, k)), module.new_input((k, n))
    packed, packed_type = pack(module, rhs, k, n, nr, element, kr)
    plan = f"attributes {{plan = #nnprim.gemm_plan<nr = {nr}, mr = {mr}, kr = {kr}{hints}>}}" if mr else ""
    clause, region = epilogue(module, kind, (m, n))
    init, out = module.new_empty((m, n)), tensor((m, n))
    value = module.new_value(
        f"nnprim.gemm ins({lhs}, {packed} : {tensor((m, k))}, {packed_type}) "
        f"outs({init} : {out}) {clause} {plan} {region} -> {out}"
    )
    weights = "" if element == "f32" else f" {element} weights"
    module.finish(value, (m, n), f"gemm {m}x{n}x{k} nr {nr} kr {kr} mr {mr}{hints} {kind}{weights}")


def output_extent(extent, taps, stride, dilation, pad):
    return (extent + 2 * pad - dilation * (taps - 1) - 1) // stride + 1


def window(height, width, taps, stride, dilation, pad):
    return tuple(
        output_extent(extent, taps, stride, dilation, pad)
        for extent in (height, width)
    )


def numbers(pair):
    return f"[{', '.join(map(str, pair))}]"


def convolution(module, n, size, c, f, taps, strides, dilations, pads, nr, kind, direct, element="f32", kr=1,
                pixels=None, hints=""):
    """All but the numbers of images, channels and filters are pairs, of rows and columns. With vectors along channels
    if `kr` of them lie together. By a plan with tiles of `pixels` pixels if these are given."""
    height, width = size
    out = tuple(map(output_extent, size, taps, strides, dilations, pads))
    oh, ow = out
    if oh <= 0 or ow <= 0:
        return
    x = module.new_input((n, height, width, c))
    depth = taps[0] * taps[1] * c
    w = module.new_input((depth, f))
    packed, packed_type = pack(module, w, depth, f, nr, element, kr)
    tile = (f"direct_conv_plan<nr = {nr}, kr = {kr}, tile_rows = 1, tile_columns = {min(pixels or 1, ow)}, "
            "pixels_outermost = true") if direct else f"gemm_plan<nr = {nr}, mr = {pixels}, kr = {kr}"
    plan = f"attributes {{plan = #nnprim.{tile}{hints}>}}" if pixels else ""
    rows = tensor((n * oh * ow, taps[0] * taps[1]), "i32")
    empty = module.new_empty((n * oh * ow, taps[0] * taps[1]), "i32")
    promise = (
        f"window <input_size = {numbers((n, *size))}, output_size = {numbers(out)}, "
        f"kernel_size = {numbers(taps)}, strides = {numbers(strides)}, "
        f"dilations = {numbers(dilations)}, pads = {numbers(pads)}>"
    ) if direct else ""
    indices = module.new_value(
        f"nnprim.indirection input_size {numbers((n, *size))} "
        f"output_size {numbers(out)} kernel_size {numbers(taps)} "
        f"strides {numbers(strides)} dilations {numbers(dilations)} "
        f"pads {numbers(pads)} outs({empty} : {rows}) -> {rows}"
    )
    shape = (n, oh, ow, f)
    clause, region = epilogue(module, kind, shape)
    init, out = module.new_empty(shape), tensor(shape)
    value = module.new_value(
        f"nnprim.indirect_gemm ins({x}, {indices}, {packed} : "
        f"{tensor((n, height, width, c))}, {rows}, {packed_type}) "
        f"outs({init} : {out}) {promise} {clause} {plan} {region} -> {out}"
    )
    label = f"conv{' window' if direct else ''} {n}x{height}x{width}x{c} f{f} k{taps} s{strides} d{dilations} p{pads}"
    weights = "" if element == "f32" else f" {element} weights"
    module.finish(value, shape, f"{label} nr {nr} kr {kr}{hints} {kind}{weights}")


def depthwise(module, n, size, c, taps, stride, dilation, pad, kind):
    height, width = size
    oh, ow = window(height, width, taps, stride, dilation, pad)
    if oh <= 0 or ow <= 0:
        return
    x, w = module.new_input((n, height, width, c)), module.new_input((taps, taps, c))
    shape = (n, oh, ow, c)
    clause, region = epilogue(module, kind, shape)
    init, out = module.new_empty(shape), tensor(shape)
    value = module.new_value(
        f"nnprim.depthwise_conv ins({x}, {w} : {tensor((n, height, width, c))}, "
        f"{tensor((taps, taps, c))}) outs({init} : {out}) "
        f"strides [{stride}, {stride}] dilations [{dilation}, {dilation}] "
        f"pads [{pad}, {pad}] {clause} {region} -> {out}"
    )
    label = f"depthwise {n}x{height}x{width}x{c} k{taps} s{stride} d{dilation} p{pad}"
    module.finish(value, shape, f"{label} {kind}")


def depthwise_nchw(module, n, size, c, taps, strides, dilations, pads, kind, plan=""):
    """All but the numbers of images and channels are pairs, of rows and columns; by the planner's plan or another."""
    height, width = size
    oh, ow = map(output_extent, size, taps, strides, dilations, pads)
    if oh <= 0 or ow <= 0:
        return
    x, w = module.new_input((n, c, height, width)), module.new_input((c, *taps))
    shape = (n, c, oh, ow)
    clause, region = epilogue(module, kind, shape, 1)
    attributes = f"attributes {{plan = #nnprim.depthwise_nchw_plan<{plan}>}}" if plan else ""
    init, out = module.new_empty(shape), tensor(shape)
    value = module.new_value(
        f"nnprim.depthwise_conv_nchw ins({x}, {w} : {tensor((n, c, height, width))}, "
        f"{tensor((c, *taps))}) outs({init} : {out}) strides {numbers(strides)} dilations {numbers(dilations)} "
        f"pads {numbers(pads)} {clause} {attributes} {region} -> {out}"
    )
    label = f"depthwise nchw {n}x{c}x{height}x{width} k{taps} s{strides} d{dilations} p{pads} {plan}"
    module.finish(value, shape, f"{label} {kind}")


def depthwise_nchw_plan(target, size, taps, stride, dilation, pads, sets, rows):
    """A plan with as many parts of a sum and rows of a tile; rows are joined where they can be."""
    lanes, width = PANELS[target][0], size[1]
    outputs = output_extent(width, taps[1], stride, dilation, pads[1])
    if lanes < 16:  # No masks.
        pixels = 1
        while pixels * 2 <= min(lanes, outputs, width):
            pixels *= 2
        return f"rows = {rows}, pixels = {pixels}, sets = {min(sets, 15 // rows)}"
    joined = max(1, lanes // width) if stride == 1 and outputs == width else 1
    return f"rows = {rows}, pixels = {lanes}, sets = {sets}, joined_rows = {joined}, masks_tails = true"


def conv_gemm(module, n, size, c, f, taps, stride, dilation, pad, kind, nr=None, plan=""):
    """With plain filters or, if there is a panel width, packed ones; by the planner's plan or another."""
    height, width = size
    oh, ow = window(height, width, taps, stride, dilation, pad)
    if oh <= 0 or ow <= 0:
        return
    x = module.new_input((n, c, height, width))
    if nr:
        depth = taps * taps * c
        w, filter_type = pack(module, module.new_input((depth, f)), depth, f, nr)
    else:
        w, filter_type = module.new_input((f, c, taps, taps)), tensor((f, c, taps, taps))
    shape = (n, f, oh, ow)
    clause, region = epilogue(module, kind, shape, 1)
    init, out = module.new_empty(shape), tensor(shape)
    value = module.new_value(
        f"nnprim.conv_gemm ins({x}, {w} : {tensor((n, c, height, width))}, "
        f"{filter_type}) outs({init} : {out}) "
        f"strides [{stride}, {stride}] dilations [{dilation}, {dilation}] pads [{pad}, {pad}] "
        f"{f'kernel_size [{taps}, {taps}]' if nr else ''} {clause} "
        f"{f'attributes {{plan = #nnprim.{plan}}}' if plan else ''} {region} -> {out}"
    )
    label = f"conv_gemm {n}x{c}x{height}x{width} f{f} k{taps} s{stride} d{dilation} p{pad} nr {nr} {plan}"
    module.finish(value, shape, f"{label} {kind}", taps * taps * c)


def outer_conv(module, n, size, c, f, taps, strides, dilations, pads, kind, plan):
    """An outer product by the given plan; all but the numbers of images, channels and filters are pairs."""
    height, width = size
    oh, ow = map(output_extent, size, taps, strides, dilations, pads)
    x, w = module.new_input((n, c, height, width)), module.new_input((f, c, *taps))
    shape = (n, f, oh, ow)
    clause, region = epilogue(module, kind, shape, 1)
    init, out = module.new_empty(shape), tensor(shape)
    value = module.new_value(
        f"nnprim.conv_gemm ins({x}, {w} : {tensor((n, c, height, width))}, {tensor((f, c, *taps))}) "
        f"outs({init} : {out}) strides {numbers(strides)} dilations {numbers(dilations)} pads {numbers(pads)} "
        f"{clause} attributes {{plan = #nnprim.outer_conv_plan<{plan}>}} {region} -> {out}"
    )
    label = f"outer conv {n}x{c}x{height}x{width} f{f} k{taps} s{strides} d{dilations} p{pads} {plan}"
    module.finish(value, shape, f"{label} {kind}", taps[0] * taps[1] * c)


def outer_conv_cases(target):
    """Tiles of every form that registers hold, with whole vectors, tails and borders of every kind."""
    lanes = PANELS[target][0]
    for width, c, f, taps, stride, dilation, kind in itertools.product(
        [4, 5, 7, 8, 14, 16, 17, 31, 33, 56, 75], [1, 3, 5], [1, 2, 3, 7, 8],
        [(3, 3), (1, 1), (5, 5), (7, 7), (1, 3), (3, 1), (2, 4)], [1, 2], [1, 2], EPILOGUES,
    ):
        number = width + 3 * c + 5 * f + 7 * taps[0] + 11 * taps[1] + stride + dilation
        height = 1 + number % 9
        # Up to a tap more than the filter has: outputs of nothing but padding.
        pads = tuple((number + count) % (count + 2) for count in taps)
        size, strides = (height, width), (1 + number % 2, stride)
        outputs = tuple(map(output_extent, size, taps, strides, (dilation, dilation), pads))
        if min(outputs) <= 0:
            continue
        for filters, rows, vectors in [(1, 1, 1), (1, 3, 2), (2, 2, 1), (2, 1, 4), (4, 1, 2), (3, 2, 1)]:
            loops, order = number % 2 if rows == 1 else 0, (number + filters) % 2
            masks = lanes == 16 and (number + vectors) % 4 != 0
            pixels = lanes
            while not masks and pixels > min(width, outputs[1]):
                pixels //= 2
            if taps[0] * taps[1] * filters * rows * vectors > 400 and not loops:
                continue
            plan = (f"filters = {filters}, rows = {rows}, vectors = {vectors}, pixels = {pixels}, "
                    f"loop_over_taps = {'true' if loops else 'false'}, "
                    f"filters_outermost = {'true' if order else 'false'}, masks_tails = {'true' if masks else 'false'}")
            yield "outer conv", outer_conv, (
                1 + number % 2, size, c, f, taps, strides, (dilation, dilation), pads, kind, plan)


def winograd(module, n, size, c, f, m, taps, pad, kind, filters=""):
    """A convolution for which F(m, taps) is requested."""
    # The tolerance is for sums of products; transforms lose what docs/accuracy.md states.
    tiles(module, n, size, c, f, f"winograd{filters}_f{m}", taps, pad, kind, 1024 * WINOGRAD_SLACK[m + taps - 1] ** 2)


def fourier(module, n, size, c, f, points, taps, pad, kind):
    """A convolution for which Fourier transforms are requested."""
    tiles(module, n, size, c, f, f"fft{points}x{points}", taps, pad, kind, 1024)


def winograd_1d(module, n, size, c, f, m, taps, pad, kind):
    """A convolution for which 1-D Winograd F(m, max(taps)) is requested, whose errors are smaller."""
    tiles(module, n, size, c, f, f"winograd1d_f{m}", taps, pad, kind, 4 * 1024)


def padded_by(module, value, x, source, padded):
    """The image x with as much of the value on each side as on the other."""
    margins = ", ".join(str((large - small) // 2) for small, large in zip(source, padded))
    return module.new_value(
        f"tensor.pad {x} low[{margins}] high[{margins}] {{ "
        f"^bb0(%a: index, %b: index, %c: index, %d: index): tensor.yield {value} : f32 }} : "
        f"{tensor(source)} to {tensor(padded)}"
    )


def winograd_nchw(module, n, size, c, f, m, taps, pad, kind):
    """F(m, taps) of images that come and go in NCHW: the compiler changes their layout."""
    height, width = size
    oh, ow = window(height, width, taps, 1, 1, pad)
    if oh <= 0 or ow <= 0:
        return
    source, padded = (n, c, height, width), (n, c, height + 2 * pad, width + 2 * pad)
    x, w, shape = module.new_input(source), module.new_input((f, c, taps, taps)), (n, f, oh, ow)
    zero = module.new_value("arith.constant 0.0 : f32")
    image = padded_by(module, zero, x, source, padded)
    init, out = module.new_empty(shape), tensor(shape)
    filled = module.new_value(f"linalg.fill ins({zero} : f32) outs({init} : {out}) -> {out}")
    value = module.new_value(
        f'linalg.conv_2d_nchw_fchw {{nnprim.algorithm = "winograd_f{m}"}} ins({image}, {w} : {tensor(padded)}, '
        f"{tensor((f, c, taps, taps))}) outs({filled} : {out}) -> {out}"
    )
    if kind != "none":
        value = elementwise(module, value, kind, shape, channel=1)
    label = f"winograd_f{m} {n}x{c}x{height}x{width} f{f} k{taps} p{pad}"
    module.finish(value, shape, f"{label} {kind}", terms=1024 * WINOGRAD_SLACK[m + taps - 1] ** 2)


def tiles(module, n, size, c, f, algorithm, taps, pad, kind, terms):
    """A convolution by transforms of tiles; bias and activation are for the compiler to fuse."""
    height, width = size
    rows, columns = taps if isinstance(taps, tuple) else (taps, taps)
    oh, ow = height + 2 * pad - rows + 1, width + 2 * pad - columns + 1
    if oh <= 0 or ow <= 0:
        return
    x, w = module.new_input((n, height, width, c)), module.new_input((rows, columns, c, f))
    zero = module.new_value("arith.constant 0.0 : f32")
    source, padded = (n, height, width, c), (n, height + 2 * pad, width + 2 * pad, c)
    image = padded_by(module, zero, x, source, padded)
    shape = (n, oh, ow, f)
    init, out = module.new_empty(shape), tensor(shape)
    filled = module.new_value(f"linalg.fill ins({zero} : f32) outs({init} : {out}) -> {out}")
    value = module.new_value(
        f'linalg.conv_2d_nhwc_hwcf {{nnprim.algorithm = "{algorithm}"}} ins({image}, {w} : {tensor(padded)}, '
        f"{tensor((rows, columns, c, f))}) outs({filled} : {out}) -> {out}"
    )
    if kind != "none":
        value = elementwise(module, value, kind, shape)
    label = f"{algorithm} {n}x{height}x{width}x{c} f{f} k{taps} p{pad}"
    module.finish(value, shape, f"{label} {kind}", terms=terms)


def elementwise(module, value, kind, shape, channel=-1):
    """A linalg.generic after `value` with the body of an epilogue of this kind."""
    clause, region = epilogue(module, kind, shape, channel)
    inputs = re.search(r"\((.*) : (.*)\) maps \[(.*)\]", clause)
    identity = "affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>"
    init, out = module.new_empty(shape), tensor(shape)
    body = region.replace("nnprim.yield", "linalg.yield")
    body = re.sub(r"\^bb0\((.*?)\):", r"^bb0(\1, %out: f32):", body, count=1)
    iterators = ", ".join(4 * ['"parallel"'])
    return module.new_value(
        f"linalg.generic {{indexing_maps = [{identity}, {inputs[3]}, {identity}], iterator_types = [{iterators}]}} "
        f"ins({value}, {inputs[1]} : {out}, {inputs[2]}) outs({init} : {out}) {body} -> {out}"
    )


SOFTMAX_ALGORITHMS = ["auto", "two_pass", "three_pass_recompute", "three_pass_reload"]


def softmax(module, shape, dimension, algorithm="auto", log=False):
    x, init, out = module.new_input(shape), module.new_empty(shape), tensor(shape)
    value = module.new_value(
        f"nnprim.twopass_softmax {'log ' if log else ''}ins({x} : {out}) outs({init} : {out}) "
        f"dimension = {dimension} algorithm = {algorithm} -> {out}"
    )
    module.finish(value, shape, f"{'log ' if log else ''}softmax {shape} along {dimension} by {algorithm}")


EPILOGUES = ["none", "relu", "sigmoid", "residual"]  # epilogues.py has all.
REGISTERS = {"x86-64-avx512": 32, "x86-64-avx2": 16, "aarch64-neon": 32}
PANELS = {"x86-64-avx512": [16, 32, 48, 64], "x86-64-avx2": [8, 16, 24], "aarch64-neon": [4, 8, 12, 16]}
# By α: times 1e-5, the error that F(m, r) may have against a result in double precision.
WINOGRAD_SLACK = {4: 1, 6: 2, 8: 10}
SIZES = [(1, 1), (3, 2), (7, 7), (13, 5), (9, 17), (1, 29)]


def pairwise_cases(target):
    """Products of few columns whose vectors lie along K, in the tallest tiles that fit."""
    lanes = PANELS[target][0]
    for nr, kind in itertools.product([1, 2, 3, 5, 8], EPILOGUES):
        tallest = max((rows for rows in range(1, 32) if rows * nr + min(rows, nr) + 1 <= REGISTERS[target]), default=0)
        if not tallest:
            continue
        for m, n, k in itertools.product([1, 2, 7, 29], [1, nr, nr + 1, 17], [1, lanes - 1, lanes, 3 * lanes + 5, 64]):
            # Errors are relative to the largest output. A single long sum may cancel, and then says nothing.
            if m * n > 1 or k <= lanes:
                yield "gemm along k", gemm, (m, n, k, nr, kind, "f32", lanes, tallest)
        for size, groups, f, taps, stride, dilation in itertools.product(
            SIZES, [1, 3], [1, nr, nr + 2], [(1, 1), (3, 3), (1, 5), (4, 2)], [(1, 1), (2, 1), (2, 2)], [(1, 1), (2, 2)],
        ):
            pads = tuple(count // 2 for count in taps)
            yield "window along k", convolution, (
                1 + f % 2, size, groups * lanes, f, taps, stride, dilation, pads, nr, kind, True, "f32", lanes, tallest)


def hinted_cases(target):
    """Tiles with so many turns of the loop over K in an iteration, and lines that are prefetched to each cache."""
    for nr, turns, level, kind in itertools.product(
        PANELS[target], [0, 1, 2, 3, 5, 8], ["l1", "l2", "non_temporal"], EPILOGUES):
        vectors = nr // PANELS[target][0]
        rows = min(6, (REGISTERS[target] - 1) // vectors - 1)
        hints = (f", prefetch_rhs = {turns + 5}, prefetch_level = {level}, unroll = {turns}, "
                 f"prefetch_next_panel = {str(turns % 2 == 0).lower()}")
        for m, n, k in itertools.product([1, rows, 13], [nr - 1, nr + 1, 65], [1, 4, 7, 16, 33, 67]):
            yield "gemm hints", gemm, (m, n, k, nr, kind, "f32", 1, rows, f"{hints}, prefetch_lhs = true")
        for size, c, f, taps, stride in itertools.product(
            [(7, 7), (9, 17)], [1, 3, 17, 32], [5, 33], [(1, 1), (3, 3), (2, 5)], [(1, 1), (2, 1)],
        ):
            pads = tuple(count // 2 for count in taps)
            arguments = (1, size, c, f, taps, stride, (1, 1), pads, nr, kind)
            yield "conv hints", convolution, (*arguments, False, "f32", 1, rows, hints)
            yield "window hints", convolution, (*arguments, True, "f32", 1, rows, hints)
            outputs = output_extent(size[1], taps[0], 1, 1, pads[0])
            plan = f"direct_conv_plan<nr = {nr}, tile_rows = 1, tile_columns = {min(rows, outputs)}{hints}>"
            yield "packed conv_gemm hints", conv_gemm, (1, size, c, f, taps[0], 1, 1, pads[0], kind, nr, plan)


def all_cases(target):
    """(function, arguments) of every case, before sampling."""
    yield from pairwise_cases(target)
    yield from hinted_cases(target)
    yield from outer_conv_cases(target)
    panels = PANELS[target]
    for m, n, k, nr, kind in itertools.product(
        [1, 2, 5, 6, 7, 8, 13, 14, 15, 29, 57],
        [1, 3, 7, 8, 15, 16, 17, 31, 33, 48, 65, 100],
        [1, 2, 3, 7, 16, 33],
        panels,
        EPILOGUES,
    ):
        yield "gemm", gemm, (m, n, k, nr, kind)
        yield "gemm bf16", gemm, (m, n, k, nr, kind, "bf16")
        yield "gemm f16", gemm, (m, n, k, nr, kind, "f16")
    for size, c, f, taps, strides, dilations, nr, kind in itertools.product(
        SIZES, [1, 3, 4, 17, 32], [1, 5, 16, 33, 72],
        [(1, 1), (2, 2), (3, 3), (5, 5), (1, 7), (7, 1), (3, 2), (2, 5)],
        [(1, 1), (2, 2), (3, 3), (1, 2), (2, 1)], [(1, 1), (2, 2), (1, 2), (2, 1)], panels, EPILOGUES,
    ):
        n = 1 + (c + f + taps[0]) % 2
        # Up to a tap more than the kernel has: outputs of nothing but padding.
        pads = tuple((c + stride) % (count + 2) for stride, count in zip(strides, taps))
        arguments = (n, size, c, f, taps, strides, dilations, pads, nr, kind)
        yield "conv", convolution, (*arguments, False)
        yield "window", convolution, (*arguments, True)
        yield "conv bf16", convolution, (*arguments, False, "bf16")
        yield "window bf16", convolution, (*arguments, True, "bf16")
    for size, c, taps, stride, dilation, kind in itertools.product(
        [*SIZES, (11, 23)], [1, 3, 4, 8, 15, 16, 17, 33, 64, 72, 256], [1, 2, 3, 5, 7, 14],
        [1, 2, 3, 4], [1, 2], EPILOGUES,
    ):
        n = 1 + (c + taps) % 2
        pad = (c + stride) % (taps + 1)
        yield "depthwise", depthwise, (n, size, c, taps, stride, dilation, pad, kind)
    # Rows shorter than a vector, as long, and with every kind of tail; strides of which there is no kernel; more
    # padding than a filter has taps.
    for width, taps, strides, dilations, kind in itertools.product(
        [1, 2, 3, 4, 5, 7, 8, 14, 16, 17, 23, 28, 31, 33, 47, 56, 61, 112],
        [(3, 3), (5, 5), (1, 1), (2, 2), (7, 7), (1, 3), (3, 1), (4, 5)],
        [(1, 1), (2, 2), (1, 2), (2, 1), (3, 3)], [(1, 1), (2, 2), (2, 1)], EPILOGUES,
    ):
        height = {1: 1, 2: 14, 3: 9, 4: 23}.get(width, 3 + width * 5 % 17)
        pads = tuple((width + count) % (count + 2) for count in taps)
        n, c = 1 + width % 2, 1 + (width + taps[0]) % 4
        yield "depthwise nchw", depthwise_nchw, (n, (height, width), c, taps, strides, dilations, pads, kind)
    # As in networks.
    for width, taps, stride, kind in itertools.product([7, 14, 28, 56, 112], [3, 5], [1, 2], EPILOGUES):
        pads = (taps // 2, taps // 2)
        yield "depthwise nchw", depthwise_nchw, (
            1, (width, width), 3, (taps, taps), (stride, stride), (1, 1), pads, kind)
    # Sums in parts and vectors of several rows, in tiles of any height.
    for width, taps, stride, sets, rows, kind in itertools.product(
        [1, 2, 3, 4, 5, 7, 8, 9, 14, 23, 28], [(3, 3), (5, 5), (2, 2), (1, 3), (3, 1), (4, 5)], [1, 2], [1, 2, 3, 4],
        [1, 2, 3, 5, 7], EPILOGUES,
    ):
        height, dilation = 1 + (width * 3 + rows) % 11, 1 + (width + sets) % 2
        pads = tuple(dilation * (count - 1) // 2 for count in taps)
        plan = depthwise_nchw_plan(target, (height, width), taps, stride, dilation, pads, sets, rows)
        yield "depthwise nchw plans", depthwise_nchw, (
            1, (height, width), 3, taps, (stride, stride), (dilation, dilation), pads, kind, plan)
    # Panels within a row of pixels, across several, and several in a group.
    for size, c, f, taps, stride, dilation, kind in itertools.product(
        [*SIZES, (11, 23), (6, 75), (40, 40)], [1, 3, 4, 17, 40], [1, 5, 13, 16, 33], [1, 2, 3, 5, 7], [1, 2, 3, 4],
        [1, 2], EPILOGUES,
    ):
        n = 1 + (c + f + taps) % 2
        pad = (c + stride) % (taps + 2)
        arguments = (n, size, c, f, taps, stride, dilation, pad, kind)
        yield "conv_gemm", conv_gemm, arguments
        for nr in panels:
            yield "packed conv_gemm", conv_gemm, (*arguments, nr)
    for size, c, f, (m, taps), kind in itertools.product(
        [*SIZES, (14, 14), (23, 11)], [1, 3, 8, 17, 32], [1, 5, 16, 33, 72],
        [(2, 3), (4, 3), (6, 3), (2, 5), (4, 5)], EPILOGUES,
    ):
        pad = (c + f) % (taps + 1)
        yield "winograd", winograd, (1 + (c + f + taps) % 2, size, c, f, m, taps, pad, kind)
        yield "on-the-fly winograd", winograd, (1 + (c + f + taps) % 2, size, c, f, m, taps, pad, kind, "_on_the_fly")
        yield "winograd nchw", winograd_nchw, (1 + (c + f + taps) % 2, size, c, f, m, taps, pad, kind)
    # Several ranges of channels, the last of them shorter.
    for c, f, (m, taps), kind in itertools.product([89, 130, 257], [5, 33, 72], [(2, 3), (4, 3), (6, 3), (4, 5)], EPILOGUES):
        yield "on-the-fly winograd ranges", winograd, (1, (9, 13), c, f, m, taps, 1, kind, "_on_the_fly")
    for size, c, f, (m, taps), kind in itertools.product(
        [*SIZES, (14, 14), (23, 11)], [1, 3, 8, 17, 32], [1, 5, 16, 33, 72],
        [(2, (3, 3)), (4, (3, 3)), (8, (3, 3)), (4, (5, 5)), (4, (1, 7)), (2, (7, 1)), (4, (2, 3)), (5, (3, 2)),
         (3, (1, 3)), (6, (5, 1))], EPILOGUES,
    ):
        pad = (c + f) % (min(taps) + 1)
        yield "winograd 1d", winograd_1d, (1 + (c + f + sum(taps)) % 2, size, c, f, m, taps, pad, kind)
    for size, c, f, (points, taps), kind in itertools.product(
        [*SIZES, (14, 14), (23, 11), (27, 27)], [1, 3, 8, 17, 32], [1, 5, 16, 33, 72],
        [(8, 2), (8, 3), (8, 5), (16, 5), (16, 7), (16, 11)], EPILOGUES,
    ):
        pad = (c + f) % (taps + 1)
        yield "fourier", fourier, (1 + (c + f + taps) % 2, size, c, f, points, taps, pad, kind)
    for rows, length, inner in itertools.product(
        [1, 3], [1, 2, 3, 15, 16, 17, 63, 64, 65, 100, 257], [1, 2, 15, 16, 17, 40]
    ):
        shape = (rows, length) if inner == 1 and rows == 1 else (rows, length, inner)
        for algorithm, log in itertools.product(SOFTMAX_ALGORITHMS, [False, True]):
            yield "softmax", softmax, (shape, 1, algorithm, log)
            yield "softmax", softmax, (shape, len(shape) - 1, algorithm, log)
    for shape, algorithm in itertools.product([(1, 8192), (2, 40001), (700, 18)], SOFTMAX_ALGORITHMS):
        yield "softmax", softmax, (shape, 1, algorithm)
        yield "softmax", softmax, (shape, 0, algorithm)


def sample(target, count, seed):
    """`count` cases, as many of each primitive as there are of the others."""
    by_kind = {}
    for kind, function, arguments in all_cases(target):
        by_kind.setdefault(kind, []).append((function, arguments))
    rng = random.Random(seed)
    share = max(1, count // len(by_kind))
    cases = []
    for group in by_kind.values():
        cases += group if len(group) <= share else rng.sample(group, share)
    return cases


def run(command):
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"failed: {' '.join(command)}\n{result.stderr.strip()}")
    return result.stderr


def outputs(args, source, directory, name, flags, runner):
    library = os.path.join(directory, name + ".so")
    run([args.compiler, source, "-o", library, *flags])
    return run_library(library, runner, os.path.join(directory, name))


def run_library(library, runner, results, threads=1):
    os.mkdir(results)
    run([*runner, library, f"--output-dir={results}", f"--threads={threads}"])
    return results


def check_batch(args, cases, directory, new_module):
    """Runs one batch; the number of outputs that differ."""
    module = new_module()
    for function, arguments in cases:
        function(module, *arguments)
    source = module.write(directory)
    runner = args.runner.split()
    flags = [f"--target={emitted(args.target)}", "--min-thread-cycles=0", f"--max-error={args.max_error}"]
    fast = outputs(args, source, directory, "fast", flags, runner)
    threaded = run_library(fast + ".so", runner, os.path.join(directory, "threaded"), threads=3)
    slow = outputs(args, source, directory, "slow", ["--reference"], args.host_runner.split())
    failures = 0
    for i, label in enumerate(module.labels):
        y, y64 = (np.load(os.path.join(d, f"output{i}.npy")) for d in (fast, slow))
        scale = np.abs(y64).max(initial=0.0)
        error = np.abs(y.astype(np.float64) - y64).max(initial=0.0)
        if not error <= args.max_error * module.slack[i] * scale:
            failures += 1
            print(f"FAIL {label}: error {error / scale if scale else error:.2e}")
        elif y.tobytes() != np.load(os.path.join(threaded, f"output{i}.npy")).tobytes():
            failures += 1
            print(f"FAIL {label}: other bits in three threads")
    return failures, len(module.labels)


def main(draw=sample, description=__doc__, new_module=Module):
    """Runs the cases (function, arguments) that draw(target, count, seed) gives."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--compiler", default="nnprim-compile")
    parser.add_argument("--runner", default="nnprim-run", help="runs code for --target")
    parser.add_argument("--host-runner", default="nnprim-run")
    parser.add_argument("--target", default="x86-64-avx512", choices=PANELS)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--batch", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--max-error", type=float, default=1e-5)
    args = parser.parse_args()
    if not runs_here(args.target):
        print(f"{args.target}: this CPU does not run it")
        return SKIPPED
    cases = draw(args.target, args.count, args.seed)
    failed = total = 0
    for begin in range(0, len(cases), args.batch):
        with tempfile.TemporaryDirectory() as directory:
            bad, count = check_batch(args, cases[begin : begin + args.batch], directory, new_module)
        failed, total = failed + bad, total + count
    print(f"{target_label(args.target)}: {total - failed} passed, {failed} failed")
    return 1 if failed or not total else 0


if __name__ == "__main__":
    sys.exit(main())
