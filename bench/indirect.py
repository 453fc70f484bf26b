#!/usr/bin/python3
# ===- indirect.py - Indirection against im2col ---------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Tables 11 and 12 of Dukhan's thesis (2021), for this machine and this project's own primitives.

    bench/indirect.py [--rounds=11] [--target=host] [--json=FILE]

The tables have geometric means of the speed-up of indirect_gemm over an im2col followed
by gemm (the loop and the product that the compiler makes of them). 1x1 convolutions of
stride 1 need no im2col and are compared with gemm alone. The product alone is also shown
for the others; the difference is the cost of im2col.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys

from lib.layers import DIRECT, ROOT

# The thesis's: the model, the kind of layer, and what its GEMM-based algorithm is there.
ROWS = [("11: ResNet-18", "resnet18", "non-1x1", "im2col"), ("11: ResNet-18", "resnet18", "1x1 stride 2", "im2col"),
        ("12: SqueezeNet 1.0", "squeezenet1_0", "non-1x1", "im2col"),
        ("12: SqueezeNet 1.0", "squeezenet1_0", "1x1 stride 1", "gemm")]


def kind(layer):
    return f"1x1 stride {layer['stride']}" if layer["r"] == layer["s"] == 1 else "non-1x1"


def ratio(layer, other):
    """How many times as fast as `other` the indirect convolution is."""
    times = {name: contestant["ms"]["median"] for name, contestant in layer["contestants"].items()}
    # The compiler itself takes gemm for 1x1 layers of stride 1.
    ours = "indirect" if kind(layer) == "1x1 stride 1" else "nnprim"
    return times[other] / times[ours]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--target", default="host")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--json", metavar="FILE", help="default: BUILD/bench/indirect.json")
    arguments = parser.parse_args()
    path = arguments.json or os.path.join(arguments.build, "bench/indirect.json")
    subprocess.run([os.path.join(ROOT, "bench/conv.py"), "--layers=resnet18,squeezenet1_0", "--form=indirect",
                    "--form=im2col", "--form=gemm", "--peers=none", f"--rounds={arguments.rounds}",
                    f"--target={arguments.target}", f"--build={arguments.build}", f"--json={path}",
                    "--", *DIRECT], check=True)
    with open(path, encoding="utf-8") as file:
        layers = json.load(file)["layers"]

    print(f"\n{'table':<20}{'layers':<14}{'against':<10}{'mean':>8}{'least':>8}{'gemm alone':>12}")
    for title, model, name, other in ROWS:
        chosen = [layer for layer in layers if layer["model"] == model and kind(layer) == name]
        ratios = [ratio(layer, other) for layer in chosen]
        alone = statistics.geometric_mean(ratio(layer, "gemm") for layer in chosen)
        mean = statistics.geometric_mean(ratios)
        print(f"{title:<20}{name:<14}{other:<10}{100 * mean - 100:>+7.2f}%{100 * min(ratios) - 100:>+7.2f}%"
              f"{100 * alone - 100:>+11.2f}%")
    return 0


if __name__ == "__main__":
    sys.exit(main())
