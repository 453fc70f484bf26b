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
    bench/storage.py --layers=genvolution     the 28 layers of Keane's chapter 8, without transforms
    bench/storage.py MODEL.onnx...            whole models
    bench/storage.py --softmax=100000000 --types=f32/bf16      rows of this length
    bench/storage.py --chains                 3x3 layers one after the other, whose filters come from memory
    bench/storage.py --pairs                  products of bf16, ResNet-50's 1x1 layers (--layers for others)
    bench/storage.py --layers=genvolution --bytes              bytes moved into registers and caches, not times

Weights of fully connected layers may also be fixed16 (--types=flyte24,fixed16).

Each problem is compiled once for each of --types, the type of weights or WEIGHTS/ACTIVATIONS (bf16/bf16, f32/f16), and
the libraries run in turns in one process, one thread (docs/benchmarks.md). A layer's activations are its input and its
result, those of a model what is between its ops. With --pairs it is products of bf16 by --target=x86-64-avx512-bf16 or
x86-64-avx512-amx, in turns with f32's, a loop of nothing but vdpbf16ps or tdpbf16ps, and oneDNN. Printed otherwise are
the time with f32, f32's time over each type's, what a library has of f32's bytes, and max|y - y32| / max|y32| of the
outputs; of a model also what of f32's arena and of f32's peak memory of the compiler. Fully connected layers and rows
of a softmax are timed beside loops that only read as many bytes: printed behind them is the share of that speed at which a
library reads its own. --json keeps the numbers; --plot draws the ratios. --bytes prints MB that a call with f32 moves into
registers, L1, L2 and the LLC (lib/traffic.py says how they are counted), and what other types move of each.

    bench/storage.py --prepare --directory=DIR ...       compiles, runs each library once, and times nothing
    bench/storage.py --prepared --directory=DIR ...      times what --prepare left
"""

import argparse
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from lib.forms import module
from lib.layers import DIRECT, ROOT, read_tables, source
from lib.traffic import BYTES, LEVELS, cache_bytes, counted, measured, parse_plan

TYPES = ["bf16", "f16", "flyte24", "flyte16", "flyte8"]
# (inputs, outputs) of a matrix.
CONNECTED = {"vgg16 fc6": (25088, 4096), "vgg16 fc7": (4096, 4096), "vgg16 fc8": (4096, 1000),
             "alexnet fc6": (9216, 4096), "alexnet fc7": (4096, 4096), "alexnet fc8": (4096, 1000)}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", help="models in ONNX")
    parser.add_argument("--layers", help="a table of bench/layers")
    parser.add_argument("--softmax", type=int, metavar="LENGTH", help="the softmax of a row")
    parser.add_argument("--chains", action="store_true", help="chains of 3x3 layers")
    parser.add_argument("--pairs", action="store_true", help="products of bf16")
    parser.add_argument("--bytes", action="store_true", help="count bytes that --layers move")
    parser.add_argument("--caches", help="KiB of L1, L2 and LLC, separated by commas; else those of this processor")
    parser.add_argument("--filter", default="", help="a regular expression for the names of problems")
    parser.add_argument("--types", default=",".join(TYPES), help="separated by commas")
    parser.add_argument("--rounding", default="nearest", choices=["nearest", "truncate"])
    parser.add_argument("--target", default="host")
    parser.add_argument("--machine", help="a machine's file for the compiler")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--ms", type=float, default=5, help="each library's share of a round")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--plot", metavar="FILE.svg")
    parser.add_argument("--directory", help="where libraries are, to keep them")
    parser.add_argument("--prepare", action="store_true", help="compile only")
    parser.add_argument("--prepared", action="store_true", help="take what --prepare left")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    arguments = parser.parse_args()
    if (arguments.prepare or arguments.prepared) and not arguments.directory:
        parser.error("--prepare and --prepared need --directory")
    if arguments.bytes and not arguments.layers:
        parser.error("--bytes needs --layers")
    return arguments


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


# (pixels a side, channels, layers): 113 and 226 MB of filters.
CHAINS = {"14x14, 512 channels": (14, 512, 12), "7x7, 512 channels": (7, 512, 12),
          "14x14, 1024 channels": (14, 1024, 6), "7x7, 1024 channels": (7, 1024, 6)}
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


def write_chain(path, pixels, channels, layers):
    """Convolutions of 3x3 with ReLU, each with filters of its own."""
    rng = np.random.default_rng(0)
    scale = np.float32(math.sqrt(2 / (9 * channels)))
    nodes, filters = [], []
    for i in range(layers):
        values = rng.standard_normal((channels, channels, 3, 3), np.float32) * scale
        filters.append(numpy_helper.from_array(values, f"w{i}"))
        nodes += [helper.make_node("Conv", [f"x{i}", f"w{i}"], [f"c{i}"], pads=[1, 1, 1, 1]),
                  helper.make_node("Relu", [f"c{i}"], [f"x{i + 1}"])]
    image = [1, channels, pixels, pixels]
    tensors = [helper.make_tensor_value_info(name, TensorProto.FLOAT, image) for name in ("x0", f"x{layers}")]
    graph = helper.make_graph(nodes, "chain", tensors[:1], tensors[1:], filters)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8), path)


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
    """(name, what writes the source for a type of activations, options, bytes read with a type) of each problem."""
    for path in arguments.models:
        yield os.path.splitext(os.path.basename(path))[0], lambda _, path=path: path, [], None
    if arguments.models:
        return
    if arguments.softmax:
        # Two passes read the row; the result is written beside the second one.
        chosen = [(f"softmax of {arguments.softmax}",
                   lambda kind: softmax_source(arguments.softmax, ELEMENTS[kind]), [],
                   lambda kind: 3 * arguments.softmax * BYTES[split(kind)[1]])]
    elif arguments.layers:
        chosen = [(f"{layer.model} {layer.layer}",
                   lambda kind, layer=layer: source(layer, "convolution", None) if kind == "f32"
                   else stored_layer(layer, ELEMENTS[kind]), DIRECT, None) for layer in read_tables([arguments.layers])]
    elif arguments.chains:
        chosen = [(name, shape, DIRECT, None) for name, shape in CHAINS.items()]
    else:
        chosen = [(name, lambda _, shape=shape: connected_source(*shape), [],
                   lambda kind, shape=shape: shape[0] * shape[1] * BYTES[split(kind)[0]])
                  for name, shape in CONNECTED.items()]

    def write(make, activations):
        if arguments.chains:
            path = os.path.join(directory, "problem.onnx")
            write_chain(path, *make)
            return path
        path = os.path.join(directory, "problem.mlir")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(make(activations))
        return path

    for name, make, options, read in chosen:
        if re.search(arguments.filter, name):
            yield name, lambda kind, make=make: write(make, kind), options, read


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


def kinds(arguments):
    return ["f32", *arguments.types.split(",")]


def library(directory, kind):
    return os.path.join(directory, kind.replace("/", "-") + ".so")


def prepare(arguments, name, write, options, read, directory):
    """Compiles one problem for each type and writes to facts.json what needs no time."""
    peaks, facts = {}, {}
    machine = [f"--machine={arguments.machine}"] if arguments.machine else []
    for kind in kinds(arguments):
        weights, activations = split(kind)
        peaks[kind] = compile_problem(
            [os.path.join(arguments.build, "bin/nnprim-compile"), write(activations), "-o", library(directory, kind),
             f"--target={arguments.target}", f"--weights={weights}", f"--weights-rounding={arguments.rounding}",
             f"--activations={activations}", f"--activations-rounding={arguments.rounding}", *machine, *options])
    arena, reference = outputs(arguments, library(directory, "f32"), directory)
    for kind in kinds(arguments):
        own_arena, values = outputs(arguments, library(directory, kind), directory)
        facts[kind] = {
            "size": os.path.getsize(library(directory, kind)) / os.path.getsize(library(directory, "f32")),
            "arena": own_arena / max(arena, 1), "compiling": peaks[kind] / peaks["f32"],
            "error": largest_error(values, reference)}
        if read:
            facts[kind]["bytes"] = read(kind)
    shutil.rmtree(os.path.join(directory, "outputs"))
    with open(os.path.join(directory, "facts.json"), "w", encoding="utf-8") as file:
        json.dump({"name": name, "types": facts}, file)


def measure(arguments, directory):
    """The numbers of one problem that was prepared."""
    with open(os.path.join(directory, "facts.json"), encoding="utf-8") as file:
        result = json.load(file)
    types = {kind: result["types"][kind] for kind in kinds(arguments)}
    # Loops that only read, one for each number of bytes.
    sizes = sorted({facts["bytes"] for facts in types.values() if "bytes" in facts})
    text = run([os.path.join(arguments.build, "bin/nnprim-bench-libraries"),
                *(library(directory, kind) for kind in types), *(f"--read={size}" for size in sizes),
                f"--rounds={arguments.rounds}", f"--ms={arguments.ms}"])
    lines = [line.rsplit(" ", 2) for line in text.splitlines()]
    readings = {size: float(line[1]) for size, line in zip(sizes, lines[len(types):])}
    for facts, (_, microseconds, ratio) in zip(types.values(), lines):
        facts.update(us=float(microseconds), ratio=float(ratio))
        if "bytes" in facts:
            facts["bandwidth"] = readings[facts["bytes"]] / float(microseconds)
    result["types"] = types
    if sizes:
        result["gb_per_second"] = {size: 1e-3 * size / time for size, time in readings.items()}
    return result


def directories(arguments, directory):
    """(directory, what prepares it) of each problem."""
    for name, write, options, read in problems(arguments, directory):
        own = os.path.join(directory, re.sub(r"[^A-Za-z0-9]", "_", name))
        os.makedirs(own, exist_ok=True)
        yield own, lambda own=own, parts=(name, write, options, read): prepare(arguments, *parts, own)


def product_source(m, n, k, element):
    """A product by constant weights, as text in parts."""
    words = (np.random.default_rng(0).standard_normal((k, n), np.float32).view(np.uint32) >> 16 << 16).view(np.float32)
    blob = ((words.view(np.uint32) >> 16).astype("<u2") if element == "bf16" else
            words.astype("<f2") if element == "f16" else words)
    lhs, rhs, out = (f"tensor<{shape}x{element}>" for shape in (f"{m}x{k}", f"{k}x{n}", f"{m}x{n}"))
    return [f"""func.func @main(%a: {lhs}) -> {out} {{
  %w = arith.constant dense_resource<weights> : {rhs}
  %init = tensor.empty() : {out}
  %r = nnprim.gemm ins(%a, %w : {lhs}, {rhs}) outs(%init : {out}) -> {out}
  return %r : {out}
}}
{{-# dialect_resources: {{ builtin: {{ weights: "0x04000000""", blob.tobytes().hex().upper(), '" } } #-}\n']


def prepare_pairs(arguments, target, shape, directory):
    """The product of bf16 and that of f32."""
    os.makedirs(directory, exist_ok=True)
    machine = [f"--machine={arguments.machine}"] if arguments.machine else []
    for element, options in (("bf16", [f"--target={target}", *machine]), ("f32", ["--target=x86-64-avx512"])):
        path = os.path.join(directory, "problem.mlir")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(product_source(*shape, element))
        run([os.path.join(arguments.build, "bin/nnprim-compile"), path, "-o", library(directory, element), *options])
        os.remove(path)


def measure_pairs(arguments, directory):
    """Products of bf16 of all 1x1 layers of a table, against the instruction's peak, f32 and oneDNN."""
    target = "x86-64-avx512-bf16" if arguments.target == "host" else arguments.target
    peak = "tiles" if target.startswith("x86-64-avx512-amx") else "peak"
    ratios = {"peak": [], "f32": [], "onednn": []}
    print(f"{'product':20}{'us':>10}{'of peak':>10}{'over f32':>10}{'over oneDNN':>12}")
    for layer in read_tables([arguments.layers or "resnet50_pointwise"]):
        m, n, k = layer.h * layer.w, layer.k, layer.c
        name = f"{m}x{n}x{k}"
        if layer.r != 1 or layer.s != 1 or layer.stride != 1 or not re.search(arguments.filter, name):
            continue
        own = os.path.join(directory, name)
        if not arguments.prepared:
            prepare_pairs(arguments, target, (m, n, k), own)
        if arguments.prepare:
            continue
        text = run([os.path.join(arguments.build, "bin/nnprim-bench-libraries"), library(own, "bf16"),
                    library(own, "f32"), f"--m={m}", f"--n={n}", f"--k={k}", f"--rounds={arguments.rounds}",
                    f"--ms={arguments.ms}"])
        lines = [line.rsplit(" ", 2) for line in text.splitlines()]
        ours = float(lines[0][1])
        # The ratio of another library is our time over its time.
        row = {name.removeprefix(own + "/").removesuffix(".so"): float(ratio) for name, _, ratio in lines[1:]}
        cells = {"peak": 1 / row[peak], "f32": 1 / row["f32"],
                 "onednn": 1 / row["onednn"] if "onednn" in row else float("nan")}
        for kind, value in cells.items():
            ratios[kind].append(value)
        print(f"{name:20}{ours:10.1f}{cells['peak']:10.3f}{cells['f32']:10.3f}{cells['onednn']:12.3f}", flush=True)
    if ratios["peak"]:
        print(f"{'geometric mean':30}" + "".join(f"{geomean(ratios[kind]):{width}.3f}"
                                                 for kind, width in (("peak", 10), ("f32", 10), ("onednn", 12))))


def moved_bytes(arguments, layer, kind, directory, sizes):
    """Bytes by level of a call with a type, and whether counters gave them; None without a plan to count by."""
    weights, activations = split(kind)
    path, compiled = os.path.join(directory, "problem.mlir"), library(directory, kind)
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(source(layer, "convolution", None) if activations == "f32" else
                        stored_layer(layer, ELEMENTS[activations]))
    machine = [f"--machine={arguments.machine}"] if arguments.machine else []
    remarks = subprocess.run(
        [os.path.join(arguments.build, "bin/nnprim-compile"), path, "-o", compiled, f"--target={arguments.target}",
         f"--weights={weights}", "--remarks", *machine, *DIRECT], stderr=subprocess.PIPE, text=True, check=True).stderr
    plan = parse_plan(remarks)
    if plan is None:
        return None, False
    moved = counted(layer, plan, weights, activations, sizes)
    counters = None if arguments.caches else measured(os.path.join(arguments.build, "bin/nnprim-run"), compiled)
    return {**moved, **(counters or {})}, counters is not None


def bytes_of_all(arguments, directory):
    """Bytes moved into each level by the layers of a table, of each type over those of f32."""
    sizes = [int(size) << 10 for size in arguments.caches.split(",")] if arguments.caches else cache_bytes()
    types, results = arguments.types.split(","), []
    print(f"caches of {', '.join(str(size >> 10) for size in sizes)} KiB; {', '.join(LEVELS)}")
    print_row("", "f32, MB", [""] + types)
    for layer in read_tables([arguments.layers]):
        name = f"{layer.model} {layer.layer}"
        if not re.search(arguments.filter, name):
            continue
        rows = {kind: moved_bytes(arguments, layer, kind, directory, sizes) for kind in kinds(arguments)}
        if any(moved is None for moved, _ in rows.values()):
            print(f"{name:36} has no plan whose loops are known")
            continue
        how = "counters" if all(by_counters for _, by_counters in rows.values()) else "counted"
        moved = {kind: row for kind, (row, _) in rows.items()}
        results.append({"name": name, "how": how, "bytes": moved})
        cells = [" ".join(f"{moved['f32'][level] / 1e6:.2f}" for level in LEVELS)]
        cells += [" ".join(f"{moved[kind][level] / max(moved['f32'][level], 1):.2f}" for level in LEVELS)
                  for kind in types]
        print_row(name, how, cells)
    if results:
        def ratio(kind, level):
            return geomean([max(r["bytes"][kind][level], 1) / max(r["bytes"]["f32"][level], 1) for r in results])
        print_row("geometric mean", "", [""] + [" ".join(f"{ratio(kind, level):.2f}" for level in LEVELS)
                                                for kind in types])
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)


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


def measure_all(arguments, directory):
    types = arguments.types.split(",")
    results = []
    columns = ["ratio", "size", "arena", "compiling", "error"] if arguments.models else ["ratio", "size", "error"]
    if not arguments.models and not arguments.layers and not arguments.chains:
        columns.append("bandwidth")
    if not arguments.prepare:
        print_row(", ".join(columns), "f32, us", types)
    for own, prepare_problem in directories(arguments, directory):
        if not arguments.prepared:
            prepare_problem()
        if arguments.prepare:
            continue
        result = measure(arguments, own)
        results.append(result)
        cells = [result["types"][kind] for kind in types]
        print_row(result["name"], f'{result["types"]["f32"]["us"]:.1f}',
                  [" ".join(f"{c[column]:.1e}" if column == "error" else f"{c[column]:.3f}" for column in columns)
                   for c in cells])
        if "gb_per_second" in result:
            print(f"    reading: f32 {result['types']['f32']['bandwidth']:.3f}; GB/s of MB: "
                  + ", ".join(f"{speed:.1f} of {size / 1e6:.1f}" for size, speed in result["gb_per_second"].items()))
        if not arguments.directory:
            shutil.rmtree(own)
    if arguments.prepare:
        return
    print_row("geometric mean", "", [f'{geomean([r["types"][kind]["ratio"] for r in results]):.3f}' for kind in types])
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)
    if arguments.plot:
        plot(arguments.plot, results, types)


def main():
    arguments = parse()
    run_all = measure_pairs if arguments.pairs else bytes_of_all if arguments.bytes else measure_all
    if arguments.directory:
        os.makedirs(arguments.directory, exist_ok=True)
        run_all(arguments, arguments.directory)
        return 0
    with tempfile.TemporaryDirectory() as directory:
        run_all(arguments, directory)
    return 0


if __name__ == "__main__":
    sys.exit(main())
