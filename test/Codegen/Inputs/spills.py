#!/usr/bin/python3
# ===- spills.py - Vectors that kernels keep on the stack -------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Fails if a kernel of an assembly file stores vectors on the stack or loads them from there.

    spills.py FILE.s --kernels=N [--loop-accesses=M] [--border-accesses=M] [--own-memory]

Kernels are the functions whose names begin with node_, without the _task that
gives one to a thread; there have to be N of them, each with multiply-adds of
vectors. With --loop-accesses only innermost loops are looked at, each of which
may have as many accesses. With --border-accesses innermost loops are looked at, too:
those of as many multiply-adds as a kernel's largest have no accesses, as tiles inside of
an image, and others may have so many. With --own-memory kernels work in memory on the stack,
and only what LLVM's comments call a spill or a reload counts. x86-64 and aarch64.
"""

import argparse
import re
import sys

FUNCTION = re.compile(r"([A-Za-z_]\w*)(?:\.\w+)?:")
FMA = re.compile(r"\s+(?:{vex}\s+)?(v?fml[as]\s+v|vfn?m(add|sub)\w*ps\s|vpdp|vpmadd|[su]dot\s)")
STACK = re.compile(r"[xyz]mm.*\(%rsp|rsp\).*[xyz]mm|\s(?:str|ldr|stp|ldp|stur|ldur)\s+q.*\[sp\b")
COMMENT = re.compile(r"(?://|#) \d+-byte (?:Folded )?(?:Spill|Reload)")

JUMP = re.compile(r"\s+(?:j[a-z]+|b(?:\.[a-z]+)?|cbn?z\s+\w+,|tbn?z\s+\w+,\s*#\w+,)\s+(\.LBB\w+)")


def inner_loops(body):
    """The lines of each loop that has no other inside."""
    labels, found = {}, []
    for end, line in enumerate(body):
        if ":" in line and line.startswith(".LBB"):
            labels[line.split(":")[0]] = end
        jump = JUMP.match(line)
        begin = labels.get(jump.group(1)) if jump else None
        if begin is not None and not any(begin <= other for other, _ in found):
            found.append((begin, end))
    return [body[begin : end + 1] for begin, end in found]


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
    parser.add_argument("--loop-accesses", type=int)
    parser.add_argument("--border-accesses", type=int)
    parser.add_argument("--own-memory", action="store_true")
    options = parser.parse_args()
    with open(options.assembly, encoding="utf-8") as file:
        found = list(kernels(file.read().splitlines()))
    if len(found) != options.kernels:
        sys.exit(f"error: {options.assembly} has {len(found)} kernels and not {options.kernels}")
    for name, body in found:
        looks_at_loops = options.loop_accesses is not None or options.border_accesses is not None
        loops = inner_loops(body) if looks_at_loops else [body]
        if not loops:
            sys.exit(f"error: {name} has no loops")
        most = max(sum(bool(FMA.match(line)) for line in loop) for loop in loops)
        for loop in loops:
            spills = [line.strip() for line in loop if STACK.search(line) and (COMMENT.search(line) or not options.own_memory)]
            is_border = sum(bool(FMA.match(line)) for line in loop) < most
            allowed = options.border_accesses if is_border and options.border_accesses else options.loop_accesses
            if len(spills) > (allowed or 0):
                sys.exit(f"error: {name} has {len(spills)} vectors on the stack, the first in: {spills[0]}")
        if not any(FMA.match(line) for line in body):
            sys.exit(f"error: {name} has no multiply-adds of vectors")


if __name__ == "__main__":
    main()
