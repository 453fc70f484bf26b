#!/usr/bin/env python3
# ===- f16_error.py - How errors of sums in f16 grow ------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Errors of sums of K products of f16, by how many of them are added in f16 before their sum is added in f32.

    f16_error.py [--sums=512] [--depths=128,512,2048,8192] [--terms=32,64,128,256,all]

Factors are values of f16. They are normally distributed, or those of the left-hand side are without the negative ones, as
behind a ReLU, and weights positive: all products of one sign, the worst case. Prints the root of the mean square of the
errors over that of the sums, in units of 2^-11, half a unit in the last place of f16, beside that of factors which f32
values were rounded to. The multiply-add is the instruction's: it rounds once (test/Kernels/Narrow/f16_products.py).
"""

import argparse
import os
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "test", "Kernels", "Narrow"))
from f16_products import add_block, to_half  # noqa: E402


def add(a, b, terms):
    total = np.zeros((a.shape[0], b.shape[1]), np.float32)
    for first in range(0, a.shape[1], terms):
        total = total + add_block(a[:, first : first + terms], b[first : first + terms])
    return total.astype(np.float64)


def relative(values, exact):
    return np.sqrt(np.mean((values - exact) ** 2) / np.mean(exact**2)) * 2**11


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sums", type=int, default=512)
    parser.add_argument("--depths", default="128,512,2048,8192")
    parser.add_argument("--terms", default="32,64,128,256,all")
    args = parser.parse_args()
    print("| factors | K | rounding of factors | " + " | ".join(f"{terms} in f16" for terms in args.terms.split(",")) + " |")
    print("|---" * (3 + len(args.terms.split(","))) + "|")
    rng = np.random.default_rng(1)
    for kind in ("of both signs", "of one sign"):
        for depth in map(int, args.depths.split(",")):
            x, w = rng.standard_normal((args.sums // 16, depth)), rng.standard_normal((depth, 16)) / np.sqrt(depth)
            if kind == "of one sign":
                x, w = np.maximum(x, 0), np.abs(w)
            a, b = to_half(x).astype(np.float64), to_half(w).astype(np.float64)
            row = [kind, str(depth), f"{relative(a @ b, x @ w):.2f}"]
            for terms in args.terms.split(","):
                row.append(f"{relative(add(a, b, depth if terms == 'all' else int(terms)), a @ b):.2f}")
            print("| " + " | ".join(row) + " |")


if __name__ == "__main__":
    main()
