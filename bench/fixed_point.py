#!/usr/bin/python3
# ===- fixed_point.py - Errors of weights that share scales ---------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Errors of weights in fixed16, by the size of groups and the distribution of weights.

    bench/fixed_point.py [--depth=9216] [--channels=256]
    bench/fixed_point.py --products     # errors of products whose factors are integers, by how these have room in 32 bits
    bench/fixed_point.py --windows      # those of convolutions, by what shares a scale

An error is max over channels of ||w - w'||_2 over the greatest ||w||_2 of a channel, as nnprim-narrow-weights measures
it. Beside groups there are one scale for all of a channel, and bf16 and f16. NumPy rounds; nothing is timed.
"""

import argparse

import numpy as np

GROUPS = [256, 128, 64, 32]
DRAWS = {
    "uniform": lambda rng, shape: rng.uniform(-1, 1, shape),
    "normal": lambda rng, shape: rng.standard_normal(shape),
    "Laplace": lambda rng, shape: rng.laplace(size=shape),
    "Student's t, 5 degrees": lambda rng, shape: rng.standard_t(5, shape),
    "Student's t, 3 degrees": lambda rng, shape: rng.standard_t(3, shape),
}


def error(weights, stored):
    norms = np.linalg.norm(weights, axis=0).max()
    return np.linalg.norm(weights - stored, axis=0).max() / norms


def in_groups(weights, group):
    """What fixed16 stores, with scales of eight bits that are rounded up."""
    stored = np.empty(weights.shape)
    for begin in range(0, len(weights), group):
        part = weights[begin : begin + group]
        exact = (np.abs(part).max(axis=0) / 32767).astype(np.float32)
        scale = ((exact.view(np.uint32) + np.uint32(0xFFFF)) & np.uint32(0xFFFF0000)).view(np.float32).astype(np.float64)
        stored[begin : begin + group] = np.rint(part / scale) * scale
    return stored


def to_bf16(weights):
    bits = weights.astype(np.float32).view(np.uint32)
    return ((bits + np.uint32(0x7FFF) + (bits >> np.uint32(16) & np.uint32(1))) & np.uint32(0xFFFF0000)).view(np.float32)


def rounded(x, scale):
    return np.rint(x / scale) * scale


def greatest(x):
    return np.abs(x).max(axis=1, keepdims=True)


def column_scales(b, terms=4):
    """Scales of columns, here rows of b: so many products with any integers fit in 32 bits."""
    sums = np.abs(b).reshape(len(b), -1, terms).sum(axis=2).max(axis=1, keepdims=True)
    return np.maximum(greatest(b) / 32767, sums / (65538 - terms // 2))


def by_sums(a, b, terms=4):
    """a · b, both rounded, a with a scale for each row, b with one for each column."""
    return rounded(a, greatest(a) / 32767) @ rounded(b.T, column_scales(b.T, terms)).T


def by_norms(a, b, terms=8):
    """The same, where the norms of groups of both are limited."""
    def scales(x):
        norms = np.sqrt((x.reshape(len(x), -1, terms) ** 2).sum(axis=2)).max(axis=1, keepdims=True)
        return np.maximum(greatest(x) / 32767, norms / 46336)

    return rounded(a, scales(a)) @ rounded(b.T, scales(b.T)).T


def print_products(rng):
    """The largest error of 784xK by Kx64 Gaussian factors, one scale for each row of either, over the largest result."""
    ways = {"8 bits": lambda a, b: rounded(a, greatest(a) / 127) @ rounded(b, greatest(b) / 127).T}
    for bits, most in (("14", 16383), ("14.5", 23170), ("15", 32767)):
        ways[f"{bits} bits and a sign"] = lambda a, b, most=most: (
            rounded(a, greatest(a) / most) @ rounded(b, greatest(b) / most).T)

    ways["15 bits and a sign, sums of four of B in 16"] = lambda a, b: by_sums(a, b.T)
    ways["the same of eight"] = lambda a, b: by_sums(a, b.T, 8)
    ways["15 bits and a sign, norms of eight in 15.5"] = lambda a, b: by_norms(a, b.T)
    ways["the same of sixteen"] = lambda a, b: by_norms(a, b.T, 16)
    depths = [64, 512, 1024, 2048, 4096]
    print(f"{'largest integers':44}" + "".join(f"{depth:>9}" for depth in depths))
    factors = [(rng.standard_normal((784, depth)), rng.standard_normal((64, depth))) for depth in depths]
    for name, way in ways.items():
        errors = [np.abs(way(a, b) - a @ b.T).max() / np.abs(a @ b.T).max() for a, b in factors]
        print(f"{name:44}" + "".join(f"{value:>9.1e}" for value in errors))


def print_windows(rng):
    """The largest error of 784 windows of 9 pixels by 64 filters, over the largest result."""
    def by_pixels(x, w):
        return sum(by_sums(x[:, tap], w[tap]) for tap in range(len(w)))

    def by_windows(x, w):
        return by_sums(x.reshape(len(x), -1), w.reshape(-1, w.shape[2]))

    def by_image(x, w):
        integers = rounded(x, np.abs(x).max() / 32767).reshape(len(x), -1)
        filters = w.reshape(-1, w.shape[2]).T
        return integers @ rounded(filters, column_scales(filters)).T

    pixels = {
        "Gaussian": lambda shape: rng.standard_normal(shape),
        "behind ReLU": lambda shape: np.maximum(rng.standard_normal(shape), 0),
        "behind ReLU, pixels of 1 to 16": lambda shape: (
            np.maximum(rng.standard_normal(shape), 0) * 2.0 ** rng.uniform(0, 4, (*shape[:2], 1))),
    }
    channels = [16, 64, 128, 512]
    ways = {"image": by_image, "window": by_windows, "pixel and tap": by_pixels}
    print(f"{'pixels':32}{'one scale for':16}" + "".join(f"{c:>9}" for c in channels))
    for name, draw in pixels.items():
        factors = [(draw((784, 9, c)), rng.standard_normal((9, c, 64))) for c in channels]
        exact = [np.einsum("ptc,tcf->pf", x, w) for x, w in factors]
        for scale, way in ways.items():
            errors = [np.abs(way(x, w) - y).max() / np.abs(y).max() for (x, w), y in zip(factors, exact)]
            print(f"{name:32}{scale:16}" + "".join(f"{value:>9.1e}" for value in errors))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--depth", type=int, default=9216)
    parser.add_argument("--channels", type=int, default=256)
    parser.add_argument("--products", action="store_true")
    parser.add_argument("--windows", action="store_true")
    args = parser.parse_args()
    rng = np.random.default_rng(0)
    if args.products:
        print_products(rng)
        return
    if args.windows:
        print_windows(rng)
        return
    print(f"{'weights':24}{'max/sigma':>10}{'bf16':>9}{'f16':>9}{'1 scale':>9}" + "".join(f"{group:>9}" for group in GROUPS))
    for name, draw in DRAWS.items():
        weights = draw(rng, (args.depth, args.channels)).astype(np.float32).astype(np.float64)
        errors = [error(weights, to_bf16(weights)), error(weights, weights.astype(np.float16))]
        errors += [error(weights, in_groups(weights, group)) for group in [args.depth, *GROUPS]]
        print(f"{name:24}{np.abs(weights).max() / weights.std():>10.1f}" + "".join(f"{value:>9.1e}" for value in errors))


if __name__ == "__main__":
    main()
