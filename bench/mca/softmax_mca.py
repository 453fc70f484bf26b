#!/usr/bin/python3
# ===- softmax_mca.py - Loops of a softmax by llvm-mca ---------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Cycles per element that llvm-mca gives for the loops of a softmax on aarch64 cores.

    bench/mca/softmax_mca.py                       the figures of docs/results/neoverse.md
    bench/mca/softmax_mca.py --cpus=cortex-a76 --compiler=build/bin/nnprim-compile

The program prints one line for each pass of each algorithm: the loop over most of the row, its multiply-adds, the
cycles of an iteration in the steady state, and llvm-mca's bound.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from lib.layers import ROOT  # noqa: E402 (the folder above)

ALGORITHMS = {"two_pass": ["running maximum and sum", "results"],
              "three_pass_recompute": ["maximum", "sum", "results"],
              "three_pass_reload": ["maximum of the first chunk", "exponentials, sum and maximum of the next chunk", "scaling"]}
# How often such a loop loads an element.
LOADS = {"exponentials, sum and maximum of the next chunk": 2}
# In cache; more than one chunk.
LENGTH = 8192
LANES = 4
TURNS = 400
LABEL = re.compile(r"(\.L\w+):")
BRANCH = re.compile(r"\tb\.\w+\s+(\.L\w+)")
LOAD = re.compile(r"\tld(r|ur|p)\tq(?!.*\[sp)")
FMA = re.compile(r"\tfml[as]\t")


def kernel_loops(lines):
    """Bodies of the kernel's innermost loops, each with the number of vectors that an iteration loads."""
    inside, start, label = False, 0, None
    for number, line in enumerate(lines):
        if re.match(r"[A-Za-z_]\w*:", line):
            inside = line.startswith("node_") and "_task:" not in line
        found = LABEL.match(line)
        if found:
            start, label = number + 1, found.group(1)
        branch = BRANCH.match(line)
        if inside and branch and branch.group(1) == label:
            body = [text.split("//")[0] for text in lines[start : number + 1] if text.startswith("\t")]
            vectors = sum(2 if load.group(1) == "p" else 1 for load in map(LOAD.match, body) if load)
            if vectors:
                yield body, vectors


def cycles_of_turn(body, cpu):
    """An iteration's cycles, and the bound."""
    command = [shutil.which("llvm-mca-22") or "llvm-mca", "-mtriple=aarch64", f"-mcpu={cpu}", f"-iterations={TURNS}"]
    report = subprocess.run(command, input="\n".join(body) + "\n", capture_output=True, text=True, check=True).stdout
    return (int(re.search(r"Total Cycles:\s+(\d+)", report).group(1)) / TURNS,
            float(re.search(r"Block RThroughput:\s+([\d.]+)", report).group(1)))


def assembly(compiler, algorithm, directory):
    row = f"tensor<1x{LENGTH}xf32>"
    source, output = (os.path.join(directory, "softmax" + suffix) for suffix in (".mlir", ".s"))
    with open(source, "w", encoding="utf-8") as file:
        file.write(f"func.func @main(%x: {row}) -> {row} {{\n  %e = tensor.empty() : {row}\n"
                   f"  %y = nnprim.twopass_softmax ins(%x : {row}) outs(%e : {row}) dimension = 1 algorithm = {algorithm} -> {row}\n"
                   f"  return %y : {row}\n}}\n")
    subprocess.run([compiler, source, "-o", output, "--name=softmax", "--emit=asm", "--target=aarch64-neon"], check=True)
    with open(output, encoding="utf-8") as file:
        return file.read().splitlines()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cpus", default="neoverse-v1,neoverse-n1", help="separated by commas")
    parser.add_argument("--compiler", default=os.path.join(ROOT, "build/bin/nnprim-compile"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        for algorithm, passes in ALGORITHMS.items():
            loops = list(kernel_loops(assembly(options.compiler, algorithm, directory)))
            if len(loops) < len(passes):
                sys.exit(f"error: {algorithm} has {len(loops)} loops")
            for cpu in options.cpus.split(","):
                # The two-pass algorithm's loop for huge values, between its passes, stands before that of the results.
                chosen = loops[: len(passes) - 1] + loops[-1:]
                for name, (body, vectors) in zip(passes, chosen):
                    cycles, bound = cycles_of_turn(body, cpu)
                    elements = vectors // LOADS.get(name, 1) * LANES
                    print(f"{cpu} {algorithm}, {name}: {cycles / elements:.2f} cycles an element, "
                          f"{sum(1 for line in body if FMA.match(line))} multiply-adds in {cycles:.1f} cycles, bound {bound:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
