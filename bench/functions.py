#!/usr/bin/python3
# ===- functions.py - Elementwise functions of every float -----------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Errors of elementwise functions, as the compiler expands them, over all 2^32 floats, and their times.

    bench/functions.py                               all functions, some minutes each
    bench/functions.py --functions=tanh,gelu --stride=97 --target=x86-64-avx2

Fails if a function's error is above the bound that docs/functions.md promises.
"""

import argparse
import os
import subprocess
import sys
import tempfile

from layers import ROOT

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
             "%s = arith.addf %one, %e : f32\n%h = arith.mulf %half, %x : f32\n%r = arith.mulf %h, %s : f32", 3),
    "hard_swish": ("%c = arith.constant 0.16666666666666666 : f32\n%zero = arith.constant 0.0 : f32\n"
                   "%m = arith.mulf %c, %x : f32\n%a = arith.addf %m, %half : f32\n%l = arith.maximumf %a, %zero : f32\n"
                   "%u = arith.minimumf %l, %one : f32\n%r = arith.mulf %x, %u : f32", 2),
}


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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--functions", default=",".join(FUNCTIONS), help="separated by commas")
    parser.add_argument("--stride", type=int, default=1, help="every how many-th float")
    parser.add_argument("--target", default="host")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    arguments = parser.parse_args()
    result = subprocess.run(["nice", "cmake", "--build", arguments.build, "--target", "nnprim-compile",
                             "nnprim-bench-functions"], stdout=subprocess.PIPE, text=True, check=False)
    if result.returncode != 0:
        sys.exit(result.stdout + "error: build failed; scripts/install-deps.sh bench installs what it needs")
    failures = 0
    with tempfile.TemporaryDirectory() as directory:
        for name in arguments.functions.split(","):
            code, bound = FUNCTIONS[name]
            source, library = (os.path.join(directory, name + suffix) for suffix in (".mlir", ".so"))
            size = 1 << 11
            with open(source, "w", encoding="utf-8") as file:
                file.write(module(code, size))
            subprocess.run([os.path.join(arguments.build, "bin/nnprim-compile"), source, "-o", library,
                            f"--target={arguments.target}"], check=True)
            failures += subprocess.run([os.path.join(arguments.build, "bin/nnprim-bench-functions"), name, library, str(size),
                                        str(arguments.stride), str(bound), str(arguments.rounds)], check=False).returncode
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
