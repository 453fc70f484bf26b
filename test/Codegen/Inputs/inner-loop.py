#!/usr/bin/python3
# ===- inner-loop.py - llvm-mca's figures of a kernel's inner loop ---------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Looks at the innermost loops with multiply-adds: the stack, and the FMA pipes' bound.

    inner-loop.py FILE.s --triple=aarch64 --cpu=neoverse-n1 --dispatch=4 --pipes=2 --at-least=97
    inner-loop.py FILE.s --triple=aarch64 --cpu=neoverse-v1 --pipes=4 --at-least=89 --of-core=97
    inner-loop.py FILE.s

Prints how many loops there are. With --cpu, takes that with the most
multiply-adds, prints those of one turn, the cycles that llvm-mca gives a turn in
the steady state, and the share of the FMA pipes' bound that is reached; likewise
of the core's, which is that of whatever a turn needs most: pipes (stores of vectors
use them too), ports of loads and stores, or slots of the dispatcher. --dispatch is
how many operations that takes a cycle, if not what LLVM's scheduler is best told. A
product is the first term of a sum. Exits with 1 if a share is below its percentage or any of
the loops touches the stack.
"""

import argparse
import re
import subprocess
import sys

TURNS = 400
FMA = re.compile(r"\s+(v?fml[as]|vfn?m(add|sub)\w*ps|fmul|u?sdot|bfdot|(us|s|bf)mmla)\s")
STORE = re.compile(r"\s+st[pur]+\s+q")
BRANCH = re.compile(r"\s+(?:b\.\w+|cbn?z|tbn?z|j\w+)\s.*?(\.L\w+)\s*$")
STACK = re.compile(r"\[sp\b|\(%rsp\)|\[rsp\b")


def innermost_loops(lines):
    """The bodies of loops that contain no label: from a label to a branch back to it."""
    start, label = None, None
    for number, line in enumerate(lines):
        code = line.split("//")[0].split("#")[0].rstrip()
        found = re.match(r"(\.L\w+):", code)
        if found:
            start, label = number + 1, found.group(1)
        branch = BRANCH.match(code)
        if branch and branch.group(1) == label:
            yield [text for text in lines[start : number + 1] if text.startswith("\t")]


def count_fma(body):
    return sum(1 for line in body if FMA.match(line))


def cycles_per_turn(body, options):
    command = ["llvm-mca", f"-mtriple={options.triple}", f"-mcpu={options.cpu}", f"-iterations={TURNS}"]
    command += [f"-dispatch={options.dispatch}"] if options.dispatch else []
    report = subprocess.run(command, input="\n".join(body) + "\n", capture_output=True, text=True, check=True).stdout
    bound = float(re.search(r"Block RThroughput:\s+([\d.]+)", report).group(1))
    return int(re.search(r"Total Cycles:\s+(\d+)", report).group(1)) / TURNS, bound


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("assembly")
    parser.add_argument("--triple")
    parser.add_argument("--cpu", help="also ask llvm-mca; then --triple, --pipes and --at-least are needed")
    parser.add_argument("--dispatch", type=int, help="operations a cycle; else as many as LLVM's model says")
    parser.add_argument("--pipes", type=float, help="multiply-adds a cycle")
    parser.add_argument("--at-least", type=float, help="percent of the FMA pipes' bound")
    parser.add_argument("--of-core", type=float, default=0, help="percent of the core's bound")
    options = parser.parse_args()
    with open(options.assembly, encoding="utf-8") as file:
        loops = [body for body in innermost_loops(file.read().splitlines()) if count_fma(body)]
    if not loops:
        sys.exit(f"error: {options.assembly} has no loop with multiply-adds")
    print(f"{len(loops)} loops of up to {max(map(count_fma, loops))} multiply-adds")
    spills = [line.strip() for body in loops for line in body if STACK.search(line)]
    if spills:
        sys.exit(f"error: a loop uses the stack: {spills[0]}")
    if not options.cpu:
        return
    body = max(loops, key=count_fma)
    cycles, bound = cycles_per_turn(body, options)
    share = 100 * count_fma(body) / options.pipes / cycles
    # llvm-mca's figure takes no account of stores that need a pipe of any kind.
    stores = sum(1 for line in body if STORE.match(line))
    of_core = 100 * max(bound, (count_fma(body) + stores) / options.pipes) / cycles
    print(f"{options.cpu}: {count_fma(body)} multiply-adds in {cycles:.2f} cycles, "
          f"{share:.1f} % of the bound, {of_core:.1f} % of the core's")
    if share < options.at_least or of_core < options.of_core:
        sys.exit(f"error: less than {options.at_least:g} % of the bound or {options.of_core:g} % of the core's")


if __name__ == "__main__":
    main()
