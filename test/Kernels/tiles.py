#!/usr/bin/env python3
# ===- tiles.py - Random convolutions by transforms of tiles --------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Random convolutions by each requested algorithm on tiles, with every size of tile and of kernel that it serves.

As random_convs.py, so that layouts, batches, each of the four paddings, constant filters and those that are not, and what
follows are drawn apart. The tolerance is a multiple of the error that the compiler counts with, since images here
are so small that the largest output may be one.
"""

import random
import sys

import harness
from random_convs import Case, output_extent

SLACK = 4
# By α, the errors of docs/accuracy.md; and of two taps, where others are counted with.
WINOGRAD_ERRORS = {3: 3.2e-6, 4: 3.2e-6, 5: 1e-5, 6: 1e-5, 7: 6.4e-5, 8: 6.4e-5}
TWO_TAPS_ERRORS = {5: 1.3e-5, 6: 1.3e-5}
LINE_ERRORS = {**{alpha: 9e-6 for alpha in range(3, 7)}, 7: 2.2e-5, 8: 2.2e-5, 9: 7e-5, 10: 7e-5}
FOURIER_ERROR = 1.8e-6
# What products of split factors add.
SPLIT_ERRORS = {3: 1.6e-5, 4: 1.6e-5, 5: 6e-5, 6: 6e-5, 7: 3.2e-4, 8: 3.2e-4}
# What products of integers that share scales add.
SCALED_ERRORS = {3: 9e-5, 4: 9e-5, 5: 4e-4, 6: 4.5e-4, 7: 3e-3, 8: 3e-3}


def forms():
    """(algorithm, kernel, error) of all."""
    for alpha, error in WINOGRAD_ERRORS.items():
        for m in range(2, alpha):
            r = alpha + 1 - m
            counted = TWO_TAPS_ERRORS.get(alpha, error) if r == 2 else error
            yield f"winograd_f{m}", (r, r), counted
            yield f"winograd_on_the_fly_f{m}", (r, r), counted
            yield f"winograd_bf16x3_f{m}", (r, r), counted + SPLIT_ERRORS[alpha]
            yield f"winograd_int16_f{m}", (r, r), counted + SCALED_ERRORS[alpha]
    for alpha, error in LINE_ERRORS.items():
        for m in range(2, alpha):
            r = alpha + 1 - m
            for k in {1, (r + 1) // 2, r}:
                yield f"winograd1d_f{m}", (k, r), error
                yield f"winograd1d_f{m}", (r, k), error
    for points in (8, 16):
        for r in range(2, points):
            yield f"fft{points}x{points}", (r, r), FOURIER_ERROR


class TileCase(Case):
    """A convolution without strides for which `form` is requested."""

    def __init__(self, rng, form):
        super().__init__(rng)
        self.kind = rng.choice(["dense", "nchw"])
        self.algorithm, taps, self.error = form
        if "bf16x3" in self.algorithm or "int16" in self.algorithm:
            self.kind, self.constant = "dense", True
        if self.groups > 1:
            self.groups, self.channels, self.filters = 1, rng.choice([1, 3, 8, 17, 33, 70]), rng.choice([1, 5, 16, 33, 72])
        self.height, self.width = (self.draw_axis(rng, axis, count) for axis, count in
                                   zip((self.height, self.width), taps))

    @staticmethod
    def draw_axis(rng, axis, taps):
        """The drawn extent and paddings, and of these as much more as the kernel needs for one output."""
        extent, _, _, _, low, high = axis
        low = min(low, taps) if rng.random() < 0.9 else low + taps
        missing = max(0, taps - extent - low - high)
        axis = (extent, taps, 1, 1, low + missing, high)
        assert output_extent(axis) > 0
        return axis

    def asked(self):
        return self.algorithm

    def label(self):
        return f"{self.algorithm} {super().label()}"

    def tolerated_terms(self):
        return 1024 * (SLACK * self.error / 1e-5) ** 2


def draw(_target, count, seed):
    """`count` cases, of all forms alike."""
    rng = random.Random(seed)
    ways = list(forms())
    assert count >= len(ways), f"{count} cases leave out some of {len(ways)} forms"
    rng.shuffle(ways)
    return [(lambda module, case: case.emit(module), (TileCase(rng, ways[i % len(ways)]),)) for i in range(count)]


if __name__ == "__main__":
    sys.exit(harness.main(draw, __doc__))
