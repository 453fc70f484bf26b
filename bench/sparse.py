#!/usr/bin/python3
# ===- sparse.py - Products by sparse weights against dense ones ----------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times nnprim.spmm against this project's dense product of the same weights, zeros and all.

    bench/sparse.py                                        the pointwise layers of MobileNet v1, five sparsities
    bench/sparse.py --sparsity=50 --block=4 --filter=_14   blocks of four output channels
    bench/sparse.py --forms=spmm,rmw                       the read-modify-write kernel, too
    bench/sparse.py --sparsity=80 --plan='pixels = 128, channels = 64'
    bench/sparse.py --dense=f32,auto                       products of f32, and what the compiler chooses
    bench/sparse.py --peers=onednn,xnnpack-sparse --models --draw=docs/bench      both figures of the thesis

Weights are pruned at random, B×1 blocks of them as a whole. For each sparsity all contestants of a layer run in turns
in one process (docs/benchmarks.md); both begin with their weights packed and with images in the layout that they want:
NCHW for sparse weights, NHWC for dense ones. A number is the dense time over the sparse one: above 1 the sparse
product is faster. The dense product is what the compiler chooses, on some machines by 16-bit integers; one of f32 is
"dense-f32". The last column is the sparsity at which the geometric means break even, by interpolation. "best
dense" is the fastest of all dense products of a layer. --models goes on with bench/sparse_models.py; --draw draws what
was measured after figures 40 and 41 of Dukhan's thesis (2021), from files in BUILD/bench.
"""

import argparse
import concurrent.futures
import hashlib
import json
import math
import os
import re
import subprocess
import sys
import tempfile

import numpy as np

from conv import build
from lib.forms import convolution, tensor, weights
from lib.layers import ROOT, read_tables, stem

# Forms of dense products by what --dense calls them, and an error within which they are chosen: that of f32 is below
# those of products by integers.
DENSE_FORMS = {"auto": "dense", "f32": "dense-f32"}
F32_ERROR = 1e-5

ISA = {"x86-64-avx512": "avx512", "x86-64-avx2": "avx2"}


def isa(target):
    """What the peers may use beside kernels of a target such as x86-64-avx512-znver4; None for the host."""
    return next((name for start, name in ISA.items() if target.startswith(start)), None)


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layers", default="mobilenet_v1_pointwise", help="a table of bench/layers, 1x1 convolutions")
    parser.add_argument("--filter", default="", help="a regular expression for LAYER")
    parser.add_argument("--sparsity", default="45,50,60,70,80,90,95", help="percent of zeros, separated by commas")
    parser.add_argument("--block", type=int, default=1, help="adjacent output channels that are pruned together")
    parser.add_argument("--stored-block", type=int, help="adjacent output channels that are stored together, with zeros "
                        "where one of them is not (default: those that are pruned together)")
    parser.add_argument("--element", default="f32", choices=["f32", "bf16"],
                        help="the type that sparse weights are stored in")
    parser.add_argument("--forms", default="spmm", help="of spmm and rmw, separated by commas; the first is tabulated")
    parser.add_argument("--dense", default="auto", help="of auto (what the compiler chooses) and f32, separated by "
                        "commas")
    parser.add_argument("--plan", default="", help="fields of #nnprim.spmm_plan<…> instead of the planner's choice")
    parser.add_argument("--peers", default="", help="other libraries, separated by commas")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--looks", type=int, default=3, help="how often everything is allocated anew meanwhile")
    parser.add_argument("--ms", type=float, default=5, help="each contestant's share of a round")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--target", default="host", help="as nnprim-compile takes it")
    parser.add_argument("--models", action="store_true", help="whole models, too")
    parser.add_argument("--draw", metavar="DIRECTORY", help="where to draw sparse.svg and, with --models, "
                        "sparse-models.svg")
    parser.add_argument("--compile-only", action="store_true", help="leave the libraries in --directory")
    parser.add_argument("--directory", help="where libraries are; those that are there are not compiled again")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    arguments = parser.parse_args()
    if any(name not in DENSE_FORMS for name in arguments.dense.split(",")):
        parser.error("--dense takes auto and f32")
    if arguments.draw and not arguments.json:
        arguments.json = os.path.join(arguments.build, "bench/sparse.json")
    return arguments


def pruned(layer, sparsity, block, element):
    """The weights C×K with zeros, and which blocks are stored, ⌈K/block⌉×C."""
    seed = int.from_bytes(hashlib.sha256(f"{stem(layer)} {sparsity} {block}".encode()).digest()[:4], "little")
    blocks = -(-layer.k // block)
    # As many as requested, so that the sparsity is exact.
    stored = np.zeros(blocks * layer.c, bool)
    count = round(stored.size * (1 - sparsity / 100))
    stored[np.random.default_rng(seed).permutation(stored.size)[:count]] = True
    stored = stored.reshape(blocks, layer.c)
    filters = weights(layer.c * layer.k).reshape(layer.c, layer.k)
    if element == "bf16":
        filters = (filters.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)
    mask = np.repeat(stored, block, axis=0)[: layer.k].T
    return np.where(mask, filters, np.float32(0)), stored


def blob(name, values):
    return f'{name}: "0x04000000{values.tobytes().hex().upper()}"'


def resources(blobs):
    return "{-# dialect_resources: { builtin: { " + ", ".join(blobs) + " } } #-}\n"


def dense_source(layer, filters):
    body = convolution(layer, None)
    return (f'func.func @main(%input: {body.input} {{nnprim.name = "nhwc"}})\n'
            f'    -> ({body.result} {{nnprim.name = "nhwc"}}) {{\n'
            f"  %zero = arith.constant 0.0 : f32\n"
            f"  %filter = arith.constant dense_resource<filter> : {tensor(*body.filter)}\n"
            f"{body.text}  return %result : {body.result}\n}}\n" + resources([blob("filter", filters)]))


def spmm_source(layer, filters, stored, block, element, plan):
    pixels, blocks = layer.h * layer.w, stored.shape[0]
    padded = np.zeros((blocks * block, layer.c), np.float32)
    padded[: layer.k] = filters.T
    rows, columns = np.nonzero(stored)
    values = padded.reshape(blocks, block, layer.c)[rows, :, columns]
    pointers = np.concatenate([[0], np.cumsum(stored.sum(1))]).astype("<i4")
    if element == "bf16":
        values = (values.view(np.uint32) >> 16).astype("<u2")
    shape = (len(columns), block) if block > 1 else (len(columns),)
    types = [tensor(*shape, element=element), tensor(len(columns), element="i32"), tensor(blocks + 1, element="i32"),
             tensor(layer.c, pixels)]
    out = tensor(layer.k, pixels)
    attributes = f"attributes {{plan = #nnprim.spmm_plan<{plan}>}} " if plan else ""
    constants = "".join(f"  %{name} = arith.constant dense_resource<{name}> : {kind}\n"
                        for name, kind in zip(("values", "columns", "rows"), types))
    return (f'func.func @main(%input: {types[3]} {{nnprim.name = "nchw"}})\n'
            f'    -> ({out} {{nnprim.name = "nchw"}}) {{\n{constants}'
            f"  %space = tensor.empty() : {out}\n"
            f"  %result = nnprim.spmm ins(%values, %columns, %rows, %input : {', '.join(types)})\n"
            f"    outs(%space : {out}) {attributes}-> {out}\n  return %result : {out}\n}}\n"
            + resources([blob("values", values), blob("columns", columns.astype("<i4")), blob("rows", pointers)]))


def source(arguments, layer, form, sparsity):
    filters, stored = pruned(layer, sparsity, arguments.block, arguments.element)
    if form in DENSE_FORMS.values():
        return dense_source(layer, filters)
    plan, block = arguments.plan, arguments.stored_block or arguments.block
    if block != arguments.block:
        present = np.zeros((-(-layer.k // block) * block, layer.c), bool)
        present[: layer.k] = filters.T != 0
        stored = present.reshape(-1, block, layer.c).any(1)
    if form == "rmw":
        plan = f"pixels = {layer.h * layer.w}, rows = {block}, read_modify_write = true"
    return spmm_source(layer, filters, stored, block, arguments.element, plan)


def compile_layer(arguments, directory, layer, form, sparsity):
    """One library, and the weights that it was made of; returns an error or None."""
    library = os.path.join(directory, form, stem(layer) + ".so")
    if os.path.exists(library):
        return None
    path = library + ".mlir"
    with open(path, "w", encoding="utf-8") as file:
        file.write(source(arguments, layer, form, sparsity))
    pruned(layer, sparsity, arguments.block, arguments.element)[0].tofile(os.path.join(directory, stem(layer) + ".f32"))
    options = [f"--target={arguments.target}"]
    if form == DENSE_FORMS["f32"]:
        options.append(f"--max-error={F32_ERROR}")
    if arguments.threads > 1:
        options.append(f"--num-threads={arguments.threads}")
    compiler = os.path.join(arguments.build, "bin/nnprim-compile")
    result = subprocess.run(["nice", compiler, path, "-o", library, *options], capture_output=True, text=True,
                            check=False)
    return f"{layer.layer}, {form}: {result.stderr.strip()}" if result.returncode else None


def compile_layers(arguments, directory, layers, forms, sparsity):
    """The libraries of all layers at one sparsity."""
    jobs = [(layer, form) for form in forms for layer in layers]
    for form in forms:
        os.makedirs(os.path.join(directory, form), exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        errors = list(filter(None, pool.map(
            lambda job: compile_layer(arguments, directory, *job, sparsity), jobs)))
    if errors:
        sys.exit("\n".join(f"error: {error}" for error in errors))


def measure(arguments, directory, layers, forms):
    """The JSON of all layers at one sparsity."""
    results = os.path.join(directory, "results.json")
    names = "|".join(re.escape(f"{layer.table}/{layer.model}/{layer.layer}") for layer in layers)
    command = [os.path.join(arguments.build, "bin/nnprim-bench-conv"), f"--rounds={arguments.rounds}",
               f"--looks={min(arguments.looks, arguments.rounds)}", f"--ms={arguments.ms}",
               f"--peers={arguments.peers or 'none'}",
               f"--num-threads={arguments.threads}", f"--tables={os.path.join(ROOT, 'bench/layers')}",
               f"--layers={arguments.layers}", f"--filter=^({names})$", f"--filters={directory}",
               f"--json={results}",
               *(f"--libraries={form}={os.path.join(directory, form)}" for form in forms)]
    command += [f"--isa={isa(arguments.target)}"] if isa(arguments.target) else []
    result = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    if result.returncode != 0:
        sys.exit(result.returncode)
    with open(results, encoding="utf-8") as file:
        return json.load(file)


def compile_and_measure(arguments, layers, forms, sparsities):
    """The JSON of each sparsity, or nothing if libraries are what is wanted."""
    with tempfile.TemporaryDirectory() as temporary:
        directories = [os.path.join(arguments.directory or temporary, f"{sparsity:g}x{arguments.block}")
                       for sparsity in sparsities]
        for directory, sparsity in zip(directories, sparsities):
            compile_layers(arguments, directory, layers, forms, sparsity)
        if arguments.compile_only:
            return []
        return [measure(arguments, directory, layers, forms) for directory in directories]


def geomean(values):
    return math.exp(sum(map(math.log, values)) / len(values))


def break_even(sparsities, ratios):
    """Where the ratio is 1, with time linear in the weights that are stored; "< s" if it is more everywhere."""
    if ratios[0] >= 1:
        return f"< {sparsities[0]:g}"
    for (s0, r0), (s1, r1) in zip(zip(sparsities, ratios), zip(sparsities[1:], ratios[1:])):
        if r1 >= 1:
            return f"{s0 + (s1 - s0) * (1 / r0 - 1) / (1 / r0 - 1 / r1):.0f}"
    return f"> {sparsities[-1]:g}"


def print_row(name, sparsities, ratios):
    numbers = "".join(f"{ratio:8.2f}" for ratio in ratios)
    print(f"{name:24}{numbers}{break_even(sparsities, ratios):>10}")


def add_best_dense(results, contestants):
    """Adds the fastest of the contestants with dense weights, layer by layer, as one more."""
    for layer in (layer for result in results for layer in result["layers"]):
        ratios = [layer["contestants"][name]["our_ratio"] for name in contestants]
        layer["contestants"]["best dense"] = {"our_ratio": min(ratios)}


def measure_models(arguments):
    results = os.path.join(arguments.build, "bench/sparse-models.json")
    program = os.path.join(ROOT, "bench/sparse_models.py")
    subprocess.run([sys.executable, program, f"--build={arguments.build}", f"--json={results}",
                    f"--threads={arguments.threads}", f"--target={arguments.target}"], check=True)


def print_table(arguments, layers, sparsities, results, contestant):
    """The ratio of `contestant`'s time to that of the first form."""
    header = f"{contestant} / {arguments.forms.split(',')[0]}"
    print(f"{header:24}" + "".join(f"{f'{sparsity:g} %':>8}" for sparsity in sparsities) + "  break-even")
    rows = []
    for number, layer in enumerate(layers):
        ratios = [result["layers"][number]["contestants"][contestant]["our_ratio"] for result in results]
        rows.append(ratios)
        print_row(layer.layer, sparsities, ratios)
    means = [geomean(column) for column in zip(*rows)]
    print_row("geometric mean", sparsities, means)


def main():
    arguments = parse()
    layers = [layer for layer in read_tables([arguments.layers]) if re.search(arguments.filter, layer.layer)
              and layer.n == layer.r == layer.s == layer.stride == layer.groups == 1]
    if not layers:
        sys.exit("error: no 1x1 layer matches")
    build(arguments.build)
    sparsities = [float(sparsity) for sparsity in arguments.sparsity.split(",")]
    dense_forms = [DENSE_FORMS[name] for name in arguments.dense.split(",")]
    forms = [*arguments.forms.split(","), *dense_forms]
    results = compile_and_measure(arguments, layers, forms, sparsities)
    if arguments.compile_only:
        return 0
    peers = [peer for peer in arguments.peers.split(",") if peer]
    dense = [*dense_forms, *(peer for peer in peers if not peer.endswith("-sparse"))]
    add_best_dense(results, dense)
    for contestant in [*forms[1:], *peers, *(["best dense"] if len(dense) > 1 else [])]:
        print_table(arguments, layers, sparsities, results, contestant)
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump({"sparsities": sparsities, "block": arguments.block, "element": arguments.element,
                       "results": results}, file)
    if arguments.models:
        measure_models(arguments)
    if arguments.draw:
        plots = os.path.join(ROOT, "bench/plots/sparse.py")
        subprocess.run([sys.executable, plots, f"--build={arguments.build}", f"--output={arguments.draw}"], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
