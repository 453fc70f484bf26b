#!/usr/bin/env python3
# ===- split_products.py - Products of f32 by three products of bf16, every bit ----------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""gemm, also of groups, indirect_gemm (`nnprim.algorithm = "bf16x3"`) and tuple_gemm whose factors are split in two bf16, against a model.

Each factor is the nearest bf16 and that of what is left. Of 32 values of K, the last of a tap with zeros behind them, the
products of the nearest with what is left of the right-hand side are added first, then those of the nearest, then those of
what is left of the left-hand side; each as `bf16_products.py` says of the instruction. Random values of all magnitudes, every number of
rows, columns and values of K around tiles. Beside every bit, the error against f64 is bounded: three parts of 2^-16 of each
product, and roundings of the sums. Three threads give the same bits as one.
"""

import os
import random
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from bf16_products import COLUMNS, TILE_DEPTH, Module, add_pair, add_tile, bfloat, check, conv, matmul  # noqa: E402
from harness import make_parser, tensor  # noqa: E402
from targets import SKIPPED, has_own_instructions, runs_here  # noqa: E402

ALGORITHM = 'nnprim.algorithm = "bf16x3"'
DEPTHS = [1, 2, 31, 32, 33, 63, 64, 65, 96, 127, 200, 288]


def split(x):
    nearest = bfloat(x)
    return nearest.astype(np.float64), bfloat(x - nearest).astype(np.float64)


def add_pairs(total, a, b):
    """The same sums by an instruction for pairs, in portable code."""
    for i in range(0, a.shape[1], 2):
        total = add_pair("fma", total, a[:, None, i : i + 2], b.T[None, :, i : i + 2])
    return total


class SplitModule(Module):
    element = "f32"

    def encode(self, values):
        return values.astype("<f4")

    def random(self, shape, has_tiny):
        """Magnitudes from 2^-20 to 2^20, and some values 0; or many of one magnitude and one sign."""
        values = self.rng.standard_normal(shape)
        values = np.abs(values) if has_tiny else values * 2.0 ** self.rng.integers(-20, 21, shape)
        return np.where(self.rng.random(shape) < 0.1, 0.0, values).astype(np.float32)

    def product(self, a, b, taps=1):
        add = add_tile if self.kind == "tiles" else add_pairs
        channels = a.shape[1] // taps
        total = np.zeros((a.shape[0], b.shape[1]))
        for tap in range(taps):
            for first in range(tap * channels, (tap + 1) * channels, TILE_DEPTH):
                k = slice(first, min(first + TILE_DEPTH, (tap + 1) * channels))
                missing = TILE_DEPTH - (k.stop - k.start)
                left = split(np.pad(a[:, k], ((0, 0), (0, missing))))
                right = split(np.pad(b[k], ((0, missing), (0, 0))))
                for i, j in ((0, 1), (0, 0), (1, 0)):
                    total = add(total, left[i], right[j])
        result = total.astype(np.float32)
        magnitude = np.abs(a).astype(np.float64) @ np.abs(b).astype(np.float64)
        error = np.abs(result - a.astype(np.float64) @ b.astype(np.float64))
        bound = (3 * 2.0**-16 + 3 * a.shape[1] * 2.0**-24) * magnitude
        assert np.all(error <= bound), "the model's error exceeds what is promised"
        return result

    def finish(self, text, shape, expected, what):
        asked = text.replace("linalg.matmul ins", f"linalg.matmul {{{ALGORITHM}}} ins")
        asked = asked.replace("{dilations", f"{{{ALGORITHM}, dilations")
        super().finish(asked, shape, expected, what)


def tuples(module, coefficients, m, n, k, width):
    """A tuple_gemm whose right-hand side is a panel of `width` columns for each coefficient, packed in pairs of K."""
    x, w = module.random((coefficients, m, k), False), module.random((coefficients, k, n), False)
    blocks = -(-k // TILE_DEPTH)
    padded = np.zeros((coefficients, blocks * TILE_DEPTH, width), np.float32)
    padded[:, :k, :n] = w
    halves = [part.astype(np.float32).reshape(coefficients, blocks, TILE_DEPTH, width) for part in split(padded)]
    rows = np.concatenate(halves, axis=2).reshape(coefficients, blocks * TILE_DEPTH, 2, width).transpose(0, 1, 3, 2)
    codes = (np.ascontiguousarray(rows).view(np.uint32) >> 16).astype("<u2").tobytes().hex().upper()
    a, name, kind = module.new_input(x), f"%u{len(module.body)}", tensor(rows.shape, "bf16")
    module.body.append(f'  {name} = arith.constant dense<"0x{codes}"> : {kind}')
    long = tensor((coefficients, m, 2 * blocks * TILE_DEPTH), "bf16")
    module.body.append(f"  {name}_e = tensor.empty() : {long}\n  {name}_v = nnprim.split_bf16 "
                       f"ins({a} : {tensor(x.shape)}) outs({name}_e : {long}) -> {long}")
    init, out = module.zeros((coefficients, m, n)), tensor((coefficients, m, n))
    expected = np.stack([module.product(x[s], w[s]) for s in range(coefficients)])
    module.finish(f"nnprim.tuple_gemm ins({name}_v, {name} : {long}, {kind}) outs({init} : {out}) {{bf16_terms = 3 : i64}}",
                  (coefficients, m, n), expected, f"tuples {coefficients}x{m}x{n}x{k}")


def groups(module, extents, n, k, count):
    """A pointwise convolution of `count` groups of `k` channels and `n` filters."""
    height, width = extents
    x, w = module.random((1, height, width, count, k), False), module.random((count, n, 1, 1, k), False)
    shape = (1, height, width, count, n)
    a, b, init = module.new_input(x), module.new_weights(w), module.zeros(shape)
    pixels = x.reshape(height * width, count, k)
    expected = np.stack([module.product(pixels[:, group], w[group, :, 0, 0].T) for group in range(count)], axis=1)
    ones = "dense<1> : tensor<2xi64>"
    module.finish(f"linalg.conv_2d_nhwgc_gfhwc {{dilations = {ones}, strides = {ones}}} ins({a}, {b} : {tensor(x.shape)}, "
                  f"{tensor(w.shape)}) outs({init} : {tensor(shape)})", shape, expected.reshape(shape),
                  f"{count} groups of {k} to {n} channels, {height}x{width}")


def make_cases(module, count, seed):
    rng = random.Random(seed)
    for n in COLUMNS:
        matmul(module, rng.choice([1, 2, 15, 16, 17, 31, 33]), n, rng.choice(DEPTHS), n % 2 == 0)
    for k in DEPTHS:
        matmul(module, rng.choice([3, 16, 33, 47, 65]), rng.choice(COLUMNS), k, k % 2 == 0)
    for _ in range(count):
        matmul(module, rng.choice([1, 13, 49]), rng.choice(COLUMNS), rng.choice(DEPTHS), False)
        conv(module, rng.choice([3, 5, 8, 14, 18]), rng.choice([1, 3, 16, 31, 32, 33, 64, 80]), rng.choice(COLUMNS),
             rng.choice([1, 2, 3]), rng.choice([1, 2]))
    for k, n in ((2, 1), (20, 80), (40, 17), (33, 32), (64, 20), (31, 48)):
        groups(module, rng.choice([(1, 1), (3, 5), (7, 7), (14, 14)]), n, k, rng.choice([2, 3, 8]))
    for width in (16, 32, 48):
        for m in (1, 16, 17, 49, 64):
            tuples(module, rng.choice([1, 4, 9]), m, rng.choice([width, width - 1, width - 15]), rng.choice(DEPTHS), width)


def main():
    args = make_parser(__doc__, "x86-64-avx512-amx").parse_args()
    if not runs_here(args.target):
        print(f"{args.target}: this CPU does not run it")
        return SKIPPED
    kind = "tiles" if has_own_instructions(args.target) else "fma"
    module = SplitModule(kind, np.random.default_rng(args.seed))
    make_cases(module, args.count, args.seed)
    return check(module, args)


if __name__ == "__main__":
    sys.exit(main())
