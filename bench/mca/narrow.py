#!/usr/bin/python3
# ===- narrow.py - The inner loops of products of few bits by llvm-mca ----------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Cycles that llvm-mca gives for the inner loops of products by weights in fewer bits on aarch64 cores.

    bench/mca/narrow.py                       the tables of docs/results/neoverse.md
    bench/mca/narrow.py --cpus=cortex-a76 --rows=1

Weights are extended in registers, or multiplied by the instruction that takes them: bfmmla and bfdot, and multiply-adds
of f16. The loop is the innermost one that has the most multiply-adds. A line says how many these are, how many instructions load
vectors, how many others there are on vectors, the cycles of a turn in the steady state, what share of the core's pipes for
vectors multiplies, llvm-mca's bound, and the cycles of a product of two values over those of the first of the kinds.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from lib.layers import DIRECT, ROOT, read_tables  # noqa: E402 (the folder above)
from softmax_mca import cycles_of_turn  # noqa: E402
from sparse_mca import PIPES, count, innermost_loops  # noqa: E402
from storage import product_source, stored_layer  # noqa: E402

PRODUCT = re.compile(r"\t(fmla|bfdot|bfmmla)\t(v\d+)\.(\w+)")
LOAD = re.compile(r"\tld(?:r|ur|p)\t[qd]")
STACK = re.compile(r"\[sp\b")
VECTOR = re.compile(r"\t\w+\tv\d+\.")
# Products of one row, of one value of K and one column, in an instruction of 128 bits, by its name and its result.
PRODUCTS = {("fmla", "4s"): 4, ("fmla", "8h"): 8, ("bfdot", "4s"): 8, ("bfmmla", "4s"): 16}
# Cores without the instructions of a target.
LACKING = {"aarch64-neon-bf16": ["cortex-a55", "cortex-a76", "neoverse-n1"]}
COLUMNS = 96
DEPTH = 256
# Name: type of A and of constant weights, what weights are stored as, target, options. bfdot is for convolutions.
KINDS = {
    "f32": ("f32", "f32", "aarch64-neon", []),
    "bf16": ("f32", "bf16", "aarch64-neon", []),
    "f16": ("f32", "f16", "aarch64-neon", []),
    "flyte24": ("f32", "flyte24", "aarch64-neon", []),
    "flyte16": ("f32", "flyte16", "aarch64-neon", []),
    "flyte8": ("f32", "flyte8", "aarch64-neon", []),
    "bf16 by bfmmla": ("bf16", "f32", "aarch64-neon-bf16", []),
    "bf16 by bfdot": ("bf16", "bf16", "aarch64-neon-bf16", DIRECT),
    "f16 in f16": ("f16", "f32", "aarch64-neon-fp16", ["--arithmetic=f16"]),
}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cpus", default="neoverse-v1,cortex-a55", help="separated by commas")
    parser.add_argument("--rows", default="8,1", help="rows of A, separated by commas")
    parser.add_argument("--kinds", default=",".join(KINDS), help="separated by commas")
    parser.add_argument("--compiler", default=os.path.join(ROOT, "build/bin/nnprim-compile"))
    return parser.parse_args()


def pairs_source(rows):
    """A row of pixels under taps whose channels are no multiple of four, of which pairs are multiplied."""
    layer = next(layer for layer in read_tables(["resnet18"]) if layer.r == 3 and layer.stride == 1)
    layer = layer._replace(h=1, w=rows, c=66, k=8)
    return stored_layer(layer, "bf16")


def assembly(options, kind, rows, directory):
    element, weights, target, others = KINDS[kind]
    source, output = (os.path.join(directory, "product" + suffix) for suffix in (".mlir", ".s"))
    with open(source, "w", encoding="utf-8") as file:
        file.writelines(pairs_source(rows) if kind.endswith("bfdot") else
                        product_source(rows, COLUMNS, DEPTH, element))
    subprocess.run([options.compiler, source, "-o", output, "--name=product", "--emit=asm", f"--target={target}",
                    f"--weights={weights}", *others], check=True)
    with open(output, encoding="utf-8") as file:
        return [line.split("//")[0].rstrip() for line in file]


def products(body):
    """Multiplications of one row's elements in a turn."""
    return sum(PRODUCTS[found.group(1), found.group(3)] for found in map(PRODUCT.match, body) if found)


def main():
    options = parse()
    for name, known, chosen in (("the pipes of", PIPES, options.cpus), ("the kind", KINDS, options.kinds)):
        unknown = [entry for entry in chosen.split(",") if entry not in known]
        if unknown:
            sys.exit(f"error: {name} {unknown[0]}, not known; there are {', '.join(known)}")
    with tempfile.TemporaryDirectory() as directory:
        for rows in map(int, options.rows.split(",")):
            of_f32 = {}
            for kind in options.kinds.split(","):
                loops = list(innermost_loops(assembly(options, kind, rows, directory)))
                body = max(loops, key=lambda loop: count(PRODUCT, loop), default=[])
                instructions = count(PRODUCT, body)
                if not instructions:
                    sys.exit(f"error: the code of {kind} has no loop with multiply-adds")
                if any(STACK.search(line) for line in body):
                    sys.exit(f"error: the loop of {kind} with {rows} rows uses the stack")
                others = count(VECTOR, body) - instructions
                for cpu in options.cpus.split(","):
                    if cpu in LACKING.get(KINDS[kind][2], []):
                        print(f"{cpu}, {kind}, rows {rows}: not in its instructions")
                        continue
                    cycles, bound = cycles_of_turn(body, cpu)
                    each = cycles / products(body)
                    of_f32.setdefault(cpu, each)
                    print(f"{cpu}, {kind}, rows {rows}: {instructions} multiply-adds, {count(LOAD, body)} loads and "
                          f"{others} others in {cycles:.1f} cycles, "
                          f"{100 * instructions / PIPES[cpu] / cycles:.0f} % of the pipes, bound {bound:.1f}, "
                          f"{each / of_f32[cpu]:.2f} of the first")
    return 0


if __name__ == "__main__":
    sys.exit(main())
