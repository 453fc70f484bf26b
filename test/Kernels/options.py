# ===- options.py - Command line of a sweep over types ---------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""What the sweeps of narrow floats have in common: their options, and the loop over types and roundings."""

import argparse
import tempfile

from targets import label


def make_parser(description, target):
    """A parser of the options that CMakeLists.txt gives to each sweep."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", default="nnprim-compile")
    parser.add_argument("--runner", default="nnprim-run", help="runs code for --target")
    parser.add_argument("--host-runner", default="nnprim-run")
    parser.add_argument("--target", default=target)
    parser.add_argument("--count", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def sweep_types(args, types, check):
    """Runs `check(args, element, rounding, directory)`, which returns failures and cases; the exit code."""
    failed = total = 0
    for element, rounding in types:
        with tempfile.TemporaryDirectory() as directory:
            bad, count = check(args, element, rounding, directory)
        if bad:
            print(f"{bad} of {count} with {element}, {rounding}")
        failed, total = failed + bad, total + count
    print(f"{label(args.target)}: {total - failed} passed, {failed} failed")
    return 1 if failed or not total else 0
