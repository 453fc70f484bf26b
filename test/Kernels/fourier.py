#!/usr/bin/env python3
# ===- fourier.py - Convolutions by Fourier transforms --------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Convolutions by Fourier transforms of 8x8 and 16x16 numbers, with every size of kernel that they serve.

For each, images of one tile and of many, with borders and without, tails of channels and filters, and epilogues; see
sweep.py.
"""

import random
import sys

from sweep import EPILOGUES, fourier, main, output_extent

SIZES = [(1, 1), (3, 2), (7, 8), (16, 16), (13, 5), (9, 33), (1, 29), (23, 11), (27, 27)]
CHANNELS, FILTERS = [1, 3, 8, 17, 32, 48, 70], [1, 5, 16, 33, 72]


def draw(_target, count, seed):
    """At most `count` cases, of each size of transform and of kernel alike."""
    rng = random.Random(seed)
    forms = [(points, taps) for points in (8, 16) for taps in range(2, points)]
    cases = []
    while len(cases) < count:
        points, taps = forms[len(cases) % len(forms)]
        size, pad = rng.choice(SIZES), rng.randint(0, taps)
        if all(output_extent(extent, taps, 1, 1, pad) > 0 for extent in size):
            cases.append((fourier, (rng.choice([1, 2]), size, rng.choice(CHANNELS), rng.choice(FILTERS), points, taps, pad,
                                    rng.choice(EPILOGUES))))
    return cases


if __name__ == "__main__":
    sys.exit(main(draw, __doc__))
