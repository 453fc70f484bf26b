#!/usr/bin/env python3
# ===- f16_products.py - Products of f16 that are added in f16, every bit ---------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""gemm and indirect_gemm with --arithmetic=f16, against a model of the instruction.

128 products, or fewer at the end of a tap, are added by multiply-adds that round once, to the nearest f16; their sum is
added in f32, which is rounded to f16 at the end. NumPy adds in f64, rounded to odd, so that rounding that to f16 is what
rounding the exact sum is. Values of all magnitudes: subnormals, sums that cancel out, and sums beyond 65504, which are
infinite or, of both signs, NaN. Every number of rows and columns around tiles, and of K around vectors and blocks. A window as
large as the image is a product of matrices, without taps.

Products of fewer than 32 channels, and those whose left-hand side stays f32, are added in f32. Three threads give the
same bits as one.
"""

import os
import random
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from bf16_products import COLUMNS, Module, add_to_odd, check, conv, matmul  # noqa: E402
from harness import make_parser  # noqa: E402
from targets import SKIPPED, runs_here  # noqa: E402

TERMS, MIN_CHANNELS = 128, 32
DEPTHS = [32, 33, 39, 40, 63, 127, 128, 129, 135, 136, 255, 256, 257, 300]


def to_half(x):
    with np.errstate(over="ignore"):
        return np.asarray(x).astype(np.float16)


def add_block(a, b):
    """The sum of a block of products in f16: M×K by K×N in f64."""
    total = np.zeros((a.shape[0], b.shape[1]), np.float16)
    with np.errstate(invalid="ignore"):
        for k in range(a.shape[1]):
            exact = a[:, k : k + 1] * b[k : k + 1]
            wide = total.astype(np.float64)
            # An infinite sum stays what it is; what rounds to odd is finite.
            rounded = np.where(np.isfinite(wide), add_to_odd(np.where(np.isfinite(wide), wide, 0), exact), wide + exact)
            total = to_half(rounded)
    return total.astype(np.float32)


class HalfModule(Module):
    element = "f16"

    def encode(self, values):
        return to_half(values).view("<u2")

    def random(self, shape, has_tiny):
        """Magnitudes from 2^-9 to 2^5, and some values 0; or some of them and of their products subnormal, or large."""
        values = self.rng.standard_normal(shape) * 2.0 ** self.rng.integers(-9, 6, shape)
        if has_tiny:
            values *= 2.0 ** self.rng.choice([-14, -8, 0, 2, 8], shape)
        values = np.where(self.rng.random(shape) < 0.1, 0.0, values)
        return to_half(values).astype(np.float32)

    def product(self, a, b, taps=1):
        a, b = a.astype(np.float64), b.astype(np.float64)
        channels = a.shape[1] // taps
        total = np.zeros((a.shape[0], b.shape[1]), np.float32)
        if channels < MIN_CHANNELS:
            for k in range(a.shape[1]):
                total = add_to_odd(total.astype(np.float64), a[:, k : k + 1] * b[k : k + 1]).astype(np.float32)
            return to_half(total).astype(np.float32)
        with np.errstate(invalid="ignore"):
            for tap in range(taps):
                for first in range(0, channels, TERMS):
                    block = slice(tap * channels + first, tap * channels + min(first + TERMS, channels))
                    total = total + add_block(a[:, block], b[block])
        return to_half(total).astype(np.float32)


def make_cases(module, count, seed):
    rng = random.Random(seed)
    for n in COLUMNS + [7, 9, 23, 24, 25, 32]:
        matmul(module, rng.choice([1, 2, 3, 5, 7, 8, 9, 16, 29]), n, rng.choice(DEPTHS), n % 2 == 0)
    for k in DEPTHS + [1, 8, 31]:
        matmul(module, rng.choice([1, 2, 5, 7, 8, 9]), rng.choice(COLUMNS), k, k % 2 == 0)
    for _ in range(count):
        matmul(module, rng.choice([1, 6, 13, 33]), rng.choice(COLUMNS), rng.choice(DEPTHS), False)
        conv(module, rng.choice([3, 5, 8]), rng.choice([16, 31, 32, 33, 64, 130]), rng.choice(COLUMNS),
             rng.choice([1, 2, 3]), rng.choice([1, 2]))


def main():
    args = make_parser(__doc__, "aarch64-neon-fp16").parse_args()
    if not runs_here(args.target):
        print(f"{args.target}: this CPU does not run it")
        return SKIPPED
    module = HalfModule("f16", np.random.default_rng(args.seed))
    make_cases(module, args.count, args.seed)
    # Transforms would round in other places.
    return check(module, args, ["--arithmetic=f16", "--max-error=1e-12"])


if __name__ == "__main__":
    sys.exit(main())
