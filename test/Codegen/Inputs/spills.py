#!/usr/bin/python3
# ===- spills.py - Vectors that kernels keep on the stack -------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Fails if a kernel of an assembly file stores vectors on the stack or loads them from there.

    spills.py FILE.s --kernels=N

Kernels are the functions whose names begin with node_, without the _task that
gives one to a thread; there have to be N of them, each with multiply-adds of
vectors. x86-64 and aarch64.
"""

import argparse
import re
import sys

FUNCTION = re.compile(r"([A-Za-z_]\w*):")
FMA = re.compile(r"\s+(v?fml[as]\s+v|vfn?m(add|sub)\w*ps\s)")
STACK = re.compile(r"[xyz]mm.*\(%rsp|rsp\).*[xyz]mm|\s(?:str|ldr|stp|ldp|stur|ldur)\s+q.*\[sp\b")


def kernels(lines):
    """Pairs of a kernel's name and its lines."""
    name, body = None, []
    for line in lines:
        found = FUNCTION.match(line)
        if found:
            name, body = found.group(1), []
            if name.startswith("node_") and not name.endswith("_task"):
                yield name, body
        elif name:
            body.append(line)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("assembly")
    parser.add_argument("--kernels", type=int, required=True)
    options = parser.parse_args()
    with open(options.assembly, encoding="utf-8") as file:
        found = list(kernels(file.read().splitlines()))
    if len(found) != options.kernels:
        sys.exit(f"error: {options.assembly} has {len(found)} kernels and not {options.kernels}")
    for name, body in found:
        spills = [line.strip() for line in body if STACK.search(line)]
        if spills:
            sys.exit(f"error: {name} has {len(spills)} vectors on the stack, the first in: {spills[0]}")
        if not any(FMA.match(line) for line in body):
            sys.exit(f"error: {name} has no multiply-adds of vectors")


if __name__ == "__main__":
    main()
