#!/usr/bin/python3
# ===- startup.py - Models from loading to the first result, and their memory ----------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Time and memory of a first result: NNPrim's compiled library against onnxruntime-node, one thread each.

    bench/startup.py [--build=build] [--rounds=5] [--max-error=1e-4] [MODEL...]
    bench/startup.py --prepared [MODEL...]    # libraries that bench/models.py --prepare compiled

Each run is a process of its own, in turns and on one core, whose files are in the page cache. The time is that from
loading the model to the end of its first run, without the start of the process and of onnxruntime itself. Memory is
the most that was resident meanwhile, less what was before, and less the size of the ONNX file, nearly all of which are
weights. Models are those of bench/models.py.
"""

import argparse
import json
import math
import os
import statistics
import subprocess
import sys

import models

MIB = 1024


def measure(command, directory=None):
    """Milliseconds and resident KiB of one process."""
    output = subprocess.run(command, cwd=directory, check=True, stdout=subprocess.PIPE, text=True).stdout
    result = json.loads(output)
    return result["ms"], result["peak_kib"] - result["before_kib"]


def compare(name, arguments):
    """Medians of both sides: times in ms, memory beyond weights in MiB."""
    onnx, shape = models.locate(name, arguments.directory)
    library = models.NNPrim(arguments, onnx, shape, models.stem_of(name, arguments)).library
    pin = models.pinned(arguments)
    ours = [*pin, os.path.join(arguments.build, "bin/nnprim-bench-startup"), library]
    theirs = [*pin, "node", "startup.js", os.path.abspath(onnx), shape]
    rounds = [(measure(ours), measure(theirs, os.path.join(models.ROOT, "bench/ort"))) for _ in range(arguments.rounds)]
    weights = os.path.getsize(onnx) / 1024
    sides = []
    for side in range(2):
        times, memory = zip(*(result[side] for result in rounds))
        sides.append((statistics.median(times), (statistics.median(memory) - weights) / MIB))
    return weights / MIB, *sides


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default="build")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--target", default="host")
    parser.add_argument("--max-error", default="1e-4")
    parser.add_argument("--core", type=int, default=os.cpu_count() - 1)
    parser.add_argument("--prepared", action="store_true", help="do not compile")
    parser.add_argument("models", nargs="*", default=models.DEFAULT)
    arguments = parser.parse_args()
    arguments.threads = 1
    arguments.directory = os.path.join(arguments.build, "bench")
    os.makedirs(arguments.directory, exist_ok=True)
    models.check_onnxruntime()
    subprocess.run(["cmake", "--build", arguments.build, "--target", "nnprim-bench-startup"], check=True,
                   stdout=subprocess.DEVNULL)
    print("| model | weights, MiB | first result, ms | onnxruntime | share | beyond weights, MiB | onnxruntime | share |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    shares = []
    for name in arguments.models:
        weights, (ms, mib), (their_ms, their_mib) = compare(name, arguments)
        shares.append((ms / their_ms, mib / their_mib))
        print(f"| {name} | {weights:.1f} | {ms:.1f} | {their_ms:.1f} | {ms / their_ms:.3f} | {mib:.1f} | {their_mib:.1f} | "
              f"{mib / their_mib:.2f} |", flush=True)
    means = [math.exp(statistics.fmean(math.log(max(share, 1e-3)) for share in column)) for column in zip(*shares)]
    print(f"| geometric mean | | | | {means[0]:.3f} | | | {means[1]:.2f} |")


if __name__ == "__main__":
    sys.exit(main())
