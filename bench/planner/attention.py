#!/usr/bin/python3
# ===- attention.py - Two products around a softmax, of many lengths -------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Time and arena of attentions, as one model each: heads x length x depth.

    bench/planner/attention.py --build=build
    bench/planner/attention.py --baseline=old/build            the same by another compiler, interleaved
    bench/planner/attention.py --rows=12,24,48,96              strips of so many rows in place of the plan's

Queries are scaled, keys transposed, as exporters write it. The products' share of the time is at most that of the FMA
peak; `GFLOP/s` counts their operations alone. Medians over rounds in which all libraries run one after the other.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

import numpy as np
from onnx import TensorProto, helper, numpy_helper, save

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SIZES = ["3x197x64", "12x197x64", "12x512x64", "3x1024x64", "12x1024x64", "2x4096x64"]


def write_model(heads, length, depth, path):
    shape = [1, heads, length, depth]
    tensors = [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name in "qkvy"]
    nodes = [helper.make_node("Mul", ["q", "scale"], ["scaled"]),
             helper.make_node("Transpose", ["k"], ["keys"], perm=[0, 1, 3, 2]),
             helper.make_node("MatMul", ["scaled", "keys"], ["scores"], name="scores"),
             helper.make_node("Softmax", ["scores"], ["probabilities"], axis=3, name="softmax"),
             helper.make_node("MatMul", ["probabilities", "v"], ["y"], name="mix")]
    scale = numpy_helper.from_array(np.array(depth**-0.5, np.float32), "scale")
    model = helper.make_model(helper.make_graph(nodes, "attention", tensors[:3], tensors[3:], [scale]),
                              opset_imports=[helper.make_opsetid("", 17)])
    model.ir_version = 8
    save(model, path)


def with_rows(build, model, rows, path):
    """The model as .mlir, whose last product has the attribute."""
    text = subprocess.run([os.path.join(build, "bin", "nnprim-translate"), "--import-onnx", model], check=True,
                          capture_output=True, text=True).stdout
    last = text.rindex("linalg.batch_matmul ")
    text = text[:last] + text[last:].replace("linalg.batch_matmul ",
                                             f"linalg.batch_matmul {{nnprim.strip_rows = {rows} : i64}} ", 1)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def compile_model(build, source, library, args):
    result = subprocess.run([os.path.join(build, "bin", "nnprim-compile"), source, "-o", library,
                             f"--target={args.target}", f"--num-threads={args.threads}", "--remarks"],
                            check=True, capture_output=True, text=True)
    rows = re.search(r"(\d+) rows at a time", result.stderr)
    return rows.group(1) if rows else "-"


def measure(build, library, args, repeat):
    out = subprocess.run([os.path.join(build, "bin", "nnprim-run"), library, "--json", f"--repeat={repeat}",
                          f"--threads={args.threads}"], check=True, capture_output=True, text=True).stdout
    return json.loads(out)


def bench_size(size, args, directory):
    heads, length, depth = map(int, size.split("x"))
    model = os.path.join(directory, f"{size}.onnx")
    write_model(heads, length, depth, model)
    contestants = []
    for name, build in [("baseline", args.baseline), ("plan", args.build)]:
        if build:
            library = os.path.join(directory, f"{size}-{name}.so")
            contestants.append((name, build, library, compile_model(build, model, library, args)))
    for rows in args.rows:
        source, library = (os.path.join(directory, f"{size}-{rows}.{end}") for end in ("mlir", "so"))
        with_rows(args.build, model, rows, source)
        compile_model(args.build, source, library, args)
        contestants.append((f"rows={rows}", args.build, library, str(rows)))
    flops = 4 * heads * length * length * depth
    repeat = max(3, min(100, int(2e9 / flops)))
    times = {name: [] for name, *_ in contestants}
    arena = {}
    for _ in range(args.rounds):
        for name, build, library, _ in contestants:
            answer = measure(build, library, args, repeat)
            times[name].append(answer["latency_ms"]["median"])
            arena[name] = answer["workspace_bytes"]
    lines = []
    for name, _, _, rows in contestants:
        ms = float(np.median(times[name]))
        lines.append({"size": size, "by": name, "rows": rows, "ms": ms, "gflops": flops / ms / 1e6,
                      "arena_bytes": arena[name]})
        print(f"{size:>12}  {name:>10}  {rows:>5}  {ms:9.3f} ms  {flops / ms / 1e6:7.1f} GFLOP/s  "
              f"{arena[name] / 2**20:8.2f} MiB", flush=True)
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default=os.path.join(ROOT, "build"))
    parser.add_argument("--baseline", help="build directory of another compiler")
    parser.add_argument("--target", default="host")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--sizes", default=",".join(SIZES), help="heads x length x depth of each")
    parser.add_argument("--rows", default="", help="heights of strips to compare")
    parser.add_argument("--json", help="file for the results")
    args = parser.parse_args()
    args.rows = [int(rows) for rows in args.rows.split(",") if rows]
    print(f"{'attention':>12}  {'by':>10}  {'rows':>5}")
    with tempfile.TemporaryDirectory() as directory:
        lines = [line for size in args.sizes.split(",") for line in bench_size(size, args, directory)]
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(lines, file, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
