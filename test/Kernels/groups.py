#!/usr/bin/env python3
# ===- groups.py - Convolutions in many groups against the reference -------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles convolutions in many groups, of few channels, in linalg the whole way and compares with the reference path.

Groups are one loop, outside of the rows of small images and inside of those of large ones. Direct convolutions, products
and transforms; channels that share cache lines and others; rows in whole tiles and not; strides, dilations and paddings
as random_convs.py draws them. Filters are constants, or groups would not be one loop.
"""

import random
import sys

import harness
from random_convs import EPILOGUES, Case, draw_axis


def draw_large_axis(rng, extent):
    """An axis of `extent`, with the taps of common layers."""
    taps = rng.choice([1, 3, 3, 5])
    low = rng.choice([0, taps // 2])
    return extent, taps, rng.choice([1, 1, 2]), 1, low, rng.choice([0, low])


class GroupedCase(Case):
    def __init__(self, rng):
        super().__init__(rng)
        self.kind, self.constant = "grouped", True
        self.epilogue = rng.choice(EPILOGUES)
        self.channels = rng.choice([1, 3, 4, 8, 8, 12, 16, 24])
        self.filters = rng.choice([self.channels, 2, 4, 8, 16, 17])
        self.groups = rng.choice([2, 3, 5, 8, 13, 32])
        if rng.random() < 0.5:
            # More than half of a 256 KiB L2: groups are inside where they share lines.
            self.batch = 1
            pixels = 50000 // (self.groups * (self.channels + self.filters))
            extent = max(3, round(pixels**0.5))
            self.height, self.width = draw_large_axis(rng, extent), draw_large_axis(rng, extent + rng.choice([0, 1]))
        else:
            self.height, self.width = draw_axis(rng, 16), draw_axis(rng, 16)


def sample(_, count, seed):
    rng = random.Random(seed)
    return [(lambda module, case: case.emit(module), (GroupedCase(rng),)) for _ in range(count)]


if __name__ == "__main__":
    sys.exit(harness.main(sample, __doc__))
