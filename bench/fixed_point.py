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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--depth", type=int, default=9216)
    parser.add_argument("--channels", type=int, default=256)
    args = parser.parse_args()
    rng = np.random.default_rng(0)
    print(f"{'weights':24}{'max/sigma':>10}{'bf16':>9}{'f16':>9}{'1 scale':>9}" + "".join(f"{group:>9}" for group in GROUPS))
    for name, draw in DRAWS.items():
        weights = draw(rng, (args.depth, args.channels)).astype(np.float32).astype(np.float64)
        errors = [error(weights, to_bf16(weights)), error(weights, weights.astype(np.float16))]
        errors += [error(weights, in_groups(weights, group)) for group in [args.depth, *GROUPS]]
        print(f"{name:24}{np.abs(weights).max() / weights.std():>10.1f}" + "".join(f"{value:>9.1e}" for value in errors))


if __name__ == "__main__":
    main()
