#!/usr/bin/env python3
# ===- epilogues.py - Every epilogue with every tail ----------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Runs the epilogues of sweep.py in all kernels, each with whole tiles and all kinds of tails.

    epilogues.py --target=x86-64-avx2

Rows are one, those of a register tile, and some more; columns a part of a vector, a
panel, and a panel with a vector and one more. Nothing is drawn at random.
"""

import itertools
import sys

import harness
import primitives

# Hard-swish as Clip and Div are imported; nnprim-expand-math makes the other form of it.
primitives.BODIES["hard_swish_quotient"] = (
    "%z = arith.constant 0.0 : f32 %t = arith.constant 3.0 : f32 %k = arith.constant 6.0 : f32 "
    "%a = arith.addf %s, %t : f32 %d = arith.cmpf olt, %a, %z : f32 %p = arith.select %d, %z, %a : f32 "
    "%e = arith.cmpf olt, %k, %p : f32 %q = arith.select %e, %k, %p : f32 %m = arith.mulf %s, %q : f32 "
    "%r = arith.divf %m, %k : f32"
)

# Rows and columns of the first register tile, and lanes.
TILES = {"x86-64-avx512": (14, 32, 16), "x86-64-avx2": (6, 16, 8), "aarch64-neon": (7, 12, 4)}


def all_cases(target):
    rows, columns, lanes = TILES[target]
    for kind, m, n in itertools.product(
        primitives.BODIES, [1, rows, rows + 2], [lanes - 1, columns, columns + lanes + 1]
    ):
        one, three = (1, 1), (3, 3)
        yield primitives.gemm, (m, n, 5, columns, kind)
        window = (1, (2, m), 3, n, three, one, one, one, columns, kind)
        yield primitives.convolution, (*window, True)
        yield primitives.convolution, (*window, False)
        # Pixels or filters are the rows, the other the columns.
        yield primitives.conv_gemm, (2, (1, n), 3, m, 3, 1, 1, 1, kind)
        yield primitives.conv_gemm, (2, (1, m), 3, n, 3, 1, 1, 1, kind, columns)
        yield primitives.depthwise, (1, (2, m), n, 3, 1, 1, 1, kind)


if __name__ == "__main__":
    sys.exit(harness.main(lambda target, count, seed: list(all_cases(target)), __doc__))
