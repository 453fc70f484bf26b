#!/usr/bin/python3
# ===- loops_mca.py - Cycles that the units of a processor need for loops --------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The time that a processor's units need for the loop of a library of bench/loops.py, by llvm-mca.

    bench/mca/loops_mca.py --cpu=znver4 --clock=3.7 LIBRARY.so ...

Of the innermost loops the one counts that stores most in an iteration, what goes to the stack aside, and of several the
one that computes most, which is that of the inside of an image: its block reciprocal throughput, the cycles in which no
unit is asked for more than it can start if nothing waits. Times the bytes of the library's results over those that an
iteration stores, that is what these instructions take, in microseconds; it says nothing of memory. Loops that store no
vectors are not counted, so that of a normalization it is the last pass alone. The second number is the time of
llvm-mca's own simulation, whose scheduler is smaller than that of processors.
"""

import argparse
import os
import re
import subprocess
import sys

import onnx

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from loops import count_bytes  # noqa: E402 (the folder above)

ITERATIONS = 200
WIDTH = {"x": 16, "y": 32, "z": 64}


def read_functions(library):
    """The instructions of each function, as pairs of address and text."""
    output = subprocess.run(["objdump", "-d", "--no-show-raw-insn", library], check=True, capture_output=True,
                            text=True).stdout
    functions, current = [], None
    for line in output.splitlines():
        if re.match(r"[0-9a-f]+ <.*>:", line):
            current = []
            functions.append(current)
        elif match := re.match(r"\s*([0-9a-f]+):\s+(.*)$", line):
            current.append((int(match.group(1), 16), match.group(2).strip()))
    return functions


def find_loops(function):
    """The bodies of innermost loops, as lists of instructions."""
    number = {address: i for i, (address, _) in enumerate(function)}
    loops = []
    for i, (address, text) in enumerate(function):
        match = re.match(r"j\w+\s+([0-9a-f]+)", text)
        if match and int(match.group(1), 16) <= address and int(match.group(1), 16) in number:
            loops.append((number[int(match.group(1), 16)], i))
    inner = [loop for loop in loops
             if not any(other != loop and other[0] >= loop[0] and other[1] <= loop[1] for other in loops)]
    return [[text for _, text in function[begin:end + 1]] for begin, end in inner]


def count_stored(body):
    """Bytes that vector stores write in an iteration, those to the stack aside."""
    stores = [re.match(r"vmov\w+\s+%([xyz])mm\d+,.*\((%\w+)", text) for text in body]
    return sum(WIDTH[store.group(1)] for store in stores if store and store.group(2) not in ("%rsp", "%rbp"))


def simulate(body, cpu):
    """Block reciprocal throughput, and cycles of an iteration in llvm-mca's simulation."""
    lines = []
    for text in body:
        text = re.sub(r"<.*>", "", re.sub(r"#.*", "", text)).strip()
        if "nop" not in text and not text.startswith("data16"):
            lines.append(re.sub(r"^(j\w+)\s.*", r"\1 .L", text))
    output = subprocess.run(["llvm-mca-22", f"-mcpu={cpu}", f"-iterations={ITERATIONS}"], check=True,
                            input=".L:\n" + "\n".join(lines) + "\n", capture_output=True, text=True).stdout
    total = int(re.search(r"Total Cycles:\s+(\d+)", output).group(1))
    return float(re.search(r"Block RThroughput:\s+([\d.]+)", output).group(1)), total / ITERATIONS


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cpu", default="znver4", help="a processor of llvm-mca")
    parser.add_argument("--clock", type=float, default=3.7, help="GHz")
    parser.add_argument("libraries", nargs="+", metavar="LIBRARY")
    options = parser.parse_args()
    print(f"{'library':34}{'stored':>8}{'cycles':>8}{'simulated':>11}{'us':>9}{'simulated':>11}")
    for library in options.libraries:
        loops = [loop for function in read_functions(library) for loop in find_loops(function)]
        stored = max(map(count_stored, loops), default=0)
        if not stored:
            print(f"{os.path.basename(library):34}  no loop stores vectors")
            continue
        cycles, simulated = max(simulate(body, options.cpu) for body in loops if count_stored(body) == stored)
        results = count_bytes(onnx.load(library.replace(".so", ".onnx")).graph.output)
        scale = results / stored / options.clock / 1e3
        print(f"{os.path.basename(library):34}{stored:8}{cycles:8.1f}{simulated:11.1f}{cycles * scale:9.1f}"
              f"{simulated * scale:11.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
