#!/usr/bin/python3
# ===- functions.py - Elementwise functions of every float -----------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Errors of elementwise functions, as the compiler expands them, over all 2^32 floats, and their times.

    bench/functions.py                               all functions, a minute each
    bench/functions.py --functions=tanh,gelu --stride=97 --target=x86-64-avx2
    bench/functions.py --target=aarch64-neon --stride=997 --rounds=0 \
        --runner="qemu-aarch64 -L /usr/aarch64-linux-gnu build/aarch64/bin/nnprim-run"

The program fails if a function's error exceeds the bound of docs/functions.md. With --runner, which runs code that this
machine cannot run, nothing is built, all floats of a stride are one input, and numpy is the reference.
"""

import argparse
import math
import os
import shlex
import subprocess
import sys
import tempfile

import numpy as np

from lib.layers import ROOT

sys.path.insert(0, os.path.join(ROOT, "test/Kernels"))

from targets import SKIPPED, emitted, runs_here  # noqa: E402

# The scalar code as the importer writes it, and the bound in ULP (of x for the last three).
FUNCTIONS = {
    "exp": ("%r = math.exp %x : f32", 1),
    "sigmoid": ("%n = arith.negf %x : f32\n%e = math.exp %n : f32\n%s = arith.addf %one, %e : f32\n"
                "%r = arith.divf %one, %s : f32", 3),
    "tanh": ("%r = math.tanh %x : f32", 6),
    "erf": ("%r = math.erf %x : f32", 6),
    "swish": ("%n = arith.negf %x : f32\n%e = math.exp %n : f32\n%s = arith.addf %one, %e : f32\n"
              "%d = arith.divf %one, %s : f32\n%r = arith.mulf %x, %d : f32", 3),
    "gelu": ("%c = arith.constant 0.7071067811865476 : f32\n%z = arith.mulf %c, %x : f32\n%e = math.erf %z : f32\n"
             "%s = arith.addf %one, %e : f32\n%h = arith.mulf %half, %x : f32\n%r = arith.mulf %h, %s : f32", 3.5),
    "hard_swish": ("%c = arith.constant 0.16666666666666666 : f32\n%zero = arith.constant 0.0 : f32\n"
                   "%m = arith.mulf %c, %x : f32\n%a = arith.addf %m, %half : f32\n%l = arith.maximumf %a, %zero : f32\n"
                   "%u = arith.minimumf %l, %one : f32\n%r = arith.mulf %x, %u : f32", 2),
    # As Clip and Div are imported.
    "hard_swish_quotient": ("%zero = arith.constant 0.0 : f32\n%three = arith.constant 3.0 : f32\n"
                            "%six = arith.constant 6.0 : f32\n%a = arith.addf %x, %three : f32\n"
                            "%b = arith.cmpf olt, %a, %zero : f32\n%l = arith.select %b, %zero, %a : f32\n"
                            "%c = arith.cmpf olt, %six, %l : f32\n%u = arith.select %c, %six, %l : f32\n"
                            "%m = arith.mulf %x, %u : f32\n%r = arith.divf %m, %six : f32", 2),
}


# The first element of the softmax of a row of x and 0, lanes of rows side by side: the exponential as a pair.
SOFTMAX = ["two_pass", "three_pass_recompute", "three_pass_reload"]


def softmax_module(algorithm, size):
    one, two = f"tensor<1x{size}xf32>", f"tensor<2x{size}xf32>"
    return f"""func.func @main(%x: tensor<{size}xf32>) -> tensor<{size}xf32> {{
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : {one}
  %zeros = linalg.fill ins(%zero : f32) outs(%e : {one}) -> {one}
  %row = tensor.expand_shape %x [[0, 1]] output_shape [1, {size}] : tensor<{size}xf32> into {one}
  %rows = tensor.concat dim(0) %row, %zeros : ({one}, {one}) -> {two}
  %init = tensor.empty() : {two}
  %s = nnprim.twopass_softmax ins(%rows : {two}) outs(%init : {two}) dimension = 0 algorithm = {algorithm} -> {two}
  %y = tensor.extract_slice %s[0, 0] [1, {size}] [1, 1] : {two} to tensor<{size}xf32>
  return %y : tensor<{size}xf32>
}}
"""


def cases(names, size):
    """Name, source and bound of each function to compile."""
    for name in names:
        if name != "softmax":
            yield name, module(FUNCTIONS[name][0], size), FUNCTIONS[name][1]
            continue
        for algorithm in SOFTMAX:
            yield name, softmax_module(algorithm, size), 1


def module(code, size):
    kind = f"tensor<{size}xf32>"
    return f"""#id = affine_map<(i) -> (i)>
func.func @main(%input: {kind}) -> {kind} {{
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %init = tensor.empty() : {kind}
  %y = linalg.generic {{indexing_maps = [#id, #id], iterator_types = ["parallel"]}} ins(%input : {kind}) outs(%init : {kind}) {{
  ^bb0(%x: f32, %out: f32):
    {code}
    linalg.yield %r : f32
  }} -> {kind}
  return %y : {kind}
}}
"""


def reference(name, x):
    """The function in double precision."""
    if name in ("exp", "tanh"):
        return getattr(np, name)(x)
    if name == "erf":
        return np.vectorize(math.erf)(x)
    if name == "gelu":
        return x / 2 * np.vectorize(math.erfc)(x * -math.sqrt(0.5))
    if name.startswith("hard_swish"):
        return x * np.clip(x / 6 + 0.5, 0, 1)
    sigmoid = 1 / (1 + np.exp(-x))
    if name == "softmax":
        sigmoid[x == np.inf] = np.nan
    return x * sigmoid if name == "swish" else sigmoid


def largest_error(name, x, actual):
    """Place and size of the largest error, in the units of functions.cpp."""
    with np.errstate(all="ignore"):
        expected = reference(name, x.astype(np.float64))
        nearest = expected.astype(np.float32)
        error = np.abs(actual - expected)
        if name == "softmax":
            error /= expected * (5 + np.maximum(-x, 0)) * 2.0**-23 + 2.0**-126
        else:
            scale = np.abs(x if name in ("swish", "gelu") or name.startswith("hard_swish") else nearest)
            error *= np.ldexp(1.0, 24 - np.frexp(np.maximum(scale, np.float32(2.0**-126)))[1])
        if name in ("sigmoid", "softmax"):
            error[(actual == 0) & (nearest < 2.0**-126)] = 0
        special = ~np.isfinite(nearest) | ~np.isfinite(actual)
        same = (actual == nearest) | (np.isnan(actual) & np.isnan(nearest))
        error = np.where(special, np.where(same, 0, np.inf), error)
    return error.argmax(), error.max()


def check_by_runner(arguments, directory):
    """Checks all floats of the stride at once; returns how many functions exceed their bounds."""
    x = np.arange(0, 1 << 32, arguments.stride, dtype=np.uint64).astype(np.uint32).view(np.float32)
    paths = [os.path.join(directory, name) for name in ("f.mlir", "f.so", "x.npy")]
    np.save(paths[2], x)
    failures = 0
    for name, text, bound in cases(arguments.functions.split(","), len(x)):
        with open(paths[0], "w", encoding="utf-8") as file:
            file.write(text)
        subprocess.run([os.path.join(arguments.build, "bin/nnprim-compile"), paths[0], "-o", paths[1],
                        f"--target={emitted(arguments.target)}"], check=True)
        subprocess.run([*shlex.split(arguments.runner), paths[1], f"--input=input0={paths[2]}", f"--output-dir={directory}"],
                       check=True, stdout=subprocess.DEVNULL)
        place, error = largest_error(name, x, np.load(os.path.join(directory, "output0.npy")))
        print(f"{name:12} at most {error:.3f} at {x[place]:.8e}")
        failures += error > bound
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--functions", default=",".join([*FUNCTIONS, "softmax"]), help="separated by commas")
    parser.add_argument("--stride", type=int, default=1, help="every how many-th float")
    parser.add_argument("--target", default="host")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--runner", help="the command that runs code for --target")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    arguments = parser.parse_args()
    if arguments.runner and not runs_here(arguments.target):
        print(f"{arguments.target}: this CPU does not run it")
        return SKIPPED
    if arguments.runner:
        with tempfile.TemporaryDirectory() as directory:
            return 1 if check_by_runner(arguments, directory) else 0
    result = subprocess.run(["nice", "cmake", "--build", arguments.build, "--target", "nnprim-compile",
                             "nnprim-bench-functions"], stdout=subprocess.PIPE, text=True, check=False)
    if result.returncode != 0:
        sys.exit(result.stdout + "error: build failed; scripts/install-deps.sh bench installs what it needs")
    failures = 0
    with tempfile.TemporaryDirectory() as directory:
        size = 1 << 11
        for name, text, bound in cases(arguments.functions.split(","), size):
            source, library = (os.path.join(directory, name + suffix) for suffix in (".mlir", ".so"))
            with open(source, "w", encoding="utf-8") as file:
                file.write(text)
            subprocess.run([os.path.join(arguments.build, "bin/nnprim-compile"), source, "-o", library,
                            f"--target={arguments.target}"], check=True)
            failures += subprocess.run([os.path.join(arguments.build, "bin/nnprim-bench-functions"), name, library, str(size),
                                        str(arguments.stride), str(bound), str(arguments.rounds)], check=False).returncode
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
