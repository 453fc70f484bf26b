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

A case's bytes are those of its inputs and outputs, each once. Its bound is the time in which as many bytes are copied,
half read and half written, between buffers of that size (numpy, which calls memcpy), measured beside it. Functions have
another one: the time of their products, fused with a sum or not, at the rate of FMAs that `nnprim-run --profile`
measures in the same run. `of` is the larger bound, `share` that bound over the time. Sums, comparisons, quotients and
windows that overlap are not counted; where they cost time of their own, the share is a lower limit.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time

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


def cases():
    """Name and model of each case."""
    image, deep = (1, 64, 112, 112), (1, 256, 28, 28)
    yield "pool/max_3x3_s2_p1_nhwc", pool("MaxPool", image, 3, 2, 1)
    yield "pool/max_3x3_s2_nhwc_24", pool("MaxPool", (1, 24, 112, 112), 3, 2, 0)
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
    yield "reduce/sum_last", one("ReduceSum", [(512, 768)], (512, 1), constants=axis(1))
    yield "reduce/sum_first", one("ReduceSum", [(512, 768)], (1, 768), constants=axis(0))
    yield "reduce/max_last", one("ReduceMax", [(512, 768)], (512, 1), constants=axis(1))
    yield "reduce/mean_middle", one("ReduceMean", [(16, 49, 512)], (16, 1, 512), constants=axis(1))
    yield "reduce/sum_all", one("ReduceSum", [(512, 768)], (1, 1), constants=axis(0, 1))
    yield "norm/layer", one("LayerNormalization", [(512, 768)], (512, 768),
                            constants=[("s", np.ones(768, np.float32)), ("b", np.ones(768, np.float32))])
    yield "norm/lrn", one("LRN", [(1, 96, 55, 55)], (1, 96, 55, 55), size=5)
    yield "norm/instance", one("InstanceNormalization", [deep], deep, constants=[("s", np.ones(256, np.float32)),
                                                                                 ("b", np.ones(256, np.float32))])
    yield "norm/instance_nhwc", instance_nhwc(deep)
    yield "norm/group", one("GroupNormalization", [deep], deep, constants=[("s", np.ones(32, np.float32)),
                                                                           ("b", np.ones(32, np.float32))], num_groups=32)
    yield "move/transpose_2d", one("Transpose", [(768, 512)], (512, 768), perm=[1, 0])
    yield "move/transpose_0213", one("Transpose", [(1, 197, 12, 64)], (1, 12, 197, 64), perm=[0, 2, 1, 3])
    yield "move/nchw_to_nhwc", one("Transpose", [deep], (1, 28, 28, 256), perm=[0, 2, 3, 1])
    yield "move/image_to_nhwc", one("Transpose", [(1, 3, 224, 224)], (1, 224, 224, 3), perm=[0, 2, 3, 1])
    yield "move/transpose_bytes", one("Transpose", [(768, 512)], (512, 768), (BYTE, BYTE), perm=[1, 0])
    yield "move/shuffle_2", shuffle(1, 28, 28, 240, 2)
    yield "move/shuffle_3", shuffle(1, 28, 28, 240, 3)
    yield "move/shuffle_8", shuffle(1, 28, 28, 384, 8)
    yield "move/concat_channels_nhwc", one("Concat", [(1, 28, 28, 96), (1, 28, 28, 56)], (1, 28, 28, 152), axis=3)
    yield "move/slice_step_2", graph(
        [helper.make_node("Slice", ["x0", "b", "e", "a", "s"], ["y"])], [("x0", FLOAT, image)],
        [("y", FLOAT, (1, 64, 56, 56))],
        [("b", np.array([0, 0])), ("e", np.array([112, 112])), ("a", np.array([2, 3])), ("s", np.array([2, 2]))])
    yield "move/pad", graph([helper.make_node("Pad", ["x0", "p"], ["y"])], [("x0", FLOAT, image)],
                            [("y", FLOAT, (1, 64, 114, 114))], [("p", np.array([0, 0, 1, 1, 0, 0, 1, 1]))])
    yield "move/gather_rows", graph([helper.make_node("Gather", ["x0", "i"], ["y"], axis=0)],
                                    [("x0", FLOAT, (1000, 256)), ("i", LONG, (512,))], [("y", FLOAT, (512, 256))])
    yield "resize/nearest_2_nchw", resize("nearest", (1, 64, 56, 56), 2)
    yield "resize/linear_2_nchw", resize("linear", (1, 64, 56, 56), 2)
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
# of either polynomial and one with x, and two behind the quotient; for LRN the square, one with alpha and fifteen of
# (...)^(-3/4) and x.
PRODUCTS = {"element/sigmoid": 10, "element/gelu": 15, "norm/lrn": 16}


def count_products(name, model):
    """Products of a case that is bound by them, or 0."""
    shape = [dim.dim_value for dim in model.graph.output[0].type.tensor_type.shape.dim]
    return PRODUCTS.get(name, 0) * int(np.prod(shape))


def measure_products(runner, compiler, target, directory):
    """Products of floats a second on one thread."""
    path = os.path.join(directory, "rate")
    onnx.save(chain([("Sqrt", {})], (8,)), path + ".onnx")
    subprocess.run([compiler, path + ".onnx", f"--target={target}", "--profile", "-o", path + ".so"], check=True,
                   stdout=subprocess.DEVNULL)
    command, best = [*runner.split(), path + ".so", "--profile", "--repeat=3"], 0
    for _ in range(5):
        output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        best = max(best, float(re.search(r"^machine +([0-9.]+) GFLOP/s", output, re.MULTILINE).group(1)))
    return best * 1e9 / 2


def count_bytes(model):
    """Bytes of the graph's inputs and outputs."""
    total = 0
    for value in [*model.graph.input, *model.graph.output]:
        kind = value.type.tensor_type
        size = np.dtype(mapping.TENSOR_TYPE_TO_NP_TYPE[kind.elem_type]).itemsize
        total += size * int(np.prod([dim.dim_value for dim in kind.shape.dim]))
    return total


def build(name, model, directory, compiler, target):
    """The library of a case."""
    source, library = (os.path.join(directory, name.replace("/", "_") + suffix) for suffix in (".onnx", ".so"))
    onnx.save(model, source)
    subprocess.run([compiler, source, f"--target={target}", "-o", library], check=True, stdout=subprocess.DEVNULL)
    return library


def run(runner, library, threads, repeat):
    """Minimal milliseconds of a run."""
    output = subprocess.run([*runner.split(), library, f"--repeat={repeat}", f"--threads={threads}", "--json"], check=True,
                            capture_output=True, text=True).stdout
    latency = json.loads(output)["latency_ms"]
    return latency["min"] if isinstance(latency, dict) else latency


def copy_time(size, repeat):
    """Minimal milliseconds in which half of `size` bytes are copied."""
    source = np.ones(max(size // 2, 64), np.uint8)
    target = np.empty_like(source)
    best = float("inf")
    for _ in range(repeat):
        start = time.perf_counter()
        np.copyto(target, source)
        best = min(best, time.perf_counter() - start)
    return best * 1e3


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"))
    parser.add_argument("--baseline", help="build directory of another compiler")
    parser.add_argument("--target", default="host")
    parser.add_argument("--only", default="", help="part of the names to run")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--repeat", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", help="file for the results")
    options = parser.parse_args()
    builds = [options.build] + ([options.baseline] if options.baseline else [])
    runner = os.path.join(options.build, "bin/nnprim-run")
    results = []
    with tempfile.TemporaryDirectory() as directory:
        rate = measure_products(runner, os.path.join(options.build, "bin/nnprim-compile"), options.target, directory)
    print(f"{'case':30}{'KiB':>8}{'us':>9}{'GB/s':>7}{'copy us':>9}{'share':>7}{'of':>10}" + (f"{'old us':>9}{'ratio':>7}" if options.baseline else ""))
    for name, model in cases():
        if options.only not in name:
            continue
        with tempfile.TemporaryDirectory() as directory:
            libraries = []
            for number, root in enumerate(builds):
                part = os.path.join(directory, str(number))
                os.mkdir(part)
                libraries.append(build(name, model, part, os.path.join(root, "bin/nnprim-compile"), options.target))
            size = count_bytes(model)
            best, bound = [float("inf")] * len(builds), float("inf")
            for _ in range(options.rounds):
                for number, library in enumerate(libraries):
                    best[number] = min(best[number], run(runner, library, options.threads, options.repeat))
                bound = min(bound, copy_time(size, options.repeat))
        arithmetic = count_products(name, model) / (rate * options.threads) * 1e3
        limit = "products" if arithmetic > bound else "copy"
        row = {"case": name, "bytes": size, "ms": best[0], "copy_ms": bound, "products_ms": arithmetic, "bound": limit,
               "share": max(bound, arithmetic) / best[0]}
        line = (f"{name:30}{size / 1024:8.0f}{best[0] * 1e3:9.1f}{size / best[0] / 1e6:7.1f}{bound * 1e3:9.1f}"
                f"{row['share']:7.2f}{limit:>10}")
        if options.baseline:
            row["baseline_ms"] = best[1]
            line += f"{best[1] * 1e3:9.1f}{best[1] / best[0]:7.2f}"
        print(line, flush=True)
        results.append(row)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"target": options.target, "threads": options.threads, "products_per_second": rate, "results": results}, file, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
