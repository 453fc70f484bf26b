#!/usr/bin/python3
# ===- loops.py - Loops that are no primitive, against the bandwidth of a copy ---------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times of poolings, reductions, movements and elementwise ops of realistic sizes, one op a model.

    bench/loops.py --build=build
    bench/loops.py --target=x86-64-avx2 --only=pool --json=loops.json
    bench/loops.py --baseline=old/build                the same ops by another compiler, interleaved
    bench/loops.py --compile-only --libraries=DIR      compiles, and measures nothing
    bench/loops.py --time-only --libraries=DIR         measures what that has compiled

A case's bytes are those of its inputs and outputs, each once. Its bound is the time in which vectors of the same
instructions read as many bytes as its inputs have and write as many as its outputs have (nnprim-bench-traffic),
measured beside it. memcpy is no bound: from 1.5 to 3 MiB it takes up to 12 % less time than vector stores, since it
writes lines that it has not read (rep movsb); and to write costs three times what to read does while all is in L2, so
that no copy is a bound of an op that reads more than it writes, or less. Cases lie clearly within 2 MiB of L2, at
most half of it, or clearly beyond: of 1.5 MiB the physical pages decide, and the same code takes 30 or 50 us from one
process to the next. Functions have another bound: the time of their products, fused with a sum or not, at the rate of
FMAs that `nnprim-run --profile` measures in the same run. `of` is the larger bound, `share` that bound over the time.
Sums that are fused with no product, comparisons, quotients and windows that overlap are not counted but for LRN;
where they cost time of their own, the share is a lower limit.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

import numpy as np
import onnx
from onnx import TensorProto, helper, mapping, numpy_helper

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FLOAT, BYTE, BOOL, DOUBLE, LONG = (TensorProto.FLOAT, TensorProto.UINT8, TensorProto.BOOL, TensorProto.DOUBLE,
                                   TensorProto.INT64)


def graph(nodes, inputs, outputs, constants=(), opset=18):
    """A model of `nodes` with inputs and outputs of (name, type, shape)."""
    infos = [[helper.make_tensor_value_info(*value) for value in values] for values in (inputs, outputs)]
    tensors = [numpy_helper.from_array(array, name) for name, array in constants]
    made = helper.make_graph(nodes, "loop", *infos, tensors)
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", opset)])
    model.ir_version = 8
    return model


def one(op, shapes, outputs, types=(FLOAT, FLOAT), constants=(), opset=18, **attributes):
    """One node; `outputs` is its output's shape, `types` those of inputs and output."""
    names = [f"x{i}" for i in range(len(shapes))]
    node = helper.make_node(op, names + [name for name, _ in constants], ["y"], **attributes)
    return graph([node], [(n, types[0], s) for n, s in zip(names, shapes)], [("y", types[1], outputs)], constants, opset)


def chain(ops, shape):
    """Elementwise ops one after the other; each entry is (op, attributes)."""
    nodes = [helper.make_node(op, [f"v{i}" if i else "x0"], [f"v{i + 1}" if i + 1 < len(ops) else "y"], **attributes)
             for i, (op, attributes) in enumerate(ops)]
    return graph(nodes, [("x0", FLOAT, shape)], [("y", FLOAT, shape)])


def pool(op, shape, kernel, stride, pad, **attributes):
    """A pooling between two transposes that make it NHWC, as between convolutions."""
    n, c, h, w = shape
    pixels = [(extent + 2 * pad - kernel) // stride + 1 for extent in (h, w)]
    nodes = [helper.make_node("Transpose", ["x0"], ["a"], perm=[0, 3, 1, 2]),
             helper.make_node(op, ["a"], ["b"], kernel_shape=[kernel] * 2, strides=[stride] * 2, pads=[pad] * 4,
                              **attributes),
             helper.make_node("Transpose", ["b"], ["y"], perm=[0, 2, 3, 1])]
    return graph(nodes, [("x0", FLOAT, (n, h, w, c))], [("y", FLOAT, (n, *pixels, c))])


def global_pool(op, shape):
    n, c, h, w = shape
    nodes = [helper.make_node("Transpose", ["x0"], ["a"], perm=[0, 3, 1, 2]), helper.make_node(op, ["a"], ["y"])]
    return graph(nodes, [("x0", FLOAT, (n, h, w, c))], [("y", FLOAT, (n, c, 1, 1))])


def instance_nhwc(shape):
    """An instance normalization between two transposes that make it NHWC, as between convolutions."""
    n, c, h, w = shape
    nodes = [helper.make_node("Transpose", ["x0"], ["a"], perm=[0, 3, 1, 2]),
             helper.make_node("InstanceNormalization", ["a", "s", "b"], ["c"]),
             helper.make_node("Transpose", ["c"], ["y"], perm=[0, 2, 3, 1])]
    return graph(nodes, [("x0", FLOAT, (n, h, w, c))], [("y", FLOAT, (n, h, w, c))],
                 [("s", np.ones(c, np.float32)), ("b", np.ones(c, np.float32))])


def shuffle(n, h, w, c, groups):
    """A channel shuffle of NHWC data."""
    nodes = [helper.make_node("Reshape", ["x0", "split"], ["a"]),
             helper.make_node("Transpose", ["a"], ["b"], perm=[0, 1, 2, 4, 3]),
             helper.make_node("Reshape", ["b", "joined"], ["y"])]
    constants = [("split", np.array([n, h, w, groups, c // groups])), ("joined", np.array([n, h, w, c]))]
    return graph(nodes, [("x0", FLOAT, (n, h, w, c))], [("y", FLOAT, (n, h, w, c))], constants)


def resize(mode, shape, scale):
    n, c, h, w = shape
    return graph([helper.make_node("Resize", ["x0", "", "scales"], ["y"], mode=mode,
                                   coordinate_transformation_mode="asymmetric" if mode == "nearest" else "half_pixel",
                                   **({"nearest_mode": "floor"} if mode == "nearest" else {}))],
                 [("x0", FLOAT, shape)], [("y", FLOAT, (n, c, h * scale, w * scale))],
                 [("scales", np.array([1, 1, scale, scale], np.float32))])


def resize_nhwc(mode, shape, scale):
    """Resizing between two transposes that make it NHWC, as between convolutions."""
    n, c, h, w = shape
    nodes = [helper.make_node("Transpose", ["x0"], ["a"], perm=[0, 3, 1, 2]),
             helper.make_node("Resize", ["a", "", "scales"], ["b"], mode=mode,
                              coordinate_transformation_mode="half_pixel"),
             helper.make_node("Transpose", ["b"], ["y"], perm=[0, 2, 3, 1])]
    return graph(nodes, [("x0", FLOAT, (n, h, w, c))], [("y", FLOAT, (n, h * scale, w * scale, c))],
                 [("scales", np.array([1, 1, scale, scale], np.float32))])


def lrn_nhwc(shape, size):
    """Local response normalization between two transposes that make it NHWC, as between convolutions."""
    n, c, h, w = shape
    nodes = [helper.make_node("Transpose", ["x0"], ["a"], perm=[0, 3, 1, 2]),
             helper.make_node("LRN", ["a"], ["b"], size=size),
             helper.make_node("Transpose", ["b"], ["y"], perm=[0, 2, 3, 1])]
    return graph(nodes, [("x0", FLOAT, (n, h, w, c))], [("y", FLOAT, (n, h, w, c))])


def cases():
    """Name and model of each case."""
    image, deep = (1, 64, 112, 112), (1, 128, 28, 28)
    yield "pool/max_3x3_s2_p1_nhwc", pool("MaxPool", image, 3, 2, 1)
    yield "pool/max_3x3_s2_nhwc_24", pool("MaxPool", (1, 24, 80, 80), 3, 2, 0)
    yield "pool/max_3x3_s1_p1_nhwc", pool("MaxPool", deep, 3, 1, 1)
    yield "pool/max_2x2_s2_nhwc", pool("MaxPool", image, 2, 2, 0)
    yield "pool/average_3x3_s2_nhwc", pool("AveragePool", image, 3, 2, 0)
    yield "pool/average_3x3_s1_p1_nhwc", pool("AveragePool", deep, 3, 1, 1)
    yield "pool/max_3x3_s2_nchw", one("MaxPool", [image], (1, 64, 55, 55), kernel_shape=[3, 3], strides=[2, 2])
    yield "pool/max_3x3_s1_nchw", one("MaxPool", [image], (1, 64, 110, 110), kernel_shape=[3, 3])
    yield "pool/global_average_nhwc", global_pool("GlobalAveragePool", (1, 512, 14, 14))
    yield "pool/global_average_nchw", one("GlobalAveragePool", [(1, 512, 14, 14)], (1, 512, 1, 1))
    yield "pool/global_max_nchw", one("GlobalMaxPool", [(1, 512, 7, 7)], (1, 512, 1, 1))
    axis = lambda *axes: [("axes", np.array(axes))]  # noqa: E731
    yield "reduce/sum_last", one("ReduceSum", [(256, 768)], (256, 1), constants=axis(1))
    yield "reduce/sum_first", one("ReduceSum", [(256, 768)], (1, 768), constants=axis(0))
    yield "reduce/max_last", one("ReduceMax", [(256, 768)], (256, 1), constants=axis(1))
    yield "reduce/mean_middle", one("ReduceMean", [(8, 49, 512)], (8, 1, 512), constants=axis(1))
    yield "reduce/sum_all", one("ReduceSum", [(256, 768)], (1, 1), constants=axis(0, 1))
    yield "norm/layer", one("LayerNormalization", [(512, 768)], (512, 768),
                            constants=[("s", np.ones(768, np.float32)), ("b", np.full(768, 0.5, np.float32))])
    yield "norm/layer_l2", one("LayerNormalization", [(197, 384)], (197, 384),
                               constants=[("s", np.ones(384, np.float32)), ("b", np.full(384, 0.5, np.float32))])
    yield "norm/lrn", one("LRN", [(1, 96, 55, 55)], (1, 96, 55, 55), size=5)
    yield "norm/lrn_nhwc", lrn_nhwc((1, 96, 55, 55), 5)
    yield "norm/instance", one("InstanceNormalization", [deep], deep, constants=[("s", np.ones(128, np.float32)),
                                                                                 ("b", np.ones(128, np.float32))])
    yield "norm/instance_nhwc", instance_nhwc(deep)
    yield "norm/group", one("GroupNormalization", [deep], deep, constants=[("s", np.ones(32, np.float32)),
                                                                           ("b", np.ones(32, np.float32))], num_groups=32)
    yield "move/transpose_2d", one("Transpose", [(768, 512)], (512, 768), perm=[1, 0])
    yield "move/transpose_2d_l2", one("Transpose", [(384, 256)], (256, 384), perm=[1, 0])
    yield "move/transpose_0213", one("Transpose", [(1, 197, 6, 64)], (1, 6, 197, 64), perm=[0, 2, 1, 3])
    yield "move/nchw_to_nhwc", one("Transpose", [deep], (1, 28, 28, 128), perm=[0, 2, 3, 1])
    yield "move/image_to_nhwc", one("Transpose", [(1, 3, 192, 192)], (1, 192, 192, 3), perm=[0, 2, 3, 1])
    yield "move/transpose_bytes", one("Transpose", [(768, 512)], (512, 768), (BYTE, BYTE), perm=[1, 0])
    yield "move/shuffle_2", shuffle(1, 14, 14, 480, 2)
    yield "move/shuffle_3", shuffle(1, 14, 14, 480, 3)
    yield "move/shuffle_8", shuffle(1, 28, 28, 384, 8)
    yield "move/concat_channels_nhwc", one("Concat", [(1, 28, 28, 96), (1, 28, 28, 56)], (1, 28, 28, 152), axis=3)
    yield "move/slice_step_2", graph(
        [helper.make_node("Slice", ["x0", "b", "e", "a", "s"], ["y"])], [("x0", FLOAT, image)],
        [("y", FLOAT, (1, 64, 56, 56))],
        [("b", np.array([0, 0])), ("e", np.array([112, 112])), ("a", np.array([2, 3])), ("s", np.array([2, 2]))])
    yield "move/pad", graph([helper.make_node("Pad", ["x0", "p"], ["y"])], [("x0", FLOAT, image)],
                            [("y", FLOAT, (1, 64, 114, 114))], [("p", np.array([0, 0, 1, 1, 0, 0, 1, 1]))])
    yield "move/gather_rows", graph([helper.make_node("Gather", ["x0", "i"], ["y"], axis=0)],
                                    [("x0", FLOAT, (500, 256)), ("i", LONG, (256,))], [("y", FLOAT, (256, 256))])
    yield "resize/nearest_2_nchw", resize("nearest", (1, 64, 56, 56), 2)
    yield "resize/linear_2_nchw", resize("linear", (1, 64, 56, 56), 2)
    yield "resize/linear_2_nhwc", resize_nhwc("linear", (1, 64, 56, 56), 2)
    flat = (1, 64, 112, 112)
    yield "element/add", one("Add", [flat, flat], flat)
    yield "element/add_channel", one("Add", [(1, 112, 112, 24), (24,)], (1, 112, 112, 24))
    yield "element/hard_swish", chain([("HardSwish", {})], flat)
    yield "element/sigmoid", chain([("Sigmoid", {})], flat)
    yield "element/gelu", one("Gelu", [flat], flat, opset=20)
    yield "element/chain", chain([("Abs", {}), ("Sqrt", {}), ("Neg", {}), ("LeakyRelu", {"alpha": 0.1})], flat)
    yield "element/where", graph([helper.make_node("Less", ["x0", "x1"], ["c"]),
                                  helper.make_node("Where", ["c", "x0", "x1"], ["y"])],
                                 [("x0", FLOAT, flat), ("x1", FLOAT, flat)], [("y", FLOAT, flat)])
    yield "element/less", one("Less", [flat, flat], flat, (FLOAT, BOOL))
    yield "element/and", one("And", [flat, flat], flat, (BOOL, BOOL))
    yield "element/cast_u8_f32", one("Cast", [flat], flat, (BYTE, FLOAT), to=FLOAT)
    yield "element/cast_f32_u8", one("Cast", [flat], flat, (FLOAT, BYTE), to=BYTE)
    yield "element/add_bytes", one("Add", [flat, flat], flat, (BYTE, BYTE))
    yield "element/add_double", one("Add", [flat, flat], flat, (DOUBLE, DOUBLE))


# Products of each element that is computed, fused or not, as in docs/functions.md: for 1/(1 + exp(-x)) one of the
# reduction's first step, two of its second, six of the polynomial and one with 2^k; for gelu x/sqrt(2), its square, five
# of either polynomial and one with x, and two behind the quotient; for LRN the square, one with alpha, twelve of
# (...)^(-3/4) and x, and the four sums with squares of the neighbours, which take the same units.
PRODUCTS = {"element/sigmoid": 10, "element/gelu": 15, "norm/lrn": 18, "norm/lrn_nhwc": 18}


def count_products(name, model):
    """Products of a case that is bound by them, or 0."""
    shape = [dim.dim_value for dim in model.graph.output[0].type.tensor_type.shape.dim]
    return PRODUCTS.get(name, 0) * int(np.prod(shape))


def build_product_rate(compiler, target, root):
    """Compiles the model whose profile says how fast the machine multiplies."""
    path = find_library("rate", root, 0, target)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    onnx.save(chain([("Sqrt", {})], (8,)), path.replace(".so", ".onnx"))
    subprocess.run([compiler, path.replace(".so", ".onnx"), f"--target={target}", "--profile", "-o", path], check=True,
                   stdout=subprocess.DEVNULL)


def measure_products(runner, target, root):
    """Products of floats a second on one thread."""
    command = [*runner.split(), find_library("rate", root, 0, target), "--profile", "--repeat=3"]
    best = 0
    for _ in range(5):
        output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        best = max(best, float(re.search(r"^machine +([0-9.]+) GFLOP/s", output, re.MULTILINE).group(1)))
    return best * 1e9 / 2


def count_bytes(values):
    """Bytes of inputs or outputs of a graph."""
    total = 0
    for value in values:
        kind = value.type.tensor_type
        size = np.dtype(mapping.TENSOR_TYPE_TO_NP_TYPE[kind.elem_type]).itemsize
        total += size * int(np.prod([dim.dim_value for dim in kind.shape.dim]))
    return total


def find_library(name, root, number, target):
    """The library of a case by a compiler, by its number, among those under `root`."""
    return os.path.join(root, target, str(number), name.replace("/", "_") + ".so")


def build(name, model, library, compiler, target):
    """Compiles a case."""
    os.makedirs(os.path.dirname(library), exist_ok=True)
    source = library.replace(".so", ".onnx")
    onnx.save(model, source)
    subprocess.run([compiler, source, f"--target={target}", "-o", library], check=True, stdout=subprocess.DEVNULL)


def run(runner, library, threads, repeat):
    """Minimal milliseconds of a run."""
    output = subprocess.run([*runner.split(), library, f"--repeat={repeat}", f"--threads={threads}", "--json"], check=True,
                            capture_output=True, text=True).stdout
    latency = json.loads(output)["latency_ms"]
    return latency["min"] if isinstance(latency, dict) else latency


def traffic_time(tool, target, read, written):
    """Minimal milliseconds in which so many bytes are read and written."""
    vectors = ["avx2"] if "avx2" in target else []
    output = subprocess.run([tool, *vectors, f"{read}:{written}"], check=True, capture_output=True, text=True).stdout
    return float(output) / 1e3


def print_heading(has_baseline):
    print(f"{'case':30}{'KiB':>8}{'us':>9}{'GB/s':>7}{'bytes us':>9}{'share':>7}{'of':>10}"
          + (f"{'old us':>9}{'ratio':>7}" if has_baseline else ""))


def measure(name, model, libraries, runner, rate, options):
    """Prints the line of a case, and returns its numbers."""
    read, written = count_bytes(model.graph.input), count_bytes(model.graph.output)
    size = read + written
    best, bound = [float("inf")] * len(libraries), float("inf")
    for _ in range(options.rounds):
        for number, library in enumerate(libraries):
            best[number] = min(best[number], run(runner, library, options.threads, options.repeat))
        bound = min(bound, traffic_time(options.traffic, options.target, read, written))
    arithmetic = count_products(name, model) / (rate * options.threads) * 1e3
    limit = "products" if arithmetic > bound else "bytes"
    row = {"case": name, "bytes": size, "ms": best[0], "bytes_ms": bound, "products_ms": arithmetic, "bound": limit,
           "share": max(bound, arithmetic) / best[0]}
    line = (f"{name:30}{size / 1024:8.0f}{best[0] * 1e3:9.1f}{size / best[0] / 1e6:7.1f}{bound * 1e3:9.1f}"
            f"{row['share']:7.2f}{limit:>10}")
    if len(libraries) > 1:
        row["baseline_ms"] = best[1]
        line += f"{best[1] * 1e3:9.1f}{best[1] / best[0]:7.2f}"
    print(line, flush=True)
    return row


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"))
    parser.add_argument("--baseline", help="build directory of another compiler")
    parser.add_argument("--target", default="host")
    parser.add_argument("--only", default="", help="parts of the names to run, separated by commas")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--repeat", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--libraries", metavar="DIR", help="where compiled cases are kept")
    parser.add_argument("--compile-only", action="store_true")
    parser.add_argument("--time-only", action="store_true")
    parser.add_argument("--json", help="file for the results")
    options = parser.parse_args()
    if (options.compile_only or options.time_only) and not options.libraries:
        parser.error("--compile-only and --time-only need --libraries")
    return options


def run_cases(root, options):
    """Compiles all cases that are asked for, then measures them."""
    builds = [options.build] + ([options.baseline] if options.baseline else [])
    chosen = [(name, model, [find_library(name, root, number, options.target) for number in range(len(builds))])
              for name, model in cases() if any(part in name for part in options.only.split(","))]
    if not options.time_only:
        for name, model, libraries in chosen:
            for library, other in zip(libraries, builds):
                build(name, model, library, os.path.join(other, "bin/nnprim-compile"), options.target)
        build_product_rate(os.path.join(options.build, "bin/nnprim-compile"), options.target, root)
    if options.compile_only:
        return
    options.traffic = os.path.join(options.build, "bin/nnprim-bench-traffic")
    if not os.path.exists(options.traffic):
        sys.exit(f"loops.py: no {options.traffic}, which measures the bounds: ninja -C {options.build} "
                 "nnprim-bench-traffic")
    runner = os.path.join(options.build, "bin/nnprim-run")
    rate = measure_products(runner, options.target, root)
    print_heading(bool(options.baseline))
    results = [measure(*case, runner, rate, options) for case in chosen]
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"target": options.target, "threads": options.threads, "products_per_second": rate,
                       "results": results}, file, indent=1)


def main():
    options = parse_options()
    if options.libraries:
        run_cases(options.libraries, options)
    else:
        with tempfile.TemporaryDirectory() as root:
            run_cases(root, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
