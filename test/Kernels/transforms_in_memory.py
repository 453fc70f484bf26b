#!/usr/bin/env python3
# ===- transforms_in_memory.py - Transforms of tiles that no cache holds --------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Tile transforms alone, whose coefficients and images are larger than the LLC of their machine, against the reference.

The machine has a small LLC, so that tensors need not be as large as those that a processor's does not hold: its plans are
those for larger tensors and a larger LLC.

The transforms prefetch tiles. Input transforms keep rows on the stack, for two adjacent lines at a time, or three where
L1 is large enough. On AVX-512 whole lines are written by non-temporal stores if the result is aligned and channels have
no tail; then rows of the next tile are transformed between the stores of columns.
"""

import argparse
import ctypes
import json
import os
import sys
import tempfile

import numpy as np

from harness import run
from targets import SKIPPED, emitted, label as target_label, runs_here
from tile_transforms import TRANSFORMS, module

# Images and coefficients are larger each, but not by more than it takes: the emulator is slow, and so is memory. Half of
# the L2 of any machine is smaller.
LLC_BYTES = 1 << 21
MACHINES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "lib", "Target", "Machines")
ALIGNMENT = 64
# One vector of lines, pairs and one, and a tail.
CHANNELS = [16, 48, 52]
# Pairs of lines of one tile.
EVEN_CHANNELS = 32
# A tile of so many channels and of 16×16 elements prefetches its own next vectors, not the next tile, and is
# transformed in groups of three and two adjacent lines.
MANY_CHANNELS = 272
# With channels of one vector, neighbouring tiles are transformed together.
LANES = {"x86-64-avx512": 16, "x86-64-avx512-znver5": 16, "x86-64-avx2": 8, "aarch64-neon": 4}
TOLERANCE = 2e-6


def write_machine(target, directory):
    """The option for a machine like the target's, but for its LLC."""
    base, _, processor = target.partition("-znver")
    machine = {"targets": [base], "source": "a test", "measured": False}
    if processor:
        with open(os.path.join(MACHINES, f"znver{processor}.json"), encoding="utf-8") as file:
            machine = json.load(file)
    path = os.path.join(directory, f"{target}.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(machine | {"name": "test", "llc_bytes": LLC_BYTES}, file)
    return f"--machine={path}"


def compile_and_run(args, runner, paths, options):
    source, library, image, out = paths
    run([args.compiler, source, "-o", library, *options])
    run([*runner.split(), library, f"--input=input0={image}", f"--output-dir={out}"])
    return np.load(os.path.join(out, "output0.npy"))


def aligned(size, offset):
    """Floats that begin `offset` bytes behind a line."""
    memory = np.empty(4 * size + 2 * ALIGNMENT, np.uint8)
    begin = -memory.ctypes.data % ALIGNMENT + offset
    return memory[begin : begin + 4 * size].view(np.float32)


def run_unaligned(library, image, shape):
    """The result for a caller whose output begins within a line: called directly, since the runner aligns."""
    entry = getattr(ctypes.CDLL(library), os.path.basename(library)[: -len(".so")] + "_run")
    result, arena = aligned(int(np.prod(shape)), 4), aligned(1 << 20, 0)
    pointers = [ctypes.c_void_p(array.ctypes.data) for array in (image, result, arena)]
    entry(*pointers)
    return result.reshape(shape)


def least_module(transform, forward, channels, pad, behind):
    """The module of fewest tiles that no cache holds, of which a row has `behind` more than a multiple of four."""
    _, m, r, fourier = transform
    side = behind
    while True:
        side += 4
        # As many bytes as the tiles have, and less than those of another row and column.
        megabytes = (side**2 + side) * channels * ((m + r - 1) ** 2 + m**2) * 4 / 2**20
        text, sizes = module(channels, m, r, fourier, forward, megabytes, pad)
        if 4 * min(sizes) > LLC_BYTES:
            return text


def check(args, transform, forward, channels, pad, behind, directory):
    """Compares each target's code with one run of the reference; the number of failures."""
    name = transform[0]
    text = least_module(transform, forward, channels, pad, behind)
    paths = [os.path.join(directory, file) for file in ("transform.mlir", "transform.so", "image.npy", "out")]
    with open(paths[0], "w", encoding="utf-8") as file:
        file.write(text)
    shape = [int(extent) for extent in text.split("tensor<")[1].split("xf32")[0].split("x")]
    image = np.random.default_rng(channels).standard_normal(shape, np.float32)
    np.save(paths[2], image)
    os.mkdir(paths[3])
    wanted = compile_and_run(args, args.host_runner, paths, ["--reference", "--target=host"])
    results = {}
    for target in args.target:
        # A library that is loaded already is not loaded again from the same file.
        paths[1] = os.path.join(directory, f"{target.replace('-', '_')}.so")
        options = [f"--target={emitted(target)}", write_machine(target, directory)]
        results[target] = compile_and_run(args, args.runner, paths, options)
        if target.startswith("x86-64"):
            results[f"{target}, unaligned"] = run_unaligned(paths[1], image, wanted.shape)
    failures = 0
    for label, result in results.items():
        error = np.abs(result - wanted).max() / np.abs(wanted).max()
        if not error <= TOLERANCE:
            failures += 1
            print(f"FAIL {label}: {name} {'forward' if forward else 'inverse'} of {channels} channels, padding {pad}: error {error:.2e}")
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", default="nnprim-compile")
    parser.add_argument("--runner", default="nnprim-run", help="runs code for --target")
    parser.add_argument("--host-runner", default="nnprim-run")
    parser.add_argument("--target", type=lambda text: text.split(","), default=["x86-64-avx512"],
                        help="one of those that have as many lanes, or several, separated by commas")
    args = parser.parse_args()
    if len({LANES.get(target) for target in args.target} - {None}) != 1:
        parser.error(f"--target names some of {', '.join(LANES)} that have as many lanes")
    if not all(map(runs_here, args.target)):
        print(f"{', '.join(args.target)}: this CPU does not run it")
        return SKIPPED
    failures = count = 0
    for transform in TRANSFORMS:
        for forward in [True, False] if transform[3] else [True]:
            cases = [(channels, 0) for channels in CHANNELS]
            if forward:
                # With padding tiles at both ends of a row have no neighbour.
                cases += [(LANES[args.target[0]], 1), (EVEN_CHANNELS, 1)]
                if transform[1] + transform[2] > 16:
                    cases.append((MANY_CHANNELS, 1))
            for number, (channels, pad) in enumerate(cases):
                with tempfile.TemporaryDirectory() as directory:
                    failures += check(args, transform, forward, channels, pad, number % 4, directory)
                    count += 1
    print(f"{', '.join(map(target_label, args.target))}: {count} transforms, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
