#!/usr/bin/env python3
# ===- integers.py - Products of bytes of a table against other libraries -------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times products of unsigned by signed bytes, requantized to bytes, of a table with columns m, n and k.

Each row is compiled for --target and timed in turns with oneDNN's matmul and XNNPACK's 1x1 convolution, one thread.
Printed are GOP/s (a multiply-add is two) and the others' times over ours, and at the end the geometric means. Weights
are at most --most in magnitude: pairs of up to 64 fit in 16 bits with unsigned bytes. --onednn-isa limits oneDNN's
instructions, for a comparison with --target=x86-64-avx2. --table=pointwise takes the 1x1 layers of a network's table.
"""

import argparse
import csv
import math
import os
import subprocess
import sys
import tempfile

import numpy as np

from lib.layers import ROOT


def literal(array):
    return f'dense<"0x{array.tobytes().hex().upper()}">'


def module(m, n, k, most):
    """The text of one product."""
    rng = np.random.default_rng(0)
    weights = rng.integers(-most, most + 1, (k, n)).astype(np.int8)
    bias, scale = np.full(n, 100, np.int32), rng.uniform(0.5e-3, 1e-3, n).astype(np.float32)
    bias[0], out = 99, f"tensor<{m}x{n}xi8>"
    return f"""func.func @main(%a: tensor<{m}x{k}xi8>) -> {out} {{
  %w = arith.constant {literal(weights)} : tensor<{k}x{n}xi8>
  %bias = arith.constant {literal(bias)} : tensor<{n}xi32>
  %scale = arith.constant {literal(scale)} : tensor<{n}xf32>
  %init = tensor.empty() : {out}
  %r = nnprim.gemm ins(%a, %w : tensor<{m}x{k}xi8>, tensor<{k}x{n}xi8>) outs(%init : {out})
      epilogue(%bias, %scale : tensor<{n}xi32>, tensor<{n}xf32>)
      maps [affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (n)>] attributes {{lhs_unsigned}} {{
    ^bb0(%acc: i32, %b: i32, %s: f32):
      %low = arith.constant 0.0 : f32
      %high = arith.constant 255.0 : f32
      %0 = arith.addi %acc, %b : i32
      %1 = arith.sitofp %0 : i32 to f32
      %2 = arith.mulf %1, %s : f32
      %3 = math.roundeven %2 : f32
      %4 = arith.maximumf %3, %low : f32
      %5 = arith.minimumf %4, %high : f32
      %6 = arith.fptoui %5 : f32 to i8
      nnprim.yield %6 : i8
    }} -> {out}
  return %r : {out}
}}
"""


def products(path):
    """(m, n, k) of each row; those of a table of convolutions are its 1x1 layers."""
    with open(path, encoding="utf-8") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    if "m" in rows[0]:
        return [tuple(int(row[name]) for name in "mnk") for row in rows]
    return [(int(row["h"]) * int(row["w"]), int(row["k"]), int(row["c"])) for row in rows if int(row["r"]) == 1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--target", default="host")
    parser.add_argument("--table", default="ngemm", help="a file of bench/layers")
    parser.add_argument("--onednn-isa", default="", help="for example AVX2")
    parser.add_argument("--most", type=int, default=127)
    parser.add_argument("--rounds", type=int, default=15)
    arguments = parser.parse_args()
    environment = dict(os.environ)
    if arguments.onednn_isa:
        environment["ONEDNN_MAX_CPU_ISA"] = arguments.onednn_isa
    tools = os.path.join(arguments.build, "bin")
    logarithms = {}
    with tempfile.TemporaryDirectory() as directory:
        source, library = os.path.join(directory, "product.mlir"), os.path.join(directory, "product.so")
        for m, n, k in products(os.path.join(ROOT, "bench", "layers", arguments.table + ".csv")):
            with open(source, "w", encoding="utf-8") as file:
                file.write(module(m, n, k, arguments.most))
            subprocess.run([os.path.join(tools, "nnprim-compile"), source, "-o", library, f"--target={arguments.target}"],
                           check=True)
            result = subprocess.run(
                [os.path.join(tools, "nnprim-bench-integers"), f"--library={library}", f"--m={m}", f"--n={n}", f"--k={k}",
                 f"--rounds={arguments.rounds}", f"--most={arguments.most}"],
                stdout=subprocess.PIPE, text=True, env=environment, check=True)
            words = [f"{m}x{n}x{k}"]
            for line in result.stdout.splitlines():
                name, speed, ratio, *detail = line.split()
                words.append(f"{name} {speed} ({ratio}{' ' + ' '.join(detail) if detail else ''})")
                logarithms.setdefault(name, []).append(math.log(float(ratio)))
            print(", ".join(words), flush=True)
    for name, values in logarithms.items():
        if name != "nnprim":
            print(f"geometric mean of {name}'s time over ours: {math.exp(sum(values) / len(values)):.3f}")


if __name__ == "__main__":
    sys.exit(main())
