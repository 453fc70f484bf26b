#!/usr/bin/python3
# ===- inner_loops.py - No vector on the stack in any inner loop ------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles models to assembly for every target and reads the innermost loops.

    inner_loops.py --build=build [MODEL...]

A loop with multiply-adds of vectors may not load vectors from the stack or
store them there. Nothing is run, so that every machine checks every target.
"""

import argparse
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "models"))

import make  # noqa: E402

MODELS = ["squeezenet", "mobilenet-v2", "mobilenet-v3", "resnet50"]
TARGETS = ["x86-64-avx512", "x86-64-avx2", "aarch64-neon"]
FUNCTION = re.compile(r"([A-Za-z_]\w*):")
LABEL = re.compile(r"(\.L\w+):")
BRANCH = re.compile(r"\s+(?:b\.\w+|cbn?z|tbn?z|j\w+)\s.*?(\.L\w+)\s*$")
FMA = re.compile(r"\s+(fml[as]\s+v|vfn?m(add|sub)\w*ps\s)")
STACK = re.compile(r"[xyz]mm.*\(%rsp|rsp\).*[xyz]mm|\s(?:str|ldr|stp|ldp|stur|ldur)\s+q.*\[sp\b")


def inner_loops(lines):
    """The function and the lines of each loop that has no label inside and multiplies."""
    function = label = None
    start = 0
    for number, line in enumerate(lines):
        code = re.split(r"//|\s#\s", line)[0]
        if FUNCTION.match(line):
            function = FUNCTION.match(line).group(1)
        if LABEL.match(line):
            label, start = LABEL.match(line).group(1), number + 1
        branch = BRANCH.match(code)
        if branch and branch.group(1) == label:
            body = lines[start:number]
            if any(FMA.match(text) for text in body):
                yield function, body


def check(arguments, model, target):
    """Prints what was found; returns whether it is as it should be."""
    name = os.path.join(arguments.directory, model)
    assembly = f"{name}.{target}.s"
    compiler = os.path.join(arguments.build, "bin", "nnprim-compile")
    subprocess.run([compiler, f"{name}.onnx", "-o", assembly, "--emit=asm", f"--target={target}"], check=True)
    with open(assembly, encoding="utf-8") as file:
        loops = list(inner_loops(file.read().splitlines()))
    os.remove(assembly)
    spills = [(function, line.strip()) for function, body in loops for line in body if STACK.search(line)]
    print(f"{model:<16}{target:<16}{len(loops)} inner loops, {len(spills)} vectors on the stack", flush=True)
    if spills:
        print(f"    the first in {spills[0][0]}: {spills[0][1]}")
    # A model has far more loops than this; fewer would mean that they are not recognised.
    return len(loops) >= 10 and not spills


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", default=MODELS, metavar="MODEL")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    arguments = parser.parse_args()
    arguments.directory = os.path.join(arguments.build, "test-inner-loops")
    os.makedirs(arguments.directory, exist_ok=True)
    failures = 0
    for model in arguments.models:
        path = os.path.join(arguments.directory, f"{model}.onnx")
        with open(path, "wb") as file:
            file.write(make.build(model).model().SerializeToString(deterministic=True))
        failures += sum(not check(arguments, model, target) for target in TARGETS)
        os.remove(path)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
