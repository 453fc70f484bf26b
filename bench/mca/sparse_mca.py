#!/usr/bin/python3
# ===- sparse_mca.py - The inner loops of spmm by llvm-mca -----------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Cycles that llvm-mca gives for the inner loops of products by sparse weights on aarch64 cores.

    bench/mca/sparse_mca.py                       the table of docs/results/neoverse.md
    bench/mca/sparse_mca.py --cpus=cortex-a76 --blocks=1,2,4,8,16 --layer=pw_128_256_28

The loop is that over the entries of a block which has the most multiply-adds. A line says how many vectors of pixels
and output channels its tile has, the multiply-adds of a turn with their cycles in the steady state, what share that is
of the core's pipes for vectors, and llvm-mca's bound.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from lib.layers import ROOT, read_tables  # noqa: E402 (the folder above)
from softmax_mca import cycles_of_turn  # noqa: E402
from sparse import pruned, spmm_source  # noqa: E402

# Multiply-adds of 128 bits that may begin in a cycle.
PIPES = {"cortex-a55": 1, "cortex-a76": 2, "neoverse-n1": 2, "neoverse-v1": 4}
LABEL = re.compile(r"(\.L\w+):")
BRANCH = re.compile(r"\t(?:b\.\w+|cbn?z|tbn?z)\s.*?(\.L\w+)\s*$")
FMA = re.compile(r"\tfmla\t")
LOAD = re.compile(r"\tld(?:r|ur|p)\tq")


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cpus", default="cortex-a55,neoverse-n1,neoverse-v1", help="separated by commas")
    parser.add_argument("--layer", default="pw_256_256_28", help="a layer of bench/layers/mobilenet_v1_pointwise.csv")
    parser.add_argument("--sparsity", type=float, default=90)
    parser.add_argument("--blocks", default="1,2,4", help="adjacent output channels, separated by commas")
    parser.add_argument("--compiler", default=os.path.join(ROOT, "build/bin/nnprim-compile"))
    return parser.parse_args()


def assembly(options, layer, block, directory):
    filters, stored = pruned(layer, options.sparsity, block, "f32")
    source, output = (os.path.join(directory, "spmm" + suffix) for suffix in (".mlir", ".s"))
    with open(source, "w", encoding="utf-8") as file:
        file.write(spmm_source(layer, filters, stored, block, "f32", ""))
    subprocess.run([options.compiler, source, "-o", output, "--name=spmm", "--emit=asm", "--target=aarch64-neon"],
                   check=True)
    with open(output, encoding="utf-8") as file:
        return [line.split("//")[0].rstrip() for line in file]


def innermost_loops(lines):
    """The bodies of loops that contain no label."""
    start, label = 0, None
    for number, line in enumerate(lines):
        found = LABEL.match(line)
        if found:
            start, label = number + 1, found.group(1)
        branch = BRANCH.match(line)
        if branch and branch.group(1) == label:
            yield [text for text in lines[start : number + 1] if text.startswith("\t")]


def count(pattern, body):
    return sum(1 for line in body if pattern.match(line))


def main():
    options = parse()
    layers = [layer for layer in read_tables(["mobilenet_v1_pointwise"]) if layer.layer == options.layer]
    if not layers:
        sys.exit(f"error: there is no layer {options.layer}")
    unknown = [cpu for cpu in options.cpus.split(",") if cpu not in PIPES]
    if unknown:
        sys.exit(f"error: the pipes of {unknown[0]} are not known; there are {', '.join(PIPES)}")
    with tempfile.TemporaryDirectory() as directory:
        for block in map(int, options.blocks.split(",")):
            loops = list(innermost_loops(assembly(options, layers[0], block, directory)))
            body = max(loops, key=lambda loop: count(FMA, loop), default=[])
            fmas = count(FMA, body)
            if not fmas:
                sys.exit(f"error: the code of blocks of {block} has no loop with multiply-adds")
            for cpu in options.cpus.split(","):
                cycles, bound = cycles_of_turn(body, cpu)
                print(f"{cpu}, {block}x1: {fmas} multiply-adds with {count(LOAD, body)} loads of vectors in "
                      f"{cycles:.1f} cycles, {100 * fmas / PIPES[cpu] / cycles:.0f} % of the pipes, bound {bound:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
