#!/usr/bin/env python3
# ===- pooled.py - Poolings that convolutions by transforms compute, bit by bit ---------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Poolings of 2x2 pixels that are computed from the tiles of the convolution before them.

Each convolution is compiled with its image as the result, with the pooled image, and with both. The pooled image has
every bit of the largest of four pixels of the image, whose kernels other sweeps compare with their references, and the
image has the same bits where it is kept, on 1 to 5 threads. Even and odd heights and widths down to one tile and
less, tiles of an even number of rows, channels below and beyond a vector, batches, what follows the convolution, integer
products and filters that are transformed while they are used.
"""

import os
import sys
import tempfile

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from harness import dense, load_ways, make_parser, run, run_ways, save_inputs, tensor  # noqa: E402
from targets import SKIPPED, emitted, label, runs_here  # noqa: E402

# Algorithm, batch, height, width, channels, filters, filter size, padding, what follows.
CASES = [
    ("winograd_f4", 1, 8, 8, 4, 16, 3, 1, "none"), ("winograd_f4", 1, 9, 7, 5, 17, 3, 1, "relu"),
    ("winograd_f6", 1, 12, 12, 8, 32, 3, 1, "relu"), ("winograd_f6", 1, 13, 13, 8, 33, 3, 1, "relu"),
    ("winograd_f6", 2, 14, 17, 3, 64, 3, 1, "sum"), ("winograd_f6", 3, 7, 11, 16, 5, 3, 1, "sigmoid"),
    ("winograd_f2", 1, 2, 2, 1, 1, 3, 1, "none"), ("winograd_f2", 1, 3, 5, 7, 15, 3, 1, "relu"),
    ("winograd_f2", 2, 5, 4, 31, 16, 3, 0, "sum"), ("winograd_f4", 1, 10, 11, 6, 48, 5, 2, "relu"),
    ("winograd_f4", 1, 40, 38, 16, 16, 3, 1, "relu"), ("winograd_f6", 1, 31, 29, 20, 40, 3, 1, "sum"),
    ("winograd_f6", 1, 2, 37, 9, 24, 3, 1, "relu"), ("winograd_f4", 1, 23, 2, 9, 24, 3, 1, "sigmoid"),
    ("winograd_on_the_fly_f4", 1, 11, 14, 33, 32, 3, 1, "relu"), ("winograd_f4", 2, 19, 23, 12, 7, 2, 0, "relu"),
]
INTEGERS = [("winograd_int16_f2", 1, 9, 10, 16, 32, 3, 1, "relu"), ("winograd_int16_f2", 2, 13, 7, 5, 40, 3, 1, "sum"),
            ("winograd_int16_f4", 1, 16, 18, 24, 16, 3, 1, "relu")]
# Poolings that remain loops: tiles of odd numbers of rows.
OTHERS = [("winograd_f5", 1, 11, 12, 8, 16, 3, 1, "relu"), ("winograd_f3", 1, 9, 9, 8, 16, 3, 1, "none")]

BODIES = {
    "relu": "%z = arith.constant 0.0 : f32 %r = arith.maximumf %p, %z : f32 linalg.yield %r : f32",
    "sigmoid": "%o = arith.constant 1.0 : f32 %n = arith.negf %p : f32 %q = math.exp %n : f32 "
               "%d = arith.addf %o, %q : f32 %r = arith.divf %o, %d : f32 linalg.yield %r : f32",
    "sum": "%s = arith.addf %p, %t : f32 linalg.yield %s : f32",
}


def get_shapes(case):
    _, batch, height, width, channels, filters, taps, padding, _ = case
    rows, columns = (extent + 2 * padding - taps + 1 for extent in (height, width))
    return ((batch, height, width, channels), (taps, taps, channels, filters), (batch, rows, columns, filters),
            (batch, rows // 2, columns // 2, filters))


def write_model(case, results, weights):
    """A function whose results are those of `results`, of "image" and "pooled"."""
    algorithm, *_, padding, follow = case
    image, filters, out, pooled = map(tensor, get_shapes(case))
    batch, height, width, channels = get_shapes(case)[0]
    padded = tensor((batch, height + 2 * padding, width + 2 * padding, channels))
    lines = [
        f"%w = arith.constant {dense(weights)} : {filters}",
        "%zero = arith.constant 0.0 : f32",
        "%least = arith.constant 0xFF800000 : f32",
        f"%x = tensor.pad %in0 low[0, {padding}, {padding}, 0] high[0, {padding}, {padding}, 0] "
        f"{{ ^bb0(%a: index, %b: index, %c: index, %d: index): tensor.yield %zero : f32 }} : {image} to {padded}",
        f"%e = tensor.empty() : {out}",
        f"%f = linalg.fill ins(%zero : f32) outs(%e : {out}) -> {out}",
        f'%y = linalg.conv_2d_nhwc_hwcf {{nnprim.algorithm = "{algorithm}"}} ins(%x, %w : {padded}, {filters}) '
        f"outs(%f : {out}) -> {out}",
    ]
    value = "%y"
    if follow != "none":
        addend = "%t: f32, " if follow == "sum" else ""
        map_text = "affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>"
        operands = f"%y, %in1 : {out}, {out}" if follow == "sum" else f"%y : {out}"
        count = 3 if follow == "sum" else 2
        lines.append(
            f"%v = linalg.generic {{indexing_maps = [{', '.join([map_text] * count)}], "
            f'iterator_types = ["parallel", "parallel", "parallel", "parallel"]}} ins({operands}) outs(%e : {out}) '
            f"{{ ^bb0(%p: f32, {addend}%u: f32): {BODIES[follow]} }} -> {out}")
        value = "%v"
    values, types = [], []
    if "image" in results:
        values.append(value)
        types.append(out)
    if "pooled" in results:
        lines += [
            "%window = tensor.empty() : tensor<2x2xf32>",
            f"%g = tensor.empty() : {pooled}",
            f"%h = linalg.fill ins(%least : f32) outs(%g : {pooled}) -> {pooled}",
            f"%m = linalg.pooling_nhwc_max {{strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}} "
            f"ins({value}, %window : {out}, tensor<2x2xf32>) outs(%h : {pooled}) -> {pooled}",
        ]
        values.append("%m")
        types.append(pooled)
    arguments = f"%in0: {image}" + (f", %in1: {out}" if follow == "sum" else "")
    body = "\n  ".join(lines)
    return (f"func.func @main({arguments}) -> ({', '.join(types)}) {{\n  {body}\n"
            f"  return {', '.join(values)} : {', '.join(types)}\n}}\n")


def pool(image):
    """The largest of four pixels; a last odd row or column is left out."""
    rows, columns = image.shape[1] // 2 * 2, image.shape[2] // 2 * 2
    image = image[:, :rows, :columns]
    return np.maximum.reduce([image[:, i::2, j::2] for i in (0, 1) for j in (0, 1)])


def check(args, case, directory, is_fused):
    """What is wrong with a case, or ""."""
    rng = np.random.default_rng(sum(case[1:8]))
    shapes = get_shapes(case)
    weights = rng.uniform(-1, 1, shapes[1]).astype(np.float32)
    inputs = [rng.uniform(-1, 1, shapes[0]).astype(np.float32)]
    if case[-1] == "sum":
        inputs.append(rng.uniform(-1, 1, shapes[2]).astype(np.float32))
    found = {}
    for results in (("image",), ("pooled",), ("image", "pooled")):
        name = os.path.join(directory, "-".join(results))
        with open(name + ".mlir", "w", encoding="utf-8") as file:
            file.write(write_model(case, results, weights))
        remarks = run([args.compiler, name + ".mlir", "-o", name + ".so", "--remarks", "--max-error=1",
                       f"--target={emitted(args.target)}", "--min-thread-cycles=0"])
        if ("computed from the tiles" in remarks) != (is_fused and "pooled" in results):
            return f"{results}: expected {'a' if is_fused else 'no'} pooling of tiles"
        options = save_inputs(inputs, directory)
        ways = run_ways(name + ".so", [*args.runner.split(), *options], name, threads=(2, 4, 5))
        for number, result in enumerate(results):
            found[results, result], other = load_ways(ways, f"output{number}")
            if other:
                return f"{results}: {other} differ"
    image = found[("image",), "image"]
    both = ("image", "pooled")
    if image.tobytes() != found[both, "image"].tobytes():
        return "the image differs where it is pooled, too"
    expected = pool(image)
    for key in (("pooled",), "pooled"), (both, "pooled"):
        if expected.tobytes() != found[key].tobytes():
            wrong = np.argwhere(expected != found[key])
            return f"{key[0]}: {len(wrong)} of {expected.size} elements differ, the first at {wrong[:1].tolist()}"
    return ""


def main():
    args = make_parser(__doc__.splitlines()[0], "x86-64-avx2").parse_args()
    if not runs_here(args.target):
        print(f"skipped: this processor does not run code for {args.target}")
        return SKIPPED
    failures = 0
    cases = [(case, True) for case in CASES] + [(case, False) for case in OTHERS]
    if args.target.startswith("x86-64"):
        cases += [(case, True) for case in INTEGERS]
    for case, is_fused in cases:
        with tempfile.TemporaryDirectory() as directory:
            problem = check(args, case, directory, is_fused)
        if problem:
            failures += 1
            print(f"{case}: {problem}")
    print(f"{label(args.target)}: {len(cases)} convolutions, {failures} wrong")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
