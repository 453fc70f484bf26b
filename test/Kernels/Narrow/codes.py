#!/usr/bin/env python3
# ===- codes.py - Every code of the types that values are stored as, both ways ---------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""All 2^16 codes of bf16 and f16 and all 2^24 of flyte24 through a model that only changes the sign.

Its input is stored in that type and its result is f32, then the other way round, where what is stored lies on a code,
beside it, halfway to the next, and beside that. NumPy rounds by itself. Bits have to be the same; a NaN may be any.
(test/Conversion/BuffersToLLVM has flytes of 8 bits and vectors of every length.)
"""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from harness import make_parser, run, run_library, sweep_types, tensor  # noqa: E402
from narrow import round_weights  # noqa: E402
from targets import SKIPPED, emitted, runs_here  # noqa: E402

BITS = {"bf16": 16, "f16": 16, "flyte24": 24}


def negate(count):
    kind = tensor((count,))
    return (f"func.func @main(%x: {kind}) -> {kind} {{\n  %e = tensor.empty() : {kind}\n"
            f"  %y = linalg.negf ins(%x : {kind}) outs(%e : {kind}) -> {kind}\n  return %y : {kind}\n}}\n")


def values_of(codes, element):
    if element == "f16":
        with np.errstate(invalid="ignore"):
            return codes.astype(np.uint16).view(np.float16).astype(np.float32)
    return (codes << np.uint32(32 - BITS[element])).view(np.float32)


def between(codes, element):
    """Values from a code on to the next of greater magnitude, a quarter of the codes each."""
    bits = values_of(codes, element).view(np.uint32)
    # The last bit of f16, above its subnormals, is the 14th of f32.
    step = np.uint32(1 << (13 if element == "f16" else 32 - BITS[element]))
    offsets = np.array([1, step // 2 - 1, step // 2, step // 2 + 1], np.uint32)
    return (bits + offsets[np.arange(len(codes)) % 4]).view(np.float32)


def differ(got, expected):
    """How many are different, where a NaN is any NaN."""
    same = (np.isnan(got) & np.isnan(expected)) | (got.view(np.uint32) == expected.view(np.uint32))
    return int(np.count_nonzero(~same))


def run_model(args, values, option, directory, name):
    source, library = os.path.join(directory, "model.mlir"), os.path.join(directory, "model.so")
    with open(source, "w", encoding="utf-8") as file:
        file.write(negate(len(values)))
    run([args.compiler, source, "-o", library, f"--target={emitted(args.target)}", option])
    path = os.path.join(directory, "in.npy")
    np.save(path, values)
    results = run_library(library, [*args.runner.split(), f"--input=input0={path}"], os.path.join(directory, name))
    return np.load(os.path.join(results, "output0.npy")).astype(np.float32)


def check_type(args, element, _rounding, directory):
    codes = np.arange(1 << BITS[element], dtype=np.uint32)
    values = values_of(codes, element)
    with np.errstate(invalid="ignore"):
        stored = values.astype(np.float16) if element == "f16" else values
        loaded = differ(run_model(args, stored, f"--inputs={element}", directory, "loaded"), -values)
        given = np.concatenate([values, between(codes, element)])
        with np.errstate(over="ignore"):
            expected = round_weights(-given, element, "nearest")
        rounded = differ(run_model(args, given, f"--outputs={element}", directory, "stored"), expected)
    if loaded or rounded:
        print(f"FAIL {element}: {loaded} of {len(values)} loads and {rounded} of {len(given)} stores differ")
    return (loaded != 0) + (rounded != 0), 2


def main():
    args = make_parser(__doc__, "x86-64-avx512").parse_args()
    if not runs_here(args.target):
        print(f"{args.target}: this CPU does not run it")
        return SKIPPED
    return sweep_types(args, [(element, "nearest") for element in BITS], check_type)


if __name__ == "__main__":
    sys.exit(main())
