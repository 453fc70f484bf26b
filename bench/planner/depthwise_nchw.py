#!/usr/bin/env python3
# ===- depthwise_nchw.py - Plans of depthwise convolutions on NCHW tensors -------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times depthwise convolutions on NCHW tensors by given plans, in turns with the planner's choice and NHWC tensors.

    bench/planner/depthwise_nchw.py                                     as planned, against NHWC
    bench/planner/depthwise_nchw.py --filter=v3/dw5x5 --plan='rows = 7, pixels = 7, pack_input = true'
    bench/planner/depthwise_nchw.py --against=../old/build              the planner's choice of another build, too

Layers are those of bench/layers/mobilenet_depthwise.csv. Each time is a median over rounds in one process; the numbers
are the time of the planner's choice and, for all others, their time over it: above 1 the choice is faster.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from conv import build  # noqa: E402
from lib.forms import output_size, tensor, weights  # noqa: E402
from lib.layers import ROOT, Compiler, read_tables, stem  # noqa: E402

TABLE = "mobilenet_depthwise"


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--filter", default="", help="a regular expression for MODEL/LAYER")
    parser.add_argument("--plan", action="append", default=[], help="fields of #nnprim.depthwise_nchw_plan<…>")
    parser.add_argument("--against", metavar="BUILD", help="the compiler of this build directory, too")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--ms", type=float, default=4, help="each contestant's share of a round")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    return parser.parse_args()


def source(layer, plan):
    height, width = output_size(layer)
    filters = weights(layer.r * layer.s * layer.c).reshape(layer.r, layer.s, layer.c).transpose(2, 0, 1)
    image, kernel = tensor(layer.n, layer.c, layer.h, layer.w), tensor(layer.c, layer.r, layer.s)
    out = tensor(layer.n, layer.k, height, width)
    attributes = f"attributes {{plan = #nnprim.depthwise_nchw_plan<{plan}>}} " if plan else ""
    return (f'func.func @main(%input: {image} {{nnprim.name = "nchw"}}) -> ({out} {{nnprim.name = "nchw"}}) {{\n'
            f"  %filter = arith.constant dense_resource<filter> : {kernel}\n  %space = tensor.empty() : {out}\n"
            f"  %result = nnprim.depthwise_conv_nchw ins(%input, %filter : {image}, {kernel}) outs(%space : {out})\n"
            f"    strides [{layer.stride}, {layer.stride}] dilations [{layer.dilation}, {layer.dilation}]\n"
            f"    pads [{layer.pad_top}, {layer.pad_left}] {attributes}-> {out}\n  return %result : {out}\n}}\n"
            '{-# dialect_resources: { builtin: { filter: "0x04000000' + filters.tobytes().hex().upper() + '" } } #-}\n')


def compile_layers(arguments, directory, name, layers, compiler, plan):
    """A directory of libraries, but of those layers that the plan does not fit."""
    libraries = os.path.join(directory, name)
    os.mkdir(libraries)
    fitting = []
    for layer in layers:
        library = os.path.join(libraries, stem(layer) + ".so")
        with open(library + ".mlir", "w", encoding="utf-8") as file:
            file.write(source(layer, plan))
        result = subprocess.run([os.path.join(compiler, "bin/nnprim-compile"), library + ".mlir", "-o", library,
                                 f"--num-threads={arguments.threads}"], capture_output=True, text=True, check=False)
        if result.returncode:
            print(f"{layer.layer}, {name}: {result.stderr.strip().splitlines()[0]}", file=sys.stderr)
        else:
            fitting.append(layer)
    return libraries, fitting


def measure(arguments, directory, layers, contestants):
    """The results of all contestants, layer by layer."""
    results = os.path.join(directory, "results.json")
    names = "|".join(re.escape(f"{layer.table}/{layer.model}/{layer.layer}") for layer in layers)
    subprocess.run([os.path.join(arguments.build, "bin/nnprim-bench-conv"), f"--rounds={arguments.rounds}", "--looks=3",
                    f"--ms={arguments.ms}", "--peers=none", f"--num-threads={arguments.threads}",
                    f"--tables={os.path.join(ROOT, 'bench/layers')}", f"--layers={TABLE}", f"--filter=^({names})$",
                    f"--json={results}", *(f"--libraries={name}={path}" for name, path in contestants)],
                   stdout=subprocess.DEVNULL, check=True)
    with open(results, encoding="utf-8") as file:
        return json.load(file)["layers"]


def main():
    arguments = parse()
    layers = [layer for layer in read_tables([TABLE]) if re.search(arguments.filter, f"{layer.model}/{layer.layer}")]
    if not layers:
        sys.exit("error: no layer matches")
    build(arguments.build)
    dense = Compiler(arguments.build, options=[f"--num-threads={arguments.threads}"] if arguments.threads > 1 else [])
    errors = dense.compile_all(layers, os.cpu_count())
    if errors:
        sys.exit("\n".join(f"error: {error}" for error in errors))
    with tempfile.TemporaryDirectory() as directory:
        forms = [("planned", arguments.build, ""), *((f"plan{i}", arguments.build, plan)
                                                     for i, plan in enumerate(arguments.plan))]
        if arguments.against:
            forms.insert(1, ("against", arguments.against, ""))
        contestants = []
        for name, compiler, plan in forms:
            libraries, layers = compile_layers(arguments, directory, name, layers, compiler, plan)
            contestants.append((name, libraries))
        results = measure(arguments, directory, layers, [*contestants, ("nhwc", dense.directory)])
    names = [name for name, _ in contestants[1:]] + ["nhwc"]
    print(f"{'layer':34}{'us':>8}" + "".join(f"{name:>9}" for name in names))
    for layer, result in zip(layers, results):
        times = {name: value["ms"]["median"] for name, value in result["contestants"].items()}
        ratios = "".join(f"{times[name] / times['planned']:9.2f}" for name in names)
        print(f"{layer.model + '/' + layer.layer:34}{1e3 * times['planned']:8.1f}{ratios}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
