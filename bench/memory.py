#!/usr/bin/python3
# ===- memory.py - Memory of layers beyond input, output and weights ------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Counts the memory of compiled layers against the matrix of an explicit im2col.

    bench/memory.py [--layers=genvolution] [--target=host] [--check]
    bench/memory.py --form=nchw|conv_gemm […]               layers on NCHW images; conv_gemm keeps them so
    bench/memory.py --form=integers […]                     by products of integers, whose pixels are rounded before
    bench/memory.py --tuning-record=resnet18.plans […]      plans that planner/search.py recorded
    bench/memory.py --workspace [--layers=fast_convolution,genvolution,squeezenet1_0] [--filter=REGEX] [--check]

The arena and all constants but the packed weights are counted, because indirection
buffers are memory, too, although they are read-only data of a compiled model; and the
stack of the kernel that takes most of it, which each thread that runs it has.
With --workspace, layers are compiled by the fastest algorithm within the default error;
the program prints a thread's workspace for transformed tiles, and the whole arena.
With --check the exit code is 1 if a layer exceeds the limit.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

from lib.forms import output_size
from lib.layers import DIRECT, INTEGERS, ROOT, Compiler, read_tables, source

LIMIT = 2.0  # Percent of the im2col matrix.
INTEGERS_LIMIT = 4.0  # By products of integers.
TABLES = "genvolution"
WORKSPACE_LIMIT = 4 << 20
WORKSPACE_TABLES = "fast_convolution,genvolution,squeezenet1_0"
BYTES = {"f32": 4, "i32": 4, "i64": 8, "f64": 8, "bf16": 2, "f16": 2, "i16": 2, "i8": 1}


def constants(text):
    """(element type, bytes) of each global of the module."""
    for kind in re.findall(r"llvm\.mlir\.global .* : !llvm\.((?:array<\d+ x !?(?:llvm\.)?)+\w+)>", text):
        count = 1
        for extent in re.findall(r"<(\d+) x", kind):
            count *= int(extent)
        element = re.search(r"\w+$", kind).group()
        yield element, count * BYTES[element]


def count_stack(text):
    """The most bytes on the stack of a kernel."""
    most = 0
    for function in re.split(r"^  llvm\.func ", text, flags=re.MULTILINE)[1:]:
        if re.match(r"(internal )?@main\(", function):
            continue
        sizes = dict(re.findall(r"(%\w+) = llvm\.mlir\.constant\((\d+) : (?:i64|index)\)", function))
        most = max(most, sum(int(sizes[count]) * BYTES[element] for count, element in
                             re.findall(r"llvm\.alloca (%\w+) x (\w+) ", function) if count in sizes))
    return most


def measure(compiler, layer):
    # Pairs of integers are one of i32.
    weight_type = "i32" if compiler.form == "integers" else "f32"
    with open(compiler.path(layer), encoding="utf-8") as file:
        text = file.read()
    sizes = sorted(constants(text), key=lambda size: size[1])
    weights = max(size for element, size in sizes if element == weight_type)
    height, width = output_size(layer)
    return {
        "table": layer.table, "model": layer.model, "layer": layer.layer,
        "arena": int(re.search(r"nnprim\.arena_bytes = (\d+)", text).group(1)),
        "stack": count_stack(text),
        "constants": sum(size for _, size in sizes) - weights,
        "weights": weights,
        "im2col": 4 * layer.n * height * width * layer.r * layer.s * layer.c,
    }


def measure_workspace(arguments, layer):
    """The algorithm, and bytes of a thread's workspace and of the arena; a direct convolution has no workspace."""
    with tempfile.TemporaryDirectory() as directory:
        paths = [os.path.join(directory, name) for name in ("layer.mlir", "compiled.mlir")]
        with open(paths[0], "w", encoding="utf-8") as file:
            file.writelines(source(layer, "convolution", None))
        result = subprocess.run(["nice", os.path.join(arguments.build, "bin/nnprim-compile"), paths[0], "-o", paths[1],
                                 "--emit=mlir", "--remarks", f"--target={arguments.target}"],
                                capture_output=True, text=True, check=False)
        if result.returncode != 0:
            sys.exit(f"error: {layer.model}/{layer.layer}: {result.stderr.strip()}")
        with open(paths[1], encoding="utf-8") as file:
            arena = int(re.search(r"nnprim\.arena_bytes = (\d+)", file.read()).group(1))
    algorithm = re.search(r"fast_conv by ((?:on-the-fly )?\w+ F\(.*?\))", result.stderr)
    workspace = re.search(r"tiles in a workspace of (\d+) KiB a thread", result.stderr)
    return (algorithm.group(1), int(workspace.group(1)) << 10, arena) if algorithm else ("direct", arena, arena)


def check_workspace(arguments):
    layers = [layer for layer in read_tables((arguments.layers or WORKSPACE_TABLES).split(","))
              if re.search(arguments.filter, f"{layer.model}/{layer.layer}")]
    print("KiB of a thread's workspace, and of the arena of all threads that may run")
    largest = tiled = 0
    for layer in layers:
        algorithm, workspace, arena = measure_workspace(arguments, layer)
        largest, tiled = max(largest, workspace), tiled + (algorithm != "direct")
        print(f"{layer.model + '/' + layer.layer:<40}{algorithm:<28}{workspace / 1024:>8.0f}{arena / 1024:>8.0f}", flush=True)
    print(f"at most {largest / 1024:.0f} KiB a thread in {len(layers)} layers, {tiled} of them by transforms of tiles")
    return 1 if arguments.check and (largest > WORKSPACE_LIMIT or not tiled) else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layers", help=f"tables, separated by commas (default: {TABLES}; of --workspace {WORKSPACE_TABLES})")
    parser.add_argument("--form", default="convolution", choices=("convolution", "nchw", "conv_gemm", "integers"),
                        help="NHWC or NCHW images, or NHWC ones by products of integers")
    parser.add_argument("--filter", default="", help="a regular expression for MODEL/LAYER, for --workspace")
    parser.add_argument("--workspace", action="store_true", help="count what the fastest algorithms need")
    parser.add_argument("--target", default="host")
    parser.add_argument("--tuning-record", metavar="FILE", help="compile the plans of this record; others are the cost model's")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--check", action="store_true", help=f"fail if a layer needs {LIMIT} %% or more, {INTEGERS_LIMIT} %% by integers, or over {WORKSPACE_LIMIT >> 20} MiB a thread")
    arguments = parser.parse_args()
    if arguments.workspace:
        return check_workspace(arguments)
    layers = read_tables((arguments.layers or TABLES).split(","))
    error = INTEGERS if arguments.form == "integers" else DIRECT
    options = [*error, *([f"--tuning-record={arguments.tuning_record}"] if arguments.tuning_record else [])]
    compiler = Compiler(arguments.build, arguments.target, arguments.form, options, emit="mlir")
    if arguments.tuning_record:
        # A record may have changed under its name.
        with open(arguments.tuning_record, "rb") as file:
            compiler.version.update(file.read())
    errors = compiler.compile_all(layers, os.cpu_count())
    if errors:
        sys.exit("\n".join(f"error: {error}" for error in errors))

    limit = INTEGERS_LIMIT if arguments.form == "integers" else LIMIT
    print("Bytes beyond input, output and packed weights, in percent of what an explicit im2col needs")
    print(f"{'layer':<32}{'arena':>10}{'stack':>8}{'constants':>11}{'im2col':>12}{'percent':>9}")
    results = []
    for layer in layers:
        result = measure(compiler, layer)
        result["percent"] = 100 * (result["arena"] + result["stack"] + result["constants"]) / result["im2col"]
        results.append(result)
        print(f"{layer.model + '/' + layer.layer:<32}{result['arena']:>10}{result['stack']:>8}"
              f"{result['constants']:>11}{result['im2col']:>12}{result['percent']:>9.2f}")
    over = [result for result in results if result["percent"] >= limit]
    print(f"{len(over)} of {len(results)} layers need {limit} % or more")
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump({"limit_percent": limit, "layers": results}, file, indent=1)
    return 1 if over and arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
