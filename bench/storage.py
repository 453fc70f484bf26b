#!/usr/bin/python3
# ===- storage.py - Values stored in fewer bits: time, size, memory and error ---------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times layers and models with weights and activations of each type against f32.

    bench/storage.py                          fully connected layers of VGG-16 and AlexNet at batch 1
    bench/storage.py --layers=genvolution     the 29 layers of Keane's chapter 8, without transforms
    bench/storage.py MODEL.onnx...            whole models
    bench/storage.py --softmax=100000000 --types=f32/bf16      rows of this length
    bench/storage.py --pairs                  products of bf16, ResNet-50's 1x1 layers (--layers for others)

Each problem is compiled once for each of --types, the type of weights or WEIGHTS/ACTIVATIONS (bf16/bf16, f32/f16), and
the libraries run in turns in one process, one thread (docs/benchmarks.md). A layer's activations are its input and its
result, those of a model what is between its ops. With --pairs it is products of bf16 by --target=x86-64-avx512-bf16 or
x86-64-avx512-amx, in turns with f32's, a loop of nothing but vdpbf16ps or tdpbf16ps, and oneDNN. Printed otherwise are the time with f32, f32's time over each type's, what a library has of f32's bytes, and
max|y - y32| / max|y32| of the outputs; of a model also what of f32's arena and of f32's peak memory of the compiler.
--json keeps the numbers; --plot draws the ratios.
"""

import argparse
import json
import math
import os
import re
import subprocess
import sys
import tempfile

import numpy as np

from lib.forms import module
from lib.layers import DIRECT, ROOT, read_tables, source

TYPES = ["bf16", "f16", "flyte24", "flyte16", "flyte8"]
# (inputs, outputs) of a matrix.
CONNECTED = {"vgg16 fc6": (25088, 4096), "vgg16 fc7": (4096, 4096), "vgg16 fc8": (4096, 1000),
             "alexnet fc6": (9216, 4096), "alexnet fc7": (4096, 4096), "alexnet fc8": (4096, 1000)}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", help="models in ONNX")
    parser.add_argument("--layers", help="a table of bench/layers")
    parser.add_argument("--softmax", type=int, metavar="LENGTH", help="the softmax of a row")
    parser.add_argument("--pairs", action="store_true", help="products of bf16")
    parser.add_argument("--filter", default="", help="a regular expression for the names of problems")
    parser.add_argument("--types", default=",".join(TYPES), help="separated by commas")
    parser.add_argument("--rounding", default="nearest", choices=["nearest", "truncate"])
    parser.add_argument("--target", default="host")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--ms", type=float, default=5, help="each library's share of a round")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--plot", metavar="FILE.svg")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    return parser.parse_args()


def connected_source(inputs, outputs):
    """A matrix product with a bias and a ReLU, as text in parts."""
    rng = np.random.default_rng(0)
    weights = (rng.standard_normal((inputs, outputs), np.float32) / np.float32(math.sqrt(inputs)))
    bias = rng.standard_normal(outputs, np.float32)
    matrix, row = f"tensor<{inputs}x{outputs}xf32>", f"tensor<1x{outputs}xf32>"
    text = f"""func.func @main(%x: tensor<1x{inputs}xf32>) -> {row} {{
  %w = arith.constant dense_resource<weights> : {matrix}
  %b = arith.constant dense_resource<bias> : tensor<{outputs}xf32>
  %init = tensor.empty() : {row}
  %y = nnprim.gemm ins(%x, %w : tensor<1x{inputs}xf32>, {matrix}) outs(%init : {row})
      epilogue(%b : tensor<{outputs}xf32>) maps [affine_map<(m, n) -> (n)>] {{
    ^bb0(%acc: f32, %c: f32):
      %zero = arith.constant 0.0 : f32
      %sum = arith.addf %acc, %c : f32
      %relu = arith.maximumf %sum, %zero : f32
      nnprim.yield %relu : f32
    }} -> {row}
  return %y : {row}
}}
"""
    blobs = ", ".join(f'{name}: "0x04000000{values.tobytes().hex().upper()}"'
                      for name, values in (("weights", weights), ("bias", bias)))
    return [text, "{-# dialect_resources: { builtin: { ", blobs, " } } #-}\n"]


ELEMENTS = {"f32": "f32", "bf16": "bf16", "flyte16": "bf16", "f16": "f16", "flyte24": "!nnprim.flyte<24>"}


def split(kind):
    """Types of weights and activations."""
    weights, _, activations = kind.partition("/")
    return weights, activations or "f32"


def conversion(value, result, shape, stored, widens):
    """A loop that extends or rounds %value to %result."""
    dims = ", ".join(f"d{i}" for i in range(shape.count("x") + 1))
    identity = f"affine_map<({dims}) -> ({dims})>"
    iterators = ", ".join(['"parallel"'] * (shape.count("x") + 1))
    before, after = (stored, "f32") if widens else ("f32", stored)
    isflyte = stored.startswith("!")
    op = (f"nnprim.{'extend' if widens else 'round'}_flyte %e : {stored}" if isflyte else
          f"arith.{'ext' if widens else 'trunc'}f %e : {before} to {after}")
    return (f"  %{result}_init = tensor.empty() : tensor<{shape}x{after}>\n"
            f"  %{result} = linalg.generic {{indexing_maps = [{identity}, {identity}], iterator_types = [{iterators}]}} "
            f"ins(%{value} : tensor<{shape}x{before}>) outs(%{result}_init : tensor<{shape}x{after}>) {{\n"
            f"  ^bb0(%e: {before}, %o: {after}):\n    %r = {op}\n    linalg.yield %r : {after}\n"
            f"  }} -> tensor<{shape}x{after}>\n")


def stored_layer(layer, element):
    """The layer with an input and a result that are stored as `element`."""
    text, weights = module(layer, "convolution", None)
    shape, result = re.findall(r"tensor<([0-9x]+)xf32> {nnprim.name", text)
    begin = re.search(r"{nnprim.name = [^}]*}\) {\n", text).end()
    end = text.index("  return %result")
    head = text[:begin].replace("%input:", "%stored:").replace("xf32>", f"x{element}>")
    text = (head + conversion("stored", "input", shape, element, True) + text[begin:end]
            + conversion("result", "rounded", result, element, False)
            + f"  return %rounded : tensor<{result}x{element}>\n}}\n")
    return [text, '{-# dialect_resources: { builtin: { filter: "0x04000000', weights.tobytes().hex().upper(),
            '" } } #-}\n']


def softmax_source(length, element):
    """The softmax of one row."""
    row = f"tensor<1x{length}x{element}>"
    return [f"""func.func @main(%x: {row}) -> {row} {{
  %init = tensor.empty() : {row}
  %y = nnprim.twopass_softmax ins(%x : {row}) outs(%init : {row}) dimension = 1 -> {row}
  return %y : {row}
}}
"""]


def problems(arguments, directory):
    """(name, what writes the source for a type of activations, options) of each problem."""
    for path in arguments.models:
        yield os.path.splitext(os.path.basename(path))[0], lambda _, path=path: path, []
    if arguments.models:
        return
    if arguments.softmax:
        chosen = [(f"softmax of {arguments.softmax}",
                   lambda kind: softmax_source(arguments.softmax, ELEMENTS[kind]), [])]
    elif arguments.layers:
        chosen = [(f"{layer.model} {layer.layer}",
                   lambda kind, layer=layer: source(layer, "convolution", None) if kind == "f32"
                   else stored_layer(layer, ELEMENTS[kind]), DIRECT) for layer in read_tables([arguments.layers])]
    else:
        chosen = [(name, lambda _, shape=shape: connected_source(*shape), []) for name, shape in CONNECTED.items()]

    def write(make, activations):
        path = os.path.join(directory, "problem.mlir")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(make(activations))
        return path

    for name, make, options in chosen:
        if re.search(arguments.filter, name):
            yield name, lambda kind, make=make: write(make, kind), options


def run(command):
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def compile_problem(command):
    """Peak memory of the compiler, in KiB."""
    process = subprocess.Popen(command)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{command[0]} failed")
    return usage.ru_maxrss


def outputs(arguments, library, directory):
    """All outputs for the runner's own inputs."""
    results = os.path.join(directory, "outputs")
    os.makedirs(results, exist_ok=True)
    for name in os.listdir(results):
        os.remove(os.path.join(results, name))
    text = run([os.path.join(arguments.build, "bin/nnprim-run"), library, f"--output-dir={results}", "--json"])
    arena = json.loads(text)["workspace_bytes"]
    return arena, [np.load(os.path.join(results, name)).astype(np.float64) for name in sorted(os.listdir(results))]


def largest_error(values, reference):
    return max(float(np.abs(y - y32).max(initial=0) / max(np.abs(y32).max(initial=0), 1e-30))
               for y, y32 in zip(values, reference))


def measure(arguments, name, write, options, directory):
    """The numbers of one problem."""
    types = ["f32", *arguments.types.split(",")]
    libraries = {kind: os.path.join(directory, kind.replace("/", "-") + ".so") for kind in types}
    peaks = {}
    for kind, library in libraries.items():
        weights, activations = split(kind)
        peaks[kind] = compile_problem(
            [os.path.join(arguments.build, "bin/nnprim-compile"), write(activations), "-o", library,
             f"--target={arguments.target}", f"--weights={weights}", f"--weights-rounding={arguments.rounding}",
             f"--activations={activations}", f"--activations-rounding={arguments.rounding}", *options])
    text = run([os.path.join(arguments.build, "bin/nnprim-bench-libraries"), *libraries.values(),
                f"--rounds={arguments.rounds}", f"--ms={arguments.ms}"])
    arena, reference = outputs(arguments, libraries["f32"], directory)
    result = {"name": name, "types": {}}
    for kind, line in zip(types, text.splitlines()):
        _, microseconds, ratio = line.rsplit(" ", 2)
        own_arena, values = outputs(arguments, libraries[kind], directory)
        result["types"][kind] = {
            "us": float(microseconds), "ratio": float(ratio),
            "size": os.path.getsize(libraries[kind]) / os.path.getsize(libraries["f32"]),
            "arena": own_arena / max(arena, 1), "compiling": peaks[kind] / peaks["f32"],
            "error": largest_error(values, reference)}
    return result


def product_source(m, n, k, element):
    """A product by constant weights, as text in parts."""
    words = (np.random.default_rng(0).standard_normal((k, n), np.float32).view(np.uint32) >> 16 << 16).view(np.float32)
    blob = (words.view(np.uint32) >> 16).astype("<u2") if element == "bf16" else words
    lhs, rhs, out = (f"tensor<{shape}x{element}>" for shape in (f"{m}x{k}", f"{k}x{n}", f"{m}x{n}"))
    return [f"""func.func @main(%a: {lhs}) -> {out} {{
  %w = arith.constant dense_resource<weights> : {rhs}
  %init = tensor.empty() : {out}
  %r = nnprim.gemm ins(%a, %w : {lhs}, {rhs}) outs(%init : {out}) -> {out}
  return %r : {out}
}}
{{-# dialect_resources: {{ builtin: {{ weights: "0x04000000""", blob.tobytes().hex().upper(), '" } } #-}\n']


def measure_pairs(arguments):
    """Products of bf16 of all 1x1 layers of a table, against the instruction's peak, f32 and oneDNN."""
    target_of_pairs = "x86-64-avx512-bf16" if arguments.target == "host" else arguments.target
    peak = "tiles" if target_of_pairs.startswith("x86-64-avx512-amx") else "peak"
    ratios = {"peak": [], "f32": [], "onednn": []}
    print(f"{'product':20}{'us':>10}{'of peak':>10}{'over f32':>10}{'over oneDNN':>12}")
    with tempfile.TemporaryDirectory() as directory:
        for layer in read_tables([arguments.layers or "resnet50_pointwise"]):
            if layer.r != 1 or layer.s != 1 or layer.stride != 1:
                continue
            m, n, k = layer.h * layer.w, layer.k, layer.c
            libraries = []
            for element, target in (("bf16", target_of_pairs), ("f32", "x86-64-avx512")):
                path = os.path.join(directory, element)
                with open(path + ".mlir", "w", encoding="utf-8") as file:
                    file.writelines(product_source(m, n, k, element))
                run([os.path.join(arguments.build, "bin/nnprim-compile"), path + ".mlir", "-o", path + ".so",
                     f"--target={target}"])
                libraries.append(path + ".so")
            text = run([os.path.join(arguments.build, "bin/nnprim-bench-libraries"), *libraries, f"--m={m}", f"--n={n}",
                        f"--k={k}", f"--rounds={arguments.rounds}", f"--ms={arguments.ms}"])
            lines = [line.rsplit(" ", 2) for line in text.splitlines()]
            ours = float(lines[0][1])
            # The ratio of another library is our time over its time.
            row = {name.removeprefix(directory + "/").removesuffix(".so"): float(ratio) for name, _, ratio in lines[1:]}
            cells = {"peak": 1 / row[peak], "f32": 1 / row["f32"],
                     "onednn": 1 / row["onednn"] if "onednn" in row else float("nan")}
            for name, value in cells.items():
                ratios[name].append(value)
            print(f"{f'{m}x{n}x{k}':20}{ours:10.1f}{cells['peak']:10.3f}{cells['f32']:10.3f}{cells['onednn']:12.3f}",
                  flush=True)
    print(f"{'geometric mean':30}" + "".join(f"{geomean(ratios[name]):{width}.3f}"
                                             for name, width in (("peak", 10), ("f32", 10), ("onednn", 12))))


def geomean(values):
    return math.exp(sum(map(math.log, values)) / len(values))


def print_row(name, first, cells):
    print(f"{name:36}{first:>11}" + "".join(f"{cell:>34}" for cell in cells), flush=True)


def plot(path, results, types):
    """Bars of f32's time over each type's."""
    width, height, left = 24 * len(results) * len(types) // 3 + 120, 320, 50
    top = max(entry["types"][kind]["ratio"] for entry in results for kind in types)
    scale = (height - 120) / max(top, 1.0)
    colours = ["#4477aa", "#66ccee", "#228833", "#ccbb44", "#ee6677"]
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="sans-serif" '
             f'font-size="10"><rect width="100%" height="100%" fill="white"/>']
    base = height - 90
    for i, kind in enumerate(types):
        parts.append(f'<rect x="{left + 70 * i}" y="8" width="10" height="10" fill="{colours[i % 5]}"/>'
                     f'<text x="{left + 70 * i + 14}" y="17">{kind}</text>')
    for level in range(int(max(top, 1.0)) + 1):
        y = base - level * scale
        parts.append(f'<line x1="{left}" x2="{width}" y1="{y}" y2="{y}" stroke="#ccc"/>'
                     f'<text x="{left - 6}" y="{y + 3}" text-anchor="end">{level}</text>')
    for n, entry in enumerate(results):
        x = left + 8 * len(types) * n + 4 * n + 4
        for i, kind in enumerate(types):
            bar = entry["types"][kind]["ratio"] * scale
            parts.append(f'<rect x="{x + 7 * i}" y="{base - bar}" width="6" height="{bar}" fill="{colours[i % 5]}"/>')
        parts.append(f'<text transform="translate({x + 8},{base + 8}) rotate(40)">{entry["name"]}</text>')
    parts.append(f'<text x="4" y="{base + 80}">time with f32 over time with others</text></svg>')
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(parts) + "\n")


def main():
    arguments = parse()
    if arguments.pairs:
        measure_pairs(arguments)
        return 0
    types = arguments.types.split(",")
    results = []
    columns = ["ratio", "size", "arena", "compiling", "error"] if arguments.models else ["ratio", "size", "error"]
    print_row(", ".join(columns), "f32, us", types)
    with tempfile.TemporaryDirectory() as directory:
        for problem in problems(arguments, directory):
            result = measure(arguments, *problem, directory)
            results.append(result)
            cells = [result["types"][kind] for kind in types]
            print_row(result["name"], f'{result["types"]["f32"]["us"]:.1f}',
                      [" ".join(f"{c[column]:.1e}" if column == "error" else f"{c[column]:.3f}" for column in columns)
                       for c in cells])
    print_row("geometric mean", "", [f'{geomean([r["types"][kind]["ratio"] for r in results]):.3f}' for kind in types])
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)
    if arguments.plot:
        plot(arguments.plot, results, types)
    return 0


if __name__ == "__main__":
    sys.exit(main())
