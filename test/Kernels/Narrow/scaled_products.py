#!/usr/bin/env python3
# ===- scaled_products.py - Products of f32 by integers that share scales, every bit --------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""gemm and indirect_gemm (`nnprim.algorithm = "int16"`) by integers of 16 bits, against a model.

Each row of A and each column of B has one scale. Products of four or sixteen values of K, as many as the target's
kernels take, are added exactly, rounded to f32 and added in order; the scales multiply the sum. Of a convolution, each
pixel has a scale, and each column one for each tap; sums of taps are added in order. Random values of all magnitudes, every number of rows, columns and values
of K around tiles, rows of zeros, subnormal rows, rows near the largest f32, whose results are finite, rows with an
infinity or a NaN, whose results are NaN, and the largest factors, whose sums fill 31 bits; pointwise convolutions in
groups, which read and write slices of an image's channels; and rows whose channels are multiplied by inputs. Beside
every bit the error against f64 is bounded: half a unit of each factor, and roundings of the sums. Three threads give the
same bits as one.
"""

import os
import random
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from bf16_products import COLUMNS, Module, add_to_odd, check, conv, matmul  # noqa: E402
from harness import make_parser, tensor  # noqa: E402
from primitives import output_extent  # noqa: E402
from targets import SKIPPED, runs_here  # noqa: E402

ALGORITHM = 'nnprim.algorithm = "int16"'
# Registers hold rows of 64 values with AVX2, of 384 with AVX-512.
DEPTHS = [1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 200, 383, 384, 385, 577]
LARGEST, LARGEST_SUM, LARGEST_NORM = np.float32(32767), 65536, 46336


def groups_of(x, terms):
    """Values of each group of neighbours along the second axis, with zeros behind the last."""
    return np.pad(x, ((0, 0), (0, -x.shape[1] % terms))).reshape(len(x), -1, terms)


def largest_squares(x, terms):
    """The greatest sum of squares of each row's groups, whose upper halves are added to their lower ones."""
    sums = groups_of(x * x, terms)
    while sums.shape[2] > 1:
        half = sums.shape[2] // 2
        sums = sums[:, :, :half] + sums[:, :, half:]
    return sums[:, :, 0].max(axis=1, keepdims=True)


def scale_rows(x, terms):
    """The integers, and the scales of rows. If more than four products are added, norms of so many are limited."""
    greatest = np.maximum(np.abs(x).max(axis=1, keepdims=True), np.float32(2.0**-100))
    if terms > 4:
        weight, squares = LARGEST / np.float32(LARGEST_NORM), largest_squares(x, terms)
        is_known = (greatest >= np.float32(2.0**-40)) & (squares < np.inf)
        most = np.sqrt(np.float32(terms)) * weight
        greatest = np.maximum(greatest, np.where(is_known, np.sqrt(squares) * weight, greatest * most))
    inverse, scale = LARGEST / greatest, greatest * (np.float32(1) / LARGEST) + (greatest - greatest)
    return np.rint(x * inverse).astype(np.float64), scale


def scale_columns(x, terms):
    """The integers, and the scales of columns: sums of products of integers of rows with them fit in 31 bits."""
    magnitudes = np.abs(x).astype(np.float64)
    groups = groups_of(magnitudes.T, terms)
    sums = (np.sqrt((groups**2).sum(axis=2)) / LARGEST_NORM if terms > 4 else groups.sum(axis=2) / LARGEST_SUM).max(axis=1)
    greatest = np.maximum(magnitudes.max(axis=0, keepdims=True), 2.0**-100)
    exact = np.maximum(greatest / float(LARGEST), sums[None, :])
    scales = np.nextafter(exact.astype(np.float32), np.float32(np.inf))
    return np.rint(x * (np.float32(1) / scales)).astype(np.float64), scales


class ScaledModule(Module):
    element = "f32"

    def __init__(self, terms, *arguments):
        super().__init__(*arguments)
        self.terms, self.special = terms, None

    def encode(self, values):
        return values.astype("<f4")

    def random(self, shape, has_tiny):
        """Magnitudes from 2^-20 to 2^20, and some values 0; or many of one magnitude and one sign; or all the largest;
        or a huge A beside a tiny B."""
        values = self.rng.standard_normal(shape)
        if self.special == "largest":
            values = np.full(shape, 3.0)
        else:
            values = np.abs(values) if has_tiny else values * 2.0 ** self.rng.integers(-20, 21, shape)
            values = np.where(self.rng.random(shape) < 0.1, 0.0, values)
        values = values.astype(np.float32)
        if self.special in ("huge", "tiny"):
            values *= np.float32(1e30 if self.special == "huge" else 1e-23)
            self.special = "tiny" if self.special == "huge" else None
        if self.special == "rows":
            values[0], values[-1] = 0.0, 1e-38
            self.special = None
        if self.special in (np.inf, -np.inf) or self.special != self.special:
            values[len(values) // 2, -1] = self.special
            self.special = None
        return values

    def product(self, a, b, taps=1):
        channels = a.shape[1] // taps
        greatest = np.abs(b).reshape(taps, channels, -1).max(axis=(0, 2))
        with np.errstate(invalid="ignore", divide="ignore", over="ignore"):
            # Near the roots of by how much rows are below the greatest: 2 for 4 to 16, 4 for 16 to 64.
            below = np.where(greatest > 0, np.minimum(greatest.max() / greatest, np.float32(2.0**40)), np.float32(2.0**40))
            factors = np.ldexp(np.float32(1), -((np.frexp(below)[1] - 1) // 2)).astype(np.float32)
            a, b = a * np.tile(factors, taps), b / np.tile(factors, taps)[:, None]
            result, halves = np.zeros((a.shape[0], b.shape[1]), np.float32), 0.0
            for tap in range(taps):
                part = slice(tap * channels, (tap + 1) * channels)
                result, of_tap = add_tap(result, a[:, part], b[part], self.terms)
                halves = halves + of_tap
            magnitude = np.abs(a).astype(np.float64) @ np.abs(b).astype(np.float64)
            error = np.abs(result - a.astype(np.float64) @ b.astype(np.float64))
            bound = 0.501 * halves + (a.shape[1] + 4 * taps) * 2.0**-24 * (magnitude + halves) + 2.0**-126
            assert np.all((error <= bound) | ~np.isfinite(bound)), "the model's error exceeds what is promised"
        return result

    def finish(self, text, shape, expected, what):
        asked = text.replace("linalg.matmul ins", f"linalg.matmul {{{ALGORITHM}}} ins")
        asked = asked.replace("{dilations", f"{{{ALGORITHM}, dilations")
        super().finish(asked, shape, expected, what)


def add_tap(total, a, b, number):
    """total + a · b, where the last step is a fused multiply-add and `number` products are added as integers, and the sums
    of half units of all factors."""
    left, row_scales = scale_rows(a, number)
    right, column_scales = scale_columns(b, number)
    terms = np.zeros_like(total)
    for k in range(0, a.shape[1], number):
        exact = left[:, k:k + number] @ right[k:k + number]
        assert not np.any(np.abs(exact) >= 2.0**31)
        terms = terms + exact.astype(np.float32)
    scaled = (terms * column_scales).astype(np.float64) * row_scales
    halves = row_scales.astype(np.float64) * np.abs(b).astype(np.float64).sum(axis=0) + \
        column_scales.astype(np.float64) * np.abs(a).astype(np.float64).sum(axis=1, keepdims=True)
    return add_to_odd(total.astype(np.float64), scaled).astype(np.float32), halves


def window(module, size, channels, filters, taps, stride, dilation, pad, batch=1):
    """A convolution of `size` by taps, strides, dilations and pads of each dimension."""
    out = [output_extent(size[i], taps[i], stride[i], dilation[i], pad[i]) for i in (0, 1)]
    if min(out) <= 0:
        return
    shape, weights = (batch, *size, channels), (*taps, channels, filters)
    padded = (batch, size[0] + 2 * pad[0], size[1] + 2 * pad[1], channels)
    x, w = module.random(shape, False), module.random(weights, False)
    a, b = module.new_input(x), module.new_weights(w)
    name, result = f"%p{len(module.body)}", (batch, *out, filters)
    module.body.append(f"  {name}_z = arith.constant 0.0 : f32\n"
                       f"  {name} = tensor.pad {a} low[0, {pad[0]}, {pad[1]}, 0] high[0, {pad[0]}, {pad[1]}, 0] {{\n"
                       f"  ^bb0(%n: index, %h: index, %w: index, %c: index):\n    tensor.yield {name}_z : f32\n"
                       f"  }} : {tensor(shape)} to {tensor(padded)}")
    init = module.zeros(result)
    image = np.pad(x, [(0, 0), (pad[0], pad[0]), (pad[1], pad[1]), (0, 0)])
    rows = np.stack([image[n, i * stride[0] : i * stride[0] + taps[0] * dilation[0] : dilation[0],
                           j * stride[1] : j * stride[1] + taps[1] * dilation[1] : dilation[1]].ravel()
                     for n in range(batch) for i in range(out[0]) for j in range(out[1])])
    module.finish(
        f"linalg.conv_2d_nhwc_hwcf {{dilations = dense<{list(dilation)}> : vector<2xi64>, "
        f"strides = dense<{list(stride)}> : vector<2xi64>}} "
        f"ins({name}, {b} : {tensor(padded)}, {tensor(weights)}) outs({init} : {tensor(result)})",
        result, module.product(rows, w.reshape(-1, filters), taps[0] * taps[1]).reshape(result),
        f"window {batch}x{size[0]}x{size[1]}x{channels} f{filters} k{taps} s{stride} d{dilation} p{pad}")


def bands(module):
    """Windows whose pixels are rounded by bands of rows: in one band or one row, in bands that do not divide the image,
    beyond the stack, of several images, with strides, dilations and paddings, and tiles of several rows."""
    one, two = (1, 1), (2, 2)
    window(module, (1, 5), 4, 33, (1, 3), one, one, (0, 1))
    window(module, (2, 19), 60, 16, (3, 3), one, one, one)
    window(module, (23, 13), 200, 40, (3, 3), one, one, one, batch=2)
    window(module, (31, 29), 130, 33, (3, 3), two, one, one)
    window(module, (37, 11), 65, 17, (5, 3), (3, 1), (2, 1), (4, 1))
    window(module, (17, 4), 32, 48, (3, 3), one, one, one)
    window(module, (11, 3), 20, 8, (5, 2), one, one, (2, 0), batch=3)
    window(module, (19, 19), 24, 64, (1, 7), one, one, (0, 3))
    window(module, (19, 17), 24, 64, (7, 1), one, one, (3, 0))
    window(module, (7, 301), 120, 16, (3, 3), one, one, (0, 1))
    window(module, (5, 700), 61, 5, (2, 2), two, one, (0, 0))


def pointwise_groups(module, size, groups, channels, filters):
    """A 1x1 convolution of `groups` groups; of one some channels have much smaller weights, which gives factors to all."""
    x, w = module.random((1, size, size, groups, channels), False), module.random((groups, filters, 1, 1, channels), True)
    w[-1, :, :, :, ::2] *= np.float32(2.0**-9)
    a, b = module.new_input(x), module.new_weights(w)
    out = (1, size, size, groups, filters)
    parts = [module.product(x[..., group, :].reshape(-1, channels), w[group, :, 0, 0].T.copy()) for group in range(groups)]
    module.finish(f"linalg.conv_2d_nhwgc_gfhwc {{{ALGORITHM}, dilations = dense<1> : vector<2xi64>, "
                  f"strides = dense<1> : vector<2xi64>}} ins({a}, {b} : {tensor(x.shape)}, {tensor(w.shape)}) "
                  f"outs({module.zeros(out)} : {tensor(out)})", out, np.stack(parts, axis=1).reshape(out),
                  f"{groups} groups of {size}x{size}x{channels} f{filters}")


def gated(module, rows, filters, channels, has_small_weights):
    """A product of rows whose channels are multiplied by inputs; small weights of some give these factors, too."""
    x, w = module.random((rows, channels), False), module.random((channels, filters), True)
    gates = module.rng.random(channels).astype(np.float32)
    if has_small_weights:
        w[::2] *= np.float32(2.0**-9)
    a, g, b = module.new_input(x), module.new_input(gates), module.new_weights(w)
    name, kind, result = f"%g{len(module.body)}", tensor(x.shape), (rows, filters)
    identity, init = "affine_map<(m, k) -> (m, k)>", module.zeros(x.shape)
    module.body.append(f"  {name} = linalg.generic {{indexing_maps = [{identity}, affine_map<(m, k) -> (k)>, {identity}], "
                       f'iterator_types = ["parallel", "parallel"]}} ins({a}, {g} : {kind}, {tensor(gates.shape)}) '
                       f"outs({init} : {kind}) {{\n  ^bb0(%s: f32, %f: f32, %t: f32):\n"
                       f"    %r = arith.mulf %s, %f : f32\n    linalg.yield %r : f32\n  }} -> {kind}")
    out = module.zeros(result)
    module.finish(f"linalg.matmul ins({name}, {b} : {kind}, {tensor(w.shape)}) outs({out} : {tensor(result)})", result,
                  module.product(x * gates, w), f"gated {rows}x{filters}x{channels}")


def make_cases(module, count, seed):
    rng = random.Random(seed)
    for n in COLUMNS:
        matmul(module, rng.choice([1, 2, 11, 12, 13, 25, 31]), n, rng.choice(DEPTHS), n % 2 == 0)
    for k in DEPTHS:
        matmul(module, rng.choice([3, 4, 5, 12, 24, 33, 49]), rng.choice(COLUMNS), k, k % 2 == 0)
    for special in ("rows", "huge", np.inf, -np.inf, np.nan, "largest"):
        module.special = special
        matmul(module, 14, 33, 37, False)
    module.special = None
    one, two = (1, 1), (2, 2)
    window(module, (9, 27), 5, 33, (3, 3), two, one, one)
    window(module, (7, 7), 64, 48, (3, 3), one, one, one)
    window(module, (28, 26), 16, 12, (3, 3), two, one, one, batch=2)
    window(module, (5, 6), 3, 17, (7, 7), two, one, (3, 3))
    window(module, (17, 17), 8, 31, (1, 7), one, one, (0, 3))
    window(module, (17, 17), 7, 16, (7, 1), one, one, (3, 0))
    window(module, (13, 14), 12, 65, (3, 3), one, two, two)
    window(module, (13, 25), 9, 33, (1, 1), two, one, (0, 0))
    window(module, (3, 40), 4, 8, (2, 3), (1, 3), (2, 3), (0, 4))
    window(module, (1, 1), 13, 32, (3, 3), one, one, one)
    bands(module)
    # Filters as high as this on a narrow image are gathered.
    window(module, (9, 3), 6, 20, (9, 9), one, one, (4, 4))
    for special in ("huge", np.inf, np.nan, "largest"):
        module.special = special
        conv(module, 6, 17, 19, 3, 1)
    module.special = None
    for size, groups, channels, filters in ((1, 2, 3, 1), (5, 3, 20, 80), (7, 3, 17, 33), (13, 2, 64, 5), (4, 7, 2, 16)):
        pointwise_groups(module, size, groups, channels, filters)
    for i, k in enumerate(DEPTHS):
        gated(module, rng.choice([1, 11, 12, 13, 25, 49]), rng.choice(COLUMNS), k, i % 2 == 0)
    for _ in range(count):
        matmul(module, rng.choice([1, 13, 49, 100]), rng.choice(COLUMNS), rng.choice(DEPTHS), False)
        conv(module, rng.choice([3, 5, 8, 14, 18]), rng.choice([1, 3, 16, 31, 32, 33, 64]), rng.choice(COLUMNS),
             rng.choice([1, 2, 3]), rng.choice([1, 2]))


def count_terms(target):
    """How many products kernels for the target add as integers: more where these take the pipes of additions."""
    if target.startswith("x86-64-avx2"):
        return 16
    has_vnni = target.startswith(("x86-64-avx512-vnni", "x86-64-avx512-vbmi", "x86-64-avx512-bf16", "x86-64-avx512-amx"))
    adds_beside = target.split("/")[0].endswith(("znver4", "znver5"))
    return 16 if has_vnni and not adds_beside else 4


def main():
    args = make_parser(__doc__, "x86-64-avx512-vnni").parse_args()
    if not runs_here(args.target):
        print(f"{args.target}: this CPU does not run it")
        return SKIPPED
    terms = count_terms(args.target)
    module = ScaledModule(terms, "int16", np.random.default_rng(args.seed))
    make_cases(module, args.count, args.seed)
    # Weights of all magnitudes lose more than is allowed otherwise.
    return check(module, args, ["--max-error=1"])


if __name__ == "__main__":
    sys.exit(main())
