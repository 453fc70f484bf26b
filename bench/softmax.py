#!/usr/bin/python3
# ===- softmax.py - Softmax against other libraries and STREAM ------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles the softmax of one row of many lengths and times it.

    bench/softmax.py                               all lengths, our algorithms, peers, memory
    bench/softmax.py --lengths=1000,100000 --rounds=21
    bench/softmax.py --target=x86-64-avx2          ours with AVX2
    bench/softmax.py --threads=2 --lengths=100000000
    bench/softmax.py --outer=4096 --lengths=8,21   many short rows
    bench/softmax.py --inner=3136 --lengths=21     along the channels of an image
    bench/softmax.py --search --lengths=8000       unroll factors, for lib/Target
    bench/softmax.py --passes                      every pass of every algorithm alone, with AVX-512 and AVX2

`nnprim` is the algorithm that `auto` chooses; see docs/primitives/twopass_softmax.md.
"""

import argparse
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile

from lib.layers import ROOT

LENGTHS = [10, 32, 100, 316, 1000, 3162, 10000, 31623, 100000, 316228, 1000000, 3162278, 10000000, 31622777, 100000000]
ALGORITHMS = ["auto", "two_pass", "three_pass_recompute", "three_pass_reload"]
# Passes of each algorithm, the row and the targets of figure 48 of Dukhan's thesis (2021).
PASSES = {"two_pass": 2, "three_pass_recompute": 3, "three_pass_reload": 3}
PASSES_LENGTH = 8650752
PASSES_TARGETS = ["x86-64-avx512", "x86-64-avx2"]
# Decisions of a softmax_plan, and candidates for each algorithm: what does not matter to it is fixed.
TUNED = ["max_unroll", "sum_unroll", "store_unroll", "block_vectors", "exp_interleave"]
CANDIDATES = {
    "two_pass": [(4, 4, store, block, turns) for store, block, turns in
                 itertools.product([2, 4], [2, 4, 6, 8, 12, 16], [1, 2, 4, 8]) if turns <= block],
    "three_pass_reload": [(maximum, 4, store, 4, 4) for maximum, store in
                          itertools.product([2, 4, 8], [1, 2, 3, 4, 6, 8])],
    "three_pass_recompute": [(4, total, store, 4, 4) for total, store in
                             itertools.product([1, 2, 3, 4, 6, 8], [2, 4])],
}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lengths", default=",".join(map(str, LENGTHS)), help="separated by commas")
    parser.add_argument("--algorithms", default=",".join(ALGORITHMS), help="separated by commas")
    parser.add_argument("--target", default="host")
    parser.add_argument("--outer", type=int, default=1, help="blocks of rows")
    parser.add_argument("--inner", type=int, default=1, help="rows of a block, side by side")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--ms", type=float, default=2, help="each contestant's share of a round")
    parser.add_argument("--search", action="store_true", help="time the candidates of each algorithm and print the best")
    parser.add_argument("--passes", action="store_true", help="time the passes of each algorithm one by one")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    return parser.parse_args()


def module(arguments, length, algorithm):
    """The softmax of one row, or of many."""
    row = f"tensor<{arguments.outer}x{length}x{arguments.inner}xf32>"
    return f"""func.func @main(%x: {row}) -> {row} {{
  %init = tensor.empty() : {row}
  %y = nnprim.twopass_softmax ins(%x : {row}) outs(%init : {row}) dimension = 1 algorithm = {algorithm} -> {row}
  return %y : {row}
}}
"""


def change_plan(arguments, text, target, decisions):
    """The module with its plan for the target, with these decisions replaced."""
    result = subprocess.run([os.path.join(arguments.build, "bin/nnprim-opt"), f"--nnprim-set-target=target={target}",
                             "--nnprim-plan"], input=text, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"error: {result.stderr.strip()}")
    text = result.stdout
    for name, value in decisions.items():
        text, count = re.subn(rf"\b{name} = \d+", f"{name} = {value}", text)
        assert count == 1, name
    return text


def compile_row(arguments, directory, length, algorithm, decisions=None, target=None):
    target = target or arguments.target
    text = module(arguments, length, algorithm)
    if decisions:
        text = change_plan(arguments, text, target, decisions)
    os.makedirs(directory, exist_ok=True)
    source, library = (os.path.join(directory, f"{length}{suffix}") for suffix in (".mlir", ".so"))
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    result = subprocess.run(["nice", os.path.join(arguments.build, "bin/nnprim-compile"), source, "-o", library,
                             f"--target={target}"], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"error: {length} {algorithm}: {result.stderr.strip()}")


def program(arguments, lengths, names, directory, options=()):
    """The command that times the libraries directory/NAME/LENGTH.so."""
    return [os.path.join(arguments.build, "bin/nnprim-bench-softmax"), f"--lengths={','.join(lengths)}",
            f"--rounds={arguments.rounds}", f"--ms={arguments.ms}", f"--num-threads={arguments.threads}",
            f"--outer={arguments.outer}", f"--inner={arguments.inner}",
            *(f"--libraries={name}={os.path.join(directory, name)}" for name in names), *options]


def search(arguments, lengths, directory):
    """Times all candidates of an algorithm in the same rounds."""
    for algorithm, candidates in CANDIDATES.items():
        names = ["-".join(map(str, tuning)) for tuning in candidates]
        for length, (name, tuning) in itertools.product(lengths, zip(names, candidates)):
            compile_row(arguments, os.path.join(directory, name), length, algorithm,
                        dict(zip(TUNED, tuning)))
        report = os.path.join(directory, "search.json")
        subprocess.run(program(arguments, lengths, names, directory, ["--peers=false", f"--json={report}"]),
                       check=True, stdout=subprocess.DEVNULL)
        with open(report, encoding="utf-8") as file:
            results = json.load(file)["results"]
        for result in results:
            times = sorted((c["ns_per_element"], c["name"]) for c in result["contestants"] if c["name"] in names)
            print(f"{algorithm} of {result['length']}: " + ", ".join(f"{name} {ns:.4f} ns" for ns, name in times[:6])
                  + f" … {times[-1][1]} {times[-1][0]:.4f} ns")


def time_passes(arguments, directory):
    """Times each pass alone, on data that the pass before it did not prepare."""
    names = []
    for target, (algorithm, count) in itertools.product(PASSES_TARGETS, PASSES.items()):
        for number in range(count):
            names.append(f"{target}.{algorithm}.{number + 1}")
            compile_row(arguments, os.path.join(directory, names[-1]), PASSES_LENGTH, algorithm,
                        {"only_pass": number + 1}, target)
    options = ["--peers=false", "--verify=false"] + ([f"--json={arguments.json}"] if arguments.json else [])
    return subprocess.run(program(arguments, [str(PASSES_LENGTH)], names, directory, options), check=False).returncode


def main():
    arguments = parse()
    lengths = arguments.lengths.split(",")
    result = subprocess.run(["nice", "cmake", "--build", arguments.build, "--target", "nnprim-compile",
                             "nnprim-bench-softmax"], stdout=subprocess.PIPE, text=True, check=False)
    if result.returncode != 0:
        sys.exit(result.stdout + "error: build failed; scripts/install-deps.sh bench installs what it needs")
    with tempfile.TemporaryDirectory() as directory:
        if arguments.search:
            return search(arguments, lengths, directory)
        if arguments.passes:
            return time_passes(arguments, directory)
        names = []
        for algorithm in arguments.algorithms.split(","):
            names.append("nnprim" if algorithm == "auto" else algorithm)
            for length in lengths:
                compile_row(arguments, os.path.join(directory, names[-1]), length, algorithm)
        options = [f"--json={arguments.json}"] if arguments.json else []
        return subprocess.run(program(arguments, lengths, names, directory, options), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
