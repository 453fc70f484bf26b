#!/usr/bin/env python3
# ===- random_convs.py - Random convolutions against the reference --------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles random convolutions in linalg the whole way and compares with the reference path.

    random_convs.py --target=x86-64-avx2 --count=500 --seed=1

Nothing about a case is square: extents, taps, strides, dilations and each of the
four paddings are drawn apart, and so are groups, the batch, whether the filter is
a constant, and what follows the convolution. Unlike sweep.py, which tests each
primitive, this leaves it to the compiler what a layer becomes.
"""

import random
import sys

import numpy as np

import harness
import primitives
from harness import tensor

# conv_gemm is requested; the algorithm of the others is the compiler's choice.
KINDS = {"dense": 5, "depthwise": 3, "grouped": 2, "many groups": 3, "nchw": 2, "conv_gemm": 2}
EPILOGUES = ["none", *primitives.BODIES]
# An epilogue that bounds its result makes the rounding of a large sum look large: sums are scaled to about 1 first.
BOUNDED = {"clamp", "sigmoid", "tanh"}


def draw_axis(rng, largest):
    """(extent, taps, stride, dilation, low, high) of one dimension, with an output of one pixel at least."""
    while True:
        extent = rng.choice([1, 2, 3, 5, 7, 8, 13, 14, 15, rng.randint(1, largest)])
        taps = rng.choice([1, 1, 2, 3, 3, 3, 4, 5, 7])
        stride, dilation = rng.choice([1, 1, 2, 3]), rng.choice([1, 1, 1, 2, 3])
        low, high = rng.choice([0, 0, 1, 2, 3, 5]), rng.choice([0, 0, 1, 2, 3])
        if extent + low + high >= dilation * (taps - 1) + 1:
            return extent, taps, stride, dilation, low, high


def draw_large_axis(rng, extent):
    """An axis of `extent`, with the taps of common layers."""
    taps = rng.choice([1, 3, 3, 5])
    low = rng.choice([0, taps // 2])
    return extent, taps, rng.choice([1, 1, 2]), 1, low, rng.choice([0, low])


def output_extent(axis):
    extent, taps, stride, dilation, low, high = axis
    return (extent + low + high - dilation * (taps - 1) - 1) // stride + 1


def draw_channels(rng, kind):
    """(groups, input channels, filters), of each group for a grouped one."""
    sizes = [1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 32, 33, 48, 63, 64, 65, rng.randint(1, 100)]
    if kind == "depthwise":
        channels = rng.choice(sizes)
        return channels, 1, 1
    if kind == "grouped":
        return rng.randint(2, 4), rng.choice([1, 2, 3, 8, 17]), rng.choice([1, 2, 5, 16, 20])
    if kind == "many groups":
        channels = rng.choice([1, 3, 4, 8, 8, 12, 16, 24])
        return rng.choice([2, 3, 5, 8, 13, 32]), channels, rng.choice([channels, 2, 4, 8, 16, 17])
    return 1, rng.choice(sizes), rng.choice(sizes)


class Case:
    """One convolution; `emit` adds it to a module."""

    def __init__(self, rng):
        self.kind = rng.choices(list(KINDS), KINDS.values())[0]
        self.batch = rng.choice([1, 1, 1, 2, 3])
        self.height, self.width = draw_axis(rng, 24), draw_axis(rng, 40)
        self.groups, self.channels, self.filters = draw_channels(rng, self.kind)
        self.constant = rng.random() < 0.5
        self.epilogue = rng.choice(EPILOGUES)
        self.seed = rng.randrange(1 << 30)
        if self.kind == "many groups":
            self.enlarge(rng)

    def enlarge(self, rng):
        """Groups of constant filters are one loop, inside of the rows of an image of more than half of a 256 KiB L2."""
        self.constant = True
        if self.batch == 1:
            extent = max(3, round((50000 / (self.groups * (self.channels + self.filters))) ** 0.5))
            self.height, self.width = draw_large_axis(rng, extent), draw_large_axis(rng, extent + rng.choice([0, 1]))

    def label(self):
        axes = " ".join(
            f"{name}{axis[0]} k{axis[1]} s{axis[2]} d{axis[3]} p{axis[4]},{axis[5]}"
            for name, axis in (("h", self.height), ("w", self.width))
        )
        channels = f"g{self.groups} c{self.channels} f{self.filters}"
        return f"{self.kind} n{self.batch} {axes} {channels} {self.epilogue}{' constant' if self.constant else ''}"

    def terms(self):
        """Products of which an output is the sum."""
        return self.height[1] * self.width[1] * self.channels

    def tolerated_terms(self):
        """Those that the tolerance is for."""
        return self.terms()

    def asked(self):
        """The algorithm that is asked for, if any."""
        return "conv_gemm" if self.kind == "conv_gemm" else None

    def channels_first(self):
        return self.kind in ("nchw", "grouped", "many groups", "conv_gemm")

    def image(self, channels, height, width):
        if self.channels_first():
            return (self.batch, *channels, height, width)
        return (self.batch, height, width, *channels)

    def shapes(self):
        """(op, input, filter, result), the input with its padding."""
        taps = (self.height[1], self.width[1])
        padded = [axis[0] + axis[4] + axis[5] for axis in (self.height, self.width)]
        outs = [output_extent(axis) for axis in (self.height, self.width)]
        op, inputs, filters, results = {
            "dense": ("conv_2d_nhwc_hwcf", (self.channels,), (*taps, self.channels, self.filters), (self.filters,)),
            "nchw": ("conv_2d_nchw_fchw", (self.channels,), (self.filters, self.channels, *taps), (self.filters,)),
            "depthwise": ("depthwise_conv_2d_nhwc_hwc", (self.groups,), (*taps, self.groups), (self.groups,)),
            "grouped": (
                "conv_2d_ngchw_gfchw",
                (self.groups, self.channels),
                (self.groups, self.filters, self.channels, *taps),
                (self.groups, self.filters),
            ),
        }[{"conv_gemm": "nchw", "many groups": "grouped"}.get(self.kind, self.kind)]
        return op, self.image(inputs, *padded), filters, self.image(results, *outs)

    def emit_input(self, module, padded):
        """The input, padded with zeros where it has padding."""
        height, width = self.height, self.width
        rank = len(padded)
        first = rank - 2 if self.channels_first() else 1
        low, high = [0] * rank, [0] * rank
        low[first : first + 2], high[first : first + 2] = (height[4], width[4]), (height[5], width[5])
        shape = tuple(extent - l - h for extent, l, h in zip(padded, low, high))
        value = module.new_input(shape)
        if not any(low + high):
            return value
        indices = ", ".join(f"%i{d}: index" for d in range(rank))
        return module.new_value(
            f"tensor.pad {value} low{low} high{high} {{ ^bb0({indices}): %zero = arith.constant 0.0 : f32 "
            f"tensor.yield %zero : f32 }} : {tensor(shape)} to {tensor(padded)}"
        )

    def emit_filter(self, module, shape):
        if not self.constant:
            return module.new_input(shape)
        values = np.random.RandomState(self.seed).standard_normal(shape).astype("<f4")
        return module.new_value(f'arith.constant dense<"0x{values.tobytes().hex()}"> : {tensor(shape)}')

    def emit_epilogue(self, module, value, shape):
        """Bias and activation as a loop of their own, which the compiler fuses."""
        if self.epilogue == "none":
            return value
        dims = ", ".join(f"d{d}" for d in range(len(shape)))
        first = 1 if self.channels_first() else len(shape) - 1
        last = len(shape) - 2 if self.channels_first() else len(shape)
        bias_shape = shape[first:last]
        bias_dims = ", ".join(f"d{d}" for d in range(first, last))
        operands = [(value, shape, dims), (module.new_input(bias_shape), bias_shape, bias_dims)]
        if "%x" in primitives.BODIES[self.epilogue]:
            operands.append((module.new_input(shape), shape, dims))
        body = primitives.BODIES[self.epilogue].replace("%x", "%a2")
        scale = self.terms() ** -0.5 if self.epilogue in BOUNDED else 1.0
        maps = ", ".join(f"affine_map<({dims}) -> ({read})>" for _, _, read in [*operands, (None, None, dims)])
        iterators = ", ".join(['"parallel"'] * len(shape))
        arguments = ", ".join(f"%a{i}: f32" for i in range(len(operands)))
        init = module.new_empty(shape)
        return module.new_value(
            f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} "
            f"ins({', '.join(v for v, _, _ in operands)} : {', '.join(tensor(s) for _, s, _ in operands)}) "
            f"outs({init} : {tensor(shape)}) {{ ^bb0({arguments}, %out: f32): %scale = arith.constant {scale:.6e} : f32 "
            f"%t = arith.mulf %a0, %scale : f32 %s = arith.addf %t, %a1 : f32 {body} linalg.yield %r : f32 }} -> {tensor(shape)}"
        )

    def emit(self, module):
        op, padded, filters, result = self.shapes()
        x, w = self.emit_input(module, padded), self.emit_filter(module, filters)
        zero = module.new_value("arith.constant 0.0 : f32")
        empty, out = module.new_empty(result), tensor(result)
        init = module.new_value(f"linalg.fill ins({zero} : f32) outs({empty} : {out}) -> {out}")
        axes = (self.height, self.width)
        strides, dilations = (", ".join(str(axis[i]) for axis in axes) for i in (2, 3))
        asked = f', nnprim.algorithm = "{self.asked()}"' if self.asked() else ""
        value = module.new_value(
            f"linalg.{op} {{strides = dense<[{strides}]> : tensor<2xi64>, "
            f"dilations = dense<[{dilations}]> : tensor<2xi64>{asked}}} "
            f"ins({x}, {w} : {tensor(padded)}, {tensor(filters)}) outs({init} : {out}) -> {out}"
        )
        module.finish(self.emit_epilogue(module, value, result), result, self.label(), self.tolerated_terms())


def sample(_, count, seed):
    """`count` cases in the form that sweep.py takes them."""
    rng = random.Random(seed)
    return [(lambda module, case: case.emit(module), (Case(rng),)) for _ in range(count)]


if __name__ == "__main__":
    sys.exit(harness.main(sample, __doc__))
