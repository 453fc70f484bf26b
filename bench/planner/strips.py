#!/usr/bin/env python3
# ===- strips.py - Blocks around depthwise convolutions by strips ----------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Time and arena of a pointwise, a depthwise and a pointwise convolution, with strips of given heights and as planned.

    strips.py [--build=BUILD] [--baseline=BUILD] [--threads=N] [--rows=2,4,8] [--blocks=112x16x96x24x2,...]

A block is height (and width) x channels read x channels of the depthwise 3x3 convolution x channels written x stride.
`whole` computes none in strips. Each round runs every library once, in turns; the time is the median over rounds of the
median of a run, beside the median of its share of `whole` in the same round.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

import numpy as np

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# MobileNet v2's and v3's expansions in order of depth, and three layers of v1.
BLOCKS = ["112x16x96x24x2", "112x16x64x24x2", "56x24x144x24x1", "56x24x144x32x2", "28x32x192x32x1", "112x32x64x128x2"]


def tensor(*shape):
    return f"tensor<{'x'.join(map(str, shape))}xf32>"


def module(block, rows, parts):
    """Bias and clipping are epilogues. Strips of all rows are none: `rows` = 0."""
    size, inputs, channels, outputs, stride = block
    small = (size - 1) // stride + 1
    whole = f"nnprim.strip_rows = {rows or small} : i64, nnprim.strip_parts = {parts} : i64"
    attributes = "" if rows is None else f"attributes {{{whole}}}"
    clip = ("{ ^bb0(%a: f32, %o: f32): %s = arith.addf %a, %o : f32 %z = arith.constant 0.0 : f32 "
            "%k = arith.constant 6.0 : f32 %m = arith.maximumf %s, %z : f32 %r = arith.minimumf %m, %k : f32 "
            "nnprim.yield %r : f32 }")
    pixels, results = size * size, small * small
    image, result = tensor(1, size, size, channels), tensor(1, small, small, channels)
    x, i, r, y = (tensor(*s) for s in ((pixels, inputs), (pixels, channels), (results, channels), (results, outputs)))
    columns = "maps [affine_map<(d0, d1) -> (d1)>]"
    return f"""func.func @main(%x: {x}) -> {y} {{
  %w = arith.constant dense<0.25> : {tensor(inputs, channels)}
  %f = arith.constant dense<0.125> : {tensor(3, 3, channels)}
  %v = arith.constant dense<0.0625> : {tensor(channels, outputs)}
  %b = arith.constant dense<0.1> : {tensor(channels)}
  %d = arith.constant dense<0.1> : {tensor(outputs)}
  %e0 = tensor.empty() : {i}
  %y0 = nnprim.gemm ins(%x, %w : {x}, {tensor(inputs, channels)}) outs(%e0 : {i}) epilogue(%b : {tensor(channels)}) {columns} {clip} -> {i}
  %i = tensor.expand_shape %y0 [[0, 1, 2], [3]] output_shape [1, {size}, {size}, {channels}] : {i} into {image}
  %e1 = tensor.empty() : {result}
  %y1 = nnprim.depthwise_conv ins(%i, %f : {image}, {tensor(3, 3, channels)}) outs(%e1 : {result}) strides [{stride}, {stride}] dilations [1, 1] pads [1, 1] epilogue(%b : {tensor(channels)}) maps [affine_map<(d0, d1, d2, d3) -> (d3)>] {attributes} {clip} -> {result}
  %c = tensor.collapse_shape %y1 [[0, 1, 2], [3]] : {result} into {r}
  %e2 = tensor.empty() : {y}
  %y2 = nnprim.gemm ins(%c, %v : {r}, {tensor(channels, outputs)}) outs(%e2 : {y}) epilogue(%d : {tensor(outputs)}) {columns} {clip} -> {y}
  return %y2 : {y}
}}
"""


def compile_block(build, text, directory, name, args):
    source, library = (os.path.join(directory, f"{name}.{end}") for end in ("mlir", "so"))
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    subprocess.run([os.path.join(build, "bin", "nnprim-compile"), source, "-o", library, f"--target={args.target}",
                    f"--num-threads={args.threads}", "-q"], check=True, capture_output=True)
    return library


def measure(build, library, args):
    out = subprocess.run([os.path.join(build, "bin", "nnprim-run"), library, "--json", "--repeat=60",
                          f"--threads={args.threads}"], check=True, capture_output=True, text=True).stdout
    answer = json.loads(out)
    return answer["latency_ms"]["median"], answer["workspace_bytes"]


def bench_block(name, args, directory):
    block = [int(extent) for extent in name.split("x")]
    parts = args.parts or max(args.threads, 2)
    texts = {"whole": module(block, 0, 1), "plan": module(block, None, 1)}
    texts.update({f"rows={rows}": module(block, rows, parts) for rows in args.rows})
    libraries = {key: (args.build, compile_block(args.build, text, directory, f"{name}-{key}", args))
                 for key, text in texts.items()}
    if args.baseline:
        libraries["baseline"] = (args.baseline, compile_block(args.baseline, texts["plan"], directory, f"{name}-base", args))
    times, arena = {key: [] for key in libraries}, {}
    for _ in range(args.rounds):
        for key, (build, library) in libraries.items():
            time, arena[key] = measure(build, library, args)
            times[key].append(time)
    lines = []
    for key, values in times.items():
        share = float(np.median(np.array(values) / np.array(times["whole"])))
        lines.append({"block": name, "by": key, "ms": float(np.median(values)), "share": share, "arena_bytes": arena[key]})
        print(f"{name:>18}  {key:>9}  {lines[-1]['ms']:8.4f} ms  {share:6.3f}  {arena[key] / 2**10:7.0f} KiB", flush=True)
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default=os.path.join(ROOT, "build"))
    parser.add_argument("--baseline", help="build directory of another compiler")
    parser.add_argument("--target", default="host")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--parts", type=int, default=0, help="of strips of given heights (default: one a thread, two at least)")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--blocks", default=",".join(BLOCKS))
    parser.add_argument("--rows", default="", help="heights of strips to compare")
    parser.add_argument("--json", help="file for the results")
    args = parser.parse_args()
    args.rows = [int(rows) for rows in args.rows.split(",") if rows]
    with tempfile.TemporaryDirectory() as directory:
        lines = [line for name in args.blocks.split(",") for line in bench_block(name, args, directory)]
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(lines, file, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
